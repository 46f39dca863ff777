import { describe, expect, test } from "vitest";
import { fileText } from "./file-text.ts";

const text = "Deal ID;Date;Revenue\r\ndeal_1;15.01.2026;1.234,50 $\r\n";

/** A text as a program saves it in an encoding; the sign after a byte order mark is none of the text. */
function bytesOf(encoding: string, source: string): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(source);
  if (encoding === "windows-1252") return Uint8Array.from(source, (sign) => sign.charCodeAt(0));
  const bytes = new Uint8Array(source.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < source.length; at++)
    view.setUint16(at * 2, source.charCodeAt(at), encoding === "utf-16le");
  return bytes;
}

describe("the text of a file", () => {
  test.each(["utf-8", "utf-16le", "utf-16be"])(
    "is what was saved as %s, with a mark or without",
    async (encoding) => {
      for (const source of [text, `\uFEFF${text}`, `${text}Zürich 東京 🎪`])
        expect(await fileText(new Blob([bytesOf(encoding, source)]))).toEqual({
          text: source.replace("\uFEFF", ""),
          isAssumed: false,
        });
    },
  );

  test("that is no Unicode is read as Windows-1252, and said to be assumed", async () => {
    const source = `${text}deal_1;16.01.2026;11\u00a0000,25 £ Zürich`;
    expect(await fileText(new Blob([bytesOf("windows-1252", source)]))).toEqual({
      text: source,
      isAssumed: true,
    });
  });

  test("that is empty is empty", async () => {
    expect(await fileText(new Blob([]))).toEqual({ text: "", isAssumed: false });
  });
});
