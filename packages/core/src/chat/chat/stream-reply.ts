import { AiError } from "@marquee/adapters/ai/port";
import type { Message } from "@marquee/contracts/chat/chat";
import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Push } from "../../live/realtime/push-to-user.ts";
import type { Sleep } from "../../sleep.ts";
import { messageKey, readMessage } from "./message.item.ts";

/** How far an answer has come; kept by the caller, which still knows what was shown when the stream breaks. */
export interface Written {
  content: string;
  deltaSeq: number;
  /** The reader asked to stop. */
  stopped: boolean;
}

/** An answer is cut off beyond this length; no normal one comes close. */
const replyMaxLength = limits.messageMaxLength * 5;
const stopCheckMs = 1_000;

/**
 * Stores and pushes an answer as it grows. The first text goes out at once, then at most every 150 ms; what is pushed
 * is stored first, so a reload in mid-answer shows the same text and joined deltas equal the stored text. Rejects
 * with whatever the stream rejects with, and with AiError when the row was taken over by another attempt.
 */
export async function streamIntoMessage(
  ports: { core: Core; sleep: Sleep },
  push: Push,
  reply: Message,
  written: Written,
  open: (stop: AbortSignal) => AsyncIterable<string>,
): Promise<void> {
  const { core } = ports;
  const stop = new AbortController();
  const ended = new AbortController();
  let pending = "";
  let flushedAtMs = Number.NEGATIVE_INFINITY;

  async function flush(): Promise<void> {
    if (pending === "") return;
    const text = pending;
    pending = "";
    const deltaSeq = written.deltaSeq + 1;
    const row = await storeText(core, reply, written.content + text, deltaSeq);
    written.content += text;
    written.deltaSeq = deltaSeq;
    flushedAtMs = core.clock.now();
    await push({
      type: "ai_delta",
      data: {
        messageId: reply.id,
        inReplyTo: reply.inReplyTo ?? reply.id,
        seq: deltaSeq,
        text,
        ...(reply.conversationId === undefined ? {} : { conversationId: reply.conversationId }),
        ...(reply.version === undefined ? {} : { version: reply.version }),
      },
    });
    if (row.stopRequested) stopNow();
  }

  function stopNow(): void {
    written.stopped = true;
    stop.abort();
  }

  // Watching is a convenience: an error in it must not end the answer.
  const watching = watchForStop(ports, reply, ended.signal, stopNow).catch(() => undefined);
  try {
    for await (const text of open(stop.signal)) {
      pending += text;
      if (core.clock.now() - flushedAtMs >= durations.deltaIntervalMs) await flush();
      if (written.stopped || written.content.length + pending.length > replyMaxLength) break;
    }
    await flush();
  } catch (error) {
    if (!written.stopped) throw error;
    await flush();
  } finally {
    ended.abort();
    await watching;
  }
}

async function storeText(core: Core, reply: Message, content: string, deltaSeq: number) {
  try {
    return readMessage(
      await core.table.update({
        op: "update",
        key: messageKey(reply.userId, reply.id),
        set: { content, deltaSeq },
        when: attribute("status").is("streaming"),
      }),
    );
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AiError("permanent", "superseded");
    throw error;
  }
}

/** A silent model must not keep a reader from stopping: the flag is also checked every second. */
async function watchForStop(
  ports: { core: Core; sleep: Sleep },
  reply: Message,
  ended: AbortSignal,
  stopNow: () => void,
): Promise<void> {
  const over = new Promise<void>((resolve) =>
    ended.addEventListener("abort", () => resolve(), { once: true }),
  );
  while (!ended.aborted) {
    await Promise.race([ports.sleep(stopCheckMs), over]);
    if (ended.aborted) return;
    const row = await ports.core.table.get(messageKey(reply.userId, reply.id)).catch(() => undefined);
    if (row && readMessage(row).stopRequested) stopNow();
  }
}
