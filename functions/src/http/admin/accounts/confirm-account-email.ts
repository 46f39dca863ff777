import { confirmAccountEmail } from "@marquee/contracts/admin/accounts";
import { confirmAccountEmail as confirm } from "@marquee/core/admin/admin/account-acts";
import { tellBalance } from "@marquee/core/credits/credits/tell-balance";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const { welcome } = env;

/** POST /api/admin/accounts/{id}/confirmed-email: confirms an address for its owner, whose open pages hear of it. */
export const handler = httpHandler(confirmAccountEmail, runtime, async ({ params, body, currentUser }) => {
  const { core } = runtime;
  await confirm(core, await currentUser(), { userId: params.id, ...body }, welcome);
  await Promise.all([tellBalance(core, channel, params.id), showNotices(core, channel, params.id)]);
  return {};
});
