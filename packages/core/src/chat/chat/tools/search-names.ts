import type { NameKind, ToolNamed } from "@marquee/adapters/ai/tool-results-market";
import { nameKinds } from "@marquee/adapters/ai/tool-results-market";
import { dayIn } from "@marquee/contracts/events/event-time";
import { dayText } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../../core.ts";
import { ownThreads } from "../../../deals/inquiries/threads.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { shownPackages } from "../../../events/events/seen-packages.ts";
import { upcomingEvents } from "../../../events/events/upcoming-events.ts";
import { hostedInOrder } from "../../../events/hosting/hosted-in-order.ts";
import { accountClock } from "../../../ground/users/account-zone.ts";
import { contactsOf, deletedContact } from "../../../ground/users/contact.ts";
import { listGenerations } from "../../../studio/campaigns/generations.ts";
import { listIdeas } from "../../../studio/campaigns/ideas.ts";
import { isoTime } from "../../../time.ts";
import { ownDeals } from "./list-deals.ts";
import { matchNames, type Named, type NameMatch, type NameMatcher } from "./name-matcher.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** A name that fits less stands for something else. */
const foundFrom = 0.55;
const nearestShown = 2;
/** How many of each kind are read: the next events, their hosts, the newest of one's own. */
const readLimits = {
  events: 2_000,
  hosts: 100,
  hosted: 100,
  deals: 100,
  inquiries: 50,
  campaigns: 50,
  ideas: 100,
} as const;
/** How many events' packages are read besides those of one's own deals. */
const packagesOfEvents = 3;

type Entry = Omit<ToolNamed, "score"> & Named;

/** What a text may name among all that the reader may open. */
export const searchNames: Tool<"searchNames"> = (reader, input) => namesWith(matchNames)(reader, input);

/** The same with another matcher. */
export function namesWith(match: NameMatcher): Tool<"searchNames"> {
  return async ({ core, accountId }, { text, kinds = nameKinds, limit = toolLimit }) => {
    const wanted = new Set<NameKind>(kinds);
    const entries = await entriesOf(core, accountId, wanted);
    // All lines are looked for in one reading of the names.
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const named = matchLines(match, entries, lines);
    const packages = wanted.has("package")
      ? matchLines(match, await packageEntries(core, accountId, entries, named), lines)
      : [];
    const all = [...named, ...packages]
      .filter(({ entry }) => wanted.has(entry.kind))
      .sort((left, right) => right.score - left.score)
      .map(({ entry: { names: _, ...shown }, score }) => ({ ...shown, score }));
    const found = all.filter(({ score }) => score >= foundFrom);
    return {
      found: found.slice(0, limit * Math.max(1, lines.length)),
      nearest: found.length > 0 ? [] : all.slice(0, nearestShown),
    };
  };
}

/** What any of the lines names, each entry with its best score. */
function matchLines(
  match: NameMatcher,
  entries: readonly Entry[],
  lines: readonly string[],
): NameMatch<Entry>[] {
  const best = new Map<Entry, number>();
  for (const { entry, score } of lines.flatMap((line) => match(entries, line)))
    best.set(entry, Math.max(best.get(entry) ?? 0, score));
  return [...best]
    .map(([entry, score]) => ({ entry, score }))
    .sort((left, right) => right.score - left.score);
}

async function entriesOf(core: Core, accountId: string, wanted: ReadonlySet<NameKind>): Promise<Entry[]> {
  const needs = (...of: NameKind[]) => of.some((kind) => wanted.has(kind));
  const [events, deals, inquiries, studio] = await Promise.all([
    needs("event", "host", "package") ? eventEntries(core, accountId) : [],
    needs("deal", "event", "package") ? dealEntries(core, accountId) : [],
    needs("inquiry") ? inquiryEntries(core, accountId) : [],
    needs("campaign", "concept") ? studioEntries(core, accountId) : [],
  ]);
  const listed = new Set(events.map(({ id }) => id));
  return [
    ...events,
    ...deals.filter(({ kind, id }) => kind !== "event" || !listed.has(id)),
    ...inquiries,
    ...studio,
  ];
}

