import * as z from "zod/mini";
import { userSchema } from "../account/auth.ts";
import { publicSettingsSchema } from "../admin/system.ts";
import { creditBalanceSchema } from "../credits/credits.ts";
import { operation } from "../operation.ts";
import { liveTopics } from "./live-topics.ts";
import { notificationSchema } from "./notifications.ts";

export const createRealtimeTicket = operation({
  id: "createRealtimeTicket",
  area: "realtime",
  method: "POST",
  path: "/api/realtime/ticket",
  access: "user",
  session: "first",
  teamRole: "viewer",
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

export const unreadCountsSchema = z.strictObject({ deals: z.int(), inquiries: z.int() });
export type UnreadCounts = z.infer<typeof unreadCountsSchema>;

export const getUnreadCounts = operation({
  id: "getUnreadCounts",
  area: "realtime",
  method: "GET",
  path: "/api/realtime/unread",
  access: "user",
  session: "parallel",
  grantReach: "deals",
  responses: { 200: unreadCountsSchema },
  summary: "Count your deals and inquiries with unread messages",
});

const shellSchema = z.strictObject({
  user: userSchema,
  settings: publicSettingsSchema,
  /** This and the next two are null for somebody whose access through a grant does not include them. */
  balance: z.nullable(creditBalanceSchema),
  /** The newest notifications, as many as the bell shows. */
  notifications: z.nullable(z.array(notificationSchema)),
  unread: z.nullable(unreadCountsSchema),
  /**
   * A cursor of `listChanges`: what was read up to ten seconds before this answer, or is in it, is as new as that. Null
   * if something changed in that time.
   */
  changes: z.nullable(cursorSchema),
  /** A ticket as of `createRealtimeTicket`; null while there were too many, and for who only views. */
  ticket: z.nullable(z.string()),
});
export type Shell = z.infer<typeof shellSchema>;

export const openShell = operation({
  id: "openShell",
  area: "realtime",
  method: "POST",
  path: "/api/shell",
  access: "user",
  session: "first",
  whileViewing: "allowed",
  teamRole: "viewer",
  responses: { 200: shellSchema },
  summary: "Get in one call what every signed-in page shows around its content, with a ticket to go live",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const realtimeOperations = {
  createRealtimeTicket,
  listChanges,
  getUnreadCounts,
  openShell,
};
