import { createRecoveryCodes } from "@marquee/contracts/account/security";
import { createRecoveryCodes as newCodes } from "@marquee/core/account/two-factor/two-factor";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/user/two-factor/recovery-codes: creates ten new codes, shown only once; earlier codes stop working. */
export const handler = httpHandler(createRecoveryCodes, runtime, async ({ caller, currentUser }) => {
  const change = { user: await currentUser(), caller };
  const recoveryCodes = await newCodes(runtime.core, change);
  await showNotices(runtime.core, channel, change.user.id);
  return { body: { recoveryCodes } };
});
