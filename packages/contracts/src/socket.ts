import * as z from "zod/mini";
import { campaignResultSchema } from "./campaign-idea.ts";
import { errorCodes } from "./errors.ts";
import { idSchema } from "./fields.ts";
import { messageSchema, outgoingMessageShape } from "./http/chat.ts";
import { creditBalanceSchema } from "./http/credits.ts";
import { dealMessageSchema } from "./http/deal-messages.ts";
import { listedDealSchema } from "./http/deals.ts";
import { inquiryMessageSchema } from "./http/inquiries.ts";
import { notificationSchema } from "./http/notifications.ts";
import { jobKinds } from "./job-kinds.ts";

/** What a client may send; the route key is `type`. */
export const clientMessageSchemas = {
  auth: z.strictObject({
    type: z.literal("auth"),
    data: z.strictObject({ userId: idSchema, username: z.string().check(z.maxLength(64)) }),
  }),
  chat_message: z.strictObject({
    type: z.literal("chat_message"),
    data: z.strictObject(outgoingMessageShape),
  }),
  ping: z.strictObject({ type: z.literal("ping") }),
} as const;
export type ClientMessageType = keyof typeof clientMessageSchemas;
export type ClientMessage = {
  [K in ClientMessageType]: z.input<(typeof clientMessageSchemas)[K]>;
}[ClientMessageType];

const failureShape = { message: z.string(), code: z.enum(errorCodes), requestId: z.string() };

/** How often what the message is about had changed by then, this change included: a jump says that a push was lost. */
const n = z.optional(z.int());

/** What the server may push. A push is a hint: it may be lost, doubled or late; the table is the truth. */
export const serverMessageSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("system"), message: z.string() }),
  z.strictObject({ type: z.literal("message_received"), n, data: messageSchema }),
  z.strictObject({ type: z.literal("ai_response"), n, data: messageSchema }),
  z.strictObject({
    type: z.literal("ai_delta"),
    /** `conversationId` and `version` as in the answer's message. */
    data: z.strictObject({
      messageId: idSchema,
      inReplyTo: idSchema,
      seq: z.int(),
      text: z.string(),
      conversationId: z.optional(idSchema),
      version: z.optional(z.int()),
    }),
  }),
  z.strictObject({
    type: z.literal("typing"),
    data: z.strictObject({ isTyping: z.boolean(), conversationId: z.optional(idSchema) }),
  }),
  /** A conversation began, has another title, or is gone with its messages (of the main one only these). */
  z.strictObject({
    type: z.literal("conversation_changed"),
    n,
    data: z.strictObject({ id: idSchema, isGone: z.boolean() }),
  }),
  /** `clientId` names the refused message where the error answers one. */
  z.strictObject({ type: z.literal("error"), ...failureShape, clientId: z.optional(z.string()) }),
  /** Answers a frame that no route knows. */
  z.strictObject({ type: z.literal("response"), message: z.string() }),
  z.strictObject({ type: z.literal("auth_success"), data: z.strictObject({ userId: idSchema }) }),
  z.strictObject({ type: z.literal("auth_failed"), message: z.string() }),
  z.strictObject({ type: z.literal("pong") }),
  z.strictObject({
    type: z.literal("campaign_progress"),
    n,
    data: z.strictObject({
      generationId: idSchema,
      stage: z.enum(jobKinds.campaign.stages),
      percent: z.int(),
      idea: z.optional(campaignResultSchema),
    }),
  }),
  z.strictObject({
    type: z.literal("campaign_completed"),
    n,
    /** `results` is null when they are too large to push: fetch the generation. */
    data: z.strictObject({ generationId: idSchema, results: z.nullable(z.array(campaignResultSchema)) }),
  }),
  z.strictObject({
    type: z.literal("campaign_failed"),
    n,
    data: z.strictObject({ generationId: idSchema, code: z.enum(errorCodes), message: z.string() }),
  }),
  z.strictObject({
    type: z.literal("credits_updated"),
    n,
    data: z.strictObject({ balance: creditBalanceSchema }),
  }),
  /** A new message of a thread, to both of its sides; the first one of a thread is a new thread in the inbox. */
  z.strictObject({ type: z.literal("inquiry_message"), n, data: inquiryMessageSchema }),
  /** A deal after a step of either side, as its reader's list shows it. */
  z.strictObject({ type: z.literal("deal_updated"), n, data: z.strictObject({ deal: listedDealSchema }) }),
  /** A new message of a deal's thread, to both of its sides. */
  z.strictObject({ type: z.literal("deal_message"), n, data: dealMessageSchema }),
  /** Something to know, of one of the kinds, as it stands on its reader's list. */
  z.strictObject({ type: z.literal("notification"), n, data: notificationSchema }),
  /** Its reader marked, dismissed, cleared or restored some, on this device or on another one. */
  z.strictObject({ type: z.literal("notifications_changed"), n }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
