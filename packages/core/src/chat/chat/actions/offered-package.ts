import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { AppError } from "@marquee/contracts/errors";
import { benefitLine } from "@marquee/contracts/events/benefits";
import { longDays } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../../core.ts";
import { listOfferedPackages } from "../../../deals/deals/read-deals.ts";
import type { EventRecord } from "../../../events/events/event.item.ts";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { eventOfPackage, readHostedEvent } from "../../../events/events/get-event.ts";
import type { UserRecord } from "../../../ground/users/user.item.ts";
import { isoTime } from "../../../time.ts";
import { orNull } from "../tools/tool.ts";
import type { Refused } from "./action-kind.ts";
import { contactLine } from "./card-lines.ts";

export function maySponsor({ role }: UserRecord): boolean {
  return sponsoringRoles.some((one) => one === role);
}

/** What a card says about a package that it suggests something for. */
export function shownOf({ facts, ...offer }: OfferedPackage): Record<string, string> {
  const { event, host } = facts;
  return {
    Event: event.name,
    Days: longDays([event.firstDay, event.lastDay]),
    Place: event.location,
    Host: contactLine(host),
    Package: `${offer.name}, ${offer.tier}`,
    Benefits: offer.benefitItems.map(benefitLine).join("; ") || "None",
    "List price": usd(offer.price),
  };
}

/** Says what is otherwise than a card said. */
export function changedSince(shown: Record<string, string>, now: Record<string, string> = {}): AppError {
  const changes = Object.entries(shown).flatMap(([label, was]) => {
    const is = now[label];
    return is === undefined || is === was ? [] : [`${label}: ${is} instead of ${was}.`];
  });
  const message = ["This has changed since it was suggested.", ...changes, "Ask Morgan again."].join(" ");
  return new AppError("stale_version", { message });
}

/** A package that the reader could sponsor, with its event; undefined for none. */
export async function offeredPackage(
  core: Core,
  user: UserRecord,
  packageId: string,
): Promise<{ offer: OfferedPackage; event: EventRecord } | undefined> {
  const eventId = await orNull(eventOfPackage(core, packageId));
  const hosted = eventId === null ? undefined : await readHostedEvent(core, eventId);
  if (!hosted || hosted.event.hostId === user.id) return undefined;
  if (hostedStatusAt(hosted.event, isoTime(core.clock.now())) !== "upcoming") return undefined;
  const sponsor = { accountId: user.id, industry: user.industry, seesAll: false };
  const offers = await listOfferedPackages(core, sponsor, hosted.event.id);
  const offer = offers.find(({ id }) => id === packageId);
  return offer && { offer, event: hosted.event };
}

/** The same, or why there is nothing to suggest. */
export async function packageToSponsor(core: Core, user: UserRecord, packageId: string) {
  if (!maySponsor(user)) return { refused: "Only brands and agencies sponsor events." } satisfies Refused;
  const offered = await offeredPackage(core, user, packageId);
  if (!offered)
    return { refused: "There is no package with this id that the reader could sponsor." } satisfies Refused;
  return offered;
}

/** Refuses a click on a card whose package has changed. @throws AppError stale_version, forbidden */
export function requireSame(
  user: UserRecord,
  { packageHash, shown }: { packageHash: string; shown: Record<string, string> },
  now: Awaited<ReturnType<typeof offeredPackage>>,
): void {
  if (!maySponsor(user)) throw new AppError("forbidden");
  if (now?.offer.packageHash !== packageHash) throw changedSince(shown, now && shownOf(now.offer));
}
