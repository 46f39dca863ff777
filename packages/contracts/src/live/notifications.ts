import * as z from "zod/mini";
import { idSchema, pageQuerySchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { mailSettingsSchema } from "./mail-settings.ts";
import { type NotificationKind, type NotificationOf, notificationKinds } from "./notification-kinds.ts";
import type { NoticeClient } from "./notification-shape.ts";

const clientSchema = z.strictObject({ id: idSchema, name: z.string() });

/** A notification in its reader's list. */
export type StoredNotification<K extends NotificationKind = NotificationKind> = NotificationOf<K> & {
  id: string;
  /** Only for an agency's person, who reads it in the agency's account. */
  client?: NoticeClient | undefined;
  createdAt: string;
  read: boolean;
};

/** Every kind, with its own facts. */
export const notificationSchema = z.union(
  Object.entries(notificationKinds).map(([kind, { about }]) =>
    z.strictObject({
      id: idSchema,
      kind: z.literal(kind),
      about: z.strictObject(
        Object.fromEntries(
          Object.entries(about).map(([name, type]) => {
            const fact = type.startsWith("text") ? z.string() : z.number();
            return [name, type.endsWith("?") ? z.optional(fact) : fact];
          }),
        ),
      ),
      client: z.optional(clientSchema),
      createdAt: timestampSchema,
      read: z.boolean(),
    }),
  ),
) as unknown as z.ZodMiniType<StoredNotification>;

const notificationId = idSchema.check(z.regex(/^ntf_[0-9A-HJKMNP-TV-Z]{26}$/, "Enter a notification's id"));
/** The newest notification that the reader saw; later ones stay as they are. */
const upTo = notificationId;
const ids = z
  .array(notificationId)
  .check(z.minLength(1, "Name a notification"), z.maxLength(limits.notificationsAtOnce));

export const listNotifications = operation({
  id: "listNotifications",
  area: "notifications",
  method: "GET",
  path: "/api/notifications",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(notificationSchema) },
  summary: "List your notifications, newest first; each is kept for 90 days",
});

export const markNotificationsRead = operation({
  id: "markNotificationsRead",
  area: "notifications",
  method: "POST",
  path: "/api/notifications/read",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  body: z
    .strictObject({ ids: z.optional(ids), all: z.optional(z.literal(true)), upTo: z.optional(upTo) })
    .check(
      z.refine(({ ids, all, upTo }) => (all === undefined) !== (ids === undefined) && !(ids && upTo), {
        message: "Name the notifications, or all of them",
        path: ["ids"],
      }),
      z.refine(({ all, upTo }) => all === undefined || upTo !== undefined, {
        message: "Name the newest notification that was seen",
        path: ["upTo"],
      }),
    ),
  responses: { 204: null },
  summary: "Mark notifications read: some, or all up to one; what came after it stays unread",
});

export const dismissNotification = operation({
  id: "dismissNotification",
  area: "notifications",
  method: "DELETE",
  path: "/api/notifications/{id}",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  params: z.strictObject({ id: notificationId }),
  responses: { 204: null },
  summary: "Take one notification off the list; again changes nothing",
});

export const snoozeNotification = operation({
  id: "snoozeNotification",
  area: "notifications",
  method: "POST",
  path: "/api/notifications/{id}/snooze",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  params: z.strictObject({ id: notificationId }),
  body: z.strictObject({ until: timestampSchema }),
  responses: { 200: z.strictObject({ id: idSchema }) },
  errors: ["not_found"],
  summary:
    "Take one notification off the list until a time within 30 days, when it is back on top, unread, under the id in the answer",
});

export const clearNotifications = operation({
  id: "clearNotifications",
  area: "notifications",
  method: "DELETE",
  path: "/api/notifications",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  query: z.strictObject({ upTo }),
  responses: { 204: null },
  summary: "Take all notifications up to one off the list; what came after it stays",
});

export const restoreNotifications = operation({
  id: "restoreNotifications",
  area: "notifications",
  method: "POST",
  path: "/api/notifications/restore",
  access: "user",
  session: "first",
  teamRole: "viewer",
  keyScope: "write",
  body: z.strictObject({ ids: z.optional(ids), clearedUpTo: z.optional(upTo) }).check(
    z.refine(({ ids, clearedUpTo }) => (ids === undefined) !== (clearedUpTo === undefined), {
      message: "Name the notifications, or up to where they were cleared",
      path: ["ids"],
    }),
  ),
  responses: { 204: null },
  summary: "Undo: put dismissed notifications back, or what a clear up to one took off the list",
});

export const simulateNotification = operation({
  id: "simulateNotification",
  area: "notifications",
  method: "POST",
  path: "/api/notifications/simulated",
  access: "user",
  session: "first",
  responses: { 204: null },
  summary: "Have a sample recommendation arrive, once a day; nothing happens on a list without sample data",
});

export const getMailSettings = operation({
  id: "getMailSettings",
  area: "notifications",
  method: "GET",
  path: "/api/notifications/mail",
  access: "user",
  session: "parallel",
  self: true,
  responses: { 200: mailSettingsSchema },
  summary: "Get how often, at what hours and in which time zone notifications are mailed",
});

export const updateMailSettings = operation({
  id: "updateMailSettings",
  area: "notifications",
  method: "PUT",
  path: "/api/notifications/mail",
  access: "user",
  session: "first",
  self: true,
  body: mailSettingsSchema,
  responses: { 200: mailSettingsSchema },
  summary: "Set how notifications are mailed; what waits to be mailed goes by the new settings",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const notificationsOperations = {
  listNotifications,
  markNotificationsRead,
  dismissNotification,
  snoozeNotification,
  clearNotifications,
  restoreNotifications,
  simulateNotification,
  getMailSettings,
  updateMailSettings,
};
