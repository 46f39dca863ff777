import { generateBodySchema } from "@marquee/contracts/studio/campaign-order";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { jobMessage } from "@marquee/core/credits/jobs/jobs";
import { getGeneration, publicGeneration } from "@marquee/core/studio/campaigns/generations";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import type { Brief } from "./briefs/brief.ts";
import { briefs } from "./briefs/briefs.ts";
import { type GenerationFacts, generationFacts } from "./briefs/concept-facts.ts";
import { type Delivered, pairShares, scoreGeneration, sentencesIn } from "./briefs/generation-score.ts";
import type { ConceptReport, Half, JudgeWorld } from "./judge-types.ts";
import { people } from "./world.ts";

/** A model takes its time for each. */
const atOnce = 10;

/** Orders a campaign for every brief of a half and judges what was delivered. */
export async function judgeConcepts(half: Half, world: JudgeWorld): Promise<ConceptReport> {
  const delivered: Delivered[] = [];
  for (let start = 0; start < briefs[half].length; start += atOnce) {
    const some = briefs[half].slice(start, start + atOnce);
    delivered.push(
      ...(await Promise.all(some.map(async (brief) => ({ brief, generation: await order(brief, world) })))),
    );
  }
  const pairs = pairShares(delivered);
  const concepts = delivered.flatMap(({ generation }) => generation.concepts);
  return {
    half,
    briefs: delivered.map((one) =>
      scoreGeneration(one, pairs.find(({ ids }) => ids.includes(one.brief.id))?.share),
    ),
    pairs,
    frequentSentences: sentencesIn(concepts, concepts.length / 10),
  };
}

/** Orders as somebody who registered today: nothing but the brief tells what is wanted. */
async function order(brief: Brief, world: JudgeWorld): Promise<GenerationFacts> {
  const { core, queue, channel, files, budget, signIn } = world.stage();
  const userId = people.newBrand;
  await grantCredits(core, { userId, id: "judge_briefs", amount: 100, reason: "Welcome credits" });
  const { prompt, form, industry, industryOpen } = brief;
  const body = generateBodySchema.parse({ prompt, ...form, ...(industryOpen ? {} : { industry }) });
  const requestId = `judge-${brief.id}`;
  const principal = await signIn(userId);
  const { id } = await orderCampaign(core, queue, {
    principal,
    idempotencyKey: undefined,
    requestId,
    budget,
    body,
  });
  const message = jobMessage({ id, kind: "campaign", userId, requestId });
  await runCampaign({ core, ai: world.campaignAi, files, channel }, message, new AbortController().signal);
  return generationFacts(publicGeneration(await getGeneration(core, userId, id)));
}
