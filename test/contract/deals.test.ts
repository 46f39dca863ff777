import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { listDealMessages, markDealRead, sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import {
  getSponsorshipDeal,
  holdSponsorshipPackage,
  joinWaitingList,
  leaveWaitingList,
  listBrandDeals,
  listOwedDeliverables,
  listSponsorshipDeals,
  listSponsorshipPackages,
  releaseSponsorshipPackage,
  updateDeliverable,
} from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import {
  createEvent,
  createSponsorshipPackage,
  transitionEvent,
  updateEvent,
} from "@marquee/contracts/events/hosting";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, moveBody, noHash, offerAs, offerBody } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";
import { SocketUser } from "../support/socket-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
let host: ApiUser;
let brand: ApiUser;
let other: ApiUser;
let eventId: string;
let packageId: string;

beforeAll(async () => {
  [host, brand, other] = await Promise.all([
    ApiUser.confirmed(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.confirmed(url),
  ]);
  ({ eventId, packageId } = await published(2));
});

/** A host's public event with one package of the given number of spots. */
async function published(maxSponsors: number) {
  const { id: published } = await host.client.call(createEvent, {
    body: {
      name: `Harbor Days for ${maxSponsors}`,
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Three days by the water.",
    },
  });
  const offer = await host.client.call(createSponsorshipPackage, {
    params: { id: published },
    body: { name: "Gold", price: 12_500, tier: "gold", maxSponsors, benefits: ["A booth"] },
  });
  await host.client.call(transitionEvent, {
    params: { id: published },
    body: { action: "publish", version: 2 },
  });
  return { eventId: published, packageId: offer.id };
}

describe("createSponsorshipDeal", () => {
  it("opens a deal with the offered terms, accepting amounts as people write them, once per key", async () => {
    const terms = { amount: "$12,000.50", kpis: ["300 leads"], closingDate: inDays(30).slice(0, 10) };
    const deal = await offerAs(brand, { eventId, packageId, ...terms }, "one-deal");
    expect(deal).toMatchObject({
      status: "negotiating",
      version: 1,
      offeredBy: "brand",
      amount: 12_000.5,
      benefits: ["A booth"],
      closingDate: terms.closingDate,
      ownSide: "brand",
    });
    const again = await offerAs(brand, { eventId, packageId, ...terms }, "one-deal");
    expect(again.id).toBe(deal.id);
  });

  it("sold_out, forbidden for a host, and invalid fields by their names", async () => {
    const scarce = await published(1);
    const ask = async (caller: ApiUser, body: Record<string, unknown>) =>
      errorOf(await caller.raw("POST", "/api/sponsorship-deals", { body }));
    await offerAs(other, scarce);
    expect(await ask(brand, await offerBody(brand, scarce))).toMatchObject({
      status: 409,
      code: "sold_out",
    });
    expect((await ask(host, { packageId })).code).toBe("forbidden");
    const refused = await ask(brand, { packageId, amount: "a lot", closingDate: "soon" });
    expect(Object.keys(refused.fields).sort()).toEqual(["amount", "closingDate", "packageHash"]);
  });

  it("email_unconfirmed: for who has not opened their link; stale_version: for a package that was read otherwise", async () => {
    const place = await published(7);
    const ask = async (caller: ApiUser, hash: string) => {
      const body = { ...(await offerBody(caller, place)), ...(hash === "" ? {} : { packageHash: hash }) };
      return errorOf(await caller.raw("POST", "/api/sponsorship-deals", { body }));
    };
    const refused = { status: 403, code: "email_unconfirmed" };
    expect(await ask(await ApiUser.registered(url), "")).toMatchObject(refused);
    expect(await ask(other, noHash)).toMatchObject({ status: 409, code: "stale_version" });
  });

  it("category_taken: names the industry if an event takes one sponsor per industry", async () => {
    const one = await published(5);
    await host.client.call(updateEvent, {
      params: { id: one.eventId },
      body: { version: 3, oneSponsorPerIndustry: true },
    });
    const rivals = await Promise.all([1, 2, 3].map(() => ApiUser.confirmed(url)));
    const path = "/api/sponsorship-deals";
    const ask = async (caller: ApiUser) => {
      const answer = await caller.raw("POST", path, { body: await offerBody(caller, one) });
      return answer.status === 201 ? "created" : answer.body;
    };
    expect(await ask(rivals[0] as ApiUser)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Profile page"),
    });
    for (const rival of rivals)
      await rival.client.call(updateCurrentUser, { body: { industry: "automotive" } });
    const answers = await Promise.all(rivals.map(ask));
    expect(answers.filter((answer) => answer === "created")).toHaveLength(1);
    const refused = rivals[answers.findIndex((answer) => answer !== "created")] as ApiUser;
    expect(await ask(refused)).toMatchObject({
      code: "category_taken",
      message: expect.stringContaining("Automotive"),
    });
    const held = await refused.raw("PUT", `/api/sponsorship-packages/${one.packageId}/hold`);
    expect(errorOf(held).code).toBe("category_taken");
    expect(await refused.client.call(getEvent, { params: { id: one.eventId } })).toMatchObject({
      oneSponsorPerIndustry: true,
      takenIndustries: ["automotive"],
    });
    const query = { eventId: one.eventId };
    expect(await refused.client.call(listSponsorshipPackages, { query })).toMatchObject([
      { remaining: 4, barredBy: "industry_taken" },
    ]);
  });
});

