import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the call, frame, message or run being handled; each of its log lines says so. */
export interface InvocationFacts {
  requestId: string;
  /** The HTTP operation, socket route, kind of job or schedule. */
  operation: string;
  jobId?: string;
  userId?: string;
}

interface Invocation extends InvocationFacts {
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

/** Runs a function as an invocation: each of its log lines carries the facts, however deep in the call. */
export function asInvocation<T>(facts: InvocationFacts, run: () => Promise<T>): Promise<T> {
  return storage.run({ ...facts, pushed: 0 }, run);
}
