import type { PushChannel } from "@marquee/adapters/push/port";
import type { Core } from "../../core.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { getBalance } from "./credits.ts";

/** Shows a user's current credits on every page they have open. */
export async function tellBalance(core: Core, channel: PushChannel, userId: string): Promise<void> {
  const balance = await getBalance(core, userId);
  await pushToUser(core, channel, userId)({ type: "credits_updated", data: { balance } });
}
