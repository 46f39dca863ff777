import { campaignTypes } from "@marquee/contracts/enums";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertSafeSvg, escapeXml, UnsafeBoard } from "./safe-svg.ts";
import { type Scene, sceneSchema, zoneKinds } from "./scene.ts";
import { boardColors, contrast } from "./scene-palette.ts";
import { drawScene } from "./scene-svg.ts";
import { textWidth, wrap } from "./scene-text.ts";

const hostile = [
  "<script>alert(1)</script>",
  '"/><image href="https://evil.example/x.png"/>',
  "' onload='alert(1)",
  "<foreignObject><iframe src=x></foreignObject>",
  "&#x3C;script&#x3E;",
  "]]><![CDATA[",
  "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;",
  "url(https://evil.example)",
  "javascript:alert(1)",
  "\u0000\u0008\ufffe\ud800",
  "</svg><svg onload=alert(1)>",
  "-->",
];
const text = (max: number) =>
  fc
    .oneof(fc.string({ maxLength: max, unit: "grapheme" }), fc.constantFrom(...hostile))
    .map((value) => value.slice(0, max).trim())
    .filter((value) => value !== "");
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

const scenes: fc.Arbitrary<Scene> = fc.record({
  headline: text(70),
  tagline: text(140),
  type: fc.constantFrom(...campaignTypes),
  palette: fc.record({ background: color, surface: color, ink: color, primary: color, accent: color }),
  zones: fc.array(
    fc.record({
      name: text(36),
      kind: fc.constantFrom(...zoneKinds),
      note: text(110),
      size: fc.constantFrom("small" as const, "medium" as const, "large" as const),
    }),
    { minLength: 3, maxLength: 6 },
  ),
  elements: fc.array(text(40), { minLength: 2, maxLength: 5 }),
  description: text(600),
});

describe("a board", () => {
  test("is safe and the same for any scene, hostile texts and colors included", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const svg = drawScene(sceneSchema.parse(scene));
        assertSafeSvg(svg);
        const tags = (svg.match(/<[^>]*>/g) ?? []).join("");
        expect(tags).not.toMatch(/<(?:script|foreignObject|image|use|a|iframe|style)\b|\son\w+=|href=/i);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawScene(scene)).toBe(svg);
      }),
      { numRuns: 300 },
    );
  });

  test("keeps its text readable whatever palette was asked for", () => {
    fc.assert(
      fc.property(scenes, ({ palette }) => {
        const colors = boardColors(palette);
        expect(contrast(colors.ink, colors.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colors.surfaceInk, colors.surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test("keeps every line within its width", () => {
    fc.assert(
      fc.property(
        text(600),
        fc.integer({ min: 60, max: 600 }),
        fc.integer({ min: 1, max: 4 }),
        (content, width, lines) => {
          const wrapped = wrap(content, width, 15, lines);
          expect(wrapped.length).toBeLessThanOrEqual(lines);
          for (const line of wrapped) expect(textWidth(line, 15)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

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

  test("refuses what is too large or no drawing", () => {
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
