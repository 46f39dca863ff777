import { getCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { getIdea } from "@marquee/core/studio/campaigns/ideas";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-ideas/{id}: one idea of the library. */
export const handler = httpHandler(getCampaignIdea, runtime, async ({ principal, params }) => ({
  body: await getIdea(runtime.core, principal.accountId, params.id),
}));
