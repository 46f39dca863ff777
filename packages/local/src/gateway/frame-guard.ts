/**
 * Checks the bytes that a client sends for frames above a size. API Gateway accepts 32 KB per frame; a WebSocket
 * library exposes only whole messages, so the frame headers are read here (RFC 6455, 5.2).
 */
export class FrameGuard {
  private readonly maxBytes: number;
  private readonly onTooLarge: () => void;
  /** Payload bytes of the current frame that are still to come. */
  private skip = 0;
  private header = Buffer.alloc(0);

  constructor(maxBytes: number, onTooLarge: () => void) {
    this.maxBytes = maxBytes;
    this.onTooLarge = onTooLarge;
  }

  watch(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.skip > 0) {
        const step = Math.min(this.skip, chunk.length - at);
        this.skip -= step;
        at += step;
        continue;
      }
      this.header = Buffer.concat([this.header, chunk.subarray(at, at + 1)]);
      at += 1;
      const frame = frameOf(this.header);
      if (!frame) continue;
      if (frame.payloadBytes > this.maxBytes) {
        this.onTooLarge();
        return;
      }
      this.header = Buffer.alloc(0);
      this.skip = frame.payloadBytes;
    }
  }
}

/** The payload's size, once a frame's header is complete. */
function frameOf(header: Buffer): { payloadBytes: number } | undefined {
  const second = header[1];
  if (second === undefined) return undefined;
  const short = second & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const mask = second & 0x80 ? 4 : 0;
  if (header.length < 2 + extra + mask) return undefined;
  if (extra === 2) return { payloadBytes: header.readUInt16BE(2) };
  if (extra === 8) return { payloadBytes: Number(header.readBigUInt64BE(2)) };
  return { payloadBytes: short };
}
