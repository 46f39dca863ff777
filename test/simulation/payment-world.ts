import { stripePayments } from "@marquee/adapters/payments/live";
import { sessionUpdate } from "@marquee/adapters/payments/live-events";
import type { CardOrder, CardPayments } from "@marquee/adapters/payments/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "@marquee/core/core";
import { balanceKey, openingBalance, readBalance } from "@marquee/core/credits/credits/balance.item";
import { creditPackageItem } from "@marquee/core/credits/credits/credit-package.item";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { getPayment } from "@marquee/core/credits/payments/own-payments";
import { createCheckout } from "@marquee/core/credits/payments/payments";
import { reconcilePayments } from "@marquee/core/credits/payments/reconcile-payments";
import { receiveWebhook } from "@marquee/core/credits/payments/webhooks";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { StripeAccount } from "@marquee/fake-providers/stripe/account";
import { answerApi } from "@marquee/fake-providers/stripe/api";
import { act, type SessionAction } from "@marquee/fake-providers/stripe/control";
import { signatureHeader } from "@marquee/fake-providers/stripe/deliveries";
import { parseForm } from "@marquee/fake-providers/stripe/form-body";
import type { StripeEvent } from "@marquee/fake-providers/stripe/objects";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Table } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { Violation } from "./checker.ts";

export const growth: CreditPackage = {
  id: "1",
  name: "Growth Package",
  description: "",
  creditAmount: 500,
  price: 9_900,
  isActive: true,
  isCustom: false,
  isPopular: false,
  features: {},
  createdAt: "2026-01-01T00:00:00.000Z",
};

const webhookSecret = "whsec_simulation";

export interface PaymentWorldOptions {
  /** A table to use instead of the one in memory. */
  table?: Table;
  /** Wraps the table or the provider, for example to remove a guard. */
  wrapTable?(table: Table): Table;
  wrapProvider?(provider: CardPayments): CardPayments;
}

/** One buyer, one account at Stripe, and only the events that a test delivers between them. */
export class PaymentWorld {
  readonly clock = fixedClock();
  readonly store: MemoryStore = new Map();
  /** The account's events, which only a test delivers. */
  readonly events: StripeEvent[] = [];
  readonly account = new StripeAccount({
    now: () => this.clock.now(),
    live: false,
    emit: (event) => this.events.push(event),
  });
  readonly core: Core;
  readonly provider: CardPayments;
  /** Whether the provider is unreachable. */
  down = false;
  /** Runs before every table call, so that a test controls the order of concurrent calls. */
  step: (() => Promise<void>) | undefined;
  readonly #sessions = new Map<string, { sessionId: string; url: string }>();

  readonly #plain: Table;

  private constructor({ table: other, wrapTable, wrapProvider }: PaymentWorldOptions) {
    const table = other ?? memoryTable({ before: async () => this.step?.() }, this.store);
    this.#plain = other ?? memoryTable({}, this.store);
    const pause = async () => {};
    this.core = { table: wrapTable?.(table) ?? table, clock: this.clock, ids: seededIds(), pause };
    const provider = this.#provider();
    this.provider = wrapProvider?.(provider) ?? provider;
  }

  static async open(options: PaymentWorldOptions = {}): Promise<PaymentWorld> {
    const world = new PaymentWorld(options);
    await world.#plain.write({ op: "put", item: openingBalance("usr_1") });
    await world.#plain.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
    await world.#plain.write({ op: "put", item: creditPackageItem(growth) });
    return world;
  }

  /** Creates a payment and its session. */
  async order(idempotencyKey = "buy"): Promise<{ paymentId: string; sessionId: string }> {
    const order = { userId: "usr_1", actorId: "usr_1", creditPackageId: "1", idempotencyKey };
    return createCheckout(this.core, this.provider, order);
  }

  act(sessionId: string, action: SessionAction, amountCents?: number): void {
    act(this.account, sessionId, action, amountCents);
  }

  /** Makes a single delivery; the signature is genuine unless the test passes another. */
  deliver(event: object, signature?: string) {
    const raw = Buffer.from(JSON.stringify(event));
    const genuine = signatureHeader(webhookSecret, raw.toString("utf8"), this.clock.now());
    return receiveWebhook(this.core, this.provider, { raw, signature: signature ?? genuine });
  }

  signatureOf(event: object, ageMs: number): string {
    return signatureHeader(webhookSecret, JSON.stringify(event), this.clock.now() - ageMs);
  }

