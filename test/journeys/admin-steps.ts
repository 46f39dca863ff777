import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { otherDemoAdmin } from "../support/admins.ts";
import type { ApiUser } from "../support/api-user.ts";
import { launch, picture, type Visitor, visitor } from "../support/browser.ts";
import { browserOf } from "../support/member.ts";
import { passTime } from "../support/site-clock.ts";
import { signIn } from "./steps.ts";

/** The reason that admins enter in these journeys. */
export const reason = "Asked for by mail";

/** The demo's admin in a browser; all tests of a file share it, and it must log no errors. */
export interface AdminStage {
  browser: Browser;
  page: Page;
  stop(): Promise<void>;
}

export async function startAdminStage(url: string): Promise<AdminStage> {
  const browser = await launch();
  const { page, complaints } = await visitor(browser, url);
  await signIn(page, "demo_admin", demoPassword);
  return {
    browser,
    page,
    async stop() {
      await browser.close();
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  };
}

export const openTab = (page: Page, tab: string) => page.goto(`/admin?tab=${tab}`);
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
export const usernameOf = (caller: ApiUser) => caller.user?.username ?? "";

/** Functions cache settings for a minute. */
export const aMinuteLater = (url: string) => passTime(url, 61_000);

/** Steps up again: these journeys let enough minutes pass that the sign-in is no longer recent. */
export async function prove(page: Page): Promise<void> {
  const answer = await page.request.post("/api/user/step-up", { data: { password: demoPassword } });
  expect(answer.status()).toBeLessThan(300);
}

/** Finds an account by its username in User Management and opens its page. */
export async function openAccount(page: Page, caller: ApiUser): Promise<void> {
  await page.goto(`/admin?tab=users&q=${usernameOf(caller)}`);
  await rowOf(page, usernameOf(caller)).getByRole("link").click();
  await page.getByText("Account ID").waitFor();
}

/** Books or requests credits for the open account. */
export async function adjust(page: Page, amount: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Adjust credits" }).click();
  await dialog.getByLabel("Credits", { exact: true }).fill(amount);
  await dialog.getByLabel("Reason").fill(reason);
  await picture(page, `admin-adjust-${amount}`);
  await dialog.getByRole("button", { name: button }).click();
}

/** The demo's other admin in their own browser. */
export async function otherAdmin(browser: Browser, url: string): Promise<Visitor> {
  return browserOf(browser, await otherDemoAdmin(url));
}

/** Requests that a user becomes an admin, with User Management's own form. */
export async function promote(page: Page, caller: ApiUser): Promise<void> {
  await openAccount(page, caller);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Change role" }).click();
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: "Request approval" }).click();
  await says(page, "Waiting for a second admin");
}

/** Approves a pending change on the open approvals page. */
export async function approve(page: Page, what: string): Promise<void> {
  await page
    .getByRole("button", { name: `Approve: ${what}` })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await says(page, "Change approved");
}
