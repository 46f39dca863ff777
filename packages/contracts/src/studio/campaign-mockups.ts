import * as z from "zod/mini";
import { idSchema, wholeNumber } from "../fields.ts";
import { operation } from "../operation.ts";

const mockupParams = z.strictObject({
  id: idSchema,
  index: z.string().check(z.regex(/^\d{1,2}$/, "Invalid index")),
});

/** `concept` names the saved concept whose name is on the board; `version` only tells its versions' addresses apart. */
const mockupQuery = z.strictObject({
  concept: z.optional(idSchema),
  version: z.optional(wholeNumber("version", { least: 1, most: 999_999_999 })),
});

export const getCampaignMockup = operation({
  id: "getCampaignMockup",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations/{id}/mockups/{index}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: mockupParams,
  query: mockupQuery,
  responses: { 200: { mediaType: "image/svg+xml" } },
  errors: ["not_found"],
  summary: "Get a concept board of your generation as an image; with a saved concept, under its current name",
});

export const getCampaignMockupPng = operation({
  id: "getCampaignMockupPng",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations/{id}/mockups/{index}/png",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  keyScope: "read",
  params: mockupParams,
  query: mockupQuery,
  responses: { 200: { mediaTypes: ["image/png"] } },
  errors: ["not_found"],
  summary: "Download a concept board of your generation as a PNG, 2,400 pixels wide",
});

export const getCampaignMockupPdf = operation({
  id: "getCampaignMockupPdf",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations/{id}/mockups/{index}/pdf",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  keyScope: "read",
  params: mockupParams,
  query: mockupQuery,
  responses: { 200: { mediaTypes: ["application/pdf"] } },
  errors: ["not_found"],
  summary: "Download a concept board of your generation as a PDF with the concept's key facts",
});
