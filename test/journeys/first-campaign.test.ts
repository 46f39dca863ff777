import { atNight } from "@marquee/testkit/night";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually, launch, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { siteTimeMs } from "../support/site-clock.ts";
import { buyCredits, confirmEmail, register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("a marketer's first campaign", () => {
  it("register, see that credits are needed, buy some, order, watch it arrive, save it, find it after a reload", async () => {
    const { page, context, complaints } = await visitor(browser, inject("url"));
    await register(page);

    await page.goto("/campaigns");
    const generate = page.getByRole("button", { name: "Generate" });
    await generate.waitFor();
    expect(await generate.isDisabled()).toBe(true);
    const refused = await page.evaluate(async () => {
      const answer = await fetch("/api/campaign-ideas/generate", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ prompt: "A pop-up for developers" }),
      });
      return answer.status;
    });
    expect(refused).toBe(402);

    await buyCredits(page, "Tech Startup Package");
    const ledger = page.getByRole("region", { name: "Recent Transactions" });
    await ledger.getByText("Tech Startup Package").waitFor();

    await page.goto("/campaigns");
    await page
      .getByLabel("Prompt")
      .fill("Introduce our observability tool to platform engineers at a spring conference");
    await page.getByText("Details (optional)").click();
    await page.getByLabel("Industry").selectOption("tech");
    await page.getByLabel(/^Budget/).fill("40000");
    expect(await page.getByLabel(/^Competitor names/).isDisabled()).toBe(true);
    await page.getByLabel(/^Competitive analysis/).check();
    await page.getByLabel(/^Visual mockup/).check();
    await page.getByLabel(/^Competitor names/).fill("Globex, Initech");
    await page.getByText("20 credits").first().waitFor();
    await generate.click();
    await page.getByText("Campaign ideas generated!").first().waitFor({ timeout: 30_000 });
    const concepts = page.getByRole("heading", { level: 2 });
    await eventually("three concepts", async () => (await concepts.count()) >= 3);
    expect(await page.getByText("Globex").count()).toBeGreaterThan(0);
    await eventually("the mockups are drawn", () =>
      page.evaluate(() => {
        const images = [
          ...document.querySelectorAll<HTMLImageElement>('img[src^="/api/campaign-generations/"]'),
        ];
        for (const image of images) image.scrollIntoView();
        return images.length >= 3 && images.every((image) => image.complete && image.naturalWidth > 100);
      }),
    );

    await page.getByRole("button", { name: "Save to library" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Save to library" });
    await dialog.getByLabel("Name").fill("Spring observability pop-up");
    await dialog.getByRole("button", { name: /save/i }).last().click();
    await page.getByText("Campaign saved!").first().waitFor();
    await page.getByRole("tab", { name: /Enterprise Library/ }).click();
    await page.reload();
    await page.getByRole("button", { name: "Spring observability pop-up", exact: true }).waitFor();

    await page.goto("/credits");
    await page
      .getByRole("link", { name: /^Campaign: / })
      .first()
      .waitFor();
    const sums = await page.evaluate(async () => {
      const [balance, entries] = await Promise.all(
        ["balance", "transactions"].map((path) =>
          fetch(`/api/credits/${path}`).then((answer) => answer.json()),
        ),
      );
      return {
        available: balance.availableCredits,
        sum: entries.reduce((total: number, entry: { amount: number }) => total + entry.amount, 0),
      };
    });
    expect(sums.sum).toBe(sums.available);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("confirm the address from the mailbox, see the welcome credits and when they expire, order without paying", async () => {
    const { page, context, complaints } = await visitor(browser, inject("url"), {
      timeZone: "America/Los_Angeles",
    });
    const username = await register(page);
    const banner = page.getByRole("status").filter({ hasText: "Confirm your email to get 20 free credits" });
    await banner.waitFor();
    await page.goto("/credits");
    const balance = page.getByRole("region", { name: "Available balance" });
    await balance.getByText("Choose a package to get started").waitFor();

    // The mail is read in another tab; the page that waits hears of it.
    const mailbox = await context.newPage();
    await mailbox.goto(page.url());
    await confirmEmail(mailbox, username);
    const day = new Date((await siteTimeMs(inject("url"))) + 30 * 24 * 60 * 60_000).toLocaleDateString(
      "en-US",
      {
        month: "long",
        day: "numeric",
        timeZone: "America/Los_Angeles",
      },
    );
    await balance
      .getByText(`Enough for up to 2 campaigns at 10 credits each. 20 credits expire on ${day}.`)
      .waitFor();
    await page.getByRole("link", { name: `20 credits available 20 expire on ${day}` }).waitFor();
    await page.getByRole("region", { name: "Recent Transactions" }).getByText("Welcome credits").waitFor();
    await banner.waitFor({ state: "hidden" });
    await mailbox.close();
    await inEveryLook(page, "welcome-credits");

    await page.goto("/campaigns");
    await page.getByLabel("Prompt").fill("Introduce our observability tool to platform engineers in spring");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("Campaign ideas generated!").first().waitFor({ timeout: 30_000 });
    await page.goto("/credits");
    await balance.getByText(`10 credits expire on ${day}.`, { exact: false }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("keeps its progress across a reload", async () => {
    const { page, context } = await visitor(browser, inject("url"));
    await register(page);
    await buyCredits(page, "Tech Startup Package");
    await page.goto("/campaigns");
    await page.getByLabel("Prompt").fill("A tasting tour that brings our cold brew to office workers");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByRole("tab", { name: /Generated Concepts/ }).click();
    await eventually(
      "the concepts after the reload",
      async () => (await page.getByRole("heading", { level: 2 }).count()) >= 3,
      30_000,
    );
    await context.close();
  });
});
