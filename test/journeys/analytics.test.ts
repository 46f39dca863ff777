import { readFileSync } from "node:fs";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { type RecordMetricsBody, recordMetrics } from "@marquee/contracts/insight/analytics";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { offerAs } from "../support/deal-acts.ts";
import { siteTimeMs } from "../support/site-clock.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
beforeEach(async () => {
  siteNowMs = await siteTimeMs(inject("url"));
});
afterAll(() => browser.close());

const dayMs = 86_400_000;
/** The site's time: other journeys move it, possibly past midnight. */
let siteNowMs: number;
const dayAgo = (days: number) => new Date(siteNowMs - days * dayMs).toISOString().slice(0, 10);

/** A brand with an offer for a package of a new event. */
async function brandWithDeal() {
  const host = await ApiUser.registered(inject("url"), "event_host");
  const beginsMs = Date.now() + 60 * dayMs;
  const { id: eventId } = await host.client.call(createEvent, {
    body: {
      name: `Lakeside Forum ${host.user?.username}`,
      description: "Two days by the lake.",
      location: "Chicago, IL",
      date: new Date(beginsMs).toISOString(),
      endsAt: new Date(beginsMs + dayMs).toISOString(),
      attendeeCount: 900,
      attendeeType: "Founders",
      category: "startup",
    },
  });
  const offer = await host.client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: {
      name: "Dock Partner",
      description: "Your name on the dock.",
      price: 10_000,
      tier: "gold",
      benefits: ["Logo on the dock"],
      maxSponsors: 2,
    },
  });
  const { version } = await host.client.call(getEvent, { params: { id: eventId } });
  await host.client.call(transitionEvent, { params: { id: eventId }, body: { action: "publish", version } });
  const brand = await ApiUser.confirmed(inject("url"));
  const deal = await offerAs(brand, { eventId, packageId: offer.id, amount: 10_000 });
  return { brand, name: brand.user?.username ?? "", dealId: deal.id };
}

const keyNumber = (page: Page, label: string, value: string) =>
  page.getByRole("button", { name: `${label}: ${value}. Show where it comes from`, exact: true });

