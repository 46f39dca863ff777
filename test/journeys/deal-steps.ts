import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { expectAccessible } from "../support/browser.ts";

const dayMs = 86_400_000;

/** Publishes a new host's event, with one package of one spot. */
export async function publishEvent() {
  const host = await ApiUser.confirmed(inject("url"), "event_host");
  const beginsMs = Date.now() + 60 * dayMs;
  const { client } = host;
  const created = await client.call(createEvent, {
    body: {
      name: `Harbor Nights ${host.user?.username}`,
      description: "Three evenings by the water.",
      location: "Boston, MA",
      date: new Date(beginsMs).toISOString(),
      endsAt: new Date(beginsMs + 2 * dayMs).toISOString(),
      attendeeCount: 2_000,
      attendeeType: "Founders",
      category: "startup",
    },
  });
  await client.call(createSponsorshipPackage, {
    params: { id: created.id },
    body: {
      name: "Pier Partner",
      description: "Your name on the pier.",
      price: 20_000,
      tier: "gold",
      benefits: ["Logo on the pier"],
      maxSponsors: 1,
    },
  });
  const { version } = await client.call(getEvent, { params: { id: created.id } });
  await client.call(transitionEvent, { params: { id: created.id }, body: { action: "publish", version } });
  return { host, hostName: host.user?.username ?? "", eventId: created.id, eventName: created.name };
}

/** Signs; a name other than the account's takes one more click. */
export async function sign(page: Page, name: string, secret: string, accountName = name): Promise<void> {
  await page.getByRole("button", { name: "Sign Contract" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Contract" });
  await dialog.getByLabel("Your full name").fill(name);
  await dialog.getByLabel("Password", { exact: true }).fill(secret);
  const meant = dialog.getByLabel(`Your account's name is ${accountName}. Sign with the other name.`);
  expect(await meant.count()).toBe(name === accountName ? 0 : 1);
  if (name !== accountName) {
    await dialog.getByRole("button", { name: "Sign contract" }).click();
    await dialog.getByText("Say that you mean to sign with another name").first().waitFor();
    await meant.check();
  }
  await expectAccessible(page, "signing");
  await dialog.getByRole("button", { name: "Sign contract" }).click();
  await dialog.waitFor({ state: "detached" });
}
