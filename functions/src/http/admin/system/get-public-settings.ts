import { getPublicSettings } from "@marquee/contracts/admin/system";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { siteSettings } from "../../../runtime/site-settings.ts";

const runtime = httpRuntime();

/** GET /api/settings: switches, prices, the banner, and whether real cards are charged. */
export const handler = httpHandler(getPublicSettings, runtime, async () => ({
  body: await siteSettings(runtime.core),
}));
