import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { getAgreement } from "@marquee/contracts/deals/agreements";
import {
  createSponsorshipDeal,
  getSponsorshipDeal,
  holdSponsorshipPackage,
  listSponsorshipDeals,
  listSponsorshipPackages,
  transitionSponsorshipDeal,
} from "@marquee/contracts/deals/deals";
import { sampleOf } from "@marquee/testkit/sample-of";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { type Move, moveAs, moveBody, noHash, offerAs, offerBody, signAs } from "../support/deal-acts.ts";
import { changeEvent, inDays, publishedEvent } from "../support/hosting-acts.ts";

const url = inject("url");

/** A host with a public event, and a brand. */
async function stage() {
  const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  return { host, brand, place: await publishedEvent(host) };
}

/** What a host changes between the moment that a sponsor reads and the moment that it decides. */
const changes: Record<string, { of: (host: ApiUser, eventId: string) => Promise<unknown>; named: RegExp }> = {
  "the event's name": {
    of: (host, eventId) => changeEvent(host, eventId, { name: "Another Summit" }),
    named: /Event\b/,
  },
  "its days by 300": {
    of: (host, eventId) => changeEvent(host, eventId, { date: inDays(360), endsAt: inDays(362) }),
    named: /Event days/,
  },
  "its city": {
    of: (host, eventId) => changeEvent(host, eventId, { location: "Oslo, Norway" }),
    named: /Location/,
  },
  "all of that and its company's name": {
    of: async (host, eventId) => {
      await host.client.call(updateCurrentUser, { body: { company: "Someone Else Ltd" } });
      const days = { date: inDays(360), endsAt: inDays(362) };
      await changeEvent(host, eventId, { name: "Another Summit", location: "Oslo, Norway", ...days });
    },
    named: /Event days/,
  },
};
const names = Object.keys(changes);
const changeOf = (name: string) => {
  const change = changes[name];
  if (!change) throw new Error(`There is no change of ${name}`);
  return change;
};

const transition = (by: ApiUser, id: string, body: unknown) =>
  by.raw("POST", `/api/sponsorship-deals/${id}/transitions`, { body });
const dealOf = (by: ApiUser, id: string) => by.client.call(getSponsorshipDeal, { params: { id } });
const stale = { status: 409, code: "stale_version" };

