import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, visitor } from "../support/browser.ts";
import { refusedByPolicy } from "../support/content-policy.ts";

const url = inject("url");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

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
  const refused = await refusedByPolicy(page);
  await page.reload();
  await page.evaluate(() => {
    const planted = document.createElement("div");
    planted.innerHTML = '<p style="color: red">planted</p>';
    document.body.append(planted);
  });
  await expect.poll(() => refused.join()).toContain("style-src");
  await context.close();
});
