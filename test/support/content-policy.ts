import type { Page } from "playwright-core";

/** Collects what the browser refused on a page by the content policy. */
export async function refusedByPolicy(page: Page): Promise<string[]> {
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
