import { demoPassword } from "@marquee/seed/content/demo-users";
import { expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, visitor } from "../support/browser.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";
import { signIn } from "./steps.ts";

const url = inject("url");

it("a host asks for another role, an admin reads what it means and decides, and the host is told", {
  timeout: 180_000,
}, async () => {
  const host = await ApiUser.confirmed(url, "event_host");
  const username = host.user?.username ?? "";
  await publishedEvent(host);
  const browser = await launch();
  const theirs = await browserOf(browser, host);
  const { page } = theirs;
  await page.goto("/profile");
  await page.getByRole("button", { name: "Change your role" }).click();
  await page.getByLabel("New role").selectOption("Brand");
  await page.getByText("You have 1 published event, which a brand can't continue.").waitFor();
  await page.getByLabel("New role").selectOption("Agency");
  await page.getByText("1 published event will go on as before.").waitFor();
  await page.getByLabel("Why do you need it?").fill("We sponsor events for our clients now.");
  await inEveryLook(page, "role-change");
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByText("Waiting for an admin").waitFor();

  const { page: desk, complaints } = await visitor(browser, url);
  await signIn(desk, "demo_admin", demoPassword);
  await desk.goto("/admin?tab=approvals");
  await desk.getByRole("button", { name: `Approve: role change of ${username}` }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText("Goes on as before: 1 published event.").waitFor();
  await dialog.getByLabel("Reason").fill("You do both now");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await desk.getByText("Role changed").waitFor();

  await page.goto("/notifications");
  await page.getByText("Your role is now Agency").waitFor();
  await page.goto("/profile");
  await page.getByText("Agency", { exact: true }).waitFor();
  expect([...complaints, ...theirs.complaints]).toEqual([]);
  await browser.close();
});
