import { beginning } from "./characters.ts";

/** Deep enough for white letters, each far from its neighbors in hue. */
const colors = [
  "#8a3b12",
  "#7a4b00",
  "#4f5d0b",
  "#17663c",
  "#0f6470",
  "#1f4e8c",
  "#4b3f9e",
  "#7a2f80",
  "#9c2650",
  "#5c5248",
] as const;

/** A company's or a person's initials, and a color of their own: the same wherever they are shown. */
export function monogramOf(name: string): { initials: string; color: string } {
  const words = name.split(/[\s\p{P}\p{S}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => beginning(word, 1));
  const sum = Array.from(name).reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return {
    initials: letters.join("").toUpperCase() || "?",
    color: colors[sum % colors.length] ?? colors[0],
  };
}
