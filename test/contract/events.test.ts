import { dayIn } from "@marquee/contracts/events/event-time";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { demoUserSeeds } from "@marquee/seed/content/demo-users";
import { eventPlans } from "@marquee/seed/content/events";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");
let caller: ApiUser;

beforeAll(async () => {
  caller = await ApiUser.registered(url);
});

describe("listEvents", () => {
  it("pages through every event once: upcoming ones by date, then started ones, newest first", async () => {
    const found: { id: string; date: string; status: string }[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: typeof found; nextCursor: string | null } = await caller.client.callPage(
        listEvents,
        {
          query: { limit: "100", ...(cursor === null ? {} : { cursor }) },
        },
      );
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    // Other tests on this stage publish events of their own, whose ids are ULIDs.
    expect(found.filter(({ id }) => !/^evt_[0-9A-Z]{26}$/.test(id))).toHaveLength(eventPlans.length);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const dates = (upcoming: boolean) =>
      found.filter(({ status }) => (status === "upcoming") === upcoming).map(({ date }) => date);
    expect(found.map(({ date }) => date)).toEqual([...dates(true).sort(), ...dates(false).sort().reverse()]);
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(["upcoming", "ongoing", "completed"]));
  });

  it("finds by name, description or place in any case, and by category", async () => {
    const search = (query: { search?: string; category?: "startup" | "ai" }) =>
      caller.client.call(listEvents, { query });
    expect((await search({ search: "FOUNDERS HARBOR" })).map(({ id }) => id)).toEqual([
      "evt_founders_harbor",
    ]);
    expect((await search({ search: "harbor-side" })).map(({ id }) => id)).toEqual(["evt_founders_harbor"]);
    expect((await search({ search: "singapore", category: "startup" })).map(({ id }) => id)).toContain(
      "evt_founders_harbor",
    );
    const startups = await search({ category: "startup" });
    expect(startups.length).toBeGreaterThan(1);
    expect(new Set(startups.map(({ category }) => category))).toEqual(new Set(["startup"]));
    expect(await search({ search: "founders harbor", category: "ai" })).toEqual([]);
  });

  it("finds by region and by who comes", async () => {
    const query = { status: "upcoming", place: "Europe", audience: "engineers", limit: "100" } as const;
    const found = await caller.client.call(listEvents, { query });
    expect(found.length).toBeGreaterThan(0);
    for (const { timeZone, attendeeType, name, description } of found) {
      expect(timeZone).toMatch(/^Europe\//);
      expect(`${attendeeType} ${name} ${description}`).toMatch(/engineer/i);
    }
    await expect(caller.client.call(listEvents, { query: { place: " " } })).rejects.toMatchObject({
      fields: { place: ["place must not be empty"] },
    });
  });

  it("finds by day, city, size, and one package's price, tier and free spots", async () => {
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    const query = {
      from: at(30),
      to: at(120),
      city: "berlin",
      minAttendees: "500",
      maxAttendees: "9000",
      maxPrice: "20000",
      tier: "gold",
      available: "true",
    } as const;
    const events = await caller.client.call(listEvents, { query });
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      expect(event).toMatchObject({ city: "Berlin", status: "upcoming" });
      const day = dayIn(event.timeZone, event.date);
      expect([event.timeZone, day >= query.from && day <= query.to]).toEqual(["Europe/Berlin", true]);
      expect(event.attendeeCount >= 500 && event.attendeeCount <= 9_000).toBe(true);
      const { packages } = await caller.client.call(getEvent, { params: { id: event.id } });
      const gold = packages.filter(({ tier, price }) => tier === "gold" && price <= 20_000);
      expect(gold.some(({ remaining }) => remaining > 0)).toBe(true);
      expect(event.priceFrom).toBe(Math.min(...packages.map(({ price }) => price)));
      expect(event.spotsLeft).toBe(packages.reduce((sum, { remaining }) => sum + remaining, 0));
    }
  });

  it("validation_failed: an unknown category, a made-up cursor", async () => {
    const fields = async (query: string) =>
      Object.keys(errorOf(await caller.raw("GET", `/api/events?${query}`)).fields);
    expect(await fields("category=opera")).toEqual(["category"]);
    expect(await fields("cursor=made-up")).toEqual(["cursor"]);
    expect(await fields("from=tomorrow&minPrice=-1&tier=wood&available=maybe&city=%20")).toEqual([
      "from",
      "city",
      "minPrice",
      "tier",
      "available",
    ]);
  });
});

describe("getEvent", () => {
  it("shows the host by name and company, and the packages in USD, most expensive first", async () => {
    const event = await caller.client.call(getEvent, { params: { id: "evt_startup_expo" } });
    const host = demoUserSeeds.find(({ id }) => id === event.hostId);
    expect(event.host).toEqual({
      name: host?.name,
      company: host?.company,
      medianReplyHours: null,
      // Every past deal in the demo data is completed.
      completionRate: 1,
    });
    expect(event.pastSponsors).not.toEqual([]);
    expect(event.packages.map(({ price, tier }) => [price, tier])).toEqual([
      [40_000, "platinum"],
      [12_500, "silver"],
      [4_800, "bronze"],
    ]);
    expect(JSON.stringify(event)).not.toContain(host?.email);
  });

  it("not_found: an unknown event", async () => {
    expect(errorOf(await caller.raw("GET", "/api/events/evt_none"))).toMatchObject({ code: "not_found" });
  });
});
