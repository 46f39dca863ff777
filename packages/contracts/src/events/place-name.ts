import { foldLetters } from "../text/search-text.ts";

/** A place's name as it is compared: as in a search, without punctuation and words with digits, such as post codes. */
export function placeName(text: string): string {
  return foldLetters(text)
    .replaceAll("&", " and ")
    .replaceAll(/[.']/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "" && !/\d/.test(word))
    .join(" ")
    .replace(/^saint /, "st ");
}
