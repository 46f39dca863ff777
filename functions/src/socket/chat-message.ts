import { sendMessage } from "@marquee/core/chat/chat/send-message";
import { pushToUser } from "@marquee/core/live/realtime/push-to-user";
import { authenticatedCheck } from "@marquee/core/live/realtime/realtime";
import { liveQueue } from "../runtime/deps.ts";
import { liveModelBudget } from "../runtime/model-budget.ts";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { socketHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();
const queue = liveQueue();
const budget = liveModelBudget();

/** chat_message: the same verb as POST /api/messages, from a connection that has authenticated. */
export const handler = socketHandler("chat_message", runtime, async (frame) => {
  const { message, principal, connectionId, requestId, answer } = frame;
  const { content, clientId, conversation, editOf, after, userId, isAi } = message.data;
  const accepted = await sendMessage(runtime.core, queue, {
    principal,
    content,
    clientId,
    conversation,
    editOf,
    after,
    claims: { userId, isAi },
    requestId,
    budget,
    also: [authenticatedCheck(principal, connectionId)],
  });
  const received = { type: "message_received", data: accepted.message } as const;
  // Answer a repeated message only to its sender, who may have missed the first answer.
  if (accepted.repeated) await answer(received);
  else await pushToUser(runtime.core, runtime.channel, principal.accountId)(received);
});
