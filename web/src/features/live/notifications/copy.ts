/** The texts of the notifications. */

export const notificationsPanel = {
  undo: "Undo",
  notifications: "Notifications",
  markAllRead: "Mark all read",
  cleared: "Notifications cleared",
  clear: "Clear",
  emptyTitle: "All caught up!",
  emptyText: "You don't have any notifications at the moment.",
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissed: "Notification dismissed",
  unread: "(unread)",
  failed: "Your notifications didn't load",
  settings: "Notification settings",
} as const;

export const notificationsPopover = {
  notifications: "Notifications",
  unread: (badge: string) => `Notifications, ${badge} unread`,
} as const;
