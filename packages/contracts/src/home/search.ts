import * as z from "zod/mini";
import { eventFaceSchema } from "../events/events.ts";
import { atMost, trimmedLine } from "../fields.ts";
import { operation } from "../operation.ts";
import { isWord } from "../text/typed-text.ts";

/** What the server can search. Pages, help and actions are searched in the browser. */
export const foundKinds = ["event", "deal", "campaign", "message", "saved_search"] as const;
export type FoundKind = (typeof foundKinds)[number];

export const foundSchema = z.strictObject({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** A line about it, such as a place and a day. */
  detail: z.string(),
  /** Its page on this site. */
  path: z.string(),
  /** For an event: what its poster shows. */
  face: z.optional(eventFaceSchema),
});
export type Found = z.infer<typeof foundSchema>;

export const search = operation({
  id: "search",
  area: "search",
  method: "GET",
  path: "/api/search",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  query: z.strictObject({
    q: z
      .string("Enter what to look for")
      .check(
        trimmedLine(),
        z.refine(isWord, "Enter at least 2 characters"),
        atMost(100, "Enter at most 100 characters"),
      ),
  }),
  responses: { 200: z.array(foundSchema) },
  summary:
    "Find what the reader may see and that holds every word: at most five of each kind, kinds in one order: events whose name fits and then the next ones, the newest of the rest",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const searchOperations = {
  search,
};
