import type { Found } from "@marquee/contracts/home/search";
import { foldLetters, holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../search-copy.ts";

/** One search result and where it leads. */
export interface SearchEntry {
  group: string;
  label: string;
  /** Additional words that match it. */
  words: string;
  to: string;
  note: string;
  icon: IconName;
  /** For an event, whose poster stands in place of the icon. */
  face?: Found["face"];
  /** What to run instead of opening `to`. */
  run?: () => void;
}

export interface SearchGroup<E extends SearchEntry> {
  label: string;
  entries: E[];
}

const perGroup = 5;
/** Without a text, more entries are shown per group, enough for all pages. */
const perGroupUnasked = 20;
const shownUnasked: readonly string[] = [copy.recent, copy.actions, copy.pages];

/**
 * The entries whose label or words contain every word of the text; labels that begin with it come first.
 * Without a text: recently opened entries, actions and pages, for navigation.
 */
export function findResults<E extends SearchEntry>(entries: readonly E[], text: string): SearchGroup<E>[] {
  const words = wordsOf(text);
  const found =
    words.length === 0
      ? entries.filter(({ group }) => shownUnasked.includes(group))
      : entries.filter((entry) => matches(entry, words));
  const best = found
    .map((entry, index) => ({ entry, index, rank: rankOf(entry, words) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
  return [...new Set(entries.map((entry) => entry.group))]
    .map((label) => ({
      label,
      entries: best
        .filter((entry) => entry.group === label)
        .slice(0, words.length === 0 ? perGroupUnasked : perGroup),
    }))
    .filter((group) => group.entries.length > 0);
}

function matches(entry: SearchEntry, words: readonly string[]): boolean {
  return holdAll([entry.label, entry.words, entry.note], words);
}

function rankOf(entry: SearchEntry, words: readonly string[]): number {
  const label = foldLetters(entry.label);
  const text = words.join(" ");
  if (label.startsWith(text)) return 0;
  return label.includes(text) ? 1 : 2;
}
