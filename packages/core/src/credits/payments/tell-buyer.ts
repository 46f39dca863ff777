import type { PushChannel } from "@marquee/adapters/push/port";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { recordActivity } from "../../ground/activity/activity.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { pushNotices } from "../../live/notifications/notices.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { getBalance } from "../credits/credits.ts";
import type { Fulfillment } from "./fulfill.ts";

/** The caller of a purchase that the card provider reports, rather than the buyer's own call. */
const cardProvider: Caller = { ip: "", device: "Card payment" };

/**
 * Updates every open page of the buyer when a payment changed, even if it ended without credits, and records a
 * purchase in the account's activity.
 */
export async function tellBuyer(
  core: Core,
  channel: PushChannel,
  { payment, changed, bought, notices }: Fulfillment,
  caller: Caller = cardProvider,
): Promise<void> {
  if (!changed) return;
  const { userId, actorId } = payment;
  const acting = { actorId: actorId ?? userId, accountId: userId };
  const [balance, profile] = await Promise.all([
    getBalance(core, userId),
    core.table.get(profileKey(userId)),
  ]);
  if (bought && profile)
    await recordActivity(core, readUser(profile), "credits_bought", { ...caller, acting });
  await Promise.all([
    pushToUser(core, channel, userId)({ type: "credits_updated", data: { payerId: userId, balance } }),
    pushNotices(core, channel, notices),
  ]);
}
