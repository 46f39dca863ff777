import * as z from "zod/mini";
import {
  eventCategories,
  eventOrders,
  eventStatuses,
  hostedEventStatuses,
  industries,
  matchParts,
  sponsorshipTiers,
} from "../enums.ts";
import { atMost, idSchema, pageQueryShape, timestampSchema, trimmedLine, wholeNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { benefitDueFrom, benefitKinds } from "./benefits.ts";

export const eventSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  location: z.string(),
  /** The first part of the location, up to a comma. */
  city: z.string(),
  /** When it begins, and when it ends. */
  date: timestampSchema,
  endsAt: timestampSchema,
  /** The IANA name of the time zone of its place, in which its days and hours are named. */
  timeZone: z.string(),
  imageUrl: z.nullable(z.string()),
  eventUrl: z.nullable(z.string()),
  attendeeCount: z.int(),
  attendeeType: z.string(),
  hostId: idSchema,
  category: z.enum(eventCategories),
  status: z.enum(eventStatuses),
  /** The lowest price of its packages in USD; null while it has none. */
  priceFrom: z.nullable(z.number()),
  /** How many more sponsors it can take, across all packages. */
  spotsLeft: z.int(),
  createdAt: timestampSchema,
});
export type Event = z.infer<typeof eventSchema>;

/** What the poster of an event shows besides its name, or the picture that stands instead. */
export const eventFaceSchema = z.pick(eventSchema, {
  category: true,
  location: true,
  date: true,
  timeZone: true,
  attendeeCount: true,
  imageUrl: true,
});

/** The same for readers without an account, who cannot load the host's picture. */
export const posterFaceSchema = z.omit(eventFaceSchema, { imageUrl: true });
export type PosterFace = z.infer<typeof posterFaceSchema>;

/** An event in a list. */
export const listedEventSchema = z.strictObject({
  ...eventSchema.shape,
  /** The reader saved it. */
  saved: z.boolean(),
});
export type ListedEvent = z.infer<typeof listedEventSchema>;

/** How well an event matches the reader and why. Parts are whole points up to their weight and sum to the score. */
export const matchSchema = z.strictObject({
  /** 0 to 100. */
  score: z.int(),
  parts: z.array(
    z.strictObject({ name: z.enum(matchParts), weight: z.int(), score: z.int(), reason: z.string() }),
  ),
});
export type Match = z.infer<typeof matchSchema>;

/** A person as the other side of a deal sees them: never an email address or a phone number. */
export const contactSchema = z.strictObject({ name: z.string(), company: z.string() });
export type Contact = z.infer<typeof contactSchema>;

/** Who runs an event. */
export const eventHostSchema = z.strictObject({
  ...contactSchema.shape,
  /** How long they take to answer a new conversation, to a tenth; null until they have answered three. */
  medianReplyHours: z.nullable(z.number()),
  /** The share of their signed deals that were completed, from 0 to 1; null until there are three. */
  completionRate: z.nullable(z.number()),
});

export const benefitItemSchema = z.strictObject({
  kind: z.enum(benefitKinds),
  text: z.string(),
  quantity: z.int(),
  /** When the host owes it. */
  due: z.strictObject({ days: z.int(), from: z.enum(benefitDueFrom) }),
});

/** A company that completed a deal with an event's host, and its latest such event. */
export const pastSponsorSchema = z.strictObject({
  company: z.string(),
  eventName: z.string(),
  at: timestampSchema,
});
export type PastSponsor = z.infer<typeof pastSponsorSchema>;

export const sponsorshipPackageSchema = z.strictObject({
  id: idSchema,
  eventId: idSchema,
  name: z.string(),
  description: z.string(),
  /** USD; may have cents. */
  price: z.number(),
  tier: z.enum(sponsorshipTiers),
  /** Each benefit on one line, such as "4 × Full pass". */
  benefits: z.array(z.string()),
  /** The same benefits in the same order, in their parts. */
  benefitItems: z.array(benefitItemSchema),
  maxSponsors: z.int(),
  /** Spots that are neither sold, held, nor promised to somebody on the waiting list. */
  remaining: z.int(),
  sold: z.int(),
  /** Until when each held spot is held, the first to become free first. */
  heldUntil: z.array(timestampSchema),
  /** How many accounts are waiting for a spot. */
  waiting: z.int(),
  /** The SHA-256 hash of what an offer for it would stand for. Making one names it. */
  packageHash: z.string(),
  /** The only brand that may buy it and, besides the host, see it; null if anybody may. */
  madeFor: z.nullable(contactSchema),
  createdAt: timestampSchema,
});
export type SponsorshipPackage = z.infer<typeof sponsorshipPackageSchema>;

