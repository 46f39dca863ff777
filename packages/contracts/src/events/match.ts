import * as z from "zod/mini";
import { sponsorshipTiers } from "../enums.ts";
import { idSchema, wholeNumber } from "../fields.ts";
import { operation } from "../operation.ts";
import { listedEventSchema, matchSchema } from "./events.ts";

export const recommendedEventSchema = z.strictObject({ ...listedEventSchema.shape, match: matchSchema });
export type RecommendedEvent = z.infer<typeof recommendedEventSchema>;

export const listRecommendedEvents = operation({
  id: "listRecommendedEvents",
  area: "match",
  method: "GET",
  path: "/api/events/recommended",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  query: z.strictObject({ limit: z.optional(wholeNumber("limit", { least: 1, most: 24 })) }),
  responses: { 200: z.array(recommendedEventSchema) },
  summary:
    "Get the upcoming events that suit one's profile best, with the reasons; six unless limit says otherwise",
});

export const listUpcomingEvents = operation({
  id: "listUpcomingEvents",
  area: "match",
  method: "GET",
  path: "/api/events/upcoming/{n}",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: z.strictObject({ n: wholeNumber("n", { least: 1, most: 50 }) }),
  responses: { 200: z.array(listedEventSchema) },
  summary: "Get the next events by date, 1 to 50 of them",
});

/** What completed deals for packages of a tier cost per attendee that their events expected, in USD. */
export const closedPricesSchema = z.strictObject({
  tier: z.enum(sponsorshipTiers),
  /** How many deals the numbers are based on: the latest hundred, never fewer than five. */
  deals: z.int(),
  perAttendee: z.strictObject({ median: z.number(), low: z.number(), high: z.number() }),
});
export type ClosedPrices = z.infer<typeof closedPricesSchema>;

export const listClosedPrices = operation({
  id: "listClosedPrices",
  area: "match",
  method: "GET",
  path: "/api/events/{id}/closed-prices",
  access: "user",
  session: "parallel",
  keyScope: "read",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: z.array(closedPricesSchema) },
  errors: ["not_found"],
  summary:
    "Get what packages of an event's tiers cost per attendee at events of its category, in completed deals; left out where there are fewer than five",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const matchOperations = {
  listRecommendedEvents,
  listUpcomingEvents,
  listClosedPrices,
};
