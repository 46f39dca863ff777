import type { EventCategory, SponsorshipTier } from "@marquee/contracts/enums";
import type { Item } from "@marquee/table/table";
import { type Person, people } from "../world.ts";

/** A package as its row has it. */
export interface PackageFact {
  id: string;
  eventId: string;
  name: string;
  tier: SponsorshipTier;
  cents: number;
  spots: number;
  left: number;
  benefits: readonly string[];
}

/** A published event as its row has it. */
export interface EventFact {
  id: string;
  name: string;
  description: string;
  /** Such as "Austin". */
  city: string;
  /** Such as "Austin, TX". */
  location: string;
  /** The first day at its place, such as 2027-03-04. */
  day: string;
  attendees: number;
  attendeeType: string;
  category: EventCategory;
  hostId: string;
  upcoming: boolean;
  /** Whether a second sponsor of the same industry is refused. */
  onePerIndustry: boolean;
  packages: readonly PackageFact[];
}

/** A deal as its row has it. */
export interface DealFact {
  id: string;
  eventId: string;
  event: string;
  package: string;
  tier: SponsorshipTier;
  brandId: string;
  hostId: string;
  status: string;
  cents: number;
  version: number;
  offeredBy: "brand" | "host";
  kind: string;
  expiresAt: string | null;
  closingDate: string | null;
  kpis: readonly string[];
  benefits: readonly string[];
  endReason: string | null;
  signedAt: string | null;
}

/** What a question asks for; every given part has to hold. */
export interface Wish {
  city?: string | readonly string[];
  place?: RegExp;
  category?: EventCategory;
  from?: string;
  to?: string;
  /** Some package with a free spot costs at most this, in cents. */
  maxCents?: number;
  tier?: SponsorshipTier;
  least?: number;
  most?: number;
  audience?: RegExp;
  name?: RegExp;
  hostId?: string;
}

/** Sums of measured days. Money is in cents. */
export interface Measured {
  leads: number;
  revenue: number;
  impressions: number;
  conversions: number;
  interactions: number;
  customers: number;
  /** What the measured deals cost. */
  amount: number;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const whole = (value: unknown) => Number(value ?? 0);
const list = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : []);

/** What the rows say, read without the product's filters, views or rules. */
export class Facts {
  readonly now: string;
  readonly today: string;
  readonly events: readonly EventFact[];
  readonly deals: readonly DealFact[];
  private readonly rows: (rowType: string) => Item[];

  constructor(rows: (rowType: string) => Item[], nowMs: number) {
    this.rows = rows;
    this.now = new Date(nowMs).toISOString();
    this.today = this.now.slice(0, 10);
    const offers = Map.groupBy(rows("sponsorship-package").map(packageFact), ({ eventId }) => eventId);
    this.events = rows("event")
      .filter(({ state }) => state === "published")
      .map((row) => eventFact(row, offers.get(text(row.id)) ?? [], this.now));
    this.deals = rows("deal").map(dealFact);
  }

  /** An event by its exact name; the next upcoming one where several share it. */
  event(name: string): EventFact {
    const all = this.events.filter((one) => one.name === name);
    const found = all.filter((one) => one.upcoming).sort(bySoonest)[0] ?? all[0];
    if (!found) throw new Error(`No event is called ${name}`);
    return found;
  }

  /** One of its packages: by tier, or by a name. */
  offer(event: string, which: string): PackageFact {
    const found = this.event(event).packages.find(({ tier, name }) => tier === which || name === which);
    if (!found) throw new Error(`${event} has no ${which}`);
    return found;
  }

  /** Upcoming events that meet a wish, the next one first. */
  find(wish: Wish): EventFact[] {
    return this.events.filter((one) => one.upcoming && meets(one, wish)).sort(bySoonest);
  }

  /** The deal of a person about an event. */
  deal(event: string, who: Person): DealFact {
    const found = this.dealsOf(who).find((one) => one.event === event);
    if (!found) throw new Error(`${who} has no deal about ${event}`);
    return found;
  }

