import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { eventually, launch } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { member } from "../support/member.ts";
import { buyCredits } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const available = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/credits/balance")).json()).availableCredits as number);

describe("a concept that is not quite right", () => {
  it("is made cheaper for its own price, appears next to the original, and its brief is rerun with one change", async () => {
    const { page, context, complaints } = await member(browser, inject("url"));
    await buyCredits(page, "Tech Startup Package");
    const before = await available(page);
    await page.goto("/campaigns");
    const prompt = "Introduce our observability tool to platform engineers at a spring conference";
    await page.getByLabel("Prompt").fill(prompt);
    await page.getByText("Details (optional)").click();
    await page.getByLabel(/^Budget/).fill("40000");
    await page.getByLabel(/^Location/).fill("Chicago");
    await page.getByRole("button", { name: "Generate" }).click();
    const refineButtons = page.getByRole("button", { name: /^Refine / });
    await eventually("three finished concepts", async () => (await refineButtons.count()) === 3, 30_000);
    expect(await available(page)).toBe(before - 10);
    // Each says what it comes from, and so does their comparison.
    expect(await page.getByText("Fit with your brief").count()).toBe(4);
    await page
      .getByText(/^\$[\d,]+ ÷ [\d,]+ \(Contacts with a next step for .+\)$/)
      .first()
      .waitFor();

    await refineButtons.first().click();
    const menu = page.getByRole("menu", { name: /^Refine / });
    await menu.waitFor();
    await inEveryLook(page, "concept-refine-menu");
    if (!(await menu.isVisible())) await refineButtons.first().click();
    await menu.getByRole("menuitem", { name: "Cheaper 5 credits" }).click();
    await page.waitForURL(/generation=/);
    const table = page.getByRole("region", { name: "Concepts side by side" });
    await table.getByRole("columnheader", { name: /^Cheaper version/ }).waitFor({ timeout: 30_000 });
    const budgets = await table
      .getByRole("row", { name: /^Budget/ })
      .getByRole("cell")
      .allTextContents();
    const [original = 0, cheaper = 0] = budgets.map((text) => Number(text.replaceAll(/\D/g, "")));
    expect(cheaper).toBeLessThan(original);
    expect(cheaper).toBeGreaterThan(0);
    await eventually("the one refine button", async () => (await refineButtons.count()) === 1);
    expect(await available(page)).toBe(before - 15);
    await inEveryLook(page, "concept-refined");

    await page.getByRole("button", { name: "Generations" }).click();
    const sheet = page.getByRole("dialog", { name: "Generations" });
    await sheet.getByRole("listitem").nth(1).waitFor();
    expect(await sheet.getByText("Cheaper version of").count()).toBe(1);
    await inEveryLook(page, "generations");
    await sheet
      .getByRole("button", { name: /^Run again with changes/ })
      .last()
      .click();
    await sheet.waitFor({ state: "hidden" });
    await page.getByText(/Based on an earlier generation/).waitFor();
    await inEveryLook(page, "brief-run-again");
    expect(await page.getByLabel("Prompt").inputValue()).toBe(prompt);
    const location = page.getByLabel(/^Location/);
    if (!(await location.isVisible())) await page.getByText("Details (optional)").click();
    await location.fill("Denver");
    await page.getByRole("button", { name: "Generate" }).click();
    await eventually("three concepts again", async () => (await refineButtons.count()) === 3, 30_000);
    await page.getByText(/^New run of/).waitFor();
    await page
      .getByText(/Denver: /)
      .first()
      .waitFor();
    expect(await available(page)).toBe(before - 25);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
