import { getSponsorshipDeal, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { getEvent } from "@marquee/contracts/events/events";
import {
  createEvent,
  createSponsorshipPackage,
  transitionEvent,
  updateEvent,
} from "@marquee/contracts/events/hosting";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { confirmEmail, register, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dayMs = 86_400_000;
const changedTitle = "This has changed since you opened it";

/** A new host's published event with one package. */
async function publishEvent(host: ApiUser): Promise<string> {
  const { client } = host;
  const beginsMs = Date.now() + 60 * dayMs;
  const { id } = await client.call(createEvent, {
    body: {
      name: "Lantern Nights",
      description: "Two evenings by the water.",
      location: "Boston, MA",
      date: new Date(beginsMs).toISOString(),
      endsAt: new Date(beginsMs + dayMs).toISOString(),
      attendeeCount: 2_000,
      attendeeType: "Founders",
      category: "startup",
    },
  });
  const body = {
    name: "Pier Partner",
    price: 20_000,
    tier: "gold",
    benefits: ["Logo"],
    maxSponsors: 3,
  } as const;
  await client.call(createSponsorshipPackage, {
    params: { id },
    body: { ...body, benefits: ["Logo on the pier"] },
  });
  const { version } = await client.call(getEvent, { params: { id } });
  await client.call(transitionEvent, { params: { id }, body: { action: "publish", version } });
  return id;
}

/** Cuts the live connection, and stops the page from asking again by itself when it gets focus. */
async function withoutNews(page: Page): Promise<void> {
  await page.context().routeWebSocket(/\/ws/, (socket) => socket.close());
}

const region = (page: Page) => page.getByRole("region", { name: "Deal", exact: true });
const note = (page: Page) => page.getByRole("alert", { name: changedTitle });

it("nothing is offered, accepted or signed unseen while the host changes the event at each step", async () => {
  const host = await ApiUser.confirmed(inject("url"), "event_host");
  const eventId = await publishEvent(host);
  const move = async (location: string) => {
    const { version } = await host.client.call(getEvent, { params: { id: eventId } });
    await host.client.call(updateEvent, { params: { id: eventId }, body: { version, location } });
  };
  const left = await visitor(browser, inject("url"));
  const right = await visitor(browser, inject("url"), { theme: "dark", width: 390 });
  const [brandPage, hostPage] = [left.page, right.page];
  const brandName = await register(brandPage);
  await confirmEmail(brandPage, brandName);
  await signIn(hostPage, host.user?.username ?? "", password);
  for (const page of [brandPage, hostPage]) await withoutNews(page);
  const deals = () => host.client.call(listSponsorshipDeals, { query: { event: eventId } });

  // The offer: the event moves while the sponsor reads the review.
  await openPage(brandPage, `/events?event=${eventId}&tab=sponsorship`);
  await brandPage.getByRole("link", { name: "Select Package: Pier Partner" }).click();
  await brandPage.getByLabel("Message to the host").fill("We bring a boat.");
  await brandPage.getByRole("button", { name: "Next" }).click();
  await brandPage.getByText("Boston, MA").waitFor();
  await move("Salem, MA");
  await brandPage.getByRole("button", { name: "Send offer" }).click();
  await note(brandPage).getByText("Salem, MA").waitFor();
  expect(await deals()).toEqual([]);
  await expectAccessible(brandPage, "an offer for what has changed");
  await picture(brandPage, "offer-changed");
  await note(brandPage).getByRole("button", { name: "I've read the changes" }).click();
  await brandPage.getByText("We bring a boat.").waitFor();
  await brandPage.getByRole("button", { name: "Send offer" }).click();
  await region(brandPage)
    .getByRole("status")
    .getByText(/^Waiting for/)
    .waitFor();
  const [{ id } = { id: "" }] = await deals();
  const stored = () => host.client.call(getSponsorshipDeal, { params: { id } });

  // The acceptance: the event moves while the host reads the question.
  await openPage(hostPage, `/sponsorships/${id}`);
  await hostPage.getByRole("button", { name: "Accept Contract" }).click();
  await move("Lynn, MA");
  await hostPage.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await note(hostPage).getByText("Lynn, MA").waitFor();
  expect((await stored()).status).toBe("negotiating");
  await note(hostPage).getByRole("button", { name: "I've read the changes" }).click();
  await hostPage.getByText("This is no longer possible.", { exact: false }).waitFor();
  await hostPage.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await hostPage.getByRole("button", { name: "Change Offer" }).click();
  await hostPage.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await region(hostPage)
    .getByRole("status")
    .getByText(/^Waiting for/)
    .waitFor();

  // The sponsor accepts what they read, and the event moves while they type their signature.
  await openPage(brandPage, `/sponsorships/${id}`);
  await brandPage.getByRole("button", { name: "Accept Contract" }).click();
  await brandPage.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await brandPage.getByRole("button", { name: "Sign Contract" }).click();
  const signing = brandPage.getByRole("dialog", { name: "Sign Contract" });
  await signing.getByLabel("Your full name").fill("Jo Journey");
  await signing.getByLabel("Password", { exact: true }).fill(password);
  await move("Quincy, MA");
  await signing.getByRole("button", { name: "Sign contract" }).click();
  await note(brandPage).getByText("Quincy, MA").waitFor();
  expect((await stored()).signedBy).toEqual([]);
  await expectAccessible(brandPage, "a signature under what has changed");
  await picture(brandPage, "sign-changed");
  await note(brandPage).getByRole("button", { name: "I've read the changes" }).click();
  expect(await signing.getByLabel("Your full name").inputValue()).toBe("Jo Journey");
  await signing.getByRole("button", { name: "Sign contract" }).click();
  await region(brandPage)
    .getByRole("status")
    .getByText(/signed/)
    .waitFor();
  expect((await stored()).signedBy).toEqual(["brand"]);

  // The second signature: the event moves once more, and the first signature no longer counts.
  await openPage(hostPage, `/sponsorships/${id}`);
  await hostPage.getByRole("button", { name: "Sign Contract" }).click();
  const second = hostPage.getByRole("dialog", { name: "Sign Contract" });
  await second.getByLabel("Your full name").fill("Test User");
  await second.getByLabel("Password", { exact: true }).fill(password);
  await move("Hull, MA");
  await second.getByRole("button", { name: "Sign contract" }).click();
  await note(hostPage).getByText("Hull, MA").waitFor();
  await picture(hostPage, "sign-changed-dark-390");
  expect(await stored()).toMatchObject({ status: "pending", signedBy: [] });
  await note(hostPage).getByRole("button", { name: "I've read the changes" }).click();
  await second.getByText("You can no longer sign.", { exact: false }).waitFor();
  await second.getByRole("button", { name: "Cancel" }).click();

  // Both sign what the event says now.
  for (const [page, name] of [
    [brandPage, "Jo Journey"],
    [hostPage, "Test User"],
  ] as const) {
    await openPage(page, `/sponsorships/${id}`);
    await page.getByText("Hull, MA").first().waitFor();
    await page.getByRole("button", { name: "Sign Contract" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Contract" });
    await dialog.getByLabel("Your full name").fill(name);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Sign contract" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(await stored()).toMatchObject({ status: "active", facts: { event: { location: "Hull, MA" } } });

  // A signed deal whose event moves: the sponsor reads that they may leave, and does.
  await move("Revere, MA");
  await openPage(brandPage, `/sponsorships/${id}`);
  await region(brandPage).getByText("You can also leave the deal without fault.", { exact: false }).waitFor();
  await picture(brandPage, "deal-amended");
  await brandPage.getByRole("button", { name: "Cancel Deal" }).click();
  await brandPage
    .getByRole("dialog")
    .getByText("You leave the deal without fault", { exact: false })
    .waitFor();
  await brandPage.getByRole("dialog").getByLabel("Reason").fill("Too far for us.");
  await brandPage.getByRole("dialog").getByRole("button", { name: "Cancel deal" }).click();
  await region(brandPage).getByText("Canceled by you: Too far for us.").waitFor();
  expect([...left.complaints, ...right.complaints]).toEqual([]);
  for (const page of [brandPage, hostPage]) await page.context().close();
});
