import {
  type DealStatus,
  dealSides,
  dealStatuses,
  dealVersionKinds,
} from "@marquee/contracts/deals/deal-moves";
import { dealFactsSchema, plainTermNames, plainTermsShape } from "@marquee/contracts/deals/deal-terms";
import { durations } from "@marquee/contracts/durations";
import { industries, sponsorshipTiers } from "@marquee/contracts/enums";
import { attribute } from "@marquee/table/condition";
import * as z from "zod/mini";
import { benefitShape } from "../../events/events/event.item.ts";
import { followedShape } from "../../ground/threads/followed.ts";
import { pick } from "../../pick.ts";
import { entity, listAttributes, type Place } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";

/** What both sides agree on, in a deal and in each version of it. */
export const termsShape = {
  /** In cents of USD; answers show USD. */
  amountCents: z.int(),
  benefits: z.array(benefitShape),
  /** What the sponsor takes in addition to the package, as it was when added; the amount includes it. */
  addOns: z._default(z.array(z.object({ id: z.string(), benefit: benefitShape, priceCents: z.int() })), []),
  ...plainTermsShape,
};
export type Terms = z.infer<z.ZodMiniObject<typeof termsShape>>;
export const termNames = ["amountCents", "benefits", "addOns", ...plainTermNames] as const;

/** The deals that can lapse, by the time they do, or by the time their parties are reminded of it. */
export const openOffers: List = { name: "DEAL-OFFERS", shards: 1 };

/** When a deal lapses, or before that its parties are to be reminded to sign it; undefined if nothing is due. */
function nextDue({
  status,
  expiresAt,
  reminded,
}: {
  status: DealStatus;
  expiresAt: string | null;
  reminded?: boolean | undefined;
}): string | undefined {
  if (expiresAt === null || (status !== "negotiating" && status !== "pending")) return undefined;
  return status === "pending" && !reminded ? reminderAt(expiresAt) : expiresAt;
}

/** When the parties are reminded that what they accepted lapses. */
export function reminderAt(expiresAt: string): string {
  return isoTime(Date.parse(expiresAt) - durations.dealSigningReminderSeconds * 1_000);
}

/** A deal between a brand and an event's host: what both sides share. */
export const dealEntity = entity({
  rowType: "deal",
  shape: {
    id: z.string(),
    packageId: z.string(),
    /** The names and the tier as they were when the deal began. */
    packageName: z.string(),
    tier: z.enum(sponsorshipTiers),
    eventId: z.string(),
    eventName: z.string(),
    brandId: z.string(),
    hostId: z.string(),
    /** The brand's industry when the deal began. */
    industry: z.nullable(z.enum(industries)),
    status: z.enum(dealStatuses),
    /** The newest version of its terms. */
    version: z.int(),
    offeredBy: z.enum(dealSides),
    offerKind: z.enum(dealVersionKinds),
    /** How many versions that side has made in a row. */
    offersInRow: z.int(),
    ...termsShape,
    /** Absent from rows written before versions had facts; the next version adds them. */
    facts: z.optional(dealFactsSchema),
    /** The hash of the newest version's text once a side has signed it. */
    textSha256: z._default(z.nullable(z.string()), null),
    /** The version that both sides have signed and its event's last day; null before, and in rows older than this. */
    inForce: z._default(z.nullable(z.object({ version: z.int(), lastDay: z.string() })), null),
    /** How much of what the host owes is neither delivered nor waived. */
    undelivered: z._default(z.int(), 0),
    /** The parties were reminded that what they accepted is about to lapse unsigned. */
    reminded: z._default(z.boolean(), false),
    /** The deal's history says that the event was canceled. */
    eventCanceled: z._default(z.boolean(), false),
    /** The sides that have signed the newest version. */
    signedBy: z._default(z.array(z.enum(dealSides)), []),
    /** When the offer lapses, or what was accepted but is not signed, and the spot is no longer held; null otherwise. */
    expiresAt: z.nullable(z.string()),
    contractUrl: z.nullable(z.string()),
    signedAt: z.nullable(z.string()),
    endReason: z.nullable(z.string()),
    /** Also null if neither side ended it, such as for an offer that lapsed. */
    endedBy: z.nullable(z.enum(dealSides)),
    renewedFrom: z.nullable(z.string()),
    renewedTo: z.nullable(z.string()),
    /** The side whose account is gone. */
    leftBy: z.nullable(z.enum(dealSides)),
    /** Raised by every write of the deal; a write based on another turn is refused. */
    turn: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: `DEAL#${id}`, sk: "DEAL" }),
  due: (deal) => {
    const at = nextDue(deal);
    return at === undefined ? undefined : { list: openOffers, at };
  },
});
export type DealRecord = ReturnType<typeof dealEntity.read>;

