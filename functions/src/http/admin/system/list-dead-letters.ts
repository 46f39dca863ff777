import { listDeadLetters } from "@marquee/contracts/admin/dead-letters";
import { listDeadLetters as deadLetters } from "@marquee/core/credits/jobs/list-dead-letters";
import { httpRuntime, liveDeadLetters } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = liveDeadLetters();

/** GET /api/admin/dead-letters: messages that no worker could process, without their content. */
export const handler = httpHandler(listDeadLetters, runtime, async () => {
  const { items, unreadable } = await deadLetters(desk);
  return { body: items, unreadable };
});
