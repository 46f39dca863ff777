import type { DeadLetterDesk } from "@marquee/adapters/queue/port";
import type { DeadLetter } from "@marquee/contracts/admin/dead-letters";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { isoTime } from "../../time.ts";

/**
 * The messages that no worker could process, without their content. A queue that does not answer hides no other;
 * `unreadable` counts such queues.
 * @throws the queues' error when none of them answers
 */
export async function listDeadLetters(
  desk: Pick<DeadLetterDesk, "look">,
): Promise<{ items: DeadLetter[]; unreadable: number }> {
  const results = await Promise.allSettled(
    jobKindNames.map(async (queue) => (await desk.look(queue)).map((message) => ({ queue, ...message }))),
  );
  const failed = results.filter((result) => result.status === "rejected");
  if (failed[0] && failed.length === results.length) throw failed[0].reason;
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const items = found.map(({ queue, messageId, jobId = null, receives, sentAtMs }) => ({
    queue,
    messageId,
    jobId,
    receives,
    sentAt: isoTime(sentAtMs),
  }));
  return { items, unreadable: failed.length };
}
