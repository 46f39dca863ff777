import { holdSponsorshipPackage } from "@marquee/contracts/deals/deals";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage } from "../support/browser.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { browserOf } from "../support/member.ts";
import { passTime } from "../support/site-clock.ts";

let browser: Browser;
const url = inject("url");
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const minuteMs = 60_000;

const clocks: readonly [is: string, aheadMs: number][] = [
  ["right", 0],
  ["twenty minutes slow", -20 * minuteMs],
  ["an hour fast", 60 * minuteMs],
  ["a year slow", -365 * 24 * 60 * minuteMs],
];

it.each(clocks)(
  "on a device whose clock is %s, a held spot is held for as long as everywhere",
  { timeout: 90_000 },
  async (_, aheadMs) => {
    const host = await ApiUser.confirmed(url, "event_host");
    const { eventId, packageId } = await publishedEvent(host);
    const sponsor = await ApiUser.confirmed(url);
    await sponsor.client.call(holdSponsorshipPackage, { params: { id: packageId } });
    const { page, context } = await browserOf(browser, sponsor);
    await context.addInitScript((ms) => {
      const Right = Date;
      const shifted = class extends Right {
        constructor(...given: [] | [number]) {
          if (given.length === 0) super(Right.now() + ms);
          else super(...given);
        }
        static override now = () => Right.now() + ms;
      };
      globalThis.Date = shifted as DateConstructor;
    }, aheadMs);
    await openPage(page, `/sponsorships/new?event=${eventId}&package=${packageId}&step=offer`);
    const left = page.getByRole("timer").first();
    await left.waitFor();
    await expect.poll(() => left.textContent(), { timeout: 40_000 }).toMatch(/\b(29|30) minutes\b/);
    // The page learns from its next answer that the site's time has moved on.
    await passTime(url, 12 * minuteMs);
    await page.reload();
    await expect.poll(() => left.textContent(), { timeout: 40_000 }).toMatch(/\b(17|18) minutes\b/);
    await context.close();
  },
);
