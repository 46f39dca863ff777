import * as z from "zod/mini";
import { hostingRoles } from "../account/hosting-roles.ts";
import {
  eventActions,
  eventCategories,
  hostedEventStatuses,
  ownEventOrders,
  sponsorshipTiers,
} from "../enums.ts";
import {
  atMost,
  idSchema,
  line,
  pageQuerySchema,
  pageQueryShape,
  requiredLine,
  text,
  timestampSchema,
  timeZoneSchema,
  trimmedLine,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { inThousands } from "../text/in-thousands.ts";
import { usd } from "../text/usd.ts";
import { benefitDueFrom, benefitKinds } from "./benefits.ts";
import { listOwnCapacity } from "./capacity.ts";
import { createEventImageUpload, deleteEventImage, getEventImage, setEventImage } from "./event-images.ts";
import { duplicateEvent, listPackageTemplates } from "./event-reuse.ts";
import { eventDetailSchema, sponsorshipPackageSchema } from "./events.ts";

/** What a host enters about an event. A draft may leave texts empty; publishing requires them. */
const eventFields = {
  name: requiredLine("Name", limits.eventNameMaxLength),
  category: z.enum(eventCategories, "Choose a category"),
  /** When it begins, and when it ends. */
  date: z.iso.datetime("Choose when it begins"),
  endsAt: z.iso.datetime("Choose when it ends"),
  /** The time zone of its place, in which its days and hours are named; guessed from the location until it is set. */
  timeZone: timeZoneSchema,
  description: text("Description", limits.eventDescriptionMaxLength),
  location: line("Location", limits.listItemMaxLength),
  attendeeCount: z
    .int("Attendees must be a whole number")
    .check(
      z.minimum(0, "Attendees cannot be negative"),
      z.maximum(100_000_000, "Attendees must be at most 100,000,000"),
    ),
  attendeeType: line("Audience", limits.listItemMaxLength),
  eventUrl: z.nullable(
    z
      .url({ protocol: /^https$/, error: "Website must be an address that begins with https://" })
      .check(z.maxLength(500, "Website is too long")),
  ),
  /** From now on, refuse a second sponsor of the same industry; existing sponsors stay. */
  oneSponsorPerIndustry: z.boolean("One sponsor per industry must be true or false"),
};

export const createEventBodySchema = z.strictObject({
  name: eventFields.name,
  category: eventFields.category,
  date: eventFields.date,
  endsAt: eventFields.endsAt,
  timeZone: z.optional(eventFields.timeZone),
  description: z.optional(eventFields.description),
  location: z.optional(eventFields.location),
  attendeeCount: z.optional(eventFields.attendeeCount),
  attendeeType: z.optional(eventFields.attendeeType),
  eventUrl: z.optional(eventFields.eventUrl),
  oneSponsorPerIndustry: z.optional(eventFields.oneSponsorPerIndustry),
});

const version = z.int("Version must be a whole number").check(z.minimum(1, "Version must be at least 1"));

export const updateEventBodySchema = z.strictObject({
  /** The version that was read; a newer one is not overwritten. */
  version,
  name: z.optional(eventFields.name),
  category: z.optional(eventFields.category),
  date: z.optional(eventFields.date),
  endsAt: z.optional(eventFields.endsAt),
  timeZone: z.optional(eventFields.timeZone),
  description: z.optional(eventFields.description),
  location: z.optional(eventFields.location),
  attendeeCount: z.optional(eventFields.attendeeCount),
  attendeeType: z.optional(eventFields.attendeeType),
  eventUrl: z.optional(eventFields.eventUrl),
  oneSponsorPerIndustry: z.optional(eventFields.oneSponsorPerIndustry),
});

export const transitionEventBodySchema = z.strictObject({
  action: z.enum(eventActions, "Unknown action"),
  version,
  /** Shown to everybody who opens the canceled event. */
  reason: z.optional(text("Reason", 500)),
});

const benefitDays = limits.packageBenefitDueDaysMax;
const tooManyBenefits = `A package has at most ${limits.packageBenefitsMax} benefits`;

export const benefitItemBodySchema = z.strictObject({
  kind: z.enum(benefitKinds, "Choose what kind of benefit it is"),
  text: requiredLine("Benefit", limits.packageBenefitMaxLength),
  quantity: z
    .int("Quantity must be a whole number")
    .check(
      z.minimum(1, "Quantity must be at least 1"),
      z.maximum(
        limits.packageBenefitQuantityMax,
        `Quantity must be at most ${inThousands(limits.packageBenefitQuantityMax)}`,
      ),
    ),
  due: z.strictObject({
    days: z
      .int("Days must be a whole number")
      .check(
        z.minimum(0, "Days cannot be negative"),
        z.maximum(benefitDays, `Days must be at most ${benefitDays}`),
      ),
    from: z.enum(benefitDueFrom, "Choose what the days are counted from"),
  }),
});

export const packageFields = {
  name: requiredLine("Name", limits.listItemMaxLength),
  description: text("Description", limits.packageDescriptionMaxLength),
  /** USD; may have cents. */
  price: z
    .number("Price must be a number")
    .check(
      z.minimum(0, "Price cannot be negative"),
      z.maximum(limits.packagePriceMax, `Price must be at most ${usd(limits.packagePriceMax)}`),
      z.multipleOf(0.01, "Price can have at most two decimals"),
    ),
  tier: z.enum(sponsorshipTiers, "Choose a tier"),
  /** Benefits given by their text only; a call sends either these or `benefitItems`. */
  benefits: z
    .array(requiredLine("Benefit", limits.packageBenefitMaxLength))
    .check(z.maxLength(limits.packageBenefitsMax, tooManyBenefits)),
  benefitItems: z.array(benefitItemBodySchema).check(z.maxLength(limits.packageBenefitsMax, tooManyBenefits)),
  maxSponsors: z
    .int("Spots must be a whole number")
    .check(
      z.minimum(1, "A package needs at least one spot"),
      z.maximum(limits.packageSpotsMax, `Spots must be at most ${limits.packageSpotsMax}`),
    ),
};

export const createSponsorshipPackageBodySchema = z.strictObject({
  name: packageFields.name,
  description: z.optional(packageFields.description),
  price: packageFields.price,
  tier: packageFields.tier,
  benefits: z.optional(packageFields.benefits),
  benefitItems: z.optional(packageFields.benefitItems),
  maxSponsors: packageFields.maxSponsors,
});

export const updateSponsorshipPackageBodySchema = z.strictObject({
  name: z.optional(packageFields.name),
  description: z.optional(packageFields.description),
  price: z.optional(packageFields.price),
  tier: z.optional(packageFields.tier),
  benefits: z.optional(packageFields.benefits),
  benefitItems: z.optional(packageFields.benefitItems),
  maxSponsors: z.optional(packageFields.maxSponsors),
});

/** An event on its host's own list. */
export const ownEventSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  location: z.string(),
  date: timestampSchema,
  endsAt: timestampSchema,
  timeZone: z.string(),
  timeZoneGuessed: eventDetailSchema.shape.timeZoneGuessed,
  category: z.enum(eventCategories),
  attendeeCount: z.int(),
  status: z.enum(hostedEventStatuses),
  cancelReason: z.nullable(z.string()),
  version: z.int(),
  /** Spots of all its packages: sold, held while a deal is negotiated, and free. */
  sold: z.int(),
  held: z.int(),
  free: z.int(),
  /** What its signed deals come to, in USD. */
  booked: z.number(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type OwnEvent = z.infer<typeof ownEventSchema>;

const changedValue = z.nullable(z.union([z.string(), z.number()]));

/** One step in the life of an event: everything that one call changed. */
export const eventHistoryEntrySchema = z.strictObject({
  id: idSchema,
  /** The event's version after it. */
  version: z.int(),
  /**
   * Who made it, and for which company where several people work there: "Deleted user" once their account is gone; an
   * admin of Marquee is named as one.
   */
  by: z.string(),
  changes: z.array(
    z.strictObject({
      /** The package's name if a package changed; null for the event itself. */
      packageName: z.nullable(z.string()),
      field: z.string(),
      /** Null for no value before, or none after. */
      old: changedValue,
      new: changedValue,
    }),
  ),
  createdAt: timestampSchema,
});
export type EventHistoryEntry = z.infer<typeof eventHistoryEntrySchema>;

const params = z.strictObject({ id: idSchema });

export const createEvent = operation({
  id: "createEvent",
  area: "hosting",
  method: "POST",
  path: "/api/events",
  access: { roles: hostingRoles },
  session: "first",
  idempotent: true,
  body: createEventBodySchema,
  responses: { 201: eventDetailSchema },
  errors: ["not_found", "too_many_requests"],
  summary: "Create an event as a draft, which only its host sees",
});

export const updateEvent = operation({
  id: "updateEvent",
  area: "hosting",
  method: "PATCH",
  path: "/api/events/{id}",
  access: "user",
  session: "first",
  params,
  body: updateEventBodySchema,
  responses: { 200: eventDetailSchema },
  errors: ["not_found", "stale_version", "invalid_transition", "second_factor_required"],
  summary: "Change your own event; a published one has to stay complete",
});

export const deleteEvent = operation({
  id: "deleteEvent",
  area: "hosting",
  method: "DELETE",
  path: "/api/events/{id}",
  access: "user",
  session: "first",
  teamRole: "manager",
  params,
  responses: { 204: null },
  errors: ["not_found", "conflict", "second_factor_required"],
  summary: "Delete your own draft",
});

export const transitionEvent = operation({
  id: "transitionEvent",
  area: "hosting",
  method: "POST",
  path: "/api/events/{id}/transitions",
  access: "user",
  session: "first",
  teamRole: "manager",
  params,
  body: transitionEventBodySchema,
  responses: { 200: eventDetailSchema },
  errors: ["not_found", "stale_version", "invalid_transition", "second_factor_required"],
  summary: "Publish your own draft, or cancel your own event with a reason",
});

export const createSponsorshipPackage = operation({
  id: "createSponsorshipPackage",
  area: "hosting",
  method: "POST",
  path: "/api/events/{id}/packages",
  access: "user",
  session: "first",
  idempotent: true,
  params,
  body: createSponsorshipPackageBodySchema,
  responses: { 201: sponsorshipPackageSchema },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Add a sponsorship package to your own event",
});

export const updateSponsorshipPackage = operation({
  id: "updateSponsorshipPackage",
  area: "hosting",
  method: "PATCH",
  path: "/api/sponsorship-packages/{id}",
  access: "user",
  session: "first",
  params,
  body: updateSponsorshipPackageBodySchema,
  responses: { 200: sponsorshipPackageSchema },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Change a package of your own event, never below the spots that are taken",
});

export const deleteSponsorshipPackage = operation({
  id: "deleteSponsorshipPackage",
  area: "hosting",
  method: "DELETE",
  path: "/api/sponsorship-packages/{id}",
  access: "user",
  session: "first",
  params,
  responses: { 204: null },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Delete a package of your own event of which no spot is taken",
});

export const listOwnEvents = operation({
  id: "listOwnEvents",
  area: "hosting",
  method: "GET",
  path: "/api/user/events",
  access: "user",
  session: "parallel",
  grantReach: "deals",
  keyScope: "read",
  heavy: "reads",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    /** Words that the name, location or category contain. */
    search: z.optional(z.string().check(trimmedLine(), atMost(limits.listItemMaxLength))),
    /** Defaults to `next`: what is next first, what is over or canceled last. */
    sort: z.optional(z.enum(ownEventOrders)),
  }),
  responses: { 200: z.array(ownEventSchema) },
  summary:
    "List the events that you host, drafts and canceled ones too, with their spots and what is booked: what is next first, what is over or canceled last, unless sort says otherwise",
});

export const listEventHistory = operation({
  id: "listEventHistory",
  area: "hosting",
  method: "GET",
  path: "/api/events/{id}/history",
  access: "user",
  session: "parallel",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(eventHistoryEntrySchema) },
  errors: ["not_found", "second_factor_required"],
  summary: "List what was changed of your own event, newest first",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const hostingOperations = {
  createEvent,
  updateEvent,
  deleteEvent,
  transitionEvent,
  createSponsorshipPackage,
  updateSponsorshipPackage,
  deleteSponsorshipPackage,
  listOwnEvents,
  listOwnCapacity,
  listEventHistory,
  createEventImageUpload,
  setEventImage,
  deleteEventImage,
  getEventImage,
  duplicateEvent,
  listPackageTemplates,
};
