import type { ReadToolInput } from "@marquee/adapters/ai/read-tools";
import { plainBenefit } from "@marquee/contracts/events/benefits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../../core.ts";
import { createInquiry } from "../../../deals/inquiries/create-inquiry.ts";
import { closedPriceEntity } from "../../../events/events/closed-price.item.ts";
import { eventItem } from "../../../events/events/event.item.ts";
import { inPerson } from "../../../ground/identity/principal.ts";
import { profileItem } from "../../../ground/users/user.item.ts";
import { readTools } from "./read-tools.ts";

const [brand, other] = [dealBrand(1), dealBrand(2)];
const stranger = sampleUser("usr_stranger", { role: "event_host" });
const berlin = sampleEvent({
  id: "evt_berlin",
  name: "Payments Forum",
  date: "2026-03-10T09:00:00.000Z",
  location: "Berlin, Germany",
  timeZone: "Europe/Berlin",
  attendeeCount: 2_000,
  attendeeType: "Heads of payments",
});
const austin = sampleEvent({
  id: "evt_austin",
  name: "Clinic Summit",
  date: "2026-04-10T09:00:00.000Z",
  attendeeCount: 400,
  category: "healthtech",
});
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand, other, stranger], [{ maxSponsors: 3, name: "Gold" }]);
  await storeEvent(core, berlin, [
    sampleOffer({ id: "pkg_berlin", eventId: berlin.id, priceCents: 2_000_000 }),
  ]);
  await storeEvent(core, austin, [
    sampleOffer({ id: "pkg_austin", eventId: austin.id, tier: "silver", priceCents: 300_000 }),
  ]);
});

const toolsOf = ({ id }: { id: string }) => readTools({ core, accountId: id });
const namesOf = (events: readonly { name: string }[]) => events.map(({ name }) => name);

describe("events are found", () => {
  it.each<[ReadToolInput<"findEvents">, string[], string[]]>([
    [{ places: ["Europe"] }, ["Payments Forum"], ["places"]],
    [
      { places: ["Texas", "Germany"], to: "2026-04-30" },
      ["Payments Forum", "Clinic Summit"],
      ["places", "dates"],
    ],
    [{ categories: ["healthtech"] }, ["Clinic Summit"], ["categories"]],
    [{ minAttendees: 1_000 }, ["Payments Forum"], ["attendance"]],
    [{ audience: "payments heads" }, ["Payments Forum"], ["audience"]],
    [{ maxPriceUsd: 5_000 }, ["Clinic Summit"], ["price", "free_spots"]],
    [{ tier: "gold", minPriceUsd: 10_000 }, ["Payments Forum"], ["price", "tier", "free_spots"]],
    [{ query: "clinic austin" }, ["Clinic Summit"], ["words"]],
    [{ except: ["evt_berlin"], to: "2026-04-30" }, ["Clinic Summit"], ["dates"]],
  ])("by %j, with the constraints that were used", async (input, expected, used) => {
    const found = await toolsOf(brand).findEvents(input);
    expect(namesOf(found.events)).toEqual(expected);
    expect(found).toMatchObject({ used, total: expected.length, nearest: [] });
  });

  it("in the order that is asked for", async () => {
    const order = async (sort: "soonest" | "cheapest" | "largest") =>
      namesOf((await toolsOf(brand).findEvents({ sort })).events);
    expect(await order("soonest")).toEqual(["Payments Forum", "Clinic Summit", "Founders Harbor"]);
    expect(await order("cheapest")).toEqual(["Clinic Summit", "Founders Harbor", "Payments Forum"]);
    expect((await order("largest"))[0]).toBe("Payments Forum");
    const best = await toolsOf(brand).findEvents({ sort: "best" });
    const scores = best.events.map(({ match }) => match?.score ?? -1);
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
  });

  it("or those that would fit without one of the constraints, the nearest first", async () => {
    const wish = { places: ["Berlin"], maxPriceUsd: 19_000, minAttendees: 1_500 };
    const found = await toolsOf(brand).findEvents(wish);
    expect(found.events).toEqual([]);
    expect(found.nearest.map(({ without, events }) => [without, namesOf(events)])).toEqual([
      ["price", ["Payments Forum"]],
    ]);
    const two = await toolsOf(brand).findEvents({
      places: ["Berlin"],
      maxPriceUsd: 19_000,
      minAttendees: 9_000,
    });
    expect(two.nearest.map((one) => [one.without, one.andWithout, namesOf(one.events)])).toEqual([
      ["places", "attendance", ["Clinic Summit", "Founders Harbor"]],
      ["price", "attendance", ["Payments Forum"]],
    ]);
    const small = await toolsOf(brand).findEvents({ minAttendees: 5_000 });
    expect(small.nearest).toMatchObject([
      { without: "attendance", events: [{ name: "Payments Forum" }, {}] },
    ]);
  });

  it("leaving out packages without a free spot where a price or a tier is asked for", async () => {
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    const full = sampleOffer({ id: "pkg_full", eventId: "evt_full", maxSponsors: 1 });
    const spots = [{ ref: "deal_x", kind: "deal" as const, accountId: "usr_x", industry: null, until: null }];
    await storeEvent(core, sampleEvent({ id: "evt_full", date: "2026-03-01T09:00:00.000Z" }), [
      { ...full, spots },
    ]);
    const found = await toolsOf(brand).findEvents({ tier: "gold", from: "2026-03-01", to: "2026-03-01" });
    expect(found.total).toBe(0);
    expect(found.nearest.map(({ without }) => without)).toContain("free_spots");
  });
});

