import { expect, test } from "vitest";
import { sendFramed } from "./socket-gateway.ts";

function framesOf(bytes: number) {
  const sent: { bytes: number; fin: boolean | undefined }[] = [];
  const socket = {
    send: (data: Buffer, options: { fin?: boolean }) =>
      void sent.push({ bytes: data.length, fin: options.fin }),
  };
  sendFramed(socket as never, Buffer.alloc(bytes, "x"));
  return sent;
}

test("a large push is sent in frames of at most 32 KB that join to the whole", () => {
  expect(framesOf(70_000)).toEqual([
    { bytes: 32_768, fin: false },
    { bytes: 32_768, fin: false },
    { bytes: 4_464, fin: true },
  ]);
  expect(framesOf(32_768)).toEqual([{ bytes: 32_768, fin: true }]);
  expect(framesOf(0)).toEqual([{ bytes: 0, fin: true }]);
});
