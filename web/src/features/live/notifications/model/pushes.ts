import { invalidate } from "#api/query.ts";
import type { Pushes } from "#live/pushes.ts";
import { refetch, showPushed } from "./notification-list.ts";
import { simulateLater } from "./simulate-later.ts";

export const notificationPushes: Pushes = {
  on: {
    notification: (client, { data }) => {
      showPushed(client, data);
      // Whatever a user is told of may wait for them, such as a spot of a waiting list.
      void invalidate(client, "listNeeds");
    },
    notifications_changed: refetch,
  },
  whileConnected: simulateLater,
  shows: { notifications: ["listNotifications"] },
};
