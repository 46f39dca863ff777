// Only the client and the one resource in use: the package's main entry pulls in all others, 300 KB per worker.
import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages/messages";
import { durations } from "@marquee/contracts/durations";
import { type CallSignals, ResponseTooLarge } from "./live-errors.ts";

/** The live adapter's whole configuration; it reads nothing from the environment. */
export interface LiveAiConfig {
  /**
   * Read at every call, so that a rotated key takes effect without a restart. During a rotation two keys are valid;
   * the first is used unless the service refuses it.
   */
  apiKeys: () => Promise<readonly string[]>;
  /** Replaces the public address, such as with a fake in tests. */
  baseUrl?: string;
  /** The model for campaigns, and for chat unless `chatModel` is set. */
  model?: string;
  chatModel?: string;
  /** How long one campaign part or one chat answer may take in total, including tool rounds and repair. */
  campaignTimeoutMs?: number;
  chatTimeoutMs?: number;
  /** How long the service may stay silent. */
  silenceMs?: number;
}

/** The service as logs name it. */
export const modelService = "Anthropic";

const publicBaseUrl = "https://api.anthropic.com";
const defaultModel = "claude-sonnet-4-6";
/** Even a streamed answer with the maximum number of tokens stays far below this. */
const responseBytesMax = 2 * 1024 * 1024;

/** The client with the models and time-outs to use. */
export interface LiveClient {
  messages: Messages;
  model: string;
  chatModel: string;
  campaignTimeoutMs: number;
  chatTimeoutMs: number;
}

/** Makes the client: no retries of its own (retries happen at one layer only), no logging, answers capped in size. */
export function liveClient(config: LiveAiConfig): LiveClient {
  const {
    campaignTimeoutMs = durations.campaignModelMs,
    chatTimeoutMs = durations.chatModelMs,
    silenceMs = durations.modelSilenceMs,
    model = defaultModel,
  } = config;
  const anthropic = new BaseAnthropic({
    // `withEveryKey` sets the real one at every call.
    apiKey: "unset",
    baseURL: config.baseUrl ?? publicBaseUrl,
    webhookKey: null,
    maxRetries: 0,
    timeout: Math.max(campaignTimeoutMs, chatTimeoutMs),
    fetch: withEveryKey(config.apiKeys, silenceMs),
    // The SDK logs what it cannot parse; model text does not belong in logs.
    logLevel: "off",
    openTelemetry: false,
  });
  return {
    messages: new Messages(anthropic),
    model,
    chatModel: config.chatModel ?? model,
    campaignTimeoutMs,
    chatTimeoutMs,
  };
}

/** Combines the caller's signal and a time-out; both stay readable, to tell which one ended the call. */
export function callSignals(caller: AbortSignal, timeoutMs: number): CallSignals & { either: AbortSignal } {
  const deadline = AbortSignal.timeout(timeoutMs);
  return { caller, deadline, either: AbortSignal.any([caller, deadline]) };
}

/** Retries a call with the next key if the service refuses one; nothing was generated, so nothing is paid twice. */
function withEveryKey(apiKeys: LiveAiConfig["apiKeys"], silenceMs: number): typeof fetch {
  return async (input, init) => {
    const send = (key: string) => {
      const headers = new Headers(init?.headers);
      headers.set("x-api-key", key);
      return cappedFetch(silenceMs, input, { ...init, headers });
    };
    const [first = "", ...further] = await apiKeys();
    let response = await send(first);
    for (const key of further) {
      if (response.status !== 401) break;
      await response.body?.cancel();
      response = await send(key);
    }
    return response;
  };
}

/** A fetch that caps the size of its answer and fails when nothing arrives for `silenceMs`, at the start or later. */
async function cappedFetch(
  silenceMs: number,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const silent = new AbortController();
  let timer = startTimer();
  function startTimer(): NodeJS.Timeout {
    return setTimeout(() => silent.abort(new Error("The model sends nothing")), silenceMs);
  }
  const signal = init?.signal ? AbortSignal.any([init.signal, silent.signal]) : silent.signal;
  // Once the call is aborted, nothing waits for it anymore.
  init?.signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
  const response = await fetch(input, { ...init, signal }).catch((error: unknown) => {
    clearTimeout(timer);
    throw error;
  });
  if (!response.body) {
    clearTimeout(timer);
    return response;
  }
  let left = responseBytesMax;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = startTimer();
        left -= chunk.byteLength;
        if (left < 0) controller.error(new ResponseTooLarge());
        else controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
  return new Response(counted, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}
