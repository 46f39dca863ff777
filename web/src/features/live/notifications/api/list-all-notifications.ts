import type { listNotifications } from "@marquee/contracts/live/notifications";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listNotifications>("listNotifications", "GET", "/api/notifications");

const pageSize = "50";

/** Every notification, newest first, a page at a time; the bell's list has only the newest ones. */
export const allNotificationsQuery = infiniteQueryOptions({
  queryKey: ["listNotifications", "all"] satisfies OperationKey,
  queryFn: ({ pageParam, ...context }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal: context.signal,
      background: isRepeat(context),
    }),
  ...byCursor,
});
