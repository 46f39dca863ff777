import * as z from "zod/mini";
import { messageSchema, outgoingMessageShape } from "../chat/chat.ts";
import { creditBalanceSchema } from "../credits/credits.ts";
import { jobKinds } from "../credits/job-kinds.ts";
import { dealMessageSchema } from "../deals/deal-messages.ts";
import { listedDealSchema } from "../deals/deals.ts";
import { inquiryMessageSchema } from "../deals/inquiries.ts";
import { errorCodes } from "../errors.ts";
import { idSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { campaignResultSchema } from "../studio/campaign-idea.ts";
import { notificationSchema } from "./notifications.ts";

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
  /** The events that the page shows; changes of their spots are pushed for a quarter of an hour. */
  watch: z.strictObject({
    type: z.literal("watch"),
    data: z.strictObject({
      eventIds: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.eventsWatchedAtOnce)),
    }),
  }),
} as const;
export type ClientMessageType = keyof typeof clientMessageSchemas;
export type ClientMessage = {
  [K in ClientMessageType]: z.input<(typeof clientMessageSchemas)[K]>;
}[ClientMessageType];

const failureShape = { message: z.string(), code: z.enum(errorCodes), requestId: z.string() };

/** How often the message's topic has changed, including this change; a gap means that a push was lost. */
const n = z.optional(z.int());

/** What the server may push. A push is a hint: it may be lost, duplicated or late; the table is the truth. */
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
  /** A conversation was started, renamed, or deleted with its messages (of the main one, only the messages). */
  z.strictObject({
    type: z.literal("conversation_changed"),
    n,
    data: z.strictObject({ id: idSchema, isGone: z.boolean() }),
  }),
  /** `clientId` names the refused message if the error answers one. */
  z.strictObject({ type: z.literal("error"), ...failureShape, clientId: z.optional(z.string()) }),
  /** Answers a frame that matches no route. */
  z.strictObject({ type: z.literal("response"), message: z.string() }),
  /** From here on changes are pushed; `changes` is a cursor of `listChanges`, for a client that compares it with its own. */
  z.strictObject({
    type: z.literal("auth_success"),
    data: z.strictObject({ userId: idSchema, changes: z.string() }),
  }),
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
    /** Only for those whose orders that account pays. */
    data: z.strictObject({ payerId: idSchema, balance: creditBalanceSchema }),
  }),
  /** A new message of a thread, sent to both sides; a thread's first message is a new thread in the inbox. */
  z.strictObject({ type: z.literal("inquiry_message"), n, data: inquiryMessageSchema }),
  /** A deal after a step of either side, as the reader's list shows it. */
  z.strictObject({ type: z.literal("deal_updated"), n, data: z.strictObject({ deal: listedDealSchema }) }),
  /** Spots of an event that the page watches were taken, given back, added or removed: fetch it. */
  z.strictObject({ type: z.literal("spots_changed"), data: z.strictObject({ eventId: idSchema }) }),
  /** A new message of a deal's thread, sent to both sides. */
  z.strictObject({ type: z.literal("deal_message"), n, data: dealMessageSchema }),
  /** A new notification, as in the reader's list. */
  z.strictObject({ type: z.literal("notification"), n, data: notificationSchema }),
  /** The reader marked, dismissed, cleared or restored notifications, on this device or another. */
  z.strictObject({ type: z.literal("notifications_changed"), n }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
