import type { ChatActionKind } from "@marquee/contracts/chat/chat-action";
import type { OperationId } from "@marquee/contracts/operations";

/** The operations to refetch after an action of a kind was performed or undone. */
export const actionTouches: Record<ChatActionKind, readonly OperationId[]> = {
  save_event: ["getEvent", "listEvents", "listSavedEvents", "listRecommendedEvents"],
  start_deal: ["listSponsorshipDeals", "getDashboard", "listSponsorshipPackages"],
  counter_deal: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard"],
  order_campaign: ["listCampaignGenerations", "getCreditBalance", "listCreditTransactions"],
  edit_profile: ["getCurrentUser", "listRecommendedEvents"],
};
