/** What people see as a whole and what is invisible by itself: joiners, variants and tags inside letters and emoji. */
const partOfCharacter =
  /(?<=[\p{L}\p{M}])(?:[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]|[\u200c\u200d](?=[\p{L}\p{M}]))|(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
/** U+2800 is the pattern of Braille without a dot. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is one line in which a reader sees every character, with a letter, digit or picture among them. */
export function isVisibleLine(text: string): boolean {
  return (
    !unseen.test(text.replaceAll(partOfCharacter, "")) && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)
  );
}

/** What mail programs make links of: an address with its scheme, with "www.", or with a path or port. */
const link = /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/:?#]\S|\b(?:mailto|tel):\S/iu;

/** Whether a text contains something that programs turn into a link. A name such as "Booking.com" does not count. */
export function hasLink(text: string): boolean {
  return link.test(text);
}
