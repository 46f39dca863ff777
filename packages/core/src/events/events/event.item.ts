import { eventCategories, eventStates, industries, sponsorshipTiers } from "@marquee/contracts/enums";
import { benefitDueFrom, benefitKinds, plainBenefit } from "@marquee/contracts/events/benefits";
import { unknownPlaceZone } from "@marquee/contracts/events/event-time";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** What a spot of a package is taken for: an offer being composed, an offer from the waiting list, or a deal. */
const spotKinds = ["composing", "offered", "deal"] as const;

/** The facts of an event: on its own row, and on the row that lists it. */
export const eventFacts = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  location: z.string(),
  /** When it begins, and when it ends. */
  date: z.string(),
  endsAt: z.string(),
  /**
   * The IANA name of the zone of its place, by which its days and hours are named. Rows written before events had one
   * get theirs from the next build of the index (zone-old-events.ts).
   */
  timeZone: z._default(z.string(), unknownPlaceZone),
  /** Whether the zone was guessed from the location instead of set by its host. */
  timeZoneGuessed: z._default(z.boolean(), true),
  imageUrl: z.nullable(z.string()),
  eventUrl: z.nullable(z.string()),
  attendeeCount: z.int(),
  attendeeType: z.string(),
  hostId: z.string(),
  category: z.enum(eventCategories),
  createdAt: z.string(),
};

export const eventEntity = entity({
  rowType: "event",
  shape: {
    ...eventFacts,
    state: z._default(z.enum(eventStates), "published"),
    cancelReason: z._default(z.nullable(z.string()), null),
    /** Whether a second sponsor of the same industry is refused. */
    oneSponsorPerIndustry: z._default(z.boolean(), false),
    /** Incremented by every change that its host makes to the event or its packages. */
    version: z._default(z.int(), 1),
    /**
     * Incremented by every write of the event, its packages or their spots; writes based on a stale read are refused.
     */
    turn: z._default(z.int(), 0),
    updatedAt: z._default(z.nullable(z.string()), null),
  },
  key: ({ id }: { id: string }) => ({ pk: `EVENT#${id}`, sk: "EVENT" }),
  list: ({ id, hostId, createdAt, updatedAt }) => ({
    list: hostedList(hostId),
    at: `${updatedAt ?? createdAt}#${id}`,
  }),
});
export type EventRecord = ReturnType<typeof eventEntity.read>;
export const readEvent = eventEntity.read;

export const eventKey = (id: string): Key => eventEntity.key({ id });

export const eventItem = eventEntity.item;

/** A host's events by their latest change, including drafts and canceled ones. */
export function hostedList(hostId: string): List {
  return { name: `HOSTED#${hostId}`, shards: 1 };
}

/** One benefit of a package, or of a deal about it. */
export const benefitShape = z.object({
  kind: z.enum(benefitKinds),
  text: z.string(),
  quantity: z.int(),
  due: z.object({ days: z.int(), from: z.enum(benefitDueFrom) }),
});

export const spotSchema = z.object({
  /** What it is taken for: a deal's id, or the account's own id while there is no deal. */
  ref: z.string(),
  kind: z.enum(spotKinds),
  accountId: z.string(),
  /** The industry of the account that takes it; null if it has none. */
  industry: z.nullable(z.enum(industries)),
  /** Null if it is sold. */
  until: z.nullable(z.string()),
});
export type Spot = z.infer<typeof spotSchema>;

