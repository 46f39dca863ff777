import { listCampaignGenerations } from "@marquee/contracts/studio/campaigns";
import { listGenerations } from "@marquee/core/studio/campaigns/generations";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-generations: the history; after a reload, also the generations that are still open. */
export const handler = httpHandler(listCampaignGenerations, runtime, async ({ principal, query }) => {
  const { items, cursor, unreadable } = await listGenerations(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor, unreadable };
});
