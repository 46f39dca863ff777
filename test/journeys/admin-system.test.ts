import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { eventually, picture, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";
import { bury, failedOrder, stageCore } from "../support/stage-work.ts";
import {
  type AdminStage,
  adjust,
  aMinuteLater,
  approve,
  openAccount,
  openTab,
  otherAdmin,
  prove,
  reason,
  rowOf,
  says,
  startAdminStage,
} from "./admin-steps.ts";

const url = inject("url");
const stores = inject("stores");

let stage: AdminStage;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  stage = await startAdminStage(url);
  ({ browser, page } = stage);
});
afterAll(() => stage.stop());

describe("System Control", () => {
  beforeAll(() => prove(page));

  it("shows every visitor a banner, even before sign-in, and removes it again", {
    timeout: 180_000,
  }, async () => {
    await openTab(page, "system");
    await page.getByRole("heading", { name: "System Control" }).waitFor();
    await page.getByRole("button", { name: "Edit Growth Package" }).waitFor();
    await inEveryLook(page, "admin-system");
    await page.getByLabel("Message").fill("Marquee is updated on Sunday from 8 to 9 pm UTC.");
    await page.getByLabel("Type").selectOption("warning");
    await page.getByRole("button", { name: "Show banner" }).click();
    await says(page, "Banner shown");
    await aMinuteLater(url);
    const stranger = await visitor(browser, url, { width: 390 });
    await stranger.page.goto("/auth");
    await says(stranger.page, "Marquee is updated on Sunday");
    await inEveryLook(stranger.page, "maintenance-banner");
    await page.getByRole("button", { name: "Remove banner" }).click();
    await says(page, "Banner removed");
    await aMinuteLater(url);
    await stranger.page.reload();
    await stranger.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await stranger.page.waitForLoadState("networkidle");
    expect(await stranger.page.getByText("Marquee is updated on Sunday").count()).toBe(0);
    expect(stranger.complaints).toEqual([]);
    await stranger.context.close();
  });

  it("applies prices to later orders, and is reverted from the audit log", {
    timeout: 180_000,
  }, async () => {
    await openTab(page, "system");
    await page.getByLabel("Campaign ideas").fill("12");
    await page.getByRole("button", { name: "Save prices" }).click();
    const confirm = page.getByRole("dialog", { name: "Save these prices?" });
    await confirm.getByText("Campaign ideas: 10 → 12").waitFor();
    await inEveryLook(page, "admin-prices");
    await confirm.getByRole("button", { name: "Save prices" }).click();
    await says(page, "Prices saved");
    await aMinuteLater(url);

    const caller = await ApiUser.withCredits(url);
    const theirs = await browserOf(browser, caller);
    await theirs.page.goto("/campaigns");
    await theirs.page.getByLabel("Prompt").fill("A tasting tour that brings our cold brew to office workers");
    await says(theirs.page, "12 credits");
    await picture(theirs.page, "campaign-cost-changed");
    await theirs.page.getByRole("button", { name: "Generate" }).click();
    await theirs.page.getByText("Campaign ideas generated!").first().waitFor({ timeout: 30_000 });
    await theirs.page.goto("/credits");
    await theirs.page.getByRole("region", { name: "Recent Transactions" }).getByText("−12").waitFor();

    await openTab(page, "audit");
    const entry = page.getByRole("listitem").filter({ hasText: "Price: campaign ideas" }).first();
    await entry.getByRole("button", { name: "Revert" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revert" }).click();
    // Lower prices need another admin.
    await says(page, "Waiting for a second admin");
    const other = await otherAdmin(browser, url);
    await openTab(other.page, "adjustments");
    await approve(other.page, "Change prices or welcome credits");
    await other.context.close();
    await openTab(page, "audit");
    await says(page, "No longer in effect");
    await aMinuteLater(url);
    await theirs.page.goto("/campaigns");
    await theirs.page
      .getByRole("region", { name: "Cost of this campaign" })
      .getByText("10 credits")
      .waitFor();
    expect(theirs.complaints).toEqual([]);
    await theirs.context.close();
  });

  it("switches a feature off for everyone, and on again", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.withCredits(url);
    const theirs = await browserOf(browser, caller);
    await openTab(page, "system");
    await page.getByRole("switch", { name: "Campaign generation" }).click();
    const confirm = page.getByRole("dialog", { name: "Turn off campaign generation?" });
    await inEveryLook(page, "admin-switch-off");
    await confirm.getByRole("button", { name: "Turn off" }).click();
    await says(page, "Campaign generation turned off");
    await aMinuteLater(url);
    await theirs.page.goto("/campaigns");
    await says(theirs.page, "Campaign generation is temporarily unavailable.");
    expect(await theirs.page.getByRole("button", { name: "Generate" }).isDisabled()).toBe(true);
    await picture(theirs.page, "campaigns-switched-off");
    const refused = await caller.raw("POST", "/api/campaign-ideas/generate", {
      body: { prompt: "A pop-up for developers in spring" },
    });
    expect(refused.status).toBe(503);
    await page.getByRole("switch", { name: "Campaign generation" }).click();
    await says(page, "Campaign generation turned on");
    await aMinuteLater(url);
    await theirs.page.reload();
    const generate = theirs.page.getByRole("button", { name: "Generate" });
    await eventually("ordering works again", () => generate.isEnabled());
    expect(theirs.complaints).toEqual([]);
    await theirs.context.close();
  });

  it.runIf(atNight)("never overwrites another admin's changes unseen", { timeout: 180_000 }, async () => {
    const other = await otherAdmin(browser, url);
    await openTab(other.page, "system");
    const theirSwitch = other.page.getByRole("switch", { name: "Billing tab" });
    await theirSwitch.waitFor();
    await openTab(page, "system");
    await page.getByLabel("Visual mockup").fill("6");
    await page.getByRole("button", { name: "Save prices" }).click();
    await page.getByRole("button", { name: "Save prices" }).click();
    await says(page, "Prices saved");
    await theirSwitch.click();
    await says(other.page, "Another admin changed these settings.");
    await inEveryLook(other.page, "admin-stale");
    expect(await theirSwitch.isChecked()).toBe(false);
    await other.page.getByRole("button", { name: "Load the latest version" }).click();
    await eventually(
      "the other's price is shown",
      async () => (await other.page.getByLabel("Visual mockup").inputValue()) === "6",
    );
    await other.page.getByLabel("Visual mockup").fill("5");
    await other.page.getByRole("button", { name: "Save prices" }).click();
    await other.page.getByRole("button", { name: "Save prices" }).click();
    await says(other.page, "Waiting for a second admin");
    await openTab(page, "adjustments");
    await approve(page, "Change prices or welcome credits");
    await aMinuteLater(url);
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it("changes what is on offer", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.registered(url);
    const theirs = await browserOf(browser, caller);
    async function setPrice(from: string, dollars: string): Promise<void> {
      await openTab(page, "system");
      await says(page, `500 credits for ${from}`);
      await page.getByRole("button", { name: "Edit Growth Package" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit package" });
      await dialog.getByLabel("Price (USD)").fill(dollars);
      await inEveryLook(page, `admin-package-${dollars}`);
      await dialog.getByRole("button", { name: "Save package" }).click();
      await says(page, dollars === "209" ? "Package saved" : "Waiting for a second admin");
    }
    await setPrice("$199", "209");
    await theirs.page.goto("/credits");
    await theirs.page.getByText("$209").first().waitFor();
    await setPrice("$209", "199");
    const other = await otherAdmin(browser, url);
    await openTab(other.page, "adjustments");
    await approve(other.page, "Change the package “Growth Package”");
    await other.context.close();
    await theirs.page.reload();
    await theirs.page.getByText("$199").first().waitFor();
    expect(theirs.complaints).toEqual([]);
    await theirs.context.close();
  });
});

describe("failures and the books", () => {
  beforeAll(() => prove(page));

  it("shows failed jobs, orders them again, and refunds credits once", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.withCredits(url);
    const jobId = await failedOrder(stageCore(stores), caller.id);
    await openTab(page, "jobs");
    await page.getByLabel("Status").selectOption("failed");
    await rowOf(page, jobId).waitFor();
    await inEveryLook(page, "admin-jobs");
    await page.getByRole("button", { name: `Retry ${jobId}` }).click();
    await page
      .getByRole("dialog", { name: "Retry this job?" })
      .getByRole("button", { name: "Retry" })
      .click();
    await says(page, "Job retried");
    const generations = async () =>
      (await caller.raw("GET", "/api/campaign-generations")).body as {
        generationId: string;
        status: string;
      }[];
    await eventually(
      "the order is delivered",
      async () => (await generations()).some(({ status }) => status === "completed"),
      30_000,
    );
    const done = (await generations()).find(({ status }) => status === "completed");
    await page.getByRole("button", { name: "Refund a finished job" }).click();
    const refund = page.getByRole("dialog", { name: "Refund a finished job" });
    await refund.getByLabel("Job ID").fill(done?.generationId ?? "");
    await refund.getByLabel("User ID").fill(caller.id);
    await refund.getByLabel("Reason").fill(reason);
    await inEveryLook(page, "admin-refund");
    await refund.getByRole("button", { name: "Refund" }).click();
    await says(page, "Credits refunded");
    expect((await caller.raw("GET", "/api/credits/balance")).body).toMatchObject({ availableCredits: 120 });
  });

  it("shows dead letters without their content and sends them again", { timeout: 180_000 }, async () => {
    const caller = await ApiUser.withCredits(url);
    const jobId = await failedOrder(stageCore(stores), caller.id);
    const message = { v: 1, kind: "campaign", jobId, userId: caller.id, requestId: "req" };
    await bury(stores, "campaign", JSON.stringify(message));
    await page.goto("/admin");
    await page.getByRole("link", { name: /dead letter/ }).click();
    await rowOf(page, jobId).waitFor();
    await inEveryLook(page, "admin-dead-letters");
    await page.getByRole("button", { name: "Redrive" }).first().click();
    await page
      .getByRole("dialog", { name: "Redrive the campaign queue?" })
      .getByRole("button", { name: "Redrive" })
      .click();
    await says(page, "Queue redriven");
    await eventually("it is gone", async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      return (await rowOf(page, jobId).count()) === 0;
    });
  });

  it("keeps the webhook log, checks the ledgers, and records who did what", {
    timeout: 240_000,
  }, async () => {
    await openTab(page, "payments");
    await says(page, "No events yet");
    await inEveryLook(page, "admin-webhooks-empty");
    await openTab(page, "ledger");
    await page.getByRole("button", { name: "Check all ledgers" }).click();
    await says(page, "0 differences: every balance matches its ledger.");
    await inEveryLook(page, "admin-ledger");
    await openAccount(page, await ApiUser.registered(url));
    await adjust(page, "5", "Adjust credits");
    await says(page, "Credits adjusted");
    await openTab(page, "audit");
    for (const word of [
      "Decided on approval",
      "Adjusted credits",
      "Updated system settings",
      "Updated credit package",
    ])
      await page.getByRole("listitem").filter({ hasText: word }).first().waitFor();
    await says(page, `“${reason}”`);
    await inEveryLook(page, "admin-audit");
    await page.getByLabel("Action").selectOption("Adjusted credits");
    await page.waitForURL(({ searchParams }) => searchParams.get("action") === "adjustCredits");
    await page
      .getByRole("listitem")
      .filter({ hasText: "Updated credit package" })
      .waitFor({ state: "detached" });
    await page.getByRole("listitem").filter({ hasText: "Adjusted credits" }).first().waitFor();
    const entries = (await (await page.request.get("/api/admin/audit")).json()) as { action: string }[];
    expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(5);
  });
});
