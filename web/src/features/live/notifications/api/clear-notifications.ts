import type { clearNotifications } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof clearNotifications>("clearNotifications", "DELETE", "/api/notifications");

/** Clears the list up to the newest notification that the user has seen. */
export const sendClear = (upTo: string) => call(operation, { query: { upTo } });
