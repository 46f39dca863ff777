import type { AppError } from "@marquee/contracts/errors";
import { deniedAction, errorFields } from "./error-fields.ts";
import { type LogFields, log } from "./logger.ts";
import { count, type MetricName } from "./metrics.ts";
import { isFailure, isSwitchedOff } from "./problem.ts";

/**
 * Logs and counts a response that someone has to investigate. Refusals that the caller can fix and parts that were
 * switched off on purpose are not failures.
 */
export function reportFailure(metric: MetricName, message: string, answer: AppError, cause: unknown): void {
  if (isSwitchedOff(answer)) count("SwitchedOff", 1);
  if (!isFailure(answer)) return;
  reportError(metric, message, cause, { code: answer.code });
}

/** Logs and counts an unexpected error; a permission that the function's role lacks is also counted separately. */
export function reportError(
  metric: MetricName,
  message: string,
  error: unknown,
  fields: LogFields = {},
): void {
  count(metric, 1);
  if (deniedAction(error) !== undefined) count("ActionsDenied", 1);
  log.error(message, { ...fields, ...errorFields(error) });
}
