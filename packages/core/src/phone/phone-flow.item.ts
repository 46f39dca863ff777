import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { fingerprint } from "../keys.ts";
import { epochSeconds } from "../ports.ts";
import { flowItem, flowKey } from "../sessions/flow.item.ts";

const codeCodec = codec({
  /** HMAC of the code; the code itself is nowhere. */
  mac: z.string(),
  tries: z.number(),
  expiresAtMs: z.number(),
});
/** A code that was sent to a number on behalf of one browser. */
export type PhoneCode = ReturnType<typeof codeCodec.read>;

export const readPhoneCode = codeCodec.read;

export function phoneCodeKey(flow: string, phone: string): Key {
  return flowKey(flow, "PHONE", `CODE#${fingerprint(phone)}`);
}

export function phoneCodeItem(flow: string, phone: string, code: PhoneCode): Item {
  return flowItem(phoneCodeKey(flow, phone), code.expiresAtMs, { ...code });
}

/** A number that one browser has verified, for the registration that may follow. */
export function phoneProofKey(flow: string, phone: string): Key {
  return flowKey(flow, "PHONE", `PROOF#${fingerprint(phone)}`);
}

export function phoneProofItem(flow: string, phone: string, expiresAtMs: number): Item {
  return flowItem(phoneProofKey(flow, phone), expiresAtMs, {});
}

/** When a number was last sent a code, whoever asked for it. */
export function lastCodeKey(phone: string): Key {
  return { pk: `SMS#${fingerprint(phone)}`, sk: "LAST" };
}

const lastCodec = codec({ sentAtMs: z.number() });
export const readLastCode = lastCodec.read;

/** What a row of the last code is set to. */
export function lastCode(sentAtMs: number) {
  return { rowType: "last-code", v: rowVersion, sentAtMs, ttl: epochSeconds(sentAtMs) + 3_600 };
}
