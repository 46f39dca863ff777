import type { Page } from "playwright-core";
import { expectAccessible, picture } from "./browser.ts";

const looks = [
  { name: "", theme: "light", width: 1280, height: 900 },
  { name: "-dark", theme: "dark", width: 1280, height: 900 },
  { name: "-phone", theme: "light", width: 390, height: 844 },
  { name: "-phone-dark", theme: "dark", width: 390, height: 844 },
] as const;

/** The page as it is now, by day and by night, wide and narrow: each is kept as a picture and passes axe. */
export async function inEveryLook(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  for (const { name, theme, width, height } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    // Layout that depends on the width settles with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await picture(page, screen + name);
    await expectAccessible(page, screen + name);
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
