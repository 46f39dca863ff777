import type { Inquiry, InquirySummary } from "@marquee/contracts/deals/inquiries";
import type { InquirySide } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { shortened } from "@marquee/contracts/text/characters";
import type { Core } from "../../core.ts";
import { readHostedEvent } from "../../events/events/get-event.ts";
import { takenSpots } from "../../events/events/spots.ts";
import { withAuthors } from "../../ground/threads/authors.ts";
import { isUnread, markReadTo } from "../../ground/threads/read-marks.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { listPage } from "../../rows/lists.ts";
import { type PageOf, type PageRequest, pageOptions } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import {
  type InquiryMessageRecord,
  type InquiryParty,
  type InquiryRecord,
  inboxOf,
  inquiryEntity,
  inquiryMessageEntity,
  inquiryMessagePrefix,
  inquiryPartyEntity,
  otherParty,
  readInquiryMessage,
} from "./inquiry.item.ts";

/** Characters of the newest message that an inbox shows. */
export const excerptLength = 140;

/** A thread, and the side that wrote last. */
interface ThreadWithLast {
  summary: InquirySummary;
  lastBy: InquirySide | undefined;
}

/** One page of an account's threads, newest activity first, each with the side that wrote last. */
export async function ownThreads(
  core: Core,
  accountId: string,
  page: PageRequest,
): Promise<PageOf<ThreadWithLast>> {
  const { items, cursor } = await listPage(core, inboxOf(accountId), {
    newestFirst: true,
    ...pageOptions(page),
  });
  return { items: await summariesOf(core, items.map(inquiryPartyEntity.read)), cursor };
}

/** Threads as an inbox shows them, in the order of an account's own rows of them. */
export async function summariesOf(core: Core, parties: readonly InquiryParty[]): Promise<ThreadWithLast[]> {
  const rows = await core.table.getMany(parties.map(({ id }) => inquiryEntity.key({ id })));
  const threads = parties.flatMap((party, at) => {
    const row = rows[at];
    return row ? [{ party, inquiry: inquiryEntity.read(row) }] : [];
  });
  const [contacts, newest] = await Promise.all([
    contactsOf(
      core,
      threads.map(({ party, inquiry }) => otherParty(inquiry, party.side)),
    ),
    core.table.getMany(
      threads.map(({ inquiry }) =>
        inquiryMessageEntity.key({ inquiryId: inquiry.id, id: inquiry.lastMessageId }),
      ),
    ),
  ]);
  return threads.map(({ party, inquiry }, at) => {
    const last = newest[at] && readInquiryMessage(newest[at]);
    const other = contacts.get(otherParty(inquiry, party.side)) ?? { name: "", company: "" };
    const lastMessage = shortened(last?.content ?? "", excerptLength);
    return { summary: { ...threadOf(inquiry, party), with: other, lastMessage }, lastBy: last?.side };
  });
}

function threadOf(inquiry: InquiryRecord, party: InquiryParty) {
  const { id, eventId, eventName, topic, createdAt, lastMessageAt } = inquiry;
  return {
    id,
    eventId,
    eventName,
    topic,
    ownSide: party.side,
    unread: isUnread(party),
    createdAt,
    lastMessageAt,
  };
}

/** A thread with a page of its messages; x-next-cursor leads to older ones. @throws AppError not_found */
export async function getInquiry(
  core: Core,
  accountId: string,
  id: string,
  page: PageRequest = {},
): Promise<{ inquiry: Inquiry; cursor: string | undefined }> {
  const [party, row, messages] = await Promise.all([
    ownPartyRow(core, inquiryPartyEntity, accountId, id),
    core.table.get(inquiryEntity.key({ id })),
    core.table.query({
      pk: inquiryEntity.key({ id }).pk,
      sk: { beginsWith: inquiryMessagePrefix },
      newestFirst: true,
      ...pageOptions(page),
    }),
  ]);
  if (!row) throw new AppError("not_found");
  const inquiry = inquiryEntity.read(row);
  const rows = messages.items.map(readInquiryMessage).reverse();
  const [contacts, proposals, shown] = await Promise.all([
    contactsOf(core, [inquiry.inquirerId, inquiry.hostId]),
    proposalsIn(core, inquiry),
    withAuthors(core, rows, ({ side }) => (side === "host" ? inquiry.hostId : inquiry.inquirerId)),
  ]);
  const nobody = { name: "", company: "" };
  return {
    inquiry: {
      ...threadOf(inquiry, party),
      inquirer: contacts.get(inquiry.inquirerId) ?? nobody,
      host: contacts.get(inquiry.hostId) ?? nobody,
      open: inquiry.leftBy === null,
      proposals,
      messages: shown,
    },
    cursor: messages.cursor,
  };
}

/** The host's packages for the inquirer, until there is a deal about them or the event can't be sponsored. */
async function proposalsIn(
  core: Core,
  { eventId, inquirerId }: InquiryRecord,
): Promise<Inquiry["proposals"]> {
  const hosted = await readHostedEvent(core, eventId);
  const now = isoTime(core.clock.now());
  if (hosted?.event.state !== "published" || hosted.event.endsAt <= now) return [];
  return hosted.packages
    .filter(({ onlyFor }) => onlyFor === inquirerId)
    .filter((offer) => !takenSpots(offer, now).some(({ kind }) => kind === "deal"))
    .sort((left, right) => right.priceCents - left.priceCents)
    .map(({ id, name, tier, priceCents }) => ({ packageId: id, name, tier, price: priceCents / 100 }));
}

/** Marks a thread read up to one of its messages. @throws AppError not_found */
export async function markInquiryRead(
  core: Core,
  accountId: string,
  id: string,
  messageId: string,
): Promise<void> {
  const [, message] = await Promise.all([
    ownPartyRow(core, inquiryPartyEntity, accountId, id),
    core.table.get(inquiryMessageEntity.key({ inquiryId: id, id: messageId })),
  ]);
  if (!message) throw new AppError("not_found");
  await markReadTo(core, inquiryPartyEntity.key({ accountId, id }), messageId);
}

/** One message of a thread. */
export async function readMessageOf(
  core: Core,
  inquiryId: string,
  id: string,
): Promise<InquiryMessageRecord> {
  const row = await core.table.get(inquiryMessageEntity.key({ inquiryId, id }));
  if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  return readInquiryMessage(row);
}
