import { endAccountSessions } from "@marquee/contracts/admin/accounts";
import { endAccountSessions as end } from "@marquee/core/admin/admin/account-acts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/accounts/{id}/sessions/end: signs somebody out everywhere. */
export const handler = httpHandler(endAccountSessions, runtime, async ({ params, body, currentUser }) => ({
  body: {
    ended: await end(runtime.core, channel, await currentUser(), {
      userId: params.id,
      reason: body.reason,
    }),
  },
}));
