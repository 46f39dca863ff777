import { listCalendar } from "@marquee/contracts/home/calendar";
import { calendarOf } from "@marquee/core/home/calendar/calendar";
import { listCalendarFeeds } from "@marquee/core/home/calendar/feeds";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/calendar: the calendar page, and which addresses of it work. */
export const handler = httpHandler(listCalendar, runtime, async ({ principal, query }) => {
  const [entries, feeds] = await Promise.all([
    calendarOf(runtime.core, principal.accountId, query),
    listCalendarFeeds(runtime.core, principal.accountId),
  ]);
  return { body: { entries, feeds } };
});
