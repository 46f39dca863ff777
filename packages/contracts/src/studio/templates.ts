import * as z from "zod/mini";
import { campaignTypes, industries } from "../enums.ts";
import { atMost, idSchema, pageQuerySchema, timestampSchema, trimmedLine, visible } from "../fields.ts";
import { operation } from "../operation.ts";

const templateName = z
  .string("Name is required")
  .check(trimmedLine(), z.minLength(1, "Name is required"), atMost(120, "Name is too long"), visible("Name"));

export const campaignTemplateSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  industry: z.enum(industries),
  type: z.enum(campaignTypes),
  /** A same-origin image address; null shows the type's default drawing. */
  thumbnail: z.nullable(z.string()),
  targetAudience: z.string(),
  keyFeatures: z.array(z.string()),
  /** Whole USD. */
  estimatedBudget: z.int(),
  estimatedDuration: z.string(),
  goals: z.array(z.string()),
  metrics: z.array(z.string()),
  /** The prompt that "use" puts in the builder. */
  content: z.string(),
  isPublic: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type CampaignTemplate = z.infer<typeof campaignTemplateSchema>;

export const listCampaignTemplates = operation({
  id: "listCampaignTemplates",
  area: "templates",
  method: "GET",
  path: "/api/campaign-templates",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(campaignTemplateSchema) },
  summary: "List public templates by industry, with your own private ones first",
});

export const listCampaignTemplatesByIndustry = operation({
  id: "listCampaignTemplatesByIndustry",
  area: "templates",
  method: "GET",
  path: "/api/campaign-templates/industry/{industry}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: z.strictObject({ industry: z.enum(industries, "Unknown industry") }),
  responses: { 200: z.array(campaignTemplateSchema) },
  summary: "List public and private templates for one industry",
});

export const createCampaignTemplate = operation({
  id: "createCampaignTemplate",
  area: "templates",
  method: "POST",
  path: "/api/campaign-templates",
  access: "user",
  session: "first",
  keyScope: "write",
  body: z.strictObject({
    ideaId: idSchema,
    name: z.optional(templateName),
    industry: z.enum(industries, "Unknown industry"),
  }),
  responses: { 201: campaignTemplateSchema },
  errors: ["not_found"],
  summary: "Create a private template from a saved idea",
});

export const renameCampaignTemplate = operation({
  id: "renameCampaignTemplate",
  area: "templates",
  method: "PATCH",
  path: "/api/campaign-templates/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ name: templateName }),
  responses: { 200: campaignTemplateSchema },
  errors: ["not_found"],
  summary: "Rename a private template of your own",
});

export const deleteCampaignTemplate = operation({
  id: "deleteCampaignTemplate",
  area: "templates",
  method: "DELETE",
  path: "/api/campaign-templates/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Delete a private template of your own",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const templatesOperations = {
  listCampaignTemplates,
  listCampaignTemplatesByIndustry,
  createCampaignTemplate,
  renameCampaignTemplate,
  deleteCampaignTemplate,
};
