import type { Item, Key } from "@marquee/table/table";
import { lastCodeKey } from "../../account/phone/phone-flow.item.ts";
import type { Core } from "../../core.ts";
import {
  type AdjustmentRecord,
  adjustmentList,
  readAdjustment,
} from "../../credits/credits/adjustment.item.ts";
import { jobPrefix, sweptJob } from "../../credits/jobs/job.item.ts";
import { customerKey, readCustomer } from "../../credits/payments/customer.item.ts";
import { paymentPrefix, readPayment } from "../../credits/payments/payment.item.ts";
import {
  readWebhookEvent,
  readWebhookRaw,
  webhookEventList,
  webhookRawKey,
} from "../../credits/payments/webhook-event.item.ts";
import { addressSubject, subjectsOf } from "../../credits/payments/webhook-subjects.ts";
import { dealEntity, dealPartyEntity, dealPartyPrefix } from "../../deals/deals/deal.item.ts";
import { dealFileEntity, dealFilePrefix } from "../../deals/deals/deal-file.item.ts";
import { dealMessageEntity, dealMessagePrefix } from "../../deals/deals/deal-message.item.ts";
import {
  inquiryEntity,
  inquiryMessageEntity,
  inquiryMessagePrefix,
  inquiryPartyEntity,
  inquiryPartyPrefix,
} from "../../deals/inquiries/inquiry.item.ts";
import { metricsBookEntity } from "../../deals/metrics/book.item.ts";
import {
  bookPartition,
  metricsDealEntity,
  metricsMonthEntity,
  metricsSourceEntity,
} from "../../deals/metrics/metrics.item.ts";
import { addOnPrefix } from "../../events/events/add-on.item.ts";
import { eventKey, hostedList, readEvent, sponsorshipPackagePrefix } from "../../events/events/event.item.ts";
import { approvalList, readApproval } from "../../ground/approvals/approval.item.ts";
import { auditList, readAudit } from "../../ground/audit/audit.item.ts";
import {
  emailGuardKey,
  googleGuardKey,
  phoneGuardKey,
  readGuard,
  type UserRecord,
  usernameGuardKey,
} from "../../ground/users/user.item.ts";
import {
  calendarFeedEntity,
  calendarFeedPrefix,
  calendarTokenEntity,
} from "../../home/calendar/feed.item.ts";
import {
  analyticsShareEntity,
  analyticsSharePrefix,
  analyticsTokenEntity,
} from "../../insight/analytics/share.item.ts";
import { connectionKey, readSocket, socketPrefix } from "../../live/realtime/connection.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyListed, type List } from "../../rows/lists.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import type { Leaver } from "../../rows/row-kind.ts";
import {
  conceptShareEntity,
  conceptSharePrefix,
  conceptTokenEntity,
} from "../../studio/concepts/share.item.ts";

/** The account whose rows are searched for. */
export interface Account {
  core: Core;
  user: UserRecord;
  /** Whether its company stays with others, and only what belongs to the person who registered it is meant. */
  companyStays: boolean;
}

/** The same account as the kinds of rows know it. */
export const leaverOf = ({ user, companyStays }: Account): Leaver => ({ ...user, companyStays });

/** Finds the account's rows of one kind that are outside the user's own partition. */
type FindRows = (account: Account) => AsyncIterable<Item>;

async function* stored({ core }: Account, keys: readonly Key[]): AsyncGenerator<Item> {
  // The table returns at most 100 keys at once.
  for (let start = 0; start < keys.length; start += 100) {
    for (const row of await core.table.getMany(keys.slice(start, start + 100))) if (row) yield row;
  }
}

function ownRows({ core, user }: Account, prefix: string): AsyncGenerator<Item> {
  return everyRow(core, { pk: userPartition(user.id), sk: { beginsWith: prefix } });
}

/**
 * The rows that fit their shape, with their records. One that does not may belong to anybody: it must not keep this
 * account from being exported or erased.
 */
async function* readable<T>(
  rows: AsyncGenerator<Item>,
  read: (row: Item) => T,
): AsyncGenerator<{ row: Item; record: T }> {
  for await (const row of rows) {
    const record = readOr(row, read);
    if (record !== undefined) yield { row, record };
  }
}

/** Every row of one of the lists that all accounts share. */
const sharedRows = ({ core }: Account, list: List) => everyListed(core, list);

/** The unique names that the account holds, except those that now belong to another account. */
async function* guardsOf(account: Account): AsyncGenerator<Item> {
  const { username, email, phone, googleSubject, id } = account.user;
  const keys = [
    usernameGuardKey(username),
    ...(email === null ? [] : [emailGuardKey(email)]),
    ...(phone === null ? [] : [phoneGuardKey(phone)]),
    ...(googleSubject === null ? [] : [googleGuardKey(googleSubject)]),
  ];
  for await (const { row, record } of readable(stored(account, keys), readGuard))
    if (record.userId === id) yield row;
}

