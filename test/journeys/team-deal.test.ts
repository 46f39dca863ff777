import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser, password } from "../support/api-user.ts";
import { launch } from "../support/browser.ts";
import { moveAs } from "../support/deal-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";
import { joined } from "../support/team.ts";
import { publishEvent, sign } from "./deal-steps.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a member drafts a deal for the company and is told who signs, a manager hears of it and signs it, a viewer only reads", async () => {
  const { host, eventId } = await publishEvent();
  const owner = await ApiUser.confirmed(url);
  const member = await joined(owner, "member", { name: "Mia Okafor" });
  const manager = await joined(owner, "manager", { name: "Nina Park" });
  const viewer = await joined(owner, "viewer", { name: "Vic Reed" });
  for (const person of [member, manager]) await person.confirm();

  // The member negotiates like anybody else.
  const drafting = await browserOf(browser, member);
  await drafting.page.goto(`/events?event=${eventId}&tab=sponsorship`);
  await drafting.page.getByRole("link", { name: "Select Package: Pier Partner" }).click();
  await drafting.page.getByText(/^We're holding a spot for you for/).waitFor();
  await drafting.page.getByLabel("Offer amount").fill("18,000");
  await drafting.page.getByRole("button", { name: "Next" }).click();
  await drafting.page.getByRole("button", { name: "Send offer" }).click();
  await drafting.page.getByText(/^Waiting for Test User to answer/).waitFor();

  // Once the host accepts, the company's signature is a manager's.
  const [deal] = await owner.client.call(listSponsorshipDeals, {});
  const id = deal?.id ?? "";
  await moveAs(host, id, { action: "accept" });
  await drafting.page.getByText("Managers and owners sign for your company.").waitFor();
  await drafting.page.getByText("Managers and owners sign for your company.").waitFor();
  expect(await drafting.page.getByRole("button", { name: "Sign Contract" }).count()).toBe(0);
  await inEveryLook(drafting.page, "deal-of-a-member");

  // A colleague is mentioned by keyboard alone, and finds the message by the notification.
  await drafting.page.goto(`/sponsorships/${id}?tab=messages`);
  const box = drafting.page.getByRole("textbox", { name: /^Message to/ });
  await box.pressSequentially("Please sign, @ni");
  await drafting.page.getByRole("listbox").getByRole("option", { name: "Nina Park" }).waitFor();
  await inEveryLook(drafting.page, "mention");
  await box.press("Enter");
  await drafting.page.getByText("Nina Park will be notified.").waitFor();
  await drafting.page.getByRole("button", { name: "Send" }).click();
  await drafting.page.getByRole("log").getByText("@Nina Park").waitFor();
  await inEveryLook(drafting.page, "mentioned");

  const reading = await browserOf(browser, viewer);
  await reading.page.goto(`/sponsorships/${id}`);
  await reading.page.getByRole("region", { name: "Deal", exact: true }).waitFor();
  expect(await reading.page.getByRole("button", { name: /Contract|Cancel Deal|Changes/ }).count()).toBe(0);
  await reading.page.goto("/sponsorships/new");
  await reading.page.getByText(/^You're a viewer in this company/).waitFor();
  await inEveryLook(reading.page, "new-deal-of-a-viewer");

  const signing = await browserOf(browser, manager);
  await signing.page.goto("/notifications");
  await signing.page.getByRole("link", { name: /^Mia Okafor mentioned you on the deal for/ }).click();
  await signing.page.getByRole("log").getByText("@Nina Park").waitFor();
  await signing.page.goto(`/sponsorships/${id}`);
  await sign(signing.page, "Nina Park", password);
  await signing.page
    .getByRole("region", { name: "Deal", exact: true })
    .getByRole("status")
    .getByText("You signed the contract. Waiting for Test User to sign it.", { exact: false })
    .waitFor();
  const [signed] = await owner.client.call(listSponsorshipDeals, {});
  expect(signed).toMatchObject({ id, status: "pending" });
  expect([...drafting.complaints, ...reading.complaints, ...signing.complaints]).toEqual([]);
});
