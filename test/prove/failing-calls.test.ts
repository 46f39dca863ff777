import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@marquee/api-client/client";
import { seededRandom } from "@marquee/concept-boards/seeded-random";
import { getCurrentUser, login, register } from "@marquee/contracts/account/auth";
import { confirmEmailChange, resendConfirmation } from "@marquee/contracts/account/profile";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import {
  type Deal,
  getSponsorshipDeal,
  listSponsorshipDeals,
  listSponsorshipPackages,
} from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { generateCampaignIdeas, getCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { type Emulators, startEmulators } from "@marquee/local/emulators/start-emulators";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { testSeed } from "@marquee/testkit/test-seed";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainOrder } from "../bench/order-fixture.ts";
import { ApiUser, newcomer, welcomeCredits } from "../support/api-user.ts";
import { type Break, type BreakableService, breakableService } from "../support/breakable-service.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";
import { linkIn, sentTo } from "../support/outbox.ts";
import { stageCore } from "../support/stage-work.ts";
import { figure } from "./figures.ts";

/** Of all calls, half of them before and half after they were done. */
const share = 0.3;
const pairs = 6;
const minuteMs = 60_000;

let emulators: Emulators;
let services: BreakableService[];
let local: LocalRuntime;
const random = seededRandom(String(testSeed));
const calls = { all: 0, failed: 0, failedThoughDone: 0 };
/** What people were told while they tried, by code. */
const refusals = new Map<string, number>();

const unreliable: Break = () => {
  calls.all += 1;
  if (random.next() >= share) return undefined;
  calls.failed += 1;
  const isDone = random.next() < 0.5;
  if (isDone) calls.failedThoughDone += 1;
  return { code: "InternalServerError", status: 500, isDone };
};
const breakAll = (how: Break | undefined) => services.forEach((one) => one.breakWith(how));

beforeAll(async () => {
  emulators = await startEmulators({ foreign: {} });
  const table = await breakableService(() => emulators.dynamodbEndpoint);
  const queues = await breakableService(() => emulators.sqsEndpoint);
  const files = await breakableService(() => emulators.s3Endpoint);
  services = [table, queues, files];
  local = await startLocal({
    port: 0,
    web: "none",
    build: "none",
    env: {
      AWS_ENDPOINT_URL_DYNAMODB: table.url,
      AWS_ENDPOINT_URL_SQS: queues.url,
      AWS_ENDPOINT_URL_S3: files.url,
    },
  });
}, 2 * minuteMs);
afterAll(async () => {
  breakAll(undefined);
  await local.stop();
  await Promise.all([...services, emulators].map((each) => each.stop()));
});

/** Tries like a person who looks whether it worked before trying again. @throws Error if it never does */
async function reached<T>(
  what: string,
  look: () => Promise<T | undefined>,
  act: () => Promise<unknown>,
): Promise<T> {
  for (let tries = 0; tries < 120; tries++) {
    try {
      const found = await look();
      if (found !== undefined) return found;
      await act();
    } catch (error) {
      noted(error);
    }
    await pause(200);
  }
  throw new Error(`${what} never worked: ${JSON.stringify([...refusals])}`);
}

function noted(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1);
}

/** Somebody who registers, and confirms their address. */
async function arrived(role: "brand" | "event_host"): Promise<ApiUser> {
  const caller = new ApiUser(local.url);
  const body = { ...newcomer(), role };
  const { username, password, email } = body;
  caller.user = await reached(
    "registering",
    () =>
      caller.client.call(getCurrentUser, {}).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "unauthenticated") return undefined;
        throw error;
      }),
    async () => {
      await caller.client.call(register, { body }).catch(noted);
      await caller.client.call(login, { body: { username, password } });
    },
  );
  let asked = 0;
  await reached(
    "confirming",
    async () => ((await caller.client.call(getCurrentUser, {})).confirmed ? true : undefined),
    async () => {
      const links = (await sentTo(local.url, email)).filter(({ subject }) => /Confirm/.test(subject ?? ""));
      const token = links[0] && new URL(linkIn(links[0]), local.url).searchParams.get("token");
      if (token) await caller.client.call(confirmEmailChange, { body: { token } });
      else if (++asked % 10 === 0) await caller.client.call(resendConfirmation, {});
    },
  );
  return caller;
}

/** Waits until something a worker does is done. */
const worked = <T>(what: string, look: () => Promise<T | undefined>): Promise<T> =>
  reached(what, look, () => pause(2_000));

/** Lets time pass five times as fast, and sends again what got lost on the way to a worker, until it is stopped. */
function sweeping(): () => void {
  const stopping = new AbortController();
  void (async () => {
    while (!stopping.signal.aborted) {
      await pause(2_000);
      local.advanceClock(8_000);
      await local.fireSchedule("sweep-jobs").catch(() => undefined);
    }
  })();
  return () => stopping.abort();
}

async function campaign(brand: ApiUser): Promise<{ ordered: number; charged: number }> {
  for (let ordered = 1; ; ordered++) {
    const idempotencyKey = randomUUID();
    let id: string | undefined;
    await reached(
      "ordering",
      async () => id,
      async () => {
        ({ generationId: id } = await brand.client.call(generateCampaignIdeas, {
          body: plainOrder(ordered),
          idempotencyKey,
        }));
      },
    );
    const params = { id: id ?? "" };
    const { status, charged, results } = await worked("the campaign", async () => {
      const generation = await brand.client.call(getCampaignGeneration, { params });
      return /queued|running/.test(generation.status) ? undefined : generation;
    });
    if (status !== "completed") continue;
    expect(results.length).toBeGreaterThanOrEqual(3);
    return { ordered, charged: charged ?? 0 };
  }
}