const waitingSchema = z.object({
  accountId: z.string(),
  since: z.string(),
  /** Their industry when they asked to wait; null if they had none. */
  industry: z._default(z.nullable(z.enum(industries)), null),
  /**
   * When they can be offered a spot; until then, another sponsor has their industry at a one-sponsor-per-industry
   * event. Null while no end is in sight, empty if nothing blocks them.
   */
  servedFrom: z._default(z.nullable(z.string()), ""),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Packages with a waiting list, by when their next spot becomes free. */
export const waitedFor: List = { name: "WAITED-FOR", shards: 1 };

/**
 * When the next waiting account has to be offered a spot; undefined while all spots are sold, or if no waiting
 * account's industry can become free.
 */
function nextOffer({
  spots = [],
  waiting = [],
  maxSponsors,
}: {
  spots?: Spot[] | undefined;
  waiting?: { since: string; servedFrom?: string | null | undefined }[] | undefined;
  maxSponsors: number;
}): string | undefined {
  const [servedFrom] = waiting
    .flatMap((one) => (one.servedFrom === null ? [] : [one.servedFrom || one.since]))
    .sort();
  const [freeFrom] =
    spots.length < maxSponsors ? [""] : spots.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  if (servedFrom === undefined || freeFrom === undefined) return undefined;
  return servedFrom > freeFrom ? servedFrom : freeFrom;
}

const packageEntity = entity({
  rowType: "sponsorship-package",
  shape: {
    id: z.string(),
    eventId: z.string(),
    name: z.string(),
    description: z.string(),
    /** Cents of USD in storage; responses show USD. */
    priceCents: z.int(),
    tier: z.enum(sponsorshipTiers),
    /** Rows written before benefits had parts contain only their texts. */
    benefits: z.array(z.union([benefitShape, z.pipe(z.string(), z.transform(plainBenefit))])),
    maxSponsors: z.int(),
    /** The one account that it was made for; null if everybody may take it. */
    onlyFor: z._default(z.nullable(z.string()), null),
    /** Spots that are sold, or held until a given time. Every reader counts an expired hold as free. */
    spots: z._default(z.array(spotSchema), []),
    /** The waiting list, first come first. */
    waiting: z._default(z.array(waitingSchema), []),
    createdAt: z.string(),
  },
  key: ({ eventId, id }: { eventId: string; id: string }) => ({
    pk: eventKey(eventId).pk,
    sk: `${sponsorshipPackagePrefix}${id}`,
  }),
  list: ({ id, eventId }) => ({ list: packagePlace(id), at: eventId }),
  due: (row) => {
    const at = nextOffer(row);
    return at === undefined ? undefined : { list: waitedFor, at };
  },
});
export type SponsorshipPackageRecord = ReturnType<typeof packageEntity.read>;
export const readSponsorshipPackage = packageEntity.read;

export const sponsorshipPackagePrefix = "PKG#";

/** The list that finds a package by its id alone. */
export function packagePlace(id: string): List {
  return { name: `PKG#${id}`, shards: 1 };
}

export const sponsorshipPackageItem = packageEntity.item;

export const sponsorshipPackageKey = packageEntity.key;

const endedBefore =
  "Drafts are deleted and upcoming events canceled before the rows are processed; past events stay, hosted by a deleted user.";

export const eventRows: RowKind<typeof eventEntity> = {
  entity: eventEntity,
  owner: "elsewhere",
  export: (row) =>
    pick(
      readEvent(row),
      "id",
      "name",
      "description",
      "location",
      "date",
      "endsAt",
      "timeZone",
      "eventUrl",
      "imageUrl",
      "attendeeCount",
      "attendeeType",
      "category",
      "state",
      "cancelReason",
      "oneSponsorPerIndustry",
      "createdAt",
      "updatedAt",
    ),
  onDelete: { keep: endedBefore },
};

export const eventPage: RowPage<typeof eventEntity> = {
  entity: eventEntity,
  rows: [
    {
      name: "Event",
      sample: { id: "{event}", hostId: "{account}", updatedAt: "{time}" },
      reached: "Get; a host's events, newest change first",
    },
  ],
  kept: "Deals and their results refer to past events.",
};

export const sponsorshipPackageRows: RowKind<typeof packageEntity> = {
  entity: packageEntity,
  owner: "elsewhere",
  export: (row) => {
    const { priceCents, ...shown } = readSponsorshipPackage(row);
    return {
      ...pick(shown, "id", "eventId", "name", "description", "tier", "benefits", "maxSponsors", "createdAt"),
      price: priceCents / 100,
    };
  },
  onDelete: { keep: endedBefore },
};

export const sponsorshipPackagePage: RowPage<typeof packageEntity> = {
  entity: packageEntity,
  rows: [
    {
      name: "Sponsorship package",
      sample: { eventId: "{event}", id: "{id}" },
      reached: "An event's packages; one by its id alone; those with a waiting list, by when a spot is free",
    },
  ],
  kept: "As long as its event exists.",
};
