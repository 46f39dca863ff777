import type { Item, Key } from "@marquee/table/table";
import { approvalsPartition, readApproval } from "../admin/approval.item.ts";
import { auditPartition, readAudit } from "../audit/audit.item.ts";
import { type AdjustmentRecord, adjustmentsPartition, readAdjustment } from "../credits/adjustment.item.ts";
import { jobPrefix, sweptJob } from "../jobs/job.item.ts";
import { userPartition } from "../keys.ts";
import { everyRow, readOr } from "../paging.ts";
import { customerKey, readCustomer } from "../payments/customer.item.ts";
import { paymentPrefix, readPayment } from "../payments/payment.item.ts";
import {
  readWebhookEvent,
  readWebhookRaw,
  webhookEventsPartition,
  webhookRawKey,
} from "../payments/webhook-event.item.ts";
import { addressSubject, subjectsOf } from "../payments/webhook-subjects.ts";
import { lastCodeKey } from "../phone/phone-flow.item.ts";
import { connectionKey, readSocket, socketPrefix } from "../realtime/connection.item.ts";
import {
  emailGuardKey,
  googleGuardKey,
  phoneGuardKey,
  readGuard,
  type UserRecord,
  usernameGuardKey,
} from "../users/user.item.ts";
import type { Account } from "./ownership.ts";

async function* stored({ core }: Account, keys: readonly Key[]): AsyncGenerator<Item> {
  // The table answers at most so many keys at once.
  for (let start = 0; start < keys.length; start += 100) {
    for (const row of await core.table.getMany(keys.slice(start, start + 100))) if (row) yield row;
  }
}

function ownRows({ core, user }: Account, prefix: string): AsyncGenerator<Item> {
  return everyRow(core, { pk: userPartition(user.id), sk: { beginsWith: prefix } });
}

/**
 * The rows that fit their shape, with what they say. One that does not may be anybody's: it must not keep this account
 * from being exported or erased.
 */
async function* readable<T>(
  rows: AsyncGenerator<Item>,
  read: (row: Item) => T,
): AsyncGenerator<{ row: Item; said: T }> {
  for await (const row of rows) {
    const said = readOr(row, read);
    if (said !== undefined) yield { row, said };
  }
}

/** Every row of one of the lists that all accounts share. */
const everybodys = ({ core }: Account, pk: string) => everyRow(core, { index: "gsi1", pk });

/** The unique names that the account holds; one that is somebody else's by now is not among them. */
export async function* guardsOf(account: Account): AsyncGenerator<Item> {
  const { username, email, phone, googleSubject, id } = account.user;
  const keys = [
    usernameGuardKey(username),
    ...(email === null ? [] : [emailGuardKey(email)]),
    ...(phone === null ? [] : [phoneGuardKey(phone)]),
    ...(googleSubject === null ? [] : [googleGuardKey(googleSubject)]),
  ];
  for await (const { row, said } of readable(stored(account, keys), readGuard))
    if (said.userId === id) yield row;
}

/** When the account's number was last sent a code. */
export async function* lastCodesOf(account: Account): AsyncGenerator<Item> {
  const { phone, phoneVerified } = account.user;
  // A number that was only claimed may be another's.
  if (phone !== null && phoneVerified) yield* stored(account, [lastCodeKey(phone)]);
}

/** What leads from the account's connections to it. */
export async function* connectionsOf(account: Account): AsyncGenerator<Item> {
  for await (const { said } of readable(ownRows(account, socketPrefix), readSocket))
    yield* stored(account, [connectionKey(said.connectionId)]);
}

/** Credits that admins booked to the account, or that it asked for as an admin. */
export async function* adjustmentsOf(account: Account): AsyncGenerator<Item> {
  for await (const { row, said } of readable(everybodys(account, adjustmentsPartition), readAdjustment)) {
    if (namesUser(said, account.user)) yield row;
  }
}

function namesUser({ userId, requestedById, decidedBy }: AdjustmentRecord, user: UserRecord): boolean {
  return userId === user.id || requestedById === user.id || decidedBy === user.username;
}

/** What the card provider told of the account, word for word: its bodies name the buyer, also without a payment of ours. */
export async function* webhookBodiesOf(account: Account): AsyncGenerator<Item> {
  const marks = await subjectsOfAccount(account);
  const unmarked: Key[] = [];
  for await (const { said } of readable(everybodys(account, webhookEventsPartition), readWebhookEvent)) {
    const { id, paymentId, subjects } = said;
    const named = [...(subjects ?? []), ...(paymentId === null ? [] : [paymentId])];
    if (named.some((subject) => marks.has(subject))) yield* stored(account, [webhookRawKey(id)]);
    else if (subjects === null) unmarked.push(webhookRawKey(id));
  }
  for await (const { row, said } of readable(stored(account, unmarked), readWebhookRaw)) {
    if (subjectsOf(said).some((subject) => marks.has(subject))) yield row;
  }
}

/** What an event about the account names: its own ids, those of its payments, and fingerprints of its addresses. */
async function subjectsOfAccount(account: Account): Promise<Set<string>> {
  const { id, email, pendingEmail } = account.user;
  const marks = new Set([id]);
  for (const address of [email, pendingEmail]) if (address !== null) marks.add(addressSubject(address));
  for await (const { said } of readable(stored(account, [customerKey(id)]), readCustomer))
    marks.add(said.customerId);
  for await (const { said } of readable(ownRows(account, paymentPrefix), readPayment)) {
    const { id: paymentId, sessionId, intentId, customerId } = said;
    for (const mark of [paymentId, sessionId, intentId, customerId]) if (mark !== null) marks.add(mark);
  }
  return marks;
}

/** Changes that wait for, or had, a second admin and name the account: as the one that is changed, asked or decided. */
export async function* approvalsOf(account: Account): AsyncGenerator<Item> {
  const { user } = account;
  for await (const { row, said } of readable(everybodys(account, approvalsPartition), readApproval)) {
    const { subject, requestedById, decidedBy } = said;
    if (subject === user.id || requestedById === user.id || decidedBy === user.username) yield row;
  }
}

/** What admins did to the account or its jobs, and what it did as an admin. */
export async function* auditOf(account: Account): AsyncGenerator<Item> {
  const { user } = account;
  const subjects = new Set([user.id]);
  for await (const row of ownRows(account, jobPrefix)) subjects.add(sweptJob(row).jobId);
  for await (const { row, said } of readable(everybodys(account, auditPartition), readAudit)) {
    const { subject, actor } = said;
    if (subjects.has(subject) || actor === user.username) yield row;
  }
}
