import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ReplyRequest } from "@marquee/adapters/ai/port";
import { toolLimitMax } from "@marquee/adapters/ai/read-tools";
import { choiceOptions } from "@marquee/contracts/chat/choice-options";
import { type Answer, type AnswerScene, answerScene, written } from "./answer.ts";
import {
  answerAfford,
  answerFreeReplies,
  answerLedger,
  answerOwnCampaigns,
  answerPayments,
  answerProfile,
  answerRecommended,
  answerSaved,
} from "./answers-account.ts";
import { answerBalance, answerBuying, answerCreditCosts } from "./answers-credits.ts";
import { answerAgreements, answerAttention, answerDeals, answerOwed } from "./answers-deals.ts";
import { answerEventFacts, asksForEventFacts } from "./answers-event-facts.ts";
import {
  answerComparison,
  answerEvents,
  answerNegotiation,
  answerPackages,
  answerTiers,
} from "./answers-events.ts";
import {
  answerCampaign,
  answerConcept,
  answerGreeting,
  answerIdentity,
  answerInstructions,
  answerOther,
  answerThanks,
} from "./answers-general.ts";
import {
  answerBudget,
  answerHalfBudget,
  answerLeaks,
  answerPresence,
  answerRoi,
  answerRoiLevers,
  answerRoiNumbers,
} from "./answers-money.ts";
import {
  answerDefinition,
  answerLocations,
  answerOwnNumbers,
  answerPipeline,
} from "./answers-own-numbers.ts";
import { answerRecommendation } from "./answers-recommendation.ts";
import { inBrandWords } from "./brand-words.ts";
import { concepts } from "./ideas.ts";
import { amountUsd, type Intent, recognize } from "./intents.ts";
import { names } from "./named-things.ts";
import { answerWithCard } from "./wanted-actions.ts";

/** The note on each answer of the local strategist, so that nobody mistakes it for a model's. */
export const demoNote =
  "Demo mode: no AI model is connected, so I'm answering from Marquee's events and your own data.";

const answers: Record<Intent, (scene: AnswerScene) => Answer | Promise<Answer>> = {
  instructions: answerInstructions,
  identity: answerIdentity,
  attention: answerAttention,
  owed: answerOwed,
  agreements: answerAgreements,
  afford: answerAfford,
  saved: answerSaved,
  profile: answerProfile,
  freeReplies: answerFreeReplies,
  payments: answerPayments,
  ledger: answerLedger,
  ownCampaigns: answerOwnCampaigns,
  locations: answerLocations,
  pipeline: answerPipeline,
  definition: answerDefinition,
  ownNumbers: answerOwnNumbers,
  deals: answerDeals,
  recommended: answerRecommended,
  balance: answerBalance,
  creditCosts: answerCreditCosts,
  buyCredits: answerBuying,
  compareEvents: answerComparison,
  recommendEvent: answerRecommendation,
  negotiate: answerNegotiation,
  tierValue: answerTiers,
  packages: answerPackages,
  roiNumbers: answerRoiNumbers,
  roiLevers: answerRoiLevers,
  roi: answerRoi,
  budgetLeaks: answerLeaks,
  budgetHalf: answerHalfBudget,
  budget: answerBudget,
  presence: answerPresence,
  campaign: answerCampaign,
  events: answerEvents,
  thanks: answerThanks,
  greeting: answerGreeting,
  other: answerOther,
};

/** The complete answer to a conversation. Deterministic for the request, tool results and seed. */
export async function composeReply(request: ReplyRequest, seed: string): Promise<string> {
  const scene = answerScene(request, seed);
  return written((await answerWithCard(scene, request.suggest)) ?? (await answerTo(scene)));
}

/** A question that asks for several things gets all of them, the first one first. */
async function answerTo(scene: AnswerScene): Promise<Answer> {
  const parts = partsOf(scene.question);
  if (parts.length === 1) return answerToOne(scene);
  const answered = await Promise.all(parts.map((question) => answerToOne({ ...scene, question })));
  const [first, ...others] = answered;
  if (!first) return answerToOne(scene);
  const rest = others.map(({ verdict, body }) => `**${verdict}**\n\n${body}`);
  return { ...first, body: [first.body, ...rest].filter((part) => part !== "").join("\n\n") };
}

/** Topics that are answered from stored data, so that two of them in one question get two answers. */
const factTopics: ReadonlySet<Intent> = new Set([
  "attention",
  "owed",
  "agreements",
  "afford",
  "saved",
  "profile",
  "freeReplies",
  "payments",
  "ledger",
  "ownCampaigns",
  "locations",
  "pipeline",
  "definition",
  "ownNumbers",
  "deals",
  "recommended",
  "balance",
  "creditCosts",
]);

