import type { Likely } from "./classify.ts";

/** What a question can be about. */
export type Topic =
  | "greeting"
  | "thanks"
  | "identity"
  | "instructions"
  | "waits"
  | "next_step"
  | "clients"
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
  | "deal_money"
  | "free_replies"
  | "draft"
  | "first_question"
  | "word"
  | "how_to"
  | "guide"
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
/** Less than this is a guess: measured on messages of authors left out, half of such answers are about something else. */
export const guessedBelow = 5;
/** What speaks for a topic that is the only one possible. */
export const certainWeight = 8;

/** How much speaks for each topic. */
export function topicWeights(likely: readonly Likely[]): Map<Topic, number> {
  return new Map(
    likely.flatMap(({ label, share }): [Topic, number][] =>
      label.startsWith("act:") || share < 0.02 ? [] : [[label as Topic, share * certainWeight]],
    ),
  );
}
