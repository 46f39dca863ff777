import type { Deal } from "@marquee/contracts/deals/deals";
import type { OperationId } from "@marquee/contracts/operations";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { dealQuery } from "../api/get-deal.ts";

/** Operations that show part of a deal, besides its page: lists, the contract, its concept, and the free spots. */
export const shownOfDeals = [
  "listSponsorshipDeals",
  "listBrandDeals",
  "listDealVersions",
  "listDealHistory",
  "getAgreement",
  "listSponsorshipPackages",
  "listOwnCapacity",
  "getDashboard",
  "listCalendar",
  "listThreads",
  "listConceptDeals",
] as const satisfies readonly OperationId[];

/** Shows a deal as it is after a change, and refetches what the change may have affected. */
export function putDeal(client: QueryClient, deal: Deal): void {
  client.setQueryData(dealQuery(deal.id).queryKey, (known) =>
    known && known.updatedAt > deal.updatedAt ? known : deal,
  );
  void invalidate(client, ...shownOfDeals, "getEvent");
}
