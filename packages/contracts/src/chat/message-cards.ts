import * as z from "zod/mini";
import { dealSides, dealStatuses } from "../deals/deal-moves.ts";
import { jobStatuses, sponsorshipTiers } from "../enums.ts";
import { centsSchema, creditsSchema, idSchema, timestampSchema } from "../fields.ts";

/** The most cards that one answer shows. */
export const messageCardsMax = 6;

const eventCardSchema = z.strictObject({
  kind: z.literal("event"),
  id: idSchema,
  name: z.string(),
  location: z.string(),
  date: timestampSchema,
  /** The time zone of its place; absent on cards from before events had one. */
  timeZone: z.optional(z.string()),
  attendeeCount: z.int(),
  /** USD; null while it has no packages. */
  priceFrom: z.nullable(z.number()),
  spotsLeft: z.int(),
});

const packageCardSchema = z.strictObject({
  kind: z.literal("package"),
  id: idSchema,
  eventId: idSchema,
  eventName: z.string(),
  name: z.string(),
  tier: z.enum(sponsorshipTiers),
  /** USD; may have cents. */
  price: z.number(),
  spotsLeft: z.int(),
});

const dealCardSchema = z.strictObject({
  kind: z.literal("deal"),
  id: idSchema,
  eventName: z.string(),
  packageName: z.string(),
  status: z.enum(dealStatuses),
  ownSide: z.enum(dealSides),
  /** The other side, by company or name. */
  with: z.string(),
  /** USD; may have cents. */
  amount: z.number(),
  expiresAt: z.nullable(timestampSchema),
});

const creditPackageCardSchema = z.strictObject({
  kind: z.literal("credit_package"),
  id: idSchema,
  name: z.string(),
  creditAmount: creditsSchema,
  /** Cents of USD. */
  price: centsSchema,
});

const campaignCardSchema = z.strictObject({
  kind: z.literal("campaign"),
  /** The generation's id. */
  id: idSchema,
  name: z.string(),
  status: z.enum(jobStatuses),
  cost: creditsSchema,
  charged: z.nullable(creditsSchema),
  createdAt: timestampSchema,
});

/** Something that an answer names, with its facts as of the time of the answer. */
export const messageCardSchema = z.discriminatedUnion("kind", [
  eventCardSchema,
  packageCardSchema,
  dealCardSchema,
  creditPackageCardSchema,
  campaignCardSchema,
]);
export type MessageCard = z.infer<typeof messageCardSchema>;
