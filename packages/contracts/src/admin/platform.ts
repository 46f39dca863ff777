import * as z from "zod/mini";
import { paymentModes } from "../enums.ts";
import { operation } from "../operation.ts";

export const getHealth = operation({
  id: "getHealth",
  area: "platform",
  method: "GET",
  path: "/api/health",
  access: "public",
  responses: {
    200: z.strictObject({
      status: z.literal("ok"),
      stage: z.string(),
      /** How checkout works on this stage, so that a screen can show its test-mode banner. */
      payments: z.enum(paymentModes),
      /** The commit that was deployed; null on a developer's machine. */
      commit: z.nullable(z.string()),
      time: z.iso.datetime(),
    }),
  },
  summary: "Check whether the API and its table respond",
});

export const getOpenApiDocument = operation({
  id: "getOpenApiDocument",
  area: "platform",
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  responses: { 200: { mediaType: "application/json" } },
  summary: "Get this API as an OpenAPI 3.1 document",
});

export const getApiReference = operation({
  id: "getApiReference",
  area: "platform",
  method: "GET",
  path: "/api/docs",
  access: "public",
  responses: { 200: { mediaType: "text/html; charset=utf-8" } },
  summary: "Get this API as a web page",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const platformOperations = {
  getHealth,
  getOpenApiDocument,
  getApiReference,
};