describe("a host that changes something between a sponsor's read and its decision", () => {
  it.each([...sampleOf(names), "only its company's name"])(
    "%s: the offer is refused, takes no spot, and goes through once read again",
    async (name) => {
      const { host, brand, place } = await stage();
      const { eventId } = place;
      const body = await offerBody(brand, place);
      if (name in changes) await changeOf(name).of(host, eventId);
      else await host.client.call(updateCurrentUser, { body: { company: "Someone Else Ltd" } });
      expect(errorOf(await brand.raw("POST", "/api/sponsorship-deals", { body }))).toMatchObject(stale);
      for (const side of [brand, host]) expect(await side.client.call(listSponsorshipDeals, {})).toEqual([]);
      const [offered] = await brand.client.call(listSponsorshipPackages, { query: { eventId } });
      expect(offered).toMatchObject({ remaining: 1, ownHold: null });
      const deal = await offerAs(brand, place);
      expect(deal).toMatchObject({ version: 1, facts: offered?.facts });
    },
  );

  it.each(sampleOf(names))(
    "%s: accepting is refused and writes nothing; what is offered anew can be accepted",
    async (name) => {
      const { host, brand, place } = await stage();
      const { id } = await offerAs(brand, place);
      await moveAs(host, id, { action: "propose", amount: 11_000 });
      const body = await moveBody(brand, id, { action: "accept" });
      const change = changeOf(name);
      await change.of(host, place.eventId);
      const before = await dealOf(brand, id);
      expect(before).toMatchObject({ status: "negotiating", offerKind: "request", offeredBy: "host" });
      expect(before.moves).not.toContain("accept");
      const answer = await transition(brand, id, body);
      expect(errorOf(answer)).toMatchObject(stale);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(change.named) });
      expect(await dealOf(brand, id)).toEqual(before);
      await moveAs(host, id, { action: "propose" });
      const accepted = await moveAs(brand, id, { action: "accept" });
      expect(accepted).toMatchObject({ status: "pending", amount: 11_000 });
    },
  );

  it.each(sampleOf(names))(
    "%s: signing is refused and writes nothing; read again, both can sign",
    async (name) => {
      const { host, brand, place } = await stage();
      const { id } = await offerAs(brand, place);
      await moveAs(host, id, { action: "accept" });
      const body = await moveBody(brand, id, { action: "sign", name: "Test User", password });
      const change = changeOf(name);
      await change.of(host, place.eventId);
      const before = await dealOf(brand, id);
      expect(before).toMatchObject({ status: "pending", version: 2, offerKind: "amendment", signedBy: [] });
      const answer = await transition(brand, id, body);
      expect(errorOf(answer)).toMatchObject(stale);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(change.named) });
      expect(await dealOf(brand, id)).toEqual(before);
      const unsigned = await brand.client.call(getAgreement, { params: { id } });
      expect(unsigned).toMatchObject({ version: 2, status: "awaiting_brand", signatures: [] });
      await signAs(brand, id);
      expect(await signAs(host, id)).toMatchObject({ status: "active", inForce: 2 });
      const signed = await brand.client.call(getAgreement, { params: { id } });
      expect(signed).toMatchObject({ status: "signed", textSha256: unsigned.textSha256 });
    },
  );

  it("the host's company alone: what was accepted keeps the name that was read, and is signed with it", async () => {
    const { host, brand, place } = await stage();
    const { id } = await offerAs(brand, place);
    await moveAs(host, id, { action: "accept" });
    const { text } = await brand.client.call(getAgreement, { params: { id } });
    expect(text).toContain("The host: Acme");
    const body = await moveBody(brand, id, { action: "sign", name: "Test User", password });
    await host.client.call(updateCurrentUser, { body: { company: "Someone Else Ltd" } });
    expect((await transition(brand, id, body)).status).toBe(200);
    await signAs(host, id);
    expect((await host.client.call(getAgreement, { params: { id } })).text).toBe(text);
  });
});

describe("a decision that doesn't say what was read", () => {
  it("is refused by the name of the missing or wrong hash, and writes nothing", async () => {
    const { host, brand, place } = await stage();
    const { packageId } = place;
    const fieldsOf = async (body: Record<string, unknown>) =>
      errorOf(await brand.raw("POST", "/api/sponsorship-deals", { body }));
    for (const packageHash of [undefined, "", "A".repeat(64), 7])
      expect(await fieldsOf({ packageId, packageHash })).toMatchObject({
        status: 400,
        code: "validation_failed",
        fields: { packageHash: [expect.any(String)] },
      });
    expect(await fieldsOf({ packageId, packageHash: noHash })).toMatchObject(stale);
    const { id } = await offerAs(brand, place);
    const before = await dealOf(host, id);
    for (const move of [
      { action: "accept" },
      { action: "sign", name: "Test User", password },
    ] satisfies Move[])
      for (const termsHash of [undefined, "", "A".repeat(64), 7]) {
        const answer = await transition(host, id, { ...move, version: 1, termsHash });
        expect(errorOf(answer)).toMatchObject({
          status: 400,
          code: "validation_failed",
          fields: { termsHash: [expect.any(String)] },
        });
      }
    for (const move of [
      { action: "accept" },
      { action: "propose", amount: 1 },
      { action: "decline", reason: "No" },
    ] satisfies Move[]) {
      const answer = await transition(host, id, { ...move, version: 1, termsHash: noHash });
      expect(errorOf(answer), move.action).toMatchObject(stale);
    }
    const foreign = await transition(host, id, { action: "decline", version: 1, reason: "No", amount: 5 });
    expect(errorOf(foreign)).toMatchObject({ status: 400, fields: { amount: ["Unknown field"] } });
    expect(await dealOf(host, id)).toEqual(before);
  });
});

