import { undoChatAction } from "@marquee/contracts/chat/chat";
import { undoAction } from "@marquee/core/chat/chat/actions/resolve-action";
import { sleep } from "@marquee/core/sleep";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { core } = runtime;
const channel = liveChannel();

/** POST /api/messages/{id}/action/undo: undoes what a click on an answer's card did. */
export const handler = httpHandler(undoChatAction, runtime, async (call) => {
  const { principal, caller, params } = call;
  const account = await call.account();
  const decision = {
    core,
    channel,
    principal,
    account,
    requireRole: call.requireRole,
    caller,
    sleep,
    messageId: params.id,
  };
  return { body: await undoAction(decision) };
});
