import type { Ai } from "@marquee/adapters/ai/port";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

let ai: Promise<Ai> | undefined;

/** The stage's model, made once per container. Only the chosen adapter is loaded: the SDK is the larger half of a worker. */
export function liveAi(): Promise<Ai> {
  ai ??= env.aiMode === "live" ? anthropic() : local();
  return ai;
}

async function anthropic(): Promise<Ai> {
  const { anthropicAi } = await import("@marquee/adapters/ai/live");
  const { anthropicBaseUrl, anthropicModel, anthropicSecretArn } = env;
  return anthropicAi({
    apiKeys: async () => secretList(await readSecret(anthropicSecretArn)),
    ...(anthropicBaseUrl ? { baseUrl: anthropicBaseUrl } : {}),
    ...(anthropicModel ? { model: anthropicModel } : {}),
  });
}

async function local(): Promise<Ai> {
  const { localAi } = await import("@marquee/local-strategist/local-ai");
  return localAi({});
}
