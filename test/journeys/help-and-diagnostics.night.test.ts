import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { launch, openPage, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { register, signOut } from "./steps.ts";

let browser: Browser;
const url = inject("url");

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("help", () => {
  it("opens for the current page, can be searched by keyboard alone, and links to where things are done", async () => {
    const { page, context, complaints } = await visitor(browser, url);
    await register(page);
    await openPage(page, "/campaigns");
    await page.getByRole("button", { name: "Help", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Help", exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/help?about=%2Fcampaigns");
    const about = page.getByRole("region", { name: "About the page you came from" });
    await about.getByRole("heading", { name: "Generate a campaign" }).waitFor();
    await inEveryLook(page, "help");

    await page.getByRole("searchbox", { name: "Search help" }).focus();
    await page.keyboard.type("sold_out");
    await page.waitForURL("**q=sold_out");
    await page.getByText("This package is sold out.").waitFor();
    await page.reload();
    await page.getByText("1 topic found").waitFor();
    await page.getByRole("searchbox", { name: "Search help" }).fill("buy credits");
    await page.getByRole("link", { name: "Open Billing & Credits" }).click();
    await page.waitForURL("**/credits");

    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.getByRole("link", { name: "Open help" }).click();
    await page.waitForURL("**/help");
    expect(complaints).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("the diagnostic pages", () => {
  it("are open to everyone on this stage, test sign-in, and show no secrets", async () => {
    const { page, context, complaints } = await visitor(browser, url);
    const username = await register(page);
    await signOut(page);

    await openPage(page, "/morgan-test");
    await page.getByRole("button", { name: "Test Enhanced Response" }).click();
    await page.getByRole("heading", { name: "ROI Analysis" }).waitFor();
    await inEveryLook(page, "morgan-test");

    await openPage(page, "/zania-test");
    await page.getByRole("button", { name: "Show partner welcome" }).click();
    await page.getByRole("tab", { name: "Your Events" }).click();
    await page.getByRole("dialog").getByText("Flagship security summit").waitFor();
    await page.getByRole("button", { name: "Skip Tour" }).click();
    await inEveryLook(page, "partner-test");

    await openPage(page, "/login-test");
    await page.getByRole("button", { name: "Check who's signed in" }).click();
    await page.getByText("Not authenticated").first().waitFor();
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill("Wrong-Horse-7");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Login failed").first().waitFor();
    await inEveryLook(page, "login-test");

    await openPage(page, "/TEST-LOGIN/");
    await page.getByRole("heading", { name: "Admin Login Test" }).waitFor();
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("This account is not an admin's.").waitFor();

    await openPage(page, "/oauth-test");
    await page.getByText(/^(Ready to use|Incomplete configuration)$/).waitFor();
    await page.getByText("Authenticated", { exact: true }).waitFor();
    await inEveryLook(page, "oauth-test");
    expect(complaints).toEqual([]);
    await context.close();
  }, 90_000);
});
