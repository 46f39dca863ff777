import { sampleOf } from "@marquee/testkit/sample-of";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible, launch, picture } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { askMorgan } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const looks = [
  ["light", 1440],
  ["dark", 390],
] as const;

it.each(sampleOf(looks))(
  "a card shows what a click does and undoes it, by keyboard alone, %s at %i px",
  async (theme, width) => {
    const { page, context, complaints } = await member(browser, inject("url"), { theme, width });
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await askMorgan(page, "Set my budget to $75k");
    const card = page.getByRole("region", { name: "Change your budget" });
    const confirm = card.getByRole("button", { name: "Confirm" });
    await confirm.waitFor({ timeout: 30_000 });
    expect(await card.textContent()).toContain("$75,000");
    expect(await card.textContent()).toContain("Free");
    await expectAccessible(page, `chat with a card, ${theme} ${width}`);
    await picture(page, `chat-action-open-${theme}-${width}`);
    const budget = () =>
      page.evaluate(() => fetch("/api/user").then(async (answer) => (await answer.json()).budget));
    expect(await budget()).toBeNull();
    await confirm.focus();
    await page.keyboard.press("Enter");
    await card.getByText("Done", { exact: true }).waitFor();
    expect(await budget()).toBe(75_000);
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    await picture(page, `chat-action-done-${theme}-${width}`);
    await page.reload();
    await card.getByRole("link", { name: "View" }).waitFor();
    await card.getByRole("button", { name: "Undo" }).click();
    await card.getByText("Undone", { exact: true }).waitFor();
    expect(await budget()).toBeNull();
    await expectAccessible(page, `chat with an undone card, ${theme} ${width}`);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