/** When a code was last sent to the account's number. */
async function* lastCodesOf(account: Account): AsyncGenerator<Item> {
  const { phone, phoneVerified } = account.user;
  // An unverified number may be another person's.
  if (phone !== null && phoneVerified) yield* stored(account, [lastCodeKey(phone)]);
}

/** The rows that map the account's connections to it. */
async function* connectionsOf(account: Account): AsyncGenerator<Item> {
  for await (const { record } of readable(ownRows(account, socketPrefix), readSocket))
    yield* stored(account, [connectionKey(record.connectionId)]);
}

/** Credits that admins booked to the account, or that it requested as an admin. */
async function* adjustmentsOf(account: Account): AsyncGenerator<Item> {
  for await (const { row, record } of readable(sharedRows(account, adjustmentList), readAdjustment)) {
    if (namesUser(record, account.user)) yield row;
  }
}

function namesUser({ userId, requestedById, decidedBy }: AdjustmentRecord, user: UserRecord): boolean {
  return userId === user.id || requestedById === user.id || decidedBy === user.username;
}

/** The card provider's events about the account, verbatim: their bodies name the buyer, even without a payment. */
async function* webhookBodiesOf(account: Account): AsyncGenerator<Item> {
  const marks = await subjectsOfAccount(account);
  const unmarked: Key[] = [];
  for await (const { record } of readable(sharedRows(account, webhookEventList), readWebhookEvent)) {
    const { id, paymentId, subjects } = record;
    const eventSubjects = [...(subjects ?? []), ...(paymentId === null ? [] : [paymentId])];
    if (eventSubjects.some((subject) => marks.has(subject))) yield* stored(account, [webhookRawKey(id)]);
    else if (subjects === null) unmarked.push(webhookRawKey(id));
  }
  for await (const { row, record } of readable(stored(account, unmarked), readWebhookRaw)) {
    if (subjectsOf(record).some((subject) => marks.has(subject))) yield row;
  }
}

/** What identifies an event as about the account: its ids, those of its payments, and fingerprints of its addresses. */
async function subjectsOfAccount(account: Account): Promise<Set<string>> {
  const { id, email, pendingEmail } = account.user;
  const marks = new Set([id]);
  for (const address of [email, pendingEmail]) if (address !== null) marks.add(addressSubject(address));
  for await (const { record } of readable(stored(account, [customerKey(id)]), readCustomer))
    marks.add(record.customerId);
  for await (const { record } of readable(ownRows(account, paymentPrefix), readPayment)) {
    const { id: paymentId, sessionId, intentId, customerId } = record;
    for (const mark of [paymentId, sessionId, intentId, customerId]) if (mark !== null) marks.add(mark);
  }
  return marks;
}

/** Changes that need or had a second admin and name the account: as subject, requester or decider. */
async function* approvalsOf(account: Account): AsyncGenerator<Item> {
  const { user } = account;
  for await (const { row, record } of readable(sharedRows(account, approvalList), readApproval)) {
    const { subject, requestedById, decidedBy } = record;
    if (subject === user.id || requestedById === user.id || decidedBy === user.username) yield row;
  }
}

/** What admins did to the account or its jobs, and what the account did as an admin. */
async function* auditOf(account: Account): AsyncGenerator<Item> {
  const { user } = account;
  const subjects = new Set([user.id]);
  for await (const row of ownRows(account, jobPrefix)) subjects.add(sweptJob(row).jobId);
  for await (const { row, record } of readable(sharedRows(account, auditList), readAudit)) {
    const { subject, actor } = record;
    if (subjects.has(subject) || actor === user.username) yield row;
  }
}

/** The threads that the account is a party of. */
async function* inquiriesOf(account: Account): AsyncGenerator<Item> {
  const parties = readable(ownRows(account, inquiryPartyPrefix), inquiryPartyEntity.read);
  for await (const { record } of parties) yield* stored(account, [inquiryEntity.key(record)]);
}

/** The account's messages in them. The other side's messages belong to the other side. */
async function* inquiryMessagesOf(account: Account): AsyncGenerator<Item> {
  const parties = readable(ownRows(account, inquiryPartyPrefix), inquiryPartyEntity.read);
  for await (const { record: party } of parties) {
    const { pk } = inquiryEntity.key(party);
    const rows = everyRow(account.core, { pk, sk: { beginsWith: inquiryMessagePrefix } });
    for await (const { row, record } of readable(rows, inquiryMessageEntity.read))
      if (record.side === party.side) yield row;
  }
}

