import type { JobQueue } from "@marquee/adapters/queue/port";
import type { JobMessage } from "@marquee/contracts/jobs";
import { durations } from "@marquee/contracts/limits";
import type { Delivery } from "../campaigns/run-campaign.ts";
import { userPartition } from "../keys.ts";
import { holdChatLock, releaseChatLock } from "./chat-lock.ts";
import { readTurn, type Turn, turnPrefix } from "./message.item.ts";
import { answerTurn, type ChatWorker } from "./answer-turn.ts";

export interface ChatDelivery extends ChatWorker {
  queue: JobQueue;
}

/**
 * Answers a user's open turns, oldest first, until none is left. The message is only a doorbell: whoever hears it first
 * takes the user's lock, the others leave. After giving the lock back the worker looks once more, so that a bell that
 * rang in between is not lost (promises.md 4.5.2).
 */
export async function replyToChat(
  worker: ChatDelivery,
  message: JobMessage,
  time: { signal: AbortSignal; remainingMs: () => number },
): Promise<Delivery> {
  const { core } = worker;
  const owner = core.ids.next("lease", core.clock.now());
  for (;;) {
    if (!(await holdChatLock(core, message.userId, owner))) return { kind: "done" };
    const ended = await answerOpenTurns(worker, message, owner, time).finally(() =>
      releaseChatLock(core, message.userId, owner),
    );
    if (ended.kind === "retry" || ended.stuck) return ended.kind === "retry" ? ended : { kind: "done" };
    if (!(await oldestTurn(worker, message.userId))) return { kind: "done" };
    if (time.remainingMs() < turnTimeMs) {
      await worker.queue.send(message).catch(() => undefined);
      return { kind: "done" };
    }
  }
}

/** One turn may take the model's whole time; a worker with less left hands the rest to the next one. */
const turnTimeMs = durations.chatModelMs + durations.workerReserveMs;

type Ended = { kind: "retry"; afterMs: number; stuck: true } | { kind: "done"; stuck: boolean };

async function answerOpenTurns(
  worker: ChatDelivery,
  message: JobMessage,
  owner: string,
  time: { signal: AbortSignal; remainingMs: () => number },
): Promise<Ended> {
  for (let answered = 0; ; answered++) {
    const turn = await oldestTurn(worker, message.userId);
    if (!turn) return { kind: "done", stuck: false };
    const mayStart = answered === 0 || time.remainingMs() >= turnTimeMs;
    if (!mayStart || !(await holdChatLock(worker.core, message.userId, owner))) return { kind: "done", stuck: false };
    const outcome = await answerTurn(worker, turn, time.signal);
    if (outcome.kind === "retry") return { ...outcome, stuck: true };
    // Another attempt still holds the oldest turn: answering a later one first would swap the answers.
    if (outcome.kind === "not-leased") return { kind: "done", stuck: true };
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
