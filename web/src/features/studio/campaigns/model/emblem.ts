import { beginning } from "@marquee/contracts/text/characters";

/** Words that say nothing about which concept it is. */
const small = new Set(["a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** How many bulbs an emblem has. */
export const bulbs = 10;

/** What is particular about a concept's emblem: up to two letters, and which bulbs are lit. The same name, the same one. */
export function emblemOf(name: string): { letters: string; lit: readonly boolean[] } {
  // Older concepts are called "The Working Booth, by Northwind".
  const [title = name] = name.split(", by ");
  const words = title.match(/[\p{L}\p{N}\p{Extended_Pictographic}][^\s]*/gu) ?? [];
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => beginning(word, 1));
  const hash = hashOf(name);
  return {
    letters: letters.join("").toUpperCase(),
    lit: Array.from({ length: bulbs }, (_, bulb) => ((hash >>> bulb) & 1) === 1),
  };
}

/** FNV-1a, whose low bits are mixed with the high ones. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
