import { limits } from "@marquee/contracts/limits";
import type { listNotifications } from "@marquee/contracts/live/notifications";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listNotifications>("listNotifications", "GET", "/api/notifications");

/** The newest notifications; the badge counts the unread ones among exactly these. */
export const notificationsQuery = queryOptions({
  queryKey: ["listNotifications"] satisfies OperationKey,
  queryFn: ({ signal, ...context }) =>
    call(operation, {
      query: { limit: String(limits.shownNotifications) },
      signal,
      background: isRepeat(context),
    }),
});
