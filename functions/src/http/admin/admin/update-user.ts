import { updateUser } from "@marquee/contracts/admin/admin";
import { updateUser as changeUser } from "@marquee/core/admin/admin/update-user";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const reach = { core: runtime.core, channel: liveChannel(), payments: paymentProvider };

/** PATCH /api/admin/users/{id}: role, suspension, partner mark; affects the user's next call and open sockets. */
export const handler = httpHandler(updateUser, runtime, async ({ params, body, currentUser }) => ({
  body: await changeUser(reach, await currentUser(), params.id, body),
}));
