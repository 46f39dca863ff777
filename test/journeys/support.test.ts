import { demoPassword } from "@marquee/seed/content/demo-users";
import { expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { browserOf } from "../support/member.ts";
import { signIn } from "./steps.ts";

const url = inject("url");

it("a user finds refunds in Help, writes to support, and reads an admin's answer", {
  timeout: 180_000,
}, async () => {
  const brand = await ApiUser.confirmed(url);
  const username = brand.user?.username ?? "";
  const browser = await launch();
  const theirs = await browserOf(browser, brand);
  const { page } = theirs;
  await page.goto("/help?q=refund");
  await page.getByRole("heading", { name: "Ask for a refund, or for help" }).waitFor();
  await page.getByRole("link", { name: "Contact support" }).first().click();
  await page.goto("/support?page=%2Fcredits&reference=req-1");
  await page.getByText("About the page /credits, the error req-1").waitFor();
  await page.getByLabel("What is it about?").selectOption("Payments, credits, and refunds");
  await page.getByLabel("Message").fill("I paid twice for the Starter package.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Waiting for an answer").waitFor();
  await inEveryLook(page, "support");

  const { page: desk, complaints } = await visitor(browser, url);
  await signIn(desk, "demo_admin", demoPassword);
  await desk.goto("/admin?tab=support");
  await desk.getByRole("button", { name: `Answer ${username}` }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText("I paid twice for the Starter package.").waitFor();
  await dialog.getByLabel("Answer").fill("The second payment was refunded today.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await desk.getByText("Answer sent").waitFor();
  await inEveryLook(desk, "admin-support");

  await page.goto("/notifications");
  await page.getByText("Marquee answered your request").waitFor();
  await page.goto("/support");
  await page.getByText("The second payment was refunded today.").waitFor();
  expect([...complaints, ...theirs.complaints]).toEqual([]);
  await browser.close();
});
