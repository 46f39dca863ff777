import type { Requests } from "./request.ts";

export const calendarRequests: Requests<"calendar"> = {
  listCalendar: { about: "own", path: "/api/calendar?from=2026-01-01&to=2026-01-31" },
  createCalendarFeed: { about: "own" },
  revokeCalendarFeed: { about: "own", path: "/api/calendar/feeds/shr_none" },
  getCalendarFeed: {
    about: "nothing",
    path: "/api/calendar/feeds/none_none_none_none_none",
  },
};
