import { register, type User } from "@marquee/contracts/account/auth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { newAgency } from "../support/agencies.ts";
import { ApiUser, newcomer } from "../support/api-user.ts";
import { launch } from "../support/browser.ts";
import { countPresses, Keyboard } from "../support/keyboard.ts";
import { browserOf, type Member, member } from "../support/member.ts";
import { linkIn, received } from "../support/outbox.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens the account menu and picks what has this name with the arrow keys. */
async function chooseAccount(page: Page, keyboard: Keyboard, name: RegExp): Promise<void> {
  await keyboard.to(/account menu/, 60);
  await keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name }).waitFor();
  for (let at = 0; at < 30 && !name.test(await keyboard.focusedName()); at++) await keyboard.press("ArrowUp");
  expect(await keyboard.focusedName()).toMatch(name);
  await keyboard.press("Enter");
}

/** Invites an address as a member. */
async function invite({ page }: Member, keyboard: Keyboard, email: string): Promise<void> {
  await page.goto("/profile?tab=team");
  await page.getByText(/^Only you so far/).waitFor();
  await keyboard.to(/^Invite people/, 60);
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await keyboard.to(/^Email/);
  await keyboard.type(email);
  await keyboard.press("Enter");
  await page.getByRole("region", { name: "Open invitations" }).getByText(email).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await keyboard.done("invite");
}

it("people need no pointer: invite, join, switch, give another role, remove", {
  timeout: 180_000,
}, async () => {
  const owner = await member(browser, url);
  const presses = await countPresses(owner.context);
  const keyboard = new Keyboard(owner.page);
  const invited = new ApiUser(url);
  const { email } = await invited.client.call(register, {
    body: { ...newcomer(), name: "Mia Okafor", company: "Okafor Studio" },
  });
  await invite(owner, keyboard, email ?? "");

  const { page: theirs, context } = await browserOf(browser, invited);
  const theirPresses = await countPresses(context);
  const fingers = new Keyboard(theirs);
  await theirs.goto("/");
  await theirs.getByRole("heading", { level: 1 }).waitFor();
  await theirs.goto(linkIn(await received(url, email ?? "", /invited you to/)));
  await theirs.getByRole("button", { name: "Join Acme" }).waitFor();
  await theirs.getByRole("button", { name: "Join Acme" }).waitFor();
  await fingers.to(/^Join Acme/);
  await fingers.press("Enter");
  await theirs.getByRole("button", { name: /Acme MO, account menu/ }).waitFor();
  await theirs.goto("/sponsorships");
  await theirs.getByRole("heading", { level: 1 }).waitFor();
  await chooseAccount(theirs, fingers, /^Okafor Studio/);
  const company = async () => ((await (await theirs.request.get("/api/user")).json()) as User).company;
  await expect.poll(company, { timeout: 20_000 }).toBe("Okafor Studio");

  await owner.page.reload();
  await owner.page.getByRole("button", { name: /^Change Mia Okafor's role/ }).waitFor();
  await keyboard.to(/^Change Mia Okafor's role/, 60);
  await keyboard.press("Enter");
  const dialog = owner.page.getByRole("dialog");
  await dialog.waitFor();
  await keyboard.to(/^Role/);
  await keyboard.type("Manager");
  await keyboard.press("Enter");
  await keyboard.to(/^Save changes/);
  await keyboard.press("Enter");
  await owner.page.getByText("Team updated").first().waitFor();
  await dialog.waitFor({ state: "detached" });
  await keyboard.done("role");
  await keyboard.to(/^Remove Mia Okafor/, 60);
  await keyboard.press("Enter");
  await owner.page.getByRole("button", { name: "Remove from team" }).waitFor();
  await keyboard.to(/^Remove from team/);
  await keyboard.press("Enter");
  await owner.page.getByText("Removed from the team").first().waitFor();
  await keyboard.done("remove");
  expect(presses() + theirPresses()).toBe(0);
});

it("agencies need no pointer: ask, allow, act for the client, come back, end it", {
  timeout: 180_000,
}, async () => {
  const client = await member(browser, url);
  const agency = await browserOf(browser, await newAgency(url));
  const [presses, theirPresses] = [await countPresses(client.context), await countPresses(agency.context)];
  const [keyboard, theirs] = [new Keyboard(agency.page), new Keyboard(client.page)];

  await agency.page.goto("/clients");
  await agency.page.getByText("No clients yet").waitFor();
  await keyboard.to(/^Ask a company/, 60);
  await keyboard.press("Enter");
  await agency.page.getByRole("dialog").waitFor();
  await keyboard.to(/^Email address of the company's owner/);
  await keyboard.type(client.user.email ?? "");
  await keyboard.to(/^Send request/);
  await keyboard.press("Enter");
  await agency.page.getByRole("dialog").waitFor({ state: "detached" });
  await keyboard.done("ask");

  await client.page.goto("/profile?tab=team");
  await client.page.getByText("Asks for access").waitFor();
  await theirs.to(/^Allow Acme to act for you/, 60);
  await theirs.press("Enter");
  await client.page.getByRole("dialog").waitFor();
  await theirs.to(/^Allow$/);
  await theirs.press("Enter");
  await client.page.getByText("Access granted").first().waitFor();
  await client.page.getByRole("dialog").waitFor({ state: "detached" });
  await theirs.done("allow");

  await agency.page.reload();
  await agency.page.getByRole("button", { name: "Switch to client Acme" }).waitFor();
  await keyboard.to(/^Switch to client Acme/, 60);
  await keyboard.press("Enter");
  await agency.page.getByText(/^You act for Acme/).waitFor();
  await keyboard.to(/^Back to Acme/, 60);
  await keyboard.press("Enter");
  await agency.page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();

  await theirs.to(/^End access for Acme/, 60);
  await theirs.press("Enter");
  await client.page.getByRole("dialog").waitFor();
  await theirs.to(/^End access$/);
  await theirs.press("Enter");
  await client.page.getByText("Access ended").first().waitFor();
  await theirs.done("end");
  expect(presses() + theirPresses()).toBe(0);
});
