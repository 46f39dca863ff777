import { login } from "@marquee/contracts/account/auth";
import { getSponsorshipDeal, listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";
import { fire, inDays, publishedEvent } from "../support/hosting-acts.ts";
import { siteTimeMs } from "../support/site-clock.ts";

const dayMs = 86_400_000;
/** A stage of its own, since time passes for everybody on it. */
let local: LocalRuntime;

beforeAll(async () => {
  local = await startLocal({ port: 0, web: "none", build: "none", schedules: "fired" });
});
afterAll(async () => {
  await local.stop();
  if (local.denied.length > 0) throw new Error(`Not allowed by their roles:\n${local.denied.join("\n")}`);
});

/** A deal that both sides accepted, about the only spot of an event that begins in some days. */
async function accepted(beginsInDays: number) {
  const [host, brand] = await Promise.all([
    ApiUser.confirmed(local.url, "event_host"),
    ApiUser.confirmed(local.url),
  ]);
  const nowMs = await siteTimeMs(local.url);
  const days = { date: inDays(beginsInDays, nowMs), endsAt: inDays(beginsInDays + 2, nowMs) };
  const place = await publishedEvent(host, days);
  const { id } = await offerAs(brand, place);
  const { expiresAt } = await moveAs(host, id, { action: "accept" });
  const lapsesInDays = (Date.parse(expiresAt ?? "") - nowMs) / dayMs;
  return { host, brand, id, lapsesInDays, beginsAt: days.date, expiresAt, ...place };
}

/** Lets days pass, after which sessions are over, and signs everybody in again. */
async function pass(days: number, callers: readonly ApiUser[]): Promise<void> {
  local.advanceClock(days * dayMs);
  for (const { client, user } of callers)
    await client.call(login, { body: { username: user?.username ?? "", password } });
}

async function sweepTwice(): Promise<void> {
  for (let runs = 0; runs < 2; runs++) await fire(local.url, "sweep-deals");
}

const dealOf = (by: ApiUser, id: string) => by.client.call(getSponsorshipDeal, { params: { id } });
const stepsTold = async ({ client }: ApiUser, wanted: string) =>
  (await client.call(listNotifications, { query: {} })).filter(
    ({ kind, about }) => kind === "deal_step" && (about as { action?: unknown }).action === wanted,
  );
const spotsOf = async (by: ApiUser, eventId: string) =>
  (await by.client.call(listSponsorshipPackages, { query: { eventId } }))[0]?.remaining;

describe("what both sides accepted and nobody signed", () => {
  it("reminds both sides once three days before it lapses, and frees its spot after 14 days", async () => {
    const { host, brand, id, eventId, packageId, lapsesInDays } = await accepted(60);
    expect(lapsesInDays).toBeCloseTo(14, 2);
    await pass(10.9, [host, brand]);
    await sweepTwice();
    for (const side of [host, brand]) expect(await stepsTold(side, "sign_reminder")).toEqual([]);
    await pass(0.2, [host, brand]);
    await sweepTwice();
    for (const side of [host, brand]) {
      expect(await stepsTold(side, "sign_reminder")).toMatchObject([{ about: { dealId: id } }]);
      expect(await dealOf(side, id)).toMatchObject({ status: "pending", version: 1 });
    }
    expect(await spotsOf(brand, eventId)).toBe(0);

    await pass(3, [host, brand]);
    // Whoever reads it sees that it lapsed, whether or not that is stored yet.
    const ended = { status: "cancelled", endedBy: null, endReason: "The contract wasn't signed in time." };
    for (const side of [host, brand]) expect(await dealOf(side, id)).toMatchObject({ ...ended, moves: [] });
    expect(await spotsOf(brand, eventId)).toBe(1);
    await sweepTwice();
    for (const side of [host, brand]) {
      const deal = await dealOf(side, id);
      expect(deal).toMatchObject(ended);
      expect(deal.history.filter(({ action }) => action === "lapse_unsigned")).toHaveLength(1);
      expect(deal.history.filter(({ action }) => action === "sign_reminder")).toHaveLength(1);
      expect(await stepsTold(side, "lapse_unsigned")).toHaveLength(1);
      expect(await stepsTold(side, "sign_reminder")).toHaveLength(1);
    }
    expect(await spotsOf(brand, eventId)).toBe(1);
    await offerAs(brand, { eventId, packageId });
  });

  it("lapses when the event begins if that is sooner, also with one signature", async () => {
    const { host, brand, id, beginsAt, expiresAt } = await accepted(5);
    expect(expiresAt).toBe(beginsAt);
    await signAs(brand, id);
    await pass(5.1, [host, brand]);
    await sweepTwice();
    expect(await dealOf(host, id)).toMatchObject({ status: "cancelled", endedBy: null, moves: [] });
  });

  it("stays sold once both have signed, however much time passes", async () => {
    const { host, brand, id, eventId } = await accepted(60);
    for (const by of [brand, host]) await signAs(by, id);
    await pass(15, [host, brand]);
    await sweepTwice();
    expect(await dealOf(brand, id)).toMatchObject({ status: "active", expiresAt: null });
    expect(await stepsTold(brand, "sign_reminder")).toEqual([]);
    expect(await spotsOf(brand, eventId)).toBe(0);
  });
});
