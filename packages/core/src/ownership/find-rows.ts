import type { Item, Key } from "@marquee/table/table";
import { type AdjustmentRecord, adjustmentsPartition, readAdjustment } from "../credits/adjustment.item.ts";
import { userPartition } from "../keys.ts";
import { everyRow } from "../paging.ts";
import { paymentPrefix, readPayment } from "../payments/payment.item.ts";
import { readWebhookEvent, webhookEventsPartition, webhookRawKey } from "../payments/webhook-event.item.ts";
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

/** The unique names that the account holds; one that is somebody else's by now is not among them. */
export async function* guardsOf(account: Account): AsyncGenerator<Item> {
  const { username, email, phone, googleSubject, id } = account.user;
  const keys = [
    usernameGuardKey(username),
    ...(email === null ? [] : [emailGuardKey(email)]),
    ...(phone === null ? [] : [phoneGuardKey(phone)]),
    ...(googleSubject === null ? [] : [googleGuardKey(googleSubject)]),
  ];
  for await (const row of stored(account, keys)) if (readGuard(row).userId === id) yield row;
}

/** When the account's number was last sent a code. */
export async function* lastCodesOf(account: Account): AsyncGenerator<Item> {
  const { phone, phoneVerified } = account.user;
  // A number that was only claimed may be another's.
  if (phone !== null && phoneVerified) yield* stored(account, [lastCodeKey(phone)]);
}

/** What leads from the account's connections to it. */
export async function* connectionsOf(account: Account): AsyncGenerator<Item> {
  for await (const row of ownRows(account, socketPrefix))
    yield* stored(account, [connectionKey(readSocket(row).connectionId)]);
}

/** Credits that admins booked to the account, or that it asked for as an admin. */
export async function* adjustmentsOf({ core, user }: Account): AsyncGenerator<Item> {
  for await (const row of everyRow(core, { index: "gsi1", pk: adjustmentsPartition })) {
    if (namesUser(readAdjustment(row), user)) yield row;
  }
}

function namesUser({ userId, requestedById, decidedBy }: AdjustmentRecord, user: UserRecord): boolean {
  return userId === user.id || requestedById === user.id || decidedBy === user.username;
}

/** What the card provider told of the account's payments, word for word: its bodies name the buyer. */
export async function* webhookBodiesOf(account: Account): AsyncGenerator<Item> {
  const cards = new Set<string>();
  for await (const row of ownRows(account, paymentPrefix)) {
    const { id, method } = readPayment(row);
    if (method === "card") cards.add(id);
  }
  if (cards.size === 0) return;
  for await (const row of everyRow(account.core, { index: "gsi1", pk: webhookEventsPartition })) {
    const { id, paymentId } = readWebhookEvent(row);
    if (paymentId !== null && cards.has(paymentId)) yield* stored(account, [webhookRawKey(id)]);
  }
}
