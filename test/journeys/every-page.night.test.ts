import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoAdmin, demoUser } from "../support/admins.ts";
import { ApiUser } from "../support/api-user.ts";
import { accessProblems, launch, openPage, type Visitor, visitor } from "../support/browser.ts";
import { refusedByPolicy } from "../support/content-policy.ts";
import { browserOf } from "../support/member.ts";
import { isOpen, type SitePage, sitePages } from "../support/site-pages.ts";

const url = inject("url");
/** A larger shift is noticeable while reading. */
const most = 0.01;
/** Responses take up to this long and arrive one after another, as on a phone. */
const slowestMs = 250;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Who sees which pages. Screens are the same for most roles, so an agency and an admin open only what differs. */
const people: readonly {
  who: string;
  signIn?: () => Promise<ApiUser>;
  sees(page: SitePage): boolean;
}[] = [
  { who: "nobody", sees: isOpen },
  {
    who: "somebody who has just come",
    signIn: () => ApiUser.registered(url),
    sees: ({ access }) => access === "user",
  },
  {
    who: "a customer with credits",
    signIn: () => ApiUser.withCredits(url),
    sees: ({ access }) => access === "user",
  },
  {
    who: "a brand",
    signIn: () => demoUser(url, "demo_brand"),
    sees: ({ access }) => access === "user" || access === "builder",
  },
  { who: "a host", signIn: () => demoUser(url, "demo_host"), sees: ({ access }) => access === "user" },
  {
    who: "an agency",
    signIn: () => demoUser(url, "demo_agency"),
    sees: ({ path }) => path.startsWith("/sponsorships"),
  },
  { who: "an admin", signIn: () => demoAdmin(url), sees: ({ access }) => access === "admin" },
];

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

/** What shifted while the page loaded, if it was noticeable. */
async function shifted(page: Page): Promise<string[]> {
  await page.waitForTimeout(700);
  const seen = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = seen.reduce((sum, { value }) => sum + value, 0);
  if (total <= most) return [];
  const worst = seen
    .flatMap(({ value, what }) => what.map((one) => `${value.toFixed(4)} ${one}`))
    .slice(0, 6);
  return [`shifts by ${total.toFixed(3)}: ${worst.join("; ")}`];
}

/** The addresses of the open page's tabs. */
async function tabsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.url();
  const tabs = page.locator("main [role=tablist]").first().getByRole("tab");
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    if (page.url() !== before) found.push(page.url().slice(url.length));
  }
  return found;
}

/** What of the site a page's links lead to, by their kind: the pages of one thing each, and its sheets and dialogs. */
async function linkedFrom(page: Page): Promise<Map<string, string>> {
  const links = await page
    .locator("main a[href^='/']:not([href^='/api/'])")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return new Map(
    links.flatMap((link) => {
      const [, kind] = /^((?:\/[a-z-]+)+\/(?=[a-z]+_)|\/[a-z-]+\?[a-z]+=(?=[a-z]+_))/.exec(link) ?? [];
      return kind === undefined ? [] : [[kind, link]];
    }),
  );
}

/**
 * Opens every dialog that the page has a button for, once for all pages: axe reads it, and it may hold something that
 * the policy refuses.
 */
async function dialogProblems(page: Page, path: string, known: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  const layer = page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible, dialog[open]');
  // The address has opened one, which was read with the page.
  if ((await layer.count()) > 0) return problems;
  const openers = page.locator('main button[aria-haspopup="dialog"]:enabled');
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at);
    const name = (await opener.getAttribute("aria-label")) ?? (await opener.textContent()) ?? "";
    // The same button of another row.
    const kind = name.replace(/[\d$,.]+|(?<= (of|for|from|to|with|about) ).*/g, "");
    if (known.has(kind) || !(await opener.isVisible())) continue;
    known.add(kind);
    await opener.click();
    await layer.first().waitFor();
    await page.waitForLoadState("networkidle");
    problems.push(...(await accessProblems(page)).map((one) => `"${name}" on ${path}: ${one}`));
    await page.keyboard.press("Escape");
    await layer.first().waitFor({ state: "hidden" });
  }
  return problems;
}

/** What moves although the person asked for no motion. */
async function moving(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
        return timeline instanceof DocumentTimeline && Number(duration) * iterations > 50;
      })
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName} ${target?.className} moves`;
      }),
  );
  return [...new Set(names)];
}

/** A deal of each state that somebody has. */
async function dealPaths(caller: ApiUser): Promise<string[]> {
  const deals = await caller.client.call(listSponsorshipDeals, {});
  return [...Map.groupBy(deals, ({ status }) => status).values()].flatMap(([deal]) =>
    deal ? [`/sponsorships/${deal.id}`] : [],
  );
}

describe.each([
  // Colors depend on the theme and layout on the width: two runs cover both values of each.
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const)("in $theme at $width px", (look) => {
  it.concurrent.each(people)(
    "every page of $who and each of its dialogs passes axe, shifts nothing, stands still, scrolls in one direction only and keeps to the content policy",
    { timeout: 900_000 },
    async ({ signIn, sees }) => {
      const caller = await signIn?.();
      const visit = caller ? await browserOf(browser, caller, look) : await visitor(browser, url, look);
      const { page, context, complaints } = visit;
      await watched(visit);
      const refused = await refusedByPolicy(page);
      const problems: string[] = [];
      const paths = sitePages.filter(sees).map(({ path }) => path);
      if (caller && paths.includes("/sponsorships")) paths.push(...(await dealPaths(caller)));
      const known = new Set(paths);
      // Deals are opened by their state.
      const kinds = new Set(["/sponsorships/"]);
      const dialogs = new Set<string>();
      // Tabs, and one of each thing that pages link to, are found on the way and stand at the end.
      for (const path of known) {
        await openPage(page, path);
        problems.push(...(await shifted(page)).map((shift) => `${path} ${shift}`));
        problems.push(...(await accessProblems(page)).map((one) => `${path} ${one}`));
        for (const [kind, link] of await linkedFrom(page)) {
          if (!kinds.has(kind)) known.add(link);
          kinds.add(kind);
        }
        if (!path.includes("?")) for (const tab of await tabsOf(page)) known.add(tab);
        problems.push(...(await moving(page)).map((one) => `${path} ${one}`));
        problems.push(...(await dialogProblems(page, path, dialogs)));
      }
      if (caller) await page.keyboard.press("Control+k");
      expect(known.size).toBeGreaterThan(2);
      expect([...problems, ...refused, ...complaints]).toEqual([]);
      await context.close();
    },
  );
});
