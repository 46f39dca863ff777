import { readFile } from "node:fs/promises";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { eventually, expectAccessible, launch, openPage, visitor } from "../support/browser.ts";
import { countPresses, Keyboard } from "../support/keyboard.ts";
import { inEveryLook } from "../support/looks.ts";
import { buyCredits, confirmEmail, register } from "./steps.ts";

let browser: Browser;
const url = inject("url");
const brief = "Introduce our observability tool to platform engineers at a spring conference";

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Registers a user who has never signed in on this browser. */
async function newcomerName(): Promise<string> {
  const { user } = await ApiUser.registered(url);
  if (!user) throw new Error("nobody registered");
  return user.username;
}

async function expectPdf(download: Download, name: string): Promise<void> {
  expect(download.suggestedFilename()).toBe(`${name}.pdf`);
  const text = (await readFile(await download.path())).toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  for (const mark of ["/MarkInfo", "/StructTreeRoot"]) expect(text).toContain(mark);
}

/** Downloads a concept's page and its slides, from the menu of exports or by links. */
async function expectHandouts(page: Page, role: "link" | "menuitem", name: string): Promise<void> {
  const expected = [
    ["One page (PDF)", `${name}, one page.pdf`, "%PDF-1.7"],
    ["Slides (PowerPoint)", `${name}.pptx`, "PK"],
  ] as const;
  for (const [label, fileName, begins] of expected) {
    const item = page.getByRole(role, { name: label });
    if (role === "menuitem") await page.getByRole("button", { name: "Export" }).click();
    const downloading = page.waitForEvent("download");
    await item.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(fileName);
    const text = (await readFile(await download.path())).toString("latin1");
    expect(text.startsWith(begins), label).toBe(true);
  }
}

