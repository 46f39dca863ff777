import { getPreferences } from "@marquee/contracts/account/profile";
import { preferencesOf } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/preferences: the toggles of the settings page. */
export const handler = httpHandler(getPreferences, runtime, async ({ currentUser }) => ({
  body: preferencesOf(await currentUser()),
}));
