import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scenes, text } from "./board-examples.ts";
import { renamedBoard } from "./renamed-board.ts";
import { assertSafeSvg, escapeXml, unescapeXml } from "./safe-svg.ts";
import { drawScene } from "./scene-svg.ts";
import { heavy, textWidth } from "./scene-text.ts";

/**
 * Whether XML allows every character of a text; a name that people typed is one line of visible characters. One of
 * punctuation alone is also every other “ of the texts.
 */
const isName = (name: string) => unescapeXml(escapeXml(name)) === name && /[\p{L}\p{N}]/u.test(name);
const names = text(120).filter((name) => escapeXml(name).trim() !== "");

/** The lines on the band of the headline, and everything else that is drawn. */
function parts(svg: string) {
  const [, height = "", lines = ""] =
    /<rect x="0" y="0" width="1200" height="(?!750)(\d+)"[^>]*\/>((?:<text[^>]*>[^<]*<\/text>)*)/.exec(svg) ??
    [];
  const drawn = svg.slice(svg.indexOf("</desc>"));
  return { height: Number(height), lines, rest: lines === "" ? drawn : drawn.replace(lines, "") };
}

test("a renamed board has its new name for every reader, and is the same picture below", () => {
  fc.assert(
    fc.property(
      scenes.filter(({ headline }) => isName(headline)),
      names,
      (scene, name) => {
        const before = drawScene({ ...scene, description: `“${scene.headline}”` }).svg;
        const after = renamedBoard(before, { from: scene.headline, to: name });
        assertSafeSvg(after);
        expect(after).toContain(`<title id="board-title">${escapeXml(name)}</title>`);
        expect(after).toContain(`“${escapeXml(name)}”`);
        const [old, renamed] = [parts(before), parts(after)];
        expect(renamed.rest).toBe(old.rest);
        for (const [, y, size, said] of renamed.lines.matchAll(
          / y="(\d+)" font-size="(\d+)"[^>]*>([^<]*)</g,
        )) {
          expect(Number(y)).toBeLessThan(old.height);
          expect(Number(y) - Number(size)).toBeGreaterThanOrEqual(14);
          expect(textWidth(unescapeXml(said ?? ""), Number(size)) * heavy).toBeLessThanOrEqual(1_121);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("a short name stands on the board in full, whatever the old one was", () => {
  fc.assert(
    fc.property(
      scenes.filter(({ headline }) => /^[\w ]+$/.test(headline) && headline.trim() !== ""),
      (scene) => {
        const board = renamedBoard(drawScene(scene).svg, { from: scene.headline, to: "The Night Bench" });
        expect(parts(board).lines).toContain(">The Night Bench<");
      },
    ),
  );
});
