import { AiError, type ChatAi } from "@marquee/adapters/ai/port";
import { composeReply, demoNote } from "./chat.ts";
import { type LocalAiOptions, pacer, throwIfAborted, tokensOf } from "./pace.ts";

/**
 * Morgan without a model. It answers from the caller's tools, is deterministic for a seed, streams like the real one,
 * and says what it is.
 */
export function localChat(options: LocalAiOptions = {}): ChatAi {
  return {
    note: demoNote,

    async *streamReply(request, { seed, signal, onUsage }) {
      const pause = pacer(options, signal);
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

/** Splits a text into words with the space after them; joined, they are the text. */
export function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/gu) ?? [];
}
