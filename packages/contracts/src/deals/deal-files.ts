import * as z from "zod/mini";
import { keptFileTypes } from "../enums.ts";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { pictureUploadSchema } from "../pictures.ts";
import { dealFileUploadBodySchema, uploadedDealFileSchema } from "./deal-file.ts";
import { dealSchema } from "./deals.ts";
import { deliverableParams } from "./deliverable.ts";

const params = z.strictObject({ id: idSchema });
const fileParams = z.strictObject({ id: idSchema, file: idSchema });

export const createProofUpload = operation({
  id: "createProofUpload",
  area: "deal-files",
  method: "POST",
  path: "/api/sponsorship-deals/{id}/deliverables/{n}/proof",
  access: { party: true },
  session: "first",
  params: deliverableParams,
  body: dealFileUploadBodySchema,
  responses: { 201: pictureUploadSchema },
  errors: ["invalid_transition", "conflict", "too_many_requests"],
  summary: "Get a signed URL for uploading the proof of a deliverable that you owe",
});

export const setProof = operation({
  id: "setProof",
  area: "deal-files",
  method: "PUT",
  path: "/api/sponsorship-deals/{id}/deliverables/{n}/proof",
  access: { party: true },
  session: "first",
  params: deliverableParams,
  body: uploadedDealFileSchema,
  responses: { 200: dealSchema },
  errors: ["invalid_transition", "conflict", "too_many_requests"],
  summary:
    "Use an upload as the proof of a deliverable that you owe, instead of the one before. It's checked first, pictures are re-encoded",
});

export const createDealFileUpload = operation({
  id: "createDealFileUpload",
  area: "deal-files",
  method: "POST",
  path: "/api/sponsorship-deals/{id}/files",
  access: { party: true },
  session: "first",
  params,
  body: dealFileUploadBodySchema,
  responses: { 201: pictureUploadSchema },
  errors: ["conflict", "too_many_requests"],
  summary: "Get a signed URL for uploading a file for the other side of a deal",
});

export const addDealFile = operation({
  id: "addDealFile",
  area: "deal-files",
  method: "PUT",
  path: "/api/sponsorship-deals/{id}/files",
  access: { party: true },
  session: "first",
  params,
  body: uploadedDealFileSchema,
  responses: { 200: dealSchema },
  errors: ["conflict", "too_many_requests"],
  summary: "Add an upload to a deal's files. It's checked first, pictures are re-encoded",
});

export const getDealFile = operation({
  id: "getDealFile",
  area: "deal-files",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/files/{file}",
  access: { party: true },
  session: "parallel",
  params: fileParams,
  responses: { 200: { mediaTypes: keptFileTypes } },
  summary: "Download a file or a proof of a deal",
});

export const deleteDealFile = operation({
  id: "deleteDealFile",
  area: "deal-files",
  method: "DELETE",
  path: "/api/sponsorship-deals/{id}/files/{file}",
  access: { party: true },
  session: "first",
  params: fileParams,
  responses: { 200: dealSchema },
  errors: ["invalid_transition", "conflict"],
  summary: "Remove a file that you added, a proof only until it is accepted; a repeat changes nothing",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const dealFilesOperations = {
  createProofUpload,
  setProof,
  createDealFileUpload,
  addDealFile,
  getDealFile,
  deleteDealFile,
};
