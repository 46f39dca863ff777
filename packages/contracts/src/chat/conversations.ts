import * as z from "zod/mini";
import { atMost, idSchema, timestampSchema, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

export const conversationSchema = z.strictObject({
  /** `main` for the conversation that everybody has. */
  id: idSchema,
  /** Null for the main one, and for one without messages. */
  title: z.nullable(z.string()),
  /** Null for the main one, which always exists. */
  createdAt: z.nullable(timestampSchema),
  lastMessageAt: z.nullable(timestampSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationTitleSchema = z
  .string("Title is required")
  .check(
    trimmedLine(),
    z.minLength(1, "Title is required"),
    atMost(
      limits.conversationTitleMaxLength,
      `Title cannot exceed ${limits.conversationTitleMaxLength} characters`,
    ),
    visible("Title"),
  );

export const updateConversationBodySchema = z.strictObject({ title: conversationTitleSchema });

const params = z.strictObject({ id: idSchema });

export const listConversations = operation({
  id: "listConversations",
  area: "conversations",
  method: "GET",
  path: "/api/conversations",
  access: "user",
  session: "parallel",
  whileViewing: "messages",
  keyScope: "read",
  responses: { 200: z.array(conversationSchema) },
  summary: "List the conversations: the main one first, then the one that was last written in",
});

export const createConversation = operation({
  id: "createConversation",
  area: "conversations",
  method: "POST",
  path: "/api/conversations",
  access: "user",
  session: "first",
  keyScope: "write",
  flag: "chat",
  responses: { 201: conversationSchema },
  errors: ["conflict"],
  summary:
    "Begin a conversation. One in which nothing was said yet is answered again; 409 when there are 200",
});

export const updateConversation = operation({
  id: "updateConversation",
  area: "conversations",
  method: "PATCH",
  path: "/api/conversations/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params,
  body: updateConversationBodySchema,
  responses: { 200: conversationSchema },
  errors: ["not_found"],
  summary: "Rename a conversation. The main one has no title",
});

export const deleteConversation = operation({
  id: "deleteConversation",
  area: "conversations",
  method: "DELETE",
  path: "/api/conversations/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary:
    "Delete a conversation with its messages; the main one stays and loses its messages. 409 while an answer is awaited in it",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const conversationsOperations = {
  listConversations,
  createConversation,
  updateConversation,
  deleteConversation,
};
