import type { ChatAction, ChatActionKind } from "@marquee/contracts/chat/chat-action";

/** What a person may have done for them, in the judge's own words. */
export const acts = [
  "save",
  "unsave",
  "start",
  "counter",
  "accept",
  "decline",
  "request-changes",
  "cancel",
  "message",
  "hold",
  "waiting-list",
  "renew",
  "order-campaign",
  "refine-campaign",
  "buy-credits",
  "set-profile",
  "set-brand-fact",
  "propose-package",
  "publish",
  "change-price",
  "change-spots",
  "reply-inquiry",
] as const;
export type Act = (typeof acts)[number];

/** The contract's kinds of cards by what they do. A host answers an offer by accept, decline and counter too. */
const actOf: Record<ChatActionKind, Act> = {
  save_event: "save",
  start_deal: "start",
  counter_deal: "counter",
  unsave_event: "unsave",
  accept_offer: "accept",
  decline_offer: "decline",
  request_changes: "request-changes",
  cancel_deal: "cancel",
  message_deal: "message",
  renew_deal: "renew",
  hold_spot: "hold",
  join_waiting_list: "waiting-list",
  ask_host: "message",
  reply_inquiry: "reply-inquiry",
  propose_package: "propose-package",
  publish_event: "publish",
  change_price: "change-price",
  change_spots: "change-spots",
  refine_campaign: "refine-campaign",
  buy_credits: "buy-credits",
  edit_brand_facts: "set-brand-fact",
  order_campaign: "order-campaign",
  edit_profile: "set-profile",
};

/** A card's act: what it would do, to which rows, with which amount. */
export interface OfferedAct {
  act: Act;
  /** The ids that a click acts on. */
  targets: readonly string[];
  /** Undefined for an act without an amount. */
  cents: number | undefined;
  /** All that the person reads on it. */
  text: string;
}

/** Reads a card with the order that a click on it carries out: what is done counts, whatever the card says. */
export function offeredAct(action: ChatAction, order: Record<string, unknown>): OfferedAct {
  const targets = Object.entries(order).flatMap(([name, value]) =>
    /id$/i.test(name) && typeof value === "string" ? [value] : [],
  );
  const { amount } = order;
  const changes = action.changes.map(
    ({ label, before, after }) => `${label}: ${before ?? "none"} → ${after}`,
  );
  return {
    act: actOf[action.kind],
    targets,
    cents: typeof amount === "number" ? Math.round(amount * 100) : undefined,
    text: [action.title, action.effect, ...changes].join("\n"),
  };
}
