import { atNight } from "@marquee/testkit/night";
import { TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { eventually, launch } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { member, otherDevice } from "../support/member.ts";
import { received } from "../support/outbox.ts";
import { passTime, siteTimeMs } from "../support/site-clock.ts";
import { signIn, signOut } from "./steps.ts";

const url = inject("url");
const minuteMs = 60_000;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const toast = (page: Page, title: string) => page.getByText(title).first().waitFor();
const region = (page: Page, name: string) => page.getByRole("region", { name });
/**
 * Opens a page with its live connection, whose ticket would expire when the tests move the clock, and returns a check
 * for whether that has closed.
 */
async function live(page: Page, path: string): Promise<{ closed: () => boolean }> {
  let closed = false;
  const connected = page.waitForEvent("websocket");
  await page.goto(path);
  (await connected).on("close", () => {
    closed = true;
  });
  await page.waitForLoadState("networkidle");
  return { closed: () => closed };
}
const openSecurity = async (page: Page) => {
  await live(page, "/profile?tab=security");
  await region(page, "Recent activity").getByRole("listitem").first().waitFor();
};

describe("a new password", () => {
  it("is validated next to its fields, signs out every other device and its live connection, and signs in from then on", async () => {
    const { page, context, complaints, user, api } = await member(browser, url);
    const elsewhere = await otherDevice(browser, { user, api });
    const socket = await live(elsewhere.page, "/chat");
    await openSecurity(page);
    const card = region(page, "Change password");
    const change = card.getByRole("button", { name: "Change password" });
    const fill = async (current: string, next: string, again = next) => {
      await card.getByLabel("Current password", { exact: true }).fill(current);
      await card.getByLabel("New password", { exact: true }).fill(next);
      await card.getByLabel("Confirm new password", { exact: true }).fill(again);
      await change.click();
    };
    await change.click();
    for (const message of [
      "Current password is required",
      "Password must be at least 6 characters",
      "Please confirm your password",
    ])
      await card.getByText(message, { exact: true }).waitFor();
    await fill(password, "Brand-New-Horse-9", "Brand-New-Horse-8");
    await card.getByText("Passwords don't match", { exact: true }).waitFor();
    await inEveryLook(page, "security-password-errors");
    await fill("Not-The-One-9", "Brand-New-Horse-9");
    await card.getByText("Current password is incorrect").waitFor();
    expect(socket.closed()).toBe(false);

    await fill(password, "Brand-New-Horse-9");
    await toast(page, "Password changed");
    const next = card.getByLabel("New password", { exact: true });
    await eventually(
      "the new password is no longer in its field",
      async () => (await next.inputValue()) === "",
    );
    await eventually("the other device's connection is closed", async () => socket.closed());
    await elsewhere.page.waitForURL(/\/auth\?next=%2Fchat/);
    await elsewhere.page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect((await page.request.get("/api/user")).status()).toBe(200);
    await region(page, "Recent activity").getByText("Password changed").waitFor();
    await received(url, user.email ?? "", /password was changed/);
    await signIn(elsewhere.page, user.username, "Brand-New-Horse-9");
    expect([...complaints, ...elsewhere.complaints]).toEqual([]);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});

describe("two-factor sign-in", () => {
  it("is set up with an app, required at sign-in, replaced once by a recovery code, and turned off", {
    timeout: 240_000,
  }, async () => {
    const { page, context, complaints, user } = await member(browser, url);
    await openSecurity(page);
    const card = region(page, "Two-factor authentication");
    await card.getByRole("button", { name: "Set up two-factor authentication" }).click();
    const setup = page.getByRole("dialog", { name: "Set up two-factor authentication" });
    await setup.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    const secret = ((await setup.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? "").replaceAll(
      " ",
      "",
    );
    const totp = new TOTP({ secret });
    const code = async () => totp.generate({ timestamp: await siteTimeMs(url) });
    await inEveryLook(page, "two-factor-setup");
    const wrong = (await code()) === "000000" ? "111111" : "000000";
    await setup.getByLabel("Code", { exact: true }).fill(wrong);
    await setup.getByRole("button", { name: "Turn on" }).click();
    await setup.getByText("That code is incorrect or has expired.").waitFor();
    await setup.getByLabel("Code", { exact: true }).fill(await code());
    await setup.getByRole("button", { name: "Turn on" }).click();

    const keep = page.getByRole("dialog", { name: "Save your recovery codes" });
    await keep.waitFor();
    const codes = await keep
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    await inEveryLook(page, "recovery-codes");
    await page.keyboard.press("Escape");
    expect(await keep.isVisible()).toBe(true);
    const downloading = page.waitForEvent("download");
    await keep.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe("marquee-recovery-codes.txt");
    await keep.getByRole("button", { name: "I've saved them" }).click();
    await card.getByText("On", { exact: true }).waitFor();
    await received(url, user.email ?? "", /Two-factor authentication is on/);
    await page.reload();
    await card.getByText("On", { exact: true }).waitFor();
    expect(await page.getByText(codes[0] ?? "").count()).toBe(0);

    const givePassword = async () => {
      await page.getByLabel("Username").fill(user.username);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("heading", { name: "Two-factor authentication" }).waitFor();
      await page.getByLabel("Code", { exact: true }).waitFor();
    };
    await signOut(page);
    await givePassword();
    expect((await page.request.get("/api/user")).status()).toBe(401);
    await inEveryLook(page, "two-factor-sign-in");
    await page.getByLabel("Code", { exact: true }).fill(wrong);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.locator("form").getByText("That code is incorrect or has expired.").waitFor();
    // A code can be used once, so the next one needs the next half minute.
    await passTime(url, minuteMs);
    await page.getByLabel("Code", { exact: true }).fill(await code());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await toast(page, `Welcome, ${user.name}!`);

    const giveRecoveryCode = async (recoveryCode = "") => {
      await signOut(page);
      await givePassword();
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await page.getByLabel("Recovery code").fill(recoveryCode);
    };
    await giveRecoveryCode(codes[3]);
    await inEveryLook(page, "two-factor-recovery");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await toast(page, `Welcome, ${user.name}!`);
    await giveRecoveryCode(codes[3]);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.locator("form").getByText("That code is incorrect or has expired.").waitFor();
    await page.getByLabel("Recovery code").fill((codes[4] ?? "").toUpperCase().replaceAll("-", " "));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await toast(page, `Welcome, ${user.name}!`);

    await openSecurity(page);
    await inEveryLook(page, "security-two-factor-on");
    const activity = region(page, "Recent activity");
    await activity.getByText("Recovery code used").first().waitFor();
    await activity.getByText("Two-factor authentication turned on").waitFor();
    await card.getByRole("button", { name: "Get new recovery codes" }).click();
    await keep.waitFor();
    const renewed = await keep.getByRole("listitem").allTextContents();
    expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
    await keep.getByRole("button", { name: "I've saved them" }).click();

    // Later, a sensitive change asks for the second factor instead of the password.
    await passTime(url, 11 * minuteMs);
    await card.getByRole("button", { name: "Turn off" }).click();
    const off = page.getByRole("dialog", { name: "Turn off two-factor authentication?" });
    await inEveryLook(page, "two-factor-off");
    await off.getByRole("button", { name: "Turn off" }).click();
    const prove = page.getByRole("dialog", { name: "Confirm it's you" });
    expect(await prove.getByLabel("Password").count()).toBe(0);
    await prove.getByLabel("Code", { exact: true }).fill(await code());
    await prove.getByRole("button", { name: "Confirm" }).click();
    await toast(page, "Two-factor authentication is off");
    await card.getByText("Off", { exact: true }).waitFor();
    await signOut(page);
    await signIn(page, user.username, password);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("sessions and activity", () => {
  it("every device is listed, can be signed out alone or with all others, and the activity is shown", async () => {
    const { context, user, api } = await member(browser, url);
    await context.close();
    const here = await otherDevice(browser, { user, api }, "firefox");
    const phone = await otherDevice(browser, { user, api }, "safari");
    await live(phone.page, "/credits");
    await openSecurity(here.page);
    const list = region(here.page, "Where you're signed in");
    await eventually("three devices", async () => (await list.getByRole("listitem").count()) === 3);
    const [first, second] = await list.getByRole("listitem").allTextContents();
    expect(first).toContain("Firefox on Windows");
    expect(first).toContain("This device");
    expect(second).toContain("Safari on iOS");
    await inEveryLook(here.page, "security-sessions");

    await list.getByRole("button", { name: /^Sign out Safari on iOS/ }).click();
    await toast(here.page, "Device signed out");
    await eventually("two devices", async () => (await list.getByRole("listitem").count()) === 2);
    await phone.page.waitForURL(/\/auth\?next=%2Fcredits/);
    await signIn(phone.page, user.username, password);
    expect((await api.raw("GET", "/api/user")).status).toBe(200);
    await here.page.reload();

    await list.getByRole("button", { name: "Sign out other devices" }).click();
    await toast(here.page, "Other devices signed out");
    await eventually("one device", async () => (await list.getByRole("listitem").count()) === 1);
    expect(await list.getByRole("button", { name: "Sign out other devices" }).isDisabled()).toBe(true);
    await phone.page.waitForURL(/\/auth/);
    expect((await api.raw("GET", "/api/user")).status).toBe(401);
    expect((await here.page.request.get("/api/user")).status()).toBe(200);
    const activity = region(here.page, "Recent activity").getByRole("listitem");
    const activityText = async () => (await activity.allTextContents()).join("\n");
    await eventually("what happened", async () => {
      const text = await activityText();
      return ["Device signed out", "Signed in", "Account created"].every((one) => text.includes(one));
    });
    expect(await activityText()).toContain("Safari on iOS");
    await here.page.getByRole("button", { name: "Log Out" }).click();
    await toast(here.page, "Logged out successfully");
    expect([...here.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([here.context.close(), phone.context.close()]);
  });
});

describe("a sensitive operation", () => {
  it("asks for a step-up after ten minutes; if canceled, nothing changes", async () => {
    const { page, context, complaints } = await member(browser, url);
    await openSecurity(page);
    await passTime(url, 11 * minuteMs);
    const start = page.getByRole("button", { name: "Set up two-factor authentication" });
    const prove = page.getByRole("dialog", { name: "Confirm it's you" });
    const setup = page.getByRole("dialog", { name: "Set up two-factor authentication" });
    await start.click();
    await prove.waitFor();
    await inEveryLook(page, "step-up");
    await prove.getByRole("button", { name: "Cancel" }).click();
    await prove.waitFor({ state: "detached" });
    await eventually("the button is free again", () => start.isEnabled());
    expect(await setup.count()).toBe(0);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);

    await start.click();
    await prove.getByRole("button", { name: "Confirm" }).click();
    await prove.getByText("Password is required").waitFor();
    await prove.getByLabel("Password", { exact: true }).fill("Not-The-One-9");
    await prove.getByRole("button", { name: "Confirm" }).click();
    await prove.getByText("Incorrect password.").waitFor();
    await inEveryLook(page, "step-up-wrong");
    await prove.getByLabel("Password", { exact: true }).fill(password);
    await prove.getByRole("button", { name: "Confirm" }).click();
    await setup.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    expect(await prove.count()).toBe(0);
    await setup.getByRole("button", { name: "Cancel" }).click();

    // The step-up stays valid for a while.
    await passTime(url, 9 * minuteMs);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export data" }).click();
    await downloading;
    // A new address is just as sensitive, and the step-up does not lose what was typed.
    await passTime(url, 2 * minuteMs);
    await page.getByRole("tab", { name: "Profile" }).click();
    await page.getByLabel("Email").fill("elsewhere@example.com");
    await page.getByRole("button", { name: "Save changes" }).click();
    await prove.getByRole("button", { name: "Cancel" }).click();
    await prove.waitFor({ state: "detached" });
    expect(await page.getByLabel("Email").inputValue()).toBe("elsewhere@example.com");
    expect(await page.getByText("Open it to confirm your new email.").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("an unused session", () => {
  it("warns two minutes before its end, and can be extended", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.clock.install();
    // Without it, what the page polls would count as use.
    await live(page, "/settings");
    await page.getByRole("switch", { name: "New events" }).waitFor();
    await passTime(url, 28 * minuteMs);
    await page.clock.fastForward(28 * minuteMs + 20_000);
    await toast(page, "Are you still there?");
    await inEveryLook(page, "session-idle");
    const refreshed = page.waitForResponse((response) => response.url().endsWith("/api/user"));
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await refreshed;
    await page.getByText("Are you still there?").first().waitFor({ state: "detached" });
    await passTime(url, 20 * minuteMs);
    expect((await page.request.get("/api/user")).status()).toBe(200);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("ends if left alone: the page closes, and sign-in leads back to it", async () => {
    const { page, context, complaints, user } = await member(browser, url);
    await page.clock.install();
    await live(page, "/credits?tab=guide");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await passTime(url, 31 * minuteMs);
    await page.clock.fastForward(28 * minuteMs + 20_000);
    await page.clock.fastForward(2 * minuteMs);
    await page.waitForURL(/\/auth\?next=/);
    await toast(page, "You were signed out");
    expect(await page.getByText("Are you still there?").count()).toBe(0);
    await inEveryLook(page, "session-ended");
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/credits\?tab=guide$/);
    await page.getByText("You were signed out").first().waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("ends for a page that calls the server later, too", async () => {
    const { page, context, complaints, user } = await member(browser, url);
    await live(page, "/settings");
    await page.getByRole("switch", { name: "New events" }).waitFor();
    await passTime(url, 31 * minuteMs);
    await page.getByRole("switch", { name: "New events" }).click();
    await page.waitForURL(/\/auth\?next=%2Fsettings/);
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/settings$/);
    expect(await page.getByRole("switch", { name: "New events" }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
