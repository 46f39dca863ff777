// cspell:ignore Bopomofo Nushu Tangut Khitan
import { charactersIn, charactersOf } from "./characters.ts";

/**
 * What leaves no mark where it stands: spaces, controls, and characters that Unicode or a font leaves empty, such as
 * Hangul fillers, Braille without a dot, and blank signs of notation.
 */
const unseen =
  /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]+/gu;
/** What copying puts around a word: spaces, marks of direction and widths of zero. */
const around =
  /^[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+|[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$/gu;
/** Scripts in which one character is a word or a name. */
const wholeWord =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Yi}\p{sc=Nushu}\p{sc=Tangut}\p{sc=Khitan_Small_Script}\p{sc=Cuneiform}\p{sc=Egyptian_Hieroglyphs}\p{sc=Anatolian_Hieroglyphs}]/u;
/** Ideographs that a normal form would replace by others, which people with such names do not write. */
const replaced = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** Whether a reader sees nothing of a text. */
export function isBlank(text: string): boolean {
  return text.replaceAll(unseen, "") === "";
}

/** A text as it was meant: without spaces around it, and empty if nothing of it is seen. */
export function typedText(typed: string): string {
  return isBlank(typed) ? "" : typed.trim();
}

/** The same for a name or another line, with its accents composed, and without the marks that copying puts around it. */
export function typedLine(typed: string): string {
  return typedText(typed)
    .replaceAll(around, "")
    .replaceAll(replaced, (part) => part.normalize("NFC"));
}

/** Whether a reader sees at least so many characters; spaces between them count. */
export function hasAtLeast(text: string, characters: number): boolean {
  const seen = charactersOf(text).map((character) => {
    if (!isBlank(character)) return character;
    return /^[\p{Z}\n\t]/u.test(character) ? " " : "";
  });
  return charactersIn(seen.join("").trim()) >= characters;
}

/** Whether a text can be a name or a word to look for: two characters, or one of a script that writes names so. */
export function isWord(text: string): boolean {
  return hasAtLeast(text, 2) || wholeWord.test(text.replaceAll(unseen, ""));
}
