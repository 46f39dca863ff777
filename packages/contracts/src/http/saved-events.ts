import * as z from "zod/mini";
import { idSchema, pageQuerySchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { listedEventSchema } from "./events.ts";

const params = z.strictObject({ id: idSchema });

export const saveEvent = operation({
  id: "saveEvent",
  area: "saved-events",
  method: "PUT",
  path: "/api/events/{id}/saved",
  access: "user",
  session: "first",
  keyScope: "write",
  params,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "Save an event; again changes nothing. 409 when 500 are saved",
});

export const unsaveEvent = operation({
  id: "unsaveEvent",
  area: "saved-events",
  method: "DELETE",
  path: "/api/events/{id}/saved",
  access: "user",
  session: "first",
  keyScope: "write",
  params,
  responses: { 204: null },
  summary: "Take a saved event back; again changes nothing",
});

export const listSavedEvents = operation({
  id: "listSavedEvents",
  area: "saved-events",
  method: "GET",
  path: "/api/events/saved",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(listedEventSchema) },
  summary: "List one's saved events, last saved first",
});

/** What of a saved event its saver is told changes of. */
const factsSchema = z.strictObject({
  /** When it begins. */
  date: timestampSchema,
  /** USD; null while it offers no packages. */
  priceFrom: listedEventSchema.shape.priceFrom,
  spotsLeft: listedEventSchema.shape.spotsLeft,
  canceled: z.boolean(),
});

const savedEventNewsSchema = z.strictObject({
  eventId: idSchema,
  eventName: z.string(),
  /** How it was when the caller last saw or was told of it; null when that is not known. */
  seen: z.nullable(z.strictObject({ facts: factsSchema, at: timestampSchema })),
  facts: factsSchema,
});
export type SavedEventNews = z.infer<typeof savedEventNewsSchema>;

export const listSavedEventNews = operation({
  id: "listSavedEventNews",
  area: "saved-events",
  method: "GET",
  path: "/api/events/saved/news",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(savedEventNewsSchema) },
  summary: "List the saved events whose date, price or spots changed since you were last told",
});

export const acknowledgeSavedEventNews = operation({
  id: "acknowledgeSavedEventNews",
  area: "saved-events",
  method: "POST",
  path: "/api/events/saved/news",
  access: "user",
  session: "first",
  body: z.strictObject({
    events: z
      .array(z.strictObject({ eventId: idSchema, facts: factsSchema }))
      .check(z.maxLength(limits.savedEventNews)),
  }),
  responses: { 204: null },
  summary: "Have changes of saved events put on your list of notifications, each once",
});

/** Every operation of the area, in the order of the documents. */
export const savedEventsOperations = {
  saveEvent,
  unsaveEvent,
  listSavedEvents,
  listSavedEventNews,
  acknowledgeSavedEventNews,
};
