import { atNight } from "@marquee/testkit/night";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { launch, visitor } from "../support/browser.ts";
import { register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("getting in and out", () => {
  it("asks for sign-in, returns to the requested page, and signs out everywhere", async () => {
    const { page, context, complaints } = await visitor(browser, inject("url"));
    const username = await register(page);
    const cookies = await context.cookies();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Logged out successfully").first().waitFor();
    // Wherever the cookie still is, it opens nothing.
    await context.addCookies(cookies);
    expect((await page.request.get("/api/user")).status()).toBe(401);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /usr_|generation/i.test(key))),
    ).toEqual([]);
    await page.goto("/Credits/?package=2");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-Horse-7");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Invalid username or password").first().waitFor();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("Welcome, Jo Journey!").first().waitFor();
    await page.waitForURL(/credits/i);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("shows each registration rule in the specified words, next to its field", async () => {
    const { page, context } = await visitor(browser, inject("url"));
    await page.goto("/auth");
    await page
      .getByRole("button", { name: "Create an account" })
      .or(page.getByRole("link", { name: "Create an account" }))
      .click();
    await page.getByRole("button", { name: "Create account" }).click();
    for (const message of [
      "Choose a role",
      "Username must be at least 3 characters",
      "Name is required",
      "Invalid email address",
      "Company name is required",
      "Please confirm your password",
    ]) {
      await page.getByText(message, { exact: true }).first().waitFor();
    }
    await page.getByLabel("Password", { exact: true }).fill("Marquee");
    await page.getByLabel("Confirm Password", { exact: true }).fill("different");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Passwords don't match").first().waitFor();
    await context.close();
  });

  it("shows strangers nothing, the not-found page for an unknown path, and the dashboard at /dashboard", async () => {
    const { page, context } = await visitor(browser, inject("url"));
    await page.goto("/nowhere/at/all");
    await page.getByText("404 Page Not Found").waitFor();
    await page.getByText("Did you forget to add the page to the router?").waitFor();
    await page.goto("/admin");
    await page.waitForURL(/\/auth/);
    await register(page);
    await page.goto("/dashboard");
    await page.waitForURL((address) => address.pathname === "/");
    await page.goto("/admin");
    await page.getByText("404 Page Not Found").waitFor();
    await context.close();
  });
});
