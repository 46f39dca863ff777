import type { DealMessage } from "@marquee/contracts/http/deal-messages";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { notifyIfWanted } from "#features/notifications/model/pushes.ts";
import type { Pushes } from "#live/pushes.ts";
import { dealPath } from "#routing/paths.ts";
import { dealsQuery } from "../api/list-deals.ts";
import { shownOfDeals } from "./known-deals.ts";

export const dealPushes: Pushes = {
  on: {
    deal_updated: (client) => void invalidate(client, ...shownOfDeals, "getSponsorshipDeal", "getEvent"),
    deal_message: (client, { data }) => {
      void invalidate(client, "listDealMessages", "getSponsorshipDeal");
      void noteMessage(client, data);
    },
  },
  // Also with the first connection of a page: the other side may have acted while it was made.
  afterConnecting: [...shownOfDeals, "getSponsorshipDeal", "listDealMessages"],
};

/** Brings the list up to date, and notifies of a message of the other side unless its reader has the thread open. */
async function noteMessage(client: QueryClient, message: DealMessage): Promise<void> {
  await client.cancelQueries({ queryKey: dealsQuery.queryKey });
  const list = await client.fetchInfiniteQuery({ ...dealsQuery, staleTime: 0 }).catch(() => undefined);
  const deal = list?.pages.flatMap(({ items }) => items).find(({ id }) => id === message.dealId);
  if (!deal || deal.ownSide === message.side || isOpen(message.dealId)) return;
  await notifyIfWanted(client, {
    kind: "deal_message",
    about: { dealId: deal.id, messageId: message.id, from: deal.with.name, eventName: deal.eventName },
  });
}

function isOpen(dealId: string): boolean {
  const shown = new URLSearchParams(location.search).get("tab") === "messages";
  return !document.hidden && shown && location.pathname.toLowerCase() === dealPath(dealId).toLowerCase();
}
