import { updateSystemSettings } from "@marquee/contracts/admin/system";
import { updateSettings } from "@marquee/core/ground/system/update-settings";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveStageLimits } from "../../../runtime/stage-limits.ts";

const runtime = httpRuntime();
const stage = liveStageLimits();

/** PUT /api/admin/settings: replaces all settings as a whole, unless they changed meanwhile. */
export const handler = httpHandler(updateSystemSettings, runtime, async ({ body, currentUser }) => ({
  body: { ...(await updateSettings(runtime.core, await currentUser(), body, stage.welcome)), stage },
}));
