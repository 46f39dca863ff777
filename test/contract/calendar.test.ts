// cspell:ignore vcalendar dtstart
import { saveEvent } from "@marquee/contracts/events/saved-events";
import {
  createCalendarFeed,
  getCalendarFeed,
  listCalendar,
  revokeCalendarFeed,
} from "@marquee/contracts/home/calendar";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";
import { siteTimeMs } from "../support/site-clock.ts";

const url = inject("url");
let brand: ApiUser;
let days: { from: string; to: string };
let eventId: string;

beforeAll(async () => {
  const [host, nowMs] = await Promise.all([ApiUser.registered(url, "event_host"), siteTimeMs(url)]);
  brand = await ApiUser.registered(url);
  const name = "Harbor Days, for readers; and others";
  ({ eventId } = await publishedEvent(host, { name, date: inDays(60, nowMs), endsAt: inDays(62, nowMs) }));
  await brand.client.call(saveEvent, { params: { id: eventId } });
  days = { from: inDays(30, nowMs).slice(0, 10), to: inDays(90, nowMs).slice(0, 10) };
});

const tokenOf = (feed: { url: string }) => feed.url.split("/").at(-1) ?? "";

describe("listCalendar", () => {
  it("lists the caller's events in the days asked for, and nobody else's", async () => {
    const { entries, feeds } = await brand.client.call(listCalendar, { query: days });
    expect(entries).toMatchObject([{ kind: "event", side: null, eventId, timeZone: "Asia/Singapore" }]);
    expect(feeds).toEqual([]);
    const earlier = { from: "2026-01-01", to: "2026-01-31" };
    expect((await brand.client.call(listCalendar, { query: earlier })).entries).toEqual([]);
    const stranger = await ApiUser.registered(url);
    expect((await stranger.client.call(listCalendar, { query: days })).entries).toEqual([]);
  });

  it("validation_failed: days that are none, in the wrong order, or too many", async () => {
    for (const [query, field] of [
      ["", "from"],
      ["from=2026-02-30&to=2026-03-01", "from"],
      ["from=2026-03-01&to=2026-02-01", "to"],
      ["from=2025-01-01&to=2026-06-01", "to"],
    ] as const)
      expect(errorOf(await brand.raw("GET", `/api/calendar?${query}`)).fields).toHaveProperty(field);
  });
});

describe("createCalendarFeed", () => {
  it("conflict: no more addresses than may work at a time; a revoked one makes room", async () => {
    const caller = await ApiUser.registered(url);
    const made = [];
    for (let n = 0; n < limits.calendarFeeds; n++)
      made.push(await caller.client.call(createCalendarFeed, {}));
    expect(errorOf(await caller.raw("POST", "/api/calendar/feeds")).code).toBe("conflict");
    const { feeds } = await caller.client.call(listCalendar, { query: days });
    expect(feeds.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    expect(JSON.stringify(feeds)).not.toContain(tokenOf(made[0] ?? { url: "?" }));
    await caller.client.call(revokeCalendarFeed, { params: { id: made[0]?.id ?? "" } });
    await caller.client.call(createCalendarFeed, {});
  });
});

describe("getCalendarFeed", () => {
  it("not_found: an address that never was", async () => {
    const answer = await new ApiUser(url).raw(
      "GET",
      "/api/calendar/feeds/a-token-that-nobody-was-ever-given",
    );
    expect(errorOf(answer).code).toBe("not_found");
  });

  it("is a calendar file for whoever has the address, without amounts", async () => {
    const feed = await brand.client.call(createCalendarFeed, {});
    const anybody = new ApiUser(url);
    const text = await anybody.client.call(getCalendarFeed, { params: { token: tokenOf(feed) } });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain("SUMMARY:Harbor Days\\, for readers\\; and others\r\n");
    expect(text).toContain("DTSTART;TZID=Asia/Singapore:");
    expect(text).not.toMatch(/\$|12,?500/);
    // Whoever opens an entry while they act for another account is offered to switch.
    expect(String(text).replaceAll("\r\n ", "")).toMatch(new RegExp(`URL:\\S+[?&]account=${brand.id}\r\n`));
  });

  it.runIf(atNight)("too_many_requests: after many reads from one network in a minute", async () => {
    const anybody = new ApiUser(url);
    const read = async () =>
      (await anybody.raw("GET", "/api/calendar/feeds/a-token-that-nobody-was-ever-given")).status;
    const statuses = new Set<number>();
    // On a busy machine a minute may end in between: then the next one is filled.
    for (let n = 0; n < 3 * limits.calendarFeedsPerNetworkPerMinute && !statuses.has(429); n += 20)
      for (const status of await Promise.all(Array.from({ length: 20 }, read))) statuses.add(status);
    expect([...statuses].toSorted((left, right) => left - right)).toEqual([404, 429]);
  });
});

describe("revokeCalendarFeed", () => {
  it("ends an address; another account cannot, and again changes nothing", async () => {
    const feed = await brand.client.call(createCalendarFeed, {});
    const read = async (token: string) =>
      (await new ApiUser(url).raw("GET", `/api/calendar/feeds/${token}`)).status;
    const other = await ApiUser.registered(url);
    await other.client.call(revokeCalendarFeed, { params: { id: feed.id } });
    expect(await read(tokenOf(feed))).toBe(200);
    await brand.client.call(revokeCalendarFeed, { params: { id: feed.id } });
    expect(await read(tokenOf(feed))).toBe(404);
    await brand.client.call(revokeCalendarFeed, { params: { id: feed.id } });
  });
});
