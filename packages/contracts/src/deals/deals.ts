import * as z from "zod/mini";
import { sponsoringRoles } from "../account/sponsoring-roles.ts";
import { sponsorshipTiers } from "../enums.ts";
import { contactSchema } from "../events/events.ts";
import { idSchema, pageQuerySchema, pageQueryShape, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { dealFileSchema } from "./deal-file.ts";
import { createDealBodySchema, transitionDealBodySchema, updateDeliverableBodySchema } from "./deal-input.ts";
import { dealActions, dealSides, dealStatuses, dealVersionKinds } from "./deal-moves.ts";
import { dealHistoryEntrySchema, dealOfferSchema } from "./deal-past.ts";
import { dealRenewalSchema } from "./deal-renewal.ts";
import { dealFactsSchema, termsShape } from "./deal-terms.ts";
import { deliverableParams, deliverableSchema } from "./deliverable.ts";
import { offeredPackageSchema, packageHoldSchema, waitingPlaceSchema } from "./offered-package.ts";
import { owedDeliverableSchema } from "./owed-deliverable.ts";

const dealShape = {
  id: idSchema,
  packageId: idSchema,
  /** The names when the deal started. */
  packageName: z.string(),
  tier: z.enum(sponsorshipTiers),
  eventId: idSchema,
  eventName: z.string(),
  /** When the event begins and ends, as currently scheduled. */
  eventDate: timestampSchema,
  eventEndsAt: timestampSchema,
  /** The IANA name of the event's time zone, in which its days and the deal's are named. */
  eventTimeZone: z.string(),
  eventLocation: z.string(),
  brandId: idSchema,
  hostId: idSchema,
  status: z.enum(dealStatuses),
  /** The newest version; every move names the version that it is based on. */
  version: z.int(),
  offeredBy: z.enum(dealSides),
  offerKind: z.enum(dealVersionKinds),
  /** The sides that have signed the newest version; the brand signs first. */
  signedBy: z.array(z.enum(dealSides)),
  /** USD; may have cents. */
  amount: z.number(),
  notes: z.string(),
  closingDate: z.nullable(z.iso.date()),
  /** Until when an offer can be accepted, or what was accepted can be signed; the spot is held until then. */
  expiresAt: z.nullable(timestampSchema),
  /** The signed contract's address, and when both sides had signed. */
  contractUrl: z.nullable(z.string()),
  signedAt: z.nullable(timestampSchema),
  /**
   * What the reader has measured of the deal so far ÷ its amount, such as 3.2 for 3.2 times; null while nothing is
   * measured, before both sides signed, and once it was canceled.
   */
  roi: z.nullable(z.number()),
  /** Which side the reader is on. */
  ownSide: z.enum(dealSides),
  /** Whether the other side sent messages that the reader has not read. */
  unread: z.boolean(),
  /** The other side; "Deleted user" without a company once their account is gone. */
  with: contactSchema,
  /** What the reader may do now. */
  moves: z.array(z.enum(dealActions)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

/** A deal as its parties' lists show it. */
export const listedDealSchema = z.strictObject(dealShape);
export type ListedDeal = z.infer<typeof listedDealSchema>;

/** A deal as its own page shows it. */
export const dealSchema = z.strictObject({
  ...dealShape,
  ...termsShape,
  /** What the newest version stands for besides the terms: what its agreement says about the parties and the event. */
  facts: dealFactsSchema,
  /** The SHA-256 hash of the agreement that the newest version says. Accepting and signing name it. */
  termsHash: z.string(),
  /** The version that both sides have signed and that is in force; null before, and for a deal that ended unsigned. */
  inForce: z.nullable(z.int()),
  /** The event was canceled. */
  eventCanceled: z.boolean(),
  /** How much of what the host owes is neither delivered nor waived. */
  undelivered: z.int(),
  brand: contactSchema,
  host: contactSchema,
  /** False once one side's account is gone: the deal can still be read. */
  open: z.boolean(),
  /** Why it was canceled or declined, and by whom; null unless it was. A lapsed offer has no `endedBy` either. */
  endReason: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(dealSides)),
  /** The deal that this one renews, and the deal that renews this one. */
  renewedFrom: z.nullable(idSchema),
  renewedTo: z.nullable(idSchema),
  /** The concept of the brand's library that the deal was started for; only the brand sees it, null for the host. */
  conceptId: z.nullable(idSchema),
  /** The newest versions, newest first: at most ten, and 64 KB of JSON. listDealVersions has all of them. */
  offers: z.array(dealOfferSchema),
  /** The newest steps, newest first: at most twenty, and 64 KB of JSON. listDealHistory has all of them. */
  history: z.array(dealHistoryEntrySchema),
  /** Whether there are versions and steps before those. */
  hasEarlier: z.strictObject({ offers: z.boolean(), history: z.boolean() }),
  deliverables: z.array(deliverableSchema),
  /** The files that either side uploaded, oldest first, including at most one proof per deliverable. */
  files: z.array(dealFileSchema),
});
export type Deal = z.infer<typeof dealSchema>;

const params = z.strictObject({ id: idSchema });

export const createSponsorshipDeal = operation({
  id: "createSponsorshipDeal",
  area: "deals",
  method: "POST",
  path: "/api/sponsorship-deals",
  access: { roles: sponsoringRoles },
  session: "first",
  idempotent: true,
  body: createDealBodySchema,
  responses: { 201: dealSchema },
  errors: [
    "not_found",
    "email_unconfirmed",
    "stale_version",
    "sold_out",
    "category_taken",
    "conflict",
    "too_many_requests",
  ],
  summary: "Open a deal with a first offer for a package. One of its spots is held until the offer expires",
});

export const listSponsorshipDeals = operation({
  id: "listSponsorshipDeals",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    status: z.optional(z.enum(dealStatuses)),
    event: z.optional(idSchema),
    /** Only those that the reader owns or follows among the people of their account. */
    mine: z.optional(z.literal("true")),
  }),
  responses: { 200: z.array(listedDealSchema) },
  summary: "List the deals that you take part in, as brand or host, newest change first",
});

