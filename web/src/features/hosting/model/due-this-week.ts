import type { ListedDeal } from "@marquee/contracts/http/deals";
import { dueCard as copy } from "../copy.ts";

/** Something that a host has to do, and its due date. */
export interface DueItem {
  id: string;
  what: string;
  deal: ListedDeal;
  at: string;
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
    const { id, status, expiresAt, eventDate, eventEndsAt, moves } = deal;
    const closing = deal.closingDate === null ? eventDate : `${deal.closingDate}T00:00:00.000Z`;
    if (status === "negotiating" && expiresAt !== null)
      return [{ id, deal, at: expiresAt, what: awaitsAnswer(deal) ? copy.answer : copy.lapses }];
    if (status === "pending")
      return [{ id, deal, at: closing, what: moves.includes("sign") ? copy.sign : copy.sponsorSigns }];
    if (moves.includes("complete")) return [{ id, deal, at: eventEndsAt, what: copy.complete }];
    return status === "active" && Date.parse(eventDate) > nowMs
      ? [{ id, deal, at: eventDate, what: copy.begins }]
      : [];
  });
  return items
    .filter(({ at }) => Date.parse(at) < nowMs + weekMs)
    .sort((left, right) => left.at.localeCompare(right.at));
}
