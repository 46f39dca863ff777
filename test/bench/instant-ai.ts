import type { Ai } from "@marquee/adapters/ai/port";
import { localAi } from "@marquee/local-strategist/local-ai";

/** Takes the place of functions/src/runtime/ai.ts in the bundles of G5: a model that needs no time. */
export async function liveAi(): Promise<Ai> {
  return localAi({ delayMs: 0 });
}
