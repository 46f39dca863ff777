import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from "@anthropic-ai/sdk";
import { failedCallOf } from "@marquee/services/failed-call";
import { isUnknownModel } from "./live-features.ts";
import { AiError } from "./port.ts";

/** The answer was larger than any real one. */
export class ResponseTooLarge extends Error {}

/** The signals that may end a call. */
export interface CallSignals {
  /** The caller's own. */
  caller: AbortSignal;
  /** The call's time-out. */
  deadline: AbortSignal;
}

/**
 * The error in the port's terms. It keeps nothing of the original error but its status, known type and request id: the
 * rest may carry model text that must never be logged. A key that could not be read is another service's failure, and
 * stays its cause.
 */
export function toAiError(error: unknown, { caller, deadline }: CallSignals): AiError {
  if (error instanceof AiError) return error;
  if (caller.aborted)
    return new AiError("transient", isTimeout(caller.reason) ? "worker_timeout" : "aborted");
  if (deadline.aborted) return new AiError("transient", "timeout");
  if (error instanceof ResponseTooLarge) return new AiError("permanent", "response_too_large");
  if (error instanceof APIUserAbortError) return new AiError("transient", "aborted");
  if (error instanceof APIConnectionTimeoutError) return new AiError("transient", "timeout");
  if (error instanceof APIConnectionError) {
    const { cause } = error;
    const isOtherService = cause instanceof Error && failedCallOf(cause) !== undefined;
    return isOtherService
      ? new AiError("transient", "key_unreadable", { cause })
      : new AiError("transient", "network");
  }
  if (error instanceof APIError) return fromStatus(error);
  return new AiError("transient", "stream_broken");
}

/** The worker's own time ran out; any other end of its signal was asked for. */
const isTimeout = (reason: unknown) => reason instanceof Error && reason.name === "TimeoutError";

const transientTypes = new Set(["overloaded_error", "rate_limit_error", "api_error", "timeout_error"]);
const transientStatuses = new Set([408, 409, 429]);

function fromStatus(error: APIError): AiError {
  const { status } = error;
  const code = knownTypes.has(error.type ?? "") ? String(error.type) : undefined;
  const answered = { statusCode: status, code, requestId: error.requestID ?? undefined };
  if (status === undefined) {
    // An error event in the middle of a stream has a type but no status.
    const kind = transientTypes.has(error.type ?? "") ? "transient" : "permanent";
    return new AiError(kind, code ?? "stream_error", answered);
  }
  const kind = status >= 500 || transientStatuses.has(status) ? "transient" : "permanent";
  const retryAfterMs = kind === "transient" ? retryAfter(error.headers) : undefined;
  const reason = isUnknownModel(error) ? "model_unknown" : `http_${status}`;
  return new AiError(kind, reason, { ...answered, retryAfterMs });
}

const knownTypes = new Set([
  ...transientTypes,
  "invalid_request_error",
  "authentication_error",
  "permission_error",
  "not_found_error",
  "request_too_large",
  "billing_error",
]);

const retryAfterMaxMs = 15 * 60 * 1_000;

/** The pause that the service asks for, from either of its headers; a date is relative to the answer's own date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  const plain = headers?.get("retry-after") ?? "";
  const seconds = plain === "" ? Number.NaN : Number(plain);
  const untilMs = Date.parse(plain) - Date.parse(headers?.get("date") ?? "");
  const found = [exact, seconds * 1_000, untilMs].find((value) => Number.isFinite(value) && value >= 0);
  return found === undefined ? undefined : Math.min(Math.ceil(found), retryAfterMaxMs);
}