export const listBrandDeals = operation({
  id: "listBrandDeals",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals/brand/{userId}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  params: z.strictObject({ userId: idSchema }),
  query: pageQuerySchema,
  responses: { 200: z.array(listedDealSchema) },
  errors: ["not_found"],
  summary: "List the deals in which you are the brand; nobody else's can be asked for",
});

export const getSponsorshipDeal = operation({
  id: "getSponsorshipDeal",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals/{id}",
  access: { party: true },
  session: "parallel",
  keyScope: "read",
  params,
  responses: { 200: dealSchema },
  summary: "Get a deal with its newest offers and steps, deliverables and files, and what you may do now",
});

export const listDealVersions = operation({
  id: "listDealVersions",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/versions",
  access: { party: true },
  session: "parallel",
  keyScope: "read",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(dealOfferSchema) },
  summary:
    "List every version of a deal's terms with what it changed, newest first. A page may have fewer than asked for, since it ends at 200 KB",
});

export const listDealHistory = operation({
  id: "listDealHistory",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/history",
  access: { party: true },
  session: "parallel",
  keyScope: "read",
  paged: true,
  params,
  query: pageQuerySchema,
  responses: { 200: z.array(dealHistoryEntrySchema) },
  summary:
    "List everything that happened to a deal, newest first. A page may have fewer than asked for, since it ends at 200 KB",
});

export const getDealRenewal = operation({
  id: "getDealRenewal",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/renewal",
  access: { party: true },
  session: "parallel",
  keyScope: "read",
  params,
  query: z.strictObject({ packageId: z.optional(idSchema) }),
  responses: { 200: dealRenewalSchema },
  errors: ["invalid_transition", "sold_out", "category_taken", "conflict"],
  summary: "Read what renewing a deal would open now, by default for the host's next event, and how it ended",
});

