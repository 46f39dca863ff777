import type { Deal } from "@marquee/contracts/http/deals";
import type { OperationId } from "@marquee/contracts/operations";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { dealQuery } from "../api/get-deal.ts";

/** What shows something of a deal besides its own page: lists, the contract, the concept that it is for, and how many spots are free. */
export const shownOfDeals = [
  "listSponsorshipDeals",
  "listBrandDeals",
  "listOwedDeliverables",
  "getAgreement",
  "listSponsorshipPackages",
  "listOwnCapacity",
  "getDashboard",
  "listConceptDeals",
] as const satisfies readonly OperationId[];

/** Shows a deal as it is after a change, and asks again for what the change may have moved. */
export function putDeal(client: QueryClient, deal: Deal): void {
  client.setQueryData(dealQuery(deal.id).queryKey, (known) =>
    known && known.updatedAt > deal.updatedAt ? known : deal,
  );
  void invalidate(client, ...shownOfDeals, "getEvent");
}
