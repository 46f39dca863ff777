import type { getMailSettings } from "@marquee/contracts/live/notifications";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getMailSettings>("getMailSettings", "GET", "/api/notifications/mail");

/** How often, at what hours and in which time zone notifications are emailed. */
export const mailSettingsQuery = queryOptions({
  queryKey: ["getMailSettings"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
