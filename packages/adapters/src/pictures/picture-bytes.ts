/** Reads bytes in order. @throws PictureRefused where they end too early */
import { PictureRefused } from "./port.ts";

export class PictureBytes {
  readonly all: Buffer;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  startsWith(text: string): boolean {
    return this.all.subarray(0, text.length).equals(Buffer.from(text, "latin1"));
  }

  take(length: number): Buffer {
    const taken = this.all.subarray(this.at, this.at + length);
    if (taken.length < length) throw new PictureRefused("The picture is incomplete.");
    this.at += length;
    return taken;
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  uint16(): number {
    return this.take(2).readUInt16BE();
  }

  /** What was read so far: all that a decoder is given. */
  read(): Buffer {
    return this.all.subarray(0, this.at);
  }
}