async function question(brand: ApiUser): Promise<void> {
  const clientId = randomUUID();
  const asked = await reached(
    "asking",
    async () => (await brand.client.call(listMessages, {})).find((one) => one.clientId === clientId),
    () => brand.client.call(sendMessage, { body: { content: "Which events fit a cloud brand?", clientId } }),
  );
  await worked("the answer", async () =>
    (await brand.client.call(listMessages, {})).find(
      ({ inReplyTo, status }) => inReplyTo === asked.id && status !== "streaming",
    ),
  );
  const messages = await worked("reading", () => brand.client.call(listMessages, {}));
  expect(messages.filter((one) => one.clientId === clientId)).toHaveLength(1);
  expect(messages.filter(({ inReplyTo }) => inReplyTo === asked.id)).toHaveLength(1);
}

/** An event with one spot, sold to a brand and signed by both. */
async function signedDeal(host: ApiUser, brand: ApiUser, nth: number): Promise<Deal> {
  const event = {
    name: `Harbor Days of the unreliable ${nth}`,
    category: "startup" as const,
    date: inDays(60),
    endsAt: inDays(62),
    location: "Singapore",
    description: "Three days by the water.",
  };
  let eventId = "";
  await reached(
    "creating an event",
    async () => eventId || undefined,
    async () => ({ id: eventId } = await host.client.call(createEvent, { body: event })),
  );
  const params = { id: eventId };
  const packages = () => host.client.call(listSponsorshipPackages, { query: { eventId } });
  const packageId = await reached(
    "adding a package",
    async () => (await packages())[0]?.id,
    () =>
      host.client.call(createSponsorshipPackage, {
        params,
        body: { name: "Gold", price: 12_500, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
      }),
  );
  const read = () => host.client.call(getEvent, { params });
  await reached(
    "publishing",
    async () => ((await read()).status === "draft" ? undefined : true),
    async () =>
      host.client.call(transitionEvent, {
        params,
        body: { action: "publish", version: (await read()).version },
      }),
  );
  const idempotencyKey = randomUUID();
  let dealId = "";
  await reached(
    "offering",
    async () => dealId || undefined,
    async () =>
      ({ id: dealId } = await offerAs(brand, { eventId, packageId, amount: 12_000 }, idempotencyKey)),
  );
  const deal = () => brand.client.call(getSponsorshipDeal, { params: { id: dealId } });
  await reached(
    "accepting",
    async () => ((await deal()).status === "negotiating" ? undefined : true),
    () => moveAs(host, dealId, { action: "accept" }),
  );
  for (const [party, mine] of [
    [brand, "brand"],
    [host, "host"],
  ] as const)
    await reached(
      "signing",
      async () => ((await deal()).signedBy.includes(mine) ? true : undefined),
      () => signAs(party, dealId),
    );
  return reached("reading the deal", deal, async () => undefined);
}

it(
  "three in ten calls of table, queues and files fail, before or after they were done: everybody gets through, and nothing is sold or charged twice",
  async () => {
    breakAll(unreliable);
    const stopSweeping = sweeping();
    const done = await Promise.all(
      Array.from({ length: pairs }, async (_, nth) => {
        const [host, brand] = await Promise.all([arrived("event_host"), arrived("brand")]);
        const idempotencyKey = randomUUID();
        await reached(
          "buying credits",
          async () =>
            (await brand.client.call(getCreditBalance, {})).totalCredits > welcomeCredits ? true : undefined,
          () => brand.client.call(createCheckout, { body: { creditPackageId: "1" }, idempotencyKey }),
        );
        const ordered = await campaign(brand);
        await question(brand);
        const deal = await signedDeal(host, brand, nth);
        return { host, brand, deal, ...ordered };
      }),
    ).finally(stopSweeping);
    breakAll(undefined);
    figure("calls of AWS", calls.all);
    figure("of which failed", calls.failed);
    figure("of which were done all the same", calls.failedThoughDone);
    figure("what people were told", [...refusals].map(([code, count]) => `${code} ${count}`).join(", "));

    const core = stageCore({
      dynamodb: emulators.dynamodbEndpoint,
      sqs: emulators.sqsEndpoint,
      tableName: local.tableName,
    });
    for (const { host, brand, deal, charged } of done) {
      const balance = await brand.client.call(getCreditBalance, {});
      const entries = await brand.client.call(listCreditTransactions, { query: { limit: "100" } });
      expect(balance).toMatchObject({ heldCredits: 0, totalCredits: welcomeCredits + 100 });
      expect(balance.availableCredits).toBe(welcomeCredits + 100 - charged);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.availableCredits);
      for (const { id } of [host, brand]) expect(await checkLedger(core, id)).toEqual([]);
      expect(deal.signedBy).toEqual(expect.arrayContaining(["brand", "host"]));
      const deals = await brand.client.call(listSponsorshipDeals, {});
      expect(deals.map(({ id }) => id)).toEqual([deal.id]);
      const offers = await brand.client.call(listSponsorshipPackages, { query: { eventId: deal.eventId } });
      expect(
        offers.map(({ sold, remaining, heldUntil }) => ({ sold, remaining, held: heldUntil.length })),
      ).toEqual([{ sold: 1, remaining: 0, held: 0 }]);
    }
    // What they were told is that it did not work this time, or that it had worked before.
    expect([...refusals.keys()].filter((code) => code === "internal")).toEqual([]);
  },
  30 * minuteMs,
);
