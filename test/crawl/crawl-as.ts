import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "../journeys/steps.ts";
import { launch, visitor } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { Crawler, type CrawlReport } from "./crawler.ts";

const publicPages = [
  "/auth",
  "/auth?way=phone",
  "/terms",
  "/privacy",
  "/reset-password?token=none",
  "/confirm-email?token=none",
  "/login-test",
  "/test-login",
  "/oauth-test",
  "/morgan-test",
  "/zania-test",
  "/shared/analytics/nothing-is-shared-by-this",
  "/shared/concepts/nothing-is-shared-by-this",
  "/nowhere",
];
const pages = [
  "/",
  "/campaigns",
  "/chat",
  "/credits",
  "/profile",
  "/settings",
  "/help",
  "/events",
  "/inquiries",
  "/calendar",
  "/notifications",
  "/sponsorships?tab=all",
  // Every number in a chart's table is a control: a week has enough of them.
  "/analytics?range=last7",
  "/engagement?range=last7",
  "/roi?range=last7",
  "/nowhere",
];
/** Pages that only sponsors can use. */
const sponsors = ["/sponsorships/new"];
/** Pages that only hosts can use. */
const hosts = ["/hosting", "/hosting/new"];
const people = [
  { who: "nobody", username: undefined, paths: publicPages },
  { who: "brand", username: "demo_brand", paths: [...pages, ...sponsors] },
  { who: "host", username: "demo_host", paths: [...pages, ...hosts] },
  { who: "agency", username: "demo_agency", paths: [...pages, ...sponsors] },
  { who: "partner", username: "zania", paths: pages },
  { who: "admin", username: "demo_admin", paths: [...pages, "/admin"] },
] as const;

/** Several pages at once, each with hundreds of modules under `npm run dev`, load slowly on a busy machine. */
const slowMs = 60_000;

/** Starts the product with a command from the README, and crawls it as every kind of user. */
export function crawlWhat(command: "start" | "dev"): void {
  let browser: Browser;
  let product: Product;
  const reports: CrawlReport[] = [];
  // Screens are the same for most roles, so each role skips what an earlier one clicked there. CRAWL=full clicks all.
  const done = new Set<string>();
  beforeAll(async () => {
    [browser, product] = await Promise.all([launch(), startProduct(command)]);
    // The first page of `npm run dev` loads only after every module has been read.
    const { page, context } = await visitor(browser, product.url);
    await page.goto("/auth", { timeout: slowMs });
    await page.getByRole("heading").first().waitFor({ timeout: slowMs });
    await context.close();
  }, 180_000);
  afterAll(async () => {
    const sum = (count: (report: CrawlReport) => number) =>
      reports.reduce((total, report) => total + count(report), 0);
    process.stdout.write(
      `crawl of ${command}: ${sum((r) => r.pages)} pages, ${sum((r) => r.clicks)} clicks, ${sum((r) => r.layers.length)} dialogs, menus and panels, ${sum((r) => r.problems.length)} problems\n`,
    );
    await browser.close();
    await product.stop();
  });

  // Crawling is mostly waiting, so all roles crawl at once.
  it.concurrent.each(people)(
    "has no dead control, self-closing dialog or console error for $who",
    { timeout: 900_000 },
    async ({ who, username, paths }) => {
      const { page, context, complaints } = await visitor(browser, product.url);
      page.setDefaultTimeout(slowMs);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const crawler = new Crawler(page, who, process.env.CRAWL === "full" ? new Set() : done);
      reports.push(crawler.report);
      await crawler.prepare();
      if (username) await signIn(page, username, demoPassword);
      for (const [index, path] of paths.entries()) await crawler.crawl(path, { frame: index === 0 });
      expect([...crawler.report.problems, ...complaints]).toEqual([]);
      await context.close();
    },
  );
}
