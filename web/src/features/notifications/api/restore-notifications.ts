import type { restoreNotifications } from "@marquee/contracts/http/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof restoreNotifications>(
  "restoreNotifications",
  "POST",
  "/api/notifications/restore",
);

/** Puts back one that was dismissed. */
export const sendRestore = (id: string) => call(operation, { body: { ids: [id] } });

/** Puts back what a clear took. */
export const sendRestoreCleared = (clearedUpTo: string) => call(operation, { body: { clearedUpTo } });
