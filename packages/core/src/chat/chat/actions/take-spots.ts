import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { durations } from "@marquee/contracts/durations";
import { sitePaths } from "@marquee/contracts/site-path";
import { holdSpot, releaseSpot } from "../../../deals/deals/hold-spot.ts";
import { joinWaitingList, leaveWaitingList } from "../../../deals/deals/waiting-list.ts";
import type { ActionKind } from "./action-kind.ts";
import { line } from "./card-lines.ts";
import { offeredPackage, packageToSponsor, requireSame, shownOf } from "./offered-package.ts";

interface SpotOrder {
  packageId: string;
  packageHash: string;
  shown: Record<string, string>;
}

interface SpotUndoing {
  packageId: string;
}

const linesOf = (shown: Record<string, string>) =>
  Object.entries(shown).map(([label, after]) => line(label, after));

const orderOf = (offer: OfferedPackage): SpotOrder => ({
  packageId: offer.id,
  packageHash: offer.packageHash,
  shown: shownOf(offer),
});

const eventPath = (id: string) => `${sitePaths.events}?${new URLSearchParams({ event: id }).toString()}`;

/** Keeps a spot for a while for a sponsor who wants to write an offer. */
export const holdSpotAction: ActionKind<SuggestionInput<"hold_spot">, SpotOrder, SpotUndoing> = {
  async suggest(core, user, { packageId }) {
    const offered = await packageToSponsor(core, user, packageId);
    if ("refused" in offered) return offered;
    const { offer } = offered;
    if (offer.ownHold !== null) return { refused: `A spot of ${offer.name} is held for the reader already.` };
    if (offer.remaining < 1)
      return { refused: `${offer.name} is sold out; the reader can join its waiting list.` };
    const order = orderOf(offer);
    return {
      order,
      effect: {
        title: `Hold a spot of ${offer.name}`,
        effect: `Nobody else can take it for ${durations.composingHoldSeconds / 60} minutes while you write an offer. The host isn't told.`,
        changes: [
          ...linesOf(order.shown),
          { label: "Free spots", before: String(offer.remaining), after: String(offer.remaining - 1) },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, account: user }, order) {
    const { packageId } = order;
    // A click that was cut off has its hold already, whatever has changed since.
    const offered = await offeredPackage(core, user, packageId);
    if (!offered?.offer.ownHold) {
      requireSame(user, order, offered);
      await holdSpot(core, channel, user, packageId);
    }
    const query = new URLSearchParams({ event: offered?.event.id ?? "", package: packageId, step: "offer" });
    return { leadsTo: `${sitePaths.newSponsorship}?${query.toString()}`, undoing: { packageId } };
  },
  async undo({ core, channel, principal }, { packageId }) {
    await releaseSpot(core, channel, principal.accountId, packageId);
  },
};

/** Waits for a spot of a sold-out package. */
export const joinWaitingListAction: ActionKind<
  SuggestionInput<"join_waiting_list">,
  SpotOrder,
  SpotUndoing
> = {
  async suggest(core, user, { packageId }) {
    const offered = await packageToSponsor(core, user, packageId);
    if ("refused" in offered) return offered;
    const { offer } = offered;
    if (offer.ownPosition !== null)
      return { refused: `The reader waits for ${offer.name} already, at position ${offer.ownPosition}.` };
    if (offer.ownHold !== null) return { refused: `A spot of ${offer.name} is held for the reader already.` };
    if (offer.remaining > 0 && offer.barredBy === null)
      return { refused: `${offer.name} has a free spot, so there is nothing to wait for.` };
    const order = orderOf(offer);
    return {
      order,
      effect: {
        title: `Join the waiting list for ${offer.name}`,
        effect: `When a spot becomes free, it's held for you for ${durations.waitingOfferSeconds / 3_600} hours, in your turn. You can leave at any time.`,
        changes: [
          ...linesOf(order.shown),
          { label: "Waiting", before: String(offer.waiting), after: String(offer.waiting + 1) },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, account: user }, order) {
    const { packageId } = order;
    const offered = await offeredPackage(core, user, packageId);
    // A click that was cut off waits already, or has been given its spot by now.
    if (offered?.offer.ownPosition == null && !offered?.offer.ownHold) {
      requireSame(user, order, offered);
      await joinWaitingList(core, channel, user, packageId);
    }
    return { leadsTo: eventPath(offered?.event.id ?? ""), undoing: { packageId } };
  },
  async undo({ core, channel, principal }, { packageId }) {
    await leaveWaitingList(core, channel, principal.accountId, packageId);
  },
};
