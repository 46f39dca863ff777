import * as z from "zod/mini";
import { liveTopics } from "../live-topics.ts";
import { operation } from "../operation.ts";

export const createRealtimeTicket = operation({
  id: "createRealtimeTicket",
  area: "realtime",
  method: "POST",
  path: "/api/realtime/ticket",
  access: "user",
  session: "first",
  responses: { 201: z.strictObject({ token: z.string() }) },
  summary: "Get a single-use ticket that opens the live connection within 60 seconds",
});

/** How far a client knows what changed. */
const cursorSchema = z
  .string()
  .check(z.maxLength(200, "Invalid cursor"), z.regex(/^\d{1,15}(\.\d{1,15})*$/, "Invalid cursor"));

export const listChanges = operation({
  id: "listChanges",
  area: "realtime",
  method: "GET",
  path: "/api/realtime/changes",
  access: "user",
  session: "parallel",
  keyScope: "read",
  query: z.strictObject({ since: z.optional(cursorSchema) }),
  responses: { 200: z.strictObject({ cursor: cursorSchema, changed: z.array(z.enum(liveTopics)) }) },
  summary: "List which of your things changed since a cursor, and get the next one; without one, nothing has",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const realtimeOperations = {
  createRealtimeTicket,
  listChanges,
};
