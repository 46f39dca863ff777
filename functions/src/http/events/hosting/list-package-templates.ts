import { listPackageTemplates } from "@marquee/contracts/events/event-reuse";
import { packageTemplates } from "@marquee/core/events/hosting/reuse-event";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/package-templates: what the dialog of a new package can start from. */
export const handler = httpHandler(listPackageTemplates, runtime, async ({ principal }) => ({
  body: await packageTemplates(runtime.core, principal.accountId),
}));
