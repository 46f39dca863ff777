import { userRoleLabels } from "@marquee/contracts/enums";
import { supportTopicLabels } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import {
  adjustmentList,
  waitingPrefix as adjustmentWaiting,
  readAdjustment,
} from "../../credits/credits/adjustment.item.ts";
import { inquiryEntity, inquiryPartyEntity, inquiryPartyPrefix } from "../../deals/inquiries/inquiry.item.ts";
import {
  type EventRecord,
  eventKey,
  hostedList,
  readEvent,
  readSponsorshipPackage,
  sponsorshipPackageKey,
} from "../../events/events/event.item.ts";
import { eventListingKey, readEventListing } from "../../events/events/event-listing.item.ts";
import { shownHold } from "../../events/events/spots.ts";
import { waitingEntity, waitingPrefix } from "../../events/events/waiting.item.ts";
import { approvalList, approvalWaitingPrefix, readApproval } from "../../ground/approvals/approval.item.ts";
import { isSeasoned } from "../../ground/audit/act-as-admin.ts";
import { isUnread } from "../../ground/threads/read-marks.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { listPage } from "../../rows/lists.ts";
import { readEach, readOr } from "../../rows/paging.ts";
import { roleChangeEntity, roleChangeList, roleChangeWaitingPrefix } from "../support/role-change.item.ts";
import { supportList, supportRequestEntity, supportWaitingPrefix } from "../support/support-request.item.ts";
import { type Found, need } from "./need.ts";

/** The threads that a host has never answered, and those with something to read. */
export async function inquiryNeeds(core: Core, accountId: string): Promise<Found> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(accountId),
    sk: { beginsWith: inquiryPartyPrefix },
    newestFirst: true,
    limit: limits.unreadLooksAt,
  });
  const waiting = readEach(items, inquiryPartyEntity.read).rows.filter(
    (party) => isUnread(party) || (party.side === "host" && party.answered !== true),
  );
  const rows = await core.table.getMany(waiting.map(({ id }) => inquiryEntity.key({ id })));
  const needs = waiting.flatMap((party, at) => {
    const inquiry = rows[at] && readOr(rows[at], inquiryEntity.read);
    if (!inquiry) return [];
    const { id, eventId, eventName, inquirerId, hostId, answeredAt, leftBy } = inquiry;
    const about = { inquiryId: id, eventId, eventName, otherId: party.side === "host" ? inquirerId : hostId };
    if (party.side === "host" && answeredAt === undefined && leftBy === null)
      return [need("answer_inquiry", id, about)];
    return isUnread(party) ? [need("read_inquiry", id, about)] : [];
  });
  return { needs, isMore: cursor !== undefined };
}

/** The spots that are held for an account because it waited for them. */
export async function spotNeeds(core: Core, accountId: string, now: string): Promise<Found> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(accountId),
    sk: { beginsWith: waitingPrefix },
    limit: limits.unreadLooksAt,
  });
  const offered = readEach(items, waitingEntity.read).rows.filter(
    ({ offeredUntil }) => offeredUntil !== null && offeredUntil > now,
  );
  const [packages, events] = await Promise.all([
    core.table.getMany(offered.map(({ eventId, packageId: id }) => sponsorshipPackageKey({ eventId, id }))),
    core.table.getMany(offered.map(({ eventId }) => eventKey(eventId))),
  ]);
  const needs = offered.flatMap((_, at) => {
    const offer = packages[at] && readOr(packages[at], readSponsorshipPackage);
    const event = events[at] && readOr(events[at], readEvent);
    if (!offer || !event) return [];
    const hold = shownHold(offer, accountId, now);
    // The account may have made an offer for it, or given it back, and the event may be over or canceled by now.
    if (hold?.kind !== "offered" || !isOn(event, now)) return [];
    return [
      need("take_spot", offer.id, {
        eventId: event.id,
        packageId: offer.id,
        eventName: event.name,
        packageName: offer.name,
        otherId: event.hostId,
        until: hold.expiresAt,
      }),
    ];
  });
  return { needs, isMore: cursor !== undefined };
}

/** Whether an event can be sponsored at a time. */
const isOn = ({ state, endsAt }: EventRecord, now: string) => state === "published" && endsAt > now;

/** Of the events that a host changed last: drafts that could still be published, and public ones without packages. */
export async function eventNeeds(core: Core, accountId: string, now: string): Promise<Found> {
  const { items } = await listPage(core, hostedList(accountId), {
    newestFirst: true,
    limit: limits.needsLookAt,
  });
  const events = readEach(items, readEvent).rows;
  const drafts = events.filter(({ state, date }) => state === "draft" && date > now);
  const open = events.filter((event) => isOn(event, now));
  const listings = await core.table.getMany(open.map(eventListingKey));
  const bare = open.filter((_, at) => {
    const listing = listings[at] && readOr(listings[at], readEventListing);
    return listing?.packages.length === 0;
  });
  const about = ({ id, name }: (typeof events)[number], until: string) => ({
    eventId: id,
    eventName: name,
    until,
  });
  return {
    needs: [
      ...drafts.map((event) => need("publish_event", event.id, about(event, event.date))),
      ...bare.map((event) => need("add_packages", event.id, about(event, event.endsAt))),
    ],
    // What a host has not touched for 25 changes of other events is nothing that waits.
    isMore: false,
  };
}

/** The requests of other admins that this one may decide on. */
export async function adminNeeds(
  core: Core,
  admin: Pick<UserRecord, "id" | "role" | "adminSince">,
): Promise<Found> {
  if (admin.role !== "admin" || !isSeasoned(core, admin)) return { needs: [], isMore: false };
  const limit = limits.needsLookAt;
  const [approvals, adjustments, roleChanges, support] = await Promise.all([
    listPage(core, approvalList, { sk: { beginsWith: approvalWaitingPrefix }, limit }),
    listPage(core, adjustmentList, { sk: { beginsWith: adjustmentWaiting }, limit }),
    listPage(core, roleChangeList, { sk: { beginsWith: roleChangeWaitingPrefix }, limit }),
    listPage(core, supportList, { sk: { beginsWith: supportWaitingPrefix }, limit }),
  ]);
  return {
    needs: [
      ...readEach(approvals.items, readApproval)
        .rows.filter((one) => one.requestedById !== admin.id && one.subject !== admin.id)
        .map((one) => need("decide_approval", one.id, { subject: one.subjectName, from: one.requestedBy })),
      ...readEach(adjustments.items, readAdjustment)
        .rows.filter((one) => one.requestedById !== admin.id && one.userId !== admin.id)
        .map((one) =>
          need("decide_adjustment", one.id, {
            subject: one.username,
            from: one.requestedBy,
            count: one.amount,
          }),
        ),
      ...readEach(roleChanges.items, roleChangeEntity.read).rows.map(({ userId, to }) =>
        need("decide_role_change", userId, { subject: userRoleLabels[to], otherId: userId }),
      ),
      ...readEach(support.items, supportRequestEntity.read).rows.map(({ id, userId, topic }) =>
        need("answer_support", id, { subject: supportTopicLabels[topic], otherId: userId }),
      ),
    ],
    isMore: [approvals, adjustments, roleChanges, support].some(({ cursor }) => cursor !== undefined),
  };
}
