import { readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { iconNames } from "#ui/icon-names.ts";
import { searchPanel as copy } from "../search-copy.ts";
import type { SearchEntry } from "./search-results.ts";

const storedMax = 5;

/** The entries the user last opened from the search, newest first, as stored in this browser. */
export function recentlyFound(userId: string): SearchEntry[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recentlyFound(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, storedMax) : [];
  } catch {
    // Treat unreadable data as empty.
    return [];
  }
}

/** Stores an opened entry, without duplicates. Entries that run an action, such as the tour, are not stored. */
export function noteFound(userId: string, { label, to, note, icon, run }: SearchEntry): void {
  if (run) return;
  const entry = { group: copy.recent, label, words: "", to, note, icon };
  const others = recentlyFound(userId).filter((each) => each.to !== to);
  writeStored(storageKeys.recentlyFound(userId), JSON.stringify([entry, ...others].slice(0, storedMax)));
}

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== "object" || value === null) return false;
  const { group, label, words, to, note, icon } = value as Record<string, unknown>;
  const texts = [group, label, words, to, note];
  // The search only finds addresses of this site.
  const isOwn = typeof to === "string" && to.startsWith("/") && !to.startsWith("//");
  return isOwn && iconNames.some((name) => name === icon) && texts.every((text) => typeof text === "string");
}
