import { agreedEvent } from "@marquee/contracts/deals/deal-facts";
import { readNotification } from "@marquee/contracts/live/notification-kinds";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { readTools } from "../../chat/chat/tools/read-tools.ts";
import type { Core } from "../../core.ts";
import { datedDeliverables } from "../../deals/deals/deliverables.ts";
import { listOwedDeliverables } from "../../deals/deals/owed-deliverables.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { search } from "../../home/search/search.ts";
import { workAnnouncements } from "../../live/announcements/work-announcements.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { updateEvent } from "../hosting/edit-event.ts";
import { saveEvent } from "../saved-events/saved-events.ts";
import { tellSavers } from "../saved-events/tell-savers.ts";
import { readHostedEvent } from "./get-event.ts";
import { listEvents } from "./list-events.ts";

// The fixed clock says January 15, 2026, 9:00 UTC.
/** From 7 to 10 p.m. on January 15 in San Francisco, which is January 16 in UTC. */
const evening = {
  location: "San Francisco, CA",
  date: "2026-01-16T03:00:00.000Z",
  endsAt: "2026-01-16T06:00:00.000Z",
  timeZone: "America/Los_Angeles",
};
const brand = dealBrand(1);
const channel = recordingChannel();

let store: MemoryStore;
let core: Core;

beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand], [{}], evening);
});

const begun = async (from?: string, to?: string) =>
  (await listEvents(core, { from, to }, {})).items.map(({ id }) => id);
const tools = () => readTools({ core, accountId: brand.id });

describe("an evening in San Francisco", () => {
  it("is found on its own day, and not on the day in UTC", async () => {
    expect(await begun("2026-01-15", "2026-01-15")).toEqual(["evt_1"]);
    expect(await begun("2026-01-16", "2026-01-16")).toEqual([]);
    expect(await begun("2026-01-16")).toEqual([]);
    expect(await begun(undefined, "2026-01-15")).toEqual(["evt_1"]);
  });

  it("is told with its own day in search results", async () => {
    expect(await search(core, brand.id, "founders")).toMatchObject([
      { kind: "event", detail: "San Francisco, CA · Jan 15, 2026" },
    ]);
  });

  it("has its own clock in what Morgan looks up", async () => {
    const { events } = await tools().findEvents({ from: "2026-01-15", to: "2026-01-15" });
    expect(events[0]).toMatchObject({
      date: "2026-01-15T19:00:00-08:00",
      endsAt: "2026-01-15T22:00:00-08:00",
    });
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    expect(await tools().listDeals({})).toMatchObject([{ eventDate: "2026-01-15T19:00:00-08:00" }]);
  });

  it("makes benefits due on days of its place", async () => {
    const benefit = (text: string, days: number, from: "before_event" | "after_event" | "after_signing") => ({
      kind: "custom" as const,
      text,
      quantity: 1,
      due: { days, from },
    });
    const benefits = [
      benefit("Logo", 1, "before_event"),
      benefit("Report", 1, "after_event"),
      benefit("Contract", 2, "after_signing"),
    ];
    const event = { ...dealEvent, ...evening };
    const parties = { brand: { name: "", company: "" }, host: { name: "", company: "" } };
    const facts = { ...parties, event: agreedEvent(event) };
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id, benefits, facts }));
    const body = { action: "accept", version: 1 } as const;
    const accepted = await moveAs(core, channel, { accountId: dealHost.id, id: "deal_1", body });
    expect(accepted.deliverables.map(({ dueDate }) => dueDate)).toEqual(["2026-01-14", "2026-01-16", null]);
    // 8 p.m. on January 14 there.
    const signedAt = "2026-01-15T04:00:00.000Z";
    const deal = sampleDeal({
      id: "deal_1",
      brandId: brand.id,
      signedAt,
      signedBy: ["brand", "host"],
      facts,
    });
    const { changes } = await datedDeliverables(core, { deal, event });
    expect(changes).toEqual([{ field: "deliverable 3 dueDate", old: null, new: "2026-01-16" }]);
    const { items } = await listOwedDeliverables(core, dealHost.id, { until: "2026-01-14" }, {});
    expect(items).toMatchObject([{ dueDate: "2026-01-14", timeZone: "America/Los_Angeles" }]);
  });

  it.each<[string, object, string]>([
    [
      "another day",
      { date: "2026-01-17T03:00:00Z", endsAt: "2026-01-17T06:00:00Z" },
      "It now starts on Jan 16, 2026, 7:00 PM instead of Jan 15, 2026, 7:00 PM, local time.",
    ],
    [
      "another hour",
      { date: "2026-01-16T04:30:00Z" },
      "It now starts on Jan 15, 2026, 8:30 PM instead of Jan 15, 2026, 7:00 PM, local time.",
    ],
    [
      "another zone, at the same hour",
      { timeZone: "America/Denver", date: "2026-01-16T02:00:00Z" },
      "It still starts on Jan 15, 2026, 7:00 PM, but in another time zone.",
    ],
    [
      "another zone, at the same moment",
      { timeZone: "Europe/London" },
      "It now starts on Jan 16, 2026, 3:00 AM instead of Jan 15, 2026, 7:00 PM, local time.",
    ],
  ])("that moves to %s is told with the days and hours of its place", async (_, change, message) => {
    await saveEvent(core, brand.id, "evt_1");
    const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
    const version = (await readHostedEvent(core, "evt_1"))?.event.version ?? 0;
    await updateEvent(core, host, "evt_1", { version, description: "Yes.", ...change });
    const announcers = {
      event_published: async () => undefined,
      event_changed: tellSavers,
      agreed_changed: async () => undefined,
    };
    await workAnnouncements({ core, channel }, announcers, Number.MAX_SAFE_INTEGER);
    const { items } = await listNotifications(core, inPerson(brand.id), {});
    expect(items.map((one) => readNotification(one).message)).toEqual([message]);
  });
});

describe("an event on the last day of a quarter", () => {
  it.each([
    ["Honolulu", "Pacific/Honolulu", "2026-04-01T07:00:00.000Z"],
    ["Auckland", "Pacific/Auckland", "2026-03-30T20:00:00.000Z"],
    ["Kiritimati", "Pacific/Kiritimati", "2026-03-30T11:00:00.000Z"],
  ])("in %s is found by that day in either order, upcoming or begun", async (location, timeZone, date) => {
    const endsAt = new Date(Date.parse(date) + 3_600_000).toISOString();
    await storeEvent(core, sampleEvent({ id: "evt_quarter", location, timeZone, date, endsAt }));
    for (const now of ["2026-01-15T09:00:00Z", "2026-05-15T09:00:00Z"]) {
      core = { ...core, clock: { now: () => Date.parse(now) } };
      for (const sort of ["soonest", "latest"] as const) {
        const page = await listEvents(core, { from: "2026-03-31", to: "2026-03-31" }, { sort });
        expect(page.items.map(({ id }) => id)).toEqual(["evt_quarter"]);
      }
    }
  });
});