it.runIf(atNight)(
  "an account without measures sees what to do and samples, and no samples once it records its own",
  async () => {
    const { name, dealId } = await brandWithDeal();
    const { page, context, complaints } = await visitor(browser, inject("url"));
    await signIn(page, name, password);
    await openPage(page, "/analytics");
    await page.getByRole("heading", { name: "No measures yet" }).waitFor();
    await expectAccessible(page, "analytics without a row");
    await page.getByRole("button", { name: "Load sample data" }).click();
    await page.getByText("Sample data", { exact: true }).waitFor();
    await page.getByRole("slider").first().waitFor();
    await expectAccessible(page, "sample analytics");
    await picture(page, "analytics-sample");
    for (const tab of ["Pipeline & Revenue", "Predictive Insights"]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tab", { name: tab, selected: true }).waitFor();
      await expectAccessible(page, tab);
      await picture(page, `analytics-${tab.split(" ")[0]?.toLowerCase()}`);
    }
    await page.getByText("Top recommendation").waitFor();

    await page.getByRole("button", { name: "Enter measures" }).click();
    const dialog = page.getByRole("dialog", { name: "Enter measures" });
    await dialog.getByText("Nothing recorded for this day yet.").waitFor();
    await dialog.getByLabel("Impressions").fill("4,000");
    await dialog.getByLabel("Interactions").fill("100");
    await dialog.getByLabel("Leads", { exact: true }).fill("10");
    await dialog.getByLabel("Attributed revenue").fill("1234.50");
    await expectAccessible(page, "entering measures");
    await picture(page, "analytics-enter");
    await dialog.getByRole("button", { name: "Save measures" }).click();
    await keyNumber(page, "Attributed revenue", "$1,234.50").waitFor();
    await keyNumber(page, "Engagement rate", "2.5%").waitFor();
    expect(await page.getByText("Sample data", { exact: true }).count()).toBe(0);

    await page.getByRole("button", { name: "Import CSV" }).click();
    const upload = page.getByRole("dialog", { name: "Import measures" });
    const choose = (text: string) =>
      upload
        .getByLabel("CSV file")
        .setInputFiles({ name: "measures.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose(`dealId,date,leadsGenerated\n${dealId},${dayAgo(1)},5\n${dealId},${dayAgo(-2)},7\n`);
    await upload.getByText("measures.csv has 1 error. Nothing was imported.").waitFor();
    await upload.getByRole("row", { name: /3.*date/ }).waitFor();
    await expectAccessible(page, "a file with an error");
    await picture(page, "analytics-import-error");
    // Neither the site's day nor the browser's, which the dialog above entered: the site may be a day ahead.
    const good = `dealId,date,leadsGenerated\n${dealId},${dayAgo(2)},5\n`;
    await choose(good);
    await upload.getByText("1 added, 0 replaced, 0 unchanged").waitFor();
    await upload.getByRole("button", { name: "Import", exact: true }).click();
    await keyNumber(page, "Leads", "15").waitFor();
    await page.getByRole("button", { name: "Import CSV" }).click();
    await choose(good);
    await upload.getByText("Everything in this file is recorded already.").waitFor();
    await upload.getByRole("button", { name: "Close" }).last().click();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it("a number is the sum of its rows, Refresh updates what depends on a changed row, and a link shows the page until it is revoked", async () => {
  const { brand, name, dealId } = await brandWithDeal();
  const record = (days: number, measured: Partial<RecordMetricsBody>) =>
    brand.client.call(recordMetrics, { body: { dealId, date: dayAgo(days), ...measured } });
  for (let days = 0; days < 40; days++)
    await record(days, {
      impressions: 1_000 + 37 * days,
      interactions: 40 + (days % 9),
      leadsGenerated: 3 + (days % 4),
      mqls: 2,
      sqls: 1,
      conversions: days % 3,
      revenue: 150.25 + days,
    });
  const leads = Array.from({ length: 30 }, (_, days) => 3 + (days % 4)).reduce((sum, each) => sum + each, 0);
  const { page, context, complaints } = await visitor(browser, inject("url"), { theme: "dark" });
  await signIn(page, name, password);
  await openPage(page, "/analytics");
  await keyNumber(page, "Leads", String(leads)).click();
  const rows = page.getByRole("dialog", { name: "Leads" });
  await rows.getByText("Sum of leads generated").waitFor();
  // Columns: day, deal, value and who entered it; the last row is the sum.
  const cells = await rows.locator("tbody tr td:nth-of-type(2)").allInnerTexts();
  const summed = cells.map((text) => Number(/(\d+)$/.exec(text.trim())?.[1]));
  expect(summed).toHaveLength(30);
  expect(summed.reduce((sum, each) => sum + each, 0)).toBe(leads);
  await expectAccessible(page, "the rows behind a number");
  await picture(page, "analytics-rows-dark");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    rows.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n")
    .slice(1);
  expect(lines.map((line) => Number(line.split(",")[3])).reduce((sum, each) => sum + each, 0)).toBe(leads);
  await page.goBack();
  await rows.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Set goal for Attributed revenue" }).click();
  await page.getByRole("dialog").getByLabel("Goal").fill("6000");
  await page.getByRole("button", { name: "Save goal" }).click();
  await page.getByText("Goal: $6,000", { exact: true }).first().waitFor();
  await page.getByLabel("Compare with previous period").check();
  await page.getByText("Previous period", { exact: true }).first().waitFor();
  await expectAccessible(page, "analytics with a goal and the period before");
  await picture(page, "analytics-compare-dark");

  await record(0, { leadsGenerated: 103 });
  await page.getByRole("button", { name: "Refresh" }).click();
  await keyNumber(page, "Leads", String(leads + 100)).waitFor();

  await page.getByLabel("Deal", { exact: true }).selectOption(dealId);
  await page.waitForURL(({ searchParams }) => searchParams.get("deal") === dealId);
  await keyNumber(page, "Leads", String(leads + 100)).waitFor();

  const report = await page.request.get("/api/analytics/report.pdf?view=analytics&range=last30");
  expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share this page" });
  await share.getByRole("button", { name: "Create link" }).click();
  const url = await share.getByLabel("Link", { exact: true }).inputValue();
  await expectAccessible(page, "a share link");
  await picture(page, "analytics-share-dark");
  const other = await visitor(browser, inject("url"), { width: 390 });
  const asked: string[] = [];
  other.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname.replace(/[\w-]{20,}$/, "{token}"));
  });
  const path = new URL(url).pathname;
  await openPage(other.page, path);
  await other.page.getByText(/^Shared by Acme · Lakeside Forum .* · Dock Partner · /).waitFor();
  const shared = other.page.getByLabel("Key numbers");
  await shared.getByText(String(leads + 100), { exact: true }).waitFor();
  expect(asked).toEqual(["/api/shared/analytics/{token}"]);
  await expectAccessible(other.page, "a shared page on a phone");
  await picture(other.page, "analytics-shared-390");
  await share.getByRole("button", { name: /^Revoke the link/ }).click();
  await share.getByText("No links yet.").waitFor();
  await openPage(other.page, path);
  await other.page.getByRole("heading", { name: "This link doesn't work anymore" }).waitFor();
  await expectAccessible(other.page, "a link that is gone");
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  const views = [
    "/analytics",
    "/analytics?tab=pipeline",
    "/engagement",
    "/engagement?tab=conversion",
    "/roi",
  ];
  for (const view of views) {
    await openPage(page, view);
    await page
      .getByRole("button", { name: /Show where it comes from$/ })
      .first()
      .waitFor();
    // The current tab is below the fold: scrolling it into view within its row must not move the page.
    expect(await page.evaluate(() => scrollY), view).toBe(0);
    await expectAccessible(page, `${view} on a phone`);
    await picture(page, `analytics${view.replaceAll(/\W+/g, "-")}-dark-390`);
  }
  await page.setViewportSize({ width: 1_280, height: 900 });
  for (const view of ["/engagement", "/roi?range=12months"]) {
    await openPage(page, view);
    await page.getByRole("slider").first().waitFor();
    await expectAccessible(page, view);
    await picture(page, `analytics${view.replaceAll(/\W+/g, "-")}-dark`);
  }
  await context.close();
});
