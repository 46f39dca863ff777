import { AppError } from "@marquee/contracts/errors";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { Core } from "../../core.ts";
import { listPage } from "../../rows/lists.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type AddOnRecord, addOnEntity, addOnPrefix } from "./add-on.item.ts";
import { publicAddOn } from "./add-on-spots.ts";
import {
  type EventRecord,
  eventKey,
  packagePlace,
  readEvent,
  readSponsorshipPackage,
  type SponsorshipPackageRecord,
  sponsorshipPackagePrefix,
} from "./event.item.ts";
import { hostedStatusAt, listingOf, publicEvent } from "./event-listing.item.ts";
import { hostRecord } from "./host-record.ts";
import { takenIndustries } from "./one-per-industry.ts";
import { medianReplyHours, readReplyTimes, replyTimesKey } from "./reply-times.item.ts";
import { shownPackages } from "./seen-packages.ts";

/** Who opens an event; only its host and viewers with `seesAll` may open a draft. */
export interface EventViewer {
  accountId: string;
  seesAll: boolean;
}

/** An event with everything it offers to sponsors. */
export interface HostedEvent {
  event: EventRecord;
  packages: readonly SponsorshipPackageRecord[];
  /** What it offers in addition to the packages. */
  addOns: readonly AddOnRecord[];
}

/**
 * An event with its host's name and what it offers sponsors, most expensive first.
 * @throws AppError not_found, also for another host's draft
 */
export async function getEvent(core: Core, viewer: EventViewer, id: string): Promise<EventDetail> {
  const hosted = await readHostedEvent(core, id);
  if (!hosted) throw new AppError("not_found");
  const { state, hostId } = hosted.event;
  if (state === "draft" && hostId !== viewer.accountId && !viewer.seesAll) throw new AppError("not_found");
  return eventDetail(core, hosted, viewer.accountId);
}

/**
 * An event as it is stored, including packages that not everybody may see; undefined if it does not exist. Its row is
 * read first: a write on condition that the event still has this turn then also holds for its packages and add-ons.
 */
export async function readHostedEvent(core: Core, id: string): Promise<HostedEvent | undefined> {
  const row = await core.table.get(eventKey(id));
  if (!row) return undefined;
  const [packages, addOns] = await Promise.all([packagesOf(core, id), addOnsOf(core, id)]);
  return { event: readEvent(row), packages, addOns };
}

/** An event's sponsorship packages. */
export async function packagesOf(core: Core, eventId: string): Promise<SponsorshipPackageRecord[]> {
  const { pk } = eventKey(eventId);
  const { items } = await core.table.query({
    pk,
    sk: { beginsWith: sponsorshipPackagePrefix },
    limit: 100,
  });
  return readEach(items, readSponsorshipPackage).rows;
}

/** An event's add-ons. */
export async function addOnsOf(core: Core, eventId: string): Promise<AddOnRecord[]> {
  const { pk } = eventKey(eventId);
  const { items } = await core.table.query({ pk, sk: { beginsWith: addOnPrefix }, limit: 100 });
  return readEach(items, addOnEntity.read).rows;
}

/** The event of a package of which only the id is known. @throws AppError not_found */
export async function eventOfPackage(core: Core, id: string): Promise<string> {
  const { items } = await listPage(core, packagePlace(id), { limit: 1 });
  if (!items[0]) throw new AppError("not_found");
  return readSponsorshipPackage(items[0]).eventId;
}

/** One of an event's packages. @throws AppError not_found */
export function recordOf({ packages }: HostedEvent, id: string): SponsorshipPackageRecord {
  const found = packages.find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  return found;
}

/** An event as its page shows it to an account. */
export async function eventDetail(core: Core, hosted: HostedEvent, accountId: string): Promise<EventDetail> {
  const { event, packages, addOns } = hosted;
  const { hostId, cancelReason, timeZoneGuessed, version, oneSponsorPerIndustry } = event;
  const now = isoTime(core.clock.now());
  const [replyTimes, { completionRate, pastSponsors }, shown] = await Promise.all([
    core.table.get(replyTimesKey(hostId)),
    hostRecord(core, hostId),
    shownPackages(core, hosted, accountId),
  ]);
  return {
    ...publicEvent(listingOf(event, packages), now),
    status: hostedStatusAt(event, now),
    cancelReason,
    timeZoneGuessed,
    version,
    oneSponsorPerIndustry,
    takenIndustries: takenIndustries({ event, packages }, now),
    host: {
      ...shown.facts.host,
      medianReplyHours: medianReplyHours(replyTimes && readOr(replyTimes, readReplyTimes)),
      completionRate,
    },
    pastSponsors,
    packages: shown.packages,
    addOns: addOns.map((one) => publicAddOn(one, now)),
  };
}
