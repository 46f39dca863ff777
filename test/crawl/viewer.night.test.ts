import { afterAll, beforeAll, expect, it } from "vitest";
import { demoUser } from "../support/admins.ts";
import { launch } from "../support/browser.ts";
import { browserOf } from "../support/member.ts";
import { type Product, startProduct } from "../support/product.ts";
import { joined } from "../support/team.ts";
import { Crawler } from "./crawler.ts";

const companies = [
  {
    username: "demo_brand",
    paths: [
      "/campaigns?tab=concepts",
      "/campaigns?tab=library",
      "/chat",
      "/profile",
      "/calendar",
      "/analytics",
    ],
    inside: ["/sponsorships", "/inquiries"],
  },
  {
    username: "demo_host",
    paths: ["/", "/profile?tab=team"],
    inside: ["/hosting", "/sponsorships", "/inquiries"],
  },
] as const;

/** Both companies' screens are the same in parts: what one viewer clicked, the other skips. */
const done = new Set<string>();
let browser: Awaited<ReturnType<typeof launch>>;
let product: Product;
beforeAll(async () => {
  [browser, product] = await Promise.all([launch(), startProduct("start")]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

it.concurrent.each(companies)(
  "a viewer of $username finds no control of a change that the server refuses them",
  { timeout: 900_000 },
  async ({ username, paths, inside }) => {
    const viewer = await joined(await demoUser(product.url, username), "viewer", { name: "Vic Reed" });
    const { page, context } = await browserOf(browser, viewer);
    const refused: string[] = [];
    page.on("response", (response) => {
      const asked = response.request();
      if (response.status() === 403) refused.push(`${asked.method()} ${asked.url()} from ${page.url()}`);
    });
    const crawler = new Crawler(page, `viewer of ${username}`, done);
    await crawler.prepare();
    for (const path of paths) await crawler.crawl(path);
    // The newest thing of each list, as somebody who opens it sees it.
    for (const list of inside) {
      await page.goto(list);
      const first = page.getByRole("main").locator(`a[href^="${list}/"]`).first();
      await first.waitFor({ timeout: 60_000 });
      await crawler.crawl((await first.getAttribute("href")) ?? list);
    }
    expect([...refused, ...crawler.report.problems]).toEqual([]);
    await context.close();
  },
);
