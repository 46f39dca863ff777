import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { limitWrite, tooManyOf } from "../throttles/limiter.ts";

const tooQuick = {
  message: "You're sending messages too quickly. Wait a moment and try again.",
  comment: "You're writing comments too quickly. Wait a moment and try again.",
} as const;

/** A message with its writes, for the id and the time that it gets. */
interface Composed<Message> {
  message: Message;
  writes: readonly LabelledWrite[];
  /** The error message if the thread is closed. */
  closed: string | undefined;
}

/**
 * Writes a message in a thread between two accounts, or a comment of an account's own people, once per client id. A message that loses a race is composed again
 * with a new id, so that messages keep the order of their ids.
 * @throws AppError conflict if the thread is closed, too_many_requests, idempotency_mismatch, unavailable
 */
export function postMessage<Message>(
  core: Core,
  post: {
    request: RequestKey;
    kind?: keyof typeof tooQuick;
    /** The scope of the rate limit. */
    scope: string;
    compose: (id: string, nowMs: number) => Promise<Composed<Message>>;
    /** Reads the message of an earlier call. */
    read: (id: string) => Promise<Message>;
  },
): Promise<{ message: Message; isNew: boolean }> {
  const { request, kind = "message", scope, compose, read } = post;
  const limit = { scope, key: request.userId, max: limits.inquiryRepliesPerMinute, windowSeconds: 60 };
  return retried(core, async () => {
    const nowMs = core.clock.now();
    const id = core.ids.next(kind, nowMs);
    const { message, writes, closed } = await compose(id, nowMs);
    try {
      await core.table.transact([claimRequest(request, id, nowMs), limitWrite(limit, nowMs), ...writes]);
      return { message, isNew: true };
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "request")
        return { message: await read(repeatedResource(request, error.item)), isNew: false };
      if (error.label === "limit") throw tooManyOf(limit, nowMs, tooQuick[kind]);
      if (closed !== undefined) throw new AppError("conflict", { message: closed, cause: error });
      throw error;
    }
  });
}
