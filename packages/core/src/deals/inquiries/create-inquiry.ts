import type { PushChannel } from "@marquee/adapters/push/port";
import type { Inquiry } from "@marquee/contracts/deals/inquiries";
import type { InquiryTopic } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { eventEntity } from "../../events/events/event.item.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { authorOf } from "../../ground/threads/authors.ts";
import { hourSeconds, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import {
  type InquiryMessageRecord,
  inquiryEntity,
  inquiryMessageEntity,
  inquiryPartyEntity,
} from "./inquiry.item.ts";
import { type ComposedMessage, messageNotices } from "./reply.ts";
import { getInquiry } from "./threads.ts";

export interface NewInquiry {
  /** The writer: a brand or an agency. */
  inquirer: UserRecord;
  /** Who writes for them. */
  acting: Acting;
  eventId: string;
  topic: InquiryTopic;
  message: string;
  idempotencyKey: string | undefined;
}

/**
 * Opens a thread with an event's host, in both inboxes at once, and notifies the host. A repeat returns that thread.
 * @throws AppError not_found for an unknown event, conflict for one's own event or a host who is gone,
 *   too_many_requests, idempotency_mismatch
 */
export async function createInquiry(core: Core, channel: PushChannel, wanted: NewInquiry): Promise<Inquiry> {
  const { inquirer, acting, eventId, topic, message } = wanted;
  const [eventRow, author] = await Promise.all([
    core.table.get(eventEntity.key({ id: eventId })),
    authorOf(core, acting),
  ]);
  if (!eventRow) throw new AppError("not_found");
  const { hostId, name: eventName, state } = eventEntity.read(eventRow);
  if (state === "draft" && hostId !== inquirer.id) throw new AppError("not_found");
  if (hostId === inquirer.id)
    throw new AppError("conflict", { message: "You host this event, so you can't contact its organizer." });
  const hostRow = await core.table.get(profileKey(hostId));
  if (!hostRow) throw hostGone();
  const nowMs = core.clock.now();
  const id = core.ids.next("inquiry", nowMs);
  const first: ComposedMessage = {
    id: core.ids.next("message", nowMs),
    inquiryId: id,
    side: "inquirer",
    content: message,
    clientId: null,
    createdAt: isoTime(nowMs),
  };
  const request: RequestKey = {
    userId: inquirer.id,
    operation: "createInquiry",
    key: wanted.idempotencyKey,
    body: { eventId, topic, message },
  };
  const inquiry = { id, eventId, eventName, topic, inquirerId: inquirer.id, hostId };
  const notices = await messageNotices(core, inquiry, first, { author, mentioned: [] });
  try {
    await core.table.transact([
      claimRequest(request, id, nowMs),
      limitWrite(newThreads(inquirer.id), nowMs),
      { label: "host", write: { op: "check", key: profileKey(hostId), when: activeUser } },
      { label: "event", write: { op: "check", key: eventEntity.key({ id: eventId }), when: exists } },
      ...threadWrites(inquiry, { ...first, ...author.stored }),
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "request")
      return (await getInquiry(core, inquirer.id, repeatedResource(request, error.item))).inquiry;
    if (error.label === "host") throw hostGone();
    if (error.label === "event") throw new AppError("not_found", { cause: error });
    if (error.label === "limit") throw tooManyOf(newThreads(inquirer.id), nowMs, tooManyThreads);
    throw error;
  }
  await Promise.all([
    ...[inquirer.id, hostId].map((party) =>
      pushToUser(core, channel, party)({ type: "inquiry_message", data: { ...first, ...author.shown } }),
    ),
    pushNotices(core, channel, notices),
  ]);
  return (await getInquiry(core, inquirer.id, id)).inquiry;
}

const tooManyThreads = `You can start ${limits.inquiriesPerHour} conversations an hour. Try again later.`;

const newThreads = (accountId: string) => ({
  scope: "inquiries",
  key: accountId,
  max: limits.inquiriesPerHour,
  windowSeconds: hourSeconds,
});

function hostGone(): AppError {
  return new AppError("conflict", { message: "This event's organizer can't be contacted right now." });
}

/** The shared rows and one row per party, which together make a thread. */
export function threadWrites(
  inquiry: {
    id: string;
    eventId: string;
    eventName: string;
    topic: InquiryTopic;
    inquirerId: string;
    hostId: string;
  },
  first: InquiryMessageRecord,
): LabelledWrite[] {
  const { id, inquirerId, hostId } = inquiry;
  const lastMessageAt = first.createdAt;
  const items = [
    inquiryEntity.item({
      ...inquiry,
      lastMessageId: first.id,
      lastMessageAt,
      leftBy: null,
      createdAt: first.createdAt,
    }),
    inquiryMessageEntity.item(first),
    inquiryPartyEntity.item({
      id,
      accountId: inquirerId,
      side: "inquirer",
      lastMessageAt,
      newestFromOther: "",
      readTo: first.id,
    }),
    inquiryPartyEntity.item({
      id,
      accountId: hostId,
      side: "host",
      lastMessageAt,
      newestFromOther: first.id,
      readTo: "",
      answered: false,
    }),
  ];
  return items.map((item) => ({ label: "thread", write: { op: "put", item, when: absent } }));
}
