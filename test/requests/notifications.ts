import type { Requests } from "./request.ts";

/** No account has a notification with this id. */
const unknownId = "ntf_01J00000000000000000000000";

export const notificationsRequests: Requests<"notifications"> = {
  listNotifications: { about: "own" },
  markNotificationsRead: { about: "own", body: { ids: [unknownId] } },
  dismissNotification: { about: "own", path: `/api/notifications/${unknownId}` },
  snoozeNotification: {
    about: "own",
    path: `/api/notifications/${unknownId}/snooze`,
    body: { until: "2026-01-31T09:00:00.000Z" },
  },
  clearNotifications: { about: "own", path: `/api/notifications?upTo=${unknownId}` },
  getMailSettings: { about: "own" },
  updateMailSettings: {
    about: "own",
    body: { digest: "daily", quietHours: { from: "22:00", to: "07:00" }, timeZone: "Europe/Berlin" },
  },
  simulateNotification: { about: "own" },
  restoreNotifications: { about: "own", body: { ids: [unknownId] } },
};
