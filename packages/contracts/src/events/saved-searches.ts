import * as z from "zod/mini";
import { atMost, idSchema, timestampSchema, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { eventFilterShape } from "./events.ts";

const count = z.int("Enter a whole number").check(z.minimum(0), z.maximum(100_000_000));
const { search, category, from, to, city, tier, available } = eventFilterShape;

/** The filters of GET /api/events without the status: newly published events are always upcoming. */
export const savedSearchFilterSchema = z.strictObject({
  search,
  category,
  from,
  to,
  city,
  minAttendees: z.optional(count),
  maxAttendees: z.optional(count),
  minPrice: z.optional(count),
  maxPrice: z.optional(count),
  tier,
  available,
});
export type SavedSearchFilter = z.infer<typeof savedSearchFilterSchema>;

export const savedSearchSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  filters: savedSearchFilterSchema,
  createdAt: timestampSchema,
  /** How many events it has found since it was saved. */
  found: z.int(),
  /** How many of them it has found since it was last opened on any device. */
  unread: z.int(),
  /** The newest of them, which its owner was notified about. */
  latest: z.nullable(z.strictObject({ eventId: idSchema, eventName: z.string(), at: timestampSchema })),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const createSavedSearchBodySchema = z.strictObject({
  name: z
    .string("Name is required")
    .check(
      trimmedLine(),
      z.minLength(1, "Name is required"),
      atMost(limits.listItemMaxLength, `Name cannot exceed ${limits.listItemMaxLength} characters`),
      visible("Name"),
    ),
  filters: savedSearchFilterSchema.check(
    z.refine((filters) => Object.values(filters).some((value) => value !== undefined && value !== ""), {
      message: "Choose at least one filter",
    }),
  ),
});

export const createSavedSearch = operation({
  id: "createSavedSearch",
  area: "saved-searches",
  method: "POST",
  path: "/api/saved-searches",
  access: "user",
  session: "first",
  keyScope: "write",
  body: createSavedSearchBodySchema,
  responses: { 201: savedSearchSchema },
  errors: ["conflict"],
  summary:
    "Save a search: its owner is told once of each event that is published and fits. The same filters are saved once; 409 when 20 are saved",
});

export const listSavedSearches = operation({
  id: "listSavedSearches",
  area: "saved-searches",
  method: "GET",
  path: "/api/saved-searches",
  access: "user",
  session: "parallel",
  keyScope: "read",
  responses: { 200: z.array(savedSearchSchema) },
  summary: "List one's saved searches, newest first, with the newest event that each found",
});

export const deleteSavedSearch = operation({
  id: "deleteSavedSearch",
  area: "saved-searches",
  method: "DELETE",
  path: "/api/saved-searches/{id}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  summary: "Delete a saved search; again changes nothing",
});

export const markSavedSearchRead = operation({
  id: "markSavedSearchRead",
  area: "saved-searches",
  method: "PUT",
  path: "/api/saved-searches/{id}/read",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  params: z.strictObject({ id: idSchema }),
  /** How many events it had found when it was opened, so that events found meanwhile stay unread. */
  body: z.strictObject({ found: count }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Mark what a saved search has found as read, up to a number",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const savedSearchesOperations = {
  createSavedSearch,
  listSavedSearches,
  deleteSavedSearch,
  markSavedSearchRead,
};
