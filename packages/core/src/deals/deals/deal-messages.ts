import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealMessage } from "@marquee/contracts/deals/deal-messages";
import { type DealSide, dealSides } from "@marquee/contracts/deals/deal-moves";
import { AppError } from "@marquee/contracts/errors";
import { absent, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { authorOf, withAuthors } from "../../ground/threads/authors.ts";
import { postMessage } from "../../ground/threads/post-message.ts";
import { markReadTo, type ReadMarks, standsBefore } from "../../ground/threads/read-marks.ts";
import {
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
  clientId: string;
}

/**
 * Posts a message to a deal's thread and shows it to both sides. The same client id again returns the first message.
 * @throws AppError not_found for an account that is not a party, conflict once one side is gone, too_many_requests,
 *   idempotency_mismatch
 */
export async function sendDealMessage(
  core: Core,
  channel: PushChannel,
  { acting, id: dealId, message, clientId }: NewDealMessage,
): Promise<DealMessage> {
  const { accountId, actorId } = acting;
  const { side, ownerId } = await ownPartyRow(core, dealPartyEntity, accountId, dealId);
  const request: RequestKey = {
    userId: accountId,
    operation: `sendDealMessage#${dealId}`,
    key: clientId,
    body: { message },
  };
  const [deal, author] = await Promise.all([readDeal(core, dealId), authorOf(core, acting)]);
  let notices: ReadyNotice[] = [];
  const { message: sent, isNew } = await postMessage(core, {
    request,
    scope: "deal-messages",
    compose: async (id, nowMs) => {
      const composed = { id, dealId, side, content: message, clientId, createdAt: isoTime(nowMs) };
      const { leftBy } = await readDeal(core, dealId);
      const closed = leftBy === null ? undefined : "The other side's account is closed.";
      notices = await messageNotices(core, deal, composed, author.name);
      const stored = { ...composed, ...author.stored };
      const writes = [...messageWrites(deal, stored, ownerId ?? actorId), ...noticeWrites(notices)];
      return { message: { ...composed, ...author.shown }, writes, closed };
    },
    read: async (id) => ({ ...(await readMessage(core, dealId, id)), ...author.shown }),
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
  from: string,
): Promise<ReadyNotice[]> {
  const about = { dealId: deal.id, messageId, from, eventName: deal.eventName };
  const to = toSide(deal, otherSide(side));
  return readyNotices(core, [{ ...to, notification: { kind: "deal_message", about } }]);
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

async function readMessage(core: Core, dealId: string, id: string): Promise<DealMessage> {
  const row = await core.table.get(dealMessageEntity.key({ dealId, id }));
  if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  const { personId: _, throughId: __, ...message } = dealMessageEntity.read(row);
  return message;
}
