import {
  chartTitle,
  partsOfRoi,
  partsOfTab,
  tabsOf,
  valueOfPoints,
} from "@marquee/contracts/insight/analytics-charts";
import { tileIds, tiles, viewTiles } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import { instantText, longDays } from "@marquee/contracts/text/day-text";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem, eventKey } from "../../events/events/event.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { getAnalytics } from "./get-analytics.ts";
import { recordMetrics } from "./record-metrics.ts";
import { getAnalyticsReport, reportBlocks } from "./report.ts";
import {
  createAnalyticsShare,
  getSharedAnalytics,
  listAnalyticsShares,
  revokeAnalyticsShare,
} from "./shares.ts";

const owner = measuringBrand.id;
const caller = { ip: "198.51.100.7" };
const dayMs = 24 * 60 * 60_000;
const site = "https://marquee.example";

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock(Date.parse("2026-03-01T12:00:00.000Z"));
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setMeasuredStage(
    core,
    [
      measurableDeal("deal_1", "evt_1"),
      measurableDeal("deal_2", "evt_2", { signedAt: "2026-02-20T10:00:00.000Z" }),
    ],
    { evt_1: "Berlin", evt_2: "Lyon" },
  );
  await measure("deal_1", "2026-02-27", 40);
  await measure("deal_2", "2026-02-28", 2);
});

const measure = (dealId: string, date: string, leadsGenerated: number, by = owner) =>
  recordMetrics(
    core,
    { ...inPerson(by), sessionHash: "session" },
    {
      dealId,
      date,
      leadsGenerated,
      impressions: 12_345,
      interactions: 678,
      revenue: 4_321.09,
    },
  );
type Wanted = Parameters<typeof createAnalyticsShare>[2];
const make = (body: Partial<Wanted> = {}, by = owner) =>
  createAnalyticsShare(core, by, { view: "analytics", days: 7, ...body }, site);
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
const open = (link: { url: string }) => getSharedAnalytics(core, tokenOf(link), caller);

