import type { DealSide, DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  type DealParty,
  type DealRecord,
  dealEntity,
  dealPartyEntity,
  dealPartyPrefix,
  type StoredBrief,
} from "./deal.item.ts";
import { hasLapsed, inForceOf } from "./deal-view.ts";

/** A deal in a few facts, for numbers over all of an account's deals. */
export interface DealBrief {
  id: string;
  /** Which side the account is on. */
  side: DealSide;
  /** Also canceled for an offer that lapsed, whether or not that is stored yet. */
  status: DealStatus;
  eventId: string;
  /** The names of the event and the package when the deal began. */
  eventName: string;
  packageName: string;
  amountCents: number;
  /** The concept in the account's own library that it was started for. */
  conceptId: string | null;
  /** When the second side signed. */
  signedAt: string | null;
  /** Whether the event was canceled under it; a signed deal stays active until a side ends it. */
  eventCanceled: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The part of a deal that its parties' rows repeat. */
export function storedBrief(deal: DealRecord): StoredBrief & Required<Pick<StoredBrief, "stand">> {
  const brief = pick(
    deal,
    "status",
    "expiresAt",
    "packageName",
    "eventId",
    "eventName",
    "amountCents",
    "signedAt",
    "eventCanceled",
    "createdAt",
  );
  const stand = pick(
    deal,
    "packageId",
    "version",
    "offeredBy",
    "offerKind",
    "offersInRow",
    "signedBy",
    "undelivered",
    "renewedTo",
  );
  return { ...brief, stand: { ...stand, inForce: inForceOf(deal) ?? null } };
}

/**
 * Every deal that an account takes part in. One Query; a deal itself is read only if the party's row was written
 * before its brief had all that numbers need.
 */
export async function dealBriefsOf(core: Core, accountId: string): Promise<DealBrief[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: dealPartyPrefix } });
  const parties = readEach(rows, dealPartyEntity.read).rows;
  const read = await briefsFromDeals(
    core,
    parties.filter(({ brief }) => !brief || (brief.status === "active" && brief.eventCanceled === undefined)),
  );
  const now = isoTime(core.clock.now());
  return parties.flatMap(({ id, side, updatedAt, conceptId, brief: stored }) => {
    const brief = read.get(id) ?? stored;
    if (!brief) return [];
    const { expiresAt: _, stand: __, ...facts } = brief;
    return [
      {
        id,
        side,
        conceptId,
        ...facts,
        eventCanceled: facts.eventCanceled ?? false,
        status: hasLapsed(brief, now) ? "cancelled" : facts.status,
        updatedAt,
      } as const,
    ];
  });
}

/**
 * Whether a deal is part of numbers about money and results. One that was canceled or declined, or that lapsed, is part
 * of none, nor is one whose event was canceled: nothing is paid for it.
 */
export function countsInNumbers({
  status,
  eventCanceled,
}: Pick<DealBrief, "status" | "eventCanceled">): boolean {
  return status !== "cancelled" && !eventCanceled;
}

/** The side that an account is on in more of its deals; `otherwise` if it is on both equally often, or has none. */
export function mostlyOn(deals: readonly Pick<DealBrief, "side">[], otherwise: DealSide): DealSide {
  const asHost = deals.filter(({ side }) => side === "host").length;
  const asBrand = deals.length - asHost;
  return asHost === asBrand ? otherwise : asHost > asBrand ? "host" : "brand";
}

/** The briefs of deals as their own rows have them, by id. */
export async function briefsFromDeals(
  core: Core,
  parties: readonly Pick<DealParty, "id">[],
): Promise<Map<string, ReturnType<typeof storedBrief>>> {
  const rows = await core.table.getMany(parties.map(({ id }) => dealEntity.key({ id })));
  return new Map(
    rows.flatMap((row) => {
      const deal = row && readOr(row, dealEntity.read);
      return deal ? [[deal.id, storedBrief(deal)] as const] : [];
    }),
  );
}
