import * as z from "zod/mini";
import { chatActionSchema } from "../chat-action.ts";
import { idSchema, pageQuerySchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { messageCardSchema } from "../message-cards.ts";
import { operation } from "../operation.ts";

/** `streaming` while Morgan writes; `stopped` keeps what was written; `failed` is the one visible failure of a turn. */
export const messageStatuses = ["complete", "streaming", "stopped", "failed"] as const;

export const messageSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  content: z.string(),
  isAi: z.boolean(),
  status: z.enum(messageStatuses),
  /** How many deltas of an answer are already in `content`; 0 for a user's message. */
  deltaSeq: z.int(),
  /** The user message that an answer belongs to. */
  inReplyTo: z.nullable(idSchema),
  /** The sender's own id of the message, so that a client can recognize what it sent. */
  clientId: z.nullable(z.string()),
  /** What may be sent with one click: the answer's own choices, else up to three follow-ups; kept with their answer. */
  quickReplies: z.array(z.string()),
  /** What the answer names, with its facts; absent for none. */
  cards: z.optional(z.array(messageCardSchema)),
  /** A caption for the answer, such as that no model is connected; absent where there is nothing to say. */
  note: z.optional(z.string()),
  /** The server's own reading of whether the text asks to buy credits. */
  paymentIntent: z.boolean(),
  /** What the answer suggests to do; absent where it suggests nothing. */
  action: z.optional(chatActionSchema),
  createdAt: timestampSchema,
});
export type Message = z.infer<typeof messageSchema>;

export const clientIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, "Invalid clientId"));

/** What a client may say of a message; `userId` and `isAi` are claims that the session checks. */
export const outgoingMessageShape = {
  content: z
    .string("Message is required")
    .check(
      z.trim(),
      z.minLength(1, "Message is required"),
      z.maxLength(limits.messageMaxLength, `Message cannot exceed ${limits.messageMaxLength} characters`),
    ),
  userId: z.optional(idSchema),
  isAi: z.optional(z.boolean()),
  paymentIntent: z.optional(z.boolean()),
  clientId: z.optional(clientIdSchema),
};

export const listMessages = operation({
  id: "listMessages",
  area: "chat",
  method: "GET",
  path: "/api/messages",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(messageSchema) },
  summary: "List the conversation, newest page first, oldest message first",
});

export const sendMessage = operation({
  id: "sendMessage",
  area: "chat",
  method: "POST",
  path: "/api/messages",
  access: "user",
  session: "in-transaction",
  keyScope: "write",
  flag: "chat",
  body: z.strictObject(outgoingMessageShape),
  responses: { 201: messageSchema },
  errors: [
    "forbidden",
    "email_unconfirmed",
    "not_enough_credits",
    "too_many_requests",
    "model_budget_spent",
    "idempotency_mismatch",
  ],
  summary: "Send Morgan a message. The answer is queued",
});

export const stopReply = operation({
  id: "stopReply",
  area: "chat",
  method: "POST",
  path: "/api/messages/{id}/stop",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  responses: { 202: messageSchema },
  errors: ["not_found"],
  summary: "Stop an answer in progress and keep what's there",
});

const actionParams = z.strictObject({ id: idSchema });

export const confirmChatAction = operation({
  id: "confirmChatAction",
  area: "chat",
  method: "POST",
  path: "/api/messages/{id}/action/confirm",
  access: "user",
  session: "first",
  params: actionParams,
  responses: { 200: messageSchema },
  errors: [
    "not_found",
    "conflict",
    "stale_version",
    "forbidden",
    "invalid_transition",
    "sold_out",
    "category_taken",
    "not_enough_credits",
    "too_many_requests",
    "model_budget_spent",
    "feature_off",
  ],
  summary: "Do what an answer suggests. Clicking again does it no second time",
});

export const dismissChatAction = operation({
  id: "dismissChatAction",
  area: "chat",
  method: "POST",
  path: "/api/messages/{id}/action/dismiss",
  access: "user",
  session: "first",
  params: actionParams,
  responses: { 200: messageSchema },
  errors: ["not_found", "conflict"],
  summary: "Put away what an answer suggests without doing it",
});

export const undoChatAction = operation({
  id: "undoChatAction",
  area: "chat",
  method: "POST",
  path: "/api/messages/{id}/action/undo",
  access: "user",
  session: "first",
  params: actionParams,
  responses: { 200: messageSchema },
  errors: ["not_found", "conflict", "stale_version", "invalid_transition"],
  summary: "Take back what you had done for you, for ten minutes and where it can be taken back",
});

/** Every operation of the area, in the order of the documents. */
export const chatOperations = {
  listMessages,
  sendMessage,
  stopReply,
  confirmChatAction,
  dismissChatAction,
  undoChatAction,
};
