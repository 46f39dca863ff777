import { AsyncLocalStorage } from "node:async_hooks";
import type { Context } from "aws-lambda";
import { publishMetrics } from "./metrics.ts";

/** What is known about the call, frame, message or run being handled. */
interface Invocation {
  requestId: string;
  /** Frames that were sent to live connections on its behalf. */
  pushed: number;
}

const storage = new AsyncLocalStorage<Invocation>();

/** The invocation that the running code belongs to; undefined while a container starts. */
export function currentInvocation(): Invocation | undefined {
  return storage.getStore();
}

/** For an invocation's last log line: how many frames it pushed, if any. */
export function pushedFrames(): { pushed?: number } {
  const pushed = currentInvocation()?.pushed ?? 0;
  return pushed > 0 ? { pushed } : {};
}

/** Runs a function under a request id: each of its log lines carries the id, however deep in the call. */
export function withRequestId<T>(requestId: string, run: () => Promise<T>): Promise<T> {
  return storage.run({ requestId, pushed: 0 }, run);
}

/**
 * The outermost wrapper of every Lambda: gives the invocation its request id and publishes its metrics, even when it
 * fails.
 */
export function invoked<Event, Result>(
  requestIdOf: (event: Event, context: Context) => string,
  handle: (event: Event, context: Context) => Promise<Result>,
): (event: Event, context: Context) => Promise<Result> {
  return (event, context) =>
    withRequestId(requestIdOf(event, context), async () => {
      try {
        return await handle(event, context);
      } finally {
        publishMetrics();
      }
    });
}
