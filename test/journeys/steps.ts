import { randomBytes } from "node:crypto";
import { userRoleLabels } from "@marquee/contracts/enums";
import type { Page } from "playwright-core";
import { password } from "../support/api-user.ts";
import { linkIn, received } from "../support/outbox.ts";

/** Steps that several journeys share, done as a user would. */
export async function register(
  page: Page,
  role: "brand" | "event_host" | "agency" = "brand",
): Promise<string> {
  const username = `j${randomBytes(5).toString("hex")}`;
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("heading", { name: "Create account" }).waitFor();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Full Name").fill("Jo Journey");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Company").fill("Acme");
  await page.getByLabel(userRoleLabels[role]).check();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Registration successful").first().waitFor();
  return username;
}

/** Opens the link that was mailed to a newly registered user. */
export async function confirmEmail(page: Page, username: string): Promise<void> {
  const { origin } = new URL(page.url());
  const mail = await received(origin, `${username}@example.com`, /Confirm your email address/);
  await page.goto(origin + linkIn(mail));
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
}

export async function buyCredits(page: Page, packageName: string): Promise<void> {
  await page.goto("/credits");
  const offer = page
    .locator("article, li, section")
    .filter({ has: page.getByRole("heading", { name: packageName }) })
    .last();
  await offer.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Confirm your purchase" });
  await dialog.getByText("New balance").waitFor();
  await dialog.getByRole("button", { name: /^Pay / }).click();
  await page.getByText("Credit Purchase Successful").first().waitFor();
}

/** Signs in on the sign-in page and waits for its confirmation. */
export async function signIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page
    .getByText(/^Welcome, /)
    .first()
    .waitFor();
}

/**
 * Waits until the history entries of closed overlays are gone, too: that step back would cancel a navigation made at the
 * same moment.
 */
export async function steppedBack(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays);
}

export const composer = (page: Page) => page.getByRole("textbox", { name: "Message to Morgan" });

/** Waits until Enter sends what is typed: while Morgan answers, or the conversation loads, it sends nothing. */
export async function canSend(page: Page): Promise<void> {
  await page
    .locator("button:enabled")
    .and(page.getByRole("button", { name: "Send", exact: true }))
    .waitFor();
}

export async function askMorgan(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await canSend(page);
  await composer(page).press("Enter");
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}
