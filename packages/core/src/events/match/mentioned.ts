/** The terms that a text contains, in any form that a human reader would recognize. */
export function mentioned(terms: readonly string[], text: string): string[] {
  const words = wordsOf(text);
  return terms.filter((term) => {
    const wanted = wordsOf(term);
    return wanted.length > 0 && wanted.every((want) => words.some((word) => isFormOf(word, want)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "startups" and "developers" for "startup" and "developer", but not "aim" for "ai". */
function isFormOf(word: string, wanted: string): boolean {
  return word === wanted || word === `${wanted}s` || (wanted.length > 3 && word.startsWith(wanted));
}
