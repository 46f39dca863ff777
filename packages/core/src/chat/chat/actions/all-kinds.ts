import type { ChatActionKind } from "@marquee/contracts/chat/chat-action";
import { buyCreditsAction } from "./buy-credits.ts";
import { counterDealAction } from "./counter-deal.ts";
import {
  acceptOfferAction,
  cancelDealAction,
  declineOfferAction,
  requestChangesAction,
} from "./deal-steps.ts";
import { editBrandFactsAction } from "./edit-brand-facts.ts";
import { editProfileAction } from "./edit-profile.ts";
import {
  changePriceAction,
  changeSpotsAction,
  proposePackageAction,
  publishEventAction,
} from "./host-actions.ts";
import { orderCampaignAction } from "./order-campaign.ts";
import { refineCampaignAction } from "./refine-campaign.ts";
import { renewDealAction } from "./renew-deal.ts";
import { saveEventAction, unsaveEventAction } from "./save-event.ts";
import { startDealAction } from "./start-deal.ts";
import { holdSpotAction, joinWaitingListAction } from "./take-spots.ts";
import { askHostAction, messageDealAction, replyInquiryAction } from "./write-messages.ts";

/** What each kind of action does; the schema of Morgan's suggestion is in the contract. */
export const chatActions = {
  save_event: saveEventAction,
  unsave_event: unsaveEventAction,
  start_deal: startDealAction,
  counter_deal: counterDealAction,
  accept_offer: acceptOfferAction,
  decline_offer: declineOfferAction,
  request_changes: requestChangesAction,
  cancel_deal: cancelDealAction,
  message_deal: messageDealAction,
  renew_deal: renewDealAction,
  hold_spot: holdSpotAction,
  join_waiting_list: joinWaitingListAction,
  ask_host: askHostAction,
  reply_inquiry: replyInquiryAction,
  propose_package: proposePackageAction,
  publish_event: publishEventAction,
  change_price: changePriceAction,
  change_spots: changeSpotsAction,
  order_campaign: orderCampaignAction,
  refine_campaign: refineCampaignAction,
  buy_credits: buyCreditsAction,
  edit_profile: editProfileAction,
  edit_brand_facts: editBrandFactsAction,
} as const satisfies Record<ChatActionKind, unknown>;
