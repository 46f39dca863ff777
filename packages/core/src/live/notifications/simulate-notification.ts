import type { PushChannel } from "@marquee/adapters/push/port";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { spendDaily } from "../../ground/throttles/daily.ts";
import { noticesTo, noticeWrites, pushNotices } from "./notices.ts";
import { listNotifications } from "./notifications.ts";

const isSample = (one: StoredNotification): one is StoredNotification<"sample"> => one.kind === "sample";

/**
 * Adds the recommendation of the sample data, marked as a sample like the rest: once a day, however many pages request
 * it, and only if the list contains samples but not this one.
 */
export async function simulateNotification(core: Core, channel: PushChannel, userId: string): Promise<void> {
  const samples = (await listNotifications(core, inPerson(userId), { limit: 100 })).items.filter(isSample);
  if (samples.length === 0 || samples.some(({ about }) => about.which === "campaign_tip")) return;
  const noticesOf = await noticesTo(core, userId);
  const told = noticesOf({ kind: "sample", about: { which: "campaign_tip" } });
  try {
    await core.table.transact([spendDaily(userId, "sampleTips", 1, core.clock.now()), ...noticeWrites(told)]);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "daily") return;
    throw error;
  }
  await pushNotices(core, channel, told);
}
