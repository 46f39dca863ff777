import { demoPassword } from "@marquee/core/seed/content/demo-users";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, openPage, visitor } from "../support/browser.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const firstScreenKb = 130;
/** With what starts a second after the page: the live connection, and its toast. */
const dashboardKb = 150;
const furtherPageKb = 60;
/** What stands below the dashboard's numbers and comes once they are shown: four cards, one of them the conversation, whose Markdown is half of it. */
const belowNumbersKb = 80;
const further = [
  "/campaigns",
  "/chat",
  "/credits",
  "/profile",
  "/settings",
  "/events",
  "/inquiries",
  "/analytics",
];

/** Counts the script bytes that come over the wire, compressed as they are. */
async function scriptBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const scripts = new Set<string>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1_024;
}

/** Keeps the page from having time for more, until it may go on. */
function holdIdle(): void {
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (run) =>
    waiting.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
  (window as unknown as { goOn: () => void }).goOn = () => {
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
    for (const run of waiting) run();
  };
}

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // The live connection starts a second later, with code of its own.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState("networkidle");
}

it("the first screen needs at most 130 KB of script and every further page 60 KB more", async () => {
  const weights: Record<string, number> = {};
  const tooHeavy: string[] = [];
  const note = (path: string, kb: number, most: number) => {
    weights[path] = Math.round(kb);
    if (kb > most) tooHeavy.push(`${path}: ${kb.toFixed(1)} KB, at most ${most}`);
  };
  const signedOut = await visitor(browser, inject("url"));
  const ofAuth = await scriptBytes(signedOut.page);
  await open(signedOut.page, "/auth");
  note("/auth", ofAuth(), firstScreenKb);
  await signIn(signedOut.page, "demo_brand", demoPassword);
  const state = await signedOut.context.storageState();
  await signedOut.context.close();

  for (const path of further) {
    const context = await browser.newContext({ baseURL: inject("url"), storageState: state });
    // Pages fetch each other's code when nothing else is going on, but not for those who asked to save data.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await context.addInitScript(holdIdle);
    const page = await context.newPage();
    const sofar = await scriptBytes(page);
    await open(page, "/");
    note("/", sofar(), dashboardKb);
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await page.waitForTimeout(1_500);
    await page.waitForLoadState("networkidle");
    const first = sofar();
    note("/ with what comes later", first, dashboardKb + belowNumbersKb);
    await open(page, path);
    // What came with the first page is in the cache; the live connection's code and the like come with any page.
    note(path, sofar() - first, furtherPageKb);
    await context.close();
  }
  process.stdout.write(`script in KB: ${JSON.stringify(weights)}\n`);
  expect(tooHeavy).toEqual([]);
});
