import { now } from "#browser/clock.ts";
import { readStored, writeStored } from "#browser/storage.ts";

const reloadedKey = "marquee-reloaded-at";
const reloadIntervalMs = 60_000;

/** Whether the code could not be fetched, rather than failing while it ran. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|error loading/i.test(error.message)
  );
}

/** The scripts that start the app, as a page lists them: every release changes at least one name. */
function scriptsOf(page: Document): string {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')];
  return scripts.map((script) => script.getAttribute("src")).join(" ");
}

/**
 * Reloads when a newer release has replaced the files of the running one, at most once a minute. Does nothing while
 * offline, because a reload would lose what is on screen.
 */
export async function reloadIfReleaseIsOld(): Promise<void> {
  const reloadedAtMs = Number(readStored(reloadedKey, "session") ?? 0);
  if (!navigator.onLine || now() - reloadedAtMs < reloadIntervalMs) return;
  try {
    const response = await fetch("/index.html", { cache: "no-store" });
    if (!response.ok) return;
    const newest = scriptsOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    if (newest === "" || newest === scriptsOf(document)) return;
  } catch {
    return;
  }
  writeStored(reloadedKey, String(now()), "session");
  location.reload();
}
