import { sendMessage } from "@marquee/contracts/chat/chat";
import { sendMessage as storeMessage } from "@marquee/core/chat/chat/send-message";
import { pushToUser } from "@marquee/core/live/realtime/push-to-user";
import { httpRuntime, liveChannel, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const queue = liveQueue();
const budget = liveModelBudget();
const channel = liveChannel();

/** POST /api/messages: the same as a chat_message frame, for clients without a socket. */
export const handler = httpHandler(sendMessage, runtime, async ({ body, principal, requestId }) => {
  const { message, repeated } = await storeMessage(runtime.core, queue, {
    principal,
    content: body.content,
    clientId: body.clientId,
    conversation: body.conversation,
    editOf: body.editOf,
    after: body.after,
    claims: { userId: body.userId, isAi: body.isAi },
    requestId,
    budget,
  });
  if (!repeated)
    await pushToUser(runtime.core, channel, principal.accountId)({ type: "message_received", data: message });
  return { body: message };
});
