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
  "cards link from an answer to what it names; a credit package's opens a dialog that buys nothing on its own, %s at %i px",
  async (theme, width) => {
    const { page, context, complaints } = await member(browser, inject("url"), { theme, width });
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    const cards = page.getByRole("list", { name: "Mentioned in this answer" });

    await askMorgan(page, "What does KubeCraft Europe cost to sponsor?");
    const event = cards.getByRole("link", { name: /KubeCraft Europe.*View event/ });
    await event.waitFor({ timeout: 30_000 });
    await expectAccessible(page, `chat with event cards, ${theme} ${width}`);
    await picture(page, `chat-cards-event-${theme}-${width}`);
    await event.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "KubeCraft Europe" }).first().waitFor();

    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await askMorgan(page, "I want to buy the Growth Package, please");
    const offer = cards.last().getByRole("link", { name: /Growth Package/ });
    await offer.waitFor({ timeout: 30_000 });
    await picture(page, `chat-cards-credits-${theme}-${width}`);
    const overflow = () => document.documentElement.scrollHeight - window.innerHeight;
    if (width === 1440) expect(await page.evaluate(overflow), "the window itself scrolls").toBe(0);
    const packages = await page.evaluate(() =>
      fetch("/api/credits/packages").then(
        (answer) => answer.json() as Promise<{ name: string; price: number }[]>,
      ),
    );
    const price = packages.find(({ name }) => name === "Growth Package")?.price ?? 0;
    expect(await offer.textContent()).toContain(`$${price / 100}`);
    await offer.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Growth Package", { exact: true }).waitFor();
    expect(await dialog.textContent()).toContain(`$${price / 100}`);
    expect(await page.evaluate(() => fetch("/api/payments").then((answer) => answer.json()))).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).not.toContain("buy");
    expect(complaints).toEqual([]);
    await context.close();
  },
);
