import * as z from "zod/mini";
import { mentionableSchema, mentionSpanSchema, mentionsSchema } from "../account/mentions.ts";
import { sponsoringRoles } from "../account/sponsoring-roles.ts";
import { clientIdSchema } from "../chat/chat.ts";
import { inquirySides, inquiryTopics } from "../enums.ts";
import { contactSchema, sponsorshipPackageSchema } from "../events/events.ts";
import { atMost, idSchema, pageQuerySchema, pageQueryShape, timestampSchema, trimmed } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { dealSides, dealStatuses } from "./deal-moves.ts";

const messageText = z
  .string("Message is required")
  .check(
    trimmed(),
    z.minLength(1, "Message is required"),
    atMost(limits.inquiryMaxLength, `Message cannot exceed ${limits.inquiryMaxLength} characters`),
  );

export const inquiryMessageSchema = z.strictObject({
  id: idSchema,
  inquiryId: idSchema,
  /** Which side wrote it. */
  side: z.enum(inquirySides),
  /** Who wrote it for which company, where several people work there. */
  author: z.optional(z.string()),
  content: z.string(),
  /** Where it mentions somebody; absent for nowhere. */
  mentions: z.optional(z.array(mentionSpanSchema)),
  /** The sender's own id of the message, so that a client can recognize what it sent. */
  clientId: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type InquiryMessage = z.infer<typeof inquiryMessageSchema>;

const threadShape = {
  id: idSchema,
  eventId: idSchema,
  /** The event's name when the thread started. */
  eventName: z.string(),
  topic: z.enum(inquiryTopics),
  /** Which side the reader is on. */
  ownSide: z.enum(inquirySides),
  /** The reader has not seen the newest message of the other side. */
  unread: z.boolean(),
  createdAt: timestampSchema,
  lastMessageAt: timestampSchema,
};

/** A thread in an inbox. */
export const inquirySummarySchema = z.strictObject({
  ...threadShape,
  /** The other side; "Deleted user" without a company once their account is gone. */
  with: contactSchema,
  /** The beginning of the newest message, at most 140 characters. */
  lastMessage: z.string(),
});
export type InquirySummary = z.infer<typeof inquirySummarySchema>;

/** A deal in an inbox. */
const dealThreadSchema = z.strictObject({
  kind: z.literal("deal"),
  id: idSchema,
  eventId: idSchema,
  eventName: z.string(),
  packageName: z.string(),
  ownSide: z.enum(dealSides),
  status: z.enum(dealStatuses),
  /** USD of the newest version. */
  amount: z.number(),
  /** It waits for the reader: for an answer to an offer, or for a signature. */
  isOwnTurn: z.boolean(),
  unread: z.boolean(),
  with: contactSchema,
  /** The beginning of the newest message, at most 140 characters; null for a deal without messages. */
  lastMessage: z.nullable(z.string()),
  createdAt: timestampSchema,
  /** The newest change: a message, an offer, or a step. */
  lastMessageAt: timestampSchema,
});

/** Which threads an inbox shows. An offer is a deal under negotiation. */
export const threadKinds = ["unread", "inquiry", "deal", "offer"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Anything that two accounts talk about. */
export const threadSummarySchema = z.discriminatedUnion("kind", [
  z.extend(inquirySummarySchema, { kind: z.literal("inquiry") }),
  dealThreadSchema,
]);
export type ThreadSummary = z.infer<typeof threadSummarySchema>;

export const inquirySchema = z.strictObject({
  ...threadShape,
  inquirer: contactSchema,
  host: contactSchema,
  /** False once one side's account is gone: the thread can still be read. */
  open: z.boolean(),
  /** The packages that the host made for the inquirer alone and that have no deal yet; most expensive first. */
  proposals: z.array(
    z.strictObject({
      packageId: sponsorshipPackageSchema.shape.id,
      name: sponsorshipPackageSchema.shape.name,
      tier: sponsorshipPackageSchema.shape.tier,
      price: sponsorshipPackageSchema.shape.price,
    }),
  ),
  /** A page of messages: newest page first, oldest message first within a page; x-next-cursor leads to older ones. */
  messages: z.array(inquiryMessageSchema),
});
export type Inquiry = z.infer<typeof inquirySchema>;

export const createInquiryBodySchema = z.strictObject({
  topic: z.enum(inquiryTopics, "Choose a topic"),
  message: messageText,
});

export const replyBodySchema = z.strictObject({
  message: messageText,
  /** Whom of the sender's own side it mentions; they are told. */
  mentions: z.optional(mentionsSchema),
  /** Sending again with the same clientId returns the first message. */
  clientId: clientIdSchema,
});

const params = z.strictObject({ id: idSchema });

export const createInquiry = operation({
  id: "createInquiry",
  area: "inquiries",
  method: "POST",
  path: "/api/events/{id}/inquiries",
  access: { roles: sponsoringRoles },
  session: "first",
  idempotent: true,
  params,
  body: createInquiryBodySchema,
  responses: { 201: inquirySchema },
  errors: ["not_found", "conflict", "too_many_requests"],
  summary: "Write to an event's host. Opens a thread in both inboxes",
});

export const listThreads = operation({
  id: "listThreads",
  area: "inquiries",
  method: "GET",
  path: "/api/threads",
  access: "user",
  session: "parallel",
  whileViewing: "messages",
  paged: true,
  query: z.strictObject({ ...pageQueryShape, show: z.optional(z.enum(threadKinds)) }),
  responses: { 200: z.array(threadSummarySchema) },
  summary: "List one's own inquiries and deals as one inbox, newest activity first; all of them, or one kind",
});

export const listThreadPeople = operation({
  id: "listThreadPeople",
  area: "inquiries",
  method: "GET",
  path: "/api/threads/people",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(mentionableSchema) },
  summary: "List who else on your side reads your deals and inquiries, and can be mentioned there, by name",
});

export const getInquiry = operation({
  id: "getInquiry",
  area: "inquiries",
  method: "GET",
  path: "/api/inquiries/{id}",
  access: { party: true },
  session: "parallel",
  whileViewing: "messages",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: inquirySchema },
  summary: "Get a thread with its newest messages",
});

export const replyToInquiry = operation({
  id: "replyToInquiry",
  area: "inquiries",
  method: "POST",
  path: "/api/inquiries/{id}/messages",
  access: { party: true },
  session: "first",
  params,
  body: replyBodySchema,
  responses: { 201: inquiryMessageSchema },
  errors: ["conflict", "too_many_requests", "idempotency_mismatch"],
  summary: "Write a message in a thread",
});

export const markInquiryRead = operation({
  id: "markInquiryRead",
  area: "inquiries",
  method: "PUT",
  path: "/api/inquiries/{id}/read",
  access: { party: true },
  session: "first",
  teamRole: "viewer",
  params,
  /** The newest message that the reader has seen, so that one that arrives meanwhile stays unread. */
  body: z.strictObject({ messageId: idSchema }),
  responses: { 204: null },
  summary: "Mark a thread read up to a message",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const inquiriesOperations = {
  createInquiry,
  listThreads,
  listThreadPeople,
  getInquiry,
  replyToInquiry,
  markInquiryRead,
};
