import { deadLetterQueues } from "@marquee/contracts/enums";
import { listDeadLetters } from "@marquee/contracts/http/system";
import { isoTime } from "@marquee/core/ports";
import { httpRuntime, liveDeadLetters } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = liveDeadLetters();

/** GET /api/admin/dead-letters: what no worker could take, without its content. */
export const handler = httpHandler(listDeadLetters, runtime, async () => {
  const looks = await Promise.allSettled(
    deadLetterQueues.map(async (queue) => (await desk.look(queue)).map((message) => ({ queue, ...message }))),
  );
  const failed = looks.filter((look) => look.status === "rejected");
  // One queue that does not answer hides no other; when none does, there is nothing to show.
  if (failed[0] && failed.length === looks.length) throw failed[0].reason;
  const found = looks.flatMap((look) => (look.status === "fulfilled" ? look.value : []));
  return {
    unreadable: failed.length,
    body: found.map(({ queue, messageId, jobId = null, receives, sentAtMs }) => ({
      queue,
      messageId,
      jobId,
      receives,
      sentAt: isoTime(sentAtMs),
    })),
  };
});
