import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";

/** What a concept is shown to somebody with: a page to read, or slides to present and change. */
export const handouts = ["one-page.pdf", "slides.pptx"] as const;
export type Handout = (typeof handouts)[number];
export const handoutSchema = z.enum(handouts, "Choose one-page.pdf or slides.pptx");
export const handoutTypes = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
] as const;

export const getGeneratedHandout = operation({
  id: "getGeneratedHandout",
  area: "campaigns",
  method: "GET",
  path: "/api/campaign-generations/{id}/concepts/{index}/handouts/{file}",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  keyScope: "read",
  params: z.strictObject({
    id: idSchema,
    index: z.string().check(z.regex(/^\d{1,2}$/, "Invalid index")),
    file: handoutSchema,
  }),
  responses: { 200: { mediaTypes: handoutTypes } },
  errors: ["not_found"],
  summary: "Download a concept of your generation on one page, or as slides",
});
