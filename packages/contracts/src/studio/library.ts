import * as z from "zod/mini";
import { campaignIdeaStatuses, campaignTypes, libraryOrders, libraryStatuses } from "../enums.ts";
import { atMost, idSchema, pageQueryShape, timestampSchema, trimmedLine, wholeNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { inThousands } from "../text/in-thousands.ts";
import { campaignIdeaSchema } from "./campaigns.ts";

const idParams = z.strictObject({ id: idSchema });
const version = z.int("Version must be a whole number").check(z.minimum(1, "Version must be at least 1"));

/** A saved idea in a list: enough to find it, without the details that are read once it is open. */
export const libraryEntrySchema = z.strictObject({
  id: idSchema,
  generationId: idSchema,
  status: z.enum(campaignIdeaStatuses),
  name: z.string(),
  /** Its promise on one line; without a plan, the beginning of its description. */
  summary: z.string(),
  type: z.enum(campaignTypes),
  /** Whole USD. */
  budget: z.int(),
  location: z.string(),
  duration: z.string(),
  mockupImageUrl: z.nullable(z.string()),
  version: z.int(),
  /** How often people opened a link to it, each once a day, and how many comments it has. */
  views: z.int(),
  comments: z.int(),
  /** It came with the sample data. */
  sample: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;

/** The filters of the library, as query parameters. */
export const libraryFilterShape = {
  /** Every word must occur in the name, description, promise, location or audience, case-insensitively. */
  q: z.optional(z.string().check(trimmedLine(), atMost(limits.listItemMaxLength, "The search is too long"))),
  /** Defaults to `active`, which is everything that is not archived. */
  status: z.optional(z.enum(libraryStatuses, "Unknown status")),
  type: z.optional(z.enum(campaignTypes, "Unknown campaign type")),
  /** Whole USD, both ends included. */
  minBudget: z.optional(wholeNumber("minBudget", { least: 0, most: 999_999_999 })),
  maxBudget: z.optional(wholeNumber("maxBudget", { least: 0, most: 999_999_999 })),
  mockup: z.optional(z.enum(["with", "without"], "mockup must be with or without")),
};

export const listLibrary = operation({
  id: "listLibrary",
  area: "library",
  method: "GET",
  path: "/api/library",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  query: z.strictObject({
    ...pageQueryShape,
    ...libraryFilterShape,
    /** Defaults to `-updated`; a leading minus reverses the order. */
    sort: z.optional(z.enum(libraryOrders, "Unknown order")),
  }),
  responses: {
    200: z.strictObject({
      items: z.array(libraryEntrySchema),
      /** How many ideas match, across all pages. */
      found: z.int(),
      /** How many ideas are not archived, whatever the filters. */
      kept: z.int(),
      /** Saved ideas that could not be read. */
      unreadable: z.int(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  summary: `Search, filter and sort your library. It looks through your newest ${inThousands(limits.libraryIdeas)} ideas`,
});

export const changeLibraryStatus = operation({
  id: "changeLibraryStatus",
  area: "library",
  method: "POST",
  path: "/api/library/status",
  access: "user",
  session: "first",
  keyScope: "write",
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ id: idSchema, status: z.enum(campaignIdeaStatuses, "Unknown status") }))
      .check(
        z.minLength(1, "Choose at least one campaign"),
        z.maxLength(limits.libraryChangesAtOnce, `Choose at most ${limits.libraryChangesAtOnce} campaigns`),
        z.refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
          message: "Name each campaign once",
        }),
      ),
  }),
  responses: {
    200: z.strictObject({
      /** The changed ideas, with their previous status, for undoing the change. */
      changed: z.array(z.strictObject({ id: idSchema, from: z.enum(campaignIdeaStatuses) })),
      /** The unchanged ideas: they do not exist, or cannot go from their status to the new one. */
      unchanged: z.array(
        z.strictObject({ id: idSchema, reason: z.enum(["not_found", "invalid_transition"]) }),
      ),
    }),
  },
  summary: `Archive or restore up to ${limits.libraryChangesAtOnce} ideas. Each is changed by itself, and the answer names those that were not`,
});

export const duplicateCampaignIdea = operation({
  id: "duplicateCampaignIdea",
  area: "library",
  method: "POST",
  path: "/api/library/{id}/duplicate",
  access: "user",
  session: "first",
  keyScope: "write",
  idempotent: true,
  params: idParams,
  responses: { 201: campaignIdeaSchema },
  errors: ["not_found", "too_many_requests"],
  summary: "Make a copy of an idea, as a draft and without its versions",
});

/** The editable content of an idea, as of one version. Versions from before a field could be edited don't have it. */
export const ideaContentSchema = z.strictObject({
  ...z.pick(campaignIdeaSchema, {
    name: true,
    description: true,
    type: true,
    location: true,
    duration: true,
    targetAudience: true,
    goals: true,
    keyFeatures: true,
    expectedOutcomes: true,
    metrics: true,
  }).shape,
  ...z.partial(
    z.pick(campaignIdeaSchema, {
      budget: true,
      inspiration: true,
      plan: true,
      competitiveAnalysis: true,
      mockupDescription: true,
      events: true,
    }),
  ).shape,
});
export type IdeaContent = z.infer<typeof ideaContentSchema>;

export const ideaVersionSchema = z.strictObject({
  version: z.int(),
  /** When this version was written. */
  at: timestampSchema,
  content: ideaContentSchema,
});
export type IdeaVersion = z.infer<typeof ideaVersionSchema>;

export const listCampaignIdeaVersions = operation({
  id: "listCampaignIdeaVersions",
  area: "library",
  method: "GET",
  path: "/api/library/{id}/versions",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: idParams,
  responses: { 200: z.array(ideaVersionSchema) },
  errors: ["not_found"],
  summary: `List what an idea says and said before, newest first. The last ${limits.ideaVersions} earlier versions are kept`,
});

export const restoreCampaignIdeaVersion = operation({
  id: "restoreCampaignIdeaVersion",
  area: "library",
  method: "POST",
  path: "/api/library/{id}/versions/{version}/restore",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({
    id: idSchema,
    version: wholeNumber("version", { least: 1, most: 999_999_999 }),
  }),
  /** The version that the reader last saw; a newer one is not overwritten. */
  body: z.strictObject({ version }),
  responses: { 200: campaignIdeaSchema },
  errors: ["not_found", "stale_version"],
  summary: "Make an idea say again what it said in an earlier version, as a new version",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const libraryOperations = {
  listLibrary,
  changeLibraryStatus,
  duplicateCampaignIdea,
  listCampaignIdeaVersions,
  restoreCampaignIdeaVersion,
};
