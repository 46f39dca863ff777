import { createCalendarFeed } from "@marquee/contracts/home/calendar";
import { createCalendarFeed as create } from "@marquee/core/home/calendar/feeds";
import { httpRuntime, siteUrl } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/calendar/feeds: an address for calendar apps. */
export const handler = httpHandler(createCalendarFeed, runtime, async ({ principal }) => ({
  body: await create(runtime.core, principal.accountId, siteUrl()),
}));
