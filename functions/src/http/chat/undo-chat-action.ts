import { undoChatAction } from "@marquee/contracts/http/chat";
import { undoAction } from "@marquee/core/chat/actions/resolve-action";
import { httpRuntime, liveChannel, liveQueue } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";
import { liveModelBudget } from "../../runtime/model-budget.ts";

const runtime = httpRuntime();
const { core } = runtime;
const channel = liveChannel();
const queue = liveQueue();
const budget = liveModelBudget();

/** POST /api/messages/{id}/action/undo: takes back what a click on an answer's card did. */
export const handler = httpHandler(undoChatAction, runtime, async (call) => {
  const { principal, caller, requestId, params } = call;
  const signedIn = await call.signedIn();
  const decision = {
    core,
    channel,
    queue,
    budget,
    principal,
    signedIn,
    caller,
    requestId,
    messageId: params.id,
  };
  return { body: await undoAction(decision) };
});
