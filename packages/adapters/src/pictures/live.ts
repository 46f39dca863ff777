import { limits } from "@marquee/contracts/limits";
import { numberText } from "@marquee/contracts/text/formats";
import sharp, { type ResizeOptions } from "sharp";
import { type PictureMaker, UploadRefused } from "./port.ts";

const square = { width: 512, height: 512 };
const wide = { width: 1_280, height: 720 };
const whole = { width: 2_048, height: 2_048, fit: "inside", withoutEnlargement: true } as const;

const pngSignature = "\x89PNG\r\n\x1a\n";
const signatures = ["\xff\xd8\xff", pngSignature, "GIF87a", "GIF89a"];
const pngEnd = Buffer.from("IEND\xae\x42\x60\x82", "latin1");
const jpegScan = Buffer.from([0xff, 0xda]);

/**
 * Cameras write about ten scans. Each covers the whole picture, so a small file with a thousand takes many seconds.
 */
const scansMax = 64;

/** Decodes and draws with libvips; an input reaches it only after its bytes and size are checked. */
export function sharpPictures(): PictureMaker {
  // A function has less than one core, and should keep no picture in memory between two calls.
  sharp.concurrency(1);
  sharp.cache(false);
  // libvips reads dozens of formats. Allow only these three decoders for uploaded files.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
  });
  return {
    squareJpeg: (bytes) => draw(bytes, square),
    wideJpeg: (bytes) => draw(bytes, wide),
    wholeJpeg: (bytes) => draw(bytes, whole),
  };
}

async function draw(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkBytes(file);
  try {
    // Reads only the header without decoding, so that a picture that is too large is refused with the reason.
    checkSides(await sharp(file, { limitInputPixels: false }).metadata());
    return await sharp(file, { failOn: "error", limitInputPixels: limits.pictureSidePx ** 2 })
      .autoOrient()
      .resize(size)
      .flatten({ background: "white" })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw error instanceof UploadRefused ? error : refusalOf(error);
  }
}

/** Checks what libvips does not: the type, the end of a PNG, the scans of a JPEG, and the canvas size of a GIF. */
function checkBytes(file: Buffer): void {
  const begins = (text: string) => file.subarray(0, text.length).equals(Buffer.from(text, "latin1"));
  if (!signatures.some(begins)) throw new UploadRefused("Choose a JPEG, PNG, or GIF.");
  if (begins(pngSignature) && !file.includes(pngEnd)) throw incomplete();
  if (begins("\xff\xd8") && occurrences(file, jpegScan) > scansMax) throw damaged();
  // libvips ignores a canvas that is much larger than its frames.
  if (begins("GIF") && file.length >= 10)
    checkSides({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) });
}

/** Counting is exact: a scan's marker cannot occur in compressed data, where a zero follows each 0xff. */
function occurrences(file: Buffer, bytes: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(bytes); at >= 0; at = file.indexOf(bytes, at + bytes.length)) count += 1;
  return count;
}

function checkSides({ width, height }: { width: number; height: number }): void {
  if (width <= limits.pictureSidePx && height <= limits.pictureSidePx) return;
  const most = numberText(limits.pictureSidePx);
  throw new UploadRefused(`The picture may have at most ${most} pixels on each side.`);
}

function refusalOf(error: unknown): UploadRefused {
  const endsEarly =
    error instanceof Error && /premature end of JPEG|unexpected end of GIF/i.test(error.message);
  return endsEarly ? incomplete(error) : damaged(error);
}

const incomplete = (cause?: unknown) => new UploadRefused("The picture is incomplete.", { cause });
const damaged = (cause?: unknown) => new UploadRefused("The picture is damaged.", { cause });
