import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { atNight } from "@marquee/testkit/night";
import type axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page, type Request } from "playwright-core";
import { expect, onTestFailed } from "vitest";
import { chromiumArgs, ensureHeadlessChromium } from "./chromium.ts";

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors that the page logged; a journey must end without any. */
  complaints: string[];
}

/** Test pages live for seconds, so the optimizing compilers' work never pays off. */
const unoptimized = "--js-flags=--no-maglev --no-turbofan";

export function launch(): Promise<Browser> {
  const executablePath = ensureHeadlessChromium();
  return chromium.launch({
    args: [...chromiumArgs, unoptimized],
    ...(executablePath ? { executablePath } : {}),
  });
}

export interface VisitorOptions {
  theme?: "light" | "dark";
  width?: number;
  /** Sees the tour, as on a very first visit. */
  firstVisit?: boolean;
  /** The time zone of their device; the machine's own if none is given. */
  timeZone?: string;
}

/**
 * Chromium reports every refused request and live connection on its own. Refusals are part of the journeys: for
 * example, a ticket for the live connection expires if a test lets a minute pass before the page uses it.
 */
const refusedRequest = /^(Failed to load resource|WebSocket connection to .* failed: HTTP Authentication)/;

/** A visitor with their own browser. */
export async function visitor(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const width = options.width ?? 1280;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: options.theme ?? "light",
    reducedMotion: "reduce",
    ...(options.timeZone === undefined ? {} : { timezoneId: options.timeZone }),
  });
  if (options.firstVisit !== true) {
    await context.addInitScript(() => {
      localStorage.setItem("hasVisitedBefore", "true");
      localStorage.setItem("hasCompletedTour", "true");
      // Marks the welcome as seen and the wizard as answered for any user: the flags' names contain the user's id.
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return /^(welcomed|morgan-onboarded)-/.test(key) ? "true" : getItem.call(this, key);
      };
    });
  }
  const page = await context.newPage();
  // A busy machine takes ten times as long as an idle one.
  page.setDefaultTimeout(40_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !refusedRequest.test(message.text())) complaints.push(message.text());
  });
  if (expect.getState().currentTestName !== undefined) reportFailure(page);
  return { context, page, complaints };
}

/** Has a failing test print where its page was, what it showed, and how its last calls were answered. */
function reportFailure(page: Page): void {
  const calls = new Map<Request, string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.set(request, "no answer");
  });
  page.on("response", (response) => {
    if (calls.has(response.request())) calls.set(response.request(), String(response.status()));
  });
  page.on("requestfailed", (request) => {
    if (calls.has(request)) calls.set(request, request.failure()?.errorText ?? "failed");
  });
  onTestFailed(async () => {
    const last = [...calls].slice(-12).map(([call, outcome]) => `${call.method()} ${call.url()}: ${outcome}`);
    const body = page.isClosed() ? "(closed)" : await page.locator("body").innerText();
    process.stderr.write(`${[page.url(), ...last, body.slice(-1500)].join("\n")}\n`);
  });
}

/** Opens a page and waits until it is loaded: its first heading is there and nothing is left to fetch. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs in the page, where axe stays loaded for the next check of the same document. */
const runAxe = async () => {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    // Passing rules are not reported, which saves half of the work.
    resultTypes: ["violations"],
  });
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
};

/** Whether this file's tests have asked axe. */
let hasAsked = false;

/**
 * Expects no sideways scrolling, and no violations of axe's rules for WCAG 2.2 AA and best practice. By day axe reads the
 * first screen of each file's journeys; the night reads them all, and every page besides (every-page.night.test.ts).
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessProblems(page, atNight || !hasAsked), where).toEqual([]);
  hasAsked = true;
}

/** What axe finds on the page, if it is asked, and whether the page scrolls sideways. */
export async function accessProblems(page: Page, askAxe = true): Promise<string[]> {
  const problems = askAxe ? await axeFindings(page) : [];
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...problems, `scrolls sideways by ${overflow} px`] : problems;
}

async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await atFullHeight(page, () => page.evaluate(runAxe));
  return violations.map(({ id, targets }) => `${id}: ${targets.slice(0, 3).join("; ")}`);
}

/**
 * Reads a phone's page at its full height. What the bar at its lower end covers at the moment can be scrolled out from
 * under it, which axe does not know.
 */
async function atFullHeight<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const size = page.viewportSize();
  const { height, scrolled } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    scrolled: scrollY,
  }));
  if (!size || size.width >= 500 || height <= size.height) return read();
  await page.setViewportSize({ width: size.width, height });
  // A window that was low has bars now, for which the page is longer.
  const longer = await page.evaluate(() => document.documentElement.scrollHeight);
  if (longer > height) await page.setViewportSize({ width: size.width, height: longer });
  const result = await read();
  await page.setViewportSize(size);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
  return result;
}

/** Saves a screenshot of the page for review, if JOURNEY_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Waits until a condition holds. @throws Error naming what never happened */
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
