import { deadLetterQueues } from "@marquee/contracts/enums";
import { listDeadLetters } from "@marquee/contracts/http/system";
import { isoTime } from "@marquee/core/ports";
import { httpRuntime, liveDeadLetters } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = liveDeadLetters();

/** GET /api/admin/dead-letters: what no worker could take, without its content. */
export const handler = httpHandler(listDeadLetters, runtime, async () => {
  const found = await Promise.all(
    deadLetterQueues.map(async (queue) => (await desk.look(queue)).map((message) => ({ queue, ...message }))),
  );
  return {
    body: found.flat().map(({ queue, messageId, jobId = null, receives, sentAtMs }) => ({
      queue,
      messageId,
      jobId,
      receives,
      sentAt: isoTime(sentAtMs),
    })),
  };
});