/** Splits a question into its parts, if each part is about a fact and no two are about the same. */
function partsOf(question: string): string[] {
  const parts = question
    .split(
      /\?\s+|;\s*|,?\s+and (?=(?:also|what|how|when|where|which|who|do|does|did|is|are|can|have|has)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const topics = parts.map(recognize);
  const isApart = topics.every((topic) => factTopics.has(topic)) && new Set(topics).size === topics.length;
  return parts.length > 1 && parts.length <= 4 && isApart ? parts : [question];
}

async function answerToOne(scene: AnswerScene): Promise<Answer> {
  const asked = scene.question.toLowerCase();
  const format = concepts.find(({ title }) => asked.includes(title.toLowerCase()));
  const concept = format && answerConcept(format.title);
  if (concept) return inBrandWords(concept, scene.brand);
  const own = recognize(scene.question);
  if (aboutDeal.test(asked) && !beforeDeals.has(own) && (await namesOwnDeal(scene)))
    return answerDeals(scene);
  if (!beforeEvents.has(own) && asksForEventFacts(scene.question)) {
    const facts = await answerEventFacts(scene);
    if (facts) return facts;
  }
  // Text written for the brand avoids its forbidden words; facts are stated as they are.
  if (sketches.has(own)) return inBrandWords(await answers[own](scene), scene.brand);
  if (own !== "other") return answers[own](scene);
  const topic = topicBefore(scene);
  if (topic !== undefined && amountUsd(scene.question) !== undefined)
    return answers[moneyTopics.has(topic) ? topic : "budget"](scene);
  if (topic !== undefined && wasOffered(scene))
    return acknowledged(scene, await answers[nextTopic[topic] ?? "events"](scene));
  return (await answerEventFacts(scene)) ?? answers.other(scene);
}

/** Phrases with which people refer to one of their deals, by its event or its other side. */
const aboutDeal =
  /\b(?:(?:my|our|their) (?:offers?|counter-?offers?|negotiations?)|offers? (?:expires?|stands?)|negotiations?|status of|(?:did|have|do|does) (?:i|we) (?:have to )?(?:pay|paid|offer|offered|sign|signed)|did .{2,60} (?:answer|reply|accept|sign|decline)|how is .{2,80} going)\b/;

/** Topics that take precedence although the question also names a deal. */
const beforeDeals: ReadonlySet<Intent> = new Set<Intent>(["owed", "agreements", "attention", "ownNumbers"]);

async function namesOwnDeal(scene: AnswerScene): Promise<boolean> {
  const deals = await scene.tools.listDeals({ limit: toolLimitMax });
  return deals.some(
    ({ eventName, with: other }) =>
      names(scene.question, eventName) ||
      names(scene.question, other.company) ||
      names(scene.question, other.name),
  );
}

const sketches: ReadonlySet<Intent> = new Set(["campaign", "presence"]);

/** Topics that take precedence although the question also names an event. */
const beforeEvents: ReadonlySet<Intent> = new Set<Intent>([
  ...[...factTopics].filter((topic) => topic !== "recommended"),
  "instructions",
  "identity",
  "packages",
  "negotiate",
  "tierValue",
  "campaign",
  "presence",
  "buyCredits",
]);

/** The last topic that the reader asked about in words. */
function topicBefore({ earlier }: AnswerScene): Intent | undefined {
  return earlier
    .filter(({ author }) => author === "user")
    .map(({ text }) => (concepts.some(({ title }) => text.includes(title)) ? "campaign" : recognize(text)))
    .find((intent) => intent !== "other");
}

/** Topics whose answers depend on the amount that the reader names. */
const moneyTopics: ReadonlySet<Intent> = new Set([
  "recommendEvent",
  "packages",
  "roi",
  "budgetHalf",
  "budget",
]);

/** Whether the message is one of the choices of the answer before it. */
function wasOffered({ question, earlier }: AnswerScene): boolean {
  const last = earlier.find(({ author }) => author === "morgan");
  return last !== undefined && choiceOptions(last.text).includes(question.trim());
}

/** The topic that follows once the reader picks a choice. */
const nextTopic: Partial<Record<Intent, Intent>> = {
  compareEvents: "packages",
  recommendEvent: "negotiate",
  packages: "negotiate",
  tierValue: "negotiate",
  negotiate: "budget",
  roi: "roiNumbers",
  roiNumbers: "roiLevers",
  budget: "budgetLeaks",
  budgetHalf: "roiLevers",
  budgetLeaks: "roiLevers",
  campaign: "budget",
  presence: "budget",
  instructions: "campaign",
  buyCredits: "creditCosts",
};

function acknowledged(scene: AnswerScene, next: Answer): Answer {
  return {
    ...next,
    body: `You chose “${quotable(scene.question, 99)}”, so this comes next.\n\n${next.body}`,
  };
}
