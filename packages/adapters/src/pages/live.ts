import type { StartPage } from "./port.ts";

/**
 * A function asks for the page as a browser does, but not for each visitor: the site counts requests by address, and a
 * link that many people open at once must not count as one caller with many tabs. A page that is this old still works,
 * since the scripts of earlier builds stay where they are.
 */
const keptMs = 10_000;
const timeoutMs = 3_000;

/** The start page at the site's own address, which is set by the stage and never by a request. */
export function siteStartPage({ siteUrl, nowMs }: { siteUrl: () => string; nowMs: () => number }): StartPage {
  let known: { html: Promise<string>; askedAtMs: number } | undefined;
  return {
    html: () => {
      const now = nowMs();
      if (known && now - known.askedAtMs < keptMs) return known.html;
      const asked = { html: load(`${siteUrl()}/index.html`), askedAtMs: now };
      known = asked;
      asked.html.catch(() => {
        // The next visitor asks again.
        if (known === asked) known = undefined;
      });
      return asked.html;
    },
  };
}

async function load(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  if (!response.ok) throw new Error(`The start page answered ${response.status}`);
  return response.text();
}
