import { saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { duplicateCampaignIdea } from "@marquee/contracts/studio/library";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { generated, order } from "../support/campaign.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
let owner: ApiUser;
let names: string[];
beforeAll(async () => {
  browser = await launch();
  owner = await ApiUser.withCredits(inject("url"), "2");
  const { generationId, results } = await generated(owner, order);
  names = results.map(({ name }) => name);
  for (let campaignIndex = 0; campaignIndex < names.length; campaignIndex += 1)
    await owner.client.call(saveCampaignFromGeneration, { body: { generationId, campaignIndex } });
  await owner.client.call(duplicateCampaignIdea, { params: { id: `${generationId}-0` } });
});
afterAll(() => browser.close());

async function library(options: Parameters<typeof visitor>[2] = {}) {
  const person = await visitor(browser, inject("url"), options);
  await signIn(person.page, owner.user?.username ?? "", password);
  await openPage(person.page, "/campaigns?tab=library");
  await row(person.page, names[0] ?? "").waitFor();
  return person;
}

const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const looks = [
  { theme: "light", width: 1_440 },
  { theme: "dark", width: 1_440 },
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
] as const;

describe("the Enterprise Library", () => {
  it("finds a campaign, edits it, shows what the edit changed, and reverts it", async () => {
    const { page, context, complaints } = await library();
    const name = names[0] ?? "";
    await page.getByRole("searchbox", { name: "Search the library" }).fill(name);
    await page.waitForURL(/[?&]q=/);
    await row(page, name).waitFor();
    await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit campaign" });
    await dialog.getByLabel("Location").fill("Lisbon, Portugal");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Lisbon, Portugal").first().waitFor();

    await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Versions" }).click();
    const sheet = page.getByRole("dialog", { name: "Versions" });
    await sheet.getByText("Lisbon, Portugal").waitFor();
    await expectAccessible(page, "versions");
    await picture(page, "library-versions");
    await sheet.getByRole("button", { name: "Restore version 1" }).click();
    await sheet.getByRole("heading", { name: "Version 3" }).waitFor();
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    await page.getByText("Lisbon, Portugal").first().waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("archives several at once, and one Undo brings all of them back", async () => {
    const { page, context } = await library();
    const two = names.slice(1, 3);
    for (const name of two) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Archive" }).click();
    await page.getByText("2 campaigns archived").first().waitFor();
    for (const name of two) await row(page, name).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).first().click();
    for (const name of two) await row(page, name).waitFor();
    await context.close();
  });

  it.runIf(atNight).each(looks)(
    "is accessible as a table and as cards: $theme, $width px",
    async (options) => {
      const { page, context } = await library(options);
      const look = async (what: string) => {
        await expectAccessible(page, what);
        await picture(page, `library-${what}-${options.theme}-${options.width}`);
      };
      await look("table");
      await page.getByRole("checkbox", { name: `Select ${names[0]}`, exact: true }).check();
      await page.getByRole("button", { name: "Cards" }).click();
      await page.getByRole("heading", { name: names[0] ?? "", exact: true }).waitFor();
      await look("cards");
      await page.getByRole("button", { name: `Actions for ${names[0]}`, exact: true }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await page.getByRole("dialog", { name: "Edit campaign" }).getByLabel("Metrics").waitFor();
      await look("edit");
      await context.close();
    },
  );
});
