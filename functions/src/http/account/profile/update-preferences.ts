import { updatePreferences } from "@marquee/contracts/account/profile";
import { updatePreferences as update } from "@marquee/core/account/profile/preferences";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/user/preferences: changes toggles of the settings page. */
export const handler = httpHandler(updatePreferences, runtime, async ({ currentUser, body, caller }) => ({
  body: await update(runtime.core, await currentUser(), body, caller),
}));