  /** Delivers an event until it is accepted, as Stripe does. */
  async deliverUntilTaken(event: object): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      try {
        await this.deliver(event);
        return;
      } catch (error) {
        if (!(error instanceof AppError && error.code === "unavailable")) throw error;
      }
    }
    throw new Violation("The event was never taken");
  }

  async reconcile(limitMs = 60_000) {
    const { core, provider } = this;
    const untilMs = this.clock.now() + limitMs;
    const { defect, ...report } = await reconcilePayments({ core, provider, channel: nobody }, untilMs);
    if (defect !== undefined) throw defect;
    return report;
  }

  payment(paymentId: string) {
    return getPayment(this.#plainCore(), "usr_1", paymentId);
  }

  /** Returns the buyer's credits; fails if they do not match the ledger. */
  async credits(): Promise<number> {
    const core = this.#plainCore();
    const [difference] = await checkLedger(core, "usr_1");
    if (difference)
      throw new Violation(`${difference.what}: ${difference.expected}, not ${difference.found}`);
    return readBalance((await core.table.get(balanceKey("usr_1"))) ?? openingBalance("usr_1")).available;
  }

  /** Everything that is stored, except the webhook log. */
  rows(): string {
    const rows = [...this.store.values()].filter(({ pk }) => !pk.startsWith("WEBHOOK#"));
    return JSON.stringify(rows);
  }

  /** The credits that a purchase should leave, from the cash in Stripe's balance, computed without our code. */
  owed(sessionId: string): number {
    const { session } = this.account.purchase(sessionId);
    const charge = [...this.account.charges.values()].find(
      (one) => one.payment_intent === session.payment_intent,
    );
    if (!charge) return 0;
    const parts = [...this.account.refunds.values(), ...this.account.disputes.values()];
    const ofCharge = new Set([
      charge.id,
      ...parts.filter((one) => one.charge === charge.id).map(({ id }) => id),
    ]);
    const cash = this.account.balance
      .filter(({ source }) => ofCharge.has(source))
      .reduce((cents, { amount }) => cents + amount, 0);
    return Math.floor((growth.creditAmount * Math.max(0, cash)) / growth.price);
  }

  #plainCore(): Core {
    return { ...this.core, table: this.#plain };
  }

  /** The live adapter's own reading and checking of events, with an in-process account instead of calls. */
  #provider(): CardPayments {
    const live = stripePayments({
      secretKeys: ["sk_test_simulation"],
      webhookSecrets: [webhookSecret],
      siteUrl: "https://marquee.example",
    });
    const answers = () => {
      if (this.down) throw new AppError("unavailable");
    };
    return {
      ...live,
      createCustomer: async (userId) => `cus_${userId}`,
      billCustomer: async () => true,
      createSession: async (order) => {
        answers();
        const known = this.#sessions.get(order.paymentId);
        if (known) return known;
        const made = this.#createSession(order);
        this.#sessions.set(order.paymentId, made);
        return made;
      },
      findSession: async (sessionId) => {
        answers();
        if (!this.account.purchases.has(sessionId)) return undefined;
        const { session } = this.account.purchase(sessionId);
        const intent = this.account.intents.get(session.payment_intent ?? "") ?? null;
        return sessionUpdate({ ...session, payment_intent: intent });
      },
      expireSession: async (sessionId) => {
        answers();
        const open = this.account.purchases.get(sessionId)?.session.status === "open";
        if (open) this.account.expire(sessionId);
      },
      refundPayment: async ({ intentId }) => {
        answers();
        const charge = this.account.charges.get(this.account.intents.get(intentId)?.latest_charge ?? "");
        if (!charge) throw new AppError("unavailable");
        if (charge.amount_refunded < charge.amount) this.account.refund(charge.id);
        return { refundedCents: charge.amount_refunded };
      },
      findIntent: async (intentId) => {
        answers();
        const { paymentId, userId } = this.account.intents.get(intentId)?.metadata ?? {};
        return paymentId && userId ? { paymentId, userId } : undefined;
      },
    };
  }

  #createSession(order: CardOrder): { sessionId: string; url: string } {
    const form = new URLSearchParams({
      mode: "payment",
      client_reference_id: order.paymentId,
      "metadata[paymentId]": order.paymentId,
      "metadata[userId]": order.userId,
      "payment_intent_data[metadata][paymentId]": order.paymentId,
      "payment_intent_data[metadata][userId]": order.userId,
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": String(order.amountCents),
      "line_items[0][price_data][product_data][name]": order.packageName,
      success_url: "https://marquee.example/credits",
      expires_at: String(Math.floor(order.expiresAtMs / 1_000)),
    });
    if (order.expiresAtMs < this.clock.now() + 30 * 60_000) throw new AppError("conflict");
    const session = answerApi(this.account, "https://checkout.example", {
      method: "POST",
      path: "/v1/checkout/sessions",
      form: parseForm(form.toString()),
    });
    const { id, url } = session as { id: string; url: string };
    return { sessionId: id, url };
  }
}

/** No connection is open. */
const nobody: PushChannel = { send: async () => "gone", close: async () => undefined };
