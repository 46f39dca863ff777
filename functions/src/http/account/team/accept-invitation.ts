import { acceptInvitation } from "@marquee/contracts/account/team";
import { acceptInvitation as accept } from "@marquee/core/account/team/accept-invitation";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { switchedAnswer } from "../../../runtime/switched-answer.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const { welcome } = env;

/** POST /api/invitations/{token}/accept: the button of the invitation's page. */
export const handler = httpHandler(acceptInvitation, runtime, async (call) => {
  const { params, caller } = call;
  const person = await call.currentUser();
  const { accountId, joined } = await accept(runtime.core, channel, person, params.token, caller, welcome);
  const signedIn = async () => ({ ...(await call.signedIn()), user: joined });
  return switchedAnswer(runtime, channel, { ...call, signedIn }, { accountId });
});
