import { spawn } from "node:child_process";
import { text as textOf } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import { limits } from "@marquee/contracts/limits";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sharpPictures } from "./live.ts";
import { UploadRefused } from "./port.ts";

const { squareJpeg, wholeJpeg } = sharpPictures();
let jpeg: Buffer;
let png: Buffer;
let gif: Buffer;

beforeAll(async () => {
  // Left half blue, right half transparent, and taller than wide.
  const pixels = Buffer.alloc(60 * 90 * 4);
  for (let y = 0; y < 90; y++)
    for (let x = 0; x < 30; x++) pixels.set([0x33, 0x66, 0xcc, 0xff], 4 * (60 * y + x));
  const image = () => sharp(pixels, { raw: { width: 60, height: 90, channels: 4 } });
  [jpeg, png, gif] = [
    await image().jpeg().toBuffer(),
    await image().png().toBuffer(),
    await image().gif().toBuffer(),
  ];
});

/** The picture that was drawn, with the color of each pixel as one number, such as 0xffffff. */
async function drawing(file: Uint8Array) {
  const drawn = await squareJpeg(file);
  const { format } = await sharp(drawn).metadata();
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => data.readUIntBE(info.channels * (info.width * y + x), 3);
  return { format, width: info.width, height: info.height, colorAt };
}

const refusal = (file: Uint8Array) =>
  squareJpeg(file).then(
    () => "taken",
    (error: unknown) => (error instanceof UploadRefused ? error.message : error),
  );

const damaged = "The picture is damaged.";
const incomplete = "The picture is incomplete.";
const tooLarge = `The picture may have at most ${limits.pictureSidePx.toLocaleString("en-US")} pixels on each side.`;
const other = "Choose a JPEG, PNG, or GIF.";

/** A segment of a JPEG, such as metadata. */
function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** EXIF with the place where the picture was taken and the given orientation. */
function exif(orientation = 1): Buffer {
  const tiff = Buffer.concat([
    Buffer.from("4d4d002a00000008", "hex"),
    Buffer.from("0002", "hex"),
    // Orientation, and a description in place of the camera owner's personal data.
    Buffer.from(`0112000300000001000${orientation}0000`, "hex"),
    Buffer.from("010e00020000001500000026", "hex"),
    Buffer.from("00000000", "hex"),
    Buffer.from("GPS 52.5200N 13.4050E\0", "latin1"),
  ]);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]));
}

const afterStart = (file: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, 2), ...parts, file.subarray(2)]);

function chunk(type: string, body: Buffer): Buffer {
  const made = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), body, Buffer.alloc(4)]);
  made.writeUInt32BE(body.length, 0);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}

function pngOf(width: number, height: number, raw: Buffer, interlace = 0, [depth, color] = [8, 2]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(raw)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

/** A valid progressive JPEG of the maximum size whose scans are a few bytes each and contain only zeros. */
function manyScans(count: number): Buffer {
  const side = limits.pictureSidePx;
  const blocks = (side / 8) ** 2;
  const sides = [side >> 8, side & 255, side >> 8, side & 255];
  const table = (kind: number, symbol: number) =>
    segment(0xc4, Buffer.from([kind << 4, 1, ...Array(15).fill(0), symbol]));
  // One code of one bit: "32,767 blocks are empty", nine times.
  const bits = `0${"1".repeat(14)}`.repeat(9).padEnd(136, "1");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const empty = Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
  const scans = Array.from({ length: count - 1 }, (_, index) => {
    const [band, pass] = [1 + (index % 63), Math.floor(index / 63)];
    const precision = pass === 0 ? 13 : ((14 - pass) << 4) | (13 - pass);
    return Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, band, band, precision])), empty]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc2, Buffer.from([8, ...sides, 1, 1, 0x11, 0])),
    table(0, 0),
    table(1, 0xe0),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.alloc(blocks / 8),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

const subBlock = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);

/** GIF's three-bit codes for pixels of two colors, with a clear code before every other pixel so that none grows. */
function uncompressedCodes(pixels: readonly number[]): Buffer {
  const [clear, end] = [4, 5];
  const codes = pixels.flatMap((pixel, index) => (index % 2 === 0 ? [clear, pixel] : [pixel]));
  const bits = [...codes, end].reduce((all, code, index) => all | (BigInt(code) << BigInt(3 * index)), 0n);
  const hex = bits.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex").reverse();
}

