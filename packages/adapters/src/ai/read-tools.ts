import { dealSides, dealStatuses } from "@marquee/contracts/deals/deal-moves";
import { eventCategories, sponsorshipTiers } from "@marquee/contracts/enums";
import { idSchema } from "@marquee/contracts/fields";
import { analyticsRanges } from "@marquee/contracts/insight/analytics-measures";
import * as z from "zod/mini";
import type * as results from "./tool-results.ts";

/** The most entries that one look-up returns. */
export const toolLimitMax = 20;

const limit = z.optional(z.int().check(z.minimum(1), z.maximum(toolLimitMax)));
const day = z.iso.date();
const eventId = idSchema;
const dealId = idSchema;

const isOnePeriod = ({
  range,
  from,
  to,
}: {
  range?: unknown;
  from?: string | undefined;
  to?: string | undefined;
}) => (from === undefined || to === undefined ? from === to : range === undefined && from <= to);

/**
 * Everything that Morgan may look up: the description of each tool for a model, and its input. Each tool applies the
 * reader's own access rules, and none of them changes anything.
 */
export const readToolDefinitions = {
  findEvents: {
    text: "Upcoming events on Marquee, soonest first. Filter by one keyword found in name, description or place, by category, city, first and last day at the event's place, highest package price in USD and tier. An empty list means there is none.",
    input: z.strictObject({
      query: z.optional(z.string().check(z.maxLength(80))),
      category: z.optional(z.enum(eventCategories)),
      city: z.optional(z.string().check(z.maxLength(80))),
      from: z.optional(day),
      to: z.optional(day),
      maxPriceUsd: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
      tier: z.optional(z.enum(sponsorshipTiers)),
      limit,
    }),
  },
  getEvent: {
    text: "One event with its host, its packages and add-ons, the industries that are taken, and how well it suits the person, by the id that another tool gave.",
    input: z.strictObject({ eventId }),
  },
  listPackages: {
    text: "The sponsorship packages of one upcoming event with prices and free spots, by the id that find_events gave.",
    input: z.strictObject({ eventId }),
  },
  recommendEvents: {
    text: "The upcoming events that suit the person's profile best, with a score from 0 to 100 and the reasons.",
    input: z.strictObject({ limit }),
  },
  listSavedEvents: {
    text: "The events that the person saved, last saved first.",
    input: z.strictObject({ limit }),
  },
  listDeals: {
    text: "The sponsorship deals that the person takes part in, as brand or host, newest change first, with what they may do now.",
    input: z.strictObject({
      status: z.optional(z.enum(dealStatuses)),
      side: z.optional(z.enum(dealSides)),
      eventId: z.optional(eventId),
      limit,
    }),
  },
  getDeal: {
    text: "One deal of the person with its terms, the versions that were offered, and what each side owes, by the id that list_deals gave.",
    input: z.strictObject({ dealId }),
  },
  getAgreement: {
    text: "The agreement on a deal's newest version: where it stands, who signed, and its text, by the id that list_deals gave.",
    input: z.strictObject({ dealId }),
  },
  listOwed: {
    text: "What the person still has to deliver to the other sides of their deals, the most urgent first, up to a day.",
    input: z.strictObject({ until: z.optional(day), limit }),
  },
  listCampaigns: {
    text: "The campaigns that the person ordered, newest first, with their ideas and what they cost in credits.",
    input: z.strictObject({ limit }),
  },
  getCreditBalance: {
    text: "The credits of the person you talk to, and how many of your replies are still free this month.",
    input: z.strictObject({}),
  },
  listCreditEntries: {
    text: "What the person's credits were spent on and where they came from, newest first.",
    input: z.strictObject({ limit }),
  },
  listPayments: {
    text: "What the person bought and paid, newest first.",
    input: z.strictObject({ limit }),
  },
  getPriceList: {
    text: "What campaigns, their add-ons and your replies cost in credits today, how many replies a month are free, and the credit packages on sale with their prices in USD.",
    input: z.strictObject({}),
  },
  getAnalytics: {
    text: "The person's numbers of a period with their formulas, goals and the same of the period before: revenue, ROI, leads, cost per lead and more, open deals by stage, cities by results. ROI and cost per lead are to date: of deals as a whole, up to the period's last day. Give a range, or both from and to; without either it is the last 30 days. They are of one side: of what the person sponsors, or of what they host. If sides names both, read the other one too and say which is which.",
    input: z
      .strictObject({
        side: z.optional(z.enum(dealSides)),
        range: z.optional(z.enum(analyticsRanges)),
        from: z.optional(day),
        to: z.optional(day),
        eventId: z.optional(eventId),
      })
      .check(z.refine(isOnePeriod, "Give either a range, or from and to with from first")),
  },
  getProfile: {
    text: "What the person said of themselves: role, company, industry, budget in USD, interests, audiences and places. Recommendations rest on it.",
    input: z.strictObject({}),
  },
} as const satisfies Record<string, { text: string; input: z.ZodMiniType }>;

export type ReadToolName = keyof typeof readToolDefinitions;
export const readToolNames = Object.keys(readToolDefinitions) as ReadToolName[];

/** The input of a tool. */
export type ReadToolInput<Name extends ReadToolName> = z.infer<(typeof readToolDefinitions)[Name]["input"]>;

/** The result of each tool; null for what does not exist, or not for this reader. */
export interface ReadToolResults {
  findEvents: results.ToolEvent[];
  getEvent: results.ToolEventDetail | null;
  listPackages: results.ToolPackage[];
  recommendEvents: results.ToolRecommendedEvent[];
  listSavedEvents: results.ToolEvent[];
  listDeals: results.ToolDeal[];
  getDeal: results.ToolDealDetail | null;
  getAgreement: results.ToolAgreement | null;
  listOwed: results.ToolOwed[];
  listCampaigns: results.ToolCampaign[];
  getCreditBalance: results.ToolBalance;
  listCreditEntries: results.ToolCreditEntry[];
  listPayments: results.ToolPayment[];
  getPriceList: results.ToolPriceList;
  getAnalytics: results.ToolAnalytics;
  getProfile: results.ToolProfile;
}

/** The tools of one reader. With them Morgan can read, never change anything. */
export type ReadTools = {
  [Name in ReadToolName]: (input: ReadToolInput<Name>) => Promise<ReadToolResults[Name]>;
};

/** A tool's name as a model calls it: find_events for findEvents. */
export function modelToolName(name: ReadToolName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
