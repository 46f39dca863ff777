import type { Pushes } from "#live/pushes.ts";
import { refetch, showPushed } from "./notification-list.ts";
import { simulateLater } from "./simulate-later.ts";

export const notificationPushes: Pushes = {
  on: {
    notification: (client, { data }) => showPushed(client, data),
    notifications_changed: refetch,
  },
  whileConnected: simulateLater,
  shows: { notifications: ["listNotifications"] },
};
