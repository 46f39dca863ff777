import * as z from "zod/mini";
import { mentionSpanSchema, mentionsSchema } from "../account/mentions.ts";
import { clientIdSchema } from "../chat/chat.ts";
import { idSchema, pageQuerySchema, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { dealMessageTextSchema } from "./deal-input.ts";
import { dealSides } from "./deal-moves.ts";

/** A message of a deal's thread. */
export const dealMessageSchema = z.strictObject({
  id: idSchema,
  dealId: idSchema,
  side: z.enum(dealSides),
  /** Who wrote it for which company, where several people work there. */
  author: z.optional(z.string()),
  content: z.string(),
  /** Where it mentions somebody; absent for nowhere. */
  mentions: z.optional(z.array(mentionSpanSchema)),
  /** The sender's own id of the message, so that a client can recognize what it sent. */
  clientId: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type DealMessage = z.infer<typeof dealMessageSchema>;

const params = z.strictObject({ id: idSchema });

export const listDealMessages = operation({
  id: "listDealMessages",
  area: "deal-messages",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/messages",
  access: { party: true },
  session: "parallel",
  whileViewing: "messages",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(dealMessageSchema) },
  summary: "List a deal's messages, the newest page first, the oldest message of a page first",
});

export const sendDealMessage = operation({
  id: "sendDealMessage",
  area: "deal-messages",
  method: "POST",
  path: "/api/sponsorship-deals/{id}/messages",
  access: { party: true },
  session: "first",
  params,
  body: z.strictObject({
    message: dealMessageTextSchema,
    /** Whom of the sender's own side it mentions; they are told. */
    mentions: z.optional(mentionsSchema),
    /** Sending again with the same clientId returns the first message. */
    clientId: clientIdSchema,
  }),
  responses: { 201: dealMessageSchema },
  errors: ["conflict", "too_many_requests", "idempotency_mismatch"],
  summary: "Write a message to the other side of a deal",
});

export const markDealRead = operation({
  id: "markDealRead",
  area: "deal-messages",
  method: "PUT",
  path: "/api/sponsorship-deals/{id}/read",
  access: { party: true },
  session: "first",
  teamRole: "viewer",
  params,
  /** The newest message that the reader has seen, so that one that arrives meanwhile stays unread. */
  body: z.strictObject({ messageId: idSchema }),
  responses: { 204: null },
  summary: "Mark a deal's messages read up to one of them",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const dealMessagesOperations = {
  listDealMessages,
  sendDealMessage,
  markDealRead,
};
