import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { eventually, launch } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { buyCredits } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("mockups use the brand's colors, and can be downloaded as PNG and PDF", async () => {
  const { page, context, complaints } = await member(browser, inject("url"));
  await buyCredits(page, "Tech Startup Package");

  await page.goto("/campaigns");
  await page.getByText("nothing about your brand yet").waitFor();
  await page.getByRole("link", { name: "Add your brand" }).click();
  for (const [index, color] of ["#e4002b", "#0033a0"].entries()) {
    await page.getByRole("button", { name: "Add a color" }).click();
    await page.getByLabel(`Code of color ${index + 1}`).fill(color);
  }
  await page.getByRole("button", { name: "Update what Morgan knows" }).click();
  await page.getByText("Morgan will use this from now on.").first().waitFor();

  await page.goto("/campaigns");
  await page.getByText("2 brand colors").waitFor();
  await page.getByLabel("Prompt").fill("A week in the city that makes commuters try our tea");
  await page.getByLabel(/^Visual mockup/).check();
  await page.getByText("15 credits").first().waitFor();
  await page.getByLabel("Prompt").press("Control+Enter");
  const mockup = page.getByRole("img", { name: /^Mockup of/ }).first();
  await mockup.waitFor({ timeout: 30_000 });
  expect(await mockup.getAttribute("alt")).toContain("#E4002B, #0033A0");
  const drawn = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    (await mockup.getAttribute("src")) ?? "",
  );
  expect(drawn).toContain('fill="#e4002b"');

  expect(firstBytes(await downloaded(page, /^PNG/), 4)).toBe("\x89PNG");
  expect(firstBytes(await downloaded(page, /^PDF/), 5)).toBe("%PDF-");
  expect(complaints).toEqual([]);
  await context.close();
});

/** Clicks the first link with this name and returns the complete download. */
async function downloaded(page: Page, name: RegExp): Promise<Buffer> {
  const link = page.getByRole("link", { name }).first();
  await link.scrollIntoViewIfNeeded();
  const begun = page.waitForEvent("download", { timeout: 30_000 });
  await link.click();
  const download = await begun;
  const path = await download.path();
  await eventually("the file is whole", async () => readFileSync(path).length > 1_000);
  return readFileSync(path);
}

const firstBytes = (file: Buffer, count: number) => file.subarray(0, count).toString("latin1");
