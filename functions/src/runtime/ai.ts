import type { LiveAiConfig } from "@marquee/adapters/ai/live-client";
import { AiError, type CampaignAi, type ChatAi } from "@marquee/adapters/ai/port";
import { AppError } from "@marquee/contracts/errors";
import { watchedCalls } from "@marquee/services/failed-call";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";
import { deniedAction, errorFields } from "./error-fields.ts";
import { reportError } from "./failures.ts";
import { log } from "./logger.ts";
import { count } from "./metrics.ts";
import { secretList } from "./secret-list.ts";

let campaignAi: Promise<CampaignAi> | undefined;
let chatAi: Promise<ChatAi> | undefined;

/**
 * The stage's model for campaigns, created once per container. Only the chosen adapter is loaded, and each worker's
 * bundle contains only its own half of each adapter: the SDK and the strategist make up most of the bundle.
 */
export function liveCampaignAi(): Promise<CampaignAi> {
  campaignAi ??=
    env.aiMode === "live"
      ? import("@marquee/adapters/ai/live-campaign").then((live) => live.anthropicCampaigns(liveConfig()))
      : import("@marquee/local-strategist/local-campaigns").then((local) => local.localCampaigns());
  return campaignAi.then(reportedCampaignAi);
}

/** The same for Morgan's answers. */
export function liveChatAi(): Promise<ChatAi> {
  chatAi ??=
    env.aiMode === "live"
      ? import("@marquee/adapters/ai/live-chat").then((live) => live.anthropicChat(liveConfig()))
      : import("@marquee/local-strategist/local-chat").then((local) => local.localChat());
  return chatAi.then(reportedChatAi);
}

function liveConfig(): LiveAiConfig {
  const { anthropicBaseUrl, anthropicModel, anthropicFallbackModel, anthropicSecretArn } = env;
  return {
    apiKeys: async () => secretList(await readSecret(anthropicSecretArn)),
    ...(anthropicBaseUrl ? { baseUrl: anthropicBaseUrl } : {}),
    model: anthropicModel,
    ...(anthropicFallbackModel ? { fallbackModel: anthropicFallbackModel } : {}),
    onFallback: () => reportFallback(anthropicModel),
  };
}

/** Reported for every call, so that the alarm lasts until the setting is corrected. */
function reportFallback(model: string): void {
  count("FallbackModelCalls", 1);
  log.error("fallback model answers", { said: `The service has no model ${model}` });
}

/** A model whose failed calls are logged and counted here, whatever the job does without their results. */
export function reportedCampaignAi(ai: CampaignAi): CampaignAi {
  return watchedCalls(ai, reportModelCall);
}

/** The same for Morgan, including its look-ups: an answer is written without one that fails. */
export function reportedChatAi(ai: ChatAi): ChatAi {
  return watchedCalls<ChatAi>(
    {
      ...ai,
      streamReply: ({ tools, suggest, ...request }, context) =>
        ai.streamReply(
          {
            ...request,
            tools: watchedCalls(tools, reportLookUp),
            ...watchedCalls({ suggest }, reportLookUp),
          },
          context,
        ),
    },
    reportModelCall,
  );
}

/** What the service refuses for good needs a person, such as a revoked key; the rest passes, or is the model's answer. */
function reportModelCall(error: unknown, call: string): void {
  // Anything else fails the job, which reports it. A reader who stops an answer is no failure.
  if (!(error instanceof AiError) || error.reason === "aborted") return;
  count("ModelCallsFailed", 1);
  const denied = deniedAction(error) !== undefined;
  if (denied) count("ActionsDenied", 1);
  const isRefused = error.kind === "permanent" && error.statusCode !== undefined;
  const { stack: _stack, ...fields } = errorFields(error);
  log[isRefused || denied ? "error" : "warn"]("model call failed", { call, ...fields, reason: error.reason });
}

function reportLookUp(error: unknown, call: string): void {
  if (error instanceof AppError && error.status < 500) return;
  reportError("LookUpsFailed", "look-up failed", error, { lookUp: call });
}
