import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually, launch, visitor } from "../support/browser.ts";
import { member } from "../support/member.ts";
import { cutSockets } from "../support/sockets.ts";
import { askMorgan, composer, confirmEmail, register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface StoredMessage {
  id: string;
  isAi: boolean;
  status: string;
  content: string;
  quickReplies: string[];
}
const stored = (page: Page): Promise<StoredMessage[]> =>
  page.evaluate(() => fetch("/api/messages").then((answer) => answer.json()));
const answers = async (page: Page) =>
  (await stored(page)).filter(({ isAi, status }) => isAi && status !== "streaming");

describe("talking to Morgan", () => {
  it.runIf(atNight)(
    "waits for a confirmed address: the message stays, a new link can be requested, and it is sent by itself",
    async () => {
      const { page, context } = await visitor(browser, inject("url"));
      const username = await register(page);
      await page.goto("/chat");
      await page.getByText("Live", { exact: true }).first().waitFor();
      await askMorgan(page, "Which events fit a cloud brand?");
      await page
        .getByText(/^Waiting\. We'll send it as soon as you've confirmed your email address/)
        .waitFor();
      await page.getByRole("button", { name: "Resend confirmation email" }).click();
      await page.getByText("Confirmation email sent").first().waitFor();
      const other = await context.newPage();
      await other.goto(page.url());
      await confirmEmail(other, username);
      await page.getByRole("button", { name: "Resend confirmation email" }).waitFor({ state: "detached" });
      await eventually("the answer has ended", async () => (await answers(page)).length === 1);
      await context.close();
    },
  );

  it("greets with topics, streams an answer, offers follow-ups, and shows the same after a reload in mid-answer", async () => {
    const { page, context, complaints } = await member(browser, inject("url"));
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    const topic = page
      .getByRole("main")
      .getByRole("button")
      .filter({ hasText: /\?|event|sponsor|budget|campaign|roi/i })
      .first();
    await topic.click();
    expect(await composer(page).inputValue()).not.toBe("");
    expect(await stored(page)).toEqual([]);
    await askMorgan(page, "Which events fit a cloud brand?");
    await page.getByText("Morgan is crafting something magical...").first().waitFor();
    await eventually("the answer has begun", async () =>
      (await stored(page)).some(({ isAi, content }) => isAi && content !== ""),
    );
    await page.reload();
    await eventually("the answer has ended", async () => (await answers(page)).length === 1);
    const [answer] = await answers(page);
    const verdict = answer?.content.split("\n")[0]?.replace(/[*_#[\]]/g, "") ?? "";
    await page.getByText(verdict).first().waitFor();
    expect(await page.getByText(verdict).count()).toBe(1);
    const replies = answer?.quickReplies ?? [];
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) await page.getByRole("button", { name: reply }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("stops on request and keeps what was written", async () => {
    const { page, context } = await member(browser, inject("url"));
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await askMorgan(page, "Explain sponsorship ROI to me in detail");
    await eventually("the answer has begun", async () =>
      (await stored(page)).some(({ isAi, content }) => isAi && content !== ""),
    );
    await page.getByRole("button", { name: /stop/i }).click();
    await eventually("the answer has ended", async () => (await answers(page)).length === 1);
    expect(["stopped", "complete"]).toContain((await answers(page))[0]?.status);
    await context.close();
  });

  it.runIf(atNight)("reconnects on its own after the connection was cut, and misses nothing", async () => {
    const { page, context } = await member(browser, inject("url"));
    await page.goto("/chat");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await askMorgan(page, "What would a booth cost us?");
    await cutSockets(inject("url"));
    await eventually("the answer has ended", async () => (await answers(page)).length === 1);
    const [answer] = await answers(page);
    const lastWords =
      answer?.content
        .replace(/[*_#[\]]/g, "")
        .trim()
        .split(/\s+/)
        .slice(-3)
        .join(" ") ?? "";
    await page.getByText(lastWords).first().waitFor({ timeout: 20_000 });
    await page.getByText("Live", { exact: true }).first().waitFor({ timeout: 20_000 });
    await context.close();
  });
});