describe("an account without a confirmed address", () => {
  const refused = { status: 403, code: "email_unconfirmed" };

  it("holds no spot, makes no offer and doesn't wait for a spot, until it has opened its link", async () => {
    const { host, brand, place } = await stage();
    const { eventId, packageId } = place;
    const newcomer = await ApiUser.registered(url);
    const path = `/api/sponsorship-packages/${packageId}`;
    expect(errorOf(await newcomer.raw("PUT", `${path}/hold`))).toMatchObject(refused);
    const body = await offerBody(newcomer, place);
    expect(errorOf(await newcomer.raw("POST", "/api/sponsorship-deals", { body }))).toMatchObject(refused);
    const [offered] = await newcomer.client.call(listSponsorshipPackages, { query: { eventId } });
    expect(offered).toMatchObject({ remaining: 1, ownHold: null });
    expect(await host.client.call(listSponsorshipDeals, {})).toEqual([]);
    const { id } = await offerAs(brand, place);
    expect(errorOf(await newcomer.raw("PUT", `${path}/waiting-list`))).toMatchObject(refused);
    await moveAs(brand, id, { action: "cancel", reason: "Another event" });
    await newcomer.confirm();
    const held = await newcomer.client.call(holdSponsorshipPackage, { params: { id: packageId } });
    expect(held).toMatchObject({ packageId, kind: "composing" });
    await newcomer.client.call(createSponsorshipDeal, { body });
  });

  it("signs nothing, until it has opened its link", async () => {
    const [host, brand] = await Promise.all([ApiUser.registered(url, "event_host"), ApiUser.confirmed(url)]);
    const { id } = await offerAs(brand, await publishedEvent(host));
    await moveAs(host, id, { action: "accept" });
    await signAs(brand, id);
    const body = await moveBody(host, id, { action: "sign", name: "Test User", password });
    expect(errorOf(await transition(host, id, body))).toMatchObject(refused);
    expect(await dealOf(host, id)).toMatchObject({ status: "pending", signedBy: ["brand"] });
    await host.confirm();
    const params = { id };
    const signed = await host.client.call(transitionSponsorshipDeal, { params, body });
    expect(signed).toMatchObject({ status: "active", signedBy: ["brand", "host"] });
  });
});

describe("a signature", () => {
  it("is one visible line: a line break, a direction override and empty characters are refused at the name", async () => {
    const { host, brand, place } = await stage();
    const { id } = await offerAs(brand, place);
    await moveAs(host, id, { action: "accept" });
    for (const name of [
      "Bea\nSigned by Ann for the host",
      "Bea\u2028Ann",
      "Bea \u202ennA",
      "\u200b\u200b",
      "\u3164",
    ]) {
      const body = await moveBody(brand, id, { action: "sign", name, password });
      expect(errorOf(await transition(brand, id, body)), JSON.stringify(name)).toMatchObject({
        status: 400,
        code: "validation_failed",
        fields: { name: [expect.any(String)] },
      });
    }
    expect((await brand.client.call(getAgreement, { params: { id } })).signatures).toEqual([]);
  });

  it("stands beside the account's name and confirmed address, whatever name was typed", async () => {
    const { host, brand, place } = await stage();
    const { id } = await offerAs(brand, place);
    await moveAs(host, id, { action: "accept" });
    await signAs(brand, id, "Zoë 王小明");
    await signAs(host, id);
    for (const side of [brand, host])
      expect(await side.client.call(getAgreement, { params: { id } })).toMatchObject({
        signatures: [
          {
            side: "brand",
            name: "Zoë 王小明",
            account: { name: brand.user?.name, address: brand.user?.email },
          },
          { side: "host", name: "Test User", account: { name: host.user?.name, address: host.user?.email } },
        ],
      });
  });
});
