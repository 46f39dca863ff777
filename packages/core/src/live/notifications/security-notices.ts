import type { PushChannel } from "@marquee/adapters/push/port";
import type { SecurityEvent } from "@marquee/contracts/live/security-events";
import type { LabelledWrite } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { isoTime } from "../../time.ts";
import { pushToPeople } from "../realtime/push-to-user.ts";
import { notificationItem } from "./notification.item.ts";

/** A security event of an account, written in the transaction that causes it: its owner is always notified. */
export function securityNotice(
  core: Core,
  userId: string,
  event: SecurityEvent,
  { device }: Pick<Caller, "device">,
): LabelledWrite {
  const nowMs = core.clock.now();
  const id = core.ids.next("notification", nowMs);
  const told = { kind: "security_event", about: { event, device } } as const;
  const item = notificationItem({ ...inPerson(userId), id, told, createdAt: isoTime(nowMs) });
  return { label: "notice", write: { op: "put", item } };
}

/** The same, with its entry in the account's activity. */
export function securityWrites(
  core: Core,
  userId: string,
  event: SecurityEvent,
  caller: Caller,
): LabelledWrite[] {
  return [activityWrite(core, userId, event, caller), securityNotice(core, userId, event, caller)];
}

/** Makes every open page of a user reload the notifications. Never fails: the list has them. */
export async function showNotices(core: Core, channel: PushChannel, userId: string): Promise<void> {
  await pushToPeople(core, channel, userId, [userId], { type: "notifications_changed" });
}
