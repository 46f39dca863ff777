import { listCampaignIdeaVersions } from "@marquee/contracts/studio/library";
import { listIdeaVersions } from "@marquee/core/studio/campaigns/edit-idea";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/library/{id}/versions: Versions. */
export const handler = httpHandler(listCampaignIdeaVersions, runtime, async ({ principal, params }) => ({
  body: await listIdeaVersions(runtime.core, principal.accountId, params.id),
}));
