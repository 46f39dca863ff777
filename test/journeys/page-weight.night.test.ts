import { tourVersion } from "@marquee/contracts/home/tour-steps";
import { demoPassword } from "@marquee/seed/content/demo-users";
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
/** Includes what starts a second after the page: the live connection and its toast. */
const dashboardKb = 190;
const furtherPageKb = 60;
/** The four cards below the dashboard's numbers, which load after them; half is the conversation's Markdown. */
const belowNumbersKb = 80;
const further = [
  "/campaigns",
  "/chat",
  "/credits",
  "/profile",
  "/settings",
  "/events",
  "/inquiries",
  "/calendar",
  "/analytics",
];

/** Counts compressed script bytes as transferred over the network. */
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

/** Blocks the page's idle work until it is released. */
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
  // The live connection starts a second later and loads its own code.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState("networkidle");
}

it("the first screen needs at most 130 KB of script and each further page at most 60 KB more", async () => {
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
  // What newcomers see first, with the code of its form, is theirs alone.
  const welcomed = { welcomed: true, wizard: "skipped", tourOffered: tourVersion };
  const answer = await signedOut.page.request.patch(`${inject("url")}/api/user/onboarding`, {
    data: welcomed,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const state = await signedOut.context.storageState();
  await signedOut.context.close();

  for (const path of further) {
    const context = await browser.newContext({ baseURL: inject("url"), storageState: state });
    // Pages prefetch each other's code when idle, but not for users who chose to save data.
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
    // The first page's code is cached; the live connection's code and the like load with any page.
    note(path, sofar() - first, furtherPageKb);
    await context.close();
  }
  process.stdout.write(`script in KB: ${JSON.stringify(weights)}\n`);
  expect(tooHeavy).toEqual([]);
});
