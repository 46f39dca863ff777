import type { dismissNotification } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof dismissNotification>(
  "dismissNotification",
  "DELETE",
  "/api/notifications/{id}",
);

/** Removes one notification from the list. */
export const sendDismissal = (id: string) => call(operation, { params: { id } });
