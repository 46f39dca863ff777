import { readFileSync } from "node:fs";
import type { Message } from "@marquee/contracts/chat/chat";
import { demoPassword } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually, expectAccessible, launch, picture, visitor } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { askMorgan, composer, signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const log = (page: Page) => page.getByRole("log", { name: "Conversation with Morgan" });

/** Waits until this many answers are shown and none is still being written. */
async function answered(page: Page, count: number): Promise<void> {
  await eventually(
    `${count} answers`,
    async () =>
      (await log(page).getByRole("article", { name: "Morgan" }).count()) >= count &&
      (await log(page).getAttribute("aria-busy")) === "false",
  );
}

async function openChat(page: Page, path = "/chat"): Promise<void> {
  await page.goto(path);
  await page.getByText("Live", { exact: true }).first().waitFor();
}

describe("conversations with Morgan", () => {
  it("exist side by side, with titles, search, export and deletion", {
    timeout: 120_000,
  }, async () => {
    const { page, context, complaints } = await member(browser, inject("url"));
    await openChat(page);
    await askMorgan(page, "Which events fit a cloud brand?");
    await answered(page, 1);
    await composer(page).fill("A draft of the main conversation");
    await page.getByRole("button", { name: "New conversation" }).click();
    await page.waitForURL(/conversation=cnv_/);
    await expect.poll(() => composer(page).inputValue()).toBe("");
    await askMorgan(page, "What would a zebra-striped booth cost us?");
    await answered(page, 1);
    expect(await log(page).getByText("Which events fit a cloud brand?").count()).toBe(0);

    await page.getByRole("button", { name: "Conversation options" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Booth plans");
    await page.getByRole("button", { name: "Save title" }).click();
    await page.getByRole("banner").or(page.locator("header")).getByText("Booth plans").first().waitFor();

    for (const [item, part] of [
      ["Export as Markdown", "# Booth plans"],
      ["Export as JSON", '"title": "Booth plans"'],
    ] as const) {
      await page.getByRole("button", { name: "Conversation options" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: item }).click();
      const text = readFileSync(await (await download).path(), "utf8");
      expect(text).toContain(part);
      expect(text).toContain("What would a zebra-striped booth cost us?");
    }

    await page.getByRole("button", { name: "Conversations" }).click();
    const sheet = page.getByRole("dialog", { name: "Conversations" });
    await sheet.getByRole("link", { name: /Booth plans/ }).waitFor();
    await expectAccessible(page, "the list of conversations");
    await picture(page, "conversations-list");
    await sheet.getByRole("searchbox", { name: "Search messages" }).fill("cloud events");
    await sheet.getByRole("link", { name: /Which events fit a cloud brand\?/ }).click();
    await log(page).getByText("Which events fit a cloud brand?").waitFor();
    await eventually("the message has focus", () =>
      page.evaluate(() => document.activeElement?.textContent?.includes("cloud brand") === true),
    );
    await expect.poll(() => composer(page).inputValue()).toBe("A draft of the main conversation");

    await page.goBack();
    await page.getByRole("button", { name: "Conversation options" }).click();
    await page.getByRole("menuitem", { name: "Delete conversation" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete conversation" }).click();
    await log(page).getByText("Which events fit a cloud brand?").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keep every version of a question and an answer, on a second device too", {
    timeout: 120_000,
  }, async () => {
    const { page, context, complaints } = await member(browser, inject("url"), {
      theme: "dark",
      width: 390,
    });
    await openChat(page);
    const second = await context.newPage();
    await openChat(second);
    await askMorgan(page, "What would a booth in Oslo cost us?");
    await answered(page, 1);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const editor = page.getByRole("textbox", { name: "Edit message" });
    await editor.fill("What would a booth in Bergen cost us?");
    await editor.press("Enter");
    await log(page).getByText("What would a booth in Bergen cost us?").waitFor();
    await eventually(
      "the old question is put aside",
      async () => (await log(page).getByText("What would a booth in Oslo cost us?").count()) === 0,
    );
    // The question has two versions now; wait for its full answer before requesting another one.
    await page.getByText("2 / 2").waitFor();
    await answered(page, 1);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("2 / 2").nth(1).waitFor({ timeout: 30_000 });
    await answered(page, 1);
    await expectAccessible(page, "versions");
    await picture(page, "conversation-versions");
    await second.getByText("2 / 2").nth(1).waitFor();
    await log(second).getByText("What would a booth in Bergen cost us?").waitFor();
    await page.getByRole("button", { name: "Previous version" }).first().click();
    await log(page).getByText("What would a booth in Oslo cost us?").waitFor();
    // New messages continue from the first version, and both devices show that.
    await askMorgan(page, "And for two days?");
    await answered(page, 2);
    await log(second).getByText("What would a booth in Oslo cost us?").waitFor();
    await log(second).getByText("And for two days?").waitFor();
    expect(await log(second).getByText("What would a booth in Bergen cost us?").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("take ratings with a reason, which admins read", { timeout: 60_000 }, async () => {
    const { page, context, complaints, user } = await member(browser, inject("url"));
    await openChat(page);
    await askMorgan(page, "Which events fit a cloud brand?");
    await answered(page, 1);
    await page.getByRole("button", { name: "Bad answer" }).click();
    await page.getByLabel("What went wrong? (optional)").fill(`Too long for ${user.username}`);
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByText("Thanks for your feedback.").waitFor();
    const admin = await visitor(browser, inject("url"), { theme: "dark" });
    await signIn(admin.page, "demo_admin", demoPassword);
    await admin.page.goto("/admin?tab=feedback");
    await admin.page.getByText(`“Too long for ${user.username}”`).waitFor();
    await admin.page.getByText(/^Last 30 days: /).waitFor();
    await expectAccessible(admin.page, "rated answers");
    await picture(admin.page, "rated-answers");
    expect([...complaints, ...admin.complaints]).toEqual([]);
    await Promise.all([context.close(), admin.context.close()]);
  });

  it.runIf(atNight)(
    "put a link's question into the box, next to what was written, and send nothing",
    async () => {
      const { page, context, complaints } = await member(browser, inject("url"));
      await openChat(page);
      await composer(page).fill("My own words");
      await page.getByRole("link", { name: "Strategic Consultation" }).click();
      await eventually("the box is filled", async () =>
        (await composer(page).inputValue()).startsWith("My own words\n\nI'd like a strategic consultation."),
      );
      expect(new URL(page.url()).search).toBe("");
      await page.reload();
      expect(await composer(page).inputValue()).toContain("strategic consultation");
      await openChat(page, "/chat?ask=What%20does%20Gold%20cost%3F");
      expect(await composer(page).inputValue()).toContain("What does Gold cost?");
      const sent = await page.evaluate(() => fetch("/api/messages").then((answer) => answer.json()));
      expect(sent).toEqual([]);
      await page.getByText("50 of 50 free replies left this month, then 1 credit each.").waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

/** A very long conversation, as the server would return it. */
function longConversation(count: number): Message[] {
  return Array.from({ length: count }, (_, index): Message => {
    const isAi = index % 2 === 1;
    const id = (at: number) => `msg_${String(at).padStart(5, "0")}`;
    return {
      id: id(index),
      userId: "usr_1",
      content: isAi
        ? `**Answer ${index}**\n\n${"A booth pays when the right people pass by. ".repeat(1 + (index % 9))}\n\n- One\n- Two`
        : `Question ${index}`,
      isAi,
      status: "complete",
      deltaSeq: 0,
      inReplyTo: isAi ? id(index - 1) : null,
      clientId: null,
      quickReplies: [],
      paymentIntent: false,
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
    };
  });
}

const looks = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const;

describe.each(looks)("a conversation of 500 messages in $theme at $width px", ({ theme, width }) => {
  it.runIf(atNight)(
    "opens at its end, does not move while it is read, and returns to the end in one click",
    {
      timeout: 60_000,
    },
    async () => {
      const { page, context, complaints } = await member(browser, inject("url"), { theme, width });
      const messages = longConversation(500);
      await page.route(/\/api\/messages(\?.*)?$/, (route) =>
        route.request().method() === "GET" ? route.fulfill({ json: messages }) : route.continue(),
      );
      await openChat(page);
      const scroll = () =>
        log(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
          scrollTop,
          left: scrollHeight - scrollTop - clientHeight,
          scrollHeight,
        }));
      await log(page).getByText("Question 498").waitFor();
      await eventually("the end is in view", async () => (await scroll()).left < 2);
      const pageLength = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await pageLength(), "the list scrolls, not the page").toBe(0);
      await picture(page, `long-conversation-${theme}`);
      await expectAccessible(page, "a long conversation");
      const whole = (await scroll()).scrollHeight;
      await log(page).evaluate((list) => list.scrollTo(0, 2_000));
      await page.getByRole("button", { name: "Jump to latest" }).waitFor();
      expect((await scroll()).scrollHeight, "the button takes no room, so nothing moves under a click").toBe(
        whole,
      );
      const before = (await scroll()).scrollTop;
      // Text that arrives below must not move the text being read.
      messages.push({ ...(messages[499] as Message), id: "msg_00500", content: "News. ".repeat(200) });
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.getByText("Chat refreshed").first().waitFor();
      expect((await scroll()).scrollTop).toBe(before);
      await picture(page, `long-conversation-reading-${theme}`);
      await page.getByRole("button", { name: "Jump to latest" }).click();
      await eventually("the end is in view again", async () => (await scroll()).left < 2);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
