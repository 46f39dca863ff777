/** A text that no line breaks apart: its spaces are those at which none may. */
export function unbroken(text: string): string {
  return text.replaceAll(/\s/g, "\u00a0");
}
