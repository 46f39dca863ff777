import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { getEvent } from "@marquee/contracts/events/events";
import { listClosedPrices, listRecommendedEvents, listUpcomingEvents } from "@marquee/contracts/events/match";
import { saveEvent } from "@marquee/contracts/events/saved-events";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");

describe("listRecommendedEvents", () => {
  it("ranks by the profile, says why, and the event's page says the same", async () => {
    const caller = await ApiUser.registered(url);
    const body = {
      industry: "finance" as const,
      budget: 1_000_000,
      interests: ["fintech"],
      places: ["London"],
    };
    const user = await caller.client.call(updateCurrentUser, { body: { ...body, audiences: ["founders"] } });
    expect(user).toMatchObject({ places: ["London"], audiences: ["founders"] });
    const events = await caller.client.call(listRecommendedEvents, { query: {} });
    expect(events).toHaveLength(6);
    const scores = events.map(({ match }) => match.score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    const [best] = events;
    expect(best?.match.parts.map(({ name }) => name)).toEqual([
      "industry",
      "interests",
      "budget",
      "audience",
      "place",
      "value",
      "date",
    ]);
    const detail = await caller.client.call(getEvent, { params: { id: best?.id ?? "" } });
    expect(detail.match).toEqual(best?.match);
    expect(await caller.client.call(listRecommendedEvents, { query: { limit: "2" } })).toEqual(
      events.slice(0, 2),
    );
  });
});

describe("listUpcomingEvents", () => {
  it("returns the requested number by date, and which of them are saved", async () => {
    const caller = await ApiUser.registered(url);
    const [first] = await caller.client.call(listUpcomingEvents, { params: { n: 1 } });
    await caller.client.call(saveEvent, { params: { id: first?.id ?? "" } });
    const events = await caller.client.call(listUpcomingEvents, { params: { n: 50 } });
    expect(events).toHaveLength(50);
    const dates = events.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(events.filter(({ saved }) => saved).map(({ id }) => id)).toContain(first?.id);
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(["upcoming"]));
  });

  it("validation_failed: zero, too many, not a number", async () => {
    const caller = await ApiUser.registered(url);
    for (const n of ["0", "51", "ten"])
      expect(errorOf(await caller.raw("GET", `/api/events/upcoming/${n}`)).code, n).toBe("validation_failed");
  });
});

describe("listClosedPrices", () => {
  it("tells what packages of the tier cost per attendee, given at least five deals", async () => {
    const caller = await ApiUser.registered(url);
    const events = await caller.client.call(listUpcomingEvents, { params: { n: 50 } });
    const prices = await Promise.all(
      events.map(({ id }) => caller.client.call(listClosedPrices, { params: { id } })),
    );
    const found = prices.flat();
    expect(found.length).toBeGreaterThan(10);
    for (const { deals, perAttendee } of found) {
      const { low, median, high } = perAttendee;
      expect(deals).toBeGreaterThanOrEqual(5);
      expect(low <= median && median <= high).toBe(true);
    }
    expect(errorOf(await caller.raw("GET", "/api/events/evt_none/closed-prices")).code).toBe("not_found");
  });
});
