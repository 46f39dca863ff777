import { readFile } from "node:fs/promises";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newcomer, password } from "../support/api-user.ts";
import { eventually, launch } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { member, otherDevice } from "../support/member.ts";
import { linkIn, received } from "../support/outbox.ts";
import { pngOf } from "../support/png.ts";
import { signIn } from "./steps.ts";

const url = inject("url");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const profileCard = (page: Page) => page.getByRole("region", { name: "Profile", exact: true });
const interests = (page: Page) =>
  profileCard(page).getByRole("list", { name: "Selected" }).getByRole("listitem").allTextContents();
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });
const toast = (page: Page, title: string) => page.getByText(title).first().waitFor();

describe("the profile", () => {
  it("is saved, persists, and other tabs of the browser follow", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/profile");
    const other = await context.newPage();
    await other.goto("/profile");
    await other.getByLabel("Full name").waitFor();

    expect(await save(page).isDisabled()).toBe(true);
    await page.getByLabel("Full name").fill("Ada Renamed");
    await page.getByLabel("Company", { exact: true }).fill("Globex");
    await profileCard(page).getByLabel("Industry").selectOption("tech");
    await page.getByLabel("Marketing budget").fill("$120,000");
    await page.getByLabel("Interests").fill("Music, Street food,  Robotics");
    await save(page).click();
    await toast(page, "Profile saved");
    expect(await interests(page)).toEqual(["Music", "Street food", "Robotics"]);
    expect(await save(page).isDisabled()).toBe(true);

    await page.reload();
    const fields = ["Full name", "Company", "Industry", "Marketing budget"];
    const shown = async (tab: Page) => [
      ...(await Promise.all(fields.map((name) => profileCard(tab).getByLabel(name).inputValue()))),
      ...(await interests(tab)),
    ];
    const stored = ["Ada Renamed", "Globex", "tech", "120000", "Music", "Street food", "Robotics"];
    await page.getByLabel("Full name").waitFor();
    expect(await shown(page)).toEqual(stored);
    await eventually("the other tab follows", async () => {
      return JSON.stringify(await shown(other)) === JSON.stringify(stored);
    });
    await page.getByRole("button", { name: /account menu of Ada Renamed/ }).waitFor();
    await other.close();
    await page.getByText("Role changes require contacting support").waitFor();
    await inEveryLook(page, "profile");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("shows each field's error next to it, and sends nothing", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/profile");
    await page.getByLabel("Full name").fill("A");
    await page.getByLabel("Email").fill("not-an-address");
    await page.getByLabel("Company", { exact: true }).fill("  ");
    await page.getByLabel("Marketing budget").fill("12.5");
    await page.getByLabel("Interests").fill(Array.from({ length: 11 }, (_, n) => `i${n}`).join(", "));
    const saved: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() !== "PATCH" || !request.url().endsWith("/api/user")) return;
      // A new account's time zone is told by the page itself, at a moment of its own.
      const { timeZone: _told, ...profile } = request.postDataJSON();
      if (Object.keys(profile).length > 0) saved.push(profile);
    });
    await save(page).click();
    const card = profileCard(page);
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email",
      "Company name is required",
      "Budget must be a whole number",
      "At most 10 interests",
    ])
      await card.getByText(message).waitFor();
    expect(await page.getByLabel("Full name").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await inEveryLook(page, "profile-errors");
    expect(saved).toEqual([]);
    await page.getByRole("button", { name: "Discard" }).click();
    await card.getByText("Please enter a valid email").waitFor({ state: "detached" });
    expect(await page.getByLabel("Full name").inputValue()).toBe("Test User");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("a new email address", () => {
  it("waits for the link that was mailed to it, can be canceled, and takes effect once the link is opened", async () => {
    const { page, context, complaints, user } = await member(browser, url);
    const wanted = `new-${user.username}@example.com`;
    const ask = async () => {
      await page.getByLabel("Email").fill(wanted);
      await save(page).click();
      await toast(page, "Check your email");
    };
    await page.goto("/profile");
    await ask();
    const waiting = page.getByText(`We sent a link to ${wanted}.`);
    await waiting.waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(user.email);
    const notice = await received(url, user.email ?? "", /about to change/);
    expect(notice.text).not.toContain("token=");
    await inEveryLook(page, "profile-pending-email");
    const calledOff = linkIn(await received(url, wanted, /confirm-email/));

    await page.getByRole("button", { name: "Cancel email change" }).click();
    await toast(page, "Email change canceled");
    await waiting.waitFor({ state: "detached" });
    await page.goto(calledOff);
    await page.getByRole("heading", { name: "You no longer need this link" }).waitFor();
    await inEveryLook(page, "confirm-email-refused");

    await page.goto("/profile");
    await ask();
    await eventually("another link", async () => {
      return linkIn(await received(url, wanted, /confirm-email/)) !== calledOff;
    });
    const link = linkIn(await received(url, wanted, /confirm-email/));
    await page.goto(link);
    await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
    await inEveryLook(page, "confirm-email");
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await page.getByLabel("Email").waitFor();
    await eventually("the new address stands in the form", async () => {
      return (await page.getByLabel("Email").inputValue()) === wanted;
    });
    await waiting.waitFor({ state: "detached" });
    await page.goto(link);
    // Opened once more, as scanners do, it says the same.
    await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("of another user is refused next to the field", async () => {
    const owner = await member(browser, url);
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/profile");
    await page.getByLabel("Email").fill(owner.user.email ?? "");
    await save(page).click();
    await profileCard(page).getByText("An account with that email already exists.").waitFor();
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), owner.context.close()]);
  });
});

