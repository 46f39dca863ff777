// Only the client and the one resource in use: the package's main entry pulls in all others, 300 KB per worker.
import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages/messages";
import { durations } from "@marquee/contracts/durations";
import { type CallSignals, ResponseTooLarge } from "./live-errors.ts";
import type { Feature } from "./live-features.ts";

/** The live adapter's whole configuration; it reads nothing from the environment. */
export interface LiveAiConfig {
  /**
   * Read at every call, so that a rotated key takes effect without a restart. During a rotation two keys are valid;
   * the first is used unless the service refuses it.
   */
  apiKeys: () => Promise<readonly string[]>;
  /** Another server that speaks the Messages API, such as one on this machine; it may lack some of its features. */
  baseUrl?: string;
  model: string;
  /** Answers once the service no longer has `model`. */
  fallbackModel?: string;
  /** Hears of every request that the fallback answers. */
  onFallback?(): void;
  /** How long one campaign part or one chat answer may take in total, including tool rounds and repair. */
  campaignTimeoutMs?: number;
  chatTimeoutMs?: number;
  /** How long the service may stay silent. */
  silenceMs?: number;
}

/** The service as logs name it. */
export const modelService = "Anthropic";

const publicBaseUrl = "https://api.anthropic.com";
/** Even a streamed answer with the maximum number of tokens stays far below this. */
const responseBytesMax = 2 * 1024 * 1024;

/** The client with its model and time-outs, and what this process has learned of the server. */
export interface LiveClient {
  messages: Messages;
  /** The model to ask now. */
  readonly model: string;
  /** What the server turned out to lack. */
  lacks: Set<Feature>;
  /** Another server than the provider's own. */
  isOther: boolean;
  isFallback(): boolean;
  /** Asks the fallback from now on, instead of a model that the service no longer has; false if there is no other. */
  fallBack(from: string): boolean;
  onFallback(): void;
  campaignTimeoutMs: number;
  chatTimeoutMs: number;
}

/** Makes the client: no retries of its own (retries happen at one layer only), no logging, answers capped in size. */
export function liveClient(config: LiveAiConfig): LiveClient {
  const {
    campaignTimeoutMs = durations.campaignModelMs,
    chatTimeoutMs = durations.chatModelMs,
    // A model on somebody's own machine reads a long prompt in silence.
    silenceMs = config.baseUrl === undefined
      ? durations.modelSilenceMs
      : Math.max(campaignTimeoutMs, chatTimeoutMs),
    fallbackModel,
  } = config;
  const { address, authorization } = serverAt(config.baseUrl ?? publicBaseUrl);
  let { model } = config;
  const anthropic = new BaseAnthropic({
    // `withEveryKey` sets the real one at every call.
    apiKey: "unset",
    baseURL: address,
    webhookKey: null,
    maxRetries: 0,
    timeout: Math.max(campaignTimeoutMs, chatTimeoutMs),
    fetch: withEveryKey(config.apiKeys, authorization, silenceMs),
    // The SDK logs what it cannot parse; model text does not belong in logs.
    logLevel: "off",
    openTelemetry: false,
  });
  return {
    messages: new Messages(anthropic),
    get model() {
      return model;
    },
    lacks: new Set(),
    isOther: config.baseUrl !== undefined,
    isFallback: () => model !== config.model,
    fallBack(from) {
      if (fallbackModel === undefined || fallbackModel === from) return false;
      model = fallbackModel;
      return true;
    },
    onFallback: () => config.onFallback?.(),
    campaignTimeoutMs,
    chatTimeoutMs,
  };
}

/** The address as the client needs it, which adds the path itself, and the credentials that stood in it. */
function serverAt(baseUrl: string): { address: string; authorization: string | undefined } {
  const url = new URL(baseUrl);
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  return {
    address: url.href.replace(/(?:\/v1)?\/*$/, ""),
    authorization: pair === ":" ? undefined : `Basic ${Buffer.from(pair).toString("base64")}`,
  };
}

/** Combines the caller's signal and a time-out; both stay readable, to tell which one ended the call. */
export function callSignals(caller: AbortSignal, timeoutMs: number): CallSignals & { either: AbortSignal } {
  const deadline = AbortSignal.timeout(timeoutMs);
  return { caller, deadline, either: AbortSignal.any([caller, deadline]) };
}

/** Retries a call with the next key if the service refuses one; nothing was generated, so nothing is paid twice. */
function withEveryKey(
  apiKeys: LiveAiConfig["apiKeys"],
  authorization: string | undefined,
  silenceMs: number,
): typeof fetch {
  return async (input, init) => {
    const send = (key: string) => {
      const headers = new Headers(init?.headers);
      headers.set("x-api-key", key);
      if (authorization !== undefined) headers.set("authorization", authorization);
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
