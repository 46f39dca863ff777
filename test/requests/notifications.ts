import type { Requests } from "./request.ts";

/** No account has one of this id. */
const nobodys = "ntf_01J00000000000000000000000";

export const notificationsRequests: Requests<"notifications"> = {
  listNotifications: { about: "own" },
  markNotificationsRead: { about: "own", body: { ids: [nobodys] } },
  dismissNotification: { about: "own", path: `/api/notifications/${nobodys}` },
  clearNotifications: { about: "own", path: `/api/notifications?upTo=${nobodys}` },
  getMailSettings: { about: "own" },
  updateMailSettings: {
    about: "own",
    body: { digest: "daily", quietHours: { from: "22:00", to: "07:00" }, timeZone: "Europe/Berlin" },
  },
  simulateNotification: { about: "own" },
  restoreNotifications: { about: "own", body: { ids: [nobodys] } },
};
