import { getAgreement as readAgreement } from "../../../deals/agreements/agreements.ts";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { pick } from "../../../pick.ts";
import { orNull, type Tool } from "./tool.ts";

/** The agreement on one of the reader's deals: its status, who signed, and its text. */
export const getAgreement: Tool<"getAgreement"> = async ({ core, accountId }, { dealId }) => {
  const [agreement, deal] = await Promise.all([
    orNull(readAgreement(core, accountId, dealId)),
    orNull(getDeal(core, accountId, dealId)),
  ]);
  if (!agreement || !deal) return null;
  return {
    dealId,
    eventName: deal.eventName,
    ...pick(agreement, "version", "status", "signatures", "text"),
  };
};
