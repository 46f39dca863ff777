import { demoPassword } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import { sampleOf } from "@marquee/testkit/sample-of";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { password } from "../support/api-user.ts";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { inEveryLook } from "../support/looks.ts";
import { register, signIn } from "./steps.ts";

let browser: Browser;
const url = inject("url");

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Answers one question of the wizard. */
async function answer(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("dialog").getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

const tourTitles = [
  "Campaign ideation",
  "Premium events",
  "Analytics",
  "Credits",
  "Meet Morgan, your AI strategist",
];

/** Walks the whole tour from its first step; each step must highlight its target within the window. */
async function walkTour(page: Page): Promise<void> {
  await dialog(page, /^Welcome to Marquee/).waitFor();
  for (const title of tourTitles) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await dialog(page, title).waitFor();
    const box = await page.getByRole("dialog").boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error("the step cannot be seen");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
  await expectAccessible(page, "tour");
  // The dialog closes before this is stored, and the user's next tour would resume at its last step.
  const stored = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.tourCompleted !== undefined,
  );
  await page.getByRole("button", { name: "Finish Tour" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await stored;
}

describe("a new user", () => {
  it("is welcomed, tells Morgan about the brand, finds it in the profile, and does not start over on a second device", async () => {
    const { page, context, complaints } = await visitor(browser, url, { firstVisit: true });
    const username = await register(page);
    await dialog(page, "Good to have you here, Jo").waitFor();
    await inEveryLook(page, "welcome");
    await page.getByRole("button", { name: "Get Started" }).click();
    await dialog(page, "What's your company called?").waitFor();
    await inEveryLook(page, "wizard");
    await answer(page, "Company name", "Globex");
    await answer(page, "Industry", "Cybersecurity");
    await answer(page, "Marketing goals", "Qualified leads");
    await answer(page, "Target audience", "CISOs");
    await dialog(page, "Meet Morgan").waitFor();
    await page.getByRole("button", { name: "Complete & Chat with Morgan" }).click();
    await page.waitForURL("**/chat");
    await page.getByText("Onboarding completed").first().waitFor();
    await page.getByText("Hi Morgan, I'm Jo Journey from Globex.").first().waitFor();

    await openPage(page, "/profile?show=brand-facts");
    const facts = page.getByRole("region", { name: "What Morgan knows" });
    expect(await facts.getByLabel(/^Company name/).inputValue()).toBe("Globex");
    await inEveryLook(page, "what-morgan-knows");
    await facts.getByLabel(/^Brand voice/).fill("Warm and brief");
    await facts.getByRole("button", { name: "Update what Morgan knows" }).click();
    await page.getByText("Morgan will use this from now on.").first().waitFor();

    // The wizard's own step is checked; the others are still open.
    await openPage(page, "/");
    await page.getByText("1 of 4 done").waitFor();
    await dialog(page, /^Welcome to Marquee/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await inEveryLook(page, "dashboard-new");
    await openPage(page, "/events");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    await saved;
    await openPage(page, "/");
    await page.getByText("2 of 4 done").waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("heading", { name: "First steps" }).waitFor({ state: "detached" });

    const second = await visitor(browser, url, { firstVisit: true });
    await signIn(second.page, username, password);
    await openPage(second.page, "/");
    await second.page.waitForTimeout(2_500);
    expect(await second.page.getByRole("dialog").count()).toBe(0);
    expect(await second.page.getByRole("heading", { name: "First steps" }).count()).toBe(0);
    expect([...complaints, ...second.complaints]).toEqual([]);
    await second.context.close();
    await context.close();
  }, 180_000);

  it.runIf(atNight)(
    "can skip the questions, and is reminded only by the first steps",
    async () => {
      const { page, context } = await visitor(browser, url, { firstVisit: true });
      await register(page, "event_host");
      await page.getByRole("button", { name: "Get Started" }).click();
      await page.getByRole("button", { name: "Skip for now" }).click();
      await dialog(page, /^Welcome to Marquee/).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Publish an event" }).waitFor();
      await page.reload();
      await page.getByText("0 of 4 done").waitFor();
      await page.waitForTimeout(2_000);
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.getByRole("button", { name: "Introduce your events" }).click();
      await dialog(page, "What's your company called?").waitFor();
      await context.close();
    },
    120_000,
  );
});

const everyRole = [
  ["brand", "demo_brand"],
  ["host", "demo_host"],
  ["agency", "demo_agency"],
  ["admin", "demo_admin"],
  ["partner", "zania"],
] as const;

const tours = [390, 768, 1440].flatMap((width) =>
  everyRole.map(([role, username]) => ({ width, role, username })),
);

describe("the tour", () => {
  it.each(sampleOf(tours))(
    "at $width px opens every step for the $role and ends with Finish Tour",
    async ({ width, username }) => {
      const { page, context, complaints } = await visitor(browser, url, { width });
      await signIn(page, username, demoPassword);
      await openPage(page, "/");
      // Help is a separate menu; on a phone it is part of the account menu.
      await page.locator('button[aria-haspopup="menu"]:visible').first().click();
      await page.getByRole("menuitem", { name: "Take tour" }).click();
      await walkTour(page);
      await picture(page, `tour-end-${username}-${width}`);
      expect(complaints).toEqual([]);
      await context.close();
    },
    90_000,
  );
});
