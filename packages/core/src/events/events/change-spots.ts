import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { noticesToEach, noticeWrites, type ReadyNotice } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { isoTime } from "../../time.ts";
import { type AddOnRecord, addOnEntity } from "./add-on.item.ts";
import {
  type EventRecord,
  eventKey,
  type SponsorshipPackageRecord,
  sponsorshipPackageItem,
} from "./event.item.ts";
import { eventListingItem } from "./event-listing.item.ts";
import { type HostedEvent, readHostedEvent } from "./get-event.ts";
import { requireOnePerIndustry, settledPackages } from "./one-per-industry.ts";
import { heldSpotWrites, sponsorChanged, withSponsorsHeld } from "./sponsor-writes.ts";
import { trackedChangeWrites } from "./tracked-facts.ts";
import { waitingEntity } from "./waiting.item.ts";

/** Condition on an event's row: neither it nor its packages have changed since they were read. */
export function atTurn({ turn }: Pick<EventRecord, "turn">): Condition {
  return all(exists, attribute("turn").absentOrBelow(turn + 1));
}

/**
 * One package after a change of its spots, the add-ons that change with it, and the transaction's other writes.
 */
export interface SpotChange {
  offer: SponsorshipPackageRecord;
  /** The event's add-ons, if some of them change too. */
  addOns?: readonly AddOnRecord[];
  writes: readonly LabelledWrite[];
}

/** A spot that was offered to a waiting account. */
export interface OfferedSpot {
  accountId: string;
  packageId: string;
  packageName: string;
  eventId: string;
  eventName: string;
  until: string;
  /** The notices that tell them; none for a closed account. */
  notices: readonly ReadyNotice[];
}

/**
 * The one place where spots are taken and given back. Applies `change` to the stored event and writes it in one
 * transaction with the listing, the spots this frees for waiting accounts, and all that depends on it. Retries when
 * another write was faster, never when `change` refuses. Returns the spots it offered.
 * @throws AppError not_found, unavailable; category_taken and conflict for a new spot at an event that takes one
 *   sponsor per industry; TransactionRefused for a condition of the writes of `change`; whatever `change` throws
 */
export function changeSpots(
  core: Core,
  eventId: string,
  change: (hosted: HostedEvent) => SpotChange | Promise<SpotChange>,
): Promise<OfferedSpot[]> {
  const plan = async () => {
    const hosted = await readHostedEvent(core, eventId);
    if (!hosted) throw new AppError("not_found");
    const { offer: changed, addOns = hosted.addOns, writes: others } = await change(hosted);
    const nowMs = core.clock.now();
    requireOnePerIndustry(hosted, changed, nowMs);
    const writes = withSponsorsHeld(others, hosted, changed, nowMs);
    const after = packagesAfter(hosted, changed, nowMs);
    const offered = await withNotices(core, offeredOf(hosted, changed, after));
    try {
      await core.table.transact([
        ...writes,
        ...addOnWrites(hosted.addOns, addOns),
        ...spotWrites(hosted, after),
        ...heldSpotWrites(hosted, after),
        ...trackedChangeWrites(core, hosted, {
          ...hosted,
          event: { ...hosted.event, turn: hosted.event.turn + 1 },
          packages: after,
        }),
        ...offered.slice(0, toldAtOnce).flatMap(({ notices }) => noticeWrites(notices)),
      ]);
      return offered;
    } catch (error) {
      throw (error instanceof TransactionRefused && sponsorChanged(error, writes)) || error;
    }
  };
  return retried(core, plan, isRace);
}

/**
 * How many accounts are notified in the transaction that offers them a spot, which can hold a hundred writes. If more
 * spots come free at once, the rest is written right after it.
 */
export const toldAtOnce = 25;

/** Refusals that mean another write changed what was read. */
const raceLabels: ReadonlySet<string> = new Set(["event", "deal", "party"]);
const isRace = (error: unknown) => error instanceof TransactionRefused && raceLabels.has(error.label);

