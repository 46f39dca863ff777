import { paymentStatuses } from "@marquee/contracts/enums";
import { durations } from "@marquee/contracts/limits";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { epochSeconds } from "../ports.ts";

export const webhookVerdicts = ["applied", "repeated", "ignored", "refused", "failed"] as const;

/** One event of the card provider and what we made of it; its exact bytes are a row of their own. */
const webhookEventCodec = codec({
  id: z.string(),
  type: z.string(),
  verdict: z.enum(webhookVerdicts),
  detail: z.string(),
  paymentId: z.nullable(z.string()),
  status: z.nullable(z.enum(paymentStatuses)),
  receivedAt: z.string(),
  deliveries: z.int(),
  /** Ids and fingerprints that lead to the person it is about; null in rows written before they were kept. */
  subjects: z._default(z.nullable(z.array(z.string())), null),
});
export type WebhookEventRecord = ReturnType<typeof webhookEventCodec.read>;

export const readWebhookEvent = webhookEventCodec.read;

/** Every event by the time it first came, on the first global index. */
export const webhookEventsPartition = "WEBHOOK_EVENTS";

export function webhookEventKey(eventId: string): Key {
  return { pk: `WEBHOOK#${eventId}`, sk: "EVENT" };
}

export function webhookEventItem(event: WebhookEventRecord, nowMs: number): Item {
  return {
    ...webhookEventKey(event.id),
    gsi1pk: webhookEventsPartition,
    gsi1sk: `${event.receivedAt}#${event.id}`,
    rowType: "webhook-event",
    v: rowVersion,
    ...event,
    ttl: epochSeconds(nowMs) + durations.webhookEventSeconds,
  };
}

const rawCodec = codec({ raw: z.string() });
export const readWebhookRaw = (item: Item) => rawCodec.read(item).raw;

/** Apart from the event, so that the log by time does not copy bodies into its index. */
export function webhookRawKey(eventId: string): Key {
  return { pk: `WEBHOOK#${eventId}`, sk: "RAW" };
}

export function webhookRawItem(eventId: string, raw: string, nowMs: number): Item {
  return {
    ...webhookRawKey(eventId),
    rowType: "webhook-raw",
    v: rowVersion,
    raw,
    ttl: epochSeconds(nowMs) + durations.webhookEventSeconds,
  };
}
