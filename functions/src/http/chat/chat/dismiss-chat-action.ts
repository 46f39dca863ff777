import { dismissChatAction } from "@marquee/contracts/chat/chat";
import { dismissAction } from "@marquee/core/chat/chat/actions/resolve-action";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/messages/{id}/action/dismiss: dismisses the action that an answer suggests. */
export const handler = httpHandler(dismissChatAction, runtime, async ({ principal, params }) => ({
  body: await dismissAction({ core: runtime.core, channel, principal, messageId: params.id }),
}));
