import { crc32, deflateSync } from "node:zlib";
import { limits } from "@marquee/contracts/limits";
import { Jimp } from "jimp";
import { beforeAll, describe, expect, it } from "vitest";
import { jimpPictures } from "./live.ts";
import { PictureRefused } from "./port.ts";

const { squareJpeg } = jimpPictures();
let jpeg: Buffer;
let png: Buffer;
let gif: Buffer;

beforeAll(async () => {
  // Left half blue, right half transparent, and taller than wide.
  const image = new Jimp({ width: 60, height: 90, color: 0x3366ccff });
  for (let y = 0; y < 90; y++) for (let x = 30; x < 60; x++) image.setPixelColor(0x00000000, x, y);
  [jpeg, png, gif] = [
    await image.getBuffer("image/jpeg"),
    await image.getBuffer("image/png"),
    await image.getBuffer("image/gif"),
  ];
});

const refusal = (file: Uint8Array) =>
  squareJpeg(file).then(
    () => "taken",
    (error: unknown) => (error instanceof PictureRefused ? error.message : error),
  );

const damaged = "The picture is damaged.";
const incomplete = "The picture is incomplete.";
const tooLarge = `The picture may have at most ${limits.avatarSidePx.toLocaleString("en-US")} pixels on each side.`;
const other = "Choose a JPEG, PNG, or GIF.";

/** A segment of a JPEG, such as metadata. */
function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** EXIF with a place where it was taken and, where given, how to turn it. */
function exif(orientation = 1): Buffer {
  const tiff = Buffer.concat([
    Buffer.from("4d4d002a00000008", "hex"),
    Buffer.from("0002", "hex"),
    // Orientation, and a description that stands for what a camera tells of its owner.
    Buffer.from(`0112000300000001000${orientation}0000`, "hex"),
    Buffer.from("010e00020000001500000026", "hex"),
    Buffer.from("00000000", "hex"),
    Buffer.from("GPS 52.5200N 13.4050E\0", "latin1"),
  ]);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]));
}

const behindStart = (file: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, 2), ...parts, file.subarray(2)]);

function chunk(type: string, body: Buffer): Buffer {
  const made = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), body, Buffer.alloc(4)]);
  made.writeUInt32BE(body.length, 0);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

function pngOf(width: number, height: number, raw: Buffer, interlace = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlace], 8);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(raw)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

describe("a picture", () => {
  it("becomes the middle square of 512 × 512, on white, whatever it came as", async () => {
    for (const file of [jpeg, png, gif]) {
      const drawn = await squareJpeg(file);
      const image = await Jimp.fromBuffer(Buffer.from(drawn));
      expect([image.mime, image.width, image.height]).toEqual(["image/jpeg", 512, 512]);
      expect(image.getPixelColor(10, 256) >>> 8).toBeLessThan(0x4080e0);
    }
    const transparent = await Jimp.fromBuffer(Buffer.from(await squareJpeg(png)));
    expect(transparent.getPixelColor(500, 256) >>> 8).toBeGreaterThan(0xf0f0f0);
  });

  it("loses its metadata: nothing of EXIF, comments or text is left", async () => {
    const told = behindStart(jpeg, exif(), segment(0xfe, Buffer.from("a comment of ours")));
    expect(told.includes("GPS 52.5200N")).toBe(true);
    const drawn = Buffer.from(await squareJpeg(told));
    for (const mark of ["Exif", "GPS", "comment"]) expect(drawn.includes(mark), mark).toBe(false);
    const text = chunk("tEXt", Buffer.from("Author\0Ann Example"));
    const withText = Buffer.concat([png.subarray(0, -12), text, png.subarray(-12)]);
    expect(Buffer.from(await squareJpeg(withText)).includes("Ann Example")).toBe(false);
  });

  it("is turned as its camera says, since that too is lost", async () => {
    const upsideDown = await Jimp.fromBuffer(Buffer.from(await squareJpeg(behindStart(jpeg, exif(3)))));
    const blueRight = upsideDown.getPixelColor(500, 256) >>> 8;
    expect(blueRight).toBeLessThan(0x4080e0);
  });

  it("loses what follows it: a page behind a picture is gone", async () => {
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    for (const file of [jpeg, png, gif]) {
      const drawn = Buffer.from(await squareJpeg(Buffer.concat([file, page])));
      expect(drawn.includes("<script")).toBe(false);
    }
  });
});

describe("what is refused", () => {
  it("is judged by its bytes: a drawing, a page, an archive or nothing at all", async () => {
    for (const text of [
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "<html>",
      "PK\x03\x04",
      "",
      "BM\0\0",
      "II*\0",
    ])
      expect(await refusal(Buffer.from(text, "latin1")), text).toBe(other);
    const pageFirst = Buffer.concat([Buffer.from("<html>"), png]);
    expect(await refusal(pageFirst)).toBe(other);
  });

  it("sides above the limit, read from the header before anything is decoded", async () => {
    const wide = pngOf(30_000, 30_000, Buffer.alloc(10));
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const wideJpeg = Buffer.from(jpeg);
    wideJpeg.writeUInt16BE(30_000, frame + 5);
    const wideGif = Buffer.from(gif);
    wideGif.writeUInt16LE(30_000, 6);
    const startedMs = performance.now();
    for (const file of [wide, wideJpeg, wideGif]) expect(await refusal(file)).toBe(tooLarge);
    expect(performance.now() - startedMs).toBeLessThan(100);
    const one = await squareJpeg(pngOf(limits.avatarSidePx, 1, Buffer.alloc(1 + 3 * limits.avatarSidePx)));
    expect(one.length).toBeGreaterThan(0);
  });

  it("a frame of a GIF that is larger than the GIF", async () => {
    const bomb = Buffer.from(gif);
    const descriptor = bomb.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    bomb.writeUInt16LE(65_535, descriptor + 5);
    bomb.writeUInt16LE(65_535, descriptor + 7);
    expect(await refusal(bomb)).toBe(tooLarge);
  });

  it("a second header behind a harmless first one", async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 2], 8);
    const twice = Buffer.concat([png.subarray(0, 33), chunk("IHDR", header), png.subarray(33)]);
    expect(await refusal(twice)).toBe(damaged);
    const frame = jpeg.subarray(
      jpeg.indexOf(Buffer.from([0xff, 0xc0])),
      jpeg.indexOf(Buffer.from([0xff, 0xc4])),
    );
    expect(await refusal(behindStart(jpeg, frame))).toBe(damaged);
  });

  it("interlaced rows that unpack to more than the picture has", async () => {
    expect(await refusal(pngOf(8, 8, Buffer.alloc(50_000_000), 1))).toBe(damaged);
  });

  it("more scans than a camera writes", async () => {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const scans = Buffer.concat(Array(100).fill(jpeg.subarray(scan, scan + 20)));
    expect(await refusal(Buffer.concat([jpeg.subarray(0, scan), scans, jpeg.subarray(scan)]))).toBe(damaged);
  });

  it("a file that was cut off anywhere, and never with an error of ours", async () => {
    for (const file of [jpeg, png, gif]) {
      for (let length = 8; length < file.length; length += Math.ceil(file.length / 60))
        expect([incomplete, damaged, other]).toContain(await refusal(file.subarray(0, length)));
    }
  });

  it("a file with bytes changed at random is drawn or refused, and never anything else", async () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed % below;
    };
    for (let n = 0; n < 150; n++) {
      const file = Buffer.from([jpeg, png, gif][n % 3] ?? jpeg);
      for (let change = 0; change < 4; change++) file[next(file.length)] = next(256);
      expect(typeof (await refusal(file))).toBe("string");
    }
  });
});
