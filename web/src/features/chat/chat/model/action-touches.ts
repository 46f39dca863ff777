import type { ChatActionKind } from "@marquee/contracts/chat/chat-action";
import type { OperationId } from "@marquee/contracts/operations";

/** The operations to refetch after an action of a kind was performed or undone. */
export const actionTouches: Record<ChatActionKind, readonly OperationId[]> = {
  save_event: ["getEvent", "listEvents", "listSavedEvents", "listRecommendedEvents"],
  unsave_event: ["getEvent", "listEvents", "listSavedEvents", "listRecommendedEvents"],
  start_deal: ["listSponsorshipDeals", "getDashboard", "listSponsorshipPackages"],
  counter_deal: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard"],
  accept_offer: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard", "getAgreement"],
  decline_offer: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard"],
  request_changes: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard"],
  cancel_deal: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard", "listSponsorshipPackages"],
  message_deal: ["listDealMessages"],
  renew_deal: ["getSponsorshipDeal", "listSponsorshipDeals", "getDashboard"],
  hold_spot: ["listSponsorshipPackages", "getEvent", "listNeeds"],
  join_waiting_list: ["listSponsorshipPackages", "getEvent", "listNeeds"],
  ask_host: ["listThreads"],
  reply_inquiry: ["listThreads", "getInquiry"],
  propose_package: ["getEvent", "listOwnCapacity", "listEventHistory"],
  publish_event: ["getEvent", "listOwnEvents", "listOwnCapacity", "listEventHistory"],
  change_price: ["getEvent", "listOwnCapacity", "listEventHistory"],
  change_spots: ["getEvent", "listOwnCapacity", "listEventHistory"],
  order_campaign: ["listCampaignGenerations", "getCreditBalance", "listCreditTransactions"],
  refine_campaign: ["listCampaignGenerations", "getCreditBalance", "listCreditTransactions"],
  buy_credits: [],
  edit_profile: ["getCurrentUser", "listRecommendedEvents"],
  edit_brand_facts: ["getBrandFacts", "listRecommendedEvents"],
};
