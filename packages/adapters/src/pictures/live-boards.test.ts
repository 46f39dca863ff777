import { UnsafeBoard } from "@marquee/concept-boards/safe-svg";
import { heavy, textWidth } from "@marquee/concept-boards/scene-text";
import { installedFonts } from "@marquee/testkit/installed-fonts";
import { namesByScript } from "@marquee/testkit/scripts";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { directed, runsOf } from "../fonts/live-runs.ts";
import { scriptShaper, type Weight } from "../fonts/live-shaper.ts";
import { sharpPictures } from "./live.ts";
import { sharpBoards } from "./live-boards.ts";

const boards = sharpBoards(installedFonts);
const board = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750"><rect x="0" y="0" width="1200" height="750" fill="#ffffff"/>${inner}</svg>`;

/** The columns, in the board's own units, in which anything dark was drawn. */
async function inkedColumns(svg: string): Promise<{ from: number; to: number } | undefined> {
  const { data, info } = await sharp((await boards.png(svg)).bytes)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark: number[] = [];
  for (let x = 0; x < info.width; x += 1)
    for (let y = 0; y < info.height; y += 1) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) < 128) dark.push(x / 2);
    }
  return dark.length === 0
    ? undefined
    : dark.reduce((span, x) => ({ from: Math.min(span.from, x), to: Math.max(span.to, x) }), {
        from: Infinity,
        to: 0,
      });
}

describe("a board as a picture", () => {
  it("is 2,400 pixels wide and keeps its aspect ratio, also for an earlier board of 1200 × 800", async () => {
    const sides = async (svg: string) => {
      const { format, width, height } = await sharp((await boards.png(svg)).bytes).metadata();
      return [format, width, height];
    };
    expect(await sides(board(""))).toEqual(["png", 2_400, 1_500]);
    const earlier = board("").replaceAll("750", "800");
    expect(await sides(earlier)).toEqual(["png", 2_400, 1_600]);
  });

  it("has its texts drawn without any font of the machine, aligned to the start, end or center", async () => {
    const text = (anchor: string) =>
      board(`<text x="600" y="300" font-size="40" fill="#000000"${anchor}>R&amp;D &lt;Łódź&gt;</text>`);
    const [start, middle, end] = [
      await inkedColumns(text("")),
      await inkedColumns(text(' text-anchor="middle"')),
      await inkedColumns(text(' text-anchor="end"')),
    ];
    expect(start?.from).toBeGreaterThanOrEqual(598);
    expect(end?.to).toBeLessThanOrEqual(602);
    expect(((middle?.from ?? 0) + (middle?.to ?? 0)) / 2).toBeCloseTo(600, -1);
    expect((start?.to ?? 0) - (start?.from ?? 0)).toBeGreaterThan(150);
  });

  it.each(Object.entries(namesByScript))(
    "has room for a name in %s where a line is estimated to have",
    async (_, name) => {
      const size = 1_000;
      const shaper = await scriptShaper(installedFonts)([name]);
      const widthIn = (weight: Weight) =>
        runsOf(directed(name.normalize("NFC")))
          .flatMap((run) => shaper.shapes(run, weight))
          .reduce((sum, { advance }) => sum + advance, 0);
      // The estimate leaves room at the end of a line for a few hundredths.
      expect(widthIn("regular")).toBeLessThanOrEqual(textWidth(name, size) * 1.03);
      expect(widthIn("bold")).toBeLessThanOrEqual(textWidth(name, size) * heavy);
    },
  );

  it("draws bold text wider than plain text", async () => {
    const width = async (weight: string) => {
      const span = await inkedColumns(
        board(`<text x="100" y="300" font-size="60" fill="#000000"${weight}>Concept</text>`),
      );
      return (span?.to ?? 0) - (span?.from ?? 0);
    };
    expect(await width(' font-weight="700"')).toBeGreaterThan(await width(""));
  });

  it("can be drawn after uploads were, which block every decoder but their own", async () => {
    sharpPictures();
    expect((await boards.png(board(""))).bytes.length).toBeGreaterThan(0);
  });

  it("is never drawn from anything that the guard for stored boards would refuse", async () => {
    await expect(boards.png(board('<image href="file:///etc/hostname"/>'))).rejects.toThrow(UnsafeBoard);
  });
});
