import * as z from "zod/mini";
import { mentionableSchema, mentionSpanSchema, mentionsSchema } from "../account/mentions.ts";
import { clientIdSchema } from "../chat/chat.ts";
import { idSchema, requiredLine, requiredText, timestampSchema, withoutLink } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

const commentText = requiredText("Your comment", limits.commentMaxLength);

/** Who comments on a concept: somebody with a link to it, or the people who work in its account. */
export const commentWriters = ["visitor", "team"] as const;

/** A comment on a concept. */
export const conceptCommentSchema = z.strictObject({
  id: idSchema,
  writer: z.enum(commentWriters),
  /** A visitor's as they gave it, which nobody checks; of a person of the team their own, with their agency's if any. */
  name: z.string(),
  text: z.string(),
  /** Where it mentions somebody; absent for nowhere. */
  mentions: z.optional(z.array(mentionSpanSchema)),
  createdAt: timestampSchema,
});
export type ConceptComment = z.infer<typeof conceptCommentSchema>;

export const addConceptComment = operation({
  id: "addConceptComment",
  area: "concepts",
  method: "POST",
  path: "/api/shared/concepts/{token}/comments",
  access: "public",
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, "Invalid link")) }),
  body: z.strictObject({
    name: requiredLine("Your name", limits.commentNameMaxLength).check(withoutLink("Your name")),
    text: commentText,
  }),
  responses: { 204: null },
  errors: ["not_found", "conflict", "too_many_requests"],
  summary: "Leave a comment for those who shared the concept that a link shows; nobody else reads it",
});

const idParams = z.strictObject({ id: idSchema });

export const writeConceptComment = operation({
  id: "writeConceptComment",
  area: "concepts",
  method: "POST",
  path: "/api/concepts/{id}/comments",
  access: "user",
  session: "first",
  params: idParams,
  body: z.strictObject({
    text: commentText,
    /** Whom of the writer's own side it mentions; they are told. */
    mentions: z.optional(mentionsSchema),
    /** Sending again with the same clientId returns the first comment. */
    clientId: clientIdSchema,
  }),
  responses: { 201: conceptCommentSchema },
  errors: ["not_found", "conflict", "too_many_requests", "idempotency_mismatch"],
  summary:
    "Comment on a concept of yours for those who work with you on it; people with a link do not see it",
});

export const listConceptPeople = operation({
  id: "listConceptPeople",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/people",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(mentionableSchema) },
  summary:
    "List who else on your side reads your concepts, and can be mentioned in comments on them, by name",
});

export const listConceptComments = operation({
  id: "listConceptComments",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/{id}/comments",
  access: "user",
  session: "parallel",
  params: idParams,
  responses: {
    200: z.strictObject({
      /** Whether links to the concept take comments. */
      open: z.boolean(),
      comments: z.array(conceptCommentSchema),
    }),
  },
  errors: ["not_found"],
  summary: "List what people with a link and your own side wrote about a concept of yours, newest first",
});

export const setConceptComments = operation({
  id: "setConceptComments",
  area: "concepts",
  method: "PUT",
  path: "/api/concepts/{id}/comments",
  access: "user",
  session: "first",
  params: idParams,
  body: z.strictObject({ open: z.boolean("Say whether links take comments") }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Let links to a concept of yours take comments, or not",
});

export const deleteConceptComment = operation({
  id: "deleteConceptComment",
  area: "concepts",
  method: "DELETE",
  path: "/api/concepts/{id}/comments/{commentId}",
  access: "user",
  session: "first",
  params: z.strictObject({ id: idSchema, commentId: idSchema }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Delete a comment on a concept of yours",
});
