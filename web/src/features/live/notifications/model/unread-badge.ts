import type { StoredNotification } from "@marquee/contracts/live/notifications";

/** "9+" above nine; undefined for none. */
export function badgeOf(list: readonly StoredNotification[]): string | undefined {
  const unread = list.filter(({ read }) => !read).length;
  if (unread === 0) return undefined;
  return unread > 9 ? "9+" : String(unread);
}