  dealsOf(who: Person, side?: "brand" | "host"): DealFact[] {
    const id = people[who];
    return this.deals.filter(
      ({ brandId, hostId }) => (side !== "host" && brandId === id) || (side !== "brand" && hostId === id),
    );
  }

  /** A person's name or company, by account. */
  user(id: string): { name: string; company: string } {
    const row = this.rows("user").find((one) => one.id === id);
    return { name: text(row?.name), company: text(row?.company) };
  }

  /** What completed deals paid per expected attendee, in cents, the least first. */
  closed(category: EventCategory, tier: SponsorshipTier): number[] {
    return this.rows("closed-price")
      .filter(({ pk }) => pk === `PRICES#${category}#${tier}`)
      .map(({ amountCents, attendees }) => whole(amountCents) / whole(attendees))
      .sort((left, right) => left - right);
  }

  /** The middle of these prices, in cents per attendee. */
  closedMedian(category: EventCategory, tier: SponsorshipTier): number {
    const all = this.closed(category, tier);
    const middle = Math.floor(all.length / 2);
    const upper = all[middle] ?? 0;
    return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? 0) + upper) / 2;
  }

  /** What a person's deals have brought, of one event or all, from one day to another. */
  measured(who: Person, within: { event?: string; from?: string; to?: string } = {}): Measured {
    const { event, from = "0000", to = "9999" } = within;
    const sums: Measured = {
      leads: 0,
      revenue: 0,
      impressions: 0,
      conversions: 0,
      interactions: 0,
      customers: 0,
      amount: 0,
    };
    const deals = new Set<string>();
    for (const row of this.rows("metrics-month")) {
      if (row.accountId !== people[who] || row.isSample) continue;
      const deal = this.deals.find(({ id }) => id === row.dealId);
      if (!deal || (event !== undefined && deal.event !== event)) continue;
      const values = row.values as Record<string, number[] | undefined>;
      for (const [at, day] of (row.measuredOn as number[]).entries()) {
        const date = `${text(row.month)}-${String(day).padStart(2, "0")}`;
        if (date < from || date > to) continue;
        deals.add(deal.id);
        const of = (measure: string) => values[measure]?.[at] ?? 0;
        sums.leads += of("leadsGenerated");
        for (const one of ["revenue", "impressions", "conversions", "interactions", "customers"] as const)
          sums[one] += of(one);
      }
    }
    for (const { id, cents } of this.deals) if (deals.has(id)) sums.amount += cents;
    return sums;
  }

  credits(who: Person): number {
    return whole(this.rows("balance").find(({ pk }) => pk === `USER#${people[who]}`)?.available);
  }

  /** The credit packages on sale, cheapest first. */
  creditPackages(): { id: string; name: string; credits: number; cents: number }[] {
    return this.rows("credit-package")
      .map((row) => ({
        id: text(row.id),
        name: text(row.name),
        credits: whole(row.creditAmount),
        cents: whole(row.price),
      }))
      .sort((left, right) => left.cents - right.cents);
  }

  /** What a person asked the model for: the first name of each generation, and what it cost. */
  generations(who: Person): { id: string; name: string; charged: number }[] {
    return this.rows("job")
      .filter((row) => row.kind === "campaign" && row.userId === people[who])
      .map((row) => ({
        id: text(row.id),
        name: text(list(row.results)[0]?.name),
        charged: whole(row.chargedCredits),
      }));
  }

  /** What a side of a person's deals still owes, the next due first. */
  owed(who: Person): { event: string; benefit: string; due: string }[] {
    return this.rows("deliverable")
      .filter((row) => row.owedBy === people[who])
      .map((row) => ({
        event: this.deals.find(({ id }) => id === row.dealId)?.event ?? "",
        benefit: text(row.benefit),
        due: text(row.dueDate),
      }))
      .sort((left, right) => left.due.localeCompare(right.due));
  }

  /** Threads with a host that nobody answered yet. */
  openInquiries(who: Person): { event: string; from: string }[] {
    return this.rows("inquiry")
      .filter((row) => row.hostId === people[who] && row.answeredAt === undefined)
      .map((row) => ({ event: text(row.eventName), from: this.user(text(row.inquirerId)).company }));
  }

  savedEvents(who: Person): string[] {
    const ids = new Set(
      this.rows("saved-event")
        .filter(({ pk }) => pk === `USER#${people[who]}`)
        .map(({ eventId }) => text(eventId)),
    );
    return this.events.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  }

  /** Hours in which a host usually answers, by the middle of the stored times. */
  replyHours(hostId: string): number | undefined {
    const row = this.rows("reply-times").find(({ pk }) => pk === `USER#${hostId}`);
    const seconds = [...((row?.seconds as number[] | undefined) ?? [])].sort((left, right) => left - right);
    const middle = seconds[Math.floor(seconds.length / 2)];
    return middle === undefined ? undefined : middle / 3_600;
  }
}

