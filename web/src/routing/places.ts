import { readStored, storageKeys, writeStored } from "#browser/storage.ts";

const kept = 8;

/** The paths that a user opened in this tab, the last one first, each once. */
export function lastPlaces(userId: string): string[] {
  const stored = readStored(storageKeys.places(userId), "session") ?? "";
  return stored.split("\n").filter((path) => path.startsWith("/"));
}

/** Notes that a page was opened, so that a dead end can offer the way back. */
export function rememberPlace(userId: string, path: string): void {
  const places = [path, ...lastPlaces(userId).filter((each) => each !== path)].slice(0, kept);
  writeStored(storageKeys.places(userId), places.join("\n"), "session");
}
