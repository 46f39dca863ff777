import type { BrandKnowledge } from "@marquee/adapters/ai/port";
import type { Core } from "../../core.ts";
import { brandFactsOf, isEmpty } from "./brand-facts.ts";

/** What a model is told about an account's brand; undefined if the account has told Morgan nothing. */
export async function brandKnowledgeOf(core: Core, accountId: string): Promise<BrandKnowledge | undefined> {
  const known = await brandFactsOf(core, accountId);
  if (isEmpty(known)) return undefined;
  const { marketingGoals: goals, targetAudience: audience, brandVoice: voice, forbiddenWords, facts } = known;
  const colors = known.brandColors.length === 0 ? {} : { colors: known.brandColors };
  return { goals, audience, voice, forbiddenWords, facts, ...colors };
}
