import { changeLibraryStatus } from "@marquee/contracts/studio/library";
import { changeLibraryStatus as change } from "@marquee/core/studio/campaigns/change-library-status";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/library/status: archives or restores the selected concepts, and undoes either. */
export const handler = httpHandler(changeLibraryStatus, runtime, async ({ principal, body }) => ({
  body: await change(runtime.core, principal.accountId, body.changes),
}));
