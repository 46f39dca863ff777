import { getAgreement as readAgreement } from "../../agreements/agreements.ts";
import { getDeal } from "../../deals/read-deals.ts";
import { pick } from "../../pick.ts";
import { orNull, type Tool } from "./tool.ts";

/** The agreement on a deal of the reader's: where it stands, who signed, and what it says. */
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
