import * as z from "zod/mini";
import { dealStatuses } from "../deals/deal-moves.ts";
import { campaignTypes, industries } from "../enums.ts";
import { recommendedEventSchema } from "../events/match.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { campaignResultSchema } from "./campaign-idea.ts";
import {
  addConceptComment,
  deleteConceptComment,
  listConceptComments,
  listConceptPeople,
  setConceptComments,
  writeConceptComment,
} from "./concept-comments.ts";
import { handoutSchema, handoutTypes } from "./handouts.ts";

const idParams = z.strictObject({ id: idSchema });
const tokenParams = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{20,100}$/, "Invalid link")),
});

export const getConceptPdf = operation({
  id: "getConceptPdf",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/{id}/concept.pdf",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  keyScope: "read",
  params: idParams,
  responses: { 200: { mediaTypes: ["application/pdf"] } },
  errors: ["not_found"],
  summary: "Download a concept of your library as PDF",
});

export const getConceptHandout = operation({
  id: "getConceptHandout",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/{id}/handouts/{file}",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  keyScope: "read",
  params: z.strictObject({ id: idSchema, file: handoutSchema }),
  responses: { 200: { mediaTypes: handoutTypes } },
  errors: ["not_found"],
  summary: "Download a concept of your library on one page, or as slides",
});

const shareShape = {
  id: idSchema,
  conceptId: idSchema,
  /** Its current name; null once it was deleted, and the link shows nothing. */
  conceptName: z.nullable(z.string()),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
};

/** A link to one concept, for people without an account. */
export const conceptShareSchema = z.strictObject(shareShape);
export type ConceptShare = z.infer<typeof conceptShareSchema>;

export const createConceptShare = operation({
  id: "createConceptShare",
  area: "concepts",
  method: "POST",
  path: "/api/concepts/{id}/shares",
  access: "user",
  session: "first",
  params: idParams,
  body: z.strictObject({
    days: z
      .int("Choose how long the link works")
      .check(
        z.minimum(1, "A link works for at least a day"),
        z.maximum(limits.conceptShareDaysMax, `A link works for at most ${limits.conceptShareDaysMax} days`),
      ),
  }),
  responses: {
    201: z.strictObject({
      ...shareShape,
      /** The address, shown only this once: we store only its hash. */
      url: z.string(),
    }),
  },
  errors: ["not_found", "conflict"],
  summary: "Make a link that shows a concept to whoever has it, until it expires or is revoked",
});

export const listConceptShares = operation({
  id: "listConceptShares",
  area: "concepts",
  method: "GET",
  path: "/api/concept-shares",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(conceptShareSchema) },
  summary: "List your links to concepts that still work, newest first",
});

export const revokeConceptShare = operation({
  id: "revokeConceptShare",
  area: "concepts",
  method: "DELETE",
  path: "/api/concept-shares/{id}",
  access: "user",
  session: "first",
  params: idParams,
  responses: { 204: null },
  summary: "Revoke a link to a concept; again changes nothing",
});

/** What a link shows: the concept's content, and nothing about its owner, the brief, or how it was made. */
export const sharedConceptSchema = z.strictObject({
  concept: z.omit(campaignResultSchema, { mockupImageUrl: true, fit: true, note: true }),
  /** Whether there is a concept board, which the same link opens. */
  hasMockup: z.boolean(),
  /** Whether a comment may be left for its owner. */
  takesComments: z.boolean(),
  expiresAt: timestampSchema,
});
export type SharedConcept = z.infer<typeof sharedConceptSchema>;

export const getSharedConcept = operation({
  id: "getSharedConcept",
  area: "concepts",
  method: "GET",
  path: "/api/shared/concepts/{token}",
  access: "public",
  params: tokenParams,
  responses: { 200: sharedConceptSchema },
  errors: ["not_found", "too_many_requests"],
  summary:
    "Get the concept that a link shows; absent once it expired, was revoked, or the concept was deleted",
});

export const getSharedConceptMockup = operation({
  id: "getSharedConceptMockup",
  area: "concepts",
  method: "GET",
  path: "/api/shared/concepts/{token}/mockup",
  access: "public",
  params: tokenParams,
  responses: { 200: { mediaType: "image/svg+xml" } },
  errors: ["not_found", "too_many_requests"],
  summary: "Get the concept board of the concept that a link shows",
});

export const getSharedConceptPdf = operation({
  id: "getSharedConceptPdf",
  area: "concepts",
  method: "GET",
  path: "/api/shared/concepts/{token}/concept.pdf",
  access: "public",
  params: tokenParams,
  responses: { 200: { mediaTypes: ["application/pdf"] } },
  errors: ["not_found", "too_many_requests"],
  summary: "Download the concept that a link shows as PDF",
});

export const getSharedConceptHandout = operation({
  id: "getSharedConceptHandout",
  area: "concepts",
  method: "GET",
  path: "/api/shared/concepts/{token}/handouts/{file}",
  access: "public",
  params: z.strictObject({ ...tokenParams.shape, file: handoutSchema }),
  responses: { 200: { mediaTypes: handoutTypes } },
  errors: ["not_found", "too_many_requests"],
  summary: "Download the concept that a link shows on one page, or as slides",
});

/** Events for a concept, and the facts of the concept that they were compared with. */
export const conceptEventsSchema = z.strictObject({
  concept: z.strictObject({
    id: idSchema,
    name: z.string(),
    type: z.enum(campaignTypes),
    /** Whole USD. */
    budget: z.int(),
    location: z.string(),
    audience: z.string(),
    /** From its brief, or from the profile if the brief names none. */
    industry: z.nullable(z.enum(industries)),
  }),
  events: z.array(recommendedEventSchema),
});
export type ConceptEvents = z.infer<typeof conceptEventsSchema>;

export const listConceptEvents = operation({
  id: "listConceptEvents",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/{id}/events",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  params: idParams,
  responses: { 200: conceptEventsSchema },
  errors: ["not_found"],
  summary: "Get the upcoming events that suit a concept of your library best, with the reasons",
});

/** A deal that was started for a concept. */
export const conceptDealSchema = z.strictObject({
  id: idSchema,
  eventName: z.string(),
  packageName: z.string(),
  status: z.enum(dealStatuses),
  /** USD; may have cents. */
  amount: z.number(),
  signedAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type ConceptDeal = z.infer<typeof conceptDealSchema>;

export const listConceptDeals = operation({
  id: "listConceptDeals",
  area: "concepts",
  method: "GET",
  path: "/api/concepts/{id}/deals",
  access: "user",
  session: "parallel",
  grantReach: "everything",
  keyScope: "read",
  params: idParams,
  responses: { 200: z.array(conceptDealSchema) },
  errors: ["not_found"],
  summary: "List the deals that you began for a concept, newest change first",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const conceptsOperations = {
  getConceptPdf,
  getConceptHandout,
  createConceptShare,
  listConceptShares,
  revokeConceptShare,
  getSharedConcept,
  getSharedConceptMockup,
  getSharedConceptPdf,
  getSharedConceptHandout,
  addConceptComment,
  listConceptComments,
  writeConceptComment,
  listConceptPeople,
  setConceptComments,
  deleteConceptComment,
  listConceptEvents,
  listConceptDeals,
};
