import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { register, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const question = "Is the research stage still free in spring?";
const reply = "It is. Shall we talk on Tuesday?";

it("a brand finds an event and writes to its host, who sees it at once and replies in the open thread", async () => {
  const brand = await visitor(browser, inject("url"));
  const host = await visitor(browser, inject("url"), { theme: "dark", width: 390 });
  await register(brand.page);
  await signIn(host.page, "demo_host", demoPassword);
  await host.page.goto("/chat");
  await host.page.getByText("Live", { exact: true }).first().waitFor();
  await openPage(host.page, "/inquiries");
  const unreadBefore = await host.page.getByRole("main").getByText("(unread)").count();

  const { page } = brand;
  await openPage(page, "/events");
  await expectAccessible(page, "the events");
  await page.getByPlaceholder("Search events...").fill("AI Conf");
  await page.waitForURL(/q=AI/);
  await page.getByRole("link", { name: "AI Conference", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "AI Conference" }).waitFor();
  await page.getByRole("tab", { name: "Sponsorship" }).click();
  await page.getByRole("heading", { name: "Research Stage Partner" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Research Stage Partner" }).waitFor();
  await expectAccessible(page, "an event's packages");
  await picture(page, "event-sponsorship");

  await page.getByRole("button", { name: "Contact Organizer" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Organizer" });
  await dialog.getByLabel("Topic").selectOption("Custom package");
  await dialog.getByLabel("Message").fill(question);
  await expectAccessible(page, "Contact Organizer");
  await page.reload();
  expect(await dialog.getByLabel("Message").inputValue()).toBe(question);
  await picture(page, "contact-organizer");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await page.waitForURL(/\/inquiries\/.+/);
  await page.getByRole("log", { name: "Messages" }).getByText(question).waitFor();

  // Nothing is reloaded on the host's phone: the new thread appears live, and under the bell.
  await host.page
    .getByRole("main")
    .getByRole("link", { name: /Jo Journey.*unread/ })
    .first()
    .waitFor();
  expect(await host.page.getByRole("main").getByText("(unread)").count()).toBe(unreadBefore + 1);
  await expectAccessible(host.page, "the host's inbox");
  await picture(host.page, "inbox-dark-390");
  await host.page.getByRole("button", { name: /^Notifications/ }).click();
  await host.page.getByRole("button", { name: /^New message from Jo Journey/ }).click();
  await host.page.getByRole("log", { name: "Messages" }).getByText(question).waitFor();
  await expectAccessible(host.page, "the thread");
  await host.page.getByLabel("Reply").fill(reply);
  await host.page.getByRole("button", { name: "Send", exact: true }).click();
  await picture(host.page, "thread-dark-390");

  await page.getByRole("log", { name: "Messages" }).getByText(reply).waitFor();
  await expectAccessible(page, "the thread with its answer");
  await picture(page, "thread");

  // The host creates a package only for this sponsor, who is notified at once.
  await host.page.getByRole("link", { name: "Propose a package" }).click();
  const proposal = host.page.getByRole("dialog", { name: "Propose a package" });
  await proposal.getByLabel("Name").fill("Evening with founders");
  await proposal.getByLabel("Price").fill("7500");
  expect(await proposal.getByLabel("Spots").count()).toBe(0);
  await expectAccessible(host.page, "a package for one sponsor");
  await picture(host.page, "propose-package-dark-390");
  await proposal.getByRole("button", { name: "Propose package" }).click();
  await host.page.getByRole("region", { name: "Made for Jo Journey" }).getByText("$7,500").waitFor();

  await page.getByRole("region", { name: "Made for you" }).getByText("Evening with founders").waitFor();
  await expectAccessible(page, "the thread with a package");
  await picture(page, "thread-proposal");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page
    .getByRole("button", { name: /^Summit Works offered you Evening with founders for \$7,500/ })
    .click();
  await page.getByText("Evening with founders was made for you. Nobody else can see or take it.").waitFor();
  await page.getByText("The package costs $7,500. Leave it empty to offer that.").waitFor();
  await picture(page, "wizard-proposal");

  await openPage(host.page, "/inquiries");
  expect(await host.page.getByRole("main").getByText("(unread)").count()).toBe(unreadBefore);
  expect([...brand.complaints, ...host.complaints]).toEqual([]);
  await Promise.all([brand.context.close(), host.context.close()]);
});
