import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { launch } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { member } from "../support/member.ts";
import { passTime } from "../support/site-clock.ts";
import { steppedBack } from "./steps.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const toggle = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });
/** Flips a toggle and waits until it is saved. */
async function flip(page: Page, name: string, on: boolean): Promise<void> {
  await toggle(page, name).click();
  await page
    .getByText(`${name} is ${on ? "on" : "off"}.`)
    .first()
    .waitFor();
  expect(await toggle(page, name).isChecked()).toBe(on);
}
/** Calls the API with only a key, like a program. */
async function program(key: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}
const readBalance = (key: string) => program(key, "GET", "/api/credits/balance");
const order = (key: string) =>
  program(key, "POST", "/api/campaign-ideas/generate", { prompt: "A pop-up for developers in Lisbon" });

describe("the toggles", () => {
  it("of notifications are saved one by one and persist", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/settings");
    const names = [
      ["Email notifications", true],
      ["Deal updates", true],
      ["New events", true],
      ["Sponsorship opportunities", true],
      ["Marketing insights", false],
    ] as const;
    await toggle(page, "New events").waitFor();
    await inEveryLook(page, "settings-notifications");
    for (const [name, before] of names) {
      expect(await toggle(page, name).isChecked(), name).toBe(before);
      await flip(page, name, !before);
    }
    await page.reload();
    await toggle(page, "New events").waitFor();
    for (const [name, before] of names) expect(await toggle(page, name).isChecked(), name).toBe(!before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("of security are saved, and two-factor sign-in links to its setup", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/settings");
    await page.getByRole("tab", { name: "Security" }).click();
    await toggle(page, "Session timeout").waitFor();
    await page.getByText("Sign out after 30 minutes of inactivity.").waitFor();
    await inEveryLook(page, "settings-security");
    await flip(page, "Session timeout", false);
    await flip(page, "Activity logging", false);
    await page.reload();
    await toggle(page, "Session timeout").waitFor();
    expect(await toggle(page, "Session timeout").isChecked()).toBe(false);
    expect(await toggle(page, "Activity logging").isChecked()).toBe(false);
    // Without the time-out, the session outlives its half hour.
    await passTime(url, 40 * 60_000);
    expect((await page.request.get("/api/user")).status()).toBe(200);
    await toggle(page, "Two-factor authentication").click();
    await page.waitForURL(/\/profile\?tab=security$/);
    await page.getByRole("button", { name: "Set up two-factor authentication" }).waitFor();
    await page.goBack();
    await toggle(page, "Two-factor authentication").waitFor();
    expect(await toggle(page, "Two-factor authentication").isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("API access", () => {
  const keys = (page: Page) => page.getByRole("region", { name: "API keys" });
  const addresses = (page: Page) => page.getByRole("region", { name: "Allowed IP addresses" });
  async function create(page: Page, name: string, scope: "read" | "write"): Promise<string> {
    await keys(page).getByRole("button", { name: "Create key" }).click();
    const dialog = page.getByRole("dialog", { name: "Create an API key" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Permissions").selectOption(scope);
    await dialog.getByRole("button", { name: "Create key" }).click();
    const shown = page.getByRole("dialog", { name: `${name} is ready` });
    const key = (await shown.locator("code").textContent()) ?? "";
    await shown.getByRole("button", { name: "I've copied it" }).click();
    return key;
  }
  async function allow(page: Page, list: string): Promise<void> {
    await addresses(page).getByLabel("Addresses and ranges").fill(list);
    await addresses(page).getByRole("button", { name: "Save addresses" }).click();
  }

  it("is turned on, given to a program, restricted to addresses, turned off and revoked", async () => {
    const { page, context, complaints } = await member(browser, url);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/settings?tab=api");
    await toggle(page, "Enable API access").waitFor();
    expect(await toggle(page, "Restrict API access").isDisabled()).toBe(true);
    await keys(page).getByText("No API keys").waitFor();
    expect(await keys(page).getByRole("button", { name: "Create key" }).isDisabled()).toBe(true);
    await inEveryLook(page, "settings-api-off");
    await flip(page, "Enable API access", true);
    expect(await toggle(page, "Restrict API access").isDisabled()).toBe(false);
    expect(await toggle(page, "Restrict API access").isChecked()).toBe(true);

    await keys(page).getByRole("button", { name: "Create key" }).click();
    const dialog = page.getByRole("dialog", { name: "Create an API key" });
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByText("Name is required").waitFor();
    await inEveryLook(page, "api-key-create");
    await dialog.getByLabel("Name").fill("Reporting script");
    await dialog.getByRole("button", { name: "Create key" }).click();
    const shown = page.getByRole("dialog", { name: "Reporting script is ready" });
    const key = (await shown.locator("code").textContent()) ?? "";
    await shown.getByRole("button", { name: "Copy" }).click();
    await shown.getByText("Copied", { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.keyboard.press("Escape");
    expect(await shown.isVisible()).toBe(true);
    await inEveryLook(page, "api-key-new");
    await shown.getByRole("button", { name: "I've copied it" }).click();
    await steppedBack(page);
    await page.reload();
    await keys(page).getByText("Reporting script").waitFor();
    expect(await page.content()).not.toContain(key);
    await keys(page).getByText("never used").waitFor();

    // Restricted, and no address is allowed yet.
    expect(await readBalance(key)).toEqual({
      status: 403,
      message: "This IP address isn't on the account's allowlist.",
    });
    await allow(page, "127.0.0.1\nnot-an-address");
    await addresses(page)
      .getByText(/^“not-an-address”: /)
      .waitFor();
    await inEveryLook(page, "settings-api-bad-address");
    await allow(page, "203.0.113.0/24");
    await page.getByText("Your allowed IP addresses are up to date.").first().waitFor();
    expect((await readBalance(key)).status).toBe(403);
    await allow(page, "127.0.0.1, ::1\n203.0.113.0/24");
    await page.waitForFunction(
      () => document.querySelector("textarea")?.value === "127.0.0.1\n::1\n203.0.113.0/24",
    );
    expect((await readBalance(key)).status).toBe(200);
    expect(await order(key)).toEqual({ status: 403, message: "This API key is read-only." });

    const writer = await create(page, "Ordering service", "write");
    expect(await order(writer)).toEqual({
      status: 403,
      message: "API access for this account is limited to read-only requests.",
    });
    await flip(page, "Restrict API access", false);
    expect((await order(writer)).status).toBe(202);
    await allow(page, "");
    await page.getByText("Your allowed IP addresses are up to date.").first().waitFor();
    expect((await readBalance(key)).status).toBe(200);
    await page.reload();
    await keys(page).getByText("used just now").first().waitFor();
    await inEveryLook(page, "settings-api");

    await flip(page, "Enable API access", false);
    expect(await readBalance(key)).toEqual({
      status: 403,
      message: "API access is off for this account.",
    });
    await flip(page, "Enable API access", true);
    expect((await readBalance(key)).status).toBe(200);
    await keys(page).getByRole("button", { name: "Revoke Reporting script" }).click();
    const revoke = page.getByRole("dialog", { name: "Revoke this API key?" });
    await inEveryLook(page, "api-key-revoke");
    await revoke.getByRole("button", { name: "Keep key" }).click();
    expect((await readBalance(key)).status).toBe(200);
    await keys(page).getByRole("button", { name: "Revoke Reporting script" }).click();
    await revoke.getByRole("button", { name: "Revoke key" }).click();
    await page.getByText("API key revoked").first().waitFor();
    await keys(page).getByText("Reporting script").waitFor({ state: "detached" });
    expect((await readBalance(key)).status).toBe(401);
    expect((await readBalance(writer)).status).toBe(200);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)(
    "asks for a step-up before access widens, and stays closed if that is canceled",
    async () => {
      const { page, context, complaints } = await member(browser, url);
      await page.goto("/settings?tab=api");
      await toggle(page, "Enable API access").waitFor();
      await passTime(url, 11 * 60_000);
      const prove = page.getByRole("dialog", { name: "Confirm it's you" });
      await toggle(page, "Enable API access").click();
      await prove.getByRole("button", { name: "Cancel" }).click();
      await prove.waitFor({ state: "detached" });
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>("[role=switch]")?.checked === false,
      );
      expect(await toggle(page, "Restrict API access").isDisabled()).toBe(true);
      expect(await page.getByText("Settings not saved").count()).toBe(0);
      await toggle(page, "Enable API access").click();
      await prove.getByLabel("Password", { exact: true }).fill(password);
      await prove.getByRole("button", { name: "Confirm" }).click();
      await page.getByText("Enable API access is on.").first().waitFor();

      // An open dialog keeps what was typed while the step-up dialog covers it.
      await passTime(url, 11 * 60_000);
      await keys(page).getByRole("button", { name: "Create key" }).click();
      const dialog = page.getByRole("dialog", { name: "Create an API key" });
      await dialog.getByLabel("Name").fill("Late key");
      await dialog.getByRole("button", { name: "Create key" }).click();
      await prove.waitFor();
      await inEveryLook(page, "step-up-over-dialog");
      await prove.getByRole("button", { name: "Cancel" }).click();
      expect(await dialog.getByLabel("Name").inputValue()).toBe("Late key");
      await dialog.getByRole("button", { name: "Create key" }).click();
      await prove.getByLabel("Password", { exact: true }).fill(password);
      await prove.getByRole("button", { name: "Confirm" }).click();
      await page.getByRole("dialog", { name: "Late key is ready" }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
