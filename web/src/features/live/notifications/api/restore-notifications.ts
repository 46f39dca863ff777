import type { restoreNotifications } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof restoreNotifications>(
  "restoreNotifications",
  "POST",
  "/api/notifications/restore",
);

/** Restores a dismissed notification. */
export const sendRestore = (id: string) => call(operation, { body: { ids: [id] } });

/** Restores the notifications removed by a clear. */
export const sendRestoreCleared = (clearedUpTo: string) => call(operation, { body: { clearedUpTo } });
