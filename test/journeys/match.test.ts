import { demoPassword, demoUserSeeds } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a brand fills in its profile, follows a recommendation, compares packages and saves a search", async () => {
  const { page, context, complaints } = await member(browser, inject("url"));

  await openPage(page, "/profile");
  const profile = page.getByRole("region", { name: "Profile", exact: true });
  await profile.getByLabel("Industry").selectOption("Finance");
  await page.getByLabel("Marketing budget").fill("60000");
  for (const [label, entry] of [
    ["Interests", "fintech"],
    ["Audiences", "founders"],
    ["Places", "London"],
  ] as const) {
    await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(entry);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Profile saved").first().waitFor();
  await picture(page, "match-profile");

  await openPage(page, "/events?view=recommended");
  const cards = page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await cards.nth(11).waitFor();
  const scores = (await cards.getByText(/% match$/).allTextContents()).map((text) => Number.parseInt(text));
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  await expectAccessible(page, "recommended events");
  await picture(page, "match-recommended");

  await cards.first().getByRole("link").click();
  const match = page.getByRole("region", { name: /Your match/ });
  await match.getByText(`${scores[0]}%`).waitFor();
  await expectAccessible(page, "an event with its match");
  await picture(page, "match-event");
  await page.getByRole("tab", { name: "Sponsorship" }).click();
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  for (const at of [0, 1]) await boxes.nth(at).click();
  await page.getByRole("region", { name: "Selection" }).getByText("2 selected").waitFor();
  await picture(page, "match-choose");
  await page.getByRole("link", { name: "Compare" }).click();
  const table = page.getByRole("table", { name: "Packages side by side" });
  await table.getByRole("columnheader").nth(2).waitFor();
  await expectAccessible(page, "packages side by side");
  await picture(page, "match-compare");
  await page.reload();
  await table.getByRole("columnheader").nth(2).waitFor();
  await page.getByRole("link", { name: "Back to Events" }).click();

  await page.getByLabel("Category").selectOption("AI");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByText("Search saved", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Saved searches" }).click();
  await page.getByRole("link", { name: "AI", exact: true }).waitFor();
  await expectAccessible(page, "saved searches");
  await picture(page, "match-searches");
  await page.getByRole("link", { name: "AI", exact: true }).click();
  await page.waitForURL(/category=ai/);

  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goBack();
  await picture(page, "match-searches-dark-390");
  await openPage(page, "/events?view=recommended");
  await cards.first().waitFor();
  await expectAccessible(page, "recommended events on a phone");
  await picture(page, "match-recommended-dark-390");
  await cards.first().getByRole("link").click();
  await match.waitFor();
  await picture(page, "match-event-dark-390");
  await page.getByRole("tab", { name: "Sponsorship" }).click();
  for (const at of [0, 1, 2]) await boxes.nth(at).click();
  await page.getByRole("link", { name: "Compare" }).click();
  await table.waitFor();
  await expectAccessible(page, "packages side by side on a phone");
  await picture(page, "match-compare-dark-390");
  expect(complaints).toEqual([]);
  await context.close();
});

it.runIf(atNight)("the partner sees its sponsored events where others see recommendations", async () => {
  const { page, context, complaints } = await visitor(browser, inject("url"), { theme: "dark" });
  const partner = demoUserSeeds.find(({ isPartner }) => isPartner);
  await signIn(page, partner?.username ?? "", demoPassword);
  await openPage(page, "/events");
  await page.getByRole("tab", { name: "Sponsored Events" }).click();
  expect(await page.getByRole("tab", { name: "Recommended" }).count()).toBe(0);
  await page.getByRole("link", { name: "Enterprise Tech Summit" }).waitFor();
  await expectAccessible(page, "sponsored events");
  await picture(page, "sponsored-events-dark");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "sponsored events on a phone");
  await picture(page, "sponsored-events-dark-390");
  expect(complaints).toEqual([]);
  await context.close();
});
