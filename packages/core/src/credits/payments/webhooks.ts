import type { CardEvent, CardPayments } from "@marquee/adapters/payments/port";
import type { WebhookEvent } from "@marquee/contracts/admin/admin";
import { AppError } from "@marquee/contracts/errors";
import { absent, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { isIdOf } from "../../ids.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { applyEvent, type PaymentOutcome } from "./apply-payment-update.ts";
import type { PaymentRecord } from "./payment.item.ts";
import {
  readWebhookEvent,
  readWebhookRaw,
  type WebhookEventRecord,
  webhookEventItem,
  webhookEventKey,
  webhookEventList,
  webhookRawItem,
  webhookRawKey,
} from "./webhook-event.item.ts";
import { subjectsOf } from "./webhook-subjects.ts";

/**
 * Handles a delivery of the card provider: verified by its signature and age, stored unchanged, then applied by the
 * one fulfill step. If this returns, the provider may forget the event; if it throws, the provider must redeliver it.
 * @throws AppError invalid_signature, not_configured, unavailable
 */
export async function receiveWebhook(
  core: Core,
  provider: CardPayments,
  delivery: { raw: Buffer; signature: string | undefined },
): Promise<{ event: CardEvent; outcome: PaymentOutcome }> {
  const event = provider.verifyEvent(delivery.raw, delivery.signature, core.clock.now());
  const raw = delivery.raw.toString("utf8");
  const subjects = subjectsOf(raw);
  await storeEvent(core, event, { raw, subjects });
  const outcome = await recordOutcome(core, event.id, () => applyEvent(core, provider, event));
  if (await isAboutDeleted(core, subjects, paymentOf(outcome)?.userId)) {
    await core.table.write({ op: "delete", key: webhookRawKey(event.id) });
  }
  return { event, outcome };
}

/** Whether an event is about a deleted account: then its body is not kept. */
async function isAboutDeleted(core: Core, subjects: string[], buyerId: string | undefined): Promise<boolean> {
  const people = subjects.filter((subject) => isIdOf("user", subject));
  const ids = [...new Set([...people, ...(buyerId === undefined ? [] : [buyerId])])];
  if (ids.length === 0) return false;
  const rows = await core.table.getMany(ids.map(profileKey));
  return rows.some((row) => row !== undefined && readUser(row).status === "deleted");
}

/** The log of webhooks, newest first. */
export async function listWebhookEvents(core: Core, page: PageRequest): Promise<AdminPage<WebhookEvent>> {
  const { items, cursor } = await listPage(core, webhookEventList, {
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readWebhookEvent);
  return { items: rows.map(publicEvent), cursor, unreadable };
}

/** One event with its raw body. @throws AppError not_found */
export async function getWebhookEvent(core: Core, id: string): Promise<WebhookEvent & { raw: string }> {
  const [event, raw] = await core.table.getMany([webhookEventKey(id), webhookRawKey(id)]);
  if (!event || !raw) throw new AppError("not_found");
  return { ...publicEvent(readWebhookEvent(event)), raw: readWebhookRaw(raw) };
}

/**
 * Applies a stored event again, such as one that failed or was refused before a fix. Credits that it already granted
 * are not granted again; the result says what this application did.
 * @throws AppError not_found, unavailable
 */
export async function replayWebhookEvent(
  core: Core,
  provider: CardPayments,
  id: string,
): Promise<WebhookEvent> {
  const { raw, ...stored } = await getWebhookEvent(core, id);
  const event = provider.readEvent(raw);
  const outcome = await recordOutcome(core, id, () => applyEvent(core, provider, event));
  return { ...stored, ...verdictOf(outcome) };
}

function publicEvent({ subjects: _, ...event }: WebhookEventRecord): WebhookEvent {
  return event;
}

/** Stores the raw body before anything else happens. */
async function storeEvent(
  core: Core,
  event: CardEvent,
  { raw, subjects }: { raw: string; subjects: string[] },
): Promise<void> {
  const nowMs = core.clock.now();
  const record: WebhookEventRecord = {
    id: event.id,
    type: event.type,
    verdict: "failed",
    detail: "Received, not applied yet.",
    paymentId: null,
    status: null,
    receivedAt: isoTime(nowMs),
    deliveries: 1,
    subjects,
  };
  try {
    await core.table.transact([
      { label: "event", write: { op: "put", item: webhookEventItem(record, nowMs), when: absent } },
      { label: "raw", write: { op: "put", item: webhookRawItem(event.id, raw, nowMs) } },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    await core.table.write({
      op: "update",
      key: webhookEventKey(event.id),
      add: { deliveries: 1 },
      when: exists,
    });
  }
}

/** Applies an event and stores its outcome; a repeat never replaces an earlier `applied`. */
async function recordOutcome(
  core: Core,
  id: string,
  apply: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  const conclude = (set: Partial<WebhookEventRecord>) =>
    core.table.write({ op: "update", key: webhookEventKey(id), set, when: exists });
  try {
    const outcome = await apply();
    const before = await core.table.get(webhookEventKey(id));
    const wasApplied = before !== undefined && readWebhookEvent(before).verdict === "applied";
    if (!(wasApplied && outcome.verdict === "repeated")) await conclude(verdictOf(outcome));
    return outcome;
  } catch (error) {
    await conclude({
      verdict: "failed",
      detail: "We couldn't apply this event. Stripe will deliver it again.",
    });
    throw error;
  }
}

function paymentOf(outcome: PaymentOutcome): PaymentRecord | undefined {
  if ("fulfillment" in outcome) return outcome.fulfillment.payment;
  return "payment" in outcome ? outcome.payment : undefined;
}

function verdictOf(
  outcome: PaymentOutcome,
): Pick<WebhookEvent, "verdict" | "detail" | "paymentId" | "status"> {
  const { verdict, detail } = outcome;
  const payment = paymentOf(outcome);
  return { verdict, detail, paymentId: payment?.id ?? null, status: payment?.status ?? null };
}
