import { getDeal as readDeal } from "../../../deals/deals/read-deals.ts";
import { pick } from "../../../pick.ts";
import { toolDeal } from "./list-deals.ts";
import { orNull, type Tool } from "./tool.ts";

/** How many versions of a deal Morgan reads, newest first. */
const offersShown = 10;

/** One of the reader's deals with its terms, what each side owes, and its versions. */
export const getDeal: Tool<"getDeal"> = async ({ core, accountId }, { dealId }) => {
  const deal = await orNull(readDeal(core, accountId, dealId));
  if (!deal) return null;
  return {
    ...toolDeal(deal),
    ...pick(deal, "benefits", "kpis", "notes", "endReason"),
    addOns: deal.addOns.map(({ id, benefit, price }) => ({ id, benefit, priceUsd: price })),
    offers: deal.offers.slice(0, offersShown).map(({ amount, ...offer }) => ({
      ...pick(offer, "version", "by", "kind", "note", "createdAt"),
      amountUsd: amount,
    })),
    deliverables: deal.deliverables.map((one) => pick(one, "benefit", "owner", "dueDate", "status")),
  };
};
