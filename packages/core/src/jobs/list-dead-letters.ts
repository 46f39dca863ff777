import type { DeadLetterDesk } from "@marquee/adapters/queue/port";
import type { DeadLetter } from "@marquee/contracts/http/system";
import { jobKindNames } from "@marquee/contracts/job-kinds";
import { isoTime } from "../time.ts";

/**
 * What no worker could take, without its content. A queue that does not answer hides no other; `unreadable` says how many
 * did not.
 * @throws whatever the queues throw when none of them answers
 */
export async function listDeadLetters(
  desk: Pick<DeadLetterDesk, "look">,
): Promise<{ items: DeadLetter[]; unreadable: number }> {
  const looks = await Promise.allSettled(
    jobKindNames.map(async (queue) => (await desk.look(queue)).map((message) => ({ queue, ...message }))),
  );
  const failed = looks.filter((look) => look.status === "rejected");
  if (failed[0] && failed.length === looks.length) throw failed[0].reason;
  const found = looks.flatMap((look) => (look.status === "fulfilled" ? look.value : []));
  const items = found.map(({ queue, messageId, jobId = null, receives, sentAtMs }) => ({
    queue,
    messageId,
    jobId,
    receives,
    sentAt: isoTime(sentAtMs),
  }));
  return { items, unreadable: failed.length };
}
