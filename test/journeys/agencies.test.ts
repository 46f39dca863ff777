import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoHost } from "../support/admins.ts";
import { newAgency } from "../support/agencies.ts";
import type { ApiUser } from "../support/api-user.ts";
import { launch } from "../support/browser.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf, type Member, member } from "../support/member.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A client whose offer the host has countered, so that the next move is the client's. */
async function negotiating(client: ApiUser, host: ApiUser): Promise<string> {
  const { id } = await offerAs(client, {
    eventId: "evt_founders_harbor",
    packageId: "pkg_founders_harbor_gold",
  });
  await moveAs(host, id, { action: "propose", amount: 9_000 });
  return id;
}

/** The client lets in the agency that asks. */
async function allow({ page }: Member): Promise<void> {
  await page.goto("/profile?tab=team");
  await page.getByRole("button", { name: "Allow Acme to act for you" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Allow" }).click();
  await page.getByText("Access granted").first().waitFor();
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Ask a company" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email address of the company's owner").fill(email);
  await dialog.getByLabel("What the agency sees").selectOption("deals");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Asked" }).getByText(email).waitFor();
}

/** Acts for the only client with what waits, and makes a counter-offer on the deal. */
async function counter(page: Page, deal: string, amount: string): Promise<void> {
  await page.goto(`/sponsorships/${deal}`);
  await page.getByRole("button", { name: "Make Counter-offer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Make Counter-offer" });
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByRole("button", { name: "Send offer" }).click();
}

describe("an agency", () => {
  it("asks two companies, negotiates for both, and one of them ends it in the middle", {
    timeout: 180_000,
  }, async () => {
    const [first, second] = [await member(browser, url), await member(browser, url)];
    const host = await demoHost(url);
    const deals = [await negotiating(first.api, host), await negotiating(second.api, host)] as const;
    const agency = await browserOf(browser, await newAgency(url));
    const { page } = agency;

    await page.goto("/");
    await page.getByRole("link", { name: "Clients" }).click();
    await page.getByText("No clients yet").waitFor();
    for (const client of [first, second]) await ask(page, client.user.email ?? "");
    await inEveryLook(page, "clients-asked");
    await first.page.goto("/profile?tab=team");
    await first.page.getByText("Asks for access").waitFor();
    await inEveryLook(first.page, "agencies");
    for (const client of [first, second]) await allow(client);

    await page.reload();
    await page.getByText(/^Over all clients: 2 waiting, 2 open deals/).waitFor();
    await inEveryLook(page, "clients");

    // For the first: the band says so, the menu has deals only, and another page says why it is not there.
    await page.getByRole("button", { name: "Switch to client Acme" }).first().click();
    await page.getByText("You act for Acme. Deals only.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Sponsorship Hub" }).waitFor();
    expect(await page.getByRole("link", { name: "Campaign Strategy" }).count()).toBe(0);
    await inEveryLook(page, "acting-for-client");
    await page.goto("/campaigns");
    await page.getByText("Your agency's access to Acme doesn't include this page.").waitFor();
    await inEveryLook(page, "out-of-scope");
    const { accountId } = (await (await page.request.get("/api/user")).json()) as { accountId: string };
    const [acting, other] = accountId === first.user.id ? [first, second] : [second, first];
    const [deal, otherDeal] = acting === first ? deals : [deals[1], deals[0]];
    await counter(page, deal, "8500");
    await page
      .getByText(/^Waiting for/)
      .first()
      .waitFor();

    // The other client's deal is not there, whatever address is opened.
    await page.goto(`/sponsorships/${otherDeal}`);
    await page.getByText("This isn't available").first().waitFor();

    // Back, and for the second.
    await page.getByRole("button", { name: "Back to Acme" }).click();
    await page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
    const waiting = page.getByRole("listitem").filter({ hasText: "1 thing waits" });
    await waiting.getByRole("button", { name: "Switch to client Acme" }).click();
    await page.getByText("You act for Acme. Deals only.").waitFor();
    await page.goto(`/sponsorships/${otherDeal}`);
    await page.getByRole("button", { name: "Make Counter-offer" }).first().waitFor();

    // The client ends it while the agency writes its counter-offer.
    await other.page.goto("/profile?tab=team");
    await other.page.getByRole("button", { name: "End access for Acme" }).click();
    await other.page.getByRole("dialog").getByRole("button", { name: "End access" }).click();
    await other.page.getByText("Access ended").first().waitFor();
    await page.getByRole("button", { name: "Make Counter-offer" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Make Counter-offer" });
    await dialog.getByLabel("Amount").fill("8000");
    await dialog.getByRole("button", { name: "Send offer" }).click();
    await page.getByText("Your access has ended").waitFor();
    await inEveryLook(page, "access-ended");
    await page.getByRole("button", { name: "Back to your own account" }).click();
    await page.getByRole("link", { name: "Clients" }).click();
    await page.getByRole("button", { name: "Switch to client Acme" }).waitFor();
    expect(await page.getByRole("button", { name: "Switch to client Acme" }).count()).toBe(1);
  });
});
