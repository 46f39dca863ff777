import type { ChatActionKind } from "@marquee/contracts/chat/chat-action";
import { counterDealAction } from "./counter-deal.ts";
import { editProfileAction } from "./edit-profile.ts";
import { orderCampaignAction } from "./order-campaign.ts";
import { saveEventAction } from "./save-event.ts";
import { startDealAction } from "./start-deal.ts";

/** What each kind of action does; the schema of Morgan's suggestion is in the contract. */
export const chatActions = {
  save_event: saveEventAction,
  start_deal: startDealAction,
  counter_deal: counterDealAction,
  order_campaign: orderCampaignAction,
  edit_profile: editProfileAction,
} as const satisfies Record<ChatActionKind, unknown>;
