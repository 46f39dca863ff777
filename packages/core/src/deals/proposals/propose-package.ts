import type { PushChannel } from "@marquee/adapters/push/port";
import type * as contract from "@marquee/contracts/deals/proposals";
import { invalidField } from "@marquee/contracts/errors";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type HostActor, ownedEvent } from "../../events/hosting/hosted-event.ts";
import { addPackage } from "../../events/hosting/packages.ts";
import { daySeconds, type Limit, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { contactsOf, deletedContact, nameInNotices } from "../../ground/users/contact.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { noticesTo, noticeWrites, pushNotices, type ReadyNotice } from "../../live/notifications/notices.ts";
import { findContact } from "./event-contacts.ts";

export interface Proposal {
  eventId: string;
  body: BodyOf<typeof contract.proposeSponsorshipPackage>;
  idempotencyKey: string | undefined;
}

/**
 * Makes a package with one spot for one brand that has contacted the caller about the event, and notifies that brand.
 * Nobody else can ever see it. A repeat returns the package that the first call created.
 * @throws AppError not_found, validation_failed on `onlyFor` without earlier contact, conflict for one too many,
 *   invalid_transition once the event is over or canceled, too_many_requests, idempotency_mismatch
 */
export async function proposePackage(
  core: Core,
  channel: PushChannel,
  actor: HostActor,
  { eventId, body, idempotencyKey }: Proposal,
): Promise<SponsorshipPackage> {
  const { onlyFor: contact, ...described } = body;
  const hosted = await ownedEvent(core, actor, eventId);
  const brandId = await findContact(core, actor.accountId, hosted, contact);
  if (brandId === undefined || brandId === actor.accountId) throw unknownContact();
  const nowMs = core.clock.now();
  const limit = brandLimit(actor.accountId, brandId);
  const from = nameInNotices(
    (await contactsOf(core, [actor.accountId])).get(actor.accountId) ?? deletedContact,
  );
  const { name: eventName } = hosted.event;
  const noticesOf = await noticesTo(core, brandId);
  let notices: ReadyNotice[] = [];
  let newPackageId = "";
  try {
    const proposed = await addPackage(core, actor, eventId, {
      operation: "proposeSponsorshipPackage",
      idempotencyKey,
      body,
      described: { ...described, maxSponsors: 1 },
      onlyFor: brandId,
      also: (packageId) => {
        const about = { packageId, packageName: body.name, eventId, eventName, from, price: body.price };
        newPackageId = packageId;
        notices = noticesOf({ kind: "package_proposed", about });
        return [
          limitWrite(limit, nowMs),
          { label: "account", write: { op: "check", key: profileKey(brandId), when: activeUser } },
          ...noticeWrites(notices),
        ];
      },
    });
    // A repeat notifies nobody again.
    if (proposed.id === newPackageId) await pushNotices(core, channel, notices);
    return proposed;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "account") throw unknownContact();
    if (error.label === "limit") throw tooManyOf(limit, nowMs, tooMany);
    throw error;
  }
}

/** The same error for a contact that is unknown, gone, or of another host: it reveals nothing about accounts. */
function unknownContact() {
  return invalidField("onlyFor", "Choose a brand that has contacted you about this event");
}

const tooMany = `You can make ${limits.proposalsPerBrandPerMonth} packages for the same brand in 30 days.`;

/** Deleting a package gives none back, so that nobody can be notified over and over. */
const brandLimit = (hostId: string, brandId: string): Limit => ({
  scope: "proposals-to-brand",
  key: `${hostId}#${brandId}`,
  max: limits.proposalsPerBrandPerMonth,
  windowSeconds: 30 * daySeconds,
});
