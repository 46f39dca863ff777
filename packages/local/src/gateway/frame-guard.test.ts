import { describe, expect, it } from "vitest";
import { FrameGuard } from "./frame-guard.ts";

/** A client's frame: masked, as RFC 6455 requires of clients. */
function frame(payloadBytes: number): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const long = payloadBytes > 65_535;
  const head = Buffer.alloc(payloadBytes < 126 ? 2 : long ? 10 : 4);
  head[0] = 0x81;
  head[1] = 0x80 | (payloadBytes < 126 ? payloadBytes : long ? 127 : 126);
  if (long) head.writeBigUInt64BE(BigInt(payloadBytes), 2);
  else if (payloadBytes >= 126) head.writeUInt16BE(payloadBytes, 2);
  return Buffer.concat([head, mask, Buffer.alloc(payloadBytes, 0x7f)]);
}

function refused(chunks: Buffer[], maxBytes = 1_000): number {
  let count = 0;
  const guard = new FrameGuard(maxBytes, () => {
    count += 1;
  });
  for (const chunk of chunks) guard.watch(chunk);
  return count;
}

describe("the size of a frame", () => {
  it("may be the limit, but not a byte more", () => {
    expect(refused([frame(1_000)])).toBe(0);
    expect(refused([frame(1_001)])).toBe(1);
    expect(refused([frame(70_000)], 70_000)).toBe(0);
    expect(refused([frame(70_001)], 70_000)).toBe(1);
  });

  it("is detected however the bytes arrive", () => {
    const bytes = Buffer.concat([frame(10), frame(500), frame(1_001)]);
    const single = [...bytes].map((byte) => Buffer.from([byte]));
    expect(refused([bytes])).toBe(1);
    expect(refused(single)).toBeGreaterThan(0);
  });

  it("is not summed over many small frames in one chunk", () => {
    expect(refused([Buffer.concat(Array.from({ length: 50 }, () => frame(900)))])).toBe(0);
  });
});
