import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import type { ConceptRefinement, Industry, PreferredCampaignType } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft, CompetitiveAnalysis } from "@marquee/contracts/studio/campaign-idea";
import type { ReadTools } from "./read-tools.ts";

/** What an account has told Morgan about its brand; what it has not told is an empty text or list. */
export interface BrandKnowledge {
  goals: string;
  audience: string;
  /** How the brand sounds. */
  voice: string;
  /** Words that no text written for the brand may contain, in any case. */
  forbiddenWords: readonly string[];
  facts: readonly string[];
  /** The colors of its mockups, as # and six hexadecimal digits, the main color first; absent if not given. */
  colors?: readonly string[];
}

/** What a marketer asked for, plus what is known about their company. Amounts are whole USD. */
export interface CampaignBrief {
  prompt: string;
  industry?: Industry;
  budgetUsd?: number;
  targetAudience?: string;
  goals: readonly string[];
  location?: string;
  duration?: string;
  preferredType?: PreferredCampaignType;
  competitorNames: readonly string[];
  company?: string;
  brand?: BrandKnowledge;
}

/** A concept to refine; concepts made before plans existed have no plan. */
export type ConceptToRefine = Omit<CampaignIdeaDraft, "plan"> & {
  plan?: CampaignIdeaDraft["plan"] | undefined;
};

/** The request to refine one concept. */
export interface RefineRequest {
  refinement: ConceptRefinement;
  concept: ConceptToRefine;
  /** The other concepts of its generation, which the new one must not repeat. */
  others: readonly ConceptToRefine[];
  /** What should change, in somebody's own words; for `in_words` alone. */
  words?: string;
}

/** A concept board: standalone SVG markup, already sanitized, and the sentence that describes it to a reader. */
export interface Mockup {
  svg: string;
  description: string;
}

/** What an answer can have shown. */
export const shownKinds = [
  "event",
  "package",
  "host",
  "deal",
  "inquiry",
  "campaign",
  "concept",
  "credit_package",
] as const;

/** Something that an answer named. */
export interface ShownThing {
  kind: (typeof shownKinds)[number];
  id: string;
  name: string;
}

/** What an answer leaves for the next ones: never sent to a browser. */
export interface ReplyMemory {
  /** What it showed, in its order, where the adapter knows that better than the text says. */
  shown?: readonly ShownThing[];
  /** What it was narrowed by, in the adapter's own words; plain JSON. */
  constraints?: Readonly<Record<string, unknown>>;
}

/** One line of the conversation as the model sees it; what an answer left is absent for older ones. */
export interface ReplyTurn extends ReplyMemory {
  author: "user" | "morgan";
  text: string;
}

/** What Morgan needs to answer: the person asking, the recent conversation, ending with the question, and tools. */
export interface ReplyRequest {
  /** The time of the question on the reader's clock, as an ISO time with its offset: "this week" depends on it. */
  now: string;
  userName: string;
  company?: string;
  role: string;
  industry?: string;
  interests: readonly string[];
  brand?: BrandKnowledge;
  /** The conversation, oldest first, already cut to the token budget; the last turn is the question. */
  history: readonly ReplyTurn[];
  tools: ReadTools;
  /** Shows the reader a card for an action that they can take with a click. Nothing happens before that click. */
  suggest: (suggestion: Suggestion) => Promise<SuggestionOutcome>;
  /** Says that this answer could not help: it costs neither a credit nor a free reply. */
  cannotHelp: () => void;
  /** Keeps something of this answer for later ones; each call replaces what it gives. */
  remember: (memory: ReplyMemory) => void;
}

/** The card that the reader is shown, or why none is shown. */
export type SuggestionOutcome =
  | { shown: Pick<ChatAction, "title" | "effect" | "changes" | "costCredits"> }
  | { refused: string };

/** `signal` aborts the call; `seed` makes the local adapter deterministic. */
export interface AiContext {
  signal: AbortSignal;
  seed: string;
  /** Receives the output tokens of each model call, even a failed one; a call that was cut off counts in full. */
  onUsage?(outputTokens: number): void;
}

/**
 * The model behind the campaign builder.
 * Every method rejects with {@link AiError} and with nothing else; a rejected part has produced nothing.
 */
export interface CampaignAi {
  /** A caption for the concepts, for their owner; absent for a real model. */
  readonly conceptNote?: string | undefined;
  /** Up to three complete ideas, all of which fit: fewer rather than one that doesn't. `onIdea` receives each one as soon as it is complete and valid, in order. */
  generateIdeas(
    brief: CampaignBrief,
    context: AiContext & { onIdea(idea: CampaignIdeaDraft, index: number): void },
  ): Promise<CampaignIdeaDraft[]>;
  /**
   * One complete idea based on another. "cheaper" costs less, "another_city" is elsewhere, "more_technical" says how
   * it is built, "in_words" does what `words` say, and "another" is a different idea for the same brief; the first three keep the type of the concept.
   */
  refineIdea(brief: CampaignBrief, request: RefineRequest, context: AiContext): Promise<CampaignIdeaDraft>;
  /** One analysis per idea, in the same order. */
  analyzeCompetition(
    brief: CampaignBrief,
    ideas: readonly CampaignIdeaDraft[],
    context: AiContext,
  ): Promise<CompetitiveAnalysis[]>;
  /** One mockup per idea, in the same order. */
  drawMockups(
    brief: CampaignBrief,
    ideas: readonly CampaignIdeaDraft[],
    context: AiContext,
  ): Promise<Mockup[]>;
}

/** The model behind Morgan. An answer either is complete or fails with {@link AiError}. */
export interface ChatAi {
  /** A caption for each answer of `streamReply`; absent for a real model. */
  readonly note?: string;
  /** The answer as text deltas; joined they are the whole answer. */
  streamReply(request: ReplyRequest, context: AiContext): AsyncIterable<string>;
}

/** Both models. A worker uses only the one that it needs, so that it does not load the other. */
export interface Ai extends CampaignAi, ChatAi {}

export interface AiErrorOptions {
  retryAfterMs?: number | undefined;
  statusCode?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** Why the model returned nothing. `transient` may succeed when retried; `permanent` will not. */
export class AiError extends Error {
  readonly kind: "transient" | "permanent";
  /** A short reason for logs and metrics, never model text. */
  readonly reason: string;
  readonly retryAfterMs: number | undefined;
  /** What the service answered, named as its SDK's errors are, for logs: status, a code of its own and its request id. */
  readonly statusCode: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;

  constructor(kind: "transient" | "permanent", reason: string, options: AiErrorOptions = {}) {
    super(`model call failed: ${reason}`, { cause: options.cause });
    this.name = "AiError";
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
    this.statusCode = options.statusCode;
    this.code = options.code;
    this.requestId = options.requestId;
  }
}
