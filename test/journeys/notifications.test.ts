import { createCheckout } from "@marquee/contracts/credits/payments";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { eventually, expectAccessible, launch, picture, type Visitor, visitor } from "../support/browser.ts";
import { signIn } from "./steps.ts";

const url = inject("url");
let browser: Browser;
let caller: ApiUser;
let laptop: Visitor;
let phone: Visitor;

beforeAll(async () => {
  browser = await launch();
  caller = await ApiUser.confirmed(url);
  laptop = await visitor(browser, url);
  phone = await visitor(browser, url, { theme: "dark", width: 390 });
  for (const { page } of [laptop, phone]) {
    await signIn(page, caller.user?.username ?? "", password);
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
  }
});
afterAll(() => browser.close());

const pages = () => [laptop.page, phone.page];
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ }).first();
const rows = (page: Page) => page.getByRole("button", { name: /^Dismiss: / });
/** The number of unread notifications on the bell. */
const badge = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[1] ?? 0);
const openBell = async (page: Page) => {
  if ((await page.getByRole("heading", { name: "Notifications", exact: true }).count()) === 0)
    await bell(page).click();
  await page.getByRole("heading", { name: "Notifications", exact: true }).waitFor();
};
let bought = 0;
const buy = () =>
  caller.client.call(createCheckout, {
    body: { creditPackageId: "1" },
    idempotencyKey: `notice-${bought++}`,
  });
/** Expects the badge to match the list's unread count, and both devices to show the same. */
async function bothShow(expected: { rows: number; unread: number }): Promise<void> {
  for (const page of pages()) {
    await openBell(page);
    const seen = async () =>
      JSON.stringify({
        rows: await rows(page).count(),
        unread: await page.getByText("(unread)").count(),
        badge: await badge(page),
      });
    const wanted = JSON.stringify({ ...expected, badge: expected.unread });
    await eventually(`${wanted}, not ${await seen()}`, async () => (await seen()) === wanted);
  }
}
const badgeIs = (page: Page, unread: number) =>
  eventually(`${unread} unread`, async () => (await badge(page)) === unread);

it("two devices show the same list whatever either does, and Undo restores exactly what was removed", async () => {
  // A new account's welcome, its welcome credits, and the notice of a sign-in from a new browser.
  const first = 3;
  for (let n = 0; n < 3; n++) await buy();
  await bothShow({ rows: first + 3, unread: first + 3 });
  for (const { page } of [laptop, phone]) await expectAccessible(page, "the notifications");
  await picture(laptop.page, "notifications");
  await picture(phone.page, "notifications-dark-390");

  await rows(phone.page).first().click();
  await bothShow({ rows: first + 2, unread: first + 2 });
  await phone.page.getByRole("button", { name: "Undo" }).click();
  await bothShow({ rows: first + 3, unread: first + 3 });

  await laptop.page.getByRole("button", { name: "Mark all read" }).click();
  await bothShow({ rows: first + 3, unread: 0 });
  await buy();
  await bothShow({ rows: first + 4, unread: 1 });

  await laptop.page.getByRole("button", { name: "Clear", exact: true }).click();
  for (const page of pages()) {
    await page.getByText("All caught up!").waitFor();
    await page.getByText("You don't have any notifications at the moment.").waitFor();
  }
  await picture(laptop.page, "notifications-empty");
  await buy();
  await bothShow({ rows: 1, unread: 1 });
  await laptop.page.getByRole("button", { name: "Undo" }).click();
  await bothShow({ rows: first + 5, unread: 2 });
});

it.runIf(atNight)("a device that was away catches up with what it missed", async () => {
  await laptop.context.setOffline(true);
  await rows(phone.page).first().click();
  // Two for one: otherwise the list's counts would be the same before and after.
  await buy();
  await buy();
  await badgeIs(phone.page, 3);
  await laptop.context.setOffline(false);
  await bothShow({ rows: 9, unread: 3 });
});

it.runIf(atNight)("a notification can be read by keyboard alone, and leads where it says", async () => {
  const { page } = laptop;
  await page.keyboard.press("Escape");
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Credits added/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/credits/);
  await badgeIs(page, 2);
  await badgeIs(phone.page, 2);
  expect([...laptop.complaints, ...phone.complaints]).toEqual([]);
});
