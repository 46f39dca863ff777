import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostile } from "./board-examples.ts";
import { assertSafeSvg, escapeXml, UnsafeBoard } from "./safe-svg.ts";

describe("the guard", () => {
  const wrapped = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

  test.each([
    "<script>alert(1)</script>",
    "<foreignObject></foreignObject>",
    '<image x="1"/>',
    '<rect onload="x"/>',
    '<rect style="fill:url(https://evil.example)"/>',
    '<rect fill="url(https://evil.example)"/>',
    '<rect fill="javascript:alert(1)"/>',
    '<use href="#a"/>',
    '<g xlink:href="https://evil.example"/>',
    "<!-- comment -->",
    "<![CDATA[x]]>",
    "<?xml version='1.0'?>",
    "&evil;",
    "a < b",
    "<rect fill='red'/>",
    '<svg xmlns="http://evil.example"></svg>',
    '<animate attributeName="href"/>',
    '<rect fill="\\75rl(x)"/>',
  ])("refuses %s", (inner) => {
    expect(() => assertSafeSvg(wrapped(inner))).toThrow(UnsafeBoard);
  });

  test("refuses input that is too large or is not a drawing", () => {
    for (const text of [wrapped("a".repeat(100_000)), "<html></html>", ""]) {
      expect(() => assertSafeSvg(text)).toThrow(UnsafeBoard);
    }
  });

  test("lets escaped text of any kind through", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...hostile)), (content) => {
        assertSafeSvg(wrapped(`<text x="1">${escapeXml(content)}</text>`));
      }),
    );
  });
});
