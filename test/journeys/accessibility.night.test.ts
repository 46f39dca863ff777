import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launch, openPage, visitor } from "../support/browser.ts";
import { buyCredits, register } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visitors = [
  "/auth",
  "/auth?tab=register",
  "/terms",
  "/privacy",
  "/login-test",
  "/test-login",
  "/oauth-test",
  "/morgan-test",
  "/zania-test",
  "/shared/concepts/nothing-is-shared-by-this",
];

const signedIn = [
  "/",
  "/credits",
  "/credits?tab=guide",
  "/campaigns",
  "/campaigns?tab=concepts",
  "/campaigns?tab=templates",
  "/campaigns?tab=library",
  "/campaigns/gen_none-0",
  "/events?concept=gen_none-0",
  "/chat",
  "/events",
  "/inquiries",
  "/sponsorships",
  "/sponsorships/new",
  "/analytics",
  "/engagement",
  "/roi",
  "/profile",
  "/profile?tab=security",
  "/settings",
  "/help",
  "/help?q=price",
  "/ui-kit",
  "/nowhere",
];

describe.concurrent.each([
  // Colors depend on the theme and layout on the width: two runs cover both values of each.
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const)("in $theme at $width px", ({ theme, width }) => {
  it("every page passes axe and scrolls in one direction only", { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await visitor(browser, inject("url"), { theme, width });
    for (const path of visitors) {
      await openPage(page, path);
      await expectAccessible(page, path);
    }
    await register(page);
    await buyCredits(page, "Tech Startup Package");
    for (const path of signedIn) {
      // Toasts and skeletons come and go; only lasting content is checked.
      await openPage(page, path);
      await expectAccessible(page, path);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
