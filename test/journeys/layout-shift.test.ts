import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, openPage, visitor } from "../support/browser.ts";
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
    const { page, context } = await visitor(browser, inject("url"), { width });
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
});
