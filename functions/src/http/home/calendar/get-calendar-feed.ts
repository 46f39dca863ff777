import { getCalendarFeed } from "@marquee/contracts/home/calendar";
import { getCalendarFeed as get } from "@marquee/core/home/calendar/feeds";
import { httpRuntime, siteUrl } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/calendar/feeds/{token}: what a calendar app reads, again and again. */
export const handler = httpHandler(getCalendarFeed, runtime, async ({ params, caller }) => ({
  body: await get(runtime.core, params.token, { caller, siteUrl: siteUrl() }),
}));