export const dealRows: RowKind<typeof dealEntity> = {
  entity: dealEntity,
  owner: "elsewhere",
  export: (row) => {
    const { amountCents, addOns, ...deal } = dealEntity.read(row);
    return {
      addOns: addOns.map(({ priceCents, ...one }) => ({ ...one, price: priceCents / 100 })),
      ...pick(
        deal,
        "id",
        "packageId",
        "packageName",
        "eventId",
        "eventName",
        "status",
        "version",
        "benefits",
        ...plainTermNames,
        "signedAt",
        "endReason",
        "createdAt",
        "updatedAt",
      ),
      amount: amountCents / 100,
    };
  },
  onDelete: {
    /** The other side keeps the deal, which names the leaver by id only; once both left, it stays for the books. */
    anonymize(row, leaver) {
      const deal = dealEntity.read(row);
      const side = leaver.id === deal.brandId ? "brand" : leaver.id === deal.hostId ? "host" : undefined;
      if (side === undefined || deal.leftBy !== null) return undefined;
      return {
        op: "update",
        key: dealEntity.key(deal),
        set: { leftBy: side },
        add: { turn: 1 },
        when: attribute("leftBy").is(null),
      };
    },
  },
};

export const dealPage: RowPage<typeof dealEntity> = {
  entity: dealEntity,
  rows: [
    {
      name: "Deal",
      sample: { id: "deal_{ulid}", status: "negotiating", expiresAt: "{time}" },
      reached: "Get, by accounts with a party row for it; offers that lapse, by time",
    },
  ],
  kept: "What was agreed and paid for must stay traceable.",
};

/** The part of a deal that each party's row repeats, so that one Query can sum all deals of an account. */
const briefShape = {
  status: z.enum(dealStatuses),
  expiresAt: z.nullable(z.string()),
  packageName: z.string(),
  eventId: z.string(),
  eventName: z.string(),
  amountCents: z.int(),
  signedAt: z.nullable(z.string()),
  /** Absent from rows written before this field existed; the next write of the deal adds it. */
  eventCanceled: z.optional(z.boolean()),
  /** What decides whose move it is; absent from rows written before this field existed. */
  stand: z.optional(
    z.object({
      packageId: z.string(),
      version: z.int(),
      offeredBy: z.enum(dealSides),
      offerKind: z.enum(dealVersionKinds),
      offersInRow: z.int(),
      signedBy: z.array(z.enum(dealSides)),
      inForce: z.nullable(z.object({ version: z.int(), lastDay: z.optional(z.string()) })),
      undelivered: z.int(),
      renewedTo: z.nullable(z.string()),
    }),
  ),
  createdAt: z.string(),
};
export type StoredBrief = z.infer<z.ZodMiniObject<typeof briefShape>>;

/** One party's own row of a deal. */
export const dealPartyEntity = entity({
  rowType: "deal-party",
  shape: {
    id: z.string(),
    accountId: z.string(),
    side: z.enum(dealSides),
    updatedAt: z.string(),
    /** Absent from rows written before this field existed; the next write of the deal adds it. */
    brief: z.optional(z.object(briefShape)),
    /** The concept in this side's library that the deal was started for; the other side's row does not have it. */
    conceptId: z._default(z.nullable(z.string()), null),
    /** The other side's newest message, and the last message that this side has read; both ids sort by time. */
    newestFromOther: z._default(z.string(), ""),
    readTo: z._default(z.string(), ""),
    ...followedShape,
  },
  key: ({ accountId, id }: { accountId: string; id: string }) => ({
    pk: userPartition(accountId),
    sk: `${dealPartyPrefix}${id}`,
  }),
  list: ({ accountId, id, updatedAt }) => placeIn(accountId, id, updatedAt),
});
export type DealParty = ReturnType<typeof dealPartyEntity.read>;

export const dealPartyPrefix = "DEAL#";

/** An account's deals by their newest change. */
export function dealsOf(accountId: string): List {
  return { name: `DEALS#${accountId}`, shards: 1 };
}

function placeIn(accountId: string, id: string, updatedAt: string): Place {
  return { list: dealsOf(accountId), at: `${updatedAt}#${id}` };
}

/** The attributes that move a deal within an account's list. */
export function dealPlace(accountId: string, id: string, updatedAt: string): Record<string, string> {
  return listAttributes(placeIn(accountId, id, updatedAt));
}

export const dealPartyRows: RowKind<typeof dealPartyEntity> = {
  entity: dealPartyEntity,
  owner: "partition",
  export: { notShown: "A deal's position in the list; the deal itself is shown." },
  onDelete: "erase",
};

export const dealPartyPage: RowPage<typeof dealPartyEntity> = {
  entity: dealPartyEntity,
  rows: [
    {
      name: "Party of a deal",
      sample: { accountId: "{account}", id: "deal_{ulid}", updatedAt: "{time}" },
      reached: "Get: an account without one is not a party; an account's deals, newest change first",
    },
  ],
  kept: "As long as its account exists.",
};
