import { readStored, writeStored } from "#browser/storage.ts";

const reloadedKey = "marquee-reloaded-at";
const onceMs = 60_000;

/** Whether code could not be fetched, as opposed to code that failed while it ran. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|error loading/i.test(error.message)
  );
}

/** The script that starts the app, as a page names it: its name changes with every release. */
function entryOf(page: Document): string | null | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src");
}

/**
 * Reloads when a newer release has replaced the files of the one that is running, and not more than once a minute.
 * A page that is offline is left as it is: reloading it would take away what is there.
 */
export async function reloadIfReleaseIsOld(): Promise<void> {
  const reloadedAtMs = Number(readStored(reloadedKey, "session") ?? 0);
  if (!navigator.onLine || Date.now() - reloadedAtMs < onceMs) return;
  try {
    const response = await fetch("/index.html", { cache: "no-store" });
    if (!response.ok) return;
    const newest = entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    if (!newest || newest === entryOf(document)) return;
  } catch {
    return;
  }
  writeStored(reloadedKey, String(Date.now()), "session");
  location.reload();
}
