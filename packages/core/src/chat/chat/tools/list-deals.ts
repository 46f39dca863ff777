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
  { core, accountId, once },
  { limit = toolLimit, offset = 0, ...filter },
) => {
  const { status, side, eventId } = filter;
  const first = once(`deals ${JSON.stringify([status, side, eventId])}`, () =>
    readOnce(() => fittingDeals(core, accountId, filter)),
  );
  return (await first(offset + limit)).slice(offset).map(toolDeal);
};

/** The first of some items, each read once, as far as somebody wanted them; after a failure they begin anew. */
function readOnce<T>(begin: () => AsyncIterator<T, void>): (most: number) => Promise<T[]> {
  let items = begin();
  let read: T[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return (most) => {
    const wanted = last.then(async () => {
      try {
        while (read.length < most) {
          const next = await items.next();
          if (next.done) break;
          read.push(next.value);
        }
      } catch (error) {
        items = begin();
        read = [];
        throw error;
      }
      return read.slice(0, most);
    });
    last = wanted.catch(() => undefined);
    return wanted;
  };
}

interface DealWish {
  status?: DealStatus | undefined;
  side?: DealSide | undefined;
  eventId?: string | undefined;
}

/** An account's deals that fit, newest change first; of many, only the newest are searched. */
export async function ownDeals(
  core: Core,
  accountId: string,
  wish: DealWish,
  most = Number.POSITIVE_INFINITY,
): Promise<ListedDeal[]> {
  return readOnce(() => fittingDeals(core, accountId, wish))(most);
}

async function* fittingDeals(
  core: Core,
  accountId: string,
  { status, side, eventId }: DealWish,
): AsyncGenerator<ListedDeal, void> {
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax; pages++) {
    const page = await listOwn(core, accountId, { status, event: eventId }, { limit: 50, cursor });
    yield* page.items.filter(({ ownSide }) => side === undefined || ownSide === side);
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
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
