import { Jimp, JimpMime } from "jimp";
import { decodeGif } from "./decode-gif.ts";
import { inspectPicture } from "./inspect-picture.ts";
import { type PictureMaker, PictureRefused } from "./port.ts";

const sidePx = 512;
const white = 0xffffffff;

/** What decoding a photo of the largest size takes, and not much more. */
const jpegLimits = { tolerantDecoding: false, maxResolutionInMP: 17, maxMemoryUsageInMB: 1_024 };

/** Decodes and draws in JavaScript alone, so that a crafted file meets no native code. */
export function jimpPictures(): PictureMaker {
  return {
    async squareJpeg(bytes) {
      const picture = await decode(inspectPicture(bytes));
      const { width, height } = picture.bitmap;
      const side = Math.min(width, height);
      // Cropped before it is scaled: a line of 4,096 × 1 must not grow to two million pixels first.
      picture.crop({
        x: Math.floor((width - side) / 2),
        y: Math.floor((height - side) / 2),
        w: side,
        h: side,
      });
      picture.resize({ w: sidePx, h: sidePx });
      // On a new canvas, since the decoded picture still carries the metadata that came with it.
      const canvas = new Jimp({ width: sidePx, height: sidePx, color: white });
      canvas.composite(picture, 0, 0);
      return canvas.getBuffer(JimpMime.jpeg, { quality: 85 });
    },
  };
}

async function decode(bytes: Buffer) {
  try {
    if (bytes.toString("latin1", 0, 3) === "GIF") return Jimp.fromBitmap(decodeGif(bytes));
    return await Jimp.fromBuffer(bytes, { [JimpMime.jpeg]: jpegLimits });
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused("The picture is damaged.", { cause: error });
  }
}
