import * as z from "zod/mini";
import { grantPayers } from "../account/grant-scopes.ts";
import { jobKinds } from "../credits/job-kinds.ts";
import { campaignIdeaStatuses, jobStatuses, refinements } from "../enums.ts";
import { errorCodes } from "../errors.ts";
import { creditsSchema, idSchema, pageQuerySchema, pageQueryShape, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { campaignResultSchema } from "./campaign-idea.ts";
import { getCampaignMockup, getCampaignMockupPdf, getCampaignMockupPng } from "./campaign-mockups.ts";
import { generateBodySchema, refineBodySchema } from "./campaign-order.ts";
import { getGeneratedHandout } from "./handouts.ts";
import { ideaDescription, ideaEditShape, ideaName } from "./idea-edit.ts";

/** What a generation refines; the index is null for a rerun of the whole generation. */
export const generationParentSchema = z.strictObject({
  generationId: idSchema,
  index: z.nullable(z.int()),
  refinement: z.enum(refinements),
  /** What was to change, if somebody said it in words. */
  words: z.optional(z.string()),
});
export type GenerationParent = z.infer<typeof generationParentSchema>;

export const generationSchema = z.strictObject({
  generationId: idSchema,
  status: z.enum(jobStatuses),
  results: z.array(campaignResultSchema),
  /** What was ordered. */
  cost: creditsSchema,
  /** What was finally charged: less than the cost if a part failed and was released; null until settled. */
  charged: z.nullable(creditsSchema),
  /** Whose credits they are: the account's, or those of the agency that ordered it for its client. */
  payer: z.enum(grantPayers),
  error: z.nullable(z.strictObject({ code: z.enum(errorCodes), message: z.string() })),
  prompt: z.string(),
  parameters: z.omit(generateBodySchema, { prompt: true }),
  /** What it refines; null for a new brief. */
  parent: z.nullable(generationParentSchema),
  progress: z.strictObject({
    stage: z.enum([...jobStatuses, ...jobKinds.campaign.stages]),
    percent: z.int(),
  }),
  /** The idea that was last saved from it. */
  selectedCampaignId: z.nullable(z.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Generation = z.infer<typeof generationSchema>;

export const campaignIdeaSchema = z.extend(campaignResultSchema, {
  id: idSchema,
  userId: idSchema,
  generationId: idSchema,
  status: z.enum(campaignIdeaStatuses),
  /** Incremented by every edit of its content; absent in ideas saved before versions existed, which reads as 1. */
  version: z.optional(z.int()),
  /** When its content was last edited; absent if it was never edited. */
  editedAt: z.optional(timestampSchema),
  /** How often people opened a link to it: each once a day, without its owner. Absent for none. */
  views: z.optional(z.int()),
  /** How many comments it has, of people with a link and of its account's; absent for none. */
  comments: z.optional(z.int()),
  /** Whether its links take no comments; absent if they do. */
  commentsClosed: z.optional(z.boolean()),
  /** It came with the sample data, and leaves with it; an edit makes it the account's own. */
  sample: z.optional(z.literal(true)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type CampaignIdea = z.infer<typeof campaignIdeaSchema>;

const idParams = z.strictObject({ id: idSchema });

const orderAnswerSchema = z.strictObject({
  generationId: idSchema,
  status: z.enum(jobStatuses),
  results: z.array(campaignResultSchema),
  cost: creditsSchema,
});

export const generateCampaignIdeas = operation({
  id: "generateCampaignIdeas",
  area: "campaigns",
  method: "POST",
  path: "/api/campaign-ideas/generate",
  access: "user",
  session: "in-transaction",
  keyScope: "write",
  flag: "campaigns",
  idempotent: true,
  body: generateBodySchema,
  bodyBytes: limits.campaignBodyBytes,
  responses: { 202: orderAnswerSchema },
  errors: ["not_enough_credits", "too_many_requests", "model_budget_spent"],
  summary: "Generate campaign ideas. Credits are reserved until the result is ready",
});

export const listCampaignGenerations = operation({
  id: "listCampaignGenerations",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(generationSchema) },
  summary: "List your generations, newest first",
});

export const getCampaignGeneration = operation({
  id: "getCampaignGeneration",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations/{id}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: idParams,
  responses: { 200: generationSchema },
  errors: ["not_found"],
  summary: "Get a generation with its status and results",
});

export const cancelCampaignGeneration = operation({
  id: "cancelCampaignGeneration",
  area: "campaigns",
  method: "POST",
  path: "/api/campaign-generations/{id}/cancel",
  access: "user",
  session: "first",
  keyScope: "write",
  params: idParams,
  responses: { 200: generationSchema },
  errors: ["not_found", "invalid_transition"],
  summary: "Cancel a queued generation and get its credits back",
});

export const refineCampaignConcept = operation({
  id: "refineCampaignConcept",
  area: "campaigns",
  method: "POST",
  path: "/api/campaign-generations/{id}/refine",
  access: "user",
  // The refined generation is read before the transaction that proves the session.
  session: "first",
  keyScope: "write",
  flag: "campaigns",
  idempotent: true,
  params: idParams,
  body: refineBodySchema,
  bodyBytes: limits.campaignBodyBytes,
  responses: { 202: orderAnswerSchema },
  errors: [
    "not_found",
    "invalid_transition",
    "not_enough_credits",
    "too_many_requests",
    "model_budget_spent",
  ],
  summary:
    "Refine one concept, or run a brief again with changes. Credits are reserved until the result is ready",
});

export const saveCampaignFromGeneration = operation({
  id: "saveCampaignFromGeneration",
  area: "campaigns",
  method: "POST",
  path: "/api/campaign-ideas/save-from-generation",
  access: "user",
  session: "first",
  keyScope: "write",
  body: z.strictObject({
    generationId: idSchema,
    campaignIndex: z
      .int("Choose a concept")
      .check(z.minimum(0, "Choose a concept"), z.maximum(99, "Choose a concept")),
    customizations: z.optional(
      z.strictObject({
        name: z.optional(ideaName),
        description: z.optional(ideaDescription),
        status: z.optional(z.enum(campaignIdeaStatuses, "Unknown status")),
      }),
    ),
  }),
  responses: { 201: campaignIdeaSchema },
  errors: ["not_found"],
  summary: "Save a concept to your library. Repeating it returns the same idea",
});

export const listCampaignIdeas = operation({
  id: "listCampaignIdeas",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-ideas",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    /** Only ideas saved from this generation. */
    generation: z.optional(idSchema),
  }),
  responses: { 200: z.array(campaignIdeaSchema) },
  summary: "List your library, newest first, or what you saved of one generation",
});

export const getCampaignIdea = operation({
  id: "getCampaignIdea",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-ideas/{id}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: idParams,
  responses: { 200: campaignIdeaSchema },
  errors: ["not_found"],
  summary: "Get an idea from your library",
});

export const updateCampaignIdea = operation({
  id: "updateCampaignIdea",
  area: "campaigns",
  method: "PATCH",
  path: "/api/campaign-ideas/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: idParams,
  body: z
    .strictObject({
      /** The version that was read; if given, a newer one is not overwritten. */
      version: z.optional(z.int("Version must be a whole number").check(z.minimum(1))),
      ...ideaEditShape,
      status: z.optional(z.enum(campaignIdeaStatuses, "Unknown status")),
    })
    .check(z.refine((body) => Object.keys(body).some((name) => name !== "version"), "Nothing to change")),
  responses: { 200: campaignIdeaSchema },
  errors: ["not_found", "invalid_transition", "stale_version"],
  summary: "Update, archive, or restore an idea. An edit keeps what it said before as a version",
});

export const deleteCampaignIdea = operation({
  id: "deleteCampaignIdea",
  area: "campaigns",
  method: "DELETE",
  path: "/api/campaign-ideas/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: idParams,
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Delete an idea from your library",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const campaignsOperations = {
  generateCampaignIdeas,
  listCampaignGenerations,
  getCampaignGeneration,
  cancelCampaignGeneration,
  refineCampaignConcept,
  getCampaignMockup,
  getCampaignMockupPng,
  getCampaignMockupPdf,
  getGeneratedHandout,
  saveCampaignFromGeneration,
  listCampaignIdeas,
  getCampaignIdea,
  updateCampaignIdea,
  deleteCampaignIdea,
};
