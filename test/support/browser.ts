import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumArgs, ensureChromium } from "./chromium.ts";

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the page complained about; a journey ends with none of it. */
  complaints: string[];
}

export function launch(): Promise<Browser> {
  const executablePath = ensureChromium();
  return chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
}

export interface VisitorOptions {
  theme?: "light" | "dark";
  width?: number;
  /** Sees the tour, as on a very first visit. */
  firstVisit?: boolean;
}

/** A person with a browser of their own. */
export async function visitor(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const width = options.width ?? 1280;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: options.theme ?? "light",
    reducedMotion: "reduce",
  });
  if (options.firstVisit !== true) {
    await context.addInitScript(() => {
      localStorage.setItem("hasVisitedBefore", "true");
      localStorage.setItem("hasCompletedTour", "true");
    });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // Chromium reports every refused request on its own; refusals are part of the journeys.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Opens a page and waits until it stands: its first heading, and nothing more to fetch. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Nothing that axe's rules for WCAG 2.2 AA and best practice find, and no sideways scrolling. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not written out, which is half of the work.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join("; ")}`,
  );
  expect(found, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Keeps a picture of the page for whoever looks, where JOURNEY_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Waits until a condition of the page holds. @throws Error naming what never came */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never: ${what}`);
}
