import type { ConceptDeal } from "@marquee/contracts/studio/concepts";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { getIdea } from "../../studio/campaigns/ideas.ts";
import { dealBriefsOf } from "./deal-briefs.ts";

/** The deals that an account started for one of its own concepts, newest change first. @throws AppError not_found */
export async function listConceptDeals(core: Core, accountId: string, id: string): Promise<ConceptDeal[]> {
  const [, briefs] = await Promise.all([getIdea(core, accountId, id), dealBriefsOf(core, accountId)]);
  return briefs
    .filter(({ conceptId }) => conceptId === id)
    .sort((left, right) => (left.updatedAt < right.updatedAt ? 1 : -1))
    .map((deal) => ({
      ...pick(deal, "id", "eventName", "packageName", "status", "signedAt", "createdAt", "updatedAt"),
      amount: deal.amountCents / 100,
    }));
}
