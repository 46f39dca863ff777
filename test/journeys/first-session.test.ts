import { sampleOf } from "@marquee/testkit/sample-of";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible, launch, picture, visitor } from "../support/browser.ts";
import { linkIn, received } from "../support/outbox.ts";
import { register } from "./steps.ts";

let browser: Browser;
const url = inject("url");

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const waiting = "Waiting. We'll send it as soon as you've confirmed your email address";

/** Answers Morgan's questions, up to the page that the last button leads to. */
async function introduce(page: Page): Promise<void> {
  const answers = {
    "Company name": "Globex",
    Industry: "Food",
    "Marketing goals": "Leads",
    "Target audience": "Chefs",
  };
  await page.getByRole("button", { name: "Get Started" }).click();
  for (const [label, text] of Object.entries(answers)) {
    await page.getByRole("dialog").getByLabel(label).fill(text);
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await page.getByRole("button", { name: "Complete & Chat with Morgan" }).click();
  await page.waitForURL("**/chat");
}

/** Opens the mailed link in a new page. */
async function openLink(context: BrowserContext, username: string): Promise<Page> {
  const page = await context.newPage();
  const mail = await received(url, `${username}@example.com`, /Confirm your email address/);
  await page.goto(url + linkIn(mail));
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  return page;
}

async function answered(page: Page): Promise<void> {
  await page.getByText("Hi Morgan, I'm Jo Journey from Globex.").first().waitFor();
  await page.getByRole("log").getByRole("button", { name: "Copy" }).nth(1).waitFor({ timeout: 30_000 });
  expect(await page.getByText(waiting).count()).toBe(0);
}

const ways = [
  // The link is opened on a phone where nobody is signed in; the page with the message does nothing but wait.
  ["brand", "on another device"],
  // The mail program opens a tab beside it.
  ["event_host", "in another tab"],
  // The page with the message is closed by then.
  ["agency", "after closing the page"],
] as const;

it.each(sampleOf(ways))(
  "the first message of a new %s waits visibly and is answered once confirmed %s",
  { timeout: 120_000 },
  async (role, way) => {
    const { page, context, complaints } = await visitor(browser, url, { firstVisit: true });
    const username = await register(page, role);
    await introduce(page);
    await page.getByText(waiting, { exact: false }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await expectAccessible(page, "a message that waits for a confirmed address");
    await picture(page, `first-message-${role}`);
    if (way === "on another device") {
      const phone = await visitor(browser, url);
      await openLink(phone.context, username);
      await answered(page);
      await phone.context.close();
    } else {
      if (way === "after closing the page") {
        await context.newPage();
        await page.close();
      }
      const mailed = await openLink(context, username);
      await mailed.getByRole("link", { name: "Go to Morgan" }).click();
      await answered(mailed);
      await expectAccessible(mailed, "the first answer");
      if (!page.isClosed()) await answered(page);
    }
    // A scanner, or a second click, opens the link again.
    const again = await openLink(context, username);
    expect(await again.getByText("Couldn't confirm").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
