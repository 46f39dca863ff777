/** Where a text mentions somebody: so many UTF-16 units from `at` on, of which the first is the "@". */
export interface MentionSpan {
  at: number;
  length: number;
}

const partOfWord = /[\p{L}\p{N}_]/u;

/**
 * Where a text mentions somebody by one of these names, as in "@Ada Ng": in the order of the text, the longest name
 * where several fit, and nothing within a word, such as an email address.
 */
export function mentionSpans(text: string, names: readonly string[]): (MentionSpan & { name: string })[] {
  const longestFirst = [...new Set(names)].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  const spans: (MentionSpan & { name: string })[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    if (partOfWord.test(characterBefore(text, at))) continue;
    const name = longestFirst.find((one) => {
      const end = at + 1 + one.length;
      return text.startsWith(one, at + 1) && !partOfWord.test(characterAt(text, end));
    });
    if (name !== undefined) spans.push({ at, length: name.length + 1, name });
  }
  return spans;
}

const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 32);

const characterBefore = (text: string, at: number) =>
  /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? "";
