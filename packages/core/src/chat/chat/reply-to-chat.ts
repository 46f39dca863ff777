import type { JobQueue } from "@marquee/adapters/queue/port";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { durations } from "@marquee/contracts/durations";
import type { Delivery } from "../../credits/jobs/job-hooks.ts";
import { userPartition } from "../../rows/keys.ts";
import { answerTurn, type ChatWorker } from "./answer-turn.ts";
import { readTurn, type Turn, turnPrefix } from "./message.item.ts";

export interface ChatDelivery extends ChatWorker {
  queue: JobQueue;
}

/** One turn may take the model's whole time; a worker with less time left hands the rest to the next one. */
const turnTimeMs = durations.chatModelMs + durations.workerReserveMs;

/**
 * Answers a user's open turns, oldest first, until none is left. The message only wakes the worker. Answers cannot
 * change order: a turn becomes the oldest only in the transaction that ends the one before it, and a worker that
 * finds the oldest leased exits. The worker with the lease checks again afterwards, so no message is lost.
 */
export async function replyToChat(
  worker: ChatDelivery,
  message: JobMessage,
  time: { signal: AbortSignal; remainingMs: () => number },
): Promise<Delivery> {
  let released = 0;
  /** Why the last of them gave no answer. */
  let why: { reason?: string } = {};
  for (let answered = 0; ; answered++) {
    const turn = await oldestTurn(worker, message.userId);
    if (!turn) return { kind: "done", released, ...why };
    if (answered > 0 && time.remainingMs() < turnTimeMs) {
      // If this message is lost, the sweeper sends one for the turn itself.
      await worker.queue.send(message).catch(() => undefined);
      return { kind: "done", released, ...why };
    }
    const outcome = await answerTurn(worker, turn, time.signal);
    if (outcome.kind === "retry") return { ...outcome, released };
    if (outcome.kind === "not-leased") return { kind: "done", released, ...why };
    if (outcome.kind !== "failed") continue;
    released += 1;
    why = { reason: outcome.reason };
  }
}

async function oldestTurn(worker: ChatDelivery, userId: string): Promise<Turn | undefined> {
  const { items } = await worker.core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: turnPrefix },
    limit: 1,
  });
  return items[0] && readTurn(items[0]);
}
