import { assertSafeSvg } from "@marquee/concept-boards/safe-svg";
import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { createAnalyticsShare, revokeAnalyticsShare } from "../../insight/analytics/shares.ts";
import { ideaItem } from "../../studio/campaigns/idea.item.ts";
import { createConceptShare, revokeConceptShare } from "../../studio/concepts/shares.ts";
import { sharedPage, sharedPicture } from "./shared-previews.ts";

const owner = measuringBrand;
const siteUrl = "https://marquee.example";
const caller = { ip: "198.51.100.7" };
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}" />`;
const stored = [
  "<title>Marquee</title>",
  '<meta name="description" content="What Marquee is." />',
  ...["title", "description", "image", "image:width", "image:height", "image:alt"].map((name) =>
    meta(`og:${name}`, "Marquee"),
  ),
].join("\n");

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let drawn: string[];

beforeEach(async () => {
  store = new Map();
  drawn = [];
  clock = fixedClock(Date.parse("2026-03-01T12:00:00.000Z"));
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setMeasuredStage(core, [measurableDeal("deal_1", "evt_1")], { evt_1: "Berlin" });
});

const boards = {
  png: async (svg: string, width = 0) => {
    drawn.push(svg);
    return { bytes: Uint8Array.of(1), width, height: 0 };
  },
};
const startPage = { html: async () => stored };
const pageAt = (path: string, from = caller) => sharedPage({ core, startPage, siteUrl }, path, from);
const pageOf = ({ url }: { url: string }) => pageAt(new URL(url).pathname);
const linkOf = ({ url }: { url: string }) => {
  const [, , kind, token = ""] = new URL(url).pathname.split("/");
  return { kind: kind === "concepts" ? ("concepts" as const) : ("analytics" as const), token };
};
const picture = (link: { url: string }) => sharedPicture({ core, boards }, linkOf(link), caller);

async function concept(given: Partial<CampaignIdea> = {}) {
  const at = new Date(clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id: "gen_1-0",
    userId: owner.id,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
  return createConceptShare(core, owner.id, { conceptId: idea.id, days: 7, siteUrl });
}
const numbers = (of: { event?: string; deal?: string } = {}) =>
  createAnalyticsShare(core, owner.id, { view: "roi", days: 7, ...of }, siteUrl);

describe("a shared concept", () => {
  it("is announced by its name and promise, with a picture at the link's own address", async () => {
    const link = await concept({ name: 'Oats & "Ends"' });
    const page = await pageOf(link);
    expect(page).toContain("<title>Oats &amp; &quot;Ends&quot; · Marquee</title>");
    expect(page).toContain(meta("og:title", "Oats &amp; &quot;Ends&quot;"));
    expect(page).toContain(
      meta("og:image", `${siteUrl}/api/shared/concepts/${linkOf(link).token}/preview.png`),
    );
    expect(page).toContain(meta("og:image:width", "1200"));
  });

  it("says neither its budget nor whose it is, in its tags or its picture", async () => {
    const link = await concept({ budget: 123_456 });
    await picture(link);
    for (const text of [await pageOf(link), ...drawn])
      for (const secret of ["123,456", "123456", owner.id, owner.name, owner.company])
        expect(text.replaceAll(linkOf(link).token, ""), secret).not.toContain(secret);
  });

  it("has the poster of the event where it could take place, or else a monogram", async () => {
    const event = {
      eventId: "evt_9",
      name: "Harbor Days",
      location: "Lisbon",
      date: "2026-06-01T09:00:00.000Z",
      timeZone: "UTC",
      category: "cloud" as const,
      attendeeCount: 900,
      packageId: "pkg_9",
      packageName: "Main Stage",
      price: 98_765,
      asOf: "2026-03-01T12:00:00.000Z",
    };
    await picture(await concept({ events: [event] }));
    const { category: _, attendeeCount: __, ...earlier } = event;
    await picture(await concept({ events: [earlier] }));
    const [withPoster = "", without = ""] = drawn;
    for (const svg of drawn) assertSafeSvg(svg);
    expect(withPoster.length).toBeGreaterThan(without.length + 1_000);
    expect(without).toContain('font-size="128"');
    expect(withPoster).not.toMatch(/98,?765|Main Stage/);
  });
});

describe("shared numbers", () => {
  it("are announced by page, event and company, without a single number", async () => {
    const page = await pageOf(await numbers({ event: "evt_1" }));
    expect(page).toContain(meta("og:title", "ROI &amp; Reporting: Event evt_1"));
    expect(page).toContain(meta("og:description", `Numbers about Event evt_1, shared by ${owner.company}.`));
    expect(await pageOf(await numbers({ deal: "deal_1" }))).toContain("ROI &amp; Reporting: Event evt_1");
    expect(await pageOf(await numbers())).toContain(`ROI &amp; Reporting: ${owner.company}`);
  });

  it("never name an event that is not their owner's", async () => {
    const page = await pageOf(await numbers({ event: "evt_of_others" }));
    expect(page).toContain(meta("og:description", `Numbers about all events, shared by ${owner.company}.`));
  });
});

describe("a link that shows nothing", () => {
  it("has the page of any address, byte for byte, whatever became of it", async () => {
    const [first, second] = [await concept(), await numbers()];
    expect(await pageOf(first)).not.toBe(stored);
    expect(await pageOf(second)).not.toBe(stored);
    await revokeConceptShare(core, owner.id, first.id);
    await revokeAnalyticsShare(core, owner.id, second.id);
    for (const link of [first, second]) {
      expect(await pageOf(link)).toBe(stored);
      expect(await codeOf(picture(link))).toBe("not_found");
    }
    const expiring = await concept();
    clock.advance(8 * 86_400_000);
    expect(await pageOf(expiring)).toBe(stored);
    const closed = await numbers();
    const profile = await core.table.get(profileKey(owner.id));
    await core.table.write({ op: "put", item: { ...profile, ...profileKey(owner.id), status: "deleted" } });
    expect(await pageOf(closed)).toBe(stored);
    for (const path of [
      "/shared/concepts/none_none_none_none_none",
      "/shared/concepts/short",
      "/shared/other/none_none_none_none_none",
      "/shared/%00",
      "//shared",
      "",
    ])
      expect(await pageAt(path)).toBe(stored);
  });

  it("is one that too many were asked for from a network, until its minute is over", async () => {
    const link = await concept();
    const path = new URL(link.url).pathname;
    for (let n = 0; n < limits.previewsPerNetworkPerMinute; n++) await pageAt(path);
    expect(await pageAt(path)).toBe(stored);
    expect(await codeOf(picture(link))).toBe("too_many_requests");
    expect(await pageAt(path, { ip: "203.0.113.9" })).not.toBe(stored);
    clock.advance(61_000);
    expect(await pageAt(path)).not.toBe(stored);
  });
});

it("a page that cannot be told is refused, so that the stored page answers", async () => {
  const link = await concept();
  const broken = { ...core, table: { ...core.table, get: () => Promise.reject(new Error("no table")) } };
  await expect(
    sharedPage({ core: broken, startPage, siteUrl }, new URL(link.url).pathname, caller),
  ).rejects.toThrow("no table");
});
