import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds } from "../ports.ts";

const emailChangeCodec = codec({
  email: z.string(),
  /** Fingerprint of the mailed link's token; the token itself is stored nowhere. */
  hash: z.string(),
  expiresAtMs: z.number(),
});
/** A new address that waits for its owner to open the link. */
export type EmailChange = ReturnType<typeof emailChangeCodec.read>;

export const readEmailChange = emailChangeCodec.read;

/** One per user, so that a newer link takes the place of the one before it. */
export function emailChangeKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "EMAILCHANGE" };
}

export function emailChangeItem(userId: string, change: EmailChange): Item {
  return {
    ...emailChangeKey(userId),
    rowType: "email-change",
    v: rowVersion,
    ...change,
    ttl: epochSeconds(change.expiresAtMs) + 1,
  };
}