/** The deals that the account is a party of. */
async function* dealsOf(account: Account): AsyncGenerator<Item> {
  for await (const { record } of readable(ownRows(account, dealPartyPrefix), dealPartyEntity.read))
    yield* stored(account, [dealEntity.key(record)]);
}

/** The account's messages in their threads. The other side's messages belong to the other side. */
async function* dealMessagesOf(account: Account): AsyncGenerator<Item> {
  for await (const { record: party } of readable(ownRows(account, dealPartyPrefix), dealPartyEntity.read)) {
    const { pk } = dealEntity.key(party);
    const rows = everyRow(account.core, { pk, sk: { beginsWith: dealMessagePrefix } });
    for await (const { row, record } of readable(rows, dealMessageEntity.read))
      if (record.side === party.side) yield row;
  }
}

/** The files that the account uploaded to them. The other side's files belong to the other side. */
async function* dealFilesOf(account: Account): AsyncGenerator<Item> {
  for await (const { record: party } of readable(ownRows(account, dealPartyPrefix), dealPartyEntity.read)) {
    const { pk } = dealEntity.key(party);
    const rows = everyRow(account.core, { pk, sk: { beginsWith: dealFilePrefix } });
    for await (const { row, record } of readable(rows, dealFileEntity.read))
      if (record.side === party.side) yield row;
  }
}

/** The events that the account hosts. */
const eventsOf = ({ core, user }: Account) => everyListed(core, hostedList(user.id));

/** What its events offer to sponsors, by the prefix of the rows. */
function offeredOf(prefix: string): FindRows {
  return async function* (account: Account): AsyncGenerator<Item> {
    for await (const { record } of readable(eventsOf(account), readEvent)) {
      const { pk } = eventKey(record.id);
      yield* everyRow(account.core, { pk, sk: { beginsWith: prefix } });
    }
  };
}

/** The kinds of rows of an account's metrics. The last one stands for sums as well, which were stored at a time. */
const metricsKinds = [metricsMonthEntity, metricsSourceEntity, metricsBookEntity, metricsDealEntity].map(
  ({ rowType }) => rowType,
);

/** The account's metrics, in its own book and the sample one, of one kind of row. */
function metricsOf(rowType: string): FindRows {
  const isOfKind = (found: unknown) =>
    found === rowType || (rowType === metricsKinds.at(-1) && !metricsKinds.some((kind) => kind === found));
  return async function* ({ core, user }: Account): AsyncGenerator<Item> {
    for (const isSample of [false, true]) {
      const rows = everyRow(core, { pk: bookPartition({ accountId: user.id, isSample }) });
      for await (const row of rows) if (isOfKind(row.rowType)) yield row;
    }
  };
}

/** The rows that map the account's links for its analytics. */
async function* analyticsTokensOf(account: Account): AsyncGenerator<Item> {
  const shares = readable(ownRows(account, analyticsSharePrefix), analyticsShareEntity.read);
  for await (const { record } of shares) yield* stored(account, [analyticsTokenEntity.key(record)]);
}

/** The rows that map the addresses of the account's calendar. */
async function* calendarTokensOf(account: Account): AsyncGenerator<Item> {
  const feeds = readable(ownRows(account, calendarFeedPrefix), calendarFeedEntity.read);
  for await (const { record } of feeds) yield* stored(account, [calendarTokenEntity.key(record)]);
}

/** The rows that map the account's links for its concepts. */
async function* conceptTokensOf(account: Account): AsyncGenerator<Item> {
  const shares = readable(ownRows(account, conceptSharePrefix), conceptShareEntity.read);
  for await (const { record } of shares) yield* stored(account, [conceptTokenEntity.key(record)]);
}

/** Finders of the kinds that are declared as found elsewhere, by rowType; a test compares the two lists. */
export const findRows: Record<string, FindRows> = {
  guard: guardsOf,
  "last-code": lastCodesOf,
  connection: connectionsOf,
  adjustment: adjustmentsOf,
  approval: approvalsOf,
  "webhook-raw": webhookBodiesOf,
  audit: auditOf,
  inquiry: inquiriesOf,
  "inquiry-message": inquiryMessagesOf,
  deal: dealsOf,
  "deal-message": dealMessagesOf,
  "deal-file": dealFilesOf,
  event: eventsOf,
  "sponsorship-package": offeredOf(sponsorshipPackagePrefix),
  "add-on": offeredOf(addOnPrefix),
  "analytics-token": analyticsTokensOf,
  "calendar-token": calendarTokensOf,
  "concept-token": conceptTokensOf,
  ...Object.fromEntries(metricsKinds.map((rowType) => [rowType, metricsOf(rowType)])),
};