describe("the picture", () => {
  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.getByLabel("Photo file").setInputFiles({ name, mimeType: "image/png", buffer });
  const drawn = (page: Page, where: string) =>
    page.evaluate((selector) => {
      const image = document.querySelector<HTMLImageElement>(`${selector} img`);
      return image?.complete && image.naturalWidth > 0 ? image.src : undefined;
    }, where);
  const card = '[aria-label="Photo"]';
  const menu = 'button[aria-label*="account menu"]';

  it("is uploaded, shown in the profile and the menu, replaced and removed", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/profile");
    await page.getByText("JPEG, PNG or GIF, max 2MB").waitFor();
    await choose(page, "me.png", pngOf(300, [51, 102, 204]));
    await toast(page, "Photo updated");
    await eventually("the picture stands in profile and menu", async () => {
      const first = await drawn(page, card);
      return first !== undefined && first === (await drawn(page, menu));
    });
    const first = await drawn(page, card);
    await inEveryLook(page, "profile-picture");
    await page.getByRole("button", { name: "Change photo" }).waitFor();
    await choose(page, "me-2.png", pngOf(64, [200, 80, 60]));
    await eventually("another picture", async () => {
      const now = await drawn(page, menu);
      return now !== undefined && now !== first;
    });
    expect((await page.request.get(first ?? "")).status()).toBe(404);
    await page.reload();
    await eventually("the picture after a reload", async () => (await drawn(page, card)) !== undefined);
    await page.getByRole("button", { name: "Remove photo", exact: true }).click();
    await toast(page, "Photo removed");
    await eventually(
      "the initials in its place",
      async () => (await page.locator(`${card} img, ${menu} img`).count()) === 0,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)(
    "is refused if it is not a picture, or before anything is sent if it is too large",
    async () => {
      const { page, context, complaints } = await member(browser, url);
      await page.goto("/profile");
      const picture = page.getByLabel("Photo", { exact: true });
      let calls = 0;
      page.on("request", (request) => {
        if (request.url().includes("/api/user/avatar")) calls += 1;
      });
      await choose(page, "large.png", Buffer.alloc(limits.pictureBytes + 1));
      await picture.getByText("The picture must be 2 MB or smaller").waitFor();
      expect(calls).toBe(0);
      await choose(page, "holiday.png", Buffer.from("Dear diary, this is no picture at all."));
      await picture.getByText("The picture must be 2 MB or smaller").waitFor({ state: "detached" });
      await picture.getByRole("alert").waitFor();
      expect(await picture.getByRole("alert").textContent()).toMatch(/JPEG|PNG|picture/);
      await inEveryLook(page, "profile-picture-refused");
      await page.getByRole("button", { name: "Upload photo" }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe("billing", () => {
  it("is not available yet and says so", async () => {
    const { page, context, complaints } = await member(browser, url);
    await page.goto("/profile");
    await page.getByRole("tab", { name: "Billing" }).click();
    await page.getByText("Billing Coming Soon").waitFor();
    await inEveryLook(page, "profile-billing");
    await page.getByRole("link", { name: "Go to credits" }).click();
    await page.waitForURL(/\/credits$/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("the user's own data", () => {
  it("downloads as one JSON file", async () => {
    const { page, context, complaints, user } = await member(browser, url);
    await page.goto("/profile?tab=security");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("marquee-export.json");
    const text = await readFile(await download.path(), "utf8");
    const held = JSON.parse(text) as { user: object };
    expect(held.user).toMatchObject({ username: user.username, email: user.email, company: "Acme" });
    expect(text).not.toMatch(/argon2|passwordHash/i);
    await toast(page, "Data exported");
    await page.getByText("Data exported").first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is deleted with the account: after typed name and password, every device is signed out and the name is free again", async () => {
    const { page, context, complaints, user, api } = await member(browser, url);
    const elsewhere = await otherDevice(browser, { user, api });
    await page.goto("/profile?tab=security");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    const remove = dialog.getByRole("button", { name: "Delete account" });
    await remove.click();
    await dialog.getByText(`Type ${user.username} exactly as shown`).waitFor();
    await dialog.getByText("Password is required").waitFor();
    await inEveryLook(page, "delete-account");
    await dialog.getByLabel(`Type ${user.username} to confirm`).fill(user.username);
    await dialog.getByLabel("Password", { exact: true }).fill("Not-The-One-9");
    await remove.click();
    await dialog.getByText(/password is (not right|incorrect)/i).waitFor();
    expect((await page.request.get("/api/user")).status()).toBe(200);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await remove.click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await toast(page, "Account deleted");
    expect(new URL(page.url()).pathname).toBe("/auth");
    expect((await api.raw("GET", "/api/user")).status).toBe(401);
    expect((await elsewhere.page.request.get("/api/user")).status()).toBe(401);
    const again = { ...newcomer(), username: user.username, email: user.email };
    await eventually("the name is free", async () => {
      return (await api.raw("POST", "/api/register", { body: again })).status === 201;
    });
    await signIn(page, user.username, password);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});
