import * as z from "zod/mini";
import { idSchema, requiredLine, requiredText, timestampSchema, withoutLink } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

/** A comment on a concept. Nobody checks that its writer has this name. */
export const conceptCommentSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  text: z.string(),
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
    text: requiredText("Your comment", limits.commentMaxLength),
  }),
  responses: { 204: null },
  errors: ["not_found", "conflict", "too_many_requests"],
  summary: "Leave a comment for the owner of the concept that a link shows; nobody else reads it",
});

const idParams = z.strictObject({ id: idSchema });

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
  summary: "List what people with a link wrote about a concept of yours, newest first",
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
