import { campaignTypes } from "@marquee/contracts/enums";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { color, scenes, text } from "./board-examples.ts";
import { assertSafeSvg, escapeXml } from "./safe-svg.ts";
import { sceneSchema } from "./scene.ts";
import { boardColors, contrast } from "./scene-palette.ts";
import { drawScene } from "./scene-svg.ts";
import { textWidth, wrap } from "./scene-text.ts";

const brands = fc.uniqueArray(color, { maxLength: 5 });

/** The shapes of a drawing, without texts and colors. */
function shapesOf(svg: string): Set<string> {
  const drawn = svg.replaceAll(/<(title|desc|text)[^>]*>[^<]*<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [];
  return new Set(drawn.map((shape) => shape.replaceAll(/#[0-9a-f]{6}/gi, "")));
}

describe("a board", () => {
  test("is safe and the same for any scene, hostile texts and colors included", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { svg } = drawScene(sceneSchema.parse(scene));
        assertSafeSvg(svg);
        const tags = (svg.match(/<[^>]*>/g) ?? []).join("");
        expect(tags).not.toMatch(/<(?:script|foreignObject|image|use|a|iframe|style)\b|\son\w+=|href=/i);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawScene(scene).svg).toBe(svg);
      }),
      { numRuns: 300 },
    );
  });

  test("keeps its text readable with any palette, and any brand colors", () => {
    fc.assert(
      fc.property(scenes, brands, ({ palette }, brand) => {
        const colors = boardColors(palette, brand);
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

  test("has no letters smaller than 12 pixels when it is shown 384 pixels wide, as on a card", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { svg } = drawScene(scene);
        const [, width] = /viewBox="0 0 (\d+) \d+"/.exec(svg) ?? [];
        const sizes = Array.from(svg.matchAll(/<text[^>]* font-size="([\d.]+)"/g), ([, size]) =>
          Number(size),
        );
        expect(sizes.length).toBeGreaterThan(scene.zones.length * 3);
        expect((Math.min(...sizes) * 384) / Number(width)).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  test("is a different picture for each type of campaign, not the same one in another color", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const drawn = campaignTypes.map((type) => shapesOf(drawScene({ ...scene, type }).svg));
        for (const [index, one] of drawn.entries()) {
          for (const other of drawn.slice(index + 1)) {
            const shared = [...one].filter((shape) => other.has(shape)).length;
            expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.5);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test("numbers every zone in its picture and names it next to the number in the legend", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { svg } = drawScene(scene);
        const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, said]) => said);
        for (const [index] of scene.zones.entries())
          expect(texts.filter((said) => said === String(index + 1)).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test("describes what its letters have no room for to readers who cannot see it", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const [, said = ""] = /<desc[^>]*>([^<]*)<\/desc>/.exec(drawScene(scene).svg) ?? [];
        for (const { name, note } of scene.zones) {
          expect(said).toContain(escapeXml(name));
          expect(said).toContain(escapeXml(note));
        }
      }),
    );
  });

  test("shows each of the brand's colors unchanged, and says so; without any it keeps the scene's and says nothing", () => {
    fc.assert(
      fc.property(scenes, brands, (scene, brand) => {
        const { svg, description } = drawScene(scene, { colors: brand });
        for (const one of brand) {
          expect(svg).toContain(`fill="${one}"`);
          expect(description).toContain(one.toUpperCase());
        }
        if (brand.length === 0) {
          expect(description).toBe(scene.description);
          expect(svg).toContain(`fill="${scene.palette.primary}"`);
        } else expect(description).toMatch(/readable\.$/);
      }),
    );
  });
});
