import { invalidate } from "#api/query.ts";
import { readAtOnce } from "#features/live/notifications/model/notification-list.ts";
import type { Pushes } from "#live/pushes.ts";
import { dealPath } from "#routing/paths.ts";
import { shownOfDeals } from "./known-deals.ts";

export const dealPushes: Pushes = {
  on: {
    deal_updated: (client) => void invalidate(client, ...shownOfDeals, "getSponsorshipDeal", "getEvent"),
    deal_message: (client) =>
      void invalidate(
        client,
        "listDealMessages",
        "getSponsorshipDeal",
        "listSponsorshipDeals",
        "listThreads",
        "getUnreadCounts",
      ),
    // A user with the thread open reads the message on arrival.
    notification: (client, { data }) => {
      if (data.kind === "deal_message" && isOpen(data.about.dealId)) readAtOnce(client, data.id);
    },
  },
  shows: {
    deals: [...shownOfDeals, "getSponsorshipDeal", "listDealMessages", "getEvent", "getUnreadCounts"],
  },
};

function isOpen(dealId: string): boolean {
  const isOpen = new URLSearchParams(location.search).get("tab") === "messages";
  return !document.hidden && isOpen && location.pathname.toLowerCase() === dealPath(dealId).toLowerCase();
}
