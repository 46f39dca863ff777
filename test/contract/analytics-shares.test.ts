import {
  createAnalyticsShare,
  getAnalytics,
  getAnalyticsReport,
  getSharedAnalytics,
  listAnalyticsShares,
  loadSampleAnalytics,
  revokeAnalyticsShare,
} from "@marquee/contracts/insight/analytics";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");
let owner: ApiUser;
let other: ApiUser;
/** A client without a session. */
let anybody: ApiUser;

beforeAll(async () => {
  [owner, other] = await Promise.all([ApiUser.registered(url), ApiUser.registered(url)]);
  anybody = new ApiUser(url);
  await owner.client.call(loadSampleAnalytics, {});
});

const make = (
  body: Partial<{ view: "analytics" | "engagement" | "roi"; event: string; deal: string }> = {},
) => owner.client.call(createAnalyticsShare, { body: { view: "roi", range: "last90", days: 7, ...body } });
const tokenOf = (link: { url: string }) => link.url.split("/").at(-1) ?? "";

describe("createAnalyticsShare", () => {
  it("returns an address on this site, only once, and its expiry", async () => {
    const link = await make();
    expect(link.url).toMatch(/\/shared\/analytics\/[\w-]{20,100}$/);
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 86_400_000);
    expect(link).toMatchObject({
      view: "roi",
      range: "last90",
      from: null,
      to: null,
      event: null,
      deal: null,
    });
  });

  it("validation_failed: no page, no expiry, too late an expiry, a period that no page shows", async () => {
    const bodies = [
      { days: 7 },
      { view: "roi" },
      { view: "roi", days: 0 },
      { view: "roi", days: 91 },
      { view: "roi", days: 7, from: "2026-01-01" },
      { view: "roi", days: 7, from: "2024-01-01", to: "2026-01-01" },
    ];
    for (const body of bodies)
      expect(
        errorOf(await owner.raw("POST", "/api/analytics/shares", { body })).code,
        JSON.stringify(body),
      ).toBe("validation_failed");
  });
});

describe("listAnalyticsShares", () => {
  it("shows the caller's working links, without their addresses", async () => {
    const link = await make();
    const listed = await owner.client.call(listAnalyticsShares, {});
    expect(listed.map(({ id }) => id)).toContain(link.id);
    expect(JSON.stringify(listed)).not.toContain(tokenOf(link));
    expect(await other.client.call(listAnalyticsShares, {})).toEqual([]);
  });
});

describe("getSharedAnalytics", () => {
  it("shows its page to anyone, and opens nothing else", async () => {
    const link = await make();
    const shown = await anybody.client.call(getSharedAnalytics, { params: { token: tokenOf(link) } });
    const {
      events: _,
      deals: __,
      asOf: ___,
      ...own
    } = await owner.client.call(getAnalytics, {
      query: { range: "last90" },
    });
    expect(shown).toMatchObject({ view: "roi", company: owner.user?.company, analytics: own });
    expect(anybody.cookie).toBeUndefined();
    for (const path of ["/api/analytics/date-range", "/api/dashboard", "/api/user/preferences"])
      expect(
        (await anybody.raw("GET", path, { headers: { authorization: `Bearer ${tokenOf(link)}` } })).status,
        path,
      ).toBe(401);
  });

  it("shows only one deal if the link was created for one", async () => {
    const { deals } = await owner.client.call(getAnalytics, { query: { range: "last90" } });
    const deal = deals.find(({ id }) => id === "deal_sample_2");
    const link = await make({ deal: deal?.id ?? "" });
    const shown = await anybody.client.call(getSharedAnalytics, { params: { token: tokenOf(link) } });
    const own = await owner.client.call(getAnalytics, { query: { range: "last90", deal: deal?.id ?? "" } });
    expect(shown).toMatchObject({ dealName: deal?.name, analytics: { tiles: own.tiles } });
    expect(JSON.stringify(shown)).not.toContain("deal_sample");
  });

  it("not_found: an unknown link and a revoked one", async () => {
    const link = await make();
    await owner.client.call(revokeAnalyticsShare, { params: { id: link.id } });
    for (const token of [tokenOf(link), "a-token-that-nobody-was-ever-given"])
      expect(errorOf(await anybody.raw("GET", `/api/shared/analytics/${token}`)).code).toBe("not_found");
  });

  it("validation_failed: a malformed token", async () => {
    expect(errorOf(await anybody.raw("GET", "/api/shared/analytics/short")).code).toBe("validation_failed");
  });
});

describe("revokeAnalyticsShare", () => {
  it("does not affect another user's link, and does nothing the second time", async () => {
    const link = await make();
    const opens = async () => (await anybody.raw("GET", `/api/shared/analytics/${tokenOf(link)}`)).status;
    await other.client.call(revokeAnalyticsShare, { params: { id: link.id } });
    expect(await opens()).toBe(200);
    for (let times = 0; times < 2; times++)
      await owner.client.call(revokeAnalyticsShare, { params: { id: link.id } });
    expect(await opens()).toBe(404);
  });
});

describe("getAnalyticsReport", () => {
  it("is a tagged PDF of the page", async () => {
    const file = await owner.client.call(getAnalyticsReport, { query: { view: "roi", range: "last90" } });
    const text = Buffer.from(file).toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text).toContain("/MarkInfo");
  });

  it("validation_failed: no page, an incomplete period", async () => {
    for (const query of ["", "?view=all", "?view=roi&from=2026-01-01"])
      expect(errorOf(await owner.raw("GET", `/api/analytics/report.pdf${query}`)).code, query).toBe(
        "validation_failed",
      );
  });
});
