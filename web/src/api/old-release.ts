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

/** The scripts that start the app, as a page names them: with every release, the name of at least one changes. */
function scriptsOf(page: Document): string {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')];
  return scripts.map((script) => script.getAttribute("src")).join(" ");
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
    const newest = scriptsOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    if (newest === "" || newest === scriptsOf(document)) return;
  } catch {
    return;
  }
  writeStored(reloadedKey, String(Date.now()), "session");
  location.reload();
}
