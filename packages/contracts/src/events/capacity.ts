import * as z from "zod/mini";
import { pageQuerySchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { addOnSchema, eventSchema, sponsorshipPackageSchema } from "./events.ts";

const { id, name, date, endsAt, timeZone, status } = eventSchema.shape;
const offered = sponsorshipPackageSchema.shape;
const addOn = addOnSchema.shape;

/** How full an event is, package by package. */
const eventCapacitySchema = z.strictObject({
  id,
  name,
  date,
  endsAt,
  timeZone,
  status,
  /** Most expensive first. */
  packages: z.array(
    z.strictObject({
      id: offered.id,
      name: offered.name,
      tier: offered.tier,
      maxSponsors: offered.maxSponsors,
      sold: offered.sold,
      /** Until when each held spot is held, the first to become free first. */
      heldUntil: offered.heldUntil,
      /** Spots that are neither sold, held, nor promised to somebody on the waiting list. */
      remaining: offered.remaining,
      waiting: offered.waiting,
      madeFor: offered.madeFor,
    }),
  ),
  addOns: z.array(
    z.strictObject({
      id: addOn.id,
      benefit: addOn.benefit,
      capacity: addOn.capacity,
      sold: addOn.sold,
      heldUntil: addOn.heldUntil,
      remaining: addOn.remaining,
    }),
  ),
});
export type EventCapacity = z.infer<typeof eventCapacitySchema>;

export const listOwnCapacity = operation({
  id: "listOwnCapacity",
  area: "hosting",
  method: "GET",
  path: "/api/user/events/capacity",
  access: "user",
  session: "parallel",
  grantReach: "deals",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(eventCapacitySchema) },
  summary:
    "List how many spots are sold, held and free of the events that you host, as long as they are to come or under way",
});
