import { retryReply } from "@marquee/contracts/chat/chat";
import { retryReply as orderAnotherReply } from "@marquee/core/chat/chat/retry-reply";
import { pushToUser } from "@marquee/core/live/realtime/push-to-user";
import { httpRuntime, liveChannel, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();
const channel = liveChannel();

/** POST /api/messages/{id}/retry: the "Try again" button of an answer. */
export const handler = httpHandler(retryReply, runtime, async ({ principal, params, requestId }) => {
  const { question, repeated } = await orderAnotherReply(runtime.core, queue, {
    principal,
    messageId: params.id,
    requestId,
    budget,
  });
  if (!repeated)
    await pushToUser(
      runtime.core,
      channel,
      principal.accountId,
    )({ type: "message_received", data: question });
  return { body: question };
});
