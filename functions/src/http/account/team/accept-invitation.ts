import { acceptInvitation } from "@marquee/contracts/account/team";
import { acceptInvitation as accept } from "@marquee/core/account/team/accept-invitation";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { switchedAnswer } from "../../../runtime/switched-answer.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/invitations/{token}/accept: the button of the invitation's page. */
export const handler = httpHandler(acceptInvitation, runtime, async (call) => {
  const { params, caller } = call;
  const accountId = await accept(runtime.core, channel, await call.currentUser(), params.token, caller);
  return switchedAnswer(runtime, channel, call, { accountId });
});
