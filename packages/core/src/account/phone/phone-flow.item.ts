import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec } from "../../rows/codec.ts";
import { entity } from "../../rows/entity.ts";
import { fingerprint } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";
import { flowItem, flowKey } from "../sessions/flow.item.ts";

const codeCodec = codec({
  /** HMAC of the code; the code itself is not stored. */
  mac: z.string(),
  tries: z.number(),
  expiresAtMs: z.number(),
});
/** A code that was sent to a number for one browser. */
export type PhoneCode = ReturnType<typeof codeCodec.read>;

export const readPhoneCode = codeCodec.read;

export function phoneCodeKey(flow: string, phone: string): Key {
  return flowKey(flow, "PHONE", `CODE#${fingerprint(phone)}`);
}

export function phoneCodeItem(flow: string, phone: string, code: PhoneCode): Item {
  return flowItem(phoneCodeKey(flow, phone), code.expiresAtMs, { ...code });
}

/** A number that a browser has verified, for the registration that may follow. */
export function verifiedPhoneKey(flow: string, phone: string): Key {
  return flowKey(flow, "PHONE", `VERIFIED#${fingerprint(phone)}`);
}

export function verifiedPhoneItem(flow: string, phone: string, expiresAtMs: number): Item {
  return flowItem(verifiedPhoneKey(flow, phone), expiresAtMs, {});
}

/** When a code was last sent to a number, whoever requested it. */
export const lastCodeKey = (phone: string): Key => lastCodeEntity.key({ number: fingerprint(phone) });

const lastCodeEntity = entity({
  rowType: "last-code",
  shape: { sentAtMs: z.number() },
  key: ({ number }: { number: string }) => ({ pk: `SMS#${number}`, sk: "LAST" }),
});
export const readLastCode = lastCodeEntity.read;

/** The attributes of the last code's row. */
export function lastCode(sentAtMs: number) {
  return { ...lastCodeEntity.mark, sentAtMs, ttl: epochSeconds(sentAtMs) + 3_600 };
}

export const lastCodeRows: RowKind<typeof lastCodeEntity> = {
  entity: lastCodeEntity,
  owner: "elsewhere",
  person: "rows",
  export: { notShown: "The time of a text message, by a fingerprint of the number." },
  onDelete: "erase",
};

export const lastCodePage: RowPage<typeof lastCodeEntity> = {
  entity: lastCodeEntity,
  rows: [
    {
      name: "Last text message",
      sample: { number: "{sha256}" },
      reached: "Updated at most once a minute, before a code is sent to the number",
      expires: "1 h",
    },
  ],
};
