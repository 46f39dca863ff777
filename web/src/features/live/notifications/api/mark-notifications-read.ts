import type { markNotificationsRead } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof markNotificationsRead>(
  "markNotificationsRead",
  "POST",
  "/api/notifications/read",
);

/** Marks some as read; `background` is for those read without a click. */
export const sendRead = (ids: string[], background = false) => call(operation, { body: { ids }, background });

/** Marks all as read up to the newest one that the user has seen. */
export const sendAllRead = (upTo: string) => call(operation, { body: { all: true, upTo } });
