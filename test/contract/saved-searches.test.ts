import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  markSavedSearchRead,
} from "@marquee/contracts/events/saved-searches";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { inDays } from "../support/hosting-acts.ts";

const url = inject("url");
let caller: ApiUser;

beforeEach(async () => {
  caller = await ApiUser.registered(url);
});

const list = () => caller.client.call(listSavedSearches, {});
const save = (city: string) =>
  caller.client.call(createSavedSearch, { body: { name: city, filters: { city, maxPrice: 9_000 } } });

describe("createSavedSearch", () => {
  it("stores its filters once", async () => {
    const saved = await save("Oulu");
    expect(saved).toMatchObject({ filters: { city: "Oulu", maxPrice: 9_000 }, found: 0, latest: null });
    expect(await save("Oulu")).toEqual(saved);
    expect(await list()).toEqual([saved]);
  });

  it("validation_failed: without a filter, without a name, with an unknown filter", async () => {
    const codes = [
      { name: "All", filters: {} },
      { name: "All", filters: { search: " " } },
      { name: " ", filters: { city: "Oulu" } },
      { name: "Color", filters: { color: "red" } },
    ].map(async (body) => errorOf(await caller.raw("POST", "/api/saved-searches", { body })).code);
    expect(new Set(await Promise.all(codes))).toEqual(new Set(["validation_failed"]));
  });
});

describe("listSavedSearches", () => {
  it("shows an event that was published since, once the schedule has run", async () => {
    // Uses its own city, because the same schedule announces other tests' events.
    await save("Helsinki");
    const host = await ApiUser.registered(url, "event_host");
    const { id } = await host.client.call(createEvent, {
      body: {
        name: "Arctic Days",
        category: "ai",
        date: inDays(60),
        endsAt: inDays(61),
        location: "Helsinki, Finland",
        description: "Models and midnight sun.",
      },
    });
    await host.client.call(createSponsorshipPackage, {
      params: { id },
      body: { name: "Gold", tier: "gold", price: 9_000, maxSponsors: 1 },
    });
    await host.client.call(transitionEvent, { params: { id }, body: { action: "publish", version: 2 } });
    await fetch(`${url}/_local/schedules/announce-events/fire`, { method: "POST" });
    expect(await list()).toMatchObject([{ found: 1, latest: { eventId: id, eventName: "Arctic Days" } }]);
  });
});

describe("deleteSavedSearch", () => {
  it("deletes the caller's own, and changes nothing if it is already gone", async () => {
    const { id } = await save("Turku");
    const other = await ApiUser.registered(url);
    await other.client.call(deleteSavedSearch, { params: { id } });
    expect(await list()).toHaveLength(1);
    for (let n = 0; n < 2; n++) await caller.client.call(deleteSavedSearch, { params: { id } });
    expect(await list()).toEqual([]);
  });
});

describe("markSavedSearchRead", () => {
  it("marks at most what was found, and not_found for another user's", async () => {
    const { id } = await save("Espoo");
    await caller.client.call(markSavedSearchRead, { params: { id }, body: { found: 7 } });
    expect(await list()).toMatchObject([{ id, found: 0, unread: 0 }]);
    const other = await ApiUser.registered(url);
    const path = `/api/saved-searches/${id}/read`;
    expect(errorOf(await other.raw("PUT", path, { body: { found: 1 } })).code).toBe("not_found");
    expect(errorOf(await caller.raw("PUT", path, { body: { found: -1 } })).code).toBe("validation_failed");
  });
});
