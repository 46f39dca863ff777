import type { PushChannel } from "@marquee/adapters/push/port";
import type { Core } from "../../core.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { getBalance } from "./credits.ts";

/**
 * Shows an account's current credits on every page it has open, and on those of a client where its people order with
 * them.
 */
export async function tellBalance(
  core: Core,
  channel: PushChannel,
  payerId: string,
  clientId = payerId,
): Promise<void> {
  const balance = await getBalance(core, payerId);
  await Promise.all(
    [...new Set([payerId, clientId])].map((accountId) =>
      pushToUser(core, channel, accountId)({ type: "credits_updated", data: { payerId, balance } }),
    ),
  );
}
