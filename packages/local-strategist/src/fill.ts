// cspell:ignore aeiou
/** The words that take the places of a text's tokens. */
export type Words = Readonly<Record<string, string>>;

/** A text with its tokens filled in, each of its sentences beginning with a capital. */
export function fill(text: string, words: Words): string {
  const once = (given: string): string =>
    given.replaceAll(/\{(\w+)\}/g, (token, name: string) => words[name] ?? token);
  // What one does with a product names it: "{tryP}" is "taste {P}".
  const filled = once(once(text));
  return filled
    .replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\b1 (minute|hour|turn|place)s\b/g, "1 $1")
    .replaceAll(/\b(1 [\p{L} '-]{2,40}? (?:for|in) [\d.]+ hours?) take\b/gu, "$1 takes")
    .replaceAll(/\b0\.5 minutes\b/g, "half a minute")
    .replaceAll(/^half a minute\b/g, "Half a minute")
    .replaceAll(/\b1 people\b/g, "1 person")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ([,.;:])/g, "$1")
    .trim();
}

/** A noun in the singular, as far as its ending tells. */
export function singular(noun: string): string {
  const words = noun.split(" ");
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), singularWord(last)].join(" ");
}

/** Things that are a pair or have no singular. */
const plurals =
  /(?:glasses|goggles|scissors|trousers|jeans|pants|shorts|headphones|earphones|binoculars|tights|leggings|pajamas|clothes|pliers|tweezers|clippers|shears|tongs|leftovers|groceries|goods|savings|sports|news)$/i;

function singularWord(word: string): string {
  if (plurals.test(word)) return word;
  if (/men$/i.test(word)) return word.replace(/men$/i, "man");
  if (/(?:ss|us|is|news|['’]s|[^s]ics)$/i.test(word) || word.length < 4) return word;
  if (/kni?ves$|lives$|wives$/i.test(word)) return word.replace(/ves$/i, "fe");
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, "y");
  if (/(?:ss|sh|ch|x)es$/i.test(word)) return word.replace(/es$/i, "");
  return word.replace(/s$/i, "");
}

/** A noun in the plural for a count. */
export function plural(noun: string, count: number): string {
  if (count === 1) return noun;
  // "Table for two", "pair of chairs"
  const [, head, rest] = /^(.+?)( (?:for|of|in) .+)$/.exec(noun) ?? [];
  if (head !== undefined) return `${plural(head, count)}${rest}`;
  if (/man$/i.test(noun)) return noun.replace(/man$/i, "men");
  if (/(?:s|sh|ch|x)$/i.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, "ies") : `${noun}s`;
}