describe("a name", () => {
  it("is found with typos among what the reader may open, and nothing of others is", async () => {
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    const draft = sampleEvent({ id: "evt_draft", name: "Secret Regatta", date: berlin.date, state: "draft" });
    await core.table.write({ op: "put", item: eventItem(draft) });
    const kinds = async (reader: { id: string }, text: string) =>
      (await toolsOf(reader).searchNames({ text })).found.map(({ kind, id }) => `${kind} ${id}`);
    expect(await kinds(brand, "founders harbour")).toContain("deal deal_1");
    expect(await kinds(other, "founders harbour")).toContain("event evt_1");
    expect(await kinds(other, "founders harbour")).not.toContain("deal deal_1");
    expect(await kinds(other, "summit works")).toEqual([`host ${dealHost.id}`]);
    expect(await kinds(brand, "secret regatta")).toEqual([]);
    expect(await kinds(brand, "founders harbor gold")).toContain("package pkg_1");
  });

  it("of nothing is answered with the nearest two", async () => {
    const names = await toolsOf(brand).searchNames({ text: "Quantum Summit", kinds: ["event"] });
    expect(names.found).toEqual([]);
    expect(names.nearest).toMatchObject([{ name: "Clinic Summit" }]);
  });
});

it("a market price is the median of closed deals for the event's attendance, or says that there are too few", async () => {
  for (let n = 1; n <= 5; n++)
    await core.table.write({
      op: "put",
      item: closedPriceEntity.item({
        category: "fintech",
        tier: "gold",
        dealId: `deal_${n}`,
        amountCents: n * 100_000,
        attendees: 500,
        at: "2026-01-01T00:00:00.000Z",
      }),
    });
  expect(await toolsOf(brand).getMarketPrice({ eventId: "evt_berlin" })).toEqual({
    category: "fintech",
    event: { id: "evt_berlin", name: "Payments Forum", attendeeCount: 2_000 },
    tiers: [
      {
        tier: "gold",
        closed: {
          deals: 5,
          perAttendeeUsd: { median: 6, low: 2, high: 10 },
          forEventUsd: { median: 12_000, low: 4_000, high: 20_000 },
        },
        offered: [{ packageId: "pkg_berlin", name: "Gold", priceUsd: 20_000, abovePercent: 67 }],
      },
    ],
    leastDeals: 5,
  });
  const none = await toolsOf(brand).getMarketPrice({ category: "healthtech", tier: "silver" });
  expect(none).toMatchObject({ event: null, tiers: [{ tier: "silver", closed: null, offered: [] }] });
});

describe("a sponsor who has an offer to answer", () => {
  /** Five closed deals of such a size that those of the event's attendance paid this much. */
  async function closedAt(usd: number): Promise<void> {
    const price = { category: dealEvent.category, tier: "gold", attendees: dealEvent.attendeeCount } as const;
    const at = "2026-01-01T00:00:00.000Z";
    for (let n = 1; n <= 5; n++) {
      const item = closedPriceEntity.item({
        ...price,
        dealId: `deal_closed_${n}`,
        amountCents: usd * 100,
        at,
      });
      await core.table.write({ op: "put", item });
    }
  }

  it.each([
    ["the list price with their add-ons", { budget: null, closed: null }, 10_500],
    ["their budget", { budget: 5_000, closed: null }, 5_000],
    ["what closed deals paid", { budget: 7_000, closed: 6_000 }, 6_000],
  ] as const)("hears of no next number above %s", async (_, { budget, closed }, amountUsd) => {
    await core.table.write({ op: "put", item: profileItem({ ...brand, budget }) });
    if (closed !== null) await closedAt(closed);
    const addOns = [{ id: "add_1", benefit: plainBenefit("A second booth"), priceCents: 150_000 }];
    const asked = { offeredBy: "host", amountCents: 1_200_000, addOns } as const;
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id, ...asked }));
    expect(await toolsOf(brand).listOffers({})).toMatchObject([
      { listPriceUsd: 10_500, closedMedianUsd: closed, next: { move: "offer", amountUsd } },
    ]);
  });
});

