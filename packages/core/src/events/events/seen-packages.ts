import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import type { Core } from "../../core.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { isoTime } from "../../time.ts";
import type { EventRecord, SponsorshipPackageRecord } from "./event.item.ts";
import type { HostedEvent } from "./get-event.ts";
import { factsNow, packageHash } from "./offer-facts.ts";
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

/**
 * An event's packages as responses show them to an account, those that it may see, most expensive first, and what an
 * offer of the account's for one of them would stand for besides the package.
 */
export async function shownPackages(
  core: Core,
  hosted: HostedEvent,
  accountId: string,
): Promise<{ packages: SponsorshipPackage[]; facts: DealFacts }> {
  const { event, addOns } = hosted;
  const { packages: offers } = asSeenBy(hosted, accountId);
  const brands = offers.flatMap(({ onlyFor }) => (onlyFor === null ? [] : [onlyFor]));
  const [contacts, facts] = await Promise.all([contactsOf(core, brands), factsNow(core, event, accountId)]);
  const now = isoTime(core.clock.now());
  const packages = offers
    .map((one) => ({
      ...publicSponsorshipPackage(one, now),
      packageHash: packageHash(one, addOns, facts),
      madeFor: (one.onlyFor === null ? undefined : contacts.get(one.onlyFor)) ?? null,
    }))
    .sort((left, right) => right.price - left.price);
  return { packages, facts };
}
