import { restoreCampaignIdeaVersion } from "@marquee/contracts/studio/library";
import { restoreIdeaVersion } from "@marquee/core/studio/campaigns/edit-idea";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/library/{id}/versions/{version}/restore: Restore this version. */
export const handler = httpHandler(
  restoreCampaignIdeaVersion,
  runtime,
  async ({ principal, params, body }) => ({
    body: await restoreIdeaVersion(runtime.core, principal.accountId, {
      ideaId: params.id,
      version: params.version,
      seen: body.version,
    }),
  }),
);
