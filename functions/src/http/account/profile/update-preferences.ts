import { updatePreferences } from "@marquee/contracts/account/profile";
import { changesApiSwitches, updateApiAccess } from "@marquee/core/account/api-keys/api-access";
import { updatePreferences as update } from "@marquee/core/account/profile/preferences";
import { pushNotices } from "@marquee/core/live/notifications/notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/user/preferences: changes toggles of the settings page. */
export const handler = httpHandler(
  updatePreferences,
  runtime,
  async ({ signedIn, requireRole, body: { api, ...own }, caller }) => {
    const by = await signedIn();
    const isApiChanged = api !== undefined && changesApiSwitches(by.account, api);
    if (isApiChanged) await requireRole("manager");
    const preferences = await update(runtime.core, by.user, own, caller);
    if (!isApiChanged) return { body: preferences };
    const { access, notices } = await updateApiAccess(runtime.core, by, api, caller);
    await pushNotices(runtime.core, channel, notices);
    const { addresses: _, ...switches } = access;
    return { body: { ...preferences, api: switches } };
  },
);
