import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { localTimeIn } from "@marquee/contracts/events/event-time";
import { listDeals as listOwn } from "../../../deals/deals/read-deals.ts";
import { pick } from "../../../pick.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** How many pages of deals to search for those of one side. */
const pagesMax = 10;

/** The deals that the reader takes part in, newest change first. */
export const listDeals: Tool<"listDeals"> = async (
  { core, accountId },
  { status, side, eventId, limit = toolLimit },
) => {
  const found: ListedDeal[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax && found.length < limit; pages++) {
    const page = await listOwn(core, accountId, { status, event: eventId }, { limit: 50, cursor });
    found.push(...page.items.filter(({ ownSide }) => side === undefined || ownSide === side));
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return found.slice(0, limit).map(toolDeal);
};

/** What Morgan sees of a deal. */
export function toolDeal(deal: ListedDeal): ToolDeal {
  return {
    ...pick(
      deal,
      "id",
      "eventId",
      "eventName",
      "packageId",
      "packageName",
      "tier",
      "status",
      "ownSide",
      "with",
      "version",
      "offeredBy",
      "offerKind",
      "expiresAt",
      "closingDate",
      "signedAt",
      "roi",
      "moves",
      "updatedAt",
    ),
    eventDate: localTimeIn(deal.eventTimeZone, deal.eventDate),
    amountUsd: deal.amount,
    unreadMessages: deal.unread,
  };
}
