import * as z from "zod/mini";
import {
  atMost,
  creditsSchema,
  idSchema,
  pageQueryShape,
  timestampSchema,
  trimmed,
  trimmedLine,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { isWord } from "../text/typed-text.ts";
import { chatActionSchema } from "./chat-action.ts";
import { messageCardSchema } from "./message-cards.ts";

/** `streaming` while Morgan writes; `stopped` keeps what was written; `failed` is a turn's only visible failure. */
export const messageStatuses = ["complete", "streaming", "stopped", "failed"] as const;

export const replyRatings = ["up", "down"] as const;

export const replyFeedbackSchema = z.strictObject({
  rating: z.enum(replyRatings),
  /** The reason in the reader's words; absent if they gave none. */
  reason: z.optional(z.string()),
  at: timestampSchema,
});
export type ReplyFeedback = z.infer<typeof replyFeedbackSchema>;

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
  /** What one click can send: the answer's own choices, or else up to three follow-ups; stored with the answer. */
  quickReplies: z.array(z.string()),
  /** The things that the answer names, with their facts; absent if there are none. */
  cards: z.optional(z.array(messageCardSchema)),
  /** A caption for the answer, such as that no model is connected; absent if there is none. */
  note: z.optional(z.string()),
  /** The server's own finding whether the text asks to buy credits. */
  paymentIntent: z.boolean(),
  /** The action that the answer suggests; absent if there is none. */
  action: z.optional(chatActionSchema),
  createdAt: timestampSchema,
  /** The conversation that it belongs to; absent for the main one. */
  conversationId: z.optional(idSchema),
  /** Questions only: the first version of the question that this one is an edit of. */
  editOf: z.optional(idSchema),
  /** Questions only: the message that it follows, if that is not the one directly before it. */
  after: z.optional(idSchema),
  /** Answers only: which of its question's answers it is; absent for the first one. */
  version: z.optional(z.int()),
  /** Questions only: how many answers were requested, the last of them at `askedAt`; absent while there is one. */
  answers: z.optional(z.int()),
  askedAt: z.optional(timestampSchema),
  /** The reader's feedback on an answer. */
  feedback: z.optional(replyFeedbackSchema),
});
export type Message = z.infer<typeof messageSchema>;

export const clientIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, "Invalid clientId"));

/** The fields that a client may send with a message; the session checks the claims `userId` and `isAi`. */
export const outgoingMessageShape = {
  content: z
    .string("Message is required")
    .check(
      trimmed(),
      z.minLength(1, "Message is required"),
      atMost(limits.messageMaxLength, `Message cannot exceed ${limits.messageMaxLength} characters`),
    ),
  userId: z.optional(idSchema),
  isAi: z.optional(z.boolean()),
  paymentIntent: z.optional(z.boolean()),
  clientId: z.optional(clientIdSchema),
  /** The conversation to post it in; defaults to the main one. */
  conversation: z.optional(idSchema),
  /** The user's own question that this is a new version of. */
  editOf: z.optional(idSchema),
  /** The message to continue from, if that is not the newest one of the conversation. */
  after: z.optional(idSchema),
};

