import { restoreNotifications } from "@marquee/contracts/live/notifications";
import { restoreCleared, restoreDismissed } from "@marquee/core/live/notifications/notifications";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/notifications/restore: Undo. */
export const handler = httpHandler(restoreNotifications, runtime, async ({ principal, body }) => {
  const { ids, clearedUpTo } = body;
  if (clearedUpTo === undefined) await restoreDismissed(runtime.core, channel, principal, ids ?? []);
  else await restoreCleared(runtime.core, channel, principal, clearedUpTo);
  return {};
});
