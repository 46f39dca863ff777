import { sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { demoHost } from "../support/admins.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { member } from "../support/member.ts";
import { type AdminStage, openAccount, prove, startAdminStage } from "./admin-steps.ts";

const url = inject("url");
let stage: AdminStage;
let browser: Browser;
beforeAll(async () => {
  stage = await startAdminStage(url);
  ({ browser } = stage);
});
afterAll(() => stage.stop());

it("an admin looks at a deal as its brand, opens the messages with a reason, and the brand sees that they did", {
  timeout: 180_000,
}, async () => {
  const brand = await member(browser, url);
  const host = await demoHost(url);
  const { id } = await offerAs(brand.api, {
    eventId: "evt_founders_harbor",
    packageId: "pkg_founders_harbor_gold",
  });
  await moveAs(host, id, { action: "propose", amount: 9_000 });
  await host.client.call(sendDealMessage, {
    params: { id },
    body: { message: "The booth faces the harbor", clientId: "client-of-the-journey" },
  });

  const { page } = stage;
  await openAccount(page, brand.api);
  await prove(page);
  await page.getByRole("button", { name: "View as this account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("A deal that doesn't load");
  await inEveryLook(page, "view-as");
  await dialog.getByRole("button", { name: "View as this account" }).click();

  const band = page.getByText(/^You're viewing as Acme, read only, until/);
  await band.waitFor();
  expect(await page.getByRole("link", { name: "Admin" }).count()).toBe(0);
  await inEveryLook(page, "viewing-dashboard");

  await page.goto(`/sponsorships/${id}?tab=messages`);
  await page.getByRole("heading", { name: "Messages are closed" }).waitFor();
  expect(await page.getByText("The booth faces the harbor").count()).toBe(0);
  await inEveryLook(page, "viewing-closed-messages");
  await page.getByLabel("Reason").fill("They say that a message is missing");
  await page.getByRole("button", { name: "Open messages" }).click();
  await page.getByText("The booth faces the harbor").waitFor();
  expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
  await inEveryLook(page, "viewing-messages");

  // The brand has not read it.
  await brand.page.goto("/sponsorships");
  await brand.page
    .getByText(/unread|New message/i)
    .first()
    .waitFor();

  await band.locator("xpath=..").getByRole("button", { name: "Stop" }).click();
  await page.getByText("Account ID").waitFor();
  await page.goto("/admin?tab=audit");
  for (const label of ["Stopped viewing", "Opened messages", "Viewed account"])
    await page.getByRole("listitem").filter({ hasText: label }).first().waitFor();

  await brand.page.goto("/profile?tab=security");
  await brand.page.getByText("Marquee's support opened your messages").waitFor();
  await inEveryLook(brand.page, "viewing-seen");
  expect(brand.complaints).toEqual([]);
});
