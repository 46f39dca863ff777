import type { snoozeNotification } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof snoozeNotification>(
  "snoozeNotification",
  "POST",
  "/api/notifications/{id}/snooze",
);

/** Takes one notification off the list until a time; answers the id under which it is back. */
export const sendSnooze = (id: string, until: string) => call(operation, { params: { id }, body: { until } });
