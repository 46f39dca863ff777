/** The text of a file, and whether its encoding had to be assumed. */
export interface FileText {
  text: string;
  isAssumed: boolean;
}

/** How much of a file decides about its encoding. */
const probeBytes = 4_096;

/**
 * Decodes a file as spreadsheets save it: UTF-8, UTF-16 in either byte order, with a byte order mark or without. What
 * is none of these is read as Windows-1252, which has the same digits and separators as the other code pages.
 */
export async function fileText(file: Blob): Promise<FileText> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isAssumed: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isAssumed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isAssumed: true };
  }
}

/** UTF-16 by its mark, or because every other byte of its ASCII signs is zero. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const probe = bytes.subarray(0, probeBytes);
  probe.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const isWide = Math.max(even, odd) > probe.length / 8;
  return isWide ? (odd > even ? "utf-16le" : "utf-16be") : undefined;
}
