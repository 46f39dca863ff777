import { demoPassword } from "@marquee/core/seed/content/demo-users";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { ApiUser } from "../support/api-user.ts";
import { picture, type Visitor, type VisitorOptions, visitor } from "../support/browser.ts";
import { signIn } from "./steps.ts";

/** Why an admin does something, in these journeys. */
export const reason = "Asked for by mail";

/** The demo's admin in a browser of their own. */
export async function adminVisitor(browser: Browser, url: string): Promise<Visitor> {
  const visit = await visitor(browser, url);
  await signIn(visit.page, "demo_admin", demoPassword);
  return visit;
}

/** Somebody's browser, signed in already. */
export async function browserOf(
  browser: Browser,
  caller: ApiUser,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visit = await visitor(browser, caller.url, options);
  const [name = "", value = ""] = (caller.cookie ?? "").split("=");
  await visit.context.addCookies([{ name, value, url: caller.url }]);
  return visit;
}

export const openTab = (page: Page, tab: string) => page.goto(`/admin?tab=${tab}`);
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
export const usernameOf = (caller: ApiUser) => caller.user?.username ?? "";

/** Functions keep settings for a minute. */
export async function aMinuteLater(page: Page): Promise<void> {
  await page.request.post("/_local/clock", { data: { advanceMs: 61_000 } });
}

/** Proves the session again: the minutes that these journeys let go by make the sign-in's own proof old. */
export async function prove(page: Page): Promise<void> {
  const answer = await page.request.post("/api/user/step-up", { data: { password: demoPassword } });
  expect(answer.status()).toBeLessThan(300);
}

/** Opens an account in User Management, as found by its username. */
export async function openAccount(page: Page, caller: ApiUser): Promise<void> {
  await page.goto(`/admin?tab=users&q=${usernameOf(caller)}`);
  await rowOf(page, usernameOf(caller)).getByRole("button").click();
  await page.getByRole("dialog").getByText("Account id").waitFor();
}

/** Books or asks for credits on the account that is open. */
export async function adjust(page: Page, amount: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Adjust credits" }).click();
  await dialog.getByLabel("Credits", { exact: true }).fill(amount);
  await dialog.getByLabel("Reason").fill(reason);
  await picture(page, `admin-adjust-${amount}`);
  await dialog.getByRole("button", { name: button }).click();
}

/** Makes somebody an admin with User Management's own form. */
export async function promote(page: Page, caller: ApiUser): Promise<void> {
  await openAccount(page, caller);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Change role" }).click();
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: "Make Admin" }).click();
  await says(page, "Role changed");
}