/**
 * Draws a file in a process of its own, which reports its peak memory and CPU time. If the kernel reports it, that is
 * the peak since the program started: maxRSS starts with what the parent had when it forked.
 */
async function drawnAlone(file: Buffer): Promise<{ answer: string; peakMb: number; cpuMs: number }> {
  const script = `
    import { existsSync, readFileSync } from "node:fs";
    import { buffer } from "node:stream/consumers";
    import { sharpPictures } from ${JSON.stringify(new URL("live.ts", import.meta.url).href)};
    const file = await buffer(process.stdin);
    const before = process.cpuUsage();
    const answer = await sharpPictures().squareJpeg(file).then(() => "taken", (error) => error.message);
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1_000;
    const status = existsSync("/proc/self/status") ? readFileSync("/proc/self/status", "utf8") : "";
    const [, peakKb = process.resourceUsage().maxRSS] = /^VmHWM:\\s+(\\d+) kB/m.exec(status) ?? [];
    console.log(JSON.stringify({ answer, cpuMs, peakMb: Number(peakKb) / 1024 }));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(file);
  return JSON.parse(await textOf(child.stdout));
}

describe("a picture", () => {
  it("becomes the middle square of 512 × 512, on white, whatever its format was", async () => {
    for (const file of [jpeg, png, gif]) {
      const image = await drawing(file);
      expect([image.format, image.width, image.height]).toEqual(["jpeg", 512, 512]);
      expect(image.colorAt(10, 256)).toBeLessThan(0x4080e0);
    }
    for (const transparent of [png, gif])
      expect((await drawing(transparent)).colorAt(500, 256)).toBeGreaterThan(0xf0f0f0);
  });

  it("may be drawn wide instead, by the same checks", async () => {
    const { wideJpeg } = sharpPictures();
    expect(await sharp(await wideJpeg(png)).metadata()).toMatchObject({
      format: "jpeg",
      width: 1_280,
      height: 720,
    });
    await expect(wideJpeg(Buffer.from("no picture"))).rejects.toThrow(UploadRefused);
  });

  it("may be drawn whole, never enlarged and at most 2,048 pixels on each side", async () => {
    const sides = async (file: Uint8Array) => {
      const { width, height } = await sharp(await wholeJpeg(file)).metadata();
      return [width, height];
    };
    expect(await sides(png)).toEqual([60, 90]);
    const large = { width: 4_000, height: 1_000, channels: 3, background: "teal" } as const;
    expect(await sides(await sharp({ create: large }).png().toBuffer())).toEqual([2_048, 512]);
  });

  it("loses its metadata: no EXIF, comments or text are left", async () => {
    const withMetadata = afterStart(jpeg, exif(), segment(0xfe, Buffer.from("a comment of ours")));
    expect(withMetadata.includes("GPS 52.5200N")).toBe(true);
    const drawn = Buffer.from(await squareJpeg(withMetadata));
    for (const mark of ["Exif", "GPS", "comment"]) expect(drawn.includes(mark), mark).toBe(false);
    const text = chunk("tEXt", Buffer.from("Author\0Ann Example"));
    const withText = Buffer.concat([png.subarray(0, -12), text, png.subarray(-12)]);
    expect(Buffer.from(await squareJpeg(withText)).includes("Ann Example")).toBe(false);
  });

  it("is rotated as its camera says, since the orientation is lost with the metadata", async () => {
    const upsideDown = await drawing(afterStart(jpeg, exif(3)));
    expect(upsideDown.colorAt(500, 256)).toBeLessThan(0x4080e0);
  });

  it("loses what follows it: an HTML page appended to a picture is gone", async () => {
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    for (const file of [jpeg, png, gif]) {
      const drawn = Buffer.from(await squareJpeg(Buffer.concat([file, page])));
      expect(drawn.includes("<script")).toBe(false);
    }
  });
});

describe("a picture that is harmless", () => {
  it("shows the first frame of an animation", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame("#ff0000"), await frame("#0000ff")];
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer();
    expect(await sharp(animation).metadata()).toMatchObject({ format: "gif", pages: 2 });
    expect((await drawing(animation)).colorAt(256, 256)).toBeGreaterThan(0xf00000);
  });

  it("puts the rows of an interlaced GIF in the right order", async () => {
    // Blue above, red below; interlaced, the file has the rows in the order 0, 2, 1, 3.
    const gifOf = (interlaced: boolean, ...rows: readonly number[][]) =>
      Buffer.concat([
        Buffer.from("GIF89a\x04\0\x04\0\x80\0\0", "latin1"),
        Buffer.from([0, 0, 255, 255, 0, 0]),
        Buffer.from([0x2c, 0, 0, 0, 0, 4, 0, 4, 0, interlaced ? 0x40 : 0, 2]),
        subBlock(uncompressedCodes(rows.flat())),
        Buffer.from([0, 0x3b]),
      ]);
    const [blue, red] = [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ];
    const plain = await drawing(gifOf(false, blue, blue, red, red));
    const interlaced = await drawing(gifOf(true, blue, red, blue, red));
    for (const image of [plain, interlaced]) {
      expect(image.colorAt(256, 64)).toBeLessThan(0x200000);
      expect(image.colorAt(256, 192)).toBeLessThan(0x200000);
      expect(image.colorAt(256, 448)).toBeGreaterThan(0xe00000);
    }
  });

  it("is drawn despite a sloppy header, as some phones write it", async () => {
    const sloppy = Buffer.from(jpeg);
    const scan = sloppy.indexOf(Buffer.from([0xff, 0xda]));
    sloppy.writeUInt8(0, scan + 2 + sloppy.readUInt16BE(scan + 2) - 2);
    expect(await refusal(sloppy)).toBe("taken");
  });

  it("needs little memory and time, whatever it unpacks to", async () => {
    const side = limits.pictureSidePx;
    const text = chunk(
      "zTXt",
      Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(7_900_000))]),
    );
    const textBomb = Buffer.concat([png.subarray(0, 33), ...Array(200).fill(text), png.subarray(33)]);
    const files = {
      "the most bytes per pixel": pngOf(side, side, Buffer.alloc(side * (8 * side + 1)), 0, [16, 6]),
      // Seven passes, with at most two rows for each row of the picture.
      "the same, interlaced": pngOf(side, side, Buffer.alloc(side * (8 * side + 2)), 1, [16, 6]),
      "interlaced rows that unpack to more than the picture has": pngOf(8, 8, Buffer.alloc(50_000_000), 1),
      "text that unpacks to 1.5 GB": textBomb,
      "as many scans as are taken": manyScans(64),
    };
    for (const [what, file] of Object.entries(files)) {
      expect(file.length, what).toBeLessThan(limits.pictureBytes);
      const { peakMb, cpuMs, answer } = await drawnAlone(file);
      expect(answer, what).toBe("taken");
      // Half of the function's memory; it rarely takes more than a quarter.
      expect(peakMb, what).toBeLessThan(512);
      expect(cpuMs, what).toBeLessThan(8_000);
    }
  }, 120_000);
});

describe("what is refused", () => {
  it("is judged by its bytes: a drawing, an HTML page, an archive or nothing at all", async () => {
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
    // Nine hundred million pixels would take many seconds.
    expect(performance.now() - startedMs).toBeLessThan(2_000);
    const one = await squareJpeg(pngOf(limits.pictureSidePx, 1, Buffer.alloc(1 + 3 * limits.pictureSidePx)));
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
    expect(await refusal(afterStart(jpeg, frame))).toBe(damaged);
  });

  it("more scans than a camera writes", async () => {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const scans = Buffer.concat(Array(100).fill(jpeg.subarray(scan, scan + 20)));
    expect(await refusal(Buffer.concat([jpeg.subarray(0, scan), scans, jpeg.subarray(scan)]))).toBe(damaged);
    expect(await refusal(manyScans(65))).toBe(damaged);
  });

  it("a truncated file, with a message that says so", async () => {
    for (const file of [jpeg, png, gif])
      expect(await refusal(file.subarray(0, Math.floor(file.length * 0.8)))).toBe(incomplete);
  });

  it("a file that is cut off anywhere, never with an internal error", async () => {
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