describe("a link to one's numbers", () => {
  it("shows its page as it is now and its owner's company, and nothing to choose from", async () => {
    const link = await make({ view: "roi", range: "last90", event: "evt_2" });
    expect(link.url).toMatch(/^https:\/\/marquee\.example\/shared\/analytics\/[\w-]{20,100}$/);
    const shown = await open(link);
    const {
      events: _,
      deals: __,
      ...own
    } = await getAnalytics(core, owner, { range: "last90", event: "evt_2" });
    expect(shown).toEqual({
      view: "roi",
      company: measuringBrand.company,
      eventName: "Event evt_2",
      eventFace: {
        category: "fintech",
        location: "Lyon, Somewhere",
        date: "2026-06-01T09:00:00.000Z",
        timeZone: "UTC",
        attendeeCount: 100,
      },
      dealName: null,
      compares: false,
      expiresAt: "2026-03-08T12:00:00.000Z",
      analytics: own,
    });
    await measure("deal_2", "2026-03-01", 5);
    const leads = (await open(link)).analytics.tiles.find(({ id }) => id === "leads");
    expect(leads?.value).toBe(7);
  });

  it("shows the side that it was made for, and compares only if its page did", async () => {
    const link = await make({ side: "host", compares: true });
    expect(link).toMatchObject({ side: "host", compares: true });
    expect(await open(link)).toMatchObject({ compares: true, analytics: { side: "host" } });
  });

  it("shows one deal with its name and its event's, and nothing of another account's deal", async () => {
    const link = await make({ range: "last90", deal: "deal_2" });
    expect(link).toMatchObject({ event: null, deal: "deal_2" });
    const shown = await open(link);
    expect(shown).toMatchObject({
      eventName: "Event evt_2",
      eventFace: { location: "Lyon, Somewhere" },
      dealName: "Package of deal_2",
    });
    expect(shown.analytics.tiles).toEqual(
      (await getAnalytics(core, owner, { range: "last90", deal: "deal_2" })).tiles,
    );
    expect(shown.analytics.tiles.find(({ id }) => id === "leads")?.value).toBe(2);
    const other = await open(await make({ range: "last90", deal: "deal_of_nobody" }));
    expect(other).toMatchObject({ eventName: null, eventFace: null, dealName: "" });
    expect(other.analytics.tiles.find(({ id }) => id === "deal_value")?.value).toBe(0);
  });

  it("shows no poster of an event that is not its owner's, or that is gone", async () => {
    const event = sampleEvent({ id: "evt_other", date: "2026-06-01T09:00:00.000Z" });
    await core.table.write({ op: "put", item: eventItem(event) });
    expect(await open(await make({ event: event.id }))).toMatchObject({ eventName: "", eventFace: null });
    await core.table.write({ op: "delete", key: eventKey("evt_2") });
    expect(await open(await make({ event: "evt_2" }))).toMatchObject({
      eventName: "Event evt_2",
      eventFace: null,
    });
  });

  it("made before links could name a deal shows all deals", async () => {
    const link = await make({ range: "last90" });
    const row = [...store.values()].find(({ rowType }) => rowType === "analytics-share");
    delete row?.deal;
    expect(await open(link)).toMatchObject({ dealName: null });
    expect(await listAnalyticsShares(core, owner)).toMatchObject([{ id: link.id, deal: null }]);
  });

  it("keeps its token nowhere but in its URL", async () => {
    const link = await make();
    expect(JSON.stringify([...store.values()])).not.toContain(tokenOf(link));
    expect(JSON.stringify(await listAnalyticsShares(core, owner))).not.toContain(tokenOf(link));
  });

  it("reads as absent once it expired, to the millisecond", async () => {
    const link = await make({ days: 2 });
    clock.advance(2 * dayMs - 1);
    await open(link);
    clock.advance(1);
    expect(await codeOf(open(link))).toBe("not_found");
    expect(await listAnalyticsShares(core, owner)).toEqual([]);
  });

  it("reads as absent once it was revoked, even when a newer one has its slot", async () => {
    const link = await make();
    const { id } = link;
    await revokeAnalyticsShare(core, measuringHost.id, id);
    await open(link);
    await revokeAnalyticsShare(core, owner, id);
    await revokeAnalyticsShare(core, owner, id);
    expect(await codeOf(open(link))).toBe("not_found");
    const next = await make();
    expect(await codeOf(open(link))).toBe("not_found");
    await open(next);
  });

  it("reads as absent if its account is suspended or closed, or if it never existed", async () => {
    const link = await make();
    for (const status of ["suspended", "deleted"]) {
      await core.table.write({ op: "update", key: profileKey(owner), set: { status } });
      expect(await codeOf(open(link)), status).toBe("not_found");
    }
    expect(await codeOf(getSharedAnalytics(core, "a-token-nobody-was-ever-given", caller))).toBe("not_found");
  });

  it("is listed to its owner only, newest first", async () => {
    const first = await make({ view: "roi" });
    clock.advance(1_000);
    const second = await make({ from: "2026-01-01", to: "2026-01-31" });
    expect((await listAnalyticsShares(core, owner)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await listAnalyticsShares(core, measuringHost.id)).toEqual([]);
  });

  it("is one of a limited number that work at a time, however many are made at once", async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => codeOf(make())));
    const working = (await listAnalyticsShares(core, owner)).length;
    expect(working).toBeLessThanOrEqual(limits.analyticsShares);
    expect(made.filter((code) => code === "no error")).toHaveLength(working);
    while ((await listAnalyticsShares(core, owner)).length < limits.analyticsShares) await make();
    expect(await codeOf(make())).toBe("conflict");
    clock.advance(8 * dayMs);
    await make();
    expect(await listAnalyticsShares(core, owner)).toHaveLength(1);
  });

  it("can be opened only so often from one network in a minute", async () => {
    const link = await make();
    const codes: string[] = [];
    for (let n = 0; n <= limits.sharedAnalyticsPerNetworkPerMinute; n++) codes.push(await codeOf(open(link)));
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(["no error"]));
    clock.advance(60_000);
    await open(link);
  });

  it("is refused for a period that pages cannot show", async () => {
    expect(await codeOf(make({ from: "1999-01-01", to: "1999-01-02" }))).toBe("validation_failed");
  });
});

