import { type Need, type Needs, needKinds } from "@marquee/contracts/home/needs";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { dealEntity } from "../../deals/deals/deal.item.ts";
import { closedPricesOf } from "../../events/events/closed-prices.ts";
import {
  eventKey,
  readEvent,
  readSponsorshipPackage,
  sponsorshipPackageKey,
} from "../../events/events/event.item.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { dealNeeds } from "./deal-needs.ts";
import { adminNeeds, eventNeeds, inquiryNeeds, spotNeeds } from "./further-needs.ts";
import type { FoundNeed } from "./need.ts";

/**
 * What waits for an account, on whichever side, and for an admin what waits for one: what expires first comes first.
 * Seven queries, and a row for each thing that may wait: about ten read units for an account with a dozen deals. Names
 * and prices are read only for the needs that are listed.
 */
export async function needsOf(
  core: Core,
  accountId: string,
  user: Pick<UserRecord, "id" | "role" | "adminSince">,
): Promise<Needs> {
  const asOf = isoTime(core.clock.now());
  const found = await Promise.all([
    dealNeeds(core, accountId, asOf),
    inquiryNeeds(core, accountId),
    spotNeeds(core, accountId, asOf),
    eventNeeds(core, accountId, asOf),
    adminNeeds(core, user),
  ]);
  const all = found.flatMap(({ needs }) => needs).toSorted(byUrgency);
  return {
    asOf,
    needs: await shown(core, accountId, all.slice(0, limits.needsShown)),
    count: all.length,
    isMore: found.some(({ isMore }) => isMore),
  };
}

const rank = new Map(needKinds.map((kind, at) => [kind, at]));

/** What never expires comes last, in the order of its kinds. */
function byUrgency(left: FoundNeed, right: FoundNeed): number {
  const [sooner, later] = [left.until ?? never, right.until ?? never];
  if (sooner !== later) return sooner < later ? -1 : 1;
  return (rank.get(left.kind) ?? 0) - (rank.get(right.kind) ?? 0) || (left.id < right.id ? -1 : 1);
}

/** Later than every time. */
const never = "~";

async function shown(core: Core, accountId: string, needs: readonly FoundNeed[]): Promise<Need[]> {
  const [names, prices] = await Promise.all([namesOf(core, accountId, needs), pricesOf(core, needs)]);
  return needs.map(({ otherId: _, from, ...one }, at) => ({
    ...one,
    ...(prices.get(one.id) ?? { listPrice: null, median: null }),
    from: names[at] ?? from,
  }));
}

/** How the account on the other side of each is called. */
async function namesOf(
  core: Core,
  accountId: string,
  needs: readonly FoundNeed[],
): Promise<(string | undefined)[]> {
  const dealRows = await core.table.getMany(
    needs.flatMap(({ dealId }) => (dealId === null ? [] : [dealEntity.key({ id: dealId })])),
  );
  const deals = readEach(
    dealRows.filter((row) => row !== undefined),
    dealEntity.read,
  ).rows;
  const others = needs.map(({ dealId, otherId }) => {
    const deal = deals.find(({ id }) => id === dealId);
    return deal ? (deal.brandId === accountId ? deal.hostId : deal.brandId) : otherId;
  });
  const contacts = await contactsOf(
    core,
    others.flatMap((id) => id ?? []),
  );
  return others.map((id) => {
    const contact = contacts.get(id ?? "");
    return contact && (contact.company || contact.name);
  });
}

type Price = Pick<Need, "listPrice" | "median">;

/** What the offers to answer are measured by: the list price, and what comparable deals closed at. */
async function pricesOf(core: Core, needs: readonly FoundNeed[]): Promise<Map<string, Price>> {
  const offers = needs.flatMap(({ id, kind, eventId, packageId }) =>
    kind === "answer_offer" && eventId !== null && packageId !== null ? [{ id, eventId, packageId }] : [],
  );
  const [packages, events] = await Promise.all([
    core.table.getMany(offers.map(({ eventId, packageId: id }) => sponsorshipPackageKey({ eventId, id }))),
    core.table.getMany(offers.map(({ eventId }) => eventKey(eventId))),
  ]);
  const closed = new Map<string, ReturnType<typeof closedPricesOf>>();
  const priced = offers.map(async ({ id }, at): Promise<[string, Price]> => {
    const offer = packages[at] && readOr(packages[at], readSponsorshipPackage);
    const event = events[at] && readOr(events[at], readEvent);
    if (!offer || !event) return [id, { listPrice: null, median: null }];
    const place = { category: event.category, tier: offer.tier };
    const name = `${place.category} ${place.tier}`;
    const similar = closed.get(name) ?? closedPricesOf(core, place);
    closed.set(name, similar);
    const perAttendee = (await similar)?.perAttendee.median;
    const median =
      perAttendee && event.attendeeCount > 0 ? Math.round(perAttendee * event.attendeeCount) : null;
    return [id, { listPrice: offer.priceCents / 100, median }];
  });
  return new Map(await Promise.all(priced));
}
