import { readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { iconNames } from "#ui/icon-names.ts";
import { searchPanel as copy } from "../copy.ts";
import type { SearchEntry } from "./search-results.ts";

const keptMax = 5;

/** What the reader opened from the search last, newest first, as this browser keeps it. */
export function recentlyFound(userId: string): SearchEntry[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recentlyFound(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, keptMax) : [];
  } catch {
    // What cannot be read is as good as nothing.
    return [];
  }
}

/** Keeps what was opened, once. What was done instead of opened, such as the tour, is not kept. */
export function noteFound(userId: string, { label, to, note, icon, run }: SearchEntry): void {
  if (run) return;
  const entry = { group: copy.recent, label, words: "", to, note, icon };
  const others = recentlyFound(userId).filter((one) => one.to !== to);
  writeStored(storageKeys.recentlyFound(userId), JSON.stringify([entry, ...others].slice(0, keptMax)));
}

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== "object" || value === null) return false;
  const { group, label, words, to, note, icon } = value as Record<string, unknown>;
  const texts = [group, label, words, to, note];
  // An address of another site is none that was found here.
  const isOwn = typeof to === "string" && to.startsWith("/") && !to.startsWith("//");
  return isOwn && iconNames.some((name) => name === icon) && texts.every((text) => typeof text === "string");
}
