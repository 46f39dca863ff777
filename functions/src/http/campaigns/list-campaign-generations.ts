import { listCampaignGenerations } from "@marquee/contracts/http/campaigns";
import { listGenerations } from "@marquee/core/campaigns/generations";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/campaign-generations: history, and after a reload whatever is still open. */
export const handler = httpHandler(listCampaignGenerations, runtime, async ({ principal, query }) => {
  const { items, cursor, unreadable } = await listGenerations(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor, unreadable };
});
