import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { endOfDayIn } from "@marquee/contracts/events/event-time";
import { formatEventTime } from "#format/event-times.ts";
import { formatDate, formatDateTime } from "#format/format.ts";
import { dueCard as copy } from "../copy.ts";

/** Something that a host has to do, and its due date. */
export interface DueItem {
  id: string;
  what: string;
  deal: ListedDeal;
  at: string;
  /** The same for people: an event's times in its zone, a day as a day. */
  when: string;
}

const weekMs = 7 * 86_400_000;

/** The deals in which the user is the host. */
export function asHost(deals: readonly ListedDeal[]): ListedDeal[] {
  return deals.filter(({ ownSide }) => ownSide === "host");
}

/** Whether the sponsor's offer waits for the host's answer. */
export function awaitsAnswer({ status, offeredBy }: ListedDeal): boolean {
  return status === "negotiating" && offeredBy === "brand";
}

/** Items due within seven days or overdue, most urgent first. */
export function dueThisWeek(deals: readonly ListedDeal[], nowMs: number): DueItem[] {
  const items = asHost(deals).flatMap((deal): DueItem[] => {
    const { status, expiresAt, closingDate, eventDate, eventEndsAt, eventTimeZone, moves } = deal;
    const item = (what: string, at: string, when = formatEventTime(at, eventTimeZone)): DueItem[] => [
      { id: deal.id, deal, what, at, when },
    ];
    if (status === "negotiating" && expiresAt !== null)
      return item(awaitsAnswer(deal) ? copy.answer : copy.lapses, expiresAt, formatDateTime(expiresAt));
    if (status === "pending") {
      const what = moves.includes("sign") ? copy.sign : copy.sponsorSigns;
      return closingDate === null
        ? item(what, eventDate)
        : item(what, endOfDayIn(eventTimeZone, closingDate), formatDate(closingDate));
    }
    if (moves.includes("complete")) return item(copy.complete, eventEndsAt);
    return status === "active" && Date.parse(eventDate) > nowMs ? item(copy.begins, eventDate) : [];
  });
  return items
    .filter(({ at }) => Date.parse(at) < nowMs + weekMs)
    .sort((left, right) => left.at.localeCompare(right.at));
}
