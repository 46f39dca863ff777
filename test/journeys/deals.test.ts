import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { pngFile } from "../support/pictures.ts";
import { publishEvent, sign } from "./deal-steps.ts";
import { confirmEmail, register, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How long the other side waited for each step to appear without doing anything. */
const waits: number[] = [];

const standing = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Deal", exact: true }).getByRole("status").getByText(text).waitFor();

it("a brand and a host go from Select Package through two counter-offers to a contract that both signed", async () => {
  const { hostName, eventId } = await publishEvent();
  const left = await visitor(browser, inject("url"));
  const right = await visitor(browser, inject("url"), { theme: "dark", width: 390 });
  await confirmEmail(left.page, await register(left.page));
  await signIn(right.page, hostName, password);
  const brandPage = left.page;
  const hostPage = right.page;

  await openPage(brandPage, "/sponsorships");
  await brandPage.getByText("Nothing needs you right now").waitFor();
  await expectAccessible(brandPage, "nothing to do");
  await brandPage.getByRole("tab", { name: /^Active/ }).click();
  await brandPage.getByRole("heading", { name: "No active deals found" }).waitFor();
  await expectAccessible(brandPage, "no deals");
  await openPage(brandPage, `/events?event=${eventId}&tab=sponsorship`);
  await brandPage.getByRole("link", { name: "Select Package: Pier Partner" }).click();
  await brandPage.getByText(/^We're holding a spot for you for/).waitFor();
  await brandPage.getByLabel("Offer amount").fill("18,000");
  await brandPage.getByLabel("Message to the host").fill("We bring a boat.");
  await brandPage.getByLabel("Further terms").fill("The boat leaves by midnight.");
  await brandPage.reload();
  expect(await brandPage.getByLabel("Message to the host").inputValue()).toBe("We bring a boat.");
  expect(await brandPage.getByLabel("Further terms").inputValue()).toBe("The boat leaves by midnight.");
  await expectAccessible(brandPage, "the offer of a new deal");
  await picture(brandPage, "deal-offer");
  await brandPage.getByRole("button", { name: "Next" }).click();
  await brandPage.getByText("$18,000").waitFor();
  await brandPage.getByText("The boat leaves by midnight.").waitFor();
  await expectAccessible(brandPage, "the review of a new deal");

  await openPage(hostPage, "/sponsorships?tab=negotiating");
  await hostPage.getByRole("heading", { name: "No negotiating deals found" }).waitFor();
  await brandPage.getByRole("button", { name: "Send offer" }).click();
  await standing(brandPage, /^Waiting for Test User to answer/);
  // On a phone, what can be opened of a deal is in its menu.
  const actions = hostPage.getByRole("button", { name: /^Actions for Harbor Nights/ });
  await seen(actions);
  const row = await hostPage.getByRole("row", { name: /^Harbor Nights/ }).boundingBox();
  expect(row?.height).toBeLessThan(80);
  await expectAccessible(hostPage, "deals on a phone");
  await picture(hostPage, "deals-dark-390");
  await actions.click();
  await hostPage.getByRole("menuitem", { name: "Continue Negotiation" }).click();
  await standing(hostPage, /made the latest offer/);
  await expectAccessible(hostPage, "an offer on a phone");
  await picture(hostPage, "deal-negotiation-dark-390");

  await hostPage.getByRole("button", { name: "Make Counter-offer" }).click();
  const counter = hostPage.getByRole("dialog", { name: "Make Counter-offer" });
  await counter.getByLabel("Amount").fill("19500");
  await counter.getByLabel("What the sponsor gets").fill("Flag on the pier");
  await counter.getByLabel("Kind").selectOption("Branding");
  await counter.getByLabel("Message to Jo Journey").fill("The pier has its price.");
  await expectAccessible(hostPage, "a counter-offer");
  await picture(hostPage, "deal-counter-offer-dark-390");
  await counter.getByRole("button", { name: "Send offer" }).click();
  await seen(brandPage.getByText("Test User made the latest offer. It's your turn."));

  await brandPage.getByText("The pier has its price.").waitFor();
  await inEveryLook(brandPage, "deal-offers");
  await brandPage.getByRole("button", { name: "Make Counter-offer" }).click();
  await brandPage.getByRole("dialog").getByLabel("Amount").fill("19000");
  await brandPage.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await seen(hostPage.getByText(/made the latest offer/));
  await hostPage.getByRole("region", { name: "Deal", exact: true }).getByText("$19,000").first().waitFor();
  await hostPage.getByRole("button", { name: "Accept Contract" }).click();
  await hostPage
    .getByRole("dialog")
    .getByText(/of \$19,000/)
    .waitFor();
  await hostPage.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click();
  await hostPage.getByRole("dialog").waitFor({ state: "detached" });
  await hostPage.getByRole("button", { name: "Accept Contract" }).click();
  await hostPage.getByRole("dialog").getByRole("button", { name: "Accept" }).click();

  await seen(brandPage.getByRole("button", { name: "Sign Contract" }));
  await brandPage.getByRole("tab", { name: "Contract & files" }).click();
  await brandPage.getByText("Flag on the pier").first().waitFor();
  await brandPage.getByText("The boat leaves by midnight.").first().waitFor();
  expect(await brandPage.getByText("The pier has its price.").count()).toBe(0);
  await expectAccessible(brandPage, "a contract");
  await picture(brandPage, "deal-contract");
  expect(await hostPage.getByRole("button", { name: "Sign Contract" }).count()).toBe(0);
  await sign(brandPage, "Jo Journey", password);
  await seen(hostPage.getByRole("button", { name: "Sign Contract" }));
  await sign(hostPage, "Testa Usher", password, "Test User");
  await standing(brandPage, /^Active/);
  await brandPage.getByText("Signed by both sides", { exact: true }).waitFor();
  await brandPage.getByText(/^With the account of Test User, confirmed as u\w+@example\.com$/).waitFor();

  // The schedule that renders files runs each minute; fire it here instead of waiting.
  await fetch(`${inject("url")}/_local/schedules/draw-agreements/fire`, { method: "POST" });
  const file = await downloaded(brandPage);
  await prove(hostPage, brandPage);
  await write(hostPage, brandPage);
  await openPage(brandPage, "/sponsorships/verify");
  const verdict = (name: string) => brandPage.getByRole("heading", { name }).waitFor();
  await give(brandPage, file);
  await verdict("This is a contract from Marquee");
  await brandPage.getByText(/^Signed for the host by Testa Usher/).waitFor();
  await expectAccessible(brandPage, "a contract that matches");
  await picture(brandPage, "contract-verified");
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(changed.length - 40) ^ 1, changed.length - 40);
  await give(brandPage, changed);
  await verdict("This file doesn't match any contract");

  await openPage(brandPage, "/sponsorships?tab=active");
  await brandPage.getByRole("tab", { name: /^Active ?1$/ }).waitFor();
  await expectAccessible(brandPage, "active deals");
  await picture(brandPage, "deals-active");

  await openPage(brandPage, `/events?event=${eventId}&tab=sponsorship`);
  await brandPage.getByRole("link", { name: "Join waiting list: Pier Partner" }).waitFor();
  process.stdout.write(`seen by the other side after ${waits.join(", ")} ms\n`);
  expect([...left.complaints, ...right.complaints]).toEqual([]);
  await Promise.all([left.context.close(), right.context.close()]);
});

/** The host uploads a proof, which the sponsor sees before they decide, and also among the deal's files. */
async function prove(hostPage: Page, brandPage: Page): Promise<void> {
  await hostPage.getByRole("tab", { name: "Deliverables" }).click();
  const file = { name: "pier.png", mimeType: "image/png", buffer: Buffer.from(pngFile()) };
  await brandPage.getByRole("tab", { name: "Deliverables" }).click();
  await hostPage.getByLabel("Proof file: Flag on the pier").setInputFiles(file);
  await hostPage.getByRole("link", { name: "pier.jpg" }).waitFor();
  await expectAccessible(hostPage, "a proof on a phone");
  await picture(hostPage, "deal-proof-dark-390");
  const shown = brandPage.getByRole("img", { name: "Proof of Flag on the pier" });
  await seen(shown);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(64);
  await brandPage.getByRole("tab", { name: "Contract & files" }).click();
  await brandPage.getByRole("link", { name: "Contract, version 3" }).waitFor();
  const plan = {
    name: "plan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nA plan\n%%EOF\n"),
  };
  await brandPage.getByLabel("File for this deal").setInputFiles(plan);
  await brandPage.getByRole("button", { name: "Remove: plan.pdf" }).waitFor();
  await expectAccessible(brandPage, "the files of a deal");
  await picture(brandPage, "deal-files");
}

/** A message from the other side marks the deal until it is read. */
async function write(hostPage: Page, brandPage: Page): Promise<void> {
  await hostPage.getByRole("tab", { name: "Messages" }).click();
  await hostPage.getByLabel("Message to Jo Journey").fill("See you on the pier.");
  await hostPage.getByRole("button", { name: "Send", exact: true }).click();
  const marked = brandPage.getByRole("tab", { name: /^Messages ?Unread messages$/ });
  await seen(marked);
  await brandPage.getByRole("link", { name: /^Sponsorship Hub ?\d ?waiting for you$/ }).waitFor();
  await marked.click();
  await brandPage.getByText("See you on the pier.").waitFor();
  await marked.waitFor({ state: "detached" });
}

async function seen(what: Locator): Promise<void> {
  const startedMs = performance.now();
  await what.waitFor();
  waits.push(Math.round(performance.now() - startedMs));
}

/** The contract as the browser saves it. */
async function downloaded(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Contract" }).click(),
  ]);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
  return file;
}

const give = (page: Page, buffer: Buffer) =>
  page
    .getByLabel("Contract file")
    .setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer });
