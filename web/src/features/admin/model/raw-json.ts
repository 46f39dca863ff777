/** A text as indented JSON where it is JSON, otherwise as it came. */
export function indented(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
