import type { Requests } from "./request.ts";

/** No account has one of this id. */
const nobodys = "ntf_01J00000000000000000000000";

export const notificationsRequests: Requests<"notifications"> = {
  listNotifications: { about: "own" },
  markNotificationsRead: { about: "own", body: { ids: [nobodys] } },
  dismissNotification: { about: "own", path: `/api/notifications/${nobodys}` },
  clearNotifications: { about: "own", path: `/api/notifications?upTo=${nobodys}` },
  restoreNotifications: { about: "own", body: { ids: [nobodys] } },
};