/** A benefit that can be added to a deal on top of its package. */
export const addOnSchema = z.strictObject({
  id: idSchema,
  eventId: idSchema,
  /** On one line, such as "4 × Full pass", and in its parts. */
  benefit: z.string(),
  benefitItem: benefitItemSchema,
  /** USD; may have cents. */
  price: z.number(),
  /** How many deals can have it; null for no limit. */
  capacity: z.nullable(z.int()),
  /** How many more can have it; null for no limit. */
  remaining: z.nullable(z.int()),
  sold: z.int(),
  /** Until when each held one is held, the first to become free first. */
  heldUntil: z.array(timestampSchema),
  createdAt: timestampSchema,
});
export type AddOn = z.infer<typeof addOnSchema>;

export const eventDetailSchema = z.strictObject({
  ...eventSchema.shape,
  /** A draft is absent for everybody except its host and admins. */
  status: z.enum(hostedEventStatuses),
  /** Why it was canceled; null unless it was. */
  cancelReason: z.nullable(z.string()),
  /** Whether its time zone was guessed from its location instead of set by its host. */
  timeZoneGuessed: z.boolean(),
  /** Incremented by every change that its host makes. */
  version: z.int(),
  /** Refuse a second sponsor of the same industry, across all packages. */
  oneSponsorPerIndustry: z.boolean(),
  /** The industries whose sponsor already has or holds a spot; empty without the rule of one sponsor per industry. */
  takenIndustries: z.array(z.enum(industries)),
  host: eventHostSchema,
  /** From all of this host's events, latest first, each company once; at most eight. */
  pastSponsors: z.array(pastSponsorSchema),
  /** Most expensive first. */
  packages: z.array(sponsorshipPackageSchema),
  /** In the order in which they were added. */
  addOns: z.array(addOnSchema),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

/** An event's page, as shown to a reader. */
export const viewedEventSchema = z.strictObject({
  ...eventDetailSchema.shape,
  saved: listedEventSchema.shape.saved,
  /** How well it matches the reader; null for its own host, and if it has begun or is not public. */
  match: z.nullable(matchSchema),
});
export type ViewedEvent = z.infer<typeof viewedEventSchema>;

/** The filters of the events list, as query parameters. */
export const eventFilterShape = {
  /** Words that the name, description and location together contain. */
  search: z.optional(z.string().check(trimmedLine(), atMost(limits.listItemMaxLength))),
  category: z.optional(z.enum(eventCategories)),
  /** The status at the time of the request. */
  status: z.optional(z.enum(eventStatuses)),
  /** Days on which it begins where it takes place, both included. */
  from: z.optional(z.iso.date("from must be a day such as 2026-12-31")),
  to: z.optional(z.iso.date("to must be a day such as 2026-12-31")),
  /** The full name. */
  city: z.optional(
    z
      .string()
      .check(trimmedLine(), z.minLength(1, "city must not be empty"), atMost(limits.listItemMaxLength)),
  ),
  /** A city, state, country or region, such as "Texas" or "Europe". */
  place: z.optional(
    z
      .string()
      .check(trimmedLine(), z.minLength(1, "place must not be empty"), atMost(limits.listItemMaxLength)),
  ),
  /** Words about who comes, each of which its audience, name or description contains. */
  audience: z.optional(z.string().check(trimmedLine(), atMost(limits.listItemMaxLength))),
  minAttendees: z.optional(wholeNumber("minAttendees", { least: 0, most: 100_000_000 })),
  maxAttendees: z.optional(wholeNumber("maxAttendees", { least: 0, most: 100_000_000 })),
  /** The prices in USD, the tier and the free spots must all match the same package. */
  minPrice: z.optional(wholeNumber("minPrice", { least: 0, most: 100_000_000 })),
  maxPrice: z.optional(wholeNumber("maxPrice", { least: 0, most: 100_000_000 })),
  tier: z.optional(z.enum(sponsorshipTiers)),
  available: z.optional(z.literal("true")),
};

export const listEvents = operation({
  id: "listEvents",
  area: "events",
  method: "GET",
  path: "/api/events",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    ...eventFilterShape,
    /** Defaults to `soonest`. */
    sort: z.optional(z.enum(eventOrders)),
  }),
  responses: {
    200: z.array(
      z.strictObject({
        ...listedEventSchema.shape,
        /** How well it matches the reader, in the order by match; absent for one's own events and those that have begun. */
        score: z.optional(matchSchema.shape.score),
      }),
    ),
  },
  summary:
    "Find events: upcoming ones by date, match, price or size, then those that have begun, newest first; or all of them, the latest first",
});

export const getEvent = operation({
  id: "getEvent",
  area: "events",
  method: "GET",
  path: "/api/events/{id}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: viewedEventSchema },
  errors: ["not_found"],
  summary: "Get an event with its host and its sponsorship packages",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const eventsOperations = {
  listEvents,
  getEvent,
};
