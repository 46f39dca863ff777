import { decideRoleChange } from "@marquee/contracts/admin/requests";
import { decideRoleChange as decide } from "@marquee/core/admin/admin/role-changes";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const reach = { core: runtime.core, channel: liveChannel(), payments: paymentProvider };

/** POST /api/admin/users/{id}/role-change: approves or declines a user's request for another role. */
export const handler = httpHandler(decideRoleChange, runtime, async ({ params, body, currentUser }) => ({
  body: await decide(reach, await currentUser(), params.id, body),
}));
