import { sampleOf } from "@marquee/testkit/sample-of";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { browserOf } from "../support/member.ts";
import { register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const readers = [
  "Pacific/Honolulu",
  "America/Los_Angeles",
  "Europe/London",
  "Asia/Kathmandu",
  "Pacific/Auckland",
];

it("an evening in San Francisco is on the same day and at the same hours for readers around the world", async () => {
  const host = await visitor(browser, inject("url"), { timeZone: "Asia/Kathmandu" });
  const name = `Bay Evening ${await register(host.page, "event_host")}`;
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const { page } = host;
  await openPage(page, "/hosting/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Category").selectOption("Startup");
  await page.getByLabel("Begins").fill(`${day}T19:00`);
  await page.getByLabel("Ends", { exact: true }).fill(`${day}T22:00`);
  await page.getByText("Choose the event's time zone.").waitFor();
  await page.getByLabel("Location").fill("San Francisco, CA");
  await page.getByText("Guessed from the location.").waitFor();
  expect(await page.getByLabel("Time zone").inputValue()).toBe("America/Los_Angeles");
  await page.getByLabel("Description").fill("Demos by the bay.");
  await expectAccessible(page, "a new event with its time zone");
  await picture(page, "event-zone-form");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await page.getByLabel("Begins").inputValue()).toBe(`${day}T19:00`);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Upcoming").first().waitFor();
  expect(host.complaints).toEqual([]);

  const shown = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const brand = await ApiUser.confirmed(inject("url"));
  for (const timeZone of sampleOf(readers, 2)) {
    const reader = await browserOf(browser, brand, { timeZone });
    const search = new URLSearchParams({ q: name, from: day, to: day });
    await openPage(reader.page, `/events?${search.toString()}`);
    const card = reader.page.getByRole("listitem").filter({ hasText: name });
    await card.getByText(shown).waitFor();
    await card.getByRole("link", { name }).click();
    const begins = reader.page.getByText(`${shown}, 7:00 PM`);
    await begins.waitFor();
    // Where the reader's clock differs, the zone is named.
    const zone = timeZone === "America/Los_Angeles" ? /PM$/ : / P[SD]T$/;
    expect([timeZone, await begins.textContent()]).toEqual([timeZone, expect.stringMatching(zone)]);
    await reader.page.getByText(`${shown}, 10:00 PM`).waitFor();
    await picture(reader.page, `event-zone-page-${timeZone.split("/")[1]}`);
    expect(reader.complaints).toEqual([]);
    await reader.context.close();
  }
});
