import type { DealSide } from "@marquee/contracts/deal-moves";
import type { Industry } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { changeSpots, type OfferedSpot } from "../events/change-spots.ts";
import { hostedList, readEvent } from "../events/event.item.ts";
import { eventOfPackage, readHostedEvent } from "../events/get-event.ts";
import { isIndustryFree } from "../events/one-per-industry.ts";
import { asSeenBy } from "../events/seen-packages.ts";
import { publicSponsorshipPackage } from "../events/spots.ts";
import { listPage } from "../lists.ts";
import type { ReadyNotice } from "../notifications/notices.ts";
import { readEach, readOr } from "../paging.ts";
import { isoTime } from "../time.ts";
import { profileKey, readUser } from "../users/user.item.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { addOnCents, termsOf } from "./deal-terms.ts";
import { openDeal } from "./open-deal.ts";
import { readDeal, requireMove } from "./require-move.ts";
import { stepNotices } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

/** How many of a host's events to list, and how many of those to open, to find one for the renewal. */
const eventsListed = 100;
const eventsOpened = 10;

export interface Renewal {
  id: string;
  side: DealSide;
  version: number;
  packageId: string | undefined;
}

/**
 * Opens a new deal with the terms of a completed one, for a package of the same host, and links the two.
 * @throws AppError stale_version, invalid_transition, not_found, sold_out, category_taken, conflict if there is no
 *   such package
 */
export async function renewDeal(
  core: Core,
  { id, side, version, packageId }: Renewal,
): Promise<{ deals: { deal: DealRecord; told: readonly ReadyNotice[] }[]; offered: OfferedSpot[] }> {
  const renewable = async () => {
    const deal = await readDeal(core, id);
    const old = await readHostedEvent(core, deal.eventId);
    if (!old) throw new AppError("not_found");
    await requireMove(core, deal, old, { side, action: "renew", version, now: isoTime(core.clock.now()) });
    return deal;
  };
  const first = await renewable();
  const industry = await industryOf(core, first);
  const conceptId = await conceptOf(core, first);
  const wanted = packageId ?? (await nextPackage(core, { ...first, industry }));
  const eventId = await eventOfPackage(core, wanted);
  const newId = core.ids.next("deal", core.clock.now());
  let deals: { deal: DealRecord; told: readonly ReadyNotice[] }[] = [];
  try {
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const before = await renewable();
      if (hosted.event.hostId !== before.hostId) throw new AppError("conflict", { message: otherHost });
      const after = {
        ...before,
        renewedTo: newId,
        turn: before.turn + 1,
        updatedAt: isoTime(core.clock.now()),
      };
      const told = await stepNotices(core, { deal: after, action: "renew", by: side });
      const opened = await openDeal(
        core,
        hosted,
        {
          id: newId,
          packageId: wanted,
          packageHash: undefined,
          brandId: before.brandId,
          industry,
          offeredBy: side,
          terms: () => ({
            ...termsOf(before),
            // Add-ons belong to the old event.
            addOns: [],
            amountCents: Math.max(0, before.amountCents - addOnCents(before.addOns)),
            closingDate: null,
          }),
          renewedFrom: id,
          note: "",
          conceptId,
        },
        dealWrites(core, { before, after, action: "renew", by: side, note: "", told }),
      );
      deals = [{ deal: after, told }, opened];
      return opened;
    });
    return { deals, offered };
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "account") throw error;
    throw new AppError("conflict", { message: "The other side's account is closed.", cause: error });
  }
}

const otherHost = "A deal can be renewed only for a package of the same host.";
const nothingNext = "The host has no upcoming event with a free package of this tier.";

/** The sponsor's industry in their current profile, whichever side renews. */
async function industryOf(core: Core, { brandId, industry }: DealRecord): Promise<Industry | null> {
  const row = await core.table.get(profileKey(brandId));
  return row ? readUser(row).industry : industry;
}

/** The concept that the sponsor started the deal for; the next one is for it as well. */
async function conceptOf(core: Core, { brandId: accountId, id }: DealRecord): Promise<string | null> {
  const row = await core.table.get(dealPartyEntity.key({ accountId, id }));
  return (row && readOr(row, dealPartyEntity.read))?.conceptId ?? null;
}

/** The package of the same tier at the host's next event that the sponsor can have. @throws AppError conflict */
async function nextPackage(
  core: Core,
  { hostId, tier, eventId, brandId: accountId, industry }: DealRecord,
): Promise<string> {
  const now = isoTime(core.clock.now());
  const { items } = await listPage(core, hostedList(hostId), { newestFirst: true, limit: eventsListed });
  const coming = readEach(items, readEvent)
    .rows.filter(({ id, state, date }) => id !== eventId && state === "published" && date > now)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
    .slice(0, eventsOpened);
  for (const { id } of coming) {
    const hosted = await readHostedEvent(core, id);
    if (!hosted || !isIndustryFree(hosted, { accountId, industry }, now)) continue;
    const free = asSeenBy(hosted, accountId).packages.find(
      (one) => one.tier === tier && publicSponsorshipPackage(one, now).remaining > 0,
    );
    if (free) return free.id;
  }
  throw new AppError("conflict", { message: nothingNext });
}
