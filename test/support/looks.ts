import { atNight } from "@marquee/testkit/night";
import type { Page } from "playwright-core";
import { expectAccessible, picture } from "./browser.ts";

const looks = [
  { name: "", theme: "light", width: 1280, height: 900 },
  { name: "-phone-dark", theme: "dark", width: 390, height: 844 },
  { name: "-dark", theme: "dark", width: 1280, height: 900 },
  { name: "-phone", theme: "light", width: 390, height: 844 },
] as const;

/**
 * One look by day. At night two: colors depend on the theme and layout on the width, so two cover both of each. Pictures
 * get all four.
 */
const looked = process.env.JOURNEY_PICTURES ? looks : looks.slice(0, atNight ? 2 : 1);

/** Checks the current page in this run's looks: each must pass axe and is saved as a picture. */
export async function inEveryLook(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  for (const { name, theme, width, height } of looked) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    // Layout that depends on the width settles within the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await picture(page, screen + name);
    await expectAccessible(page, screen + name);
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
