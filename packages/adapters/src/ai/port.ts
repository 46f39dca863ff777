import type { CampaignIdeaDraft, CompetitiveAnalysis } from "@marquee/contracts/campaign-idea";
import type { ChatAction, Suggestion } from "@marquee/contracts/chat-action";
import type { ConceptRefinement, Industry, PreferredCampaignType } from "@marquee/contracts/enums";
import type { ReadTools } from "./read-tools.ts";

/** What an account has told Morgan about its brand; empty texts and lists for what it has not. */
export interface BrandKnowledge {
  goals: string;
  audience: string;
  /** How the brand sounds. */
  voice: string;
  /** Words that nothing written in the brand's name may hold, in any case. */
  forbiddenWords: readonly string[];
  facts: readonly string[];
  /** What its mockups are drawn in, as # and six hexadecimal digits, the leading one first; absent for an account that gave none. */
  colors?: readonly string[];
}

/** What a marketer asked for, with what is known about their company. Amounts are whole USD. */
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

/** A concept that is to be changed; one that was made before there were plans has none. */
export type ConceptToRefine = Omit<CampaignIdeaDraft, "plan"> & {
  plan?: CampaignIdeaDraft["plan"] | undefined;
};

/** What one concept is made from. */
export interface RefineRequest {
  refinement: ConceptRefinement;
  concept: ConceptToRefine;
  /** The other concepts of its generation, which the new one must not repeat. */
  others: readonly ConceptToRefine[];
}

/** A concept board: standalone SVG markup, already sanitized, and the sentence that describes it to a reader. */
export interface Mockup {
  svg: string;
  description: string;
}

/** One line of the conversation as the model sees it. */
export interface ReplyTurn {
  author: "user" | "morgan";
  text: string;
}

/** What Morgan needs to answer: who asks, the recent conversation (oldest first, ending with the question), and tools. */
export interface ReplyRequest {
  /** When it is asked, as an ISO time: "this week" depends on it. */
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
  /** Shows the reader a card for something they may have done with a click. Nothing happens before that click. */
  suggest: (suggestion: Suggestion) => Promise<SuggestionOutcome>;
}

/** What the reader is shown of a suggestion, or why they are shown none. */
export type SuggestionOutcome =
  | { shown: Pick<ChatAction, "title" | "effect" | "changes" | "costCredits"> }
  | { refused: string };

/** `signal` aborts the call; `seed` makes the local adapter deterministic. */
export interface AiContext {
  signal: AbortSignal;
  seed: string;
  /** Told of the output tokens of each call of the model, also of one that failed; a call that was cut off counts in full. */
  onUsage?(outputTokens: number): void;
}

/**
 * The model behind the campaign builder.
 * Every method rejects with {@link AiError} and with nothing else; a rejected part has produced nothing.
 */
export interface CampaignAi {
  /**
   * At least three complete ideas. `onIdea` is told of each as soon as it is whole and valid, in order.
   */
  generateIdeas(
    brief: CampaignBrief,
    context: AiContext & { onIdea(idea: CampaignIdeaDraft, index: number): void },
  ): Promise<CampaignIdeaDraft[]>;
  /**
   * One complete idea made from another. "cheaper" costs less, "another_city" is elsewhere, "more_technical" says how it
   * is built, and "another" is a different idea for the same brief; the first three keep the type of the concept.
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

/** The model behind Morgan. An answer ends with {@link AiError} or as a whole. */
export interface ChatAi {
  /** A caption for each answer of `streamReply`; absent for a real model. */
  readonly note?: string;
  /** The answer as text deltas; joined they are the whole answer. */
  streamReply(request: ReplyRequest, context: AiContext): AsyncIterable<string>;
}

/** Both; a worker has the one that it needs, so that it need not load the other. */
export interface Ai extends CampaignAi, ChatAi {}

/** Why the model gave nothing. `transient` may succeed when tried again; `permanent` will not. */
export class AiError extends Error {
  readonly kind: "transient" | "permanent";
  /** A short reason for logs and metrics, never model text. */
  readonly reason: string;
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: "transient" | "permanent",
    reason: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`model call failed: ${reason}`, { cause: options.cause });
    this.name = "AiError";
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
