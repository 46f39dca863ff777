import type { HowTo } from "@marquee/contracts/home/how-to/topic";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Reference } from "./reference.ts";

/** Searches the help: topics that contain every word, and the matching lines of tables. */
export function findHelp(
  all: { howTos: readonly HowTo[]; references: readonly Reference[] },
  text: string,
): { howTos: readonly HowTo[]; references: readonly Reference[]; count: number } {
  const words = wordsOf(text);
  const matches = (...parts: readonly (string | undefined)[]) =>
    holdAll(
      parts.filter((part) => part !== undefined),
      words,
    );
  const howTos = all.howTos.filter((topic) => matches(topic.title, topic.text, topic.words));
  const references = all.references.flatMap((table) => {
    const rows = matches(table.title)
      ? table.rows
      : table.rows.filter(({ name, value, note }) => matches(table.title, name, value, note));
    return rows.length === 0 ? [] : [{ ...table, rows }];
  });
  return { howTos, references, count: howTos.length + references.length };
}

/** More would push everything else off the first screen. */
const aboutMost = 6;

/**
 * The first topics about a page, by address prefix; the home page must match exactly, as it is a prefix of all others.
 */
export function helpAbout(howTos: readonly HowTo[], path: string): readonly HowTo[] {
  const here = path.toLowerCase().replace(/\/+$/, "") || "/";
  return howTos
    .filter(({ pages }) =>
      pages.some((page) => here === page || (page !== "/" && here.startsWith(`${page}/`))),
    )
    .slice(0, aboutMost);
}
