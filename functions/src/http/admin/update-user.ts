import { updateUser } from "@marquee/contracts/http/admin";
import { updateUser as changeUser } from "@marquee/core/admin/update-user";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/admin/users/{id}: role, suspension, partner mark; acts on the person's next call and open sockets. */
export const handler = httpHandler(updateUser, runtime, async ({ params, body, currentUser }) => ({
  body: await changeUser(runtime.core, channel, await currentUser(), params.id, body),
}));
