import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";

const mockupParams = z.strictObject({
  id: idSchema,
  index: z.string().check(z.regex(/^\d{1,2}$/, "Invalid index")),
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
  responses: { 200: { mediaType: "image/svg+xml" } },
  errors: ["not_found"],
  summary: "Get a concept board of your generation as an image",
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
  responses: { 200: { mediaTypes: ["application/pdf"] } },
  errors: ["not_found"],
  summary: "Download a concept board of your generation as a PDF with the concept's key facts",
});