describe("listSponsorshipPackages", () => {
  it("tells how many spots are left of each; not_found: for an unknown event", async () => {
    expect(await brand.client.call(listSponsorshipPackages, { query: { eventId } })).toMatchObject([
      { id: packageId, remaining: 1, sold: 0, ownHold: null, ownPosition: null },
    ]);
    const path = "/api/sponsorship-packages?eventId=evt_none";
    expect(errorOf(await brand.raw("GET", path)).code).toBe("not_found");
  });
});

describe("listSponsorshipDeals", () => {
  it("shows each party the deals that match the query", async () => {
    const [own] = await brand.client.call(listSponsorshipDeals, { query: { event: eventId } });
    expect(own).toMatchObject({ ownSide: "brand", eventName: "Harbor Days for 2" });
    const [hosts] = await host.client.call(listSponsorshipDeals, {
      query: { status: "negotiating", event: eventId },
    });
    expect(hosts).toMatchObject({
      id: own?.id,
      ownSide: "host",
      moves: expect.arrayContaining(["accept"]),
    });
    expect(await other.client.call(listSponsorshipDeals, { query: { event: eventId } })).toEqual([]);
  });
});

describe("listBrandDeals", () => {
  it("shows the caller's deals as a brand; not_found: another user's", async () => {
    const own = await brand.client.call(listSponsorshipDeals, {});
    expect(await brand.client.call(listBrandDeals, { params: { userId: brand.id } })).toEqual(own);
    expect(await host.client.call(listBrandDeals, { params: { userId: host.id } })).toEqual([]);
    const path = `/api/sponsorship-deals/brand/${brand.id}`;
    expect(errorOf(await other.raw("GET", path)).code).toBe("not_found");
  });
});

describe("getSponsorshipDeal", () => {
  it("shows both sides the same deal; not_found: for everyone else", async () => {
    const [own] = await brand.client.call(listSponsorshipDeals, { query: { event: eventId } });
    const id = own?.id ?? "";
    for (const side of [brand, host])
      expect(await side.client.call(getSponsorshipDeal, { params: { id } })).toMatchObject({
        id,
        offers: [{ version: 1, amount: 12_000.5 }],
        history: [{ action: "propose", by: "brand" }],
      });
    expect(errorOf(await other.raw("GET", `/api/sponsorship-deals/${id}`)).code).toBe("not_found");
  });
});

describe("transitionSponsorshipDeal", () => {
  it("moves a deal on, and shows the other side live what happened to which deal", async () => {
    const [own] = await brand.client.call(listSponsorshipDeals, { query: { event: eventId } });
    const params = { id: own?.id ?? "" };
    const socket = await SocketUser.connected(inject("wsUrl"), brand);
    const counter = { action: "propose", amount: "13,000", note: "With a keynote" } as const;
    const countered = await moveAs(host, params.id, counter);
    expect(countered).toMatchObject({ version: 2, offeredBy: "host", amount: 13_000 });
    const pushed = await socket.next("deal_updated");
    expect(pushed.data.deal).toMatchObject({ id: params.id, version: 2, ownSide: "brand", amount: 13_000 });
    const notice = await socket.next("notification");
    expect(notice.data).toMatchObject({
      kind: "deal_step",
      about: { dealId: params.id, action: "propose", from: "Acme", amount: 13_000, by: "host" },
    });
    socket.close();
    const refuse = async (caller: ApiUser, wanted: Record<string, unknown>) =>
      errorOf(await caller.raw("POST", `/api/sponsorship-deals/${params.id}/transitions`, { body: wanted }));
    const accept = await moveBody(brand, params.id, { action: "accept" });
    expect((await refuse(brand, { ...accept, version: 1 })).code).toBe("stale_version");
    expect((await refuse(brand, { ...accept, termsHash: noHash })).code).toBe("stale_version");
    expect((await refuse(brand, { action: "complete", version: 2 })).code).toBe("invalid_transition");
    const accepted = await moveAs(brand, params.id, { action: "accept" });
    expect(accepted).toMatchObject({ status: "pending", expiresAt: expect.any(String), signedBy: [] });
    await moveAs(brand, params.id, { action: "cancel", reason: "Our budget was cut" });
  });
});

