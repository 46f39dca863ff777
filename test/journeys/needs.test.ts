import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { expectAccessible, launch, openPage } from "../support/browser.ts";
import { offerAs, signAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";

let browser: Browser;
const url = inject("url");
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How long a change may take to reach another browser. */
const withinMs = 2_000;

async function shownWithin(shown: Locator, state: "visible" | "hidden" = "visible"): Promise<number> {
  const startMs = performance.now();
  await shown.waitFor({ state, timeout: 10_000 });
  return performance.now() - startMs;
}

/** The page's own connection is live once a spot that changes reaches it; a push before that would be missed. */
const live = (page: Page) =>
  page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));

it("what a deal needs of either side shows in the other browser within two seconds, and leads to doing it", {
  timeout: 180_000,
}, async () => {
  const [host, sponsor] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  const { eventId, packageId } = await publishedEvent(host, { name: "Lantern Row" }, { maxSponsors: 9 });
  const [atDesk, atHub] = await Promise.all([browserOf(browser, host), browserOf(browser, sponsor)]);
  const connected = [live(atDesk.page), live(atHub.page)];
  await openPage(atDesk.page, "/");
  await openPage(atHub.page, "/sponsorships");
  for (const { page } of [atDesk, atHub]) await page.getByText("Nothing needs you right now").waitFor();
  await expectAccessible(atDesk.page, "a host's dashboard that needs nothing");
  await Promise.all(connected);

  const waits: number[] = [];
  const deal = await offerAs(sponsor, { eventId, packageId, amount: 9_000, notes: "" });
  const answer = atDesk.page.getByRole("link", { name: /^Answer offer: .* offered \$9,000$/ });
  waits.push(await shownWithin(answer));
  waits.push(
    await shownWithin(atDesk.page.getByRole("link", { name: /^Sponsorship Hub ?1 waiting for you$/ })),
  );
  await inEveryLook(atDesk.page, "dashboard-needs");

  // In two clicks from the dashboard.
  await answer.click();
  await atDesk.page.getByRole("button", { name: "Accept Contract" }).click();
  await atDesk.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Accept/ })
    .click();
  const sign = atHub.page.getByRole("link", { name: /^Sign contract: / });
  waits.push(await shownWithin(sign));
  await inEveryLook(atHub.page, "hub-needs");
  await sign.click();
  await atHub.page.getByRole("dialog").waitFor();
  await openPage(atHub.page, "/sponsorships");
  await sign.waitFor();
  await openPage(atDesk.page, "/");
  await atDesk.page.getByText("Nothing needs you right now").waitFor();
  await signAs(sponsor, deal.id);
  waits.push(await shownWithin(atDesk.page.getByRole("link", { name: /^Sign contract: / })));
  await signAs(host, deal.id);
  waits.push(await shownWithin(atDesk.page.getByRole("link", { name: /^Sign contract: / }), "hidden"));
  for (const ms of waits) expect(ms, waits.join(", ")).toBeLessThan(withinMs);
  for (const { context, complaints } of [atDesk, atHub]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
