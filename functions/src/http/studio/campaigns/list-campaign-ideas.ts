import { listCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { listIdeas } from "@marquee/core/studio/campaigns/ideas";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-ideas: the Enterprise Library. */
export const handler = httpHandler(listCampaignIdeas, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listIdeas(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
