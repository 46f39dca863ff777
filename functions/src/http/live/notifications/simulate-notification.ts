import { simulateNotification } from "@marquee/contracts/live/notifications";
import { simulateNotification as simulate } from "@marquee/core/live/notifications/simulate-notification";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/notifications/simulated: a page that shows sample data calls it after it is open for half a minute. */
export const handler = httpHandler(simulateNotification, runtime, async ({ principal }) => {
  await simulate(runtime.core, channel, principal.accountId);
  return {};
});
