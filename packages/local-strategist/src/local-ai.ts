import { setTimeout as realSleep } from "node:timers/promises";
import { drawBoard } from "@marquee/adapters/ai/draw-board";
import { type Ai, type AiContext, AiError } from "@marquee/adapters/ai/port";
import { composeAnalyses } from "./analysis.ts";
import { inBrandWords } from "./brand-words.ts";
import { composeReply, demoNote } from "./chat.ts";
import { composeIdeas } from "./ideas.ts";
import { readPrompt } from "./read-prompt.ts";
import { composeRefinement } from "./refine.ts";
import { composeScenes } from "./scenes.ts";

/** How fast the embedded strategist speaks. */
export interface LocalAiOptions {
  /** The pause before each word of an answer and, twenty times as long, before each part of a campaign; 0 for none. */
  delayMs?: number;
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * The strategist that works without a model: it composes campaigns and answers from the brief, the format library and
 * the caller's tools, deterministic for a seed, streaming like the real one, and it says what it is.
 */
export function localAi({ delayMs = 20, sleep = realSleep }: LocalAiOptions = {}): Ai {
  /** Pauses that end at once when the caller gives up; one listener for a whole answer. */
  function pacer(signal: AbortSignal): (times: number) => Promise<void> {
    const aborted = new Promise<void>((resolve) =>
      signal.addEventListener("abort", () => resolve(), { once: true }),
    );
    return async (times) => {
      throwIfAborted(signal);
      if (delayMs > 0) await Promise.race([sleep(delayMs * times), aborted]);
      throwIfAborted(signal);
    };
  }

  return {
    mode: "local",
    note: demoNote,

    async generateIdeas(brief, { seed, signal, onUsage, onIdea }) {
      const pause = pacer(signal);
      const ideas = composeIdeas(readPrompt(brief), seed);
      for (const [index, idea] of ideas.entries()) {
        await pause(partPauses);
        onIdea(idea, index);
      }
      onUsage?.(tokensOf(JSON.stringify(ideas)));
      return ideas;
    },

    async refineIdea(brief, request, { seed, signal, onUsage }) {
      await pacer(signal)(partPauses);
      const idea = composeRefinement(readPrompt(brief), request, seed);
      onUsage?.(tokensOf(JSON.stringify(idea)));
      return idea;
    },

    async analyzeCompetition(brief, ideas, { seed, signal, onUsage }) {
      await pacer(signal)(partPauses);
      const analyses = inBrandWords(composeAnalyses(readPrompt(brief), ideas, seed), brief.brand);
      onUsage?.(tokensOf(JSON.stringify(analyses)));
      return analyses;
    },

    async drawMockups(brief, ideas, { seed, signal, onUsage }) {
      await pacer(signal)(partPauses);
      const scenes = inBrandWords(composeScenes(ideas, seed), brief.brand);
      onUsage?.(tokensOf(JSON.stringify(scenes)));
      return scenes.map((scene) => drawBoard(scene, brief));
    },

    async *streamReply(request, { seed, signal, onUsage }: AiContext) {
      const pause = pacer(signal);
      throwIfAborted(signal);
      const answer = await composeReply(request, seed).catch((error: unknown) => {
        throw error instanceof AiError ? error : new AiError("transient", "tool_failed");
      });
      onUsage?.(tokensOf(answer));
      for (const word of wordsOf(answer)) {
        await pause(1);
        yield word;
      }
    },
  };
}

const partPauses = 20;

/** About what a model would count, so that the budget's counters move here as they do elsewhere. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** Words with the space after them; joined they are the text. */
export function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/gu) ?? [];
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AiError("transient", "aborted");
}
