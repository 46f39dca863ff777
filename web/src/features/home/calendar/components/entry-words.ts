import type { CalendarEntry } from "@marquee/contracts/home/calendar";
import { dealPath, eventPath, hostedEventPath } from "#routing/paths.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { agenda as copy } from "../copy.ts";

/** What an entry is called. */
export function titleOf({ kind, eventName, packageName, benefit }: CalendarEntry): string {
  if (kind === "deliverable") return copy.due(benefit ?? eventName);
  if (kind === "offer") return copy.expires(packageName ?? eventName);
  return eventName;
}

/** Why it is in the calendar, in a word. */
export function kindOf({ kind, side, isTentative }: CalendarEntry): { label: string; tone: BadgeTone } {
  if (kind === "deliverable") return { label: copy.kinds.deliverable, tone: "danger" };
  if (kind === "offer") return { label: copy.kinds.offer, tone: "info" };
  if (side === null) return { label: copy.kinds.saved, tone: "outline" };
  if (side === "host")
    return isTentative
      ? { label: copy.kinds.draft, tone: "outline" }
      : { label: copy.kinds.hosting, tone: "lamp" };
  return isTentative
    ? { label: copy.kinds.negotiating, tone: "info" }
    : { label: copy.kinds.sponsoring, tone: "success" };
}

/** The page where one sees it, or does what it asks. */
export function placeOf({ kind, side, dealId, eventId }: CalendarEntry): string {
  if (dealId !== null) return dealPath(dealId, kind === "deliverable" ? "deliverables" : "");
  return side === "host" ? hostedEventPath(eventId) : eventPath(eventId);
}