/** The event's packages including the changed one, with freed spots offered to waiting accounts. */
function packagesAfter(
  { event, packages }: HostedEvent,
  changed: SponsorshipPackageRecord,
  nowMs: number,
): SponsorshipPackageRecord[] {
  const isOpen = event.state === "published" && event.endsAt > isoTime(nowMs);
  const offer = isOpen ? changed : { ...changed, waiting: [] };
  const replaced = packages.map((one) => (one.id === offer.id ? offer : one));
  // An industry that becomes free is free for every package.
  const settling = isOpen && event.oneSponsorPerIndustry ? replaced : [offer];
  return settledPackages({ event, packages: replaced }, settling, nowMs);
}

/** Adds to each the notice that tells its account. */
async function withNotices(
  core: Core,
  offered: readonly Omit<OfferedSpot, "notices">[],
): Promise<OfferedSpot[]> {
  const noticesOf = await noticesToEach(
    core,
    offered.map(({ accountId }) => accountId),
  );
  return offered.map((one) => {
    const { accountId, ...about } = one;
    return { ...one, notices: noticesOf(accountId, { kind: "spot_offered", about }) };
  });
}

function offeredOf(
  { event, packages }: HostedEvent,
  changed: SponsorshipPackageRecord,
  after: readonly SponsorshipPackageRecord[],
): Omit<OfferedSpot, "notices">[] {
  // What neither was there nor came with the change was made for somebody who waited.
  const known = new Set([...packages, changed].flatMap(({ spots }) => spots));
  return after.flatMap(({ id, name, spots }) =>
    spots
      .filter((one) => !known.has(one))
      .map(({ accountId, until }) => ({
        accountId,
        packageId: id,
        packageName: name,
        eventId: event.id,
        eventName: event.name,
        until: until ?? "",
      })),
  );
}

function spotWrites(
  { event, packages }: HostedEvent,
  after: readonly SponsorshipPackageRecord[],
): LabelledWrite[] {
  const changed = after.flatMap((one, at) => {
    const before = packages[at];
    return before && before !== one ? [{ before, one }] : [];
  });
  const listing = { op: "put", item: eventListingItem(event, after), when: exists } as const;
  return [
    {
      label: "event",
      write: { op: "update", key: eventKey(event.id), set: { turn: event.turn + 1 }, when: atTurn(event) },
    },
    ...changed.map(
      ({ one }): LabelledWrite => ({
        label: "package",
        write: { op: "put", item: sponsorshipPackageItem(one), when: exists },
      }),
    ),
    ...(event.state === "published" ? [{ label: "listing", write: listing } as const] : []),
    ...changed.flatMap(({ before, one }) => waitingWrites(before.waiting, one)),
  ];
}

function addOnWrites(before: readonly AddOnRecord[], after: readonly AddOnRecord[]): LabelledWrite[] {
  return after
    .filter((one, at) => one !== before[at])
    .map((one) => ({ label: "addOn", write: { op: "put", item: addOnEntity.item(one), when: exists } }));
}

/** The row of each account that says that it is waiting, or that it was offered a spot because it waited. */
function waitingWrites(
  before: SponsorshipPackageRecord["waiting"],
  { id: packageId, eventId, waiting, spots }: SponsorshipPackageRecord,
): LabelledWrite[] {
  const was = new Set(before.map(({ accountId }) => accountId));
  const is = new Set(waiting.map(({ accountId }) => accountId));
  const offered = new Map(
    spots.flatMap(({ kind, accountId, until }) => (kind === "offered" ? [[accountId, until] as const] : [])),
  );
  return [
    ...waiting
      .filter(({ accountId }) => !was.has(accountId))
      .map((one): LabelledWrite => {
        const item = waitingEntity.item({ ...one, packageId, eventId });
        return { label: "waiting", write: { op: "put", item } };
      }),
    // A transaction is limited to a hundred writes; a leftover row only says that its account waited.
    ...before
      .filter(({ accountId }) => !is.has(accountId))
      .slice(0, 50)
      .map(({ accountId, since }): LabelledWrite => {
        const of = { accountId, packageId };
        const offeredUntil = offered.get(accountId);
        const item = { ...of, eventId, since, offeredUntil };
        return {
          label: "waiting",
          write: offeredUntil
            ? { op: "put", item: waitingEntity.item(item) }
            : { op: "delete", key: waitingEntity.key(of) },
        };
      }),
  ];
}
