import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";

/** What a link shows to people without an account, by the word in its address. */
export const sharedKinds = ["concepts", "analytics"] as const;
export type SharedKind = (typeof sharedKinds)[number];

/**
 * The page at a shared link. CloudFront asks for it by this address in place of the stored page, so that the same
 * request finds the stored page wherever this call fails (docs/previews.md).
 */
export const getSharedPage = operation({
  id: "getSharedPage",
  area: "previews",
  method: "GET",
  path: "/index.html",
  access: "public",
  query: z.strictObject({
    /** The path of the page in the address bar. */
    "x-page": z.string("x-page is missing"),
  }),
  responses: { 200: { mediaType: "text/html; charset=utf-8", keep: "page" } },
  summary:
    "Get the page at a shared link, whose head says what it shows. A link that shows nothing has the page of any address",
});

export const getSharedPreview = operation({
  id: "getSharedPreview",
  area: "previews",
  method: "GET",
  path: "/api/shared/{kind}/{token}/preview.png",
  access: "public",
  params: z.strictObject({
    kind: z.enum(sharedKinds, "Unknown kind of link"),
    token: z.string().check(z.regex(/^[\w-]{20,100}$/, "Invalid link")),
  }),
  responses: { 200: { mediaType: "image/png" } },
  errors: ["not_found", "too_many_requests"],
  summary: "Get the picture of what a link shows, as chat programs do",
});

export const getEventPoster = operation({
  id: "getEventPoster",
  area: "previews",
  method: "GET",
  path: "/api/posters/{id}/{version}",
  access: "public",
  params: z.strictObject({
    id: idSchema,
    /** Changes with what the poster shows; an earlier one leads to the current poster. */
    version: z.string().check(z.regex(/^[\w-]{16}\.png$/, "Invalid version")),
  }),
  responses: { 200: { mediaType: "image/png", keep: "forever-by-all" } },
  errors: ["not_found", "too_many_requests"],
  summary: "Get the poster of a published event as a picture, as mails show it",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const previewsOperations = { getSharedPage, getSharedPreview, getEventPoster };
