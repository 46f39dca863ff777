/** Indents a text if it is JSON, otherwise returns it unchanged. */
export function indented(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
