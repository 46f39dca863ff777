import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealMessage } from "@marquee/contracts/deals/deal-messages";
import { type DealSide, dealSides } from "@marquee/contracts/deals/deal-moves";
import { AppError } from "@marquee/contracts/errors";
import { absent, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { type Author, authorOf, shownToWriter, withAuthors } from "../../ground/threads/authors.ts";
import { mentionedBy, placedMentions, withMentions } from "../../ground/threads/mentions.ts";
import { postMessage } from "../../ground/threads/post-message.ts";
import { markReadTo, type ReadMarks, standsBefore } from "../../ground/threads/read-marks.ts";
import {
  type Notice,
  noticeWrites,
  pushNotices,
  type ReadyNotice,
  readyNotices,
} from "../../live/notifications/notices.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import type { RequestKey } from "../../rows/idempotency.item.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealEntity, dealPartyEntity } from "./deal.item.ts";
import { type DealMessageRecord, dealMessageEntity, dealMessagePrefix } from "./deal-message.item.ts";
import { otherSide, partyOf } from "./deal-view.ts";
import { readDeal } from "./require-move.ts";
import { toSide } from "./tell-parties.ts";

/** One page of a deal's messages: the newest page first, with its oldest message first. @throws AppError not_found */
export async function listDealMessages(
  core: Core,
  accountId: string,
  id: string,
  page: PageRequest,
): Promise<PageOf<DealMessage>> {
  const [{ side }, { items, cursor }] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, id),
    core.table.query({
      pk: dealEntity.key({ id }).pk,
      sk: { beginsWith: dealMessagePrefix },
      newestFirst: true,
      ...pageOptions(page),
    }),
  ]);
  const rows = readEach(items, dealMessageEntity.read).rows.reverse();
  return { items: await shown(core, rows, { side, accountId }), cursor };
}

/** Messages of a deal as one of its parties reads them. */
async function shown(
  core: Core,
  rows: readonly DealMessageRecord[],
  reader: { side: DealSide; accountId: string },
): Promise<DealMessage[]> {
  const [row] = rows.filter(({ personId, side }) => personId !== undefined && side !== reader.side);
  const deal = row && (await readDeal(core, row.dealId));
  return withAuthors(core, rows, ({ side }) => (deal ? partyOf(deal, side) : reader.accountId));
}

export interface NewDealMessage {
  acting: Acting;
  id: string;
  message: string;
  /** The ids of whom it mentions. */
  mentions?: readonly string[] | undefined;
  clientId: string;
}

/**
 * Posts a message to a deal's thread, shows it to both sides and tells whom of its own side it mentions. The same client
 * id again returns the first message.
 * @throws AppError not_found for an account that is not a party, validation_failed for `mentions`, conflict once one
 *   side is gone, too_many_requests, idempotency_mismatch
 */
export async function sendDealMessage(
  core: Core,
  channel: PushChannel,
  { acting, id: dealId, message, mentions: personIds, clientId }: NewDealMessage,
): Promise<DealMessage> {
  const { accountId, actorId } = acting;
  const { side, ownerId } = await ownPartyRow(core, dealPartyEntity, accountId, dealId);
  const request: RequestKey = {
    userId: accountId,
    operation: `sendDealMessage#${dealId}`,
    key: clientId,
    body: { message, mentions: personIds },
  };
  const [deal, author, mentions] = await Promise.all([
    readDeal(core, dealId),
    authorOf(core, acting),
    placedMentions(core, acting, { text: message, personIds, reach: "deals" }),
  ]);
  const mentioned = mentionedBy(acting, mentions);
  const placed = withMentions(mentions);
  let notices: ReadyNotice[] = [];
  const { message: sent, isNew } = await postMessage(core, {
    request,
    scope: "deal-messages",
    compose: async (id, nowMs) => {
      const composed = { id, dealId, side, content: message, clientId, createdAt: isoTime(nowMs) };
      const { leftBy } = await readDeal(core, dealId);
      const closed = leftBy === null ? undefined : "The other side's account is closed.";
      notices = await messageNotices(core, deal, composed, { author, mentioned });
      const stored = { ...composed, ...author.stored, ...placed.stored };
      const writes = [...messageWrites(deal, stored, ownerId ?? actorId), ...noticeWrites(notices)];
      return { message: { ...composed, ...author.shown, ...placed.shown }, writes, closed };
    },
    read: async (id) => shownToWriter(core, accountId, await readMessage(core, dealId, id)),
  });
  if (isNew)
    await Promise.all([
      ...dealSides.map((one) =>
        pushToUser(core, channel, partyOf(deal, one))({ type: "deal_message", data: sent }),
      ),
      pushNotices(core, channel, notices),
    ]);
  return sent;
}

async function messageNotices(
  core: Core,
  deal: DealRecord,
  { id: messageId, side }: DealMessage,
  { author, mentioned }: { author: Author; mentioned: readonly string[] },
): Promise<ReadyNotice[]> {
  const about = { dealId: deal.id, messageId, eventName: deal.eventName };
  const news: Notice = {
    ...toSide(deal, otherSide(side)),
    notification: { kind: "deal_message", about: { ...about, from: author.name } },
  };
  const mention: Notice = {
    userId: partyOf(deal, side),
    concerned: mentioned,
    notification: { kind: "deal_mention", about: { ...about, from: author.nameInside } },
  };
  return readyNotices(core, mentioned.length === 0 ? [news] : [news, mention]);
}

/**
 * The message, and both parties' read marks: its writer has read what came before, and owns the deal on their side if
 * nobody did.
 */
function messageWrites(deal: DealRecord, sent: DealMessageRecord, ownerId: string): LabelledWrite[] {
  const { id, dealId, side } = sent;
  const party = (of: DealSide, mark: keyof ReadMarks, also = {}): LabelledWrite => ({
    label: "party",
    write: {
      op: "update",
      key: dealPartyEntity.key({ accountId: partyOf(deal, of), id: dealId }),
      set: { [mark]: id, ...also },
      when: standsBefore(mark, id),
    },
  });
  return [
    {
      label: "deal",
      write: { op: "check", key: dealEntity.key({ id: dealId }), when: attribute("leftBy").is(null) },
    },
    { label: "message", write: { op: "put", item: dealMessageEntity.item(sent), when: absent } },
    party(side, "readTo", { ownerId }),
    party(otherSide(side), "newestFromOther"),
  ];
}

/**
 * Marks a deal's thread as read up to a message.
 * @throws AppError not_found for an account that is not a party, and for a message that does not exist
 */
export async function markDealRead(
  core: Core,
  accountId: string,
  { id, messageId }: { id: string; messageId: string },
): Promise<void> {
  const [, message] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, id),
    core.table.get(dealMessageEntity.key({ dealId: id, id: messageId })),
  ]);
  if (!message) throw new AppError("not_found");
  await markReadTo(core, dealPartyEntity.key({ accountId, id }), messageId);
}

async function readMessage(core: Core, dealId: string, id: string): Promise<DealMessageRecord> {
  const row = await core.table.get(dealMessageEntity.key({ dealId, id }));
  if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  return dealMessageEntity.read(row);
}
