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

/** Maps a failure to a catalog error: ours unchanged, a service's transient failure to 503, anything else to 500. */
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
 * Whether an AWS service responded with a server error, or the response is not from AWS, such as a proxy's page. In
 * that case the SDK throws a plain parse error that carries the response but, unlike its own errors, no fault.
 */
function isBrokenReply(error: Error): boolean {
  if (!("$response" in error)) return false;
  if (!("$fault" in error)) return true;
  const { $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** Whether a response of 500 or above is intended: an admin's switch, or a part that the stage runs without. */
export function isSwitchedOff({ code, cause }: AppError): boolean {
  // With a cause, the part is configured but refused: a provider no longer accepts our key.
  return code === "feature_off" || (code === "not_configured" && cause === undefined);
}

/** Whether someone has to investigate the error. */
export function isFailure(error: AppError): boolean {
  return error.status >= 500 && !isSwitchedOff(error);
}

/** The body of every error response. */
export function problemBody(error: AppError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.credits ? { credits: error.credits } : {}),
    requestId,
  };
}
