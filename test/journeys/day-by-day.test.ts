import { saveEvent } from "@marquee/contracts/events/saved-events";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage } from "../support/browser.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";

let browser: Browser;
const url = inject("url");
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("what happens when is in a month's calendar, in a calendar app, in the inbox and in the notices", {
  timeout: 180_000,
}, async () => {
  const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  const { eventId, packageId } = await publishedEvent(host, { name: "Lantern Mile" });
  await brand.client.call(saveEvent, { params: { id: eventId } });
  await offerAs(brand, { eventId, packageId, amount: 9_000, notes: "" });
  const [atHost, atBrand] = await Promise.all([browserOf(browser, host), browserOf(browser, brand)]);

  const { page } = atBrand;
  await openPage(page, "/calendar");
  await page.getByRole("link", { name: "Offer expires: Gold" }).first().waitFor();
  await inEveryLook(page, "calendar");
  for (
    let months = 0;
    months < 3 && (await page.getByRole("link", { name: "Lantern Mile" }).count()) === 0;
    months++
  ) {
    const month = await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent();
    await page.getByRole("button", { name: "Next month" }).click();
    await page
      .getByRole("heading", { level: 2, name: month ?? "", exact: true })
      .waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Subscribe", disabled: false }).waitFor();
  }
  await page.getByRole("link", { name: "Lantern Mile" }).first().waitFor();
  expect(page.url()).toMatch(/month=\d{4}-\d{2}$/);

  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("button", { name: "Create address" }).click();
  const address = await page.getByLabel("Address", { exact: true }).inputValue();
  await inEveryLook(page, "calendar-feed");
  const feed = new URL(address).pathname;
  expect(await (await fetch(url + feed)).text()).toContain("SUMMARY:Lantern Mile");
  await page.getByRole("button", { name: /^Revoke the address/ }).click();
  await page.getByText("Address revoked").waitFor();
  expect((await fetch(url + feed)).status).toBe(404);

  const { page: desk } = atHost;
  await openPage(desk, "/inquiries");
  await desk.getByText("Offered: $9,000").waitFor();
  await inEveryLook(desk, "inbox");
  await desk.getByRole("tab", { name: "Inquiries" }).click();
  await desk.getByText("No inquiries yet").waitFor();
  await desk.getByRole("button", { name: "Show all" }).click();
  await desk.getByText("Your answer").waitFor();

  await desk.getByRole("button", { name: /^Notifications/ }).click();
  await desk.getByRole("link", { name: "See all" }).click();
  await desk.getByRole("heading", { level: 2, name: "Today" }).waitFor();
  await inEveryLook(desk, "notifications-page");
  const offered = desk.getByRole("main").getByRole("link", { name: /offered \$9,000/ });
  await desk.getByRole("button", { name: /^Snooze: .*offered \$9,000/ }).click();
  await desk.getByRole("menuitem", { name: "For 3 hours" }).click();
  await offered.waitFor({ state: "detached" });
  await desk.getByRole("button", { name: "Undo" }).click();
  await offered.waitFor();

  expect([...atHost.complaints, ...atBrand.complaints]).toEqual([]);
  await Promise.all([atHost.context.close(), atBrand.context.close()]);
});

it("sample data fills analytics, library, chat and notices, says so everywhere, and leaves together", {
  timeout: 120_000,
}, async () => {
  const { page, context, complaints } = await browserOf(browser, await ApiUser.confirmed(url));
  await openPage(page, "/profile?tab=security");
  await page.getByRole("switch", { name: "Sample data" }).click();
  await page.getByText("Sample data loaded").first().waitFor();
  await openPage(page, "/campaigns?tab=library");
  await page.getByRole("button", { name: "The Quiet Meeting", exact: true }).waitFor();
  expect(await page.getByText("Sample data", { exact: true }).count()).toBe(3);
  await inEveryLook(page, "library-sample");
  await openPage(page, "/chat?conversation=cnv_0000000000000000000000SAMP");
  await page.getByText("Where did our sponsorships pay off best?").waitFor();
  await openPage(page, "/profile?tab=security");
  await page.getByRole("switch", { name: "Sample data" }).click();
  await page.getByText("Sample data removed").first().waitFor();
  await openPage(page, "/campaigns?tab=library");
  await page.getByRole("button", { name: "The Quiet Meeting", exact: true }).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await context.close();
});
