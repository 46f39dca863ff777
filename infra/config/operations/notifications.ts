import { type OperationProfiles, small } from "./operation-profile.ts";

/** What it takes to change the user's list and show the change on their other devices. */
const marks = { ...small, table: ["GetItem", "UpdateItem"], pushesToUser: true } as const;

export const notificationsProfiles: OperationProfiles<"notifications"> = {
  listNotifications: { ...small, table: ["GetItem", "Query"], impact: "Notifications do not load." },
  markNotificationsRead: { ...marks, impact: "Notifications stay marked as unread after they are read." },
  dismissNotification: { ...marks, impact: "Notifications cannot be dismissed." },
  clearNotifications: { ...marks, impact: "Notifications cannot be cleared." },
  restoreNotifications: { ...marks, impact: "Undo does not bring notifications back." },
  simulateNotification: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "No recommendation arrives in sample data.",
  },
  getMailSettings: { ...small, impact: "Settings do not show how notifications are emailed." },
  updateMailSettings: {
    ...small,
    table: ["Query", "UpdateItem"],
    impact: "People cannot change how notifications are emailed.",
  },
};
