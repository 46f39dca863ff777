import { updatePreferences } from "@marquee/contracts/http/profile";
import { updatePreferences as update } from "@marquee/core/profile/preferences";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/user/preferences: sets all toggles of the settings page. */
export const handler = httpHandler(updatePreferences, runtime, async ({ signedIn, body, caller }) => ({
  body: await update(runtime.core, await signedIn(), body, caller),
}));