describe("a report", () => {
  const report = async (query: Parameters<typeof getAnalyticsReport>[3]) =>
    (await getAnalyticsReport(core, plainDocuments, owner, query)).toString("utf8");

  it("contains every number of the page as the page shows it", async () => {
    const query = { range: "last30", event: "evt_1" } as const;
    const text = await report({ view: "engagement", compare: "previous", ...query });
    const { tiles: values, series, funnel, asOf, from, to } = await getAnalytics(core, owner, query);
    expect(text).toContain("Poster of Event evt_1");
    expect(await report({ view: "engagement", range: "last30" })).not.toContain("Poster of");
    expect(text).toContain(`${longDays([from, to])}. Event evt_1`);
    expect(text).toContain(instantText(asOf));
    const numberIn = (line: string | undefined) =>
      line === undefined
        ? undefined
        : Number(
            line
              .replace(/^[^:]*: (?:Value )?/, "")
              .replace(/(?: Before|,? Goal).*$/, "")
              .replace(/, Before.*$/, "")
              .replaceAll(/[$,%x]/g, ""),
          );
    const lines = text.split("\n").map((line) => line.replace("• ", ""));
    for (const id of tileIds) {
      const line = lines.find((one) => one.startsWith(`${tiles[id].label}: `));
      const value = values.find((tile) => tile.id === id)?.value ?? null;
      if (value === null) expect(line, id).toMatch(/: (?:Value )?–/);
      else expect(numberIn(line), id).toBe(value);
    }
    for (const { from: day, leadsGenerated } of series)
      expect(lines.find((line) => line.startsWith(`${longDays([day])}: `))).toContain(
        `, Leads ${leadsGenerated},`,
      );
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}(?!T12:00:00.000Z)/);
    expect(lines).toContain(`Leads: ${funnel[0]?.value}`);
  });

  it("draws the charts of its page in which something was measured, each once", async () => {
    const page = { ...(await getAnalytics(core, owner, { range: "last30" })) };
    for (const view of ["analytics", "engagement", "roi"] as const) {
      const blocks = reportBlocks(view, page, { of: "", compares: false });
      const charts = blocks.flatMap((block) => (block.kind === "chart" ? [block] : []));
      const parts = view === "roi" ? partsOfRoi : tabsOf[view].flatMap((tab) => partsOfTab[tab]);
      const defined = new Map(
        parts.flatMap((part) => (typeof part === "string" ? [] : [[part.id, part] as const])),
      );
      const measured = [...defined.values()].filter(({ tile, beside }) =>
        [tile, ...(beside ? [beside] : [])].some((id) => (valueOfPoints(id, page.series) ?? 0) !== 0),
      );
      expect(measured.length, view).toBeGreaterThan(0);
      expect(charts.map(({ title }) => title)).toEqual(
        measured.map((chart) => `${chartTitle(chart)} by ${page.step}`),
      );
      for (const chart of charts) {
        expect(chart.labels).toHaveLength(page.series.length);
        for (const { values } of chart.series) expect(values).toHaveLength(page.series.length);
        expect(chart.alt).toMatch(/Highest: .*[1-9]/);
      }
      const leads = charts.find(({ title }) => title.startsWith("Leads"));
      if (leads) expect(leads.series[0]?.values).toEqual(page.series.map((point) => point.leadsGenerated));
    }
  });

  it("begins with the numbers of its page, and is the same file for the same numbers", async () => {
    const text = await report({ view: "roi" });
    const places = viewTiles.roi.map((id) => text.indexOf(`${tiles[id].label}: `));
    expect(places.every((place) => place > 0 && place < text.indexOf("All other numbers"))).toBe(true);
    expect(await report({ view: "roi" })).toBe(text);
    expect(text).toContain("All events");
  });

  it("compares with the period before only where that is asked for", async () => {
    const compared = /Compared with|Before/;
    expect(await report({ view: "roi" })).not.toMatch(compared);
    expect(await report({ view: "roi", compare: "previous" })).toMatch(compared);
  });

  it("names the deal that its numbers are for", async () => {
    const text = await report({ view: "roi", deal: "deal_2" });
    expect(text).toContain("Event evt_2, Package of deal_2.");
    expect(text).toContain("Leads: 2\n");
    expect(await report({ view: "roi", deal: "deal_of_nobody" })).toContain("All events, Unknown deal.");
  });
});
