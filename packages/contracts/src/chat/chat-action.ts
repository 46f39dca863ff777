import * as z from "zod/mini";
import { creditsSchema, timestampSchema } from "../fields.ts";

/**
 * The states of an action: it waits for a click, and one click decides it on every device. While it is being done or
 * undone, only the click that began may do so; one that was cut off is finished by clicking again.
 */
export const chatActionStatuses = ["open", "doing", "done", "undoing", "undone", "dismissed"] as const;

/** What Morgan may suggest; action-inputs.ts has what each needs. Signing is none of them: it leads to its page. */
export const chatActionKinds = [
  "save_event",
  "unsave_event",
  "start_deal",
  "counter_deal",
  "accept_offer",
  "decline_offer",
  "request_changes",
  "cancel_deal",
  "message_deal",
  "renew_deal",
  "hold_spot",
  "join_waiting_list",
  "ask_host",
  "reply_inquiry",
  "propose_package",
  "publish_event",
  "change_price",
  "change_spots",
  "order_campaign",
  "refine_campaign",
  "buy_credits",
  "edit_profile",
  "edit_brand_facts",
] as const;
export type ChatActionKind = (typeof chatActionKinds)[number];

/** An action that an answer suggests. Nothing happens before the reader clicks. */
export const chatActionSchema = z.strictObject({
  kind: z.enum(chatActionKinds),
  /** What the click does, such as "Save Tech Summit 2026". */
  title: z.string(),
  /** What the click leads to. */
  effect: z.string(),
  /** What it changes, with `before` as of the suggestion; null stands for no value. */
  changes: z.array(z.strictObject({ label: z.string(), before: z.nullable(z.string()), after: z.string() })),
  /** What it costs right away. */
  costCredits: creditsSchema,
  status: z.enum(chatActionStatuses),
  /** The click is accepted until then. */
  expiresAt: timestampSchema,
  /** The page of the result; null before the click, and for an action without one. */
  leadsTo: z.nullable(z.string()),
  /** Until when it can be undone; null if it cannot. */
  undoUntil: z.nullable(timestampSchema),
});
export type ChatAction = z.infer<typeof chatActionSchema>;
