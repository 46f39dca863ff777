import type { ShownThing } from "@marquee/adapters/ai/port";
import type { ReadToolName, ReadToolResults } from "@marquee/adapters/ai/read-tools";
import type {
  ToolCampaign,
  ToolContact,
  ToolCreditPackage,
  ToolDeal,
  ToolEvent,
  ToolPackage,
} from "@marquee/adapters/ai/tool-results";

/** What the tools returned while one answer was made: cards are made from these things and nothing else. */
export interface FoundThings {
  events: Map<string, ToolEvent>;
  packages: Map<string, ToolPackage>;
  deals: Map<string, ToolDeal>;
  creditPackages: Map<string, ToolCreditPackage>;
  campaigns: Map<string, ToolCampaign>;
  /** What has no card: hosts, conversations, concepts, the reader's own events, and deals found by what they ask for. */
  others: Map<string, FoundThing>;
}

/** A thing with the other side, which tells apart things of one name. */
export interface FoundThing extends ShownThing {
  with?: string;
}

export function nothingFound(): FoundThings {
  return {
    events: new Map(),
    packages: new Map(),
    deals: new Map(),
    creditPackages: new Map(),
    campaigns: new Map(),
    others: new Map(),
  };
}

type Notes = { [Name in ReadToolName]?: (found: FoundThings, result: ReadToolResults[Name]) => void };

const addAll = <T extends { id: string }>(to: Map<string, T>, things: readonly T[]) => {
  for (const thing of things) to.set(thing.id, thing);
};

const addOthers = (
  { others }: FoundThings,
  kind: ShownThing["kind"],
  things: readonly { id: string; name: string }[],
) => {
  for (const { id, name } of things) others.set(id, { kind, id, name });
};

const nameOf = ({ company, name }: ToolContact) => company || name;

const addDeals = (
  { others }: FoundThings,
  deals: readonly { dealId: string; eventName: string; with: ToolContact }[],
) => {
  for (const deal of deals)
    others.set(deal.dealId, {
      kind: "deal",
      id: deal.dealId,
      name: deal.eventName,
      with: nameOf(deal.with),
    });
};

const notes: Notes = {
  findEvents: ({ events }, { events: fitting, nearest }) => {
    for (const some of [fitting, ...nearest.map((one) => one.events)]) addAll(events, some);
  },
  recommendEvents: ({ events }, result) => addAll(events, result),
  listSavedEvents: ({ events }, result) => addAll(events, result),
  getEvent: ({ events, packages }, result) => {
    // One's own draft, or an event that is over, cannot be sponsored.
    if (result?.status !== "upcoming") return;
    events.set(result.id, result);
    addAll(packages, result.packages);
  },
  searchNames: (found, { found: named, nearest }) => {
    for (const { kind, id, name } of [...named, ...nearest])
      if (kind === "host" || kind === "concept" || kind === "event") addOthers(found, kind, [{ id, name }]);
  },
  getHost: (found, host) => {
    if (!host) return;
    addOthers(found, "host", [{ id: host.id, name: nameOf(host) }]);
    addOthers(found, "event", host.upcoming);
  },
  listHosted: (found, events) => addOthers(found, "event", events),
  listInquiries: (found, inquiries) =>
    addOthers(
      found,
      "inquiry",
      inquiries.map((one) => ({ id: one.id, name: nameOf(one.with) })),
    ),
  getInquiry: (found, inquiry) => {
    if (inquiry) addOthers(found, "inquiry", [{ id: inquiry.id, name: nameOf(inquiry.with) }]);
  },
  listOffers: addDeals,
  listOwed: addDeals,
  listPackages: ({ packages }, result) => addAll(packages, result),
  listDeals: ({ deals }, result) => addAll(deals, result),
  getDeal: ({ deals }, result) => {
    if (result) deals.set(result.id, result);
  },
  listCampaigns: ({ campaigns }, result) => addAll(campaigns, result),
  getPriceList: ({ creditPackages }, { packages }) => addAll(creditPackages, packages),
};

/** Records what a tool returned. */
export function noteFound(found: FoundThings, name: ReadToolName, result: unknown): void {
  const note = notes[name] as ((found: FoundThings, result: unknown) => void) | undefined;
  note?.(found, result);
}
