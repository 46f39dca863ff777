import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a brand finds an event by filters, saves it, and sees it saved in another browser", async () => {
  const laptop = await member(browser, inject("url"));
  const phone = await visitor(browser, inject("url"), { theme: "dark", width: 390 });
  await signIn(phone.page, laptop.user.username, password);

  const { page } = laptop;
  const cards = page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await openPage(page, "/events");
  await expectAccessible(page, "all events");
  await picture(page, "events");
  await page.getByRole("button", { name: "Load more" }).click();
  await cards.nth(24).getByRole("link").waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "A");
  expect(
    await cards
      .nth(24)
      .getByRole("link")
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);

  await page.getByLabel("Category").selectOption("Fintech");
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("button", { name: "Next 12 months" }).click();
  await page.getByRole("combobox", { name: "Tier" }).selectOption("Gold");
  await page.getByRole("combobox", { name: "Spots" }).selectOption("Spots left only");
  await expectAccessible(page, "more filters");
  await picture(page, "events-filters");
  await page.keyboard.press("Escape");
  await page.waitForURL(/category=fintech&from=.*&to=.*&tier=gold&available=true/);
  const namesOnceAllAreThere = async () => {
    await cards.first().waitFor();
    await page.waitForFunction(() => !document.querySelector("[role=tabpanel] [aria-busy=true]"));
    return cards.getByRole("heading").allTextContents();
  };
  const names = await namesOnceAllAreThere();
  expect(names.length).toBeGreaterThan(1);
  await page.reload();
  expect(await namesOnceAllAreThere()).toEqual(names);

  const found = names[1] ?? "";
  await page.getByRole("link", { name: found, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: found }).waitFor();
  await page.getByRole("button", { name: "Save Event" }).click();
  await page.getByRole("button", { name: "Saved", pressed: true }).waitFor();
  await expectAccessible(page, "an event that is saved");
  await picture(page, "event-saved");
  await page.getByRole("link", { name: "Back to Events" }).click();
  await page.getByRole("button", { name: `Saved: ${found}`, pressed: true }).waitFor();
  expect(await namesOnceAllAreThere()).toEqual(names);

  await openPage(phone.page, "/events");
  await phone.page.getByRole("button", { name: "Load more" }).waitFor();
  await expectAccessible(phone.page, "all events on a phone");
  await picture(phone.page, "events-dark-390");
  await phone.page.getByRole("tab", { name: "Saved", exact: true }).click();
  await phone.page.getByRole("link", { name: found, exact: true }).waitFor();
  await expectAccessible(phone.page, "the saved events");
  await picture(phone.page, "events-saved-dark-390");
  const takenBack = phone.page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await phone.page.getByRole("button", { name: `Saved: ${found}` }).click();
  await phone.page.getByRole("button", { name: `Save Event: ${found}`, pressed: false }).waitFor();
  // The page shows it before it is stored, and a reload would abort the request.
  await takenBack;
  await phone.page.reload();
  await phone.page.getByText("No saved events").waitFor();
  expect([...laptop.complaints, ...phone.complaints]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});
