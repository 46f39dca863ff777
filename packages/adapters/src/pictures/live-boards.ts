import { inProductFont } from "@marquee/concept-boards/product-font";
import { assertSafeSvg } from "@marquee/concept-boards/safe-svg";
import { textsOf } from "@marquee/concept-boards/svg-texts";
import sharp from "sharp";
import { type Fonts, scriptShaper } from "../fonts/live-shaper.ts";
import { textToShapes } from "./outlined-text.ts";
import type { BoardPictures } from "./port.ts";

const boardWidth = 2_400;

/**
 * Draws boards with libvips. Kept apart from uploaded pictures: only here may SVG be decoded, and only SVG that
 * passes the guard for stored boards, so that no drawing can reference another file or address.
 */
export function sharpBoards(fonts: Fonts): BoardPictures {
  const shaperFor = scriptShaper(fonts);
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    async png(svg, width = boardWidth) {
      assertSafeSvg(svg);
      const lettered = inProductFont(svg);
      const others = textsOf(lettered).map(({ content }) => content);
      const drawn = others.length === 0 ? lettered : textToShapes(lettered, await shaperFor(others));
      // Functions that share a process share libvips, and one that opens uploads blocks every other decoder.
      sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
      const { data, info } = await sharp(Buffer.from(drawn))
        .resize({ width })
        .flatten({ background: "white" })
        .png({ compressionLevel: 9, palette: true, colors: 256, dither: 0 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    },
  };
}
