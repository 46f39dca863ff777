import { deleteCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { deleteIdea } from "@marquee/core/studio/campaigns/delete-idea";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/campaign-ideas/{id}: removes an idea from the library. */
export const handler = httpHandler(deleteCampaignIdea, runtime, async ({ principal, params }) => {
  await deleteIdea(runtime.core, principal.accountId, params.id);
  return {};
});