/** The cheapest package that still has a spot; undefined if none has. */
export function cheapest({ packages }: EventFact): PackageFact | undefined {
  return packages.filter(({ left }) => left > 0).sort((one, other) => one.cents - other.cents)[0];
}

export const bySoonest = (left: EventFact, right: EventFact) =>
  left.day.localeCompare(right.day) || left.id.localeCompare(right.id);

function meets(event: EventFact, wish: Wish): boolean {
  const { city, place, category, from, to, maxCents, tier, least, most, audience, name, hostId } = wish;
  const cities = city === undefined ? undefined : [city].flat();
  const offers = event.packages.filter(
    (one) =>
      one.left > 0 &&
      (tier === undefined || one.tier === tier) &&
      (maxCents === undefined || one.cents <= maxCents),
  );
  return (
    (cities === undefined || cities.includes(event.city)) &&
    (place === undefined || place.test(event.location)) &&
    (category === undefined || event.category === category) &&
    (from === undefined || event.day >= from) &&
    (to === undefined || event.day <= to) &&
    ((maxCents === undefined && tier === undefined) || offers.length > 0) &&
    (least === undefined || event.attendees >= least) &&
    (most === undefined || event.attendees <= most) &&
    (audience === undefined || audience.test(event.attendeeType)) &&
    (name === undefined || name.test(event.name)) &&
    (hostId === undefined || event.hostId === hostId)
  );
}

function packageFact(row: Item): PackageFact {
  const spots = whole(row.maxSponsors);
  return {
    id: text(row.id),
    eventId: text(row.eventId),
    name: text(row.name),
    tier: row.tier as SponsorshipTier,
    cents: whole(row.priceCents),
    spots,
    left: spots - list(row.spots).length,
    benefits: list(row.benefits).map((one) => text(one.text)),
  };
}

/** By zone: making one takes longer than all else that is read of a row. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  dayFormats.set(timeZone, made);
  return made;
}

function eventFact(row: Item, packages: readonly PackageFact[], now: string): EventFact {
  const location = text(row.location);
  return {
    id: text(row.id),
    name: text(row.name),
    description: text(row.description),
    city: location.split(",")[0] ?? "",
    location,
    day: dayFormat(text(row.timeZone)).format(new Date(text(row.date))),
    attendees: whole(row.attendeeCount),
    attendeeType: text(row.attendeeType),
    category: row.category as EventCategory,
    hostId: text(row.hostId),
    upcoming: text(row.date) > now,
    onePerIndustry: row.oneSponsorPerIndustry === true,
    packages,
  };
}

function dealFact(row: Item): DealFact {
  return {
    id: text(row.id),
    eventId: text(row.eventId),
    event: text(row.eventName),
    package: text(row.packageName),
    tier: row.tier as SponsorshipTier,
    brandId: text(row.brandId),
    hostId: text(row.hostId),
    status: text(row.status),
    cents: whole(row.amountCents),
    version: whole(row.version),
    offeredBy: row.offeredBy as "brand" | "host",
    kind: text(row.offerKind),
    expiresAt: row.expiresAt as string | null,
    closingDate: row.closingDate as string | null,
    kpis: (row.kpis as string[] | undefined) ?? [],
    benefits: list(row.benefits).map((one) => text(one.text)),
    endReason: row.endReason as string | null,
    signedAt: row.signedAt as string | null,
  };
}
