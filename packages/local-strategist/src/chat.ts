import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ReplyRequest } from "@marquee/adapters/ai/port";
import { choiceOptions } from "@marquee/contracts/chat-text/choice-options";
import { type Answer, type AnswerScene, answerScene, written } from "./answer.ts";
import { answerBalance, answerBuying, answerCreditCosts } from "./answers-credits.ts";
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
import { answerRecommendation } from "./answers-recommendation.ts";
import { concepts } from "./ideas.ts";
import { amountUsd, type Intent, recognize } from "./intents.ts";

/** What is said beside each answer of the local strategist, so that nobody takes it for a model's. */
export const demoNote =
  "Demo mode: no AI model is connected, so I'm answering from the event catalog and your profile.";

const answers: Record<Intent, (scene: AnswerScene) => Answer | Promise<Answer>> = {
  instructions: answerInstructions,
  identity: answerIdentity,
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

/** The whole answer to a conversation; equal requests, tool results and seeds give equal answers. */
export async function composeReply(request: ReplyRequest, seed: string): Promise<string> {
  const scene = answerScene(request, seed);
  const answer = (await answerTo(scene)) ?? answerOther(scene);
  return written(answer);
}

async function answerTo(scene: AnswerScene): Promise<Answer | undefined> {
  const asked = scene.question.toLowerCase();
  const format = concepts.find(({ title }) => asked.includes(title.toLowerCase()));
  if (format) return answerConcept(format.title);
  const own = recognize(scene.question);
  if (own !== "other") return answers[own](scene);
  const topic = topicBefore(scene);
  if (!topic) return answers.other(scene);
  if (amountUsd(scene.question) !== undefined)
    return answers[moneyTopics.has(topic) ? topic : "budget"](scene);
  if (wasOffered(scene)) return acknowledged(scene, await answers[nextTopic[topic] ?? "events"](scene));
  return answers.other(scene);
}

/** The last thing the reader asked about in words. */
function topicBefore({ earlier }: AnswerScene): Intent | undefined {
  return earlier
    .filter(({ author }) => author === "user")
    .map(({ text }) => (concepts.some(({ title }) => text.includes(title)) ? "campaign" : recognize(text)))
    .find((intent) => intent !== "other");
}

/** Topics whose answers change with the amount that is named. */
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

/** Where a conversation continues once a choice was made. */
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
