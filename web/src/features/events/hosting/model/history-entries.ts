import type { EventHistoryEntry } from "@marquee/contracts/events/hosting";
import { formatEventTime } from "#format/event-times.ts";
import { formatCount, formatDollars, labelOf } from "#format/format.ts";
import type { TimelineEntry } from "#ui/timeline.tsx";
import { historyTab as copy } from "../copy.ts";

type Change = EventHistoryEntry["changes"][number];

/** Converts one step of an event's history to a timeline entry; the event's times are in the given zone, its own. */
export function timelineEntry(
  { id, by, changes, createdAt }: EventHistoryEntry,
  timeZone: string,
): TimelineEntry {
  const visible = changes.filter(({ field }) => !["state", "package", "addOn"].includes(field));
  return {
    id,
    ...summaryOf(changes),
    actor: by === "" ? copy.unknown : by,
    at: createdAt,
    ...(visible.length === 0 ? {} : { changes: visible.map((one) => shownChange(one, timeZone)) }),
  };
}

/** Summarizes a step by its most important change. */
function summaryOf(changes: readonly Change[]): Pick<TimelineEntry, "icon" | "what"> {
  const state = changes.find(({ field }) => field === "state");
  if (state?.new === "draft") return { icon: "plus", what: copy.created };
  if (state?.new === "published") return { icon: "megaphone", what: copy.published };
  if (state?.new === "cancelled") return { icon: "circle-slash", what: copy.canceled };
  const addOn = changes.find(({ field }) => field.startsWith("addOn"));
  if (addOn?.field === "addOn")
    return addOn.old === null
      ? { icon: "plus", what: copy.addOnAdded(String(addOn.new)) }
      : { icon: "trash", what: copy.addOnDeleted(String(addOn.old)) };
  if (addOn) return { icon: "pencil", what: copy.addOnsChanged };
  const offer = changes.find(({ packageName }) => packageName !== null);
  if (!offer || offer.packageName === null) return { icon: "pencil", what: copy.changed };
  const { packageName, field } = offer;
  if (field !== "package") return { icon: "pencil", what: copy.packageChanged(packageName) };
  return offer.old === null
    ? { icon: "plus", what: copy.packageAdded(packageName) }
    : { icon: "trash", what: copy.packageDeleted(packageName) };
}

/** Picture addresses mean nothing to the reader. */
function imageChange(old: Change["old"], next: Change["new"]): string {
  if (next === null) return copy.imageRemoved;
  return old === null ? copy.imageAdded : copy.imageReplaced;
}

const formats: Record<string, (value: string | number, timeZone: string) => string> = {
  date: (value, timeZone) => formatEventTime(String(value), timeZone),
  endsAt: (value, timeZone) => formatEventTime(String(value), timeZone),
  category: (value) => labelOf(String(value)),
  tier: (value) => labelOf(String(value)),
  attendeeCount: (value) => formatCount(Number(value)),
  oneSponsorPerIndustry: (value) => labelOf(String(value)),
  price: (value) => formatDollars(Number(value)),
  addOnPrice: (value) => formatDollars(Number(value)),
};

function shownChange({ field, old, new: next }: Change, timeZone: string) {
  if (field === "imageUrl")
    return { label: copy.fields.imageUrl, before: null, after: imageChange(old, next) };
  const format = formats[field] ?? String;
  const text = (value: Change["old"]) => (value === null || value === "" ? null : format(value, timeZone));
  return {
    label: (copy.fields as Record<string, string>)[field] ?? labelOf(field),
    before: text(old),
    after: text(next),
  };
}
