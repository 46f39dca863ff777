import type { PushChannel } from "@marquee/adapters/push/port";
import type { InquiryMessage } from "@marquee/contracts/deals/inquiries";
import { AppError } from "@marquee/contracts/errors";
import { absent, all, attribute, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { type Author, authorOf, shownToWriter } from "../../ground/threads/authors.ts";
import { mentionedBy, placedMentions, withMentions } from "../../ground/threads/mentions.ts";
import { postMessage } from "../../ground/threads/post-message.ts";
import {
  type Notice,
  noticeWrites,
  pushNotices,
  type ReadyNotice,
  readyNotices,
} from "../../live/notifications/notices.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import type { RequestKey } from "../../rows/idempotency.item.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import {
  type InquiryMessageRecord,
  type InquiryRecord,
  inboxPlace,
  inquiryEntity,
  inquiryMessageEntity,
  inquiryPartyEntity,
  otherParty,
} from "./inquiry.item.ts";
import { replyTimesWrite } from "./reply-times.ts";
import { readMessageOf } from "./threads.ts";

export interface Reply {
  acting: Acting;
  inquiryId: string;
  message: string;
  /** The ids of whom it mentions. */
  mentions?: readonly string[] | undefined;
  clientId: string;
}

/**
 * Writes a message in a thread, shows it to both sides and tells whom of its own side it mentions. A repeated client id
 * returns the first message.
 * @throws AppError not_found for an account that is no party, validation_failed for `mentions`, conflict once one side
 *   is gone, too_many_requests, idempotency_mismatch for a client id that was used with another text
 */
export async function replyToInquiry(
  core: Core,
  channel: PushChannel,
  { acting, inquiryId, message, mentions: personIds, clientId }: Reply,
): Promise<InquiryMessage> {
  const { accountId } = acting;
  const { side } = await ownPartyRow(core, inquiryPartyEntity, accountId, inquiryId);
  const request: RequestKey = {
    userId: accountId,
    operation: `replyToInquiry#${inquiryId}`,
    key: clientId,
    body: { message, mentions: personIds },
  };
  const [row, author, mentions] = await Promise.all([
    core.table.get(inquiryEntity.key({ id: inquiryId })),
    authorOf(core, acting),
    placedMentions(core, acting, { text: message, personIds, reach: "deals" }),
  ]);
  const mentioned = mentionedBy(acting, mentions);
  const placed = withMentions(mentions);
  if (!row) throw new AppError("not_found");
  const { inquirerId, hostId } = inquiryEntity.read(row);
  let notices: ReadyNotice[] = [];
  const { message: reply, isNew } = await postMessage(core, {
    request,
    scope: "inquiry-replies",
    compose: async (id, nowMs) => {
      const composed = await composeReply(
        core,
        { id, inquiryId, side, message, clientId },
        { author, placed, mentioned, nowMs },
      );
      notices = composed.notices;
      return composed;
    },
    read: async (id) => shownToWriter(core, accountId, await readMessageOf(core, inquiryId, id)),
  });
  if (isNew)
    await Promise.all([
      ...[inquirerId, hostId].map((party) =>
        pushToUser(core, channel, party)({ type: "inquiry_message", data: reply }),
      ),
      pushNotices(core, channel, notices),
    ]);
  return reply;
}

/** A message before it is known who wrote it and whom it mentions. */
export type ComposedMessage = Omit<InquiryMessage, "author" | "mentions">;

async function composeReply(
  core: Core,
  { message, ...given }: Omit<ComposedMessage, "content" | "createdAt"> & { message: string },
  by: {
    author: Author;
    placed: ReturnType<typeof withMentions>;
    mentioned: readonly string[];
    nowMs: number;
  },
) {
  const { author, placed, mentioned, nowMs } = by;
  const row = await core.table.get(inquiryEntity.key({ id: given.inquiryId }));
  if (!row) throw new AppError("not_found");
  const inquiry = inquiryEntity.read(row);
  const reply: ComposedMessage = { ...given, content: message, createdAt: isoTime(nowMs) };
  const isFirstAnswer = reply.side === "host" && inquiry.answeredAt === undefined;
  const replyTimes = isFirstAnswer ? [await replyTimesWrite(core, inquiry, nowMs)] : [];
  const notices = await messageNotices(core, inquiry, reply, { author, mentioned });
  return {
    message: { ...reply, ...author.shown, ...placed.shown },
    notices,
    writes: [
      ...replyWrites(inquiry, { ...reply, ...author.stored, ...placed.stored }, isFirstAnswer),
      ...replyTimes,
      ...noticeWrites(notices),
    ],
    closed: inquiry.leftBy === null ? undefined : "The other person's account is closed.",
  };
}

/** The notices of a message: for the other side of the thread, and for whom it mentions on its own. */
export async function messageNotices(
  core: Core,
  inquiry: Pick<InquiryRecord, "id" | "eventName" | "inquirerId" | "hostId">,
  { id: messageId, side }: ComposedMessage,
  { author, mentioned }: { author: Author; mentioned: readonly string[] },
): Promise<ReadyNotice[]> {
  const [own, other] =
    side === "inquirer" ? [inquiry.inquirerId, inquiry.hostId] : [inquiry.hostId, inquiry.inquirerId];
  const about = { inquiryId: inquiry.id, messageId, eventName: inquiry.eventName };
  const news: Notice = {
    userId: other,
    notification: { kind: "inquiry_message", about: { ...about, from: author.name } },
  };
  const mention: Notice = {
    userId: own,
    concerned: mentioned,
    notification: { kind: "inquiry_mention", about: { ...about, from: author.nameInside } },
  };
  return readyNotices(core, mentioned.length === 0 ? [news] : [news, mention]);
}

function replyWrites(
  inquiry: InquiryRecord,
  reply: InquiryMessageRecord,
  isFirstAnswer: boolean,
): LabelledWrite[] {
  const { id } = inquiry;
  const lastMessageAt = reply.createdAt;
  const own = reply.side === "inquirer" ? inquiry.inquirerId : inquiry.hostId;
  const party = (
    accountId: string,
    read: { readTo?: string; newestFromOther?: string; answered?: boolean },
  ): LabelledWrite => ({
    label: "party",
    write: {
      op: "update",
      key: inquiryPartyEntity.key({ accountId, id }),
      set: { lastMessageAt, ...read, ...inboxPlace(accountId, id, lastMessageAt) },
      when: exists,
    },
  });
  return [
    {
      label: "inquiry",
      write: {
        op: "update",
        key: inquiryEntity.key({ id }),
        set: {
          lastMessageId: reply.id,
          lastMessageAt,
          ...(isFirstAnswer ? { answeredAt: reply.createdAt } : {}),
        },
        when: all(
          attribute("leftBy").is(null),
          // Messages keep the order of their ids.
          attribute("lastMessageId").below(reply.id),
          // Two simultaneous replies can't both be the first.
          ...(isFirstAnswer ? [attribute("answeredAt").isAbsent] : []),
        ),
      },
    },
    { label: "message", write: { op: "put", item: inquiryMessageEntity.item(reply), when: absent } },
    party(own, { readTo: reply.id, ...(reply.side === "host" ? { answered: true } : {}) }),
    party(otherParty(inquiry, reply.side), { newestFromOther: reply.id }),
  ];
}
