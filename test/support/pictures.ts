import { crc32, deflateSync } from "node:zlib";
import { createAvatarUpload, type setAvatar } from "@marquee/contracts/account/profile";
import type { AnswerOf, BodyInputOf } from "@marquee/contracts/operation";
import type { ApiUser, RawAnswer } from "./api-user.ts";

type Upload = AnswerOf<typeof createAvatarUpload>;

/** Uploads a file to its signed address, as a browser would. */
export async function put(
  caller: ApiUser,
  target: Upload,
  file: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(caller.url + target.url, {
    method: "PUT",
    headers: { ...target.headers, ...headers },
    body: file,
  });
}

/** Uploads a file that claims to be a PNG, and sets it as the avatar. */
export async function uploadAvatar(caller: ApiUser, file: Uint8Array<ArrayBuffer>): Promise<RawAnswer> {
  const body = { contentType: "image/png" as const, sizeBytes: file.length };
  const target = await caller.client.call(createAvatarUpload, { body });
  const stored = await put(caller, target, file);
  if (stored.status !== 200) throw new Error(`The store said ${stored.status}: ${await stored.text()}`);
  const chosen: BodyInputOf<typeof setAvatar> = { uploadId: target.uploadId };
  return caller.raw("PUT", "/api/user/avatar", { body: chosen });
}

/** A PNG of one color. */
export function pngFile(width = 64, height = 32): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width), 0x60);
  for (let row = 0; row < height; row++) rows[row * (1 + 3 * width)] = 0;
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const parts = [
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function pngChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(body.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Reads the width and height from the header of a baseline JPEG. */
export function jpegSides(file: Uint8Array): [number, number] {
  const bytes = Buffer.from(file);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
}
