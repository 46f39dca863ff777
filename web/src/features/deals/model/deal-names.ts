import type { ListedDeal } from "@marquee/contracts/http/deals";
import { dealNames as copy, dealStatuses } from "../copy.ts";

/** What a deal is called wherever it is named: its event, or its package's number where no event is known. */
export function dealTitle(deal: Pick<ListedDeal, "packageId" | "eventName">): string {
  return copy.packages[deal.packageId] ?? (deal.eventName || copy.fallback(deal.packageId));
}

/** A deal's status for people; a status that this release does not know yet reads as unknown. */
export function dealStatusLabel(status: string): string {
  const labels: Readonly<Record<string, string>> = dealStatuses;
  return labels[status] ?? copy.unknown;
}
