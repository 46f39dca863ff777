import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { AppError } from "@marquee/contracts/errors";
import { benefitLine } from "@marquee/contracts/events/benefits";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../../core.ts";
import { createDeal } from "../../../deals/deals/create-deal.ts";
import { getDeal, listOfferedPackages } from "../../../deals/deals/read-deals.ts";
import { transitionDeal } from "../../../deals/deals/transition-deal.ts";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { eventOfPackage, readHostedEvent } from "../../../events/events/get-event.ts";
import { longDays } from "../../../events/events/offer-facts.ts";
import type { UserRecord } from "../../../ground/users/user.item.ts";
import { isoTime } from "../../../time.ts";
import { orNull } from "../tools/tool.ts";
import type { ActionKind } from "./action-kind.ts";

interface DealOrder {
  packageId: string;
  /** What the package was when the card said so. */
  packageHash: string;
  /** What the card said about the package, by its labels. */
  shown: Record<string, string>;
  amount: number;
  note: string;
}

interface DealUndoing {
  dealId: string;
  version: number;
}

/** Opens a deal with a first offer for a package, as Create New Deal does. */
export const startDealAction: ActionKind<
  { packageId: string; amount?: number | undefined; note?: string | undefined },
  DealOrder,
  DealUndoing
> = {
  async suggest(core, user, { packageId, amount, note }) {
    if (!maySponsor(user)) return { refused: "Only brands and agencies sponsor events." };
    const offered = await offeredPackage(core, user, packageId);
    if (!offered) return { refused: "There is no package with this id that the reader could sponsor." };
    const { offer, event } = offered;
    if (offer.remaining < 1 && offer.ownHold === null) return { refused: `${offer.name} is sold out.` };
    const { packageHash } = offer;
    const shown = shownOf(offer);
    const order = { packageId, packageHash, shown, amount: amount ?? offer.price, note: note ?? "" };
    return {
      order,
      effect: {
        title: `Offer ${usd(order.amount)} for ${offer.name}`,
        effect: `The organizer of ${event.name} gets your offer at once. One spot is held for you for 72 hours.`,
        changes: [
          ...Object.entries(shown).map(([label, after]) => ({ label, before: null, after })),
          { label: "Your offer", before: null, after: usd(order.amount) },
          ...(order.note === "" ? [] : [{ label: "Message", before: null, after: order.note }]),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, signedIn, key }, { shown, ...body }) {
    const { user } = signedIn;
    if (!maySponsor(user)) throw new AppError("forbidden");
    const deal = await createDeal(core, channel, { brand: user, body, idempotencyKey: key }).catch(
      async (error: unknown) => {
        if (!(error instanceof AppError && error.code === "stale_version")) throw error;
        const now = await offeredPackage(core, user, body.packageId);
        throw new AppError("stale_version", { message: changedSince(shown, now && shownOf(now.offer)) });
      },
    );
    return {
      leadsTo: sitePaths.sponsorship.replace(":id", encodeURIComponent(deal.id)),
      undoing: { dealId: deal.id, version: 1 },
    };
  },
  async undo({ core, channel, principal }, { dealId: id, version }) {
    const body = { action: "cancel", version, reason: "Sent by mistake" } as const;
    const { accountId } = principal;
    try {
      await transitionDeal(core, channel, { accountId, id, body });
    } catch (error) {
      const { status, endedBy } = await getDeal(core, accountId, id);
      if (status !== "cancelled" || endedBy !== "brand") throw error;
    }
  },
};

function maySponsor({ role }: UserRecord): boolean {
  return sponsoringRoles.some((one) => one === role);
}

/** What a card says about a package that it suggests an offer for. */
function shownOf({ facts, ...offer }: OfferedPackage): Record<string, string> {
  const { event } = facts;
  return {
    Event: event.name,
    Days: longDays([event.firstDay, event.lastDay]),
    Place: event.location,
    Package: `${offer.name}, ${offer.tier}`,
    Benefits: offer.benefitItems.map(benefitLine).join("; ") || "None",
    "List price": usd(offer.price),
  };
}

function changedSince(shown: Record<string, string>, now: Record<string, string> = {}): string {
  const changes = Object.entries(shown).flatMap(([label, was]) => {
    const is = now[label];
    return is === undefined || is === was ? [] : [`${label}: ${is} instead of ${was}.`];
  });
  return ["This has changed since it was suggested.", ...changes, "Ask again for an offer."].join(" ");
}

async function offeredPackage(core: Core, user: UserRecord, packageId: string) {
  const eventId = await orNull(eventOfPackage(core, packageId));
  const hosted = eventId === null ? undefined : await readHostedEvent(core, eventId);
  if (!hosted || hosted.event.hostId === user.id) return undefined;
  if (hostedStatusAt(hosted.event, isoTime(core.clock.now())) !== "upcoming") return undefined;
  const sponsor = { accountId: user.id, industry: user.industry, seesAll: false };
  const offers = await listOfferedPackages(core, sponsor, hosted.event.id);
  const offer = offers.find(({ id }) => id === packageId);
  return offer && { offer, event: hosted.event };
}
