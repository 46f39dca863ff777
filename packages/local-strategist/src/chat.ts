import type { ReplyRequest } from "@marquee/adapters/ai/port";
import { written } from "./answer.ts";
import { answerQuestion } from "./engine.ts";

/** The note on each answer of the local strategist, so that nobody mistakes it for a model's. */
export const demoNote =
  "Demo mode: no AI model is connected, so I'm answering from Marquee's events and your own data.";

/** The complete answer to a conversation. Deterministic for the request, tool results and seed. */
export async function composeReply(request: ReplyRequest, seed: string): Promise<string> {
  return written(await answerQuestion(request, seed));
}
