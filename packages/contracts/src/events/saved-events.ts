import * as z from "zod/mini";
import { idSchema, pageQuerySchema } from "../fields.ts";
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

/** All operations of the area, in the order in which the API reference lists them. */
export const savedEventsOperations = {
  saveEvent,
  unsaveEvent,
  listSavedEvents,
};
