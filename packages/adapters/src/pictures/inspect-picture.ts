import { constants, inflateSync } from "node:zlib";
import { limits } from "@marquee/contracts/limits";
import { PictureBytes } from "./picture-bytes.ts";
import { PictureRefused } from "./port.ts";

/** Refuses what would be too large once decoded; a file of a few bytes can claim any size. */
function checkSides(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PictureRefused("The picture is empty.");
  if (width > limits.avatarSidePx || height > limits.avatarSidePx) {
    const most = limits.avatarSidePx.toLocaleString("en-US");
    throw new PictureRefused(`The picture may have at most ${most} pixels on each side.`);
  }
}

function broken(): PictureRefused {
  return new PictureRefused("The picture is damaged.");
}

const pngSignature = "\x89PNG\r\n\x1a\n";

/**
 * Walks a file from its first to its last byte without decoding it: what it is, that it is complete, and that decoding it
 * takes bounded room and time. Answers the picture's own bytes, without what may follow them.
 * @throws PictureRefused
 */
export function inspectPicture(file: Uint8Array): Buffer {
  const bytes = new PictureBytes(file);
  if (bytes.startsWith("\xff\xd8\xff")) walkJpeg(bytes);
  else if (bytes.startsWith(pngSignature)) walkPng(bytes);
  else if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a")) walkGif(bytes);
  else throw new PictureRefused("Choose a JPEG, PNG, or GIF.");
  return bytes.read();
}

/** Each scan goes over the whole picture; cameras write about ten, an attack as many as fit. */
const scansMax = 64;

const jpeg = { EOI: 0xd9, SOS: 0xda } as const;
/** Baseline, extended and progressive. */
const frameMarkers: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Other ways to code a frame, which nobody needs to open a photo. */
const oddFrameMarkers: readonly number[] = [
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
  // A height that is only told afterwards.
  0xdc,
];

function walkJpeg(bytes: PictureBytes): void {
  bytes.take(2);
  let frames = 0;
  let scans = 0;
  for (let marker = nextMarker(bytes); marker !== jpeg.EOI; marker = nextMarker(bytes)) {
    if (oddFrameMarkers.includes(marker)) throw broken();
    const length = bytes.uint16();
    if (length < 2) throw broken();
    const body = bytes.take(length - 2);
    if (frameMarkers.includes(marker)) {
      frames += 1;
      if (frames > 1 || body.length < 6) throw broken();
      checkSides(body.readUInt16BE(3), body.readUInt16BE(1));
    }
    if (marker === jpeg.SOS) {
      scans += 1;
      if (frames === 0 || scans > scansMax) throw broken();
    }
  }
  if (scans === 0) throw broken();
}

/** Skips to the next marker that stands for itself: not a stuffed 0xff, not a restart within a scan. */
function nextMarker(bytes: PictureBytes): number {
  for (;;) {
    const from = bytes.all.indexOf(0xff, bytes.at);
    if (from < 0) bytes.take(Number.POSITIVE_INFINITY);
    bytes.at = from + 1;
    let marker = bytes.byte();
    while (marker === 0xff) marker = bytes.byte();
    const isData = marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (!isData) return marker;
  }
}

function walkPng(bytes: PictureBytes): void {
  bytes.take(pngSignature.length);
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  for (;;) {
    const length = bytes.take(4).readUInt32BE();
    const type = bytes.take(4).toString("latin1");
    const body = bytes.take(length);
    bytes.take(4);
    if ((type === "IHDR") !== (header === undefined)) throw broken();
    if (type === "IHDR") {
      if (length !== 13) throw broken();
      header = body;
      checkSides(body.readUInt32BE(0), body.readUInt32BE(4));
    } else if (type === "IDAT") data.push(body);
    else if (type === "IEND") break;
  }
  if (header && header.readUInt8(12) !== 0) checkInterlaced(header, data);
}

/** The decoder bounds what rows unpack to, but not what interlaced ones do. */
function checkInterlaced(header: Buffer, data: Buffer[]): void {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  // At most four channels of two bytes, and for each of the seven passes a byte per row.
  const maxOutputLength = width * height * 8 + 7 * (height + width) + 1_024;
  try {
    inflateSync(Buffer.concat(data), { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw new PictureRefused(broken().message, { cause: error });
  }
}

const gif = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;

function walkGif(bytes: PictureBytes): void {
  bytes.take(6);
  const screen = bytes.take(7);
  checkSides(screen.readUInt16LE(0), screen.readUInt16LE(2));
  skipColors(bytes, screen.readUInt8(4));
  let images = 0;
  for (let block = bytes.byte(); block !== gif.trailer; block = bytes.byte()) {
    if (block === gif.image) {
      images += 1;
      const frame = bytes.take(9);
      // A frame has its own size; the decoder makes room for it before it looks at the screen's.
      checkSides(frame.readUInt16LE(4), frame.readUInt16LE(6));
      skipColors(bytes, frame.readUInt8(8));
      bytes.take(1);
    } else if (block === gif.extension) bytes.take(1);
    else throw broken();
    for (let size = bytes.byte(); size > 0; size = bytes.byte()) bytes.take(size);
  }
  if (images === 0) throw broken();
}

/** A table of colors, if the packed byte tells of one. */
function skipColors(bytes: PictureBytes, packed: number): void {
  if ((packed & 0x80) !== 0) bytes.take(3 * 2 ** ((packed & 0x07) + 1));
}
