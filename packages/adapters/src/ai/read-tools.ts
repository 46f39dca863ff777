import { dealSides, dealStatuses } from "@marquee/contracts/deals/deal-moves";
import {
  eventCategories,
  hostedEventStatuses,
  inquirySides,
  sponsorshipTiers,
} from "@marquee/contracts/enums";
import { idSchema } from "@marquee/contracts/fields";
import { analyticsRanges } from "@marquee/contracts/insight/analytics-measures";
import * as z from "zod/mini";
import type * as results from "./tool-results.ts";
import type * as market from "./tool-results-market.ts";
import { nameKinds } from "./tool-results-market.ts";

/** The most entries that one look-up returns. */
export const toolLimitMax = 20;

/** So many of a host's events are looked at, however many they have. */
export const hostedReadMost = 1_000;
/** So many deals of an account are read; the newest changes count. */
export const dealsReadMost = 500;

/** In which order events are found: by default the next one first; `best` suits the person most. */
export const eventSorts = ["soonest", "cheapest", "largest", "best"] as const;

const limit = z.optional(z.int().check(z.minimum(1), z.maximum(toolLimitMax)));
const day = z.iso.date();
const eventId = idSchema;
const words = z.optional(z.string().check(z.maxLength(80)));
const places = z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(10)));
const wholeUsd = z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000)));
const people = z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000)));
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
    text: "Upcoming events on Marquee. Every input narrows: words in name, description, place or category; categories; places (cities, states, countries or regions, any of them), and places to leave out; first and last day at the event's place; prices in USD and tier of one package with a free spot; how many people it expects; words about who comes; a host. The result says how many fit and which constraints were used; if none fits, which events would without one of them. Ids in except are left out.",
    input: z.strictObject({
      query: words,
      categories: z.optional(z.array(z.enum(eventCategories)).check(z.maxLength(eventCategories.length))),
      places,
      withoutPlaces: places,
      from: z.optional(day),
      to: z.optional(day),
      minPriceUsd: wholeUsd,
      maxPriceUsd: wholeUsd,
      tier: z.optional(z.enum(sponsorshipTiers)),
      /** Sold-out ones are left out, too, where neither price nor tier says so. */
      available: z.optional(z.boolean()),
      minAttendees: people,
      maxAttendees: people,
      audience: words,
      hostId: z.optional(idSchema),
      except: z.optional(z.array(eventId).check(z.maxLength(50))),
      sort: z.optional(z.enum(eventSorts)),
      limit,
    }),
  },
  searchNames: {
    text: "What a name or a part of one stands for, with typos; several names may stand in lines of their own: events (also past ones of the person's own deals), packages, hosts and their companies, and the person's own deals, inquiries, campaigns and concepts. Nothing found means that there is none the person may see; nearest has the two that are most like it.",
    input: z.strictObject({
      text: z.string().check(z.minLength(1), z.maxLength(400)),
      kinds: z.optional(z.array(z.enum(nameKinds)).check(z.maxLength(nameKinds.length))),
      limit,
    }),
  },
  getEvent: {
    text: "One event with its host, its packages and add-ons, the industries that are taken, and how well it suits the person, by the id that another tool gave.",
    input: z.strictObject({ eventId }),
  },
  getMarketPrice: {
    text: "What completed deals on Marquee paid for each expected attendee, by tier, and what that means for an event and its packages. Give an event's id, or a category with or without a tier. A tier without closed deals has too few to say.",
    input: z
      .strictObject({
        eventId: z.optional(eventId),
        category: z.optional(z.enum(eventCategories)),
        tier: z.optional(z.enum(sponsorshipTiers)),
      })
      .check(
        z.refine(
          (input) => (input.eventId === undefined) !== (input.category === undefined),
          "Give either an event or a category",
        ),
      ),
  },
  getHost: {
    text: "Who runs an event, by the host's or the event's id; the person themselves without either: how quickly they answer, how many of their signed deals were completed, who sponsored them, their next events.",
    input: z.strictObject({ hostId: z.optional(idSchema), eventId: z.optional(eventId) }),
  },
  listPackages: {
    text: "The sponsorship packages of one upcoming event with prices and free spots, by the id that find_events gave.",
    input: z.strictObject({ eventId }),
  },
  recommendEvents: {
    text: "The upcoming events that suit the person's profile best, with a score from 0 to 100 and the reasons. Below 60 an event is no match: call it a weak fit and say why.",
    input: z.strictObject({ limit }),
  },
  listSavedEvents: {
    text: "The events that the person saved, last saved first.",
    input: z.strictObject({ limit }),
  },
  listDeals: {
    text: "The sponsorship deals that the person takes part in, as brand or host, newest change first, with what they may do now. offset skips the first ones.",
    input: z.strictObject({
      status: z.optional(z.enum(dealStatuses)),
      side: z.optional(z.enum(dealSides)),
      eventId: z.optional(eventId),
      limit,
      offset: z.optional(z.int().check(z.minimum(0), z.maximum(dealsReadMost))),
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
  listOffers: {
    text: "Offers and requests for changes that wait for the person's answer, the first to lapse first, each with the package's list price, the median of closed deals and the next number that follows from them, which the deal's page shows too.",
    input: z.strictObject({ side: z.optional(z.enum(dealSides)), eventId: z.optional(eventId), limit }),
  },
  listInquiries: {
    text: "The person's conversations with hosts or sponsors before there is a deal, newest message first: who, about which event, what was said last and whether it waits for the person.",
    input: z.strictObject({
      side: z.optional(z.enum(inquirySides)),
      awaitsReader: z.optional(z.boolean()),
      eventId: z.optional(eventId),
      limit,
    }),
  },
  getInquiry: {
    text: "One of these conversations with its newest messages, by the id that list_inquiries gave.",
    input: z.strictObject({ inquiryId: idSchema }),
  },
  listHosted: {
    text: "The events that the person hosts, what is next first, drafts too: each package's price, spots, sold, held, left and waiting, what is sold and unsold in USD, and what is being negotiated. offset skips the first ones.",
    input: z.strictObject({
      status: z.optional(z.enum(hostedEventStatuses)),
      eventId: z.optional(eventId),
      offset: z.optional(z.int().check(z.minimum(0), z.maximum(hostedReadMost))),
      limit,
    }),
  },
  listInvitees: {
    text: "Brands that the person, a host, could invite to one of their events: those who wait for a spot, asked or negotiate about it, and those from their other events.",
    input: z.strictObject({ eventId, limit }),
  },
  listClients: {
    text: "The companies that an agency acts for, or that offer it access: what its people may do there, in which role, and whose credits pay for what they order. Empty for everybody else.",
    input: z.strictObject({}),
  },
  listCampaigns: {
    text: "The campaigns that the person ordered, newest first, with their ideas and what they cost in credits.",
    input: z.strictObject({ limit }),
  },
  getCreditBalance: {
    text: "The credits of the person you talk to, which of them expire and when, and how many of your replies are still free this month.",
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
    text: "The person's numbers of a period with their formulas, goals and the same of the period before: revenue, ROI, leads, cost per lead and more, open deals by stage, cities by results; of all deals, or of one event or one deal. ROI and cost per lead are to date: of deals as a whole, up to the period's last day. Give a range, or both from and to; without either it is the last 30 days, for one deal all of its days. They are of one side: of what the person sponsors, or of what they host. If sides names both, read the other one too and say which is which.",
    input: z
      .strictObject({
        side: z.optional(z.enum(dealSides)),
        range: z.optional(z.enum(analyticsRanges)),
        from: z.optional(day),
        to: z.optional(day),
        eventId: z.optional(eventId),
        dealId: z.optional(dealId),
      })
      .check(z.refine(isOnePeriod, "Give either a range, or from and to with from first")),
  },
  getHelp: {
    text: "How to do something on Marquee, and what a word of the field means, by words of the question.",
    input: z.strictObject({ words: z.string().check(z.minLength(1), z.maxLength(400)) }),
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
  findEvents: market.ToolEventSearch;
  searchNames: market.ToolNames;
  getEvent: results.ToolEventDetail | null;
  getMarketPrice: market.ToolMarketPrice | null;
  getHost: market.ToolHost | null;
  listPackages: results.ToolPackage[];
  recommendEvents: results.ToolRecommendedEvent[];
  listSavedEvents: results.ToolEvent[];
  listDeals: results.ToolDeal[];
  getDeal: results.ToolDealDetail | null;
  getAgreement: results.ToolAgreement | null;
  listOwed: results.ToolOwed[];
  listOffers: market.ToolOffer[];
  listInquiries: market.ToolInquiry[];
  getInquiry: market.ToolInquiryDetail | null;
  listHosted: market.ToolHostedEvent[];
  listInvitees: market.ToolInvitee[] | null;
  listClients: results.ToolClient[];
  listCampaigns: results.ToolCampaign[];
  getCreditBalance: results.ToolBalance;
  listCreditEntries: results.ToolCreditEntry[];
  listPayments: results.ToolPayment[];
  getPriceList: results.ToolPriceList;
  getAnalytics: results.ToolAnalytics;
  getHelp: market.ToolHelp;
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
