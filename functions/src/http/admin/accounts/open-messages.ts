import { openMessages } from "@marquee/contracts/admin/accounts";
import { openMessages as open } from "@marquee/core/admin/admin/view-account";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/admin/accounts/{id}/viewing/messages: the second reason, on the page where the messages stand. */
export const handler = httpHandler(openMessages, runtime, async ({ params, body, currentUser }) => {
  await open(runtime.core, await currentUser(), { userId: params.id, reason: body.reason });
  return {};
});
