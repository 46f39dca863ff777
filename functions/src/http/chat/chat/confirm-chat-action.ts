import { confirmChatAction } from "@marquee/contracts/chat/chat";
import { confirmAction } from "@marquee/core/chat/chat/actions/resolve-action";
import { sleep } from "@marquee/core/sleep";
import { httpRuntime, liveChannel, liveQueue } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveModelBudget } from "../../../runtime/model-budget.ts";

const runtime = httpRuntime();
const { core } = runtime;
const channel = liveChannel();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/messages/{id}/action/confirm: performs the action that an answer suggests, after a click on its card. */
export const handler = httpHandler(confirmChatAction, runtime, async (call) => {
  const { principal, caller, requestId, params } = call;
  const account = await call.account();
  const decision = {
    core,
    channel,
    queue,
    budget,
    principal,
    account,
    requireRole: call.requireRole,
    caller,
    requestId,
    sleep,
    messageId: params.id,
  };
  return { body: await confirmAction(decision) };
});
