import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects.ts";

/** What happens to new events: sent at once, held until released, or dropped for good. */
export type DeliveryMode = "send" | "hold" | "drop";

export interface DeliveriesOptions {
  webhookSecret: string;
  webhookUrl(): string | undefined;
  now(): number;
  /** The pauses between attempts of one event, in milliseconds; Stripe itself retries for three days. */
  retryAfterMs?: readonly number[];
}

/** One attempt and the site's status; 0 if there was no answer. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number;
}

const patienceMs = 10_000;

/** The header that signs an event: HMAC over its time and exact bytes (docs.stripe.com/webhooks/signature). */
export function signatureHeader(secret: string, payload: string, epochMs: number): string {
  const time = Math.floor(epochMs / 1_000);
  const signature = createHmac("sha256", secret).update(`${time}.${payload}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

/** Sends events to the site, one after another, each until it is accepted or the attempts are used up. */
export class Deliveries {
  mode: DeliveryMode = "send";
  /** How often each event is sent, even if it was accepted. */
  copies = 1;
  readonly log: Delivery[] = [];
  readonly #options: DeliveriesOptions;
  readonly #held: StripeEvent[] = [];
  #line: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  get held(): readonly StripeEvent[] {
    return this.#held;
  }

  add(event: StripeEvent): void {
    if (this.mode === "hold") this.#held.push(event);
    if (this.mode !== "send") return;
    for (let copy = 0; copy < this.copies; copy++) this.send(event);
  }

  /** Enqueues an event, which may have been sent before. */
  send(event: StripeEvent): void {
    this.#line = this.#line.then(() => this.#try(event));
  }

  /** Sends the held events, in this order or reversed, and sends new events at once again. */
  release(order: "as told" | "reversed" = "as told"): void {
    this.mode = "send";
    const events = this.#held.splice(0);
    for (const event of order === "reversed" ? events.toReversed() : events) this.add(event);
  }

  /** Waits until all deliveries have ended. */
  async settled(): Promise<void> {
    let line: Promise<unknown> | undefined;
    while (line !== this.#line) {
      line = this.#line;
      await line;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #try(event: StripeEvent): Promise<void> {
    for (const waitMs of [0, ...(this.#options.retryAfterMs ?? [200, 500, 1_000, 2_000, 4_000])]) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      const url = this.#options.webhookUrl();
      if (url === undefined || this.#stopped) return;
      const status = await this.#post(url, JSON.stringify(event));
      this.log.push({ eventId: event.id, type: event.type, status });
      if (status >= 200 && status < 300) return;
    }
  }

  async #post(url: string, payload: string): Promise<number> {
    const { webhookSecret, now } = this.#options;
    try {
      const response = await fetch(url, {
        method: "POST",
        body: payload,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signatureHeader(webhookSecret, payload, now()),
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        signal: AbortSignal.timeout(patienceMs),
        redirect: "manual",
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }
}