export const listMessages = operation({
  id: "listMessages",
  area: "chat",
  method: "GET",
  path: "/api/messages",
  access: "user",
  session: "parallel",
  whileViewing: "messages",
  keyScope: "read",
  paged: true,
  query: z.strictObject({ ...pageQueryShape, conversation: z.optional(idSchema) }),
  responses: { 200: z.array(messageSchema) },
  errors: ["not_found"],
  summary:
    "List a conversation, the main one where none is named: newest page first, in it the oldest message first",
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
    "not_found",
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

export const retryReply = operation({
  id: "retryReply",
  area: "chat",
  method: "POST",
  path: "/api/messages/{id}/retry",
  access: "user",
  session: "first",
  keyScope: "write",
  flag: "chat",
  params: z.strictObject({ id: idSchema }),
  responses: { 202: messageSchema },
  errors: [
    "not_found",
    "conflict",
    "email_unconfirmed",
    "not_enough_credits",
    "too_many_requests",
    "model_budget_spent",
  ],
  summary:
    "Ask for one more answer to a question, named by it or by one of its answers; the ones before are kept. 409 when it has 10",
});

export const rateReplyBodySchema = z.strictObject({
  /** Null removes the rating. */
  rating: z.nullable(z.enum(replyRatings)),
  reason: z.optional(
    z
      .string()
      .check(
        trimmed(),
        atMost(
          limits.feedbackReasonMaxLength,
          `Reason cannot exceed ${limits.feedbackReasonMaxLength} characters`,
        ),
      ),
  ),
});

export const rateReply = operation({
  id: "rateReply",
  area: "chat",
  method: "PUT",
  path: "/api/messages/{id}/feedback",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  body: rateReplyBodySchema,
  responses: { 200: messageSchema },
  errors: ["not_found"],
  summary: "Rate an answer. Admins see it with its question; the last rating counts",
});

export const foundMessageSchema = z.strictObject({
  id: idSchema,
  /** Absent for messages of the main conversation. */
  conversationId: z.optional(idSchema),
  isAi: z.boolean(),
  /** The text around the first matching word. */
  excerpt: z.string(),
  createdAt: timestampSchema,
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;

export const searchMessages = operation({
  id: "searchMessages",
  area: "chat",
  method: "GET",
  path: "/api/messages/search",
  access: "user",
  session: "first",
  whileViewing: "messages",
  heavy: "reads",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    q: z
      .string("Enter what to look for")
      .check(
        trimmedLine(),
        z.refine(isWord, "Enter at least 2 characters"),
        atMost(100, "Search is too long"),
      ),
    cursor: pageQueryShape.cursor,
  }),
  responses: { 200: z.array(foundMessageSchema) },
  summary:
    "Find messages of all one's conversations that hold every word. A page may hold few, or none, and still have a next one",
});

export const replyAllowanceSchema = z.strictObject({
  freePerMonth: z.int(),
  freeLeft: z.int(),
  /** When the month ends, in UTC. */
  renewsAt: timestampSchema,
  /** What an answer costs after the free ones. */
  replyCredits: creditsSchema,
});
export type ReplyAllowance = z.infer<typeof replyAllowanceSchema>;

export const getReplyAllowance = operation({
  id: "getReplyAllowance",
  area: "chat",
  method: "GET",
  path: "/api/messages/allowance",
  access: "user",
  session: "parallel",
  keyScope: "read",
  responses: { 200: replyAllowanceSchema },
  summary: "Get how many free answers are left this month, and what an answer costs after them",
});

export const ratedReplySchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  /** Null if the profile cannot be read. */
  userName: z.nullable(z.string()),
  /** Null if the question was deleted. */
  question: z.nullable(z.string()),
  answer: z.string(),
  note: z.optional(z.string()),
  rating: z.enum(replyRatings),
  reason: z.nullable(z.string()),
  ratedAt: timestampSchema,
});
export type RatedReply = z.infer<typeof ratedReplySchema>;

export const listReplyFeedback = operation({
  id: "listReplyFeedback",
  area: "chat",
  method: "GET",
  path: "/api/admin/reply-feedback",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject(pageQueryShape),
  responses: { 200: z.array(ratedReplySchema) },
  summary: "List the answers that their readers rated, newest rating first",
});

export const replyFeedbackReportSchema = z.strictObject({
  days: z.int(),
  up: z.int(),
  down: z.int(),
  withReason: z.int(),
});
export type ReplyFeedbackReport = z.infer<typeof replyFeedbackReportSchema>;

export const getReplyFeedbackReport = operation({
  id: "getReplyFeedbackReport",
  area: "chat",
  method: "GET",
  path: "/api/admin/reply-feedback/report",
  access: "admin",
  session: "first",
  responses: { 200: replyFeedbackReportSchema },
  summary: "Get how many answers were rated in the last 30 days, and how",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const chatOperations = {
  listMessages,
  sendMessage,
  stopReply,
  confirmChatAction,
  dismissChatAction,
  undoChatAction,
  retryReply,
  rateReply,
  searchMessages,
  getReplyAllowance,
  listReplyFeedback,
  getReplyFeedbackReport,
};
