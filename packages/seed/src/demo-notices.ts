import type { NotificationOf } from "@marquee/contracts/live/notification-kinds";
import type { Core } from "@marquee/core/core";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { noticesTo, noticeWrites } from "@marquee/core/live/notifications/notices";
import { listNotifications } from "@marquee/core/live/notifications/notifications";

/** The first notifications of a demo sponsor, oldest first. */
const demoNotices = (name: string): NotificationOf[] => [
  { kind: "welcome", about: { name } },
  { kind: "sample", about: { which: "credit_package" } },
  { kind: "sample", about: { which: "event_match" } },
];

/** Writes the notifications of a demo sponsor, once; they are marked as samples. */
export async function seedNotices(
  core: Core,
  { id: userId, name }: { id: string; name: string },
): Promise<void> {
  const { items } = await listNotifications(core, inPerson(userId), { limit: 100 });
  if (items.some(({ kind }) => kind === "sample")) return;
  const noticesOf = await noticesTo(core, userId);
  await core.table.transact(noticeWrites(demoNotices(name).flatMap((one) => noticesOf(one))));
}
