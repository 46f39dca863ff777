import { type Clock, systemClock } from "@marquee/core/time";
import type { Context } from "aws-lambda";
import { errorFields } from "./error-fields.ts";
import { reportError } from "./failures.ts";
import { invoked } from "./invoked.ts";
import { type LogFields, log } from "./logger.ts";
import { count } from "./metrics.ts";

/** The outcome of a run that reached its end. */
export interface ScheduleRun {
  /** For the log line. */
  report: LogFields;
  /** Rows that do not fit their shape. */
  unreadable?: number;
  /** Rows whose work failed. */
  failed?: number;
  /** Lists of due rows that could not be read to their end: the rest of their rows was not checked. */
  unlisted?: number;
  /** The first thing that went wrong, if any: rethrown once everything is reported, so that the alarm fires. */
  defect?: unknown;
  /** The first failure of another service that the next run may not meet: logged, and no defect of this run. */
  passing?: unknown;
}

export interface ScheduleOptions {
  /** Milliseconds of the function's time-out that are reserved for the last row and the report. */
  reserveMs: number;
  clock?: Clock;
}

/**
 * The Lambda of one schedule. `run` stops taking on new work at `untilMs` (epoch). A run that reaches its end counts
 * as ScheduleRan even if rows failed, but not if it could not list them. Metrics are published however the run ends.
 * @throws the run's first defect, after everything else
 */
export function scheduleHandler(
  name: string,
  run: (untilMs: number) => Promise<ScheduleRun>,
  { reserveMs, clock = systemClock }: ScheduleOptions,
) {
  const facts = (_event: unknown, { awsRequestId }: Context) => ({
    requestId: awsRequestId,
    operation: name,
  });
  return invoked(facts, async (_event: unknown, context): Promise<void> => {
    const started = clock.now();
    try {
      const untilMs = started + context.getRemainingTimeInMillis() - reserveMs;
      const { report, unreadable = 0, failed = 0, unlisted = 0, defect, passing } = await run(untilMs);
      if (unlisted === 0) count("ScheduleRan", 1);
      count("RowsUnreadable", unreadable);
      count("RowsFailed", failed);
      if (passing !== undefined) log.warn(`${name} met trouble`, errorFields(passing));
      log.info(name, { ...report, unreadable, failed, ms: clock.now() - started });
      if (defect !== undefined) throw defect;
    } catch (error) {
      reportError("RunsFailed", `${name} failed`, error);
      throw error;
    }
  });
}
