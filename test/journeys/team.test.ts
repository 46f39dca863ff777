import { getCurrentUser } from "@marquee/contracts/account/auth";
import { atNight } from "@marquee/testkit/night";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newcomer, password } from "../support/api-user.ts";
import { launch, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf, member } from "../support/member.ts";
import { linkIn, received } from "../support/outbox.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("a team", () => {
  it("an owner invites, the invited person registers from the mail, works for the company and leaves no more than their name", async () => {
    const { page: owner } = await member(browser, url);
    await owner.goto("/");
    await owner.getByRole("link", { name: "Team Management" }).click();
    await owner.getByRole("heading", { level: 1, name: "Team Management" }).waitFor();
    await owner.getByText(/^Only you so far/).waitFor();

    const invited = newcomer();
    await owner.getByRole("button", { name: "Invite people" }).click();
    const dialog = owner.getByRole("dialog");
    await dialog.getByLabel("Email").fill(invited.email);
    await dialog.getByLabel("Role").selectOption("viewer");
    await dialog.getByLabel("Monthly credit cap").fill("1,000");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await owner.getByRole("region", { name: "Open invitations" }).getByText(invited.email).waitFor();
    await inEveryLook(owner, "team");

    // The invited person, in a browser of their own, from the mail.
    const link = linkIn(await received(url, invited.email, /invited you to/));
    const { page: person } = await visitor(browser, url);
    await person.goto(link);
    await person.getByText(/invited you to work in Acme's account as a viewer/).waitFor();
    await inEveryLook(person, "invitation");
    await person.getByRole("link", { name: "Create account" }).click();
    expect(await person.getByLabel("Email", { exact: true }).inputValue()).toBe(invited.email);
    await person.getByLabel("Username").fill(invited.username);
    await person.getByLabel("Full Name").fill("Mia Okafor");
    await person.getByLabel("Company").fill("Okafor Studio");
    await person.getByLabel("Brand").check();
    await person.getByLabel("Password", { exact: true }).fill(password);
    await person.getByLabel("Confirm Password", { exact: true }).fill(password);
    await person.getByRole("button", { name: "Create account" }).click();
    await person.getByRole("button", { name: "Join Acme" }).click();
    await person.getByRole("button", { name: /Acme MO, account menu/ }).waitFor();

    // A viewer reads everything and is told why they change nothing.
    await person.goto("/credits");
    await person.getByText("Only owners buy credits for this company.", { exact: false }).waitFor();
    await person.goto("/profile?tab=team");
    await person.getByText("Mia Okafor").waitFor();
    expect(await person.getByRole("button", { name: "Invite people" }).count()).toBe(0);

    // Their own account stays as it was; the page stays where it is.
    await person.getByRole("button", { name: /account menu of Mia Okafor/ }).click();
    await person.getByRole("menuitemradio", { name: /Okafor Studio/ }).click();
    await person.getByRole("button", { name: "Invite people" }).waitFor();
    expect(new URL(person.url()).search).toBe("?tab=team");
    await person.getByRole("button", { name: /account menu of Mia Okafor/ }).click();
    await person.getByRole("menuitemradio", { name: /Acme/ }).click();
    await person.getByRole("button", { name: /Acme MO, account menu/ }).waitFor();

    // An address may say which account it is about.
    const { id } = (await (await person.request.get("/api/user")).json()) as { id: string };
    await person.goto(`/sponsorships?account=${id}`);
    await person.getByText("This page belongs to Okafor Studio.").waitFor();
    await inEveryLook(person, "other-account");
    await person.getByRole("button", { name: "Switch to Okafor Studio" }).click();
    await person.getByRole("heading", { level: 1, name: "Sponsorship Hub" }).waitFor();
    await person.goto("/profile?account=usr_of_nobody_here");
    await person.getByText("This page belongs to an account that isn't yours").waitFor();
    await person.goto("/profile?tab=team");
    await person.getByRole("button", { name: /account menu of Mia Okafor/ }).click();
    await person.getByRole("menuitemradio", { name: /Acme/ }).click();
    await person.getByRole("button", { name: /Acme MO, account menu/ }).waitFor();

    // The owner sees them, makes them a manager, and removes them.
    await owner.reload();
    await owner.getByRole("button", { name: "Change Mia Okafor's role or cap" }).click();
    await owner.getByRole("dialog").getByLabel("Role").selectOption("manager");
    await owner.getByRole("button", { name: "Save changes" }).click();
    await owner.getByText("Team updated").first().waitFor();
    await owner.getByText("0 of 1,000 credits used this month").waitFor();
    await person.goto("/profile");
    await person.getByLabel("Company", { exact: true }).fill("Acme Worldwide");
    await person.getByRole("button", { name: "Save changes" }).click();
    await person.getByText("Profile saved").first().waitFor();
    await owner.reload();
    await owner.getByRole("button", { name: "Remove Mia Okafor from the team" }).click();
    await owner.getByRole("button", { name: "Remove from team" }).click();
    await owner.getByText("Removed from the team").first().waitFor();
    await person.goto("/sponsorships");
    await person.getByLabel("Username").waitFor();

    // The link that was used leads nowhere, and says so.
    await person.goto(link);
    await person.getByText("This invitation was already accepted.").waitFor();
  });

  it.runIf(atNight)("offers ownership to somebody, who accepts it on their page", async () => {
    const { page, api } = await member(browser, url);
    const second = await joined(api, "manager", { name: "Nina Park" });
    await page.goto("/profile?tab=team");
    await page.getByRole("button", { name: "Change Nina Park's role or cap" }).click();
    await page.getByRole("dialog").getByLabel("Role").selectOption("owner");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Ownership offered", { exact: true }).first().waitFor();
    const { page: theirs } = await browserOf(browser, second);
    await theirs.goto("/profile?tab=team");
    await theirs.getByRole("button", { name: "Accept ownership" }).click();
    await theirs.getByText("You're an owner now").first().waitFor();
    expect((await second.client.call(getCurrentUser, {})).teamRole).toBe("owner");
  });
});
