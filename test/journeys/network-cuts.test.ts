import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { eventually, launch, visitor } from "../support/browser.ts";
import { cutSockets } from "../support/sockets.ts";
import { askMorgan, buyCredits, canSend, composer, confirmEmail, register, steppedBack } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const brief = "Introduce our observability tool to platform engineers at a spring conference";
const offlineBanner = (page: Page) => page.getByText("You're offline. Some information may be out of date.");

/** Reads the server's state through the API: it decides what was charged and saved, not the page. */
async function readJson<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}
const available = async (page: Page) =>
  (await readJson<{ availableCredits: number }>(page, "/api/credits/balance")).availableCredits;

async function cut(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await cutSockets(inject("url"));
}

const generate = (page: Page) =>
  page
    .getByRole("button", { name: /^Generate/ })
    .first()
    .click();

const seesNoAnswerError = (where: Page | Locator) =>
  where
    .getByText(/Can't reach Marquee\. Check your connection/)
    .first()
    .waitFor();

/** Lets the server get the next request to this address, but loses the response. */
async function loseAnswerOf(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    },
    { times: 1 },
  );
}

it("loses no typed text, charges nothing twice and recovers on its own, wherever the network is cut", {
  timeout: 240_000,
}, async () => {
  const { page, context, complaints } = await visitor(browser, inject("url"));
  await confirmEmail(page, await register(page));

  // 1. The answer to a purchase is lost: paying again is the same purchase.
  await page.goto("/credits");
  await loseAnswerOf(page, "**/api/payments/**");
  const offer = page
    .locator("article, li, section")
    .filter({ has: page.getByRole("heading", { name: "Tech Startup Package" }) })
    .last();
  await offer.getByRole("button").click();
  const confirm = page.getByRole("dialog", { name: "Confirm your purchase" });
  await confirm.getByRole("button", { name: /^Pay / }).click();
  await seesNoAnswerError(page);
  if (await confirm.isVisible())
    await confirm
      .getByRole("button", { name: /^Cancel|Close/ })
      .first()
      .click();
  await buyCredits(page, "Tech Startup Package");
  expect(await readJson<unknown[]>(page, "/api/payments")).toHaveLength(1);
  const bought = await available(page);
  // What was bought once, and the welcome credits.
  expect(bought).toBe(120);

  // 2. While the brief is being written.
  await page.goto("/campaigns");
  await page.getByLabel("Prompt").fill(brief.slice(0, 20));
  await cut(context);
  await page.getByLabel("Prompt").fill(brief);
  await page.getByText("Draft saved").waitFor();
  await offlineBanner(page).waitFor();

  // 3. Generate without a network: shows a message, loses nothing, charges nothing.
  await generate(page);
  await seesNoAnswerError(page);
  expect(await page.getByLabel("Prompt").inputValue()).toBe(brief);
  await context.setOffline(false);
  await offlineBanner(page).waitFor({ state: "detached" });
  await page.reload();
  expect(await page.getByLabel("Prompt").inputValue()).toBe(brief);
  expect(await available(page)).toBe(bought);

  // 4. The answer to the order is lost: ordering again is the same order.
  await loseAnswerOf(page, "**/api/campaign-ideas/generate");
  await generate(page);
  await seesNoAnswerError(page);
  expect(await page.getByLabel("Prompt").inputValue()).toBe(brief);
  await generate(page);
  await page.getByRole("tab", { name: /Generated Concepts/, selected: true }).waitFor();

  // 5. While the concepts are generated: they appear once the network is back.
  await cut(context);
  await page.waitForTimeout(1_500);
  await context.setOffline(false);
  const save = page.getByRole("button", { name: "Save to library" });
  await eventually("three concepts", async () => (await save.count()) === 3, 30_000);
  expect(await readJson<unknown[]>(page, "/api/campaign-generations")).toHaveLength(1);
  expect(await available(page)).toBe(bought - 10);

  // 6. While a concept is being saved: the dialog keeps the name.
  await save.first().click();
  const dialog = page.getByRole("dialog", { name: "Save to library" });
  await dialog.getByLabel("Name").fill("Spring pop-up");
  await cut(context);
  await dialog.getByRole("button", { name: /save/i }).last().click();
  await seesNoAnswerError(page);
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Spring pop-up");
  await context.setOffline(false);

  // 7. The answer to saving is lost: saving again stores only one.
  await loseAnswerOf(page, "**/api/campaign-ideas/**");
  await dialog.getByRole("button", { name: /save/i }).last().click();
  await seesNoAnswerError(page);
  await dialog.getByRole("button", { name: /save/i }).last().click();
  await page.getByText("Campaign saved!").first().waitFor();
  await steppedBack(page);
  const ideas = await readJson<{ name: string }[]>(page, "/api/campaign-ideas");
  expect(ideas.map(({ name }) => name)).toEqual(["Spring pop-up"]);

  // 8. On the way to a page whose code is not loaded yet: the frame stays, and the page appears on its own.
  await page.goto("/credits");
  await page
    .getByRole("heading", { name: /credits/i })
    .first()
    .waitFor();
  await page.route("**/assets/*.js", (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Enterprise Settings" }).click();
  const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Couldn't load this" });
  await failure.getByText("Check your connection and try again.").waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.unroute("**/assets/*.js");
  await page.getByRole("heading", { name: "Enterprise Settings" }).waitFor({ timeout: 20_000 });

  // 9. While a message is being sent: it waits, and is sent automatically, once.
  await page.goto("/chat");
  await page.getByText("Live", { exact: true }).first().waitFor();
  await cut(context);
  await askMorgan(page, "Which events fit a cloud brand?");
  await page.getByText("Not sent yet. We'll send it when you're back online.").waitFor();
  await composer(page).fill("And what would a booth cost us");
  await context.setOffline(false);
  const messages = () =>
    readJson<{ content: string; isAi: boolean; status: string }[]>(page, "/api/messages");
  const countOf = async (text: string) => (await messages()).filter(({ content }) => content === text).length;
  const answered = async () =>
    (await messages()).filter(({ isAi, status }) => isAi && status !== "streaming").length;
  await eventually("the first answer", async () => (await answered()) === 1, 40_000);
  expect(await countOf("Which events fit a cloud brand?")).toBe(1);

  // 10. Reload with an unsent message and a half-written one.
  expect(await composer(page).inputValue()).toBe("And what would a booth cost us");
  await page.getByText("Live", { exact: true }).first().waitFor();
  await canSend(page);
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.fallback(),
  );
  await cutSockets(inject("url"));
  await page.keyboard.press("End");
  await composer(page).press("Enter");
  await composer(page).fill("Draft of a third");
  await page.reload();
  await page.unroute("**/api/messages");
  expect(await composer(page).inputValue()).toBe("Draft of a third");
  await eventually("the second answer", async () => (await answered()) === 2, 40_000);
  expect(await countOf("And what would a booth cost us")).toBe(1);

  // 11. In the middle of an answer: in the end, all of it is shown.
  await page.getByText("Live", { exact: true }).first().waitFor({ timeout: 30_000 });
  await askMorgan(page, "Explain sponsorship ROI to me in detail");
  await eventually("the third answer has begun", async () => (await messages()).length > 4, 20_000);
  await cut(context);
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await eventually("the third answer", async () => (await answered()) === 3, 40_000);
  const lastWords = (await messages())
    .at(-1)
    ?.content.replace(/[*_#|[\]]/g, "")
    .trim()
    .split(/\s+/)
    .slice(-3)
    .join(" ");
  await page
    .getByText(lastWords ?? "")
    .first()
    .waitFor({ timeout: 20_000 });

  // 12. While the profile is being saved: the text stays, survives a reload, and is saved once the network is back.
  await page.goto("/profile");
  const company = page.getByRole("region", { name: "Profile", exact: true }).getByLabel("Company");
  await company.fill("Globex Corporation");
  await cut(context);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await seesNoAnswerError(page.getByRole("main"));
  await context.setOffline(false);
  await page.reload();
  await page.getByText("Draft restored").waitFor();
  expect(await company.inputValue()).toBe("Globex Corporation");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await eventually(
    "the profile is saved",
    async () => (await readJson<{ company: string }>(page, "/api/user")).company === "Globex Corporation",
  );

  expect(await available(page)).toBe(bought - 10);
  expect(
    complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|dynamically imported module/.test(text)),
  ).toEqual([]);
  await context.close();
});
