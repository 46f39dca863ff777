import { crc32, deflateSync } from "node:zlib";

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one color, such as `[51, 102, 204]`, with a lighter diagonal half, so that a rotation shows. */
export function pngOf(sidePx: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const rows = Array.from({ length: sidePx }, (_row, y) => {
    const row = Buffer.alloc(1 + sidePx * 3);
    for (let x = 0; x < sidePx; x++) {
      const lift = x > y ? 50 : 0;
      row.set(
        [red, green, blue].map((part) => Math.min(255, part + lift)),
        1 + x * 3,
      );
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