describe("updateDeliverable", () => {
  it("records what became of a benefit; invalid_transition: for the other side's moves", async () => {
    const own = await published(4);
    const { id } = await offerAs(brand, own);
    await moveAs(host, id, { action: "accept" });
    const params = { id, n: 1 };
    const updated = await host.client.call(updateDeliverable, {
      params,
      body: { status: "delivered", note: "In hall 2" },
    });
    expect(updated.deliverables).toMatchObject([{ status: "delivered", note: "In hall 2", atRisk: true }]);
    const path = `/api/sponsorship-deals/${id}/deliverables/1`;
    const refused = await host.raw("PATCH", path, { body: { status: "accepted" } });
    expect(errorOf(refused).code).toBe("invalid_transition");
  });
});

describe("sendDealMessage", () => {
  it("shows both sides a message live; idempotency_mismatch: a different text with the same clientId", async () => {
    const [own] = await brand.client.call(listSponsorshipDeals, {});
    const params = { id: own?.id ?? "" };
    const socket = await SocketUser.connected(inject("wsUrl"), host);
    const body = { message: "Who sets up the booth?", clientId: "contract-message" };
    const sent = await brand.client.call(sendDealMessage, { params, body });
    expect((await socket.next("deal_message")).data).toEqual(sent);
    socket.close();
    const path = `/api/sponsorship-deals/${params.id}/messages`;
    const again = await brand.raw("POST", path, { body: { ...body, message: "Something else" } });
    expect(errorOf(again).code).toBe("idempotency_mismatch");
  });

  it.runIf(atNight)(
    "too_many_requests: at most ten a minute; conflict is tested next to the rule",
    async () => {
      await windowWithRoom(60);
      const [own] = await other.client.call(listSponsorshipDeals, {});
      const path = `/api/sponsorship-deals/${own?.id}/messages`;
      const codes: unknown[] = [];
      for (let n = 0; n < 11; n++)
        codes.push(
          (await other.raw("POST", path, { body: { message: "Hello", clientId: `message-${n}` } })).status,
        );
      expect(codes.at(0)).toBe(201);
      expect(codes.at(-1)).toBe(429);
    },
  );
});

describe("listDealMessages", () => {
  it("lists them, oldest first; not_found: for everyone else", async () => {
    const [own] = await brand.client.call(listSponsorshipDeals, {});
    const params = { id: own?.id ?? "" };
    await brand.client.call(sendDealMessage, { params, body: { message: "One", clientId: "message-one" } });
    const messages = await host.client.call(listDealMessages, { params });
    expect(messages.at(-1)).toMatchObject({ content: "One", side: "brand" });
    const path = `/api/sponsorship-deals/${params.id}/messages`;
    expect(errorOf(await other.raw("GET", path)).code).toBe("not_found");
  });
});

describe("listOwedDeliverables", () => {
  it("lists what the caller still has to deliver by due date, and names an invalid date", async () => {
    const { id } = await offerAs(brand, await published(6));
    await moveAs(host, id, { action: "accept" });
    const dueOn = inDays(30).slice(0, 10);
    await brand.client.call(updateDeliverable, {
      params: { id, n: 1 },
      body: { dueDate: dueOn, owner: "brand" },
    });
    const owed = (until?: string) => brand.client.call(listOwedDeliverables, { query: { until } });
    expect(await owed(dueOn)).toMatchObject([{ dealId: id, n: 1, benefit: "A booth" }]);
    expect(await owed(inDays(28).slice(0, 10))).toEqual([]);
    expect(await other.client.call(listOwedDeliverables, {})).toEqual([]);
    expect(errorOf(await brand.raw("GET", "/api/deliverables?until=May")).fields).toHaveProperty("until");
  });
});

