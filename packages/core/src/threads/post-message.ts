import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../idempotency.item.ts";
import { limitWrite, tooManyOf } from "../throttles/limiter.ts";

/** How often a message is tried again behind one that came at the same moment. */
const triesMax = 5;

const tooQuick = "You're sending messages too quickly. Wait a moment and try again.";

/** A message and what it writes, under the id and at the time that it gets. */
interface Composed<Message> {
  message: Message;
  writes: readonly LabelledWrite[];
  /** Said where the thread takes no message any more. */
  closed: string | undefined;
}

/**
 * Writes a message in a thread between two accounts, once for each client id. It is composed anew behind another one that
 * came at the same moment, so that messages keep the order of their ids.
 * @throws AppError conflict where the thread is closed, too_many_requests, idempotency_mismatch, unavailable
 */
export async function postMessage<Message>(
  core: Core,
  post: {
    request: RequestKey;
    /** What the limit of messages is counted under. */
    scope: string;
    compose: (id: string, nowMs: number) => Promise<Composed<Message>>;
    /** A message that was written before. */
    read: (id: string) => Promise<Message>;
  },
): Promise<{ message: Message; isNew: boolean }> {
  const { request, scope, compose, read } = post;
  const limit = { scope, key: request.userId, max: limits.inquiryRepliesPerMinute, windowSeconds: 60 };
  for (let tries = 1; ; tries++) {
    const nowMs = core.clock.now();
    const id = core.ids.next("message", nowMs);
    const { message, writes, closed } = await compose(id, nowMs);
    try {
      await core.table.transact([claimRequest(request, id, nowMs), limitWrite(limit, nowMs), ...writes]);
      return { message, isNew: true };
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "request")
        return { message: await read(repeatedResource(request, error.item)), isNew: false };
      if (error.label === "limit") throw tooManyOf(limit, nowMs, tooQuick);
      if (closed !== undefined) throw new AppError("conflict", { message: closed, cause: error });
      if (tries === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
}
