import { PictureBytes } from "./picture-bytes.ts";
import { PictureRefused } from "./port.ts";

/** Four bytes a pixel, with its opacity. */
export interface Bitmap {
  width: number;
  height: number;
  data: Buffer;
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  interlaced: boolean;
  colors: Buffer;
  /** The color that stands for none. */
  transparent: number | undefined;
}

const damaged = () => new PictureRefused("The picture is damaged.");

/**
 * The first frame of a GIF that was inspected before. Ours, because the library's decoder runs in circles on codes that
 * no encoder writes: whoever sends one could keep a function busy until its time is over.
 * @throws PictureRefused
 */
export function decodeGif(file: Buffer): Bitmap {
  const bytes = new PictureBytes(file);
  bytes.take(6);
  const screen = bytes.take(7);
  const [width, height] = [screen.readUInt16LE(0), screen.readUInt16LE(2)];
  const common = colorTable(bytes, screen.readUInt8(4));
  let transparent: number | undefined;
  for (;;) {
    const block = bytes.byte();
    if (block === 0x21) {
      const isControl = bytes.byte() === 0xf9;
      const control = subBlocks(bytes);
      if (isControl) transparent = (control.readUInt8(0) & 1) === 1 ? control.readUInt8(3) : undefined;
      continue;
    }
    if (block !== 0x2c) throw damaged();
    const place = bytes.take(9);
    const packed = place.readUInt8(8);
    const own = colorTable(bytes, packed);
    const frame: Frame = {
      left: place.readUInt16LE(0),
      top: place.readUInt16LE(2),
      width: place.readUInt16LE(4),
      height: place.readUInt16LE(6),
      interlaced: (packed & 0x40) !== 0,
      colors: own.length > 0 ? own : common,
      transparent,
    };
    const codeBits = bytes.byte();
    const indexes = unpack(subBlocks(bytes), codeBits, frame.width * frame.height);
    return { width, height, data: paint(frame, indexes, { width, height }) };
  }
}

function colorTable(bytes: PictureBytes, packed: number): Buffer {
  return bytes.take((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 0x07) + 1));
}

function subBlocks(bytes: PictureBytes): Buffer {
  const parts: Buffer[] = [];
  for (let size = bytes.byte(); size > 0; size = bytes.byte()) parts.push(bytes.take(size));
  return Buffer.concat(parts);
}

const codesMax = 4_096;

/** LZW with codes that grow from `codeBits + 1` to 12 bits. Every code leads to a lower one, so each chain ends. */
function unpack(packed: Buffer, codeBits: number, length: number): Uint8Array {
  if (codeBits < 2 || codeBits > 8) throw damaged();
  const clear = 1 << codeBits;
  const end = clear + 1;
  const prefix = new Uint16Array(codesMax);
  const suffix = new Uint8Array(codesMax);
  const chain = new Uint8Array(codesMax + 1);
  const out = new Uint8Array(length);
  let [written, at, held, heldBits] = [0, 0, 0, 0];
  let [size, next, first] = [codeBits + 1, end + 1, 0];
  let previous: number | undefined;
  while (written < length) {
    while (heldBits < size) {
      const byte = packed[at++];
      if (byte === undefined) throw damaged();
      held |= byte << heldBits;
      heldBits += 8;
    }
    const code = held & ((1 << size) - 1);
    held >>= size;
    heldBits -= size;
    if (code === end) throw damaged();
    if (code === clear) {
      [size, next, previous] = [codeBits + 1, end + 1, undefined];
      continue;
    }
    if (code > next || (code >= clear && previous === undefined)) throw damaged();
    let links = 0;
    let link = code;
    if (code === next) {
      chain[links++] = first;
      link = previous ?? 0;
    }
    for (; link > end; link = prefix[link] ?? 0) chain[links++] = suffix[link] ?? 0;
    first = link;
    chain[links++] = first;
    while (links > 0 && written < length) out[written++] = chain[--links] ?? 0;
    if (previous !== undefined && next < codesMax) {
      prefix[next] = previous;
      suffix[next] = first;
      next += 1;
      if (next === 1 << size && size < 12) size += 1;
    }
    previous = code;
  }
  return out;
}

/** Where each of a frame's rows stands: from top to bottom, or every eighth, then between them. */
function rowOrder({ height, interlaced }: Frame): number[] {
  const passes = interlaced
    ? [
        [0, 8],
        [4, 8],
        [2, 4],
        [1, 2],
      ]
    : [[0, 1]];
  const rows: number[] = [];
  for (const [start = 0, step = 1] of passes) for (let row = start; row < height; row += step) rows.push(row);
  return rows;
}

function paint(frame: Frame, indexes: Uint8Array, screen: { width: number; height: number }): Buffer {
  const data = Buffer.alloc(screen.width * screen.height * 4);
  let at = 0;
  for (const row of rowOrder(frame)) {
    for (let column = 0; column < frame.width; column++) {
      const index = indexes[at++] ?? 0;
      const [x, y] = [frame.left + column, frame.top + row];
      if (index === frame.transparent || x >= screen.width || y >= screen.height) continue;
      const color = frame.colors.subarray(3 * index, 3 * index + 3);
      if (color.length < 3) throw damaged();
      const pixel = 4 * (y * screen.width + x);
      data.set(color, pixel);
      data[pixel + 3] = 0xff;
    }
  }
  return data;
}