/** Upcoming events and one's own, and who runs them. */
async function eventEntries(core: Core, accountId: string): Promise<Entry[]> {
  const [upcoming, own] = await Promise.all([
    upcomingEvents(core, readLimits.events, isoTime(core.clock.now())),
    hostedInOrder(core, accountId, { limit: readLimits.hosted }),
  ]);
  const events = new Map([...upcoming, ...own.items].map((event) => [event.id, event]));
  const hostIds = [...new Set(upcoming.map(({ hostId }) => hostId))].slice(0, readLimits.hosts);
  const contacts = await contactsOf(core, hostIds);
  const hosts = hostIds.flatMap((id): Entry[] => {
    const contact = contacts.get(id);
    if (!contact || contact === deletedContact) return [];
    const { name, company } = contact;
    const names = [company, name].filter(Boolean);
    return [{ kind: "host", id, name: company || name, detail: name, eventId: null, names }];
  });
  const found = [...events.values()].map(
    ({ id, name, location, date, timeZone }): Entry => ({
      kind: "event",
      id,
      name,
      detail: `${location} · ${dayText(dayIn(timeZone, date))}`,
      eventId: id,
      names: [name],
    }),
  );
  return [...found, ...hosts];
}

/** One's own deals by event and by the other side, and their events, which may be over. */
async function dealEntries(core: Core, accountId: string): Promise<Entry[]> {
  const deals = await ownDeals(core, accountId, {}, readLimits.deals);
  return deals.flatMap((deal): Entry[] => {
    const { id, eventId, eventName, packageName, amount } = deal;
    const other = deal.with.company || deal.with.name;
    return [
      {
        kind: "deal",
        id,
        name: eventName,
        detail: `${packageName} · ${usd(amount)} · ${other} · ${deal.status}`,
        eventId,
        names: [eventName, `${eventName} ${packageName}`, deal.with.company, deal.with.name].filter(Boolean),
      },
      {
        kind: "event",
        id: eventId,
        name: eventName,
        detail: dayText(dayIn(deal.eventTimeZone, deal.eventDate)),
        eventId,
        names: [eventName],
      },
    ];
  });
}

/** Conversations before a deal, by who wrote and by the event. */
async function inquiryEntries(core: Core, accountId: string): Promise<Entry[]> {
  const { items } = await ownThreads(core, accountId, { limit: readLimits.inquiries });
  return items.map(({ summary: { id, eventId, eventName, with: other } }): Entry => {
    const name = other.company || other.name;
    return {
      kind: "inquiry",
      id,
      name,
      detail: eventName,
      eventId,
      names: [other.company, other.name].filter(Boolean),
    };
  });
}

async function studioEntries(core: Core, accountId: string): Promise<Entry[]> {
  const [generations, ideas, { timeZone }] = await Promise.all([
    listGenerations(core, accountId, { limit: readLimits.campaigns }),
    listIdeas(core, accountId, { limit: readLimits.ideas }),
    accountClock(core, accountId),
  ]);
  const day = (at: string) => dayText(dayIn(timeZone, at));
  const campaigns = generations.items.flatMap(({ generationId, prompt, createdAt, results }): Entry[] => [
    {
      kind: "campaign",
      id: generationId,
      name: prompt,
      detail: day(createdAt),
      eventId: null,
      names: [prompt],
    },
    ...results.map(
      ({ name, type }): Entry => ({
        kind: "campaign",
        id: generationId,
        name,
        detail: `${type} · ${day(createdAt)}`,
        eventId: null,
        names: [name],
      }),
    ),
  ]);
  const concepts = ideas.items.map(
    ({ id, name, type, location }): Entry => ({
      kind: "concept",
      id,
      name,
      detail: [type, location].filter(Boolean).join(" · "),
      eventId: null,
      names: [name],
    }),
  );
  return [...campaigns, ...concepts];
}

/** The packages of the events that a text names most likely, and of one's own deals' events among them. */
async function packageEntries(
  core: Core,
  accountId: string,
  entries: readonly Entry[],
  named: readonly { entry: Entry }[],
): Promise<Entry[]> {
  const likely = named.flatMap(({ entry }) => entry.eventId ?? []);
  const own = entries.flatMap(({ kind, eventId }) => (kind === "deal" && eventId !== null ? [eventId] : []));
  const ids = [...new Set([...likely.slice(0, packagesOfEvents), ...own.slice(0, packagesOfEvents)])];
  const found = await Promise.all(
    ids.map(async (eventId): Promise<Entry[]> => {
      const hosted = await readHostedEvent(core, eventId);
      if (!hosted || (hosted.event.state === "draft" && hosted.event.hostId !== accountId)) return [];
      const { packages } = await shownPackages(core, hosted, accountId);
      return packages.map(({ id, name, tier, price }) => ({
        kind: "package",
        id,
        name,
        detail: `${hosted.event.name} · ${tier} · ${usd(price)}`,
        eventId,
        names: [name, `${hosted.event.name} ${name}`, `${hosted.event.name} ${tier}`],
      }));
    }),
  );
  return found.flat();
}
