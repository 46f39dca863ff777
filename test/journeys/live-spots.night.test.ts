import { holdSponsorshipPackage, releaseSponsorshipPackage } from "@marquee/contracts/deals/deals";
import { updateSponsorshipPackage } from "@marquee/contracts/events/hosting";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage } from "../support/browser.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { browserOf } from "../support/member.ts";

let browser: Browser;
const url = inject("url");
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How long a change may take to reach another browser. */
const withinMs = 2_000;

const inWords = (page: Page, left: number) => page.getByText(`${left} spots left`).first();
const onBoard = (page: Page, left: number) =>
  page.locator(`dt:text-is("Free") + dd:text-is("${left}")`).first();

async function shownWithin(shown: Locator): Promise<number> {
  const startMs = performance.now();
  await shown.waitFor({ timeout: 10_000 });
  return performance.now() - startMs;
}

it("spots that are taken, given back, sold or added show on every open page within two seconds", {
  timeout: 180_000,
}, async () => {
  const host = await ApiUser.confirmed(url, "event_host");
  const name = `Lantern Row ${Date.now().toString(36)}`;
  const { eventId, packageId } = await publishedEvent(host, { name }, { maxSponsors: 9 });
  const viewer = await browserOf(browser, await ApiUser.confirmed(url));
  const board = await browserOf(browser, host);
  const places = {
    "the event's page": `/events?event=${eventId}&tab=sponsorship`,
    "the list": `/events?q=${encodeURIComponent(name)}`,
    "the comparison": `/events?view=compare&compare=${eventId}.${packageId}`,
    "the wizard": `/sponsorships/new?event=${eventId}&step=package`,
  };
  const pages: { where: string; left: (count: number) => Locator }[] = [];
  for (const [where, path] of Object.entries(places)) {
    const page = await viewer.context.newPage();
    await openPage(page, path);
    pages.push({ where, left: (count) => inWords(page, count) });
  }
  await openPage(board.page, "/hosting?view=capacity");
  pages.push({ where: "the host's board", left: (count) => onBoard(board.page, count) });
  for (const { left } of pages) await left(9).waitFor();
  // The live connection is there a moment after the page.
  await new Promise((resolve) => setTimeout(resolve, 4_000));

  const sponsor = await ApiUser.confirmed(url);
  const other = await ApiUser.confirmed(url, "agency");
  const params = { id: packageId };
  const changes: [string, number, () => Promise<unknown>][] = [
    ["held", 8, () => sponsor.client.call(holdSponsorshipPackage, { params })],
    ["offered for", 7, () => offerAs(other, { eventId, packageId, amount: 9_000, notes: "" })],
    ["given back", 8, () => sponsor.client.call(releaseSponsorshipPackage, { params })],
    [
      "added by the host",
      11,
      () => host.client.call(updateSponsorshipPackage, { params, body: { maxSponsors: 12 } }),
    ],
  ];
  for (const [what, left, change] of changes) {
    await change();
    const took = await Promise.all(
      pages.map(async (one) => [one.where, await shownWithin(one.left(left))] as const),
    );
    for (const [where, ms] of took) expect(ms, `${what}, on ${where}`).toBeLessThan(withinMs);
  }
  await viewer.context.close();
  await board.context.close();
});
