import { listOwnCapacity } from "@marquee/contracts/events/capacity";
import { duplicateEvent, listPackageTemplates } from "@marquee/contracts/events/event-reuse";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import {
  createEvent,
  createSponsorshipPackage,
  deleteEvent,
  deleteSponsorshipPackage,
  listEventHistory,
  listOwnEvents,
  transitionEvent,
  updateEvent,
  updateSponsorshipPackage,
} from "@marquee/contracts/events/hosting";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { auditOf, demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const gold = { name: "Gold", price: 1_250.5, tier: "gold" as const, maxSponsors: 2, benefits: ["A booth"] };

let host: ApiUser;
let brand: ApiUser;
let admin: ApiUser;

beforeAll(async () => {
  [host, brand, admin] = await Promise.all([
    ApiUser.registered(url, "event_host"),
    ApiUser.registered(url),
    demoAdmin(url),
  ]);
});

const whole = (name: string) => ({
  name,
  category: "startup" as const,
  date: inDays(30),
  endsAt: inDays(32),
  description: "Three days by the water.",
  location: "Singapore",
});
const draft = (name = "Cove Summit", by = host) => by.client.call(createEvent, { body: whole(name) });
const move = (by: ApiUser, id: string, action: "publish" | "cancel", version: number, reason?: string) =>
  by.client.call(transitionEvent, {
    params: { id },
    body: { action, version, ...(reason === undefined ? {} : { reason }) },
  });
const refusedWith = async (by: ApiUser, method: string, path: string, body?: unknown) => {
  const { status, code } = errorOf(await by.raw(method, path, { body }));
  return [status, code];
};

describe("createEvent", () => {
  it("creates one draft per Idempotency-Key, which only its host can find", async () => {
    const body = whole("Only once");
    const created = await host.client.call(createEvent, { body, idempotencyKey: "one-event" });
    const again = await host.client.call(createEvent, { body, idempotencyKey: "one-event" });
    expect(again).toEqual(created);
    expect(created).toMatchObject({ ...body, status: "draft", version: 1, packages: [], imageUrl: null });
    expect(await refusedWith(brand, "GET", `/api/events/${created.id}`)).toEqual([404, "not_found"]);
    expect((await admin.client.call(getEvent, { params: { id: created.id } })).status).toBe("draft");
  });

  it("forbidden: for a brand and an admin; validation_failed names each field", async () => {
    const body = whole("No");
    for (const who of [brand, admin])
      expect(await refusedWith(who, "POST", "/api/events", body)).toEqual([403, "forbidden"]);
    const bad = {
      ...body,
      name: " ",
      attendeeCount: 1.5,
      eventUrl: "javascript:alert(1)",
      state: "published",
    };
    const answer = await host.raw("POST", "/api/events", { body: bad });
    expect(answer.body).toMatchObject({
      code: "validation_failed",
      fields: {
        name: ["Name is required"],
        attendeeCount: ["Attendees must be a whole number"],
        eventUrl: ["Website must be an address that begins with https://"],
      },
    });
  });

  it.runIf(atNight)("too_many_requests: beyond the daily limit", async () => {
    await windowWithRoom(24 * 60 * 60);
    const eager = await ApiUser.registered(url, "agency");
    for (let n = 0; n < limits.eventsPerDay; n++) await draft(`Event ${n}`, eager);
    expect(await refusedWith(eager, "POST", "/api/events", whole("One more"))).toEqual([
      429,
      "too_many_requests",
    ]);
  });
});

describe("updateEvent", () => {
  it("changes the given fields, and stale_version for outdated reads; admins are audited", async () => {
    const { id } = await draft();
    const params = { id };
    const changed = await host.client.call(updateEvent, { params, body: { version: 1, name: "Harbor" } });
    expect(changed).toMatchObject({ name: "Harbor", location: "Singapore", version: 2 });
    expect(await refusedWith(host, "PATCH", `/api/events/${id}`, { version: 1, name: "Late" })).toEqual([
      409,
      "stale_version",
    ]);
    await admin.client.call(updateEvent, { params, body: { version: 2, location: "Lisbon" } });
    expect(await auditOf(admin, id)).toMatchObject([
      { action: "updateEvent", before: { location: "Singapore" }, after: { location: "Lisbon" } },
    ]);
  });
});

describe("transitionEvent", () => {
  it("publishes, then cancels with a reason that everyone can read", async () => {
    const { id } = await draft("A unique harbor name");
    const found = async () =>
      (await brand.client.call(listEvents, { query: { search: "A unique harbor name" } })).length;
    expect(await found()).toBe(0);
    expect(await move(host, id, "publish", 1)).toMatchObject({ status: "upcoming", version: 2 });
    expect(await found()).toBe(1);
    expect(await move(host, id, "cancel", 2, "No venue")).toMatchObject({ status: "cancelled" });
    expect(await found()).toBe(0);
    expect(await brand.client.call(getEvent, { params: { id } })).toMatchObject({ cancelReason: "No venue" });
  });

  it("invalid_transition, stale_version, and validation_failed for missing fields", async () => {
    const { id } = await draft();
    const path = `/api/events/${id}/transitions`;
    const ask = (body: unknown) => refusedWith(host, "POST", path, body);
    expect(await ask({ action: "cancel", version: 1, reason: "No" })).toEqual([409, "invalid_transition"]);
    expect(await ask({ action: "publish", version: 7 })).toEqual([409, "stale_version"]);
    await host.client.call(updateEvent, { params: { id }, body: { version: 1, date: inDays(-1) } });
    expect(await ask({ action: "publish", version: 2 })).toEqual([400, "validation_failed"]);
    const past = { id: (await draft()).id };
    await move(host, past.id, "publish", 1);
    expect(await refusedWith(brand, "POST", path, { action: "publish", version: 2 })).toEqual([
      404,
      "not_found",
    ]);
  });
});

describe("deleteEvent", () => {
  it("removes a draft; conflict for a published event", async () => {
    const { id } = await draft();
    await host.client.call(deleteEvent, { params: { id } });
    expect(await refusedWith(host, "GET", `/api/events/${id}`)).toEqual([404, "not_found"]);
    const other = await draft();
    await move(host, other.id, "publish", 1);
    expect(await refusedWith(host, "DELETE", `/api/events/${other.id}`)).toEqual([409, "conflict"]);
  });
});

describe("createSponsorshipPackage", () => {
  it("adds a package priced in cents, once per key; conflict beyond twelve", async () => {
    const { id } = await draft();
    const add = (idempotencyKey: string) =>
      host.client.call(createSponsorshipPackage, { params: { id }, body: gold, idempotencyKey });
    const created = await add("first");
    expect(created).toMatchObject({ ...gold, eventId: id, remaining: 2 });
    expect(await add("first")).toEqual(created);
    for (let n = 1; n < limits.packagesPerEvent; n++) await add(`more-${n}`);
    expect(await refusedWith(host, "POST", `/api/events/${id}/packages`, gold)).toEqual([409, "conflict"]);
    const path = `/api/events/${id}/packages`;
    expect(await refusedWith(host, "POST", path, { ...gold, price: 1.005 })).toEqual([
      400,
      "validation_failed",
    ]);
  });
});

describe("updateSponsorshipPackage", () => {
  it("changes a package and the event's card; not_found for another host's", async () => {
    const { id } = await draft("Priced harbor");
    const created = await host.client.call(createSponsorshipPackage, { params: { id }, body: gold });
    await move(host, id, "publish", 2);
    const params = { id: created.id };
    const body = { price: 0.29, maxSponsors: 5 };
    expect(await host.client.call(updateSponsorshipPackage, { params, body })).toMatchObject({
      price: 0.29,
      remaining: 5,
      name: "Gold",
    });
    const [card] = await brand.client.call(listEvents, { query: { search: "Priced harbor" } });
    expect(card).toMatchObject({ priceFrom: 0.29, spotsLeft: 5 });
    const path = `/api/sponsorship-packages/${created.id}`;
    expect(await refusedWith(brand, "PATCH", path, { price: 1 })).toEqual([404, "not_found"]);
  });
});

describe("deleteSponsorshipPackage", () => {
  it("removes a package; not_found the second time", async () => {
    const { id } = await draft();
    const created = await host.client.call(createSponsorshipPackage, { params: { id }, body: gold });
    await host.client.call(deleteSponsorshipPackage, { params: { id: created.id } });
    expect((await host.client.call(getEvent, { params: { id } })).packages).toEqual([]);
    const path = `/api/sponsorship-packages/${created.id}`;
    expect(await refusedWith(host, "DELETE", path)).toEqual([404, "not_found"]);
  });
});

describe("listOwnEvents", () => {
  it("lists drafts and canceled ones too, what is next first, page by page", async () => {
    const own = await ApiUser.registered(url, "event_host");
    const [first, second] = [await draft("First", own), await draft("Second", own)];
    await move(own, first.id, "publish", 1);
    await move(own, first.id, "cancel", 2, "No venue");
    expect(await own.client.call(listOwnEvents, {})).toMatchObject([
      { id: second.id, status: "draft", version: 1 },
      { id: first.id, status: "cancelled", cancelReason: "No venue", version: 3 },
    ]);
    const page = await own.raw("GET", "/api/user/events?limit=1");
    const cursor = encodeURIComponent(page.headers.get("x-next-cursor") ?? "");
    const next = await own.raw("GET", `/api/user/events?limit=1&cursor=${cursor}`);
    expect(next.body).toMatchObject([{ id: first.id }]);
    expect(await own.client.call(listOwnEvents, { query: { search: "sec" } })).toMatchObject([
      { id: second.id, sold: 0, held: 0, free: 0, booked: 0 },
    ]);
    const sorted = await own.client.call(listOwnEvents, { query: { sort: "-name" } });
    expect(sorted.map(({ id }) => id)).toEqual([second.id, first.id]);
    const other = await own.raw("GET", `/api/user/events?limit=1&sort=name&cursor=${cursor}`);
    expect(errorOf(other).code).toBe("validation_failed");
    expect(await brand.client.call(listOwnEvents, {})).toEqual([]);
  });
});

describe("listOwnCapacity", () => {
  it("lists the sold, held and free spots of the caller's public events, and nobody else's", async () => {
    const by = await ApiUser.registered(url, "event_host");
    const event = await draft("Full house", by);
    const params = { id: event.id };
    await by.client.call(createSponsorshipPackage, { params, body: gold });
    expect(await by.client.call(listOwnCapacity, { query: {} })).toEqual([]);
    await move(by, event.id, "publish", 2);
    expect(await by.client.call(listOwnCapacity, { query: {} })).toMatchObject([
      { id: event.id, packages: [{ maxSponsors: 2, sold: 0, heldUntil: [], remaining: 2, waiting: 0 }] },
    ]);
    expect(await brand.client.call(listOwnCapacity, { query: {} })).toEqual([]);
  });
});

describe("listEventHistory", () => {
  it("tells the host and admins who changed what; not_found for everyone else", async () => {
    const { id } = await draft();
    await host.client.call(updateEvent, { params: { id }, body: { version: 1, name: "Harbor" } });
    const history = await host.client.call(listEventHistory, { params: { id } });
    expect(history).toMatchObject([
      {
        by: "Test User",
        version: 2,
        changes: [{ packageName: null, field: "name", old: "Cove Summit", new: "Harbor" }],
      },
      { version: 1, changes: [{ field: "state", old: null, new: "draft" }] },
    ]);
    expect(await admin.client.call(listEventHistory, { params: { id } })).toEqual(history);
    expect(await refusedWith(brand, "GET", `/api/events/${id}/history`)).toEqual([404, "not_found"]);
  });
});

describe("duplicateEvent", () => {
  it("copies an event with its packages and add-ons to a draft at other times, once per Idempotency-Key", async () => {
    const { id } = await draft("Cove Summit");
    const params = { id };
    await host.client.call(createSponsorshipPackage, { params, body: gold });
    await move(host, id, "publish", 2);
    const body = { date: inDays(395), endsAt: inDays(397) };
    const key = "copy-cove";
    const copies = await Promise.all(
      [1, 2].map(() => host.client.call(duplicateEvent, { params, body, idempotencyKey: key })),
    );
    const [copy, again] = copies;
    expect(copy).toMatchObject({
      name: "Cove Summit",
      status: "draft",
      location: "Singapore",
      version: 1,
      ...body,
    });
    expect(copy?.packages).toMatchObject([{ name: "Gold", price: 1_250.5, benefits: ["A booth"], sold: 0 }]);
    expect(copy?.id).not.toBe(id);
    expect(again?.id).toBe(copy?.id);
    const path = `/api/events/${id}/copies`;
    expect(await refusedWith(host, "POST", path, { date: "soon", endsAt: body.endsAt })).toEqual([
      400,
      "validation_failed",
    ]);
    expect(await refusedWith(brand, "POST", path, body)).toEqual([404, "not_found"]);
  });
});

describe("listPackageTemplates", () => {
  it("lists the caller's own packages, of each name and tier the latest", async () => {
    const own = await ApiUser.registered(url, "event_host");
    for (const [name, price] of [
      ["First", 1_000],
      ["Second", 2_000],
    ] as const) {
      const { id } = await draft(name, own);
      await own.client.call(createSponsorshipPackage, { params: { id }, body: { ...gold, price } });
    }
    expect(await own.client.call(listPackageTemplates, {})).toMatchObject([
      { name: "Gold", price: 2_000, eventName: "Second", benefitItems: [{ text: "A booth" }] },
    ]);
    expect(await brand.client.call(listPackageTemplates, {})).toEqual([]);
  });
});
