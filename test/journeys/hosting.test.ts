import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { pngFile } from "../support/pictures.ts";
import { confirmEmail, register, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
const seesStatus = (page: Page, text: string | RegExp) =>
  page.getByRole("status").getByText(text).first().waitFor();

/** What a host reads before saving something that deals name. */
const affected = (page: Page) => page.getByRole("dialog", { name: "Change what contracts say?" });
const saveForAll = (page: Page) =>
  affected(page).getByRole("button", { name: "Save and tell everybody" }).click();

const expectImage = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector<HTMLImageElement>("img[src^='/api/event-images/']")?.naturalWidth === 1_280,
  );

/** Runs in a sponsor's page. */
const offerFor = async (eventId: string) => {
  const event = (await (await fetch(`/api/events/${eventId}`)).json()) as {
    packages: { id: string; packageHash: string }[];
  };
  const { id: packageId, packageHash } = event.packages[0] ?? {};
  const body = JSON.stringify({ packageId, packageHash, amount: 11_000 });
  const headers = { "content-type": "application/json" };
  return (await fetch("/api/sponsorship-deals", { method: "POST", headers, body })).status;
};

it("a host creates an event, publishes it, resolves a conflict, cancels it, and reads its history", async () => {
  const laptop = await visitor(browser, inject("url"));
  const phone = await visitor(browser, inject("url"), { theme: "dark", width: 390 });
  const brand = await visitor(browser, inject("url"));
  const host = await register(laptop.page, "event_host");
  await signIn(phone.page, host, password);
  await confirmEmail(brand.page, await register(brand.page));
  const name = `Harbor Night ${host}`;

  await openPage(brand.page, "/events");
  expect(await brand.page.getByRole("link", { name: /Create Event|Your Events/ }).count()).toBe(0);

  const { page } = laptop;
  await openPage(page, "/hosting");
  await page.getByText("No events yet").waitFor();
  await expectAccessible(page, "no events of one's own");
  await openPage(page, "/events");
  await page.getByRole("link", { name: "Create Event" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("region", { name: "3 fields need your attention" }).waitFor();
  await expectAccessible(page, "a new event with errors");
  await picture(page, "hosting-new-errors");
  await page.reload();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe(name);
  await page.getByLabel("Category").selectOption("Startup");
  await page.getByLabel("Begins").fill(inDays(60));
  await page.getByLabel("Ends", { exact: true }).fill(inDays(61));
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();

  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("link", { name: "Description: Description is required" }).waitFor();
  await page.getByRole("link", { name: "Location: Location is required" }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "location");
  await page.keyboard.type("Singapore");
  await page.getByLabel("Description").fill("Three days by the water.");
  await page.getByRole("button", { name: "Add package" }).click();
  const dialog = page.getByRole("dialog", { name: "Add package" });
  await dialog.getByLabel("Name").fill("Harbor Partner");
  await dialog.getByLabel("Price").fill("12,500");
  await dialog.getByLabel("Spots").fill("2");
  await dialog.getByRole("button", { name: "Add benefit" }).click();
  await dialog.getByLabel("What the sponsor gets").fill("Full pass");
  await dialog.getByLabel("Quantity").fill("4");
  await dialog.getByLabel("Kind").selectOption("Tickets");
  await expectAccessible(page, "a package");
  await picture(page, "hosting-package");
  await dialog.getByRole("button", { name: "Save package" }).click();
  await page.getByText("2 spots", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Add add-on" }).click();
  const extra = page.getByRole("dialog", { name: "Add add-on" });
  await extra.getByLabel("What the sponsor gets").fill("Seat at the dinner");
  await extra.getByLabel("Kind").selectOption("Tickets");
  await extra.getByLabel("Price").fill("900");
  await extra.getByLabel("Capacity").fill("3");
  await expectAccessible(page, "an add-on");
  await picture(page, "hosting-add-on");
  await extra.getByRole("button", { name: "Save add-on" }).click();
  await page.getByText("$900").waitFor();
  await page.getByLabel("One sponsor per industry").check();
  const image = { name: "harbor.png", mimeType: "image/png", buffer: Buffer.from(pngFile(640, 360)) };
  await page.getByLabel("Image file").setInputFiles(image);
  await seesStatus(page, "Image saved");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Upcoming").first().waitFor();
  await expectAccessible(page, "an event of one's own");
  await picture(page, "hosting-event");

  const eventId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await openPage(brand.page, `/events?q=${host}`);
  await expectImage(brand.page);
  await picture(brand.page, "events-with-image");
  await brand.page.getByRole("link", { name, exact: true }).click();
  await brand.page.getByRole("tab", { name: "Sponsorship" }).click();
  await brand.page.getByText("4 × Full pass").waitFor();
  await brand.page.getByText("Seat at the dinner").waitFor();
  await brand.page.getByText("One sponsor per industry.").waitFor();
  await expectAccessible(brand.page, "an event with add-ons");
  expect(await brand.page.getByRole("link", { name: "Edit event" }).count()).toBe(0);
  const saved = brand.page.waitForResponse((answer) => answer.url().endsWith("/saved"));
  await brand.page.getByRole("button", { name: "Save Event" }).click();
  await saved;

  // Such an event requires the sponsor's industry.
  await brand.page.getByRole("link", { name: "Select Package" }).click();
  await brand.page.getByText("Choose your industry on your profile first.").waitFor();
  await expectAccessible(brand.page, "a package for one sponsor per industry");
  await picture(brand.page, "deal-industry-missing");
  await brand.page.getByRole("link", { name: "Edit profile" }).click();
  const profile = brand.page.getByRole("region", { name: "Profile", exact: true });
  await profile.getByLabel("Industry").selectOption("Finance");
  await brand.page.getByRole("button", { name: "Save changes" }).click();
  await seesStatus(brand.page, "Profile saved");

  // A sponsor's offer holds a spot, and waits for the host.
  expect(await brand.page.evaluate(offerFor, eventId)).toBe(201);
  await openPage(page, "/hosting");
  await page.getByRole("link", { name }).waitFor();
  await picture(page, "hosting-list");
  await openPage(page, "/hosting?view=desk");
  await page.getByRole("link", { name: /^Answer offer: Acme offered/ }).waitFor();
  await expectAccessible(page, "what a host has to do");
  await picture(page, "hosting-desk");
  await page.getByRole("tab", { name: "Capacity" }).click();
  await page.getByRole("link", { name }).waitFor();
  expect(await page.getByRole("tabpanel").getByRole("definition").allTextContents()).toEqual([
    "0",
    "1",
    "1",
    "0",
    "0",
    "0",
    "3",
  ]);
  await expectAccessible(page, "capacity");
  await picture(page, "hosting-capacity");
  await openPage(phone.page, "/hosting?view=desk");
  await phone.page.getByRole("link", { name: /^Answer offer: Acme offered/ }).waitFor();
  await expectAccessible(phone.page, "what a host has to do on a phone");
  await picture(phone.page, "hosting-desk-dark-390");
  await page.goto(`/hosting/${eventId}`);

  // The phone has the event open while the laptop changes it.
  await openPage(phone.page, "/hosting");
  await phone.page.getByText("Upcoming").waitFor();
  await expectAccessible(phone.page, "one's own events on a phone");
  await picture(phone.page, "hosting-dark-390");
  await phone.page.getByRole("link", { name }).click();
  await phone.page.getByLabel("Location").fill("Singapore, Pier 9");
  await page.getByLabel("Location").fill("Singapore, Hall 2");
  await page.getByRole("button", { name: "Save changes" }).click();
  await affected(page).getByText("Acme: Harbor Partner").waitFor();
  await expectAccessible(page, "the deals that follow a change");
  await picture(page, "hosting-affected");
  await saveForAll(page);
  await seesStatus(page, "Changes saved");
  await phone.page.getByRole("button", { name: "Save changes" }).click();
  await affected(phone.page).getByText("Acme: Harbor Partner").waitFor();
  await picture(phone.page, "hosting-affected-dark-390");
  await saveForAll(phone.page);
  const conflict = phone.page.getByRole("dialog", { name: "Someone else changed this event" });
  await conflict.getByText("Singapore, Hall 2").waitFor();
  await expectAccessible(phone.page, "a conflict");
  await picture(phone.page, "hosting-conflict-dark-390");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await saveForAll(phone.page);
  await seesStatus(phone.page, "Changes saved");
  await expectAccessible(phone.page, "an event on a phone");
  await picture(phone.page, "hosting-event-dark-390");

  await page.reload();
  expect(await page.getByLabel("Location").inputValue()).toBe("Singapore, Pier 9");
  await page.getByRole("button", { name: "Cancel event" }).click();
  await page.getByLabel("Reason").fill("The pier is closed.");
  await expectAccessible(page, "the question before canceling");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel event" }).click();
  await page.getByText("This event was canceled: The pier is closed.").waitFor();
  // Whose offer ended with it is notified by the host's click itself.
  await brand.page.reload();
  await brand.page.getByRole("button", { name: /^Notifications.*unread/ }).click();
  await brand.page.getByText(`${name} was canceled`).first().waitFor();
  await brand.page.getByText("The deal has ended").first().waitFor();

  await page.getByRole("tab", { name: "History" }).click();
  const history = page.getByRole("list", { name: "What was changed, newest first" }).getByRole("listitem");
  await history.first().getByText("canceled the event").waitFor();
  await history.nth(1).getByText("Singapore, Pier 9").waitFor();
  await expectAccessible(page, "an event's history");
  await picture(page, "hosting-history");

  expect([...laptop.complaints, ...phone.complaints, ...brand.complaints]).toEqual([]);
  await Promise.all([laptop, phone, brand].map(({ context }) => context.close()));
});
