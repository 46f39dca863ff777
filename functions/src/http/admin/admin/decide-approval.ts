import { decideApproval } from "@marquee/contracts/admin/admin";
import { decideApproval as decide } from "@marquee/core/admin/admin/decide-approval";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const reach = { core: runtime.core, channel: liveChannel(), payments: paymentProvider };

/** POST /api/admin/approvals/{id}/decision: a second admin approves or rejects a pending change. */
export const handler = httpHandler(decideApproval, runtime, async ({ params, body, currentUser }) => ({
  body: await decide(reach, await currentUser(), params.id, body.approve),
}));
