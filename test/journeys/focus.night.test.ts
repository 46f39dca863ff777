import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage } from "../support/browser.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { browserOf } from "../support/member.ts";

let browser: Browser;
const url = inject("url");
let host: ApiUser;
let sponsor: ApiUser;
let name: string;
let dealId: string;

beforeAll(async () => {
  browser = await launch();
  host = await ApiUser.confirmed(url, "event_host");
  sponsor = await ApiUser.confirmed(url);
  name = `Harbor Row ${Date.now().toString(36)}`;
  const { eventId, packageId } = await publishedEvent(host, { name }, { maxSponsors: 5 });
  const kpis = ["400 qualified leads"];
  ({ id: dealId } = await offerAs(sponsor, { eventId, packageId, amount: 9_000, notes: "", kpis }));
});
afterAll(() => browser.close());

/** Where focus is: in the page's content, and on what. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.closest("#content")
      ? (element.getAttribute("aria-label") ?? element.textContent ?? "")
      : "nowhere";
  });

it("opening an event from a list, and coming back, keeps focus in the page", {
  timeout: 60_000,
}, async () => {
  const { page, context } = await browserOf(browser, sponsor);
  await openPage(page, `/events?q=${encodeURIComponent(name)}`);
  const link = page.getByRole("link", { name }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await expect.poll(() => focused(page), { timeout: 20_000 }).not.toBe("nowhere");
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => focused(page), { timeout: 20_000 }).not.toBe("nowhere");
  await context.close();
});

it.each([1280, 390])(
  "on a deal's page at %i px no Tab before the reading ends on a binding move",
  { timeout: 60_000 },
  async (width) => {
    const { page, context } = await browserOf(browser, host, { width });
    await openPage(page, "/sponsorships?tab=negotiating");
    await page.locator(`main a[href*="${dealId}"]`).first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Accept Contract" }).waitFor();
    await expect.poll(() => focused(page), { timeout: 20_000 }).not.toBe("nowhere");
    await page.keyboard.press("Tab");
    expect(await focused(page)).not.toMatch(/^(Accept|Sign|Complete|Renew)/);
    // From the deal itself, too.
    await page.getByRole("region", { name: "Deal", exact: true }).focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).not.toMatch(/^(Accept|Sign|Complete|Renew)/);
    // What is only wished for wears no mark of what is done.
    const goal = page.getByRole("listitem").filter({ hasText: "400 qualified leads" });
    await goal.waitFor();
    expect(await goal.locator("svg").count()).toBe(0);
    await context.close();
  },
);

it("saving an event is said to screen readers", { timeout: 60_000 }, async () => {
  const { page, context } = await browserOf(browser, sponsor);
  await openPage(page, `/events?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("button", { name: new RegExp(`^Save.*${name}`) })
    .first()
    .click();
  await page.getByRole("status").filter({ hasText: "Event saved" }).waitFor({ state: "attached" });
  await page
    .getByRole("button", { name: new RegExp(`^Saved.*${name}`) })
    .first()
    .click();
  await page.getByRole("status").filter({ hasText: "Event removed" }).waitFor({ state: "attached" });
  await context.close();
});
