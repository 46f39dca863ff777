import { Jimp } from "jimp";
import { expect, it } from "vitest";
import { decodeGif } from "./decode-gif.ts";
import { PictureRefused } from "./port.ts";

/** Noise, so that codes grow to their full width and their table fills up. */
async function noise(width: number, height: number, levels: number): Promise<Buffer> {
  let seed = 1;
  const image = new Jimp({ width, height, color: 0x000000ff });
  for (let pixel = 0; pixel < width * height; pixel++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const level = ((seed >>> 8) % levels) * Math.floor(255 / levels);
    image.bitmap.data.set([level, 255 - level, 0, 255], 4 * pixel);
  }
  return image.getBuffer("image/gif");
}

const expected = async (gif: Buffer) => (await Jimp.fromBuffer(gif)).bitmap.data;
const decoded = (gif: Buffer) => decodeGif(gif).data;

it("decodes what an encoder writes, pixel for pixel", async () => {
  for (const [width, height, levels] of [
    [300, 200, 256],
    [257, 129, 3],
    [256, 256, 40],
    [1, 1, 2],
  ] as const) {
    const gif = await noise(width, height, levels);
    expect(decoded(gif).equals(await expected(gif)), `${width}×${height}`).toBe(true);
  }
});

it("puts interlaced rows where they belong", async () => {
  const gif = await noise(16, 19, 8);
  const descriptor = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 19, 0]));
  gif.writeUInt8(gif.readUInt8(descriptor + 9) | 0x40, descriptor + 9);
  expect(decoded(gif).equals(await expected(gif))).toBe(true);
});

it("ends on any codes, and refuses those that no encoder writes", async () => {
  const gif = await noise(32, 32, 8);
  let refused = 0;
  for (let at = 13; at < gif.length; at++) {
    const changed = Buffer.from(gif);
    changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
    try {
      expect(decodeGif(changed).data.length).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(PictureRefused);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(20);
});
