import * as z from "zod/mini";
import { dealSides } from "../deals/deal-moves.ts";
import { calendarMediaType } from "../events/calendar-file.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { daySchema } from "../insight/analytics-fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

/** What a calendar shows: an event, something that the account has to deliver, an offer that expires. */
export const calendarKinds = ["event", "deliverable", "offer"] as const;

/** One thing in an account's calendar; what does not apply to its kind is null. */
export const calendarEntrySchema = z.strictObject({
  /** The same for the same thing in every answer. */
  id: z.string(),
  kind: z.enum(calendarKinds),
  /** The account's side; null for an event that it only saved. */
  side: z.nullable(z.enum(dealSides)),
  eventId: idSchema,
  eventName: z.string(),
  /** Of an event: the account's own one while it is a draft, or one whose deal is not signed yet. */
  isTentative: z.boolean(),
  location: z.string(),
  /** The zone of the event's place, whose days and hours count. */
  timeZone: z.string(),
  /** Of an event, its beginning and end; of an offer, both are when it expires. */
  starts: z.nullable(timestampSchema),
  ends: z.nullable(timestampSchema),
  /** Of a deliverable: the day at whose end it is due, at the event's place. */
  day: z.nullable(daySchema),
  dealId: z.nullable(idSchema),
  packageName: z.nullable(z.string()),
  /** What is to be delivered. */
  benefit: z.nullable(z.string()),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const feedShape = { id: idSchema, createdAt: timestampSchema };
export type CalendarFeed = z.infer<z.ZodMiniObject<typeof feedShape>>;

export const listCalendar = operation({
  id: "listCalendar",
  area: "calendar",
  method: "GET",
  path: "/api/calendar",
  access: "user",
  session: "parallel",
  grantReach: "deals",
  keyScope: "read",
  query: z.strictObject({ from: daySchema, to: daySchema }).check(
    z.refine(({ from, to }) => from <= to, { message: "It must not be before the first day", path: ["to"] }),
    z.refine(
      ({ from, to }) => Date.parse(to) - Date.parse(from) <= limits.calendarDaysMax * 24 * 60 * 60_000,
      { message: `Ask for at most ${limits.calendarDaysMax} days`, path: ["to"] },
    ),
  ),
  responses: {
    200: z.strictObject({
      entries: z.array(calendarEntrySchema),
      /** The working addresses for calendar apps, newest first. */
      feeds: z.array(z.strictObject(feedShape)),
    }),
  },
  summary:
    "List your events and deadlines in some days, in order of time; a day more on either side, for other zones",
});

export const createCalendarFeed = operation({
  id: "createCalendarFeed",
  area: "calendar",
  method: "POST",
  path: "/api/calendar/feeds",
  access: "user",
  session: "first",
  grantReach: "never",
  responses: {
    201: z.strictObject({
      ...feedShape,
      /** The address, shown only this once: we store only its hash. */
      url: z.string(),
    }),
  },
  errors: ["conflict"],
  summary: "Make a private address at which calendar apps find your events and deadlines",
});

export const revokeCalendarFeed = operation({
  id: "revokeCalendarFeed",
  area: "calendar",
  method: "DELETE",
  path: "/api/calendar/feeds/{id}",
  access: "user",
  session: "first",
  grantReach: "never",
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  summary: "Revoke such an address; again changes nothing",
});

export const getCalendarFeed = operation({
  id: "getCalendarFeed",
  area: "calendar",
  method: "GET",
  path: "/api/calendar/feeds/{token}",
  access: "public",
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, "Invalid link")) }),
  responses: { 200: { mediaType: `${calendarMediaType}; charset=utf-8`, fileName: "marquee.ics" } },
  errors: ["not_found", "too_many_requests"],
  summary: "Get the events and deadlines behind such an address, from a month ago to a year ahead",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const calendarOperations = {
  listCalendar,
  createCalendarFeed,
  revokeCalendarFeed,
  getCalendarFeed,
};
