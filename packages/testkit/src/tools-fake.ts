import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { ToolAnalytics, ToolDeal, ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import type { ToolEventSearch } from "@marquee/adapters/ai/tool-results-market";

const event: ToolEvent = {
  id: "evt_one",
  name: "Cloud Days",
  description: "Two days",
  location: "Berlin",
  date: "2027-03-04T08:00:00.000Z",
  endsAt: "2027-03-05T18:00:00.000Z",
  timeZone: "Europe/Berlin",
  category: "cloud",
  attendeeCount: 1_200,
  attendeeType: "Engineers",
  priceFromUsd: 9_000,
  spotsLeft: 2,
};

const offer: ToolPackage = {
  id: "pkg_one",
  eventId: event.id,
  eventName: event.name,
  name: "Lab Partner",
  priceUsd: 9_000,
  tier: "gold",
  benefits: ["A lab"],
  spots: 3,
  sold: 1,
  spotsLeft: 2,
  waiting: 0,
  madeForReader: false,
};

const deal: ToolDeal = {
  id: "deal_one",
  eventId: event.id,
  eventName: event.name,
  eventDate: event.date,
  packageId: offer.id,
  packageName: offer.name,
  tier: offer.tier,
  status: "negotiating",
  ownSide: "brand",
  with: { name: "Henrik Hall", company: "Summit Works" },
  amountUsd: 8_500,
  version: 2,
  offeredBy: "host",
  offerKind: "offer",
  expiresAt: "2027-01-18T09:00:00.000Z",
  closingDate: null,
  signedAt: null,
  roi: null,
  unreadMessages: false,
  moves: ["propose", "request_changes", "accept", "decline", "cancel"],
  updatedAt: "2027-01-14T09:00:00.000Z",
};

/** Everything that the fakes know by name, whatever was asked. */
const names = [
  { kind: "event", id: event.id, name: event.name, detail: event.location, score: 1, eventId: event.id },
  { kind: "deal", id: deal.id, name: event.name, detail: offer.name, score: 1, eventId: event.id },
  { kind: "package", id: offer.id, name: offer.name, detail: event.name, score: 1, eventId: event.id },
  { kind: "host", id: "usr_host", name: "Summit Works", detail: "Henrik Hall", score: 1, eventId: null },
] as const;

const match = {
  score: 84,
  parts: [{ name: "industry", score: 25, weight: 25, reason: "It's an event for your industry." }],
} as const;

const analytics: ToolAnalytics = {
  from: "2026-12-17",
  to: "2027-01-15",
  previous: { from: "2026-11-17", to: "2026-12-16" },
  sample: false,
  side: "brand",
  sides: ["brand"],
  tiles: [
    {
      id: "roi",
      label: "ROI to date",
      unit: "multiple",
      formula: "Attributed revenue ÷ amounts of deals that both sides signed in the period",
      value: 3.2,
      previous: 2.5,
      goal: 3,
    },
  ],
  pipeline: [{ stage: "negotiating", deals: 1, amountUsd: 8_500, weight: 0.3, weightedUsd: 2_550 }],
  locations: [],
  events: [],
};

/** What a search for events finds. */
export function eventsFound(...events: readonly ToolEvent[]): ToolEventSearch {
  const found = events.map((one) => ({ ...one, offers: [], match: null }));
  return { used: [], total: events.length, events: found, nearest: [] };
}

/** Tools that return a little data and record what they were asked. */
export function toolsFake(asked: string[] = []): ReadTools {
  const recording = <Found>(name: string, found: Found) => {
    return async (input: object): Promise<Found> => {
      asked.push(Object.keys(input).length === 0 ? name : `${name} ${JSON.stringify(input)}`);
      return found;
    };
  };
  return {
    findEvents: recording("findEvents", eventsFound(event)),
    getEvent: recording("getEvent", {
      ...event,
      status: "upcoming",
      host: { name: "Henrik Hall", company: "Summit Works", medianReplyHours: 4, completionRate: 0.9 },
      hostId: "usr_host",
      pastSponsors: [],
      oneSponsorPerIndustry: false,
      takenIndustries: [],
      packages: [offer],
      addOns: [],
      match,
    }),
    searchNames: recording("searchNames", { found: names, nearest: [] }),
    getMarketPrice: recording("getMarketPrice", {
      category: "cloud",
      event: { id: event.id, name: event.name, attendeeCount: event.attendeeCount },
      tiers: [],
      leastDeals: 5,
    }),
    getHost: recording("getHost", {
      id: "usr_host",
      name: "Henrik Hall",
      company: "Summit Works",
      isReader: false,
      medianReplyHours: 4,
      completionRate: 0.9,
      pastSponsors: [],
      upcoming: [],
    }),
    listOffers: recording("listOffers", []),
    listInquiries: recording("listInquiries", []),
    getInquiry: recording("getInquiry", null),
    listHosted: recording("listHosted", []),
    listInvitees: recording("listInvitees", []),
    getHelp: recording("getHelp", { topics: [], words: [] }),
    listPackages: recording("listPackages", [offer]),
    recommendEvents: recording("recommendEvents", [{ ...event, match }]),
    listSavedEvents: recording("listSavedEvents", [event]),
    listDeals: recording("listDeals", [deal]),
    getDeal: recording("getDeal", {
      ...deal,
      benefits: offer.benefits,
      addOns: [],
      kpis: [],
      notes: "",
      endReason: null,
      offers: [],
      deliverables: [],
    }),
    getAgreement: recording("getAgreement", {
      dealId: deal.id,
      eventName: event.name,
      version: 2,
      status: "draft",
      signatures: [],
      text: "The parties agree.",
    }),
    listOwed: recording("listOwed", []),
    listClients: recording("listClients", []),
    listCampaigns: recording("listCampaigns", []),
    getCreditBalance: recording("getCreditBalance", {
      totalCredits: 100,
      usedCredits: 20,
      heldCredits: 10,
      availableCredits: 80,
      expiring: null,
      freeRepliesLeft: 12,
    }),
    listCreditEntries: recording("listCreditEntries", []),
    listPayments: recording("listPayments", []),
    getPriceList: recording("getPriceList", {
      prices: {
        campaignIdeas: 12,
        competitiveAnalysis: 6,
        visualMockup: 7,
        refinement: 4,
        chatReply: 2,
        freeRepliesPerMonth: 40,
      },
      packages: [
        { id: "cpk_starter", name: "Starter", creditAmount: 470, priceUsd: 199 },
        { id: "cpk_year", name: "Year", creditAmount: 5_000, priceUsd: 1_499 },
      ],
    }),
    getAnalytics: recording("getAnalytics", analytics),
    getProfile: recording("getProfile", {
      name: "Brooke Tanaka",
      company: "Northwind",
      role: "brand",
      industry: "tech",
      budgetUsd: 40_000,
      interests: ["cloud"],
      audiences: [],
      places: [],
      brand: null,
    }),
  };
}
