import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { launch, openPage, visitor } from "../support/browser.ts";
import { countPresses, Keyboard } from "../support/keyboard.ts";
import { inEveryLook } from "../support/looks.ts";
import { publishEvent } from "./deal-steps.ts";
import { confirmEmail, register, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const standing = (page: Page, text: RegExp) =>
  page.getByRole("region", { name: "Deal", exact: true }).getByRole("status").getByText(text).waitFor();

it("an offer, a counter-offer and both signatures need no pointer", { timeout: 180_000 }, async () => {
  const { hostName, eventName } = await publishEvent();
  const left = await visitor(browser, inject("url"));
  const right = await visitor(browser, inject("url"));
  await confirmEmail(left.page, await register(left.page));
  await signIn(right.page, hostName, password);
  const [brandPage, hostPage] = [left.page, right.page];
  const presses = [await countPresses(left.context), await countPresses(right.context)];
  const [brand, host] = [new Keyboard(brandPage), new Keyboard(hostPage)];

  // The offer: find the event, pick its package, take Morgan's number.
  await openPage(brandPage, "/sponsorships/new");
  await brandPage.getByRole("table", { name: "Events" }).waitFor();
  await inEveryLook(brandPage, "new-deal-events");
  await brand.to(/^Search events/, 60);
  await brand.type(eventName);
  await brandPage.getByRole("button", { name: eventName }).waitFor();
  await brand.to(new RegExp(`^${eventName}$`));
  await brand.press("Enter");
  await brandPage.getByRole("radio", { name: /Pier Partner/ }).waitFor();
  await brand.done("pick the event");
  await brand.to(/^Pier Partner/);
  await brand.press("Space");
  await brand.to(/^Next$/);
  await brand.press("Enter");
  await brandPage.getByText(/^We're holding a spot for you for/).waitFor();
  await brand.to(/^Ask Morgan for a number/);
  await brand.press("Enter");
  await brandPage.getByRole("region", { name: "Morgan's number" }).waitFor();
  await inEveryLook(brandPage, "new-deal-offer");
  await brand.to(/^Use \$/);
  await brand.press("Enter");
  expect(await brandPage.getByLabel("Offer amount").inputValue()).toMatch(/^\d+$/);
  await brand.to(/^Next$/);
  await brand.press("Enter");
  await brandPage.getByRole("button", { name: "Send offer" }).waitFor();
  await brand.to(/^Send offer/);
  await brand.press("Enter");
  await standing(brandPage, /^Waiting for Test User to answer/);
  const { pathname } = new URL(brandPage.url());

  // The counter-offer.
  await openPage(hostPage, pathname);
  await standing(hostPage, /made the latest offer/);
  await host.to(/^Make Counter-offer/, 60);
  await host.press("Enter");
  const counter = hostPage.getByRole("dialog", { name: "Make Counter-offer" });
  await counter.waitFor();
  await host.to(/^Amount/);
  await host.press("Control+a");
  await host.type("19000");
  await host.to(/^Send offer/, 40);
  await host.press("Enter");
  await counter.waitFor({ state: "detached" });
  await standing(hostPage, /^Waiting for/);
  await host.done("counter");

  // The decision: everything that helps, and then the buttons.
  await standing(brandPage, /made the latest offer/);
  await brandPage.getByRole("region", { name: "Morgan's number" }).waitFor();
  await brandPage.getByText("Offer from Acme").waitFor();
  await inEveryLook(brandPage, "deal-decision");
  await brand.to(/^Accept Contract/, 60);
  await brand.press("Enter");
  await brandPage.getByRole("dialog").waitFor();
  await brand.to(/^Accept$/);
  await brand.press("Enter");
  await brandPage.getByRole("button", { name: "Sign Contract" }).waitFor();
  await brandPage.getByRole("dialog").waitFor({ state: "detached" });
  await brand.done("accept");

  // The signatures.
  await sign(brandPage, brand, "Jo Journey");
  await hostPage.getByRole("button", { name: "Sign Contract" }).waitFor();
  await sign(hostPage, host, "Test User");
  await standing(brandPage, /^Active/);
  await standing(hostPage, /^Active/);
  const current = hostPage.getByRole("list", { name: "Progress of the deal" }).locator("[aria-current=step]");
  expect(await current.textContent()).toMatch(/^Delivery/);
  expect(presses.map((count) => count())).toEqual([0, 0]);
  expect([...left.complaints, ...right.complaints]).toEqual([]);
  await Promise.all([left.context.close(), right.context.close()]);
});

async function sign(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  await keyboard.to(/^Sign Contract/, 60);
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign Contract" });
  await dialog.waitFor();
  await keyboard.to(/^Your full name/);
  await keyboard.type(name);
  await keyboard.to(/^Password/);
  await keyboard.type(password);
  await keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await keyboard.done("sign");
}
