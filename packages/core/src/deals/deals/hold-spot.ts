import type { PushChannel } from "@marquee/adapters/push/port";
import type { PackageHold } from "@marquee/contracts/deals/offered-package";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import { eventOfPackage, type HostedEvent, recordOf } from "../../events/events/get-event.ts";
import { asSeenBy } from "../../events/events/seen-packages.ts";
import { shownHold, withSpotFreed, withSpotTaken } from "../../events/events/spots.ts";
import {
  daySeconds,
  hourSeconds,
  type Limit,
  limitWrite,
  tooManyOf,
} from "../../ground/throttles/limiter.ts";
import { requireConfirmed } from "../../ground/users/require-confirmed.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { requireOpenTo } from "./open-deal.ts";
import { tellOfSpots } from "./tell-parties.ts";

/** Signals a hold that already exists, so that nothing has to be written. */
class Held extends Error {
  readonly hold: Omit<PackageHold, "packageId">;
  constructor(hold: Omit<PackageHold, "packageId">) {
    super("The spot is held already");
    this.hold = hold;
  }
}

/**
 * Holds a spot for half an hour for a sponsor who composes an offer. A hold that they already have on the package
 * stays as it is: another call never extends it.
 * @throws AppError email_unconfirmed, not_found, sold_out, conflict, too_many_requests
 */
export async function holdSpot(
  core: Core,
  channel: PushChannel,
  brand: UserRecord,
  packageId: string,
): Promise<PackageHold> {
  requireConfirmed(brand);
  const nowMs = core.clock.now();
  const expiresAt = isoTime(nowMs + durations.composingHoldSeconds * 1_000);
  const eventId = await eventOfPackage(core, packageId);
  const { id: accountId, industry } = brand;
  const spot = { ref: accountId, kind: "composing", accountId, industry, until: expiresAt } as const;
  try {
    const offered = await changeSpots(core, eventId, (hosted) => {
      const now = isoTime(core.clock.now());
      const offer = recordOf(asSeenBy(hosted, accountId), packageId);
      const own = shownHold(offer, accountId, now);
      if (own) throw new Held(own);
      requireOpenTo(hosted, offer, accountId, now);
      return {
        offer: withSpotTaken(offer, spot, now),
        writes: [
          limitWrite(newHolds(accountId), nowMs),
          { ...limitWrite(sameHolds(accountId, packageId), nowMs), label: "daily" },
        ],
      };
    });
    await tellOfSpots(core, channel, eventId, offered);
    return { packageId, kind: "composing", expiresAt };
  } catch (error) {
    if (error instanceof Held) return { packageId, ...error.hold };
    if (!(error instanceof TransactionRefused)) throw error;
    const limit = error.label === "daily" ? sameHolds(accountId, packageId) : newHolds(accountId);
    throw tooManyOf(limit, nowMs, tooManyHolds);
  }
}

const tooManyHolds = "You've held spots too often. You can still send an offer while a spot is free.";

const newHolds = (accountId: string): Limit => ({
  scope: "holds",
  key: accountId,
  max: limits.composingHoldsPerHour,
  windowSeconds: hourSeconds,
});

const sameHolds = (accountId: string, packageId: string): Limit => ({
  scope: "holds-of-package",
  key: `${accountId}#${packageId}`,
  max: limits.composingHoldsPerPackagePerDay,
  windowSeconds: daySeconds,
});

/** Gives back a spot that an account holds without a deal, if there is one. @throws AppError not_found */
export async function releaseSpot(
  core: Core,
  channel: PushChannel,
  accountId: string,
  packageId: string,
): Promise<void> {
  const eventId = await eventOfPackage(core, packageId);
  const offered = await changeSpots(core, eventId, (hosted) => ({
    offer: withSpotFreed(visiblePackage(hosted, accountId, packageId), accountId),
    writes: [],
  }));
  await tellOfSpots(core, channel, eventId, offered);
}

/** A package of a public event, if the account may see it. @throws AppError not_found */
export function visiblePackage(hosted: HostedEvent, accountId: string, packageId: string) {
  if (hosted.event.state === "draft") throw new AppError("not_found");
  return recordOf(asSeenBy(hosted, accountId), packageId);
}