describe("from sign-in to the PDF of a chosen concept", () => {
  it.runIf(atNight)(
    "takes a first-time user less than 20 clicks, including buying the credits",
    {
      timeout: 180_000,
    },
    async () => {
      const username = await newcomerName();
      const { page, context, complaints } = await visitor(browser, url, { firstVisit: true });
      const presses = await countPresses(context);
      const press = (role: "button" | "link" | "menuitem", name: string | RegExp) =>
        page.getByRole(role, { name }).first().click();
      const typeInto = async (label: string, text: string) => {
        await page.getByLabel(label, { exact: true }).click();
        await page.keyboard.type(text);
      };

      await page.goto("/auth");
      await typeInto("Username", username);
      await typeInto("Password", password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await press("button", "Get Started");
      await press("button", "Skip for now");
      const tour = page.getByRole("dialog", { name: /^Welcome to Marquee/ });
      await tour
        .getByRole("button", { name: /^(Skip|Close)/ })
        .first()
        .click();
      await tour.waitFor({ state: "detached" });

      await press("link", /^Billing & Credits/);
      await press("button", /^Buy 100 credits/);
      const purchase = page.getByRole("dialog", { name: "Confirm your purchase" });
      await purchase.getByText("New balance").waitFor();
      await purchase.getByRole("button", { name: /^Pay / }).click();
      await page.getByText("Credit Purchase Successful").first().waitFor();
      await purchase.waitFor({ state: "detached" });

      await press("link", /^Campaign Strategy/);
      await typeInto("Prompt", brief);
      await press("button", "Generate");
      await page
        .getByText(/3 concepts ready/)
        .first()
        .waitFor({ state: "attached", timeout: 30_000 });
      await press("button", /^Save to library/);
      const saving = page.getByRole("dialog", { name: "Save to library" });
      const name = await saving.getByLabel("Name").inputValue();
      await saving.getByRole("button", { name: /^Save/ }).click();
      await saving.waitFor({ state: "detached" });
      await press("link", /^In your library/);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await press("button", "Export");
      const downloaded = page.waitForEvent("download");
      await press("menuitem", "Download PDF");
      await expectPdf(await downloaded, name);

      expect(presses()).toBeGreaterThan(10);
      expect(presses()).toBeLessThan(20);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.runIf(atNight)("needs no pointer", { timeout: 180_000 }, async () => {
    const { page, context } = await visitor(browser, url);
    await register(page);
    await buyCredits(page, "Tech Startup Package");
    const keyboard = new Keyboard(page);
    const presses = await countPresses(context);

    await page.goto("/campaigns");
    await page.getByLabel("Prompt").waitFor();
    await keyboard.to(/^Prompt/, 60);
    await keyboard.type(brief);
    await keyboard.press("Control+Enter");
    await page
      .getByText(/3 concepts ready/)
      .first()
      .waitFor({ state: "attached", timeout: 30_000 });
    await keyboard.to(/^Save to library/, 60);
    await keyboard.press("Enter");
    const saving = page.getByRole("dialog", { name: "Save to library" });
    await saving.waitFor();
    const name = await saving.getByLabel("Name").inputValue();
    await keyboard.to(/^Name/);
    await keyboard.press("Enter");
    await saving.waitFor({ state: "detached" });
    await page
      .getByRole("link", { name: /^In your library/ })
      .first()
      .waitFor();
    await keyboard.to(/^In your library/, 60);
    await keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await keyboard.to(/^Export/, 60);
    await keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Download PDF" }).waitFor();
    await keyboard.to(/^Download PDF/, 0);
    const downloaded = page.waitForEvent("download");
    await keyboard.press("Enter");
    await expectPdf(await downloaded, name);
    await keyboard.done("export");
    expect(presses()).toBe(0);
    await context.close();
  });
});

/** Creates a saved concept with its mockup through the UI. */
async function savedConcept(page: Page): Promise<string> {
  await confirmEmail(page, await register(page));
  await buyCredits(page, "Tech Startup Package");
  await page.goto("/campaigns");
  await page.getByLabel("Prompt").fill(brief);
  await page.getByText("Details (optional)").click();
  await page.getByLabel("Industry").selectOption("tech");
  await page.getByLabel("Location").fill("Berlin, Germany");
  await page.getByLabel(/^Competitive analysis/).check();
  await page.getByLabel(/^Visual mockup/).check();
  await page.getByRole("button", { name: "Generate" }).first().click();
  await page
    .getByText(/3 concepts ready/)
    .first()
    .waitFor({ state: "attached", timeout: 30_000 });
  await page
    .getByRole("button", { name: /^Save to library/ })
    .first()
    .click();
  const saving = page.getByRole("dialog", { name: "Save to library" });
  const name = await saving.getByLabel("Name").inputValue();
  await saving.getByRole("button", { name: /^Save/ }).click();
  await saving.waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: /^In your library/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return name;
}

const mockupDrawn = (page: Page) =>
  eventually("the mockup is drawn", () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>("figure img");
      image?.scrollIntoView();
      return image !== null && image.complete && image.naturalWidth > 100;
    }),
  );

describe("a concept's page", () => {
  it("shows the whole concept, is shared with people without an account until revoked, and leads to a deal that it then shows", {
    timeout: 240_000,
  }, async () => {
    const { page, context, complaints } = await visitor(browser, url);
    const name = await savedConcept(page);
    await page.getByText(brief).waitFor();
    await mockupDrawn(page);
    await page.getByText("No deals yet.", { exact: false }).waitFor();
    await inEveryLook(page, "concept");

    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share this concept" });
    await dialog.getByText("No links yet.").waitFor();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
    await dialog.getByRole("button", { name: /^Revoke the link to/ }).waitFor();
    await inEveryLook(page, "concept-share");

    const stranger = await visitor(browser, url);
    const { pathname } = new URL(link);
    await openPage(stranger.page, pathname);
    await stranger.page.getByRole("heading", { level: 1, name }).waitFor();
    await mockupDrawn(stranger.page);
    expect(await stranger.page.getByText(brief).count()).toBe(0);
    await inEveryLook(stranger.page, "concept-shared");
    const downloaded = stranger.page.waitForEvent("download");
    await stranger.page.getByRole("link", { name: "Download PDF" }).click();
    await expectPdf(await downloaded, name);
    await expectHandouts(stranger.page, "link", name);
    await stranger.page.getByLabel("Your name").fill("Ada Park");
    await stranger.page.getByLabel("Your comment").fill("Could it be in June?");
    await stranger.page.getByRole("button", { name: "Send comment" }).click();
    await stranger.page.getByText("Thank you. Your comment was sent.").waitFor();
    await dialog.getByRole("button", { name: /^Revoke the link to/ }).click();
    await dialog.getByText("Link revoked").waitFor();
    await openPage(stranger.page, pathname);
    await stranger.page.getByRole("heading", { name: "This link doesn't work anymore" }).waitFor();
    await expectAccessible(stranger.page, "a revoked link");
    expect(stranger.complaints).toEqual([]);
    await stranger.context.close();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await page.reload();
    const shared = page.getByRole("region", { name: "Comments" });
    await shared.getByText("Could it be in June?").waitFor();
    await shared.getByText("Opened once, each person once a day.").waitFor();
    await inEveryLook(page, "concept-commented");
    await shared.getByRole("button", { name: "Delete the comment by Ada Park" }).click();
    await shared.getByText("No comments yet.").waitFor();
    await expectHandouts(page, "menuitem", name);

    await page.getByRole("link", { name: "Find packages for this concept" }).click();
    await page.getByRole("heading", { level: 1, name: `Packages for ${name}` }).waitFor();
    const cards = page.getByRole("list", { name: "Why it fits" });
    await cards.first().waitFor();
    await inEveryLook(page, "concept-events");
    await page.locator("main li h2 a").first().click();
    await page.getByRole("region", { name: /^Match for/ }).waitFor();
    await page.getByRole("tab", { name: "Sponsorship" }).click();
    await page
      .getByRole("link", { name: /^Select Package/ })
      .first()
      .click();
    await page.getByText("The host doesn't see this.").waitFor();
    await inEveryLook(page, "concept-new-deal");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Send offer" }).click();
    await page.getByRole("link", { name: "Show concept" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const deals = page.getByRole("region", { name: "Deals from this concept" });
    await deals.getByText("Negotiating").waitFor();
    await inEveryLook(page, "concept-with-deal");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
