import { createHash } from "node:crypto";
import { getAgreement, verifyAgreement } from "@marquee/contracts/deals/agreements";
import { getSponsorshipDeal, joinWaitingList, listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { saveEvent } from "@marquee/contracts/events/saved-events";
import type { NotificationKind } from "@marquee/contracts/live/notification-kinds";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";
import { cancelEvent, changeEvent, fire, inDays, publishedEvent } from "../support/hosting-acts.ts";
import { sentTo } from "../support/outbox.ts";

const url = inject("url");

const dealOf = (by: ApiUser, id: string) => by.client.call(getSponsorshipDeal, { params: { id } });
const told = async ({ client }: ApiUser, kind: NotificationKind) =>
  (await client.call(listNotifications, { query: {} })).filter((one) => one.kind === kind);
const mailed = async ({ user }: ApiUser, subject: RegExp) =>
  (await sentTo(url, user?.email ?? "")).filter((one) => subject.test(one.subject ?? ""));

/** What the next minutes' schedules do. */
async function nextMinutes(): Promise<void> {
  for (let minutes = 0; minutes < 2; minutes++)
    for (const schedule of ["announce-events", "sweep-deals", "mail-notices"]) await fire(url, schedule);
}

/** A host's event with a deal about its only spot, accepted by both sides. */
async function accepted() {
  const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  const place = await publishedEvent(host);
  const { id } = await offerAs(brand, place);
  await moveAs(host, id, { action: "accept" });
  return { host, brand, id, ...place };
}

/** The same, signed by both. */
async function signed() {
  const deal = await accepted();
  for (const by of [deal.brand, deal.host]) await signAs(by, deal.id);
  return deal;
}

async function download(by: ApiUser, id: string): Promise<Buffer> {
  const path = `${url}/api/sponsorship-deals/${id}/contract.pdf`;
  const answer = await fetch(path, { headers: { cookie: by.cookie ?? "" } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const spotsOf = async (by: ApiUser, eventId: string) =>
  (await by.client.call(listSponsorshipPackages, { query: { eventId } }))[0]?.remaining;

describe("a signed deal whose event moves", () => {
  it("keeps its file in force until both have signed the amendment, and everybody hears of it once", async () => {
    const { host, brand, id, eventId, packageId } = await signed();
    const [waiting, saver] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    await waiting.client.call(joinWaitingList, { params: { id: packageId } });
    await saver.client.call(saveEvent, { params: { id: eventId } });
    const file = await download(brand, id);
    await changeEvent(host, eventId, { date: inDays(360), endsAt: inDays(362) });

    // The host's call told everybody; nothing that runs afterwards tells them again.
    await nextMinutes();
    for (const side of [brand, host]) {
      expect(await told(side, "deal_event")).toMatchObject([
        { about: { dealId: id, changed: expect.stringMatching(/^Event days: /) } },
      ]);
      await expect.poll(() => mailed(side, / changed: /)).toHaveLength(1);
    }
    expect(await told(waiting, "event_news")).toMatchObject([
      { about: { eventId, changed: expect.stringMatching(/^Event days: /) } },
    ]);
    await expect.poll(() => mailed(waiting, / changed: /)).toHaveLength(1);
    expect(await told(saver, "saved_event_changed")).toMatchObject([{ about: { eventId, field: "date" } }]);
    for (const one of [waiting, saver]) expect(await told(one, "deal_event")).toEqual([]);
    for (const one of [brand, host, saver]) expect(await told(one, "event_news")).toEqual([]);

    const amended = await dealOf(brand, id);
    expect(amended).toMatchObject({
      status: "active",
      version: 2,
      offerKind: "amendment",
      inForce: 1,
      signedBy: [],
      moves: ["sign", "cancel"],
      history: expect.arrayContaining([
        expect.objectContaining({
          action: "event_changed",
          by: null,
          changes: expect.arrayContaining([expect.objectContaining({ field: "eventDays" })]),
        }),
      ]),
    });
    expect(amended.history.filter(({ action }) => action === "event_changed")).toHaveLength(1);
    expect((await dealOf(host, id)).moves).toEqual([]);
    expect((await download(host, id)).equals(file)).toBe(true);

    await signAs(brand, id);
    expect((await download(host, id)).equals(file), "with one signature").toBe(true);
    expect(await signAs(host, id)).toMatchObject({ status: "active", inForce: 2, moves: [] });
    const renewed = await download(brand, id);
    expect(renewed.equals(file)).toBe(false);
    const agreement = await brand.client.call(getAgreement, { params: { id } });
    expect(agreement).toMatchObject({
      version: 2,
      status: "signed",
      sha256: createHash("sha256").update(renewed).digest("hex"),
      signatures: [
        { version: 2, side: "brand", void: false },
        { version: 2, side: "host", void: false },
        { version: 1, void: true },
        { version: 1, void: true },
      ],
    });
    const sha256 = createHash("sha256").update(file).digest("hex");
    const { match } = await brand.client.call(verifyAgreement, { body: { sha256 } });
    expect(match).toMatchObject({ version: 1, current: false });
  });

  it("can be left by the sponsor, not by the host, which frees the spot", async () => {
    const { host, brand, id, eventId } = await signed();
    const path = `/api/sponsorship-deals/${id}/transitions`;
    const leave = { action: "cancel", version: 1, reason: "We can't come in a year" };
    expect(errorOf(await brand.raw("POST", path, { body: leave })).code).toBe("invalid_transition");
    await changeEvent(host, eventId, { date: inDays(360), endsAt: inDays(362) });
    const refused = await host.raw("POST", path, { body: { ...leave, version: 2 } });
    expect(errorOf(refused).code).toBe("invalid_transition");
    expect(await spotsOf(brand, eventId)).toBe(0);
    const left = await moveAs(brand, id, { action: "cancel", reason: "We can't come in a year" });
    expect(left).toMatchObject({ status: "cancelled", endedBy: "brand", moves: [] });
    expect(await spotsOf(brand, eventId)).toBe(1);
    expect(await brand.client.call(getAgreement, { params: { id } })).toMatchObject({
      status: "void",
      signatures: [{ void: true }, { void: true }],
    });
    await offerAs(await ApiUser.confirmed(url), { eventId, packageId: left.packageId });
  });
});

describe("deals of a canceled event", () => {
  it("that both accepted end; both sides hear of it once", async () => {
    const { host, brand, id, eventId } = await accepted();
    await signAs(brand, id);
    await cancelEvent(host, eventId, "The hall burned down.");
    await nextMinutes();
    for (const side of [brand, host]) {
      const deal = await dealOf(side, id);
      expect(deal).toMatchObject({
        status: "cancelled",
        eventCanceled: true,
        endReason: "The event was canceled: The hall burned down.",
        endedBy: null,
        moves: [],
      });
      expect(deal.history.filter(({ action }) => action === "event_canceled")).toHaveLength(1);
      expect(await told(side, "deal_event")).toMatchObject([{ about: { dealId: id, changed: "" } }]);
      await expect.poll(() => mailed(side, /was canceled$/)).toHaveLength(1);
    }
  });

  it.each(["brand", "host"] as const)(
    "that both signed can be canceled by the %s, without fault",
    async (by) => {
      const deal = await signed();
      const { host, id, eventId } = deal;
      await cancelEvent(host, eventId, "The hall burned down.");
      for (const side of [deal.brand, host])
        expect(await dealOf(side, id)).toMatchObject({
          status: "active",
          eventCanceled: true,
          moves: ["cancel"],
        });
      const ended = await moveAs(deal[by], id, { action: "cancel", reason: "There is no event" });
      expect(ended).toMatchObject({ status: "cancelled", endedBy: by });
      expect((await dealOf(host, id)).moves).toEqual([]);
    },
  );
});
