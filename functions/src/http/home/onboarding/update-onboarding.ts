import { updateOnboarding } from "@marquee/contracts/home/onboarding";
import { updateOnboarding as update } from "@marquee/core/account/profile/onboarding";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/user/onboarding: records what the user finished in tour, welcome, wizard and checklist. */
export const handler = httpHandler(updateOnboarding, runtime, async ({ currentUser, body }) => ({
  body: await update(runtime.core, await currentUser(), body),
}));
