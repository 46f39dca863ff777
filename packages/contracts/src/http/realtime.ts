import * as z from "zod/mini";
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

/** Every operation of the area, in the order of the documents. */
export const realtimeOperations = {
  createRealtimeTicket,
};
