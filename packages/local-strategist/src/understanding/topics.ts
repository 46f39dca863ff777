import { type Cue, cues } from "./cues.ts";

/** What a question can be about. */
export type Topic =
  | "greeting"
  | "thanks"
  | "identity"
  | "instructions"
  | "waits"
  | "expires"
  | "find"
  | "compare"
  | "event"
  | "package"
  | "match"
  | "market"
  | "host"
  | "worked_with"
  | "deals"
  | "deal"
  | "owed"
  | "agreement"
  | "results"
  | "formula"
  | "pipeline"
  | "locations"
  | "saved"
  | "profile"
  | "budget_left"
  | "campaigns"
  | "balance"
  | "afford"
  | "ledger"
  | "payments"
  | "prices"
  | "refunds"
  | "free_replies"
  | "draft"
  | "first_question"
  | "word"
  | "how_to"
  | "offers"
  | "hosted"
  | "inquiries"
  | "invitees"
  | "reply_speed"
  | "host_advice"
  | "spending_advice"
  | "idea"
  | "concept"
  | "roi_advice"
  | "roi_numbers"
  | "roi_levers"
  | "budget_split"
  | "half_budget"
  | "leaks"
  | "negotiation"
  | "tiers"
  | "presence"
  | "outside";

/** A topic of its own needs this much; less is a follow-up, or not understood. */
export const leastWeight = 2;

/** How much speaks for each topic in a text. */
export function topicWeights(text: string): Map<Topic, number> {
  const asked = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  const weights = new Map<Topic, number>();
  for (const [topic, all] of Object.entries(cues) as [Topic, readonly Cue[]][]) {
    const weight = all.reduce((sum, each) => sum + (each.words.test(asked) ? each.weight : 0), 0);
    if (weight > 0) weights.set(topic, weight);
  }
  return weights;
}
