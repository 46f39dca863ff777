import { quotable } from "@marquee/adapters/ai/plain-text";
import type { BrandKnowledge, ReplyRequest, ReplyTurn } from "@marquee/adapters/ai/port";
import { type ReadToolName, type ReadTools, readToolNames } from "@marquee/adapters/ai/read-tools";
import { type SeededRandom, seededRandom } from "@marquee/concept-boards/seeded-random";
import { type IndustryFacts, industryFacts } from "./content/industry-facts.ts";
import { amountOf } from "./reading/wish.ts";

/** The facts that an answer is composed from. */
export interface AnswerScene {
  question: string;
  /** The time of the question, as an ISO time. */
  now: string;
  /** The reader's first name, or an empty text if there is none to use. */
  firstName: string;
  company: string;
  /** The reader's role, such as event_host. */
  role: string;
  facts: IndustryFacts;
  industry: keyof typeof industryFacts;
  interests: readonly string[];
  brand: BrandKnowledge | undefined;
  /** The turns before the question, newest first. */
  earlier: readonly ReplyTurn[];
  /** The amount of money that the reader named last, in whole USD. */
  amount: number | undefined;
  tools: ReadTools;
  random: SeededRandom;
}

/** An answer: a verdict, the evidence, one question to continue with, and at most three choices. */
export interface Answer {
  /** The answer in one or two short sentences, as plain text; shown first, in bold. */
  verdict: string;
  /** Why: figures, lists, caveats. */
  body: string;
  question: string;
  options: readonly string[];
}

/** Reads from a request what the answers need. */
export function answerScene(request: ReplyRequest, seed: string): AnswerScene {
  const newestFirst = request.history.toReversed();
  const asked = newestFirst.findIndex(({ author }) => author === "user");
  const industry = isIndustry(request.industry) ? request.industry : "other";
  const amount = newestFirst
    .filter(({ author }) => author === "user")
    .map(({ text }) => amountOf(text))
    .find((value) => value !== undefined);
  return {
    question: newestFirst[asked]?.text ?? "",
    now: request.now,
    firstName: quotable(request.userName, 40).split(" ")[0] ?? "",
    company: quotable(request.company, 60),
    role: request.role,
    facts: industryFacts[industry],
    industry,
    interests: request.interests,
    brand: request.brand,
    earlier: newestFirst.slice(asked + 1),
    amount,
    tools: withCache(request.tools),
    random: seededRandom(`reply:${seed}`),
  };
}

/** Caches the look-ups of one answer, because its parts may ask for the same things. */
function withCache(tools: ReadTools): ReadTools {
  const known = new Map<string, Promise<unknown>>();
  const once = (name: ReadToolName) => (input: object) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const found = known.get(key) ?? (tools[name] as (input: object) => Promise<unknown>)(input);
    known.set(key, found);
    return found;
  };
  return Object.fromEntries(readToolNames.map((name) => [name, once(name)])) as unknown as ReadTools;
}

function isIndustry(text: string | undefined): text is keyof typeof industryFacts {
  return text !== undefined && Object.hasOwn(industryFacts, text);
}

/** The answer as Markdown: verdict in bold, body, question, choices. */
export function written({ verdict, body, question, options }: Answer): string {
  const choices = options.map((option) => `[${option}]`).join(" ");
  const filled = body.replaceAll(/\n{3,}/g, "\n\n").trim();
  // "Assembly & Co." ends a sentence with its own full stop.
  return [`**${verdict.replace(/(?<!\.)\.\.$/, ".")}**`, filled, question, choices]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Lines as a numbered list. */
export function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
}

/** Lines as bullets. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
