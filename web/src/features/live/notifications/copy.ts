/** The texts of the notifications. */

import { sentence } from "@marquee/contracts/text/sentence";

export const notificationsPanel = {
  undo: "Undo",
  notifications: "Notifications",
  markAllRead: "Mark all read",
  cleared: "Notifications cleared",
  clear: "Clear",
  emptyTitle: "All caught up!",
  emptyText: "You don't have any notifications at the moment.",
  dismiss: (title: string) => sentence`Dismiss: ${title}`,
  dismissed: "Notification dismissed",
  unread: "(unread)",
  failed: "Your notifications didn't load",
  settings: "Notification settings",
  all: "See all",
} as const;

export const notificationsPopover = {
  notifications: "Notifications",
  unread: (badge: string) => sentence`Notifications, ${badge} unread`,
} as const;

export const notificationsPage = {
  title: "Notifications",
  lead: "Your notifications from the last 90 days.",
  settings: "Notification settings",
  markAllRead: "Mark all read",
  noun: "notifications",
  list: "All notifications",
  emptyTitle: "All caught up!",
  emptyText: "What happens to your deals, events, and credits will show up here.",
  today: "Today",
  yesterday: "Yesterday",
  earlier: (count: number) => (count === 1 ? "1 earlier about this" : sentence`${count} earlier about this`),
  snooze: "Snooze",
  snoozeOf: (title: string) => sentence`Snooze: ${title}`,
  until: { later: "For 3 hours", tomorrow: "Until tomorrow, 9 AM", week: "Until Monday, 9 AM" },
  snoozed: (time: string) => sentence`Snoozed until ${time}`,
  dismiss: (title: string) => sentence`Dismiss: ${title}`,
  dismissed: "Notification dismissed",
  undo: "Undo",
  unread: "(unread)",
} as const;
