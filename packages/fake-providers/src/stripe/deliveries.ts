import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects.ts";

/** What becomes of new events: sent at once, kept until they are released, or lost for good. */
export type DeliveryMode = "send" | "hold" | "drop";

export interface DeliveriesOptions {
  webhookSecret: string;
  webhookUrl(): string | undefined;
  now(): number;
  /** Between the tries of one event, in milliseconds; Stripe itself goes on for three days. */
  retryAfterMs?: readonly number[];
}

/** One try and the site's answer; 0 where there was none. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number;
}

const patienceMs = 10_000;

/** The header that proves an event: HMAC over its time and exact bytes (docs.stripe.com/webhooks/signature). */
export function signatureHeader(secret: string, payload: string, epochMs: number): string {
  const time = Math.floor(epochMs / 1_000);
  const signature = createHmac("sha256", secret).update(`${time}.${payload}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

/** Sends events to the site, one after the other, each until it is taken or the tries are used up. */
export class Deliveries {
  mode: DeliveryMode = "send";
  /** How often each event is sent although it was taken. */
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

  /** Puts an event in the line, also one that was sent before. */
  send(event: StripeEvent): void {
    this.#line = this.#line.then(() => this.#try(event));
  }

  /** Sends what is held, in this order or the other one, and goes on sending. */
  release(order: "as told" | "reversed" = "as told"): void {
    this.mode = "send";
    const events = this.#held.splice(0);
    for (const event of order === "reversed" ? events.toReversed() : events) this.add(event);
  }

  /** Waits until nothing is on its way. */
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