describe("a host", () => {
  it("sees what each event sold and has left, the offers to answer, and whom to invite; nobody else does", async () => {
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id, amountCents: 850_000 }));
    const signed = sampleDeal({ id: "deal_2", brandId: other.id, status: "active", amountCents: 700_000 });
    await storeDeal(core, {
      ...signed,
      signedBy: ["brand", "host"],
      expiresAt: null,
      signedAt: "2026-01-10T00:00:00.000Z",
    });
    const host = toolsOf(dealHost);
    const [hosted] = await host.listHosted({ eventId: dealEvent.id });
    expect(hosted).toMatchObject({
      soldUsd: 7_000,
      unsoldUsd: 9_000,
      open: { deals: 1, amountUsd: 8_500 },
      packages: [{ name: "Gold", spots: 3, left: 1 }],
    });
    const all = await host.listHosted({});
    expect(await host.listHosted({ offset: 1, limit: 1 })).toEqual(all.slice(1, 2));
    expect(await host.listHosted({ offset: all.length })).toEqual([]);
    expect(await host.listOffers({})).toMatchObject([
      {
        dealId: "deal_1",
        amountUsd: 8_500,
        listPriceUsd: 9_000,
        closedMedianUsd: null,
        next: { move: "offer", amountUsd: 8_800 },
      },
    ]);
    const invitees = await host.listInvitees({ eventId: "evt_berlin", limit: 10 });
    expect(invitees).toMatchObject([
      { company: "Company 2", because: "sponsors", contact: null },
      { company: "Company 1", because: "negotiates", contact: null },
    ]);
    const here = await host.listInvitees({ eventId: dealEvent.id });
    expect(here).toContainEqual(expect.objectContaining({ contact: { kind: "deal", id: "deal_1" } }));
    expect(await toolsOf(stranger).listInvitees({ eventId: dealEvent.id })).toBeNull();
    expect(await toolsOf(brand).listOffers({})).toEqual([]);
    expect(await toolsOf(brand).listHosted({})).toEqual([]);
  });

  it("has inquiries that wait for an answer, which the inquirer sees as waiting for the host", async () => {
    const { id: inquiryId } = await createInquiry(core, recordingChannel(), {
      inquirer: brand,
      acting: inPerson(brand.id),
      eventId: dealEvent.id,
      topic: "sponsorship",
      message: "Is there a booth left?",
      idempotencyKey: undefined,
    });
    expect(await toolsOf(dealHost).listInquiries({ awaitsReader: true })).toMatchObject([
      { eventName: "Founders Harbor", with: { company: "Company 1" }, lastMessage: "Is there a booth left?" },
    ]);
    expect(await toolsOf(brand).listInquiries({ awaitsReader: true })).toEqual([]);
    expect(await toolsOf(brand).getInquiry({ inquiryId })).toMatchObject({
      with: { company: "Summit Works" },
      messages: [{ by: "inquirer", text: "Is there a booth left?" }],
    });
    expect(await toolsOf(other).getInquiry({ inquiryId })).toBeNull();
  });

  it("can be looked up by everybody, an account that hosts nothing by nobody", async () => {
    expect(await toolsOf(brand).getHost({ eventId: dealEvent.id })).toMatchObject({
      company: "Summit Works",
      isReader: false,
      upcoming: [{ name: "Payments Forum" }, { name: "Clinic Summit" }, { name: "Founders Harbor" }],
    });
    expect(await toolsOf(brand).getHost({ hostId: other.id })).toBeNull();
    expect(await toolsOf(dealHost).getHost({})).toMatchObject({ isReader: true });
  });
});

it("help has the topic and the word that a question is about", async () => {
  const help = (words: string) => toolsOf(brand).getHelp({ words });
  expect((await help("How do I sign the agreement?")).topics[0]).toMatchObject({
    title: "Sign a contract",
  });
  expect((await help("can I get a refund?")).topics[0]).toMatchObject({
    title: "Ask for a refund, or for help",
  });
  expect(
    (await help("what's the difference between an MQL and an SQL?")).words.map(({ term }) => term),
  ).toEqual(expect.arrayContaining(["MQL", "SQL"]));
  expect(await help("Hm")).toEqual({ topics: [], words: [] });
});
