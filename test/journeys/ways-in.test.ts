import { randomInt } from "node:crypto";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../support/api-user.ts";
import { expectAccessible, launch, picture, visitor } from "../support/browser.ts";
import { linkIn, received } from "../support/outbox.ts";
import { register, signIn, signOut } from "./steps.ts";

// Uses its own stage: Google's tokens live an hour, and other journeys move their stage's clock.
let local: LocalRuntime;
let url: string;
let browser: Browser;
beforeAll(async () => {
  local = await startLocal({ port: 0, web: "built", build: "none", env: { GOOGLE_ISSUER: "local" } });
  url = local.url;
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await local.stop();
  if (local.denied.length > 0) throw new Error(`Not allowed by their roles:\n${local.denied.join("\n")}`);
});

/** Chooses an account at the fake Google. */
async function chooseAtGoogle(page: Page, email: string, verified = true): Promise<void> {
  await page.getByRole("heading", { name: "Choose an account" }).waitFor();
  await picture(page, "google-chooser");
  await expectAccessible(page, "Google's chooser");
  await page.getByLabel("Email").fill(email);
  if (!verified) await page.getByLabel("The address is verified").uncheck();
  await page.getByRole("button", { name: "Continue" }).click();
}

const google = (page: Page) => page.getByRole("button", { name: "Sign in with Google" });
const anyEmail = () => `g${randomInt(1e9)}@gmail.example`;
const anyPhone = () => `+1415555${String(randomInt(10_000)).padStart(4, "0")}`;

describe("with Google", () => {
  it("creates an account, returns to the requested page, and finds the account again", async () => {
    const { page, context, complaints } = await visitor(browser, url);
    const email = anyEmail();
    await page.goto("/settings");
    await google(page).click();
    await chooseAtGoogle(page, email);
    await page.waitForURL(/\/settings/);
    await signOut(page);
    // This time without a requested page.
    await page.goto("/auth");
    await google(page).click();
    await chooseAtGoogle(page, email);
    await page.waitForURL((address) => address.pathname === "/");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)(
    "never signs in to an account that only shares the address until its password confirms it",
    async () => {
      const attacker = await visitor(browser, url);
      const username = await register(attacker.page);
      const email = `${username}@example.com`;
      await attacker.context.close();
      const { page, context, complaints } = await visitor(browser, url, { width: 390 });
      await page.goto("/auth");
      await google(page).click();
      await chooseAtGoogle(page, email);
      await page.getByRole("heading", { name: "Link your Google account" }).waitFor();
      await picture(page, "google-link-phone");
      await expectAccessible(page, "linking");
      expect((await page.request.get("/api/user")).status()).toBe(401);
      await page.getByLabel("Password", { exact: true }).fill("Not-The-One-9");
      await page.getByRole("button", { name: "Link and sign in" }).click();
      await page.getByText("Incorrect password.").first().waitFor();
      expect((await page.request.get("/api/user")).status()).toBe(401);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Link and sign in" }).click();
      await page.waitForURL((address) => address.pathname === "/");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.runIf(atNight)(
    "says why it failed if Google was canceled or does not vouch for the address",
    async () => {
      const { page, context } = await visitor(browser, url, { theme: "dark" });
      await page.goto("/auth");
      await google(page).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByText("Google login failed").first().waitFor();
      await picture(page, "google-canceled-dark");
      expect(new URL(page.url()).search).toBe("");
      await google(page).click();
      await chooseAtGoogle(page, anyEmail(), false);
      await page.getByText("Google hasn't verified this email address.").first().waitFor();
      await context.close();
    },
  );
});

describe("with a phone", () => {
  async function enterCode(page: Page, phone: string): Promise<void> {
    const { text } = await received(url, phone);
    const [code = ""] = /\d{6}/.exec(text) ?? [];
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
  }

  it("registers an unused number, and signs it in the next time", async () => {
    const { page, context, complaints } = await visitor(browser, url, { width: 390, theme: "dark" });
    const phone = anyPhone();
    await page.goto("/auth");
    await page.getByRole("button", { name: "Continue with phone" }).click();
    await page.getByLabel("Phone number").fill(phone);
    await expectAccessible(page, "phone number");
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByText("Verification code sent").first().waitFor();
    expect(await page.getByLabel("Verification code").getAttribute("autocomplete")).toBe("one-time-code");
    await picture(page, "phone-code-phone-dark");
    await expectAccessible(page, "phone code");
    await page.getByLabel("Verification code").fill("000000");
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByText("Verification failed").first().waitFor();
    await enterCode(page, phone);
    await page.getByText("Please complete your registration").first().waitFor();
    await page.getByLabel("Brand").check();
    await page.getByLabel("Full Name").fill("Pho Neuser");
    await picture(page, "phone-register-phone-dark");
    await expectAccessible(page, "phone registration");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Registration successful").first().waitFor();
    await page.waitForURL((address) => address.pathname === "/");
    const { phoneVerified } = (await (await page.request.get("/api/user")).json()) as {
      phoneVerified: boolean;
    };
    expect(phoneVerified).toBe(true);
    await context.clearCookies();
    // The same number needs another code, and codes are throttled.
    local.advanceClock(61_000);
    await page.goto("/auth?way=phone");
    await page.getByLabel("Phone number").fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByLabel("Verification code").waitFor();
    await enterCode(page, phone);
    await page.getByText("Welcome, Pho Neuser!").first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("with a forgotten password", () => {
  it("sends a link that sets a new one once, and ends every session", async () => {
    const elsewhere = await visitor(browser, url);
    const username = await register(elsewhere.page);
    const { page, context, complaints } = await visitor(browser, url);
    await page.goto("/auth");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByRole("dialog").getByLabel("Email").fill(`${username}@example.com`);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByText("we've sent a reset link").waitFor();
    await picture(page, "forgot-password");
    const link = linkIn(await received(url, `${username}@example.com`, /reset-password/));
    await page.goto(link);
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    await expectAccessible(page, "reset password");
    await picture(page, "reset-password");
    await page.getByLabel("New password", { exact: true }).fill("Brand-New-Horse-9");
    await page.getByLabel("Confirm new password", { exact: true }).fill("Brand-New-Horse-9");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect((await elsewhere.page.request.get("/api/user")).status()).toBe(401);
    await signIn(page, username, "Brand-New-Horse-9");
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("Brand-New-Horse-8");
    await page.getByLabel("Confirm new password", { exact: true }).fill("Brand-New-Horse-8");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});
