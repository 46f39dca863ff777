import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds } from "../ports.ts";

/** Credits moved without a second admin, by the hour since 1970. Given and taken are counted apart: neither makes up for the other. */
const givenAloneCodec = codec({
  hours: z.record(z.string(), z.object({ given: z.int(), taken: z.int() })),
  ver: z.int(),
});
export type GivenAlone = ReturnType<typeof givenAloneCodec.read>;

export const readGivenAlone = givenAloneCodec.read;

/** What one admin moved alone, or what one account was moved by admins alone. */
export function givenAloneKey(whose: "by" | "for", userId: string): Key {
  return { pk: userPartition(userId), sk: `CREDITS_ALONE#${whose.toUpperCase()}` };
}

export function givenAloneItem(key: Key, row: GivenAlone, nowMs: number): Item {
  return {
    ...key,
    rowType: "given-alone",
    v: rowVersion,
    ...row,
    ttl: epochSeconds(nowMs) + 2 * 24 * 60 * 60,
  };
}
