import { demoPassword } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoAdmin, newAdmin } from "../support/admins.ts";
import { ApiUser, password } from "../support/api-user.ts";
import { eventually, picture } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";
import { passTime } from "../support/site-clock.ts";
import {
  type AdminStage,
  adjust,
  approve,
  openAccount,
  openTab,
  otherAdmin,
  promote,
  reason,
  rowOf,
  says,
  startAdminStage,
  usernameOf,
} from "./admin-steps.ts";
import { signIn } from "./steps.ts";

const url = inject("url");

let stage: AdminStage;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  stage = await startAdminStage(url);
  ({ browser, page } = stage);
});
afterAll(() => stage.stop());

describe("the admin's page", () => {
  it("does not exist for anyone else", async () => {
    const brand = await ApiUser.registered(url);
    const { page: theirs, context, complaints } = await browserOf(browser, brand);
    await theirs.goto("/admin?tab=users");
    await theirs.getByText("404 Page Not Found").waitFor();
    expect(await theirs.getByRole("link", { name: /Admin/ }).count()).toBe(0);
    expect((await theirs.request.get("/api/admin/overview")).status()).toBe(403);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("starts with the state of the site, each figure linking to its list", { timeout: 180_000 }, async () => {
    await page.goto("/admin");
    await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
    await page.getByRole("term").filter({ hasText: "Open jobs" }).waitFor();
    await says(page, /^As of /);
    await inEveryLook(page, "admin-dashboard");
    for (const [figure, tab] of [
      ["Users", "users"],
      ["Revenue", "webhooks"],
      ["Open jobs", "jobs"],
      ["Waiting for approval", "approvals"],
    ] as const) {
      await page.goto("/admin");
      await page.getByRole("definition").first().waitFor();
      await page.getByRole("term").getByRole("link", { name: figure }).click();
      await page.waitForURL((address) => address.searchParams.get("tab") === tab);
    }
  });
});

describe("User Management", () => {
  it("finds users, and keeps search and filters in the address", { timeout: 180_000 }, async () => {
    await openTab(page, "users");
    // The newest come first, so the number of other users decides who is on this page.
    await page.getByRole("row").nth(1).waitFor();
    await inEveryLook(page, "admin-users");
    await page.getByRole("searchbox", { name: "Search users" }).fill("demo_ag");
    await page.getByLabel("Role", { exact: true }).selectOption("agency");
    await page.waitForURL(
      ({ searchParams }) => searchParams.get("q") === "demo_ag" && searchParams.get("role") === "agency",
    );
    await eventually("one row", async () => (await page.getByRole("row").count()) === 2);
    await page.reload();
    await rowOf(page, "demo_agency").waitFor();
    expect(await page.getByRole("searchbox", { name: "Search users" }).inputValue()).toBe("demo_ag");
    await page.getByRole("tab", { name: "Work" }).click();
    await page.goBack();
    await rowOf(page, "demo_agency").waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    await page.getByRole("searchbox", { name: "Search users" }).fill("nobody at all");
    await says(page, "No users found");
    await picture(page, "admin-users-none");
  });

  it("suspends at once, on every device, and reinstates", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.withCredits(url);
    const theirs = await browserOf(browser, caller);
    await theirs.page.goto("/credits");
    await theirs.page.getByRole("region", { name: "Available balance" }).getByText("120").waitFor();

    await openAccount(page, caller);
    await inEveryLook(page, "admin-account");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Suspend account" }).click();
    await dialog.getByLabel("Reason").fill(reason);
    await inEveryLook(page, "admin-suspend");
    await dialog.getByRole("button", { name: "Suspend account" }).click();
    await says(page, "Account suspended");
    await page.getByText("Suspended", { exact: true }).waitFor();

    // Their page notices by itself, because its live connection ends.
    await theirs.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await theirs.page.getByLabel("Username").fill(usernameOf(caller));
    await theirs.page.getByLabel("Password", { exact: true }).fill(password);
    await theirs.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await says(theirs.page, "This account is suspended. Contact support.");
    await picture(theirs.page, "suspended-sign-in");
    expect((await theirs.page.request.get("/api/user")).status()).toBe(401);

    await page.getByRole("button", { name: "Reinstate account" }).click();
    await dialog.getByLabel("Reason").fill("A mistake of ours");
    await dialog.getByRole("button", { name: "Reinstate account" }).click();
    await says(page, "Account reinstated");
    await signIn(theirs.page, usernameOf(caller), password);
    expect(theirs.complaints).toEqual([]);
    await theirs.context.close();
  });

  it.runIf(atNight)("books small amounts at once, and the user's ledger shows it live", async () => {
    const caller = await ApiUser.registered(url);
    const theirs = await browserOf(browser, caller);
    await theirs.page.goto("/credits");
    await says(theirs.page, "No Credits Yet");
    // Pushes arrive only once the page is connected.
    await eventually("their page is connected", async () => {
      const sockets = (await (await page.request.get("/_local/sockets")).json()) as unknown[];
      return sockets.length > 1;
    });
    await openAccount(page, caller);
    await adjust(page, "50", "Adjust credits");
    await says(page, "Credits adjusted");
    const ledger = theirs.page.getByRole("region", { name: "Recent Transactions" });
    await ledger.getByText("+50").waitFor();
    await ledger.getByText(reason).waitFor();
    await theirs.page.getByRole("region", { name: "Available balance" }).getByText("50").waitFor();
    await picture(theirs.page, "credits-adjusted");
    expect(theirs.complaints).toEqual([]);
    await theirs.context.close();
  });

  it("keeps large amounts pending until a different admin decides", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.registered(url);
    await openAccount(page, caller);
    await adjust(page, "5,000", "Request approval");
    await says(page, "Waiting for a second admin");
    await openTab(page, "adjustments");
    await rowOf(page, usernameOf(caller)).getByText("Needs another admin").waitFor();
    expect(await rowOf(page, usernameOf(caller)).getByRole("button").count()).toBe(0);
    expect(await (await caller.raw("GET", "/api/credits/balance")).body).toMatchObject({ totalCredits: 0 });

    const other = await otherAdmin(browser, url);
    await other.page.goto("/admin");
    await other.page.getByRole("term").getByRole("link", { name: "Waiting for approval" }).click();
    await rowOf(other.page, usernameOf(caller))
      .getByRole("button", { name: /^Approve/ })
      .waitFor();
    await inEveryLook(other.page, "admin-adjustments");
    await rowOf(other.page, usernameOf(caller))
      .getByRole("button", { name: /^Approve/ })
      .click();
    await inEveryLook(other.page, "admin-approve");
    await other.page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await says(other.page, "Adjustment approved");
    await rowOf(other.page, usernameOf(caller)).getByText("by demo_admin_2").waitFor();
    expect((await caller.raw("GET", "/api/credits/balance")).body).toMatchObject({ availableCredits: 5_000 });
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it("makes an admin only if another admin agrees", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.registered(url);
    const what = `Make ${usernameOf(caller)} an admin`;
    await promote(page, caller);
    await openTab(page, "adjustments");
    const own = page.getByRole("listitem").filter({ hasText: what });
    await own.getByText("Needs another admin").waitFor();
    expect((await caller.raw("GET", "/api/admin/overview")).status).toBe(403);
    const other = await otherAdmin(browser, url);
    await openTab(other.page, "adjustments");
    await other.page.getByRole("button", { name: `Approve: ${what}` }).waitFor();
    await inEveryLook(other.page, "admin-approvals");
    await approve(other.page, what);
    expect((await caller.raw("GET", "/api/admin/overview")).status).toBe(200);
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it.runIf(atNight)("suspends an admin only if another admin agrees", { timeout: 180_000 }, async () => {
    const caller = await newAdmin(url, await demoAdmin(url));
    await openAccount(page, caller);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Suspend account" }).click();
    await says(page, /a second admin must approve/);
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Request approval" }).click();
    await says(page, "Waiting for a second admin");
    expect((await caller.raw("GET", "/api/admin/overview")).status).toBe(200);
    const other = await otherAdmin(browser, url);
    await openTab(other.page, "adjustments");
    await approve(other.page, `Suspend the admin ${usernameOf(caller)}`);
    expect((await caller.raw("GET", "/api/user")).status).toBe(401);
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it.runIf(atNight)(
    "asks for a step-up when the last one is too long ago",
    { timeout: 180_000 },
    async () => {
      const caller = await ApiUser.registered(url);
      await passTime(url, 11 * 60_000);
      await openAccount(page, caller);
      await adjust(page, "7", "Adjust credits");
      const stepUp = page.getByRole("dialog", { name: "Confirm it's you" });
      await stepUp.waitFor();
      await inEveryLook(page, "admin-step-up");
      await stepUp.getByLabel("Password", { exact: true }).fill(demoPassword);
      await stepUp.getByRole("button", { name: "Confirm" }).click();
      await says(page, "Credits adjusted");
      expect((await caller.raw("GET", "/api/credits/balance")).body).toMatchObject({ availableCredits: 7 });
    },
  );
});
