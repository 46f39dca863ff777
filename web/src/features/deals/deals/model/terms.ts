import { type AgreedEvent, audienceLine, dealFieldLabels } from "@marquee/contracts/deals/deal-facts";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import { formatDate, formatDollars } from "#format/format.ts";
import type { Change } from "#ui/change-list.tsx";
import { changes as copy, deliverableDialog, deliverableStatuses, termsTab } from "../copy.ts";
import { proof } from "../file-copy.ts";
import { dealStatusLabel } from "./deal-names.ts";

/** The changed terms in words, each with its value before and after. */
export function shownChanges(changes: readonly DealChange[]): Change[] {
  return changes.map(({ field, old, new: next }) => {
    const [, n, part = ""] = /^deliverable (\d+) (\w+)$/.exec(field) ?? [];
    if (n === undefined) {
      const [was, is] = withoutShared(field, old, next);
      return { label: labels[field] ?? field, before: shownValue(field, was), after: shownValue(field, is) };
    }
    return {
      label: copy.deliverable(n, deliverableFields[part] ?? part),
      before: shownOfDeliverable(part, old),
      after: shownOfDeliverable(part, next),
    };
  });
}

/** Of two lists only what one of them lacks, unless they differ in nothing but their order. */
function withoutShared(field: string, old: DealChange["old"], next: DealChange["new"]) {
  // Days are a first and a last one, no list.
  if (!Array.isArray(old) || !Array.isArray(next) || field === "eventDays") return [old, next] as const;
  const [gone, added] = [old.filter((one) => !next.includes(one)), next.filter((one) => !old.includes(one))];
  return gone.length + added.length === 0 ? ([old, next] as const) : ([gone, added] as const);
}

/** What differs between two states of something in words, by the label of each of its parts. */
export function wordChanges(was: Record<string, string>, is: Record<string, string>): Change[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((label) => {
    const [before = "", after = ""] = [was[label], is[label]];
    return before === after ? [] : [{ label, before: before || null, after: after || null }];
  });
}

/** The days of an event as its agreement names them: "Mar 5, 2026 to Mar 7, 2026". */
export function shownDays({ firstDay, lastDay }: Pick<AgreedEvent, "firstDay" | "lastDay">): string {
  return [...new Set([firstDay, lastDay])].map(formatDate).join(` ${copy.to} `);
}

/** What agreements say about an event, in words, by the label of each part. */
export function eventInWords(event: AgreedEvent): Record<string, string> {
  return {
    [dealFieldLabels.eventName]: event.name,
    [dealFieldLabels.eventDays]: shownDays(event),
    [dealFieldLabels.eventLocation]: event.location,
    [dealFieldLabels.eventAudience]: audienceLine(event),
  };
}

const deliverableFields: Readonly<Record<string, string>> = {
  status: deliverableDialog.status,
  owner: deliverableDialog.owner,
  dueDate: deliverableDialog.dueDate,
  note: deliverableDialog.note,
  proof: proof.title,
};

function shownOfDeliverable(part: string, value: DealChange["old"]): string | null {
  if (typeof value !== "string") return null;
  const statuses: Readonly<Record<string, string>> = deliverableStatuses;
  if (part === "status") return statuses[value] ?? value;
  if (part === "owner") return value === "brand" ? termsTab.brand : termsTab.host;
  return part === "dueDate" ? formatDate(value) : value;
}

const labels: Readonly<Record<string, string>> = dealFieldLabels;

function shownValue(field: string, value: DealChange["old"]): string | null {
  if (value === null || value === "") return null;
  if (field === "eventDays" && Array.isArray(value))
    return shownDays({ firstDay: value[0] ?? "", lastDay: value[1] ?? "" });
  if (Array.isArray(value)) return value.length === 0 ? null : value.join("; ");
  if (typeof value === "number") return field === "amount" ? formatDollars(value) : String(value);
  if (field === "status") return dealStatusLabel(value);
  return field === "closingDate" ? formatDate(value) : value;
}
