import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import { eventOfPackage, recordOf } from "../../events/events/get-event.ts";
import { isIndustryFree, requireIndustry } from "../../events/events/one-per-industry.ts";
import { asSeenBy } from "../../events/events/seen-packages.ts";
import { publicSponsorshipPackage, shownHold } from "../../events/events/spots.ts";
import { requireConfirmed } from "../../ground/users/require-confirmed.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { visiblePackage } from "./hold-spot.ts";
import { requireOpenTo } from "./open-deal.ts";
import { tellOfSpots } from "./tell-parties.ts";

/** An account's position in line, from 1; null if it does not wait. */
export interface WaitingPlace {
  position: number | null;
}

/**
 * Puts an account at the end of a package's waiting list; one that already waits keeps its place. Waiting is for
 * packages that are sold out, and for a sponsor whose industry is taken. Who waits is given a spot without a call of
 * their own, so they need what holding one needs.
 * @throws AppError email_unconfirmed, not_found, conflict for a package that has a spot left, that they cannot sponsor, or that has too
 *   many waiting
 */
export async function joinWaitingList(
  core: Core,
  channel: PushChannel,
  brand: UserRecord,
  packageId: string,
): Promise<WaitingPlace> {
  requireConfirmed(brand);
  const { id: accountId, industry } = brand;
  const eventId = await eventOfPackage(core, packageId);
  let position: number | null = null;
  const offered = await changeSpots(core, eventId, (hosted) => {
    const now = isoTime(core.clock.now());
    const offer = recordOf(asSeenBy(hosted, accountId), packageId);
    requireOpenTo(hosted, offer, accountId, now);
    requireIndustry(hosted, { accountId, industry });
    const index = offer.waiting.findIndex((one) => one.accountId === accountId);
    if (index >= 0) {
      position = index + 1;
      const waiting = offer.waiting.map((one, at) => (at === index ? { ...one, industry } : one));
      return { offer: { ...offer, waiting }, writes: [] };
    }
    const hasSpot =
      publicSponsorshipPackage(offer, now).remaining > 0 &&
      isIndustryFree(hosted, { accountId, industry }, now);
    if (hasSpot || shownHold(offer, accountId, now))
      throw new AppError("conflict", { message: "There's a spot for you. You don't have to wait." });
    if (offer.waiting.length >= limits.waitingPerPackage)
      throw new AppError("conflict", { message: "Too many are waiting for this package already." });
    position = offer.waiting.length + 1;
    const last = { accountId, since: now, industry, servedFrom: "" };
    return { offer: { ...offer, waiting: [...offer.waiting, last] }, writes: [] };
  });
  await tellOfSpots(core, channel, eventId, offered);
  return { position: offered.some((one) => one.accountId === accountId) ? null : position };
}

/** Takes an account off a package's waiting list; does nothing if it is not on it. @throws AppError not_found */
export async function leaveWaitingList(
  core: Core,
  channel: PushChannel,
  accountId: string,
  packageId: string,
): Promise<WaitingPlace> {
  const eventId = await eventOfPackage(core, packageId);
  const offered = await changeSpots(core, eventId, (hosted) => {
    const offer = visiblePackage(hosted, accountId, packageId);
    const waiting = offer.waiting.filter((one) => one.accountId !== accountId);
    return { offer: { ...offer, waiting }, writes: [] };
  });
  await tellOfSpots(core, channel, eventId, offered);
  return { position: null };
}
