/** Words that don't say what a short question is about. */
const fillers = new Set(
  (
    "a about all also an and any are as at be by can check could current did do does find for from get give has have " +
    "how i in into is it its just let like look me more my need of on or our please see should show so some tell than " +
    "that the their them these they this those to us want was we what when where which who why will with would you your"
  ).split(" "),
);

/**
 * Whether two suggestions or questions ask for the same thing: they have the same significant words in any order, or
 * the longer one contains all of the shorter one's and has at most twice as many plus two.
 */
export function sameMeaning(left: string, right: string): boolean {
  const [one, other] = [wordsThatMatter(left), wordsThatMatter(right)];
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return longer.size === 0 && plain(left) === plain(right);
  if (![...shorter].every((word) => longer.has(word))) return false;
  return shorter.size === longer.size || (shorter.size > 1 && longer.size <= shorter.size * 2 + 2);
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

function wordsThatMatter(text: string): Set<string> {
  const words = plain(text)
    .replaceAll(/(\d),(?=\d)/g, "$1")
    .match(/[\p{L}\p{N}]+/gu);
  return new Set((words ?? []).filter((word) => !fillers.has(word)).map(singular));
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
}
