import type { Page } from "playwright-core";
import { expectAccessible, picture } from "./browser.ts";

const looks = [
  { name: "", theme: "light", width: 1280, height: 900 },
  { name: "-phone-dark", theme: "dark", width: 390, height: 844 },
  { name: "-dark", theme: "dark", width: 1280, height: 900 },
  { name: "-phone", theme: "light", width: 390, height: 844 },
] as const;

/** Colors depend on the theme and layout on the width, so two looks cover both of each; pictures get all four. */
const looked = process.env.JOURNEY_PICTURES ? looks : looks.slice(0, 2);

/** Checks the current page in light and dark, wide and narrow: each look must pass axe and is saved as a picture. */
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
