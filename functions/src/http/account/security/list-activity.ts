import { listActivity } from "@marquee/contracts/account/security";
import { listActivity as activityOf } from "@marquee/core/ground/activity/activity";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/activity: what happened to the account, for the profile's security tab. */
export const handler = httpHandler(listActivity, runtime, async ({ principal, query }) => {
  const { items, cursor } = await activityOf(runtime.core, principal.actorId, query);
  return { body: items, nextCursor: cursor };
});
