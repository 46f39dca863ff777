import { AppError, invalidField } from "@marquee/contracts/errors";
import { type BenefitItem, plainBenefit } from "@marquee/contracts/events/benefits";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import type * as contract from "@marquee/contracts/events/hosting";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import type { LabelledWrite } from "@marquee/table/table";
import { cents } from "../../cents.ts";
import type { Core } from "../../core.ts";
import { defined } from "../../pick.ts";
import type { RequestKey } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import type { SponsorshipPackageRecord } from "../events/event.item.ts";
import { eventOfPackage, type HostedEvent, recordOf } from "../events/get-event.ts";
import { asSeenBy, shownPackages } from "../events/seen-packages.ts";
import { takenSpots } from "../events/spots.ts";
import { addToEvent, changeEvent, type HostActor } from "./hosted-event.ts";
import { requireOpen } from "./moves.ts";

/**
 * Adds a package to an event. A repeat returns the package that the first call created.
 * @throws AppError not_found, conflict for one too many, invalid_transition once the event is over or canceled,
 *   idempotency_mismatch
 */
export function createPackage(
  core: Core,
  actor: HostActor,
  eventId: string,
  body: BodyOf<typeof contract.createSponsorshipPackage>,
  idempotencyKey: string | undefined,
): Promise<SponsorshipPackage> {
  const request = { operation: "createSponsorshipPackage", idempotencyKey, body };
  return addPackage(core, actor, eventId, { ...request, described: body, onlyFor: null, also: () => [] });
}

/** A package to add, and what to write with it. */
export interface AddedPackage {
  /** Identifies the call, so that a repeat is recognized. */
  operation: string;
  idempotencyKey: string | undefined;
  body: unknown;
  described: BodyOf<typeof contract.createSponsorshipPackage>;
  /** The one account that it is made for; null for everybody. */
  onlyFor: string | null;
  also: (packageId: string) => readonly LabelledWrite[];
}

/**
 * Adds a package for everybody, or for one account. A repeat returns the package that the first call created.
 * @throws AppError not_found, conflict for one too many, invalid_transition once the event is over or canceled,
 *   idempotency_mismatch; TransactionRefused for a condition of `also`
 */
export async function addPackage(
  core: Core,
  actor: HostActor,
  eventId: string,
  { operation, idempotencyKey, body, described, onlyFor, also }: AddedPackage,
): Promise<SponsorshipPackage> {
  const nowMs = core.clock.now();
  const id = core.ids.next("package", nowMs);
  const request: RequestKey = {
    userId: actor.actorId,
    operation: `${operation}#${eventId}`,
    key: idempotencyKey,
    body,
  };
  const { price, benefits, benefitItems, ...rest } = described;
  const created: SponsorshipPackageRecord = {
    description: "",
    ...defined(rest),
    benefits: benefitsOf({ benefits, benefitItems }) ?? [],
    name: described.name,
    tier: described.tier,
    maxSponsors: described.maxSponsors,
    id,
    eventId,
    priceCents: cents(price),
    onlyFor,
    spots: [],
    waiting: [],
    createdAt: isoTime(nowMs),
  };
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    requireRoom(before.packages, created);
    return { ...before, packages: [...before.packages, created] };
  };
  const edit = { id: eventId, action: operation, change };
  const added = await addToEvent(core, actor, edit, { request, newId: id, also: also(id) });
  return packageOf(core, actor, added.hosted, added.id);
}

/** Packages made for single brands are counted separately, so that they don't use up the limit of the public ones. */
function requireRoom(
  packages: readonly SponsorshipPackageRecord[],
  { onlyFor }: SponsorshipPackageRecord,
): void {
  const isForOne = onlyFor !== null;
  const most = isForOne ? limits.proposedPackagesPerEvent : limits.packagesPerEvent;
  if (packages.filter((one) => (one.onlyFor !== null) === isForOne).length < most) return;
  const noun = isForOne ? "packages for single brands" : "packages";
  throw new AppError("conflict", { message: `An event can have at most ${most} ${noun}.` });
}

/**
 * Changes a package; it keeps at least the spots that are taken. `requireStill` may refuse by what is stored when it is
 * written.
 * @throws AppError not_found, conflict, invalid_transition once the event is over or canceled
 */
export async function updatePackage(
  core: Core,
  actor: HostActor,
  id: string,
  { price, benefits, benefitItems, ...body }: BodyOf<typeof contract.updateSponsorshipPackage>,
  requireStill: (old: SponsorshipPackageRecord) => void = () => {},
): Promise<SponsorshipPackage> {
  const changed = {
    ...defined(body),
    ...defined({
      priceCents: price === undefined ? undefined : cents(price),
      benefits: benefitsOf({ benefits, benefitItems }),
    }),
  };
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    const old = recordOf(asSeenBy(before, actor.accountId), id);
    requireStill(old);
    const next = { ...old, ...changed };
    if (next.onlyFor !== null && next.maxSponsors > 1)
      throw invalidField("maxSponsors", "A package for one brand has one spot");
    const taken = takenSpots(old, isoTime(core.clock.now())).length;
    if (next.maxSponsors < taken)
      throw new AppError("conflict", { message: `${takenOf(taken)}, so it can't offer fewer.` });
    return { ...before, packages: before.packages.map((one) => (one.id === id ? next : one)) };
  };
  const eventId = await eventOfPackage(core, id);
  const action = "updateSponsorshipPackage";
  return packageOf(core, actor, await changeEvent(core, actor, { id: eventId, action, change }), id);
}

/**
 * Deletes a package without taken spots, and returns its event's id.
 * @throws AppError not_found, conflict, invalid_transition once the event is over or canceled
 */
export async function deletePackage(core: Core, actor: HostActor, id: string): Promise<string> {
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    const taken = takenSpots(
      recordOf(asSeenBy(before, actor.accountId), id),
      isoTime(core.clock.now()),
    ).length;
    if (taken > 0)
      throw new AppError("conflict", {
        message: `${takenOf(taken)}, so it can't be deleted.`,
      });
    return { ...before, packages: before.packages.filter((one) => one.id !== id) };
  };
  const eventId = await eventOfPackage(core, id);
  await changeEvent(core, actor, { id: eventId, action: "deleteSponsorshipPackage", change });
  return eventId;
}

const takenOf = (count: number) =>
  count === 1 ? "1 spot of this package is taken" : `${count} spots of this package are taken`;

/** A package's benefits, in either form. @throws AppError validation_failed for both forms at once */
function benefitsOf(given: {
  benefits: readonly string[] | undefined;
  benefitItems: BenefitItem[] | undefined;
}): BenefitItem[] | undefined {
  if (given.benefits && given.benefitItems)
    throw invalidField("benefits", "Give either benefits or benefitItems");
  return given.benefitItems ?? given.benefits?.map(plainBenefit);
}

async function packageOf(
  core: Core,
  { accountId }: HostActor,
  hosted: HostedEvent,
  id: string,
): Promise<SponsorshipPackage> {
  const shown = (await shownPackages(core, hosted, accountId)).packages.find((one) => one.id === id);
  if (!shown) throw new AppError("not_found");
  return shown;
}
