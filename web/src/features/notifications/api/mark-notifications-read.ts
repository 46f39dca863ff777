import type { markNotificationsRead } from "@marquee/contracts/http/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof markNotificationsRead>(
  "markNotificationsRead",
  "POST",
  "/api/notifications/read",
);

/** Marks some read; `background` for what was read without a click. */
export const sendRead = (ids: string[], background = false) => call(operation, { body: { ids }, background });

/** Marks all read up to the newest that was seen. */
export const sendAllRead = (upTo: string) => call(operation, { body: { all: true, upTo } });
