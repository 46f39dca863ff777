import { openShell } from "@marquee/contracts/live/realtime";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { openShell as open } from "@marquee/core/home/shell/open-shell";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { siteSettings } from "../../../runtime/site-settings.ts";

const runtime = httpRuntime();

/** POST /api/shell: the first call of every signed-in page. */
export const handler = httpHandler(openShell, runtime, async ({ principal, caller, signedIn }) => {
  const { user, ...actedFor } = await signedIn();
  const [settings, shell] = await Promise.all([
    siteSettings(runtime.core),
    open(runtime.core, principal, caller, actedFor),
  ]);
  return { body: { user: publicUser(user, actedFor), settings, ...shell } };
});
