import { getPreferences, updateCurrentUser } from "@marquee/contracts/account/profile";
import { listMessages } from "@marquee/contracts/chat/chat";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { launch, openPage, visitor } from "../support/browser.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function signInOn(page: Page, { user }: ApiUser): Promise<void> {
  await page.getByLabel("Username").fill(user?.username ?? "");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page
    .getByText(/^Welcome, /)
    .first()
    .waitFor();
}

/** Two sign-in pages of one browser. */
async function twoTabs({ deaf }: { deaf: boolean }) {
  const { context, page: first } = await visitor(browser, url);
  // As in a tab that the browser had frozen: it hears nothing from the others.
  if (deaf) await context.addInitScript("delete window.BroadcastChannel");
  const second = await context.newPage();
  await Promise.all([first.goto("/auth"), second.goto("/auth")]);
  await second.getByLabel("Username").waitFor();
  return { first, second };
}

describe("two people in one browser", () => {
  it("a sign-in reaches the browser's other tabs", async () => {
    const alice = await ApiUser.confirmed(url);
    const { first, second } = await twoTabs({ deaf: false });
    await first.getByLabel("Username").waitFor();
    await signInOn(first, alice);
    await second.getByRole("button", { name: "Logout" }).waitFor();
  });

  it("a tab that shows one person does nothing for another who signed in meanwhile, and then shows that one", async () => {
    const [alice, bob] = [await ApiUser.confirmed(url), await ApiUser.confirmed(url)];
    const { first, second } = await twoTabs({ deaf: true });
    await first.getByLabel("Username").waitFor();
    await alice.client.call(updateCurrentUser, { body: { timeZone: "UTC" } });
    await signInOn(first, alice);
    // Nothing may be on its way when the other person signs in: it would be refused before the click. A browser tells an
    // account without a time zone its own, so this one has one.
    await openPage(first, "/settings");
    const setting = first.getByRole("switch").first();
    await setting.waitFor();
    const before = await bob.client.call(getPreferences, {});
    await signInOn(second, bob);

    // The frozen tab still shows the first person, whose click is refused; then it starts anew as the second.
    const refused = first.waitForResponse((answer) => answer.status() === 409);
    const anew = first.waitForEvent("load");
    await setting.click();
    await Promise.all([refused, anew]);
    await first.getByRole("button", { name: "Logout" }).waitFor();
    const shown = await first.evaluate(
      async () => ((await (await fetch("/api/user")).json()) as { id: string }).id,
    );
    expect(shown).toBe(bob.user?.id);
    expect(await bob.client.call(getPreferences, {})).toEqual(before);
    expect(await bob.client.call(listMessages, {})).toHaveLength(0);
  });
});
