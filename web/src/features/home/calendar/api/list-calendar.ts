import type { listCalendar } from "@marquee/contracts/home/calendar";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listCalendar>("listCalendar", "GET", "/api/calendar");

/** What happens in some days, and which addresses for calendar apps work. */
export const calendarQuery = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: ["listCalendar", days] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: days, signal }),
  });
