// cspell:disable
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scenes } from "./board-examples.ts";
import { inProductFont } from "./product-font.ts";
import { assertSafeSvg } from "./safe-svg.ts";
import { sceneSchema } from "./scene.ts";
import { drawScene } from "./scene-svg.ts";
import { heavy, textLine, textWidth } from "./scene-text.ts";
import { textsOf } from "./svg-texts.ts";

const style = { size: 40, fill: "#000000" } as const;
/** What Western languages are written with. */
const western = fc.string({
  unit: fc.constantFrom(...Array.from("ABCXYZabcdeghijlmqtvwxyz0123456789 äöüéèñçßÅÆŒ&.,:;!?()'’“”–—…€™")),
  minLength: 1,
  maxLength: 60,
});

/** Where the first and the last letter of a drawn text begin, in pixels from its own place. */
function extentOf(svg: string): { from: number; to: number } {
  const scale = Number(/scale\(([^)]+)\)/.exec(svg)?.[1]);
  const pens = Array.from(svg.matchAll(/M(-?\d+) 0/g), ([, at]) => Number(at) * scale);
  return { from: Math.min(...pens), to: Math.max(...pens) };
}

describe("a drawing in the product's font", () => {
  test("has no text left that the font can draw", () => {
    fc.assert(
      fc.property(western, fc.constantFrom(400, 600, 700), (words, weight) => {
        const drawn = inProductFont(textLine(words, 10, 20, { ...style, weight }));
        expect(textsOf(drawn)).toEqual([]);
        expect(drawn).toContain('<g transform="translate(10 20) scale(0.08)" fill="#000000">');
      }),
    );
  });

  test("leaves a text as it was that has a character the font lacks", () => {
    for (const words of ["渋谷 Tower", "Łódź", "שלום", "5 → 6"]) {
      const text = textLine(words, 0, 0, style);
      expect(inProductFont(text)).toBe(text);
    }
  });

  test("passes the guard and keeps what is said to readers who cannot see it, for any scene", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { svg } = drawScene(sceneSchema.parse(scene));
        const drawn = inProductFont(svg);
        assertSafeSvg(drawn);
        const [said = "nothing"] = /<title.*<\/desc>/s.exec(svg) ?? [];
        expect(drawn).toContain(said);
      }),
      { numRuns: 100 },
    );
  });

  test("is no wider than the room that was estimated for it", () => {
    fc.assert(
      fc.property(western, (line) => {
        const { to } = extentOf(inProductFont(textLine(`${line}i`, 0, 0, { ...style, weight: 700 })));
        expect(to).toBeLessThanOrEqual(textWidth(line, style.size) * heavy);
      }),
    );
  });

  test("stands where its anchor says, with letters closer that belong together", () => {
    const drawn = (words: string, anchor: "start" | "middle" | "end") =>
      extentOf(inProductFont(textLine(words, 0, 0, { ...style, anchor })));
    expect(drawn("AVATAR", "start").from).toBe(0);
    expect(drawn("AVATAR", "middle").from).toBeLessThan(-40);
    expect(drawn("AVATAR", "end").from).toBeLessThan(drawn("AVATAR", "middle").from);
    expect(drawn("AV", "start").to).toBeLessThan(drawn("AH", "start").to);
  });
});