export const transitionSponsorshipDeal = operation({
  id: "transitionSponsorshipDeal",
  area: "deals",
  method: "POST",
  path: "/api/sponsorship-deals/{id}/transitions",
  access: { party: true },
  session: "first",
  params,
  body: transitionDealBodySchema,
  responses: { 200: dealSchema },
  errors: [
    "email_unconfirmed",
    "stale_version",
    "invalid_transition",
    "sold_out",
    "category_taken",
    "conflict",
    "too_many_requests",
  ],
  summary:
    "Offer, ask for changes, accept, sign, decline, cancel, complete or renew, on the version that you read",
});

export const holdSponsorshipPackage = operation({
  id: "holdSponsorshipPackage",
  area: "deals",
  method: "PUT",
  path: "/api/sponsorship-packages/{id}/hold",
  access: { roles: sponsoringRoles },
  session: "first",
  params,
  responses: { 200: packageHoldSchema },
  errors: ["not_found", "email_unconfirmed", "sold_out", "category_taken", "conflict", "too_many_requests"],
  summary: "Hold a spot for 30 minutes while you compose an offer; one that is held already stays as it is",
});

export const releaseSponsorshipPackage = operation({
  id: "releaseSponsorshipPackage",
  area: "deals",
  method: "DELETE",
  path: "/api/sponsorship-packages/{id}/hold",
  access: { roles: sponsoringRoles },
  session: "first",
  params,
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Give back the spot that is held for you, offered ones too; a repeat changes nothing",
});

export const joinWaitingList = operation({
  id: "joinWaitingList",
  area: "deals",
  method: "PUT",
  path: "/api/sponsorship-packages/{id}/waiting-list",
  access: { roles: sponsoringRoles },
  session: "first",
  params,
  responses: { 200: waitingPlaceSchema },
  errors: ["not_found", "email_unconfirmed", "conflict"],
  summary: "Wait for a spot of a package; who waits already keeps their place",
});

export const leaveWaitingList = operation({
  id: "leaveWaitingList",
  area: "deals",
  method: "DELETE",
  path: "/api/sponsorship-packages/{id}/waiting-list",
  access: { roles: sponsoringRoles },
  session: "first",
  params,
  responses: { 200: waitingPlaceSchema },
  errors: ["not_found"],
  summary: "Wait no longer; a repeat changes nothing",
});

export const updateDeliverable = operation({
  id: "updateDeliverable",
  area: "deals",
  method: "PATCH",
  path: "/api/sponsorship-deals/{id}/deliverables/{n}",
  access: { party: true },
  session: "first",
  params: deliverableParams,
  body: updateDeliverableBodySchema,
  responses: { 200: dealSchema },
  errors: ["invalid_transition"],
  summary: "Say what became of a deliverable, or give it another day or owner",
});

export const listOwedDeliverables = operation({
  id: "listOwedDeliverables",
  area: "deals",
  method: "GET",
  path: "/api/deliverables",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    /** The last day to include, such as 2026-12-31. */
    until: z.optional(z.iso.date("Until must be a day such as 2026-12-31")),
  }),
  responses: { 200: z.array(owedDeliverableSchema) },
  summary: "List what you still have to deliver in all of your deals, by its day, the most urgent first",
});

export const listSponsorshipPackages = operation({
  id: "listSponsorshipPackages",
  area: "deals",
  method: "GET",
  path: "/api/sponsorship-packages",
  access: "user",
  session: "parallel",
  keyScope: "read",
  query: z.strictObject({ eventId: idSchema }),
  responses: { 200: z.array(offeredPackageSchema) },
  errors: ["not_found"],
  summary: "List what an event offers sponsors, most expensive first, with your own hold and place in line",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const dealsOperations = {
  createSponsorshipDeal,
  listSponsorshipDeals,
  listBrandDeals,
  getSponsorshipDeal,
  listDealVersions,
  listDealHistory,
  getDealRenewal,
  transitionSponsorshipDeal,
  updateDeliverable,
  listOwedDeliverables,
  listSponsorshipPackages,
  holdSponsorshipPackage,
  releaseSponsorshipPackage,
  joinWaitingList,
  leaveWaitingList,
};
