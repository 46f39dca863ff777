// The client and the one resource that is called: the package's own entry brings every other with it, 300 KB a worker.
import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages/messages";
import { durations } from "@marquee/contracts/durations";
import { type CallSignals, ResponseTooLarge } from "./live-errors.ts";

/** Everything the live adapter needs to know; nothing is read from the environment. */
export interface LiveAiConfig {
  /**
   * Asked for at every call, so that a rotated key counts without a restart. While one is rotated two count; the first is
   * used unless the service refuses it.
   */
  apiKeys: () => Promise<readonly string[]>;
  /** Another address than the public one, such as a fake in tests. */
  baseUrl?: string;
  /** The model for campaigns, and for chat where no other is named. */
  model?: string;
  chatModel?: string;
  /** How long one campaign part and one chat answer may take as a whole, tool rounds and repair included. */
  campaignTimeoutMs?: number;
  chatTimeoutMs?: number;
  /** How long the service may send nothing at all. */
  silenceMs?: number;
}

const publicBaseUrl = "https://api.anthropic.com";
const defaultModel = "claude-sonnet-4-6";
/** A streamed answer of the greatest token count stays far below this. */
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
    // The real one is set at every call, see withEveryKey.
    apiKey: "unset",
    baseURL: config.baseUrl ?? publicBaseUrl,
    webhookKey: null,
    maxRetries: 0,
    timeout: Math.max(campaignTimeoutMs, chatTimeoutMs),
    fetch: withEveryKey(config.apiKeys, silenceMs),
    // The SDK prints what it cannot parse; model text does not belong in logs.
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

/** The caller's signal and a time-out as one; both stay readable, so that it can be told which one ended the call. */
export function callSignals(caller: AbortSignal, timeoutMs: number): CallSignals & { either: AbortSignal } {
  const deadline = AbortSignal.timeout(timeoutMs);
  return { caller, deadline, either: AbortSignal.any([caller, deadline]) };
}

/** Sends a call again with the next key when the service refuses one; nothing was generated then, so nothing is paid twice. */
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

/** A fetch whose answer is capped in size and fails when nothing arrives for a while, at its start or later. */
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
  // Whichever way the call ends, nothing waits for it any more.
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
