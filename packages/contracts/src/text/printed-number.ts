/** What stands in a document for a character that no font has, such as [U+10A00]. */
export function printedNumber(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
}
