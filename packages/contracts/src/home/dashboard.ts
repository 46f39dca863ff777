import * as z from "zod/mini";
import { dealSides, dealStatuses } from "../deals/deal-moves.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { needsSchema } from "./needs.ts";

const sideShape = {
  /** USD amount of deals that both sides signed in this calendar month of the account's zone, and in the previous one. */
  monthAmount: z.number(),
  previousMonthAmount: z.number(),
  /** The ROI that the analytics page shows today, and how many deals it is of; null for none. */
  averageRoi: z.nullable(z.strictObject({ value: z.number(), deals: z.int() })),
};

/** An event that the account hosts, or sponsors by an accepted deal, before it is over. */
const nextEventSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  date: timestampSchema,
  endsAt: timestampSchema,
  timeZone: z.string(),
  side: z.enum(dealSides),
  /** USD of the account's deals at it that both sides signed. */
  amount: z.number(),
  /** For its host: its packages' spots, and the USD that they are worth at their prices. */
  spots: z.nullable(z.strictObject({ sold: z.int(), held: z.int(), free: z.int(), worth: z.number() })),
});
export type NextEvent = z.infer<typeof nextEventSchema>;

/** The summary of an account's deals on the dashboard. */
export const dashboardSchema = z.strictObject({
  asOf: timestampSchema,
  /** Which side of its deals the account is on more often: amounts are what a brand spends, or what a host earns. */
  side: z.enum(dealSides),
  /** Deals that both sides signed and that are not completed yet. */
  activeDeals: z.int(),
  /** Deals that wait for an offer, an answer or a signature. */
  openDeals: z.int(),
  /** Upcoming events that the account hosts, or sponsors by an accepted deal. */
  upcomingEvents: z.int(),
  ...sideShape,
  /** The four that begin next or are on, of either side. */
  nextEvents: z.array(nextEventSchema),
  /** The three active or negotiated deals that close last; those without a closing date come after all others. */
  dealsUnderWay: z.array(
    z.strictObject({
      id: idSchema,
      packageId: idSchema,
      packageName: z.string(),
      eventName: z.string(),
      status: z.enum(dealStatuses),
      amount: z.number(),
      closingDate: z.nullable(z.string()),
    }),
  ),
  /** The same for the other side, if the account is on both; null otherwise. */
  otherSide: z.nullable(z.strictObject({ side: z.enum(dealSides), ...sideShape })),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboard = operation({
  id: "getDashboard",
  area: "dashboard",
  method: "GET",
  path: "/api/dashboard",
  access: "user",
  session: "parallel",
  keyScope: "read",
  responses: { 200: dashboardSchema },
  summary: "Get the numbers of the first page",
});

export const listNeeds = operation({
  id: "listNeeds",
  area: "dashboard",
  method: "GET",
  path: "/api/dashboard/needs",
  access: "user",
  session: "parallel",
  grantReach: "deals",
  keyScope: "read",
  responses: { 200: needsSchema },
  summary:
    "List what waits for you: offers, signatures, proofs, deliverables, inquiries, and messages, most urgent first",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const dashboardOperations = {
  getDashboard,
  listNeeds,
};
