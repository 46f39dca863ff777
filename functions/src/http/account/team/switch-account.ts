import { switchAccount } from "@marquee/contracts/account/team";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { switchedAnswer } from "../../../runtime/switched-answer.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PUT /api/user/account: a click on another account in the user menu. */
export const handler = httpHandler(switchAccount, runtime, async (call) =>
  switchedAnswer(runtime, channel, call, { accountId: call.principal.actorId, ...call.body }),
);
