import { readStored, storageKeys, writeStored } from "#browser/storage.ts";

const storedMax = 8;

/** The paths that a user opened in this tab, latest first, without duplicates. */
export function lastPlaces(userId: string): string[] {
  const stored = readStored(storageKeys.places(userId), "session") ?? "";
  return stored.split("\n").filter((path) => path.startsWith("/"));
}

/** Records an opened page, so that a dead end can offer a way back. */
export function rememberPlace(userId: string, path: string): void {
  const places = [path, ...lastPlaces(userId).filter((each) => each !== path)].slice(0, storedMax);
  writeStored(storageKeys.places(userId), places.join("\n"), "session");
}
