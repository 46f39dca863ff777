import { demoPassword, demoUserSeeds } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, openPage, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a brand sees the state of its deals, writes to Morgan, and finds the same messages in the chat", async () => {
  const { page, context } = await visitor(browser, inject("url"));
  await signIn(page, "demo_brand", demoPassword);
  await openPage(page, "/");
  for (const name of ["Active Deals", "Upcoming Events", "Spend this month", "Average ROI"])
    await page.getByRole("link", { name, exact: true }).waitFor();
  for (const name of ["Morgan", "Recommended Events", "Performance Analytics", "Active Deals"]) {
    const card = page.getByRole("region", { name, exact: true });
    await page.mouse.wheel(0, 300);
    await card.waitFor();
  }
  await inEveryLook(page, "dashboard");
  const box = page.getByRole("region", { name: "Morgan" }).getByRole("textbox");
  await box.fill("Which events fit a fintech?");
  await page.getByRole("link", { name: "Open chat" }).click();
  await page.waitForURL("**/chat");
  expect(await page.getByRole("textbox", { name: /Message/ }).inputValue()).toBe(
    "Which events fit a fintech?",
  );
  await page.goBack();
  await page.getByRole("button", { name: "Welcome guide" }).click();
  await page.getByRole("dialog").waitFor();
  await context.close();
});

it.runIf(atNight)("the partner sees sponsored events and cybersecurity insights", async () => {
  const { page, context } = await visitor(browser, inject("url"));
  const partner = demoUserSeeds.find(({ isPartner }) => isPartner);
  await signIn(page, partner?.username ?? "", demoPassword);
  await openPage(page, "/");
  await page.getByRole("region", { name: "Sponsored Events" }).getByRole("link").first().waitFor();
  await page.mouse.wheel(0, 600);
  await page.getByRole("region", { name: "Cybersecurity Insights" }).getByRole("listitem").first().waitFor();
  await inEveryLook(page, "dashboard-partner");
  await context.close();
});

it("the search finds events and the user's own deals, by keyboard alone, and remembers what was opened", async () => {
  const { page, context } = await visitor(browser, inject("url"));
  await signIn(page, "demo_brand", demoPassword);
  await openPage(page, "/settings");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("summit");
  await page.getByRole("option").first().waitFor();
  // The bar at a phone's lower end has the same words, hidden here.
  const visible = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true });
  await visible("Events").last().waitFor();
  await visible("Deals").waitFor();
  await page.keyboard.press("ArrowDown");
  await inEveryLook(page, "search");
  const chosen = page.locator("[role=option][aria-selected=true]");
  const name = (await chosen.locator("span").first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => address.pathname !== "/settings");
  await page.keyboard.press("Control+k");
  await page.getByText("Recently opened").waitFor();
  expect(await page.getByRole("option").first().textContent()).toContain(name);
  await context.close();
});
