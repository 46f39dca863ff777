import type { clearNotifications } from "@marquee/contracts/http/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof clearNotifications>("clearNotifications", "DELETE", "/api/notifications");

/** Takes all off the list up to the newest that was seen. */
export const sendClear = (upTo: string) => call(operation, { query: { upTo } });
