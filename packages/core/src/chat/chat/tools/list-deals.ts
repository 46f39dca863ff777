import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { DealSide, DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { localTimeIn } from "@marquee/contracts/events/event-time";
import type { Core } from "../../../core.ts";
import { listDeals as listOwn } from "../../../deals/deals/read-deals.ts";
import { pick } from "../../../pick.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** How many pages of deals to search for those that fit. */
const pagesMax = 10;

/** The deals that the reader takes part in, newest change first. */
export const listDeals: Tool<"listDeals"> = async (
  { core, accountId },
  { limit = toolLimit, offset = 0, ...filter },
) => {
  const found = await ownDeals(core, accountId, filter, offset + limit);
  return found.slice(offset).map(toolDeal);
};

interface DealWish {
  status?: DealStatus | undefined;
  side?: DealSide | undefined;
  eventId?: string | undefined;
}

/** An account's deals that fit, newest change first; of many, only the newest are searched. */
export async function ownDeals(
  core: Core,
  accountId: string,
  { status, side, eventId }: DealWish,
  most = Number.POSITIVE_INFINITY,
): Promise<ListedDeal[]> {
  const found: ListedDeal[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax && found.length < most; pages++) {
    const page = await listOwn(core, accountId, { status, event: eventId }, { limit: 50, cursor });
    found.push(...page.items.filter(({ ownSide }) => side === undefined || ownSide === side));
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return found.slice(0, most);
}

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
