import type { Context } from "aws-lambda";
import { asInvocation, type InvocationFacts } from "./invocation.ts";
import { log } from "./logger.ts";
import { publishMetrics } from "./metrics.ts";

/** How long before its time-out an invocation that is still running says so: Lambda's own line names neither call nor job. */
const lastWordsMs = 500;

/**
 * The outermost wrapper of every Lambda: names the invocation in its log lines and publishes its metrics, even when it
 * fails or is about to be stopped.
 */
export function invoked<Event, Result>(
  factsOf: (event: Event, context: Context) => InvocationFacts,
  handle: (event: Event, context: Context) => Promise<Result>,
): (event: Event, context: Context) => Promise<Result> {
  return (event, context) =>
    asInvocation(factsOf(event, context), async () => {
      const timer = setTimeout(
        () => {
          log.error("about to time out");
          publishMetrics();
        },
        Math.max(0, context.getRemainingTimeInMillis() - lastWordsMs),
      );
      try {
        return await handle(event, context);
      } finally {
        clearTimeout(timer);
        publishMetrics();
      }
    });
}
