import { demoPassword } from "@marquee/core/seed/content/demo-users";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, openPage, visitor } from "../support/browser.ts";
import { signIn } from "./steps.ts";

const url = inject("url");

const everybody = [
  "/",
  "/events",
  "/sponsorships?tab=all",
  "/analytics",
  "/analytics?tab=pipeline&compare=previous",
  "/engagement",
  "/roi",
  "/campaigns",
  "/chat",
  "/inquiries",
  "/credits",
  "/profile",
  "/profile?tab=security",
  "/settings",
  "/help",
];
const adminTabs = ["users", "system", "jobs", "payments", "adjustments", "ledger", "audit"];
const people = [
  {
    who: "nobody",
    username: undefined,
    paths: ["/auth", "/terms", "/privacy", "/reset-password?token=none", "/nowhere"],
  },
  { who: "a brand", username: "demo_brand", paths: [...everybody, "/sponsorships/new"] },
  { who: "a host", username: "demo_host", paths: [...everybody, "/hosting", "/hosting/new"] },
  { who: "an agency", username: "demo_agency", paths: [...everybody, "/sponsorships/new"] },
  {
    who: "an admin",
    username: "demo_admin",
    paths: ["/", "/admin", ...adminTabs.map((tab) => `/admin?tab=${tab}`)],
  },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Collects what the browser refused on a page by the content policy. */
async function watch(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("refusedByPolicy", (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
        const { refusedByPolicy } = window as unknown as { refusedByPolicy(what: string): void };
        refusedByPolicy(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
      },
    );
  });
  return refused;
}

it.each([
  ["/", "noindex"],
  ["/shared/concepts/a-token-that-nobody-was-ever-given", "noindex"],
  ["/shared/analytics/a-token-that-nobody-was-ever-given", "noindex"],
  ["/reset-password?token=none", "noindex"],
  ["/sponsorships/deal_1", "noindex"],
  ["/auth", null],
  ["/auth?way=phone", null],
  ["/terms", null],
  ["/privacy", null],
])(
  "the page at %s says itself, before any script runs, whether search engines may list it",
  async (path, said) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(`${url}${path}`, { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("x-robots-tag")).toBe(said);
    }
  },
);

it("pages may run and draw nothing that was written into their markup", async () => {
  const { page, context } = await visitor(browser, url);
  const answer = await page.goto("/auth");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self'; style-src 'self'; ");
  expect(policy).not.toContain("unsafe");
  const refused = await watch(page);
  await page.reload();
  await page.evaluate(() => {
    const planted = document.createElement("div");
    planted.innerHTML = '<p style="color: red">planted</p>';
    document.body.append(planted);
  });
  await expect.poll(() => refused.join()).toContain("style-src");
  await context.close();
});

it.each(people)(
  "no page of $who needs more than the policy allows, with its dialogs",
  { timeout: 240_000 },
  async (of) => {
    const { page, context, complaints } = await visitor(browser, url);
    const refused = await watch(page);
    if (of.username) await signIn(page, of.username, demoPassword);
    for (const path of of.paths) {
      await openPage(page, path);
      // The first control that opens a dialog shows what a dialog needs, such as its scroll lock.
      const opener = page.locator('main button[aria-haspopup="dialog"]:enabled').first();
      if (await opener.isVisible().catch(() => false)) {
        await opener.click();
        await page.keyboard.press("Escape");
      }
    }
    if (of.username) {
      await page.keyboard.press("Control+k");
      await page.keyboard.press("Escape");
    }
    expect(refused).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
