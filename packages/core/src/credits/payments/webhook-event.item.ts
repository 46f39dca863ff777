import { durations } from "@marquee/contracts/durations";
import { paymentStatuses } from "@marquee/contracts/enums";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";
import { addressSubject, subjectsOf } from "./webhook-subjects.ts";

export const webhookVerdicts = ["applied", "repeated", "ignored", "refused", "failed"] as const;

/** Every event by the time of its first delivery. */
export const webhookEventList: List = { name: "WEBHOOK_EVENTS", shards: 1 };

/** An event from the card provider and its verdict; its raw body is a separate row. */
const webhookEventEntity = entity({
  rowType: "webhook-event",
  shape: {
    id: z.string(),
    type: z.string(),
    verdict: z.enum(webhookVerdicts),
    detail: z.string(),
    paymentId: z.nullable(z.string()),
    status: z.nullable(z.enum(paymentStatuses)),
    receivedAt: z.string(),
    deliveries: z.int(),
    /** Ids and fingerprints that identify the person it is about; null in rows written before they were stored. */
    subjects: z._default(z.nullable(z.array(z.string())), null),
  },
  key: ({ id }: { id: string; nowMs?: number }) => ({ pk: `WEBHOOK#${id}`, sk: "EVENT" }),
  list: ({ id, receivedAt }) => ({ list: webhookEventList, at: `${receivedAt}#${id}` }),
  ttl: ({ nowMs = 0 }) => epochSeconds(nowMs) + durations.webhookEventSeconds,
});
export type WebhookEventRecord = ReturnType<typeof webhookEventEntity.read>;

export const readWebhookEvent = webhookEventEntity.read;

export const webhookEventKey = (id: string): Key => webhookEventEntity.key({ id });

export function webhookEventItem(event: WebhookEventRecord, nowMs: number): Item {
  return webhookEventEntity.item({ ...event, nowMs });
}

const rawEntity = entity({
  rowType: "webhook-raw",
  shape: { raw: z.string() },
  key: ({ id }: { id: string; nowMs?: number }) => ({ pk: `WEBHOOK#${id}`, sk: "RAW" }),
  ttl: ({ nowMs = 0 }) => epochSeconds(nowMs) + durations.webhookEventSeconds,
});
export const readWebhookRaw = (item: Item) => rawEntity.read(item).raw;

/** Separate from the event, so that the log by time does not read bodies. */
export const webhookRawKey = (id: string): Key => rawEntity.key({ id });

export function webhookRawItem(id: string, raw: string, nowMs: number): Item {
  return rawEntity.item({ id, raw, nowMs });
}

export const webhookEventRows: RowKind<typeof webhookEventEntity> = {
  entity: webhookEventEntity,
  owner: { notFound: "The outcome of a card event: only ids and verdicts." },
  export: { notShown: "The payments that it changed are shown." },
  onDelete: { keep: "It identifies a person only by ids and fingerprints, and expires after 90 days." },
};

export const webhookEventPage: RowPage<typeof webhookEventEntity> = {
  entity: webhookEventEntity,
  rows: [
    {
      name: "Webhook event",
      sample: { id: "{event}", receivedAt: "{time}" },
      reached: "Get; the log, newest first",
      expires: "90 d",
    },
  ],
};

export const webhookRawRows: RowKind<typeof rawEntity> = {
  entity: rawEntity,
  owner: "elsewhere",
  person: (row, { email }) =>
    email !== null && subjectsOf(readWebhookRaw(row)).includes(addressSubject(email)),
  export: { notShown: "The card provider's message about the account; its payments are shown." },
  onDelete: "erase",
};

export const webhookRawPage: RowPage<typeof rawEntity> = {
  entity: rawEntity,
  rows: [
    {
      name: "Webhook body",
      sample: { id: "{event}" },
      reached: "Get, to show it and to apply it again",
      expires: "90 d",
    },
  ],
};
