import { AppError, type ErrorBody } from "@marquee/contracts/errors";

const passingTrouble = new Set([
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "InternalServerError",
  "InternalServerException",
  "ServiceUnavailable",
  "TimeoutError",
  "TransactionConflictException",
]);
const networkTrouble = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"]);

/** Every failure as one of the catalog: ours as it is, passing trouble of a service as 503, anything else as 500. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    const code = "code" in error && typeof error.code === "string" ? error.code : "";
    if (passingTrouble.has(error.name) || networkTrouble.has(code) || isBrokenReply(error)) {
      return new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
  return new AppError("internal", { cause: error });
}

/**
 * Whether a service of AWS answered with a server error, or with something that is no answer of AWS, such as the page of
 * a proxy: the SDK then throws a plain parse error that carries the response but, unlike its own errors, no fault.
 */
function isBrokenReply(error: Error): boolean {
  if (!("$response" in error)) return false;
  if (!("$fault" in error)) return true;
  const { $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** Whether an answer of 500 or above is what somebody decided: an admin's switch, or a part that a stage does without. */
export function isSwitchedOff({ code, cause }: AppError): boolean {
  // With a cause it is configured, and refused: a provider does not take our key any more.
  return code === "feature_off" || (code === "not_configured" && cause === undefined);
}

/** Whether somebody has to look into it. */
export function isFailure(error: AppError): boolean {
  return error.status >= 500 && !isSwitchedOff(error);
}

/** The one error body. */
export function problemBody(error: AppError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.credits ? { credits: error.credits } : {}),
    requestId,
  };
}
