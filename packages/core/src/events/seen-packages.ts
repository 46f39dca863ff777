import type { SponsorshipPackage } from "@marquee/contracts/http/events";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { contactsOf } from "../users/contact.ts";
import type { EventRecord, SponsorshipPackageRecord } from "./event.item.ts";
import { publicSponsorshipPackage } from "./spots.ts";

type Offer = SponsorshipPackageRecord;

/**
 * An event with the packages that an account may see. One made for a single brand is visible to that brand and the
 * event's host; to everybody else, including admins, it does not exist.
 */
export function asSeenBy<H extends { event: Pick<EventRecord, "hostId">; packages: readonly Offer[] }>(
  hosted: H,
  accountId: string,
): H {
  if (hosted.event.hostId === accountId) return hosted;
  const packages = hosted.packages.filter(({ onlyFor }) => onlyFor === null || onlyFor === accountId);
  return { ...hosted, packages };
}

/** Packages as responses show them to somebody who may see all of them, most expensive first. */
export async function shownPackages(core: Core, packages: readonly Offer[]): Promise<SponsorshipPackage[]> {
  const brands = packages.flatMap(({ onlyFor }) => (onlyFor === null ? [] : [onlyFor]));
  const contacts = await contactsOf(core, brands);
  const now = isoTime(core.clock.now());
  return packages
    .map((one) => ({
      ...publicSponsorshipPackage(one, now),
      madeFor: (one.onlyFor === null ? undefined : contacts.get(one.onlyFor)) ?? null,
    }))
    .sort((left, right) => right.price - left.price);
}
