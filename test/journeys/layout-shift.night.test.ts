import { listSponsorshipDeals } from "@marquee/contracts/http/deals";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoUser } from "../support/admins.ts";
import { launch, openPage, type Visitor, visitor } from "../support/browser.ts";
import { browserOf } from "../support/member.ts";
import { buyCredits, confirmEmail, register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const signedIn = [
  "/",
  "/campaigns",
  "/campaigns?tab=concepts",
  "/campaigns?tab=templates",
  "/campaigns?tab=library",
  "/chat",
  "/credits",
  "/credits?tab=guide",
  "/profile",
  "/profile?tab=security",
  "/settings",
  "/events",
  "/inquiries",
  "/analytics",
  "/engagement",
  "/roi",
];
/** A larger shift is noticeable while reading. */
const most = 0.01;
/** Responses take up to this long and arrive one after another, as on a phone. */
const slowestMs = 250;

interface Shift {
  value: number;
  what: string[];
}

/** Records what shifts, and lets answers arrive one after another. */
async function watched({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    const seen: Shift[] = [];
    (window as unknown as { shifts: Shift[] }).shifts = seen;
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName} ${node.className.slice(0, 60)} "${(node.textContent ?? "").slice(0, 40)}"`
            : "text",
        );
        seen.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let calls = 0;
  await context.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 50 + ((calls++ * 70) % slowestMs)));
    await route.fallback();
  });
}

/** Measures how much of the page shifted while it loaded, and which elements. */
async function shifts(page: Page, path: string): Promise<{ total: number; worst: string[] }> {
  await openPage(page, path);
  await page.waitForTimeout(700);
  const seen = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return {
    total: seen.reduce((sum, { value }) => sum + value, 0),
    worst: seen.flatMap(({ value, what }) => what.map((one) => `${value.toFixed(4)} ${one}`)).slice(0, 6),
  };
}

// Concurrent, since the test is mostly waiting.
describe.concurrent.each([
  { name: "desktop", width: 1280 },
  { name: "phone", width: 390 },
])("on a $name", ({ width }) => {
  it("no page shifts while it loads", { timeout: 180_000 }, async () => {
    const visit = await visitor(browser, inject("url"), { width });
    const { page, context } = visit;
    await watched(visit);
    const moved: Record<string, unknown> = {};
    const look = async (path: string) => {
      const { total, worst } = await shifts(page, path);
      if (total > most) moved[path] = [total.toFixed(3), ...worst];
    };
    await look("/auth");
    await look("/auth?tab=register");
    const username = await register(page);
    // With the banner that asks to confirm the address, then with credits and without them.
    await look("/");
    await look("/chat");
    await confirmEmail(page, username);
    await buyCredits(page, "Tech Startup Package");
    for (const path of signedIn) await look(path);
    expect(moved).toEqual({});
    await context.close();
  });

  it("no page of a deal shifts while it loads, in whatever state", { timeout: 180_000 }, async () => {
    const moved: Record<string, unknown> = {};
    for (const username of ["demo_brand", "demo_host", "demo_agency"]) {
      const caller = await demoUser(inject("url"), username);
      const deals = await caller.client.call(listSponsorshipDeals, {});
      const visit = await browserOf(browser, caller, { width });
      await watched(visit);
      const ofEachState = [...Map.groupBy(deals, ({ status }) => status).values()].flatMap((some) =>
        some.slice(0, 1),
      );
      expect(ofEachState.length).toBeGreaterThan(0);
      for (const path of [
        ...ofEachState.map(({ id }) => `/sponsorships/${id}`),
        "/sponsorships",
        ...(username === "demo_host" ? ["/hosting", "/hosting?view=capacity"] : ["/sponsorships/new"]),
      ]) {
        const { total, worst } = await shifts(visit.page, path);
        if (total > most) moved[`${username} ${path}`] = [total.toFixed(3), ...worst];
      }
      await visit.context.close();
    }
    expect(moved).toEqual({});
  });
});
