import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { dealNames as copy, dealStatuses } from "../copy.ts";

/** The name of a deal: its event, or its package's number if no event is known. */
export function dealTitle(deal: Pick<ListedDeal, "packageId" | "eventName">): string {
  return copy.packages[deal.packageId] ?? (deal.eventName || copy.fallback(deal.packageId));
}

/** The label of a deal's status; a status that this release does not know reads as unknown. */
export function dealStatusLabel(status: string): string {
  const labels: Readonly<Record<string, string>> = dealStatuses;
  return labels[status] ?? copy.unknown;
}