describe("markDealRead", () => {
  it("clears a deal's unread mark on every device; not_found: for an unknown message, and for anyone who is not a party", async () => {
    const [deal] = await brand.client.call(listSponsorshipDeals, { query: { event: eventId } });
    const params = { id: deal?.id ?? "" };
    const unread = async () => (await host.client.call(getSponsorshipDeal, { params })).unread;
    const body = { message: "Two", clientId: "message-two" };
    const { id: messageId } = await brand.client.call(sendDealMessage, { params, body });
    expect(await unread()).toBe(true);
    await host.client.call(markDealRead, { params, body: { messageId } });
    expect(await unread()).toBe(false);
    const path = `/api/sponsorship-deals/${params.id}/read`;
    for (const [caller, message] of [
      [host, "msg_none"],
      [other, messageId],
    ] as const) {
      const answer = await caller.raw("PUT", path, { body: { messageId: message } });
      expect(errorOf(answer).code).toBe("not_found");
    }
  });
});

/** An event without a spot left. */
let scarce: Awaited<ReturnType<typeof published>>;
beforeAll(async () => {
  scarce = await published(3);
  for (const caller of [brand, other, await ApiUser.confirmed(url)]) await offerAs(caller, scarce);
});

describe("holdSponsorshipPackage", () => {
  it("sold_out: without a free spot; conflict: for a brand with a deal; not_found: for an unknown package", async () => {
    const late = await ApiUser.confirmed(url);
    const ask = async (caller: ApiUser, id: string) =>
      errorOf(await caller.raw("PUT", `/api/sponsorship-packages/${id}/hold`)).code;
    expect(await ask(late, scarce.packageId)).toBe("sold_out");
    expect(await ask(brand, scarce.packageId)).toBe("conflict");
    expect(await ask(brand, "pkg_none")).toBe("not_found");
    const held = await late.client.call(holdSponsorshipPackage, { params: { id: packageId } });
    expect(held).toMatchObject({ packageId, kind: "composing" });
    await late.client.call(releaseSponsorshipPackage, { params: { id: packageId } });
  });
});

describe("releaseSponsorshipPackage", () => {
  it("changes nothing if nothing is held; not_found: for an unknown package", async () => {
    await other.client.call(releaseSponsorshipPackage, { params: { id: scarce.packageId } });
    const answer = await other.raw("DELETE", "/api/sponsorship-packages/pkg_none/hold");
    expect(errorOf(answer).code).toBe("not_found");
  });
});

describe("joinWaitingList", () => {
  it("gives a place in line, and a released spot at once; conflict: for a brand that already has one", async () => {
    const [next, after] = [await ApiUser.confirmed(url), await ApiUser.confirmed(url)];
    const params = { id: scarce.packageId };
    expect(await next.client.call(joinWaitingList, { params })).toEqual({ position: 1 });
    expect(await after.client.call(joinWaitingList, { params })).toEqual({ position: 2 });
    const path = `/api/sponsorship-packages/${params.id}/waiting-list`;
    expect(errorOf(await brand.raw("PUT", path)).code).toBe("conflict");
    const socket = await SocketUser.connected(inject("wsUrl"), next);
    const [deal] = await brand.client.call(listSponsorshipDeals, { query: { event: scarce.eventId } });
    await moveAs(brand, deal?.id ?? "", { action: "cancel", reason: "Another event" });
    expect((await socket.next("notification")).data).toMatchObject({
      kind: "spot_offered",
      about: { packageId: params.id, eventName: "Harbor Days for 3" },
    });
    socket.close();
    const [offered] = await next.client.call(listSponsorshipPackages, {
      query: { eventId: scarce.eventId },
    });
    expect(offered).toMatchObject({ ownHold: { kind: "offered" }, ownPosition: null, remaining: 0 });
    const answer = await next.raw("PUT", "/api/sponsorship-packages/pkg_none/waiting-list");
    expect(errorOf(answer).code).toBe("not_found");
  });
});

describe("leaveWaitingList", () => {
  it("gives up a place, with no effect the second time; not_found: for an unknown package", async () => {
    const params = { id: scarce.packageId };
    const late = await ApiUser.confirmed(url);
    expect(await late.client.call(joinWaitingList, { params })).toEqual({ position: 2 });
    for (const _ of [1, 2])
      expect(await late.client.call(leaveWaitingList, { params })).toEqual({ position: null });
    const answer = await late.raw("DELETE", "/api/sponsorship-packages/pkg_none/waiting-list");
    expect(errorOf(answer).code).toBe("not_found");
  });
});
