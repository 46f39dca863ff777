import { updateCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { updateIdea } from "@marquee/core/studio/campaigns/edit-idea";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/campaign-ideas/{id}: edit, archive and restore in the library. */
export const handler = httpHandler(updateCampaignIdea, runtime, async ({ principal, params, body }) => ({
  body: await updateIdea(runtime.core, principal.accountId, params.id, body),
}));
