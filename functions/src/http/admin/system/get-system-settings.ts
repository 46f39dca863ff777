import { getSystemSettings } from "@marquee/contracts/admin/system";
import { currentSettings } from "@marquee/core/ground/system/settings";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveStageLimits } from "../../../runtime/stage-limits.ts";

const runtime = httpRuntime();
const stage = liveStageLimits();

/** GET /api/admin/settings: as stored now, with the version that a change must name. */
export const handler = httpHandler(getSystemSettings, runtime, async () => ({
  body: { ...(await currentSettings(runtime.core)), stage },
}));
