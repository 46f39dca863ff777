import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds } from "../ports.ts";

const resetLinkCodec = codec({
  /** Fingerprint of the token; the token itself is only in the mail. */
  hash: z.string(),
  /** Fingerprint of the address that the link went to; it counts only while the account has it. */
  address: z.string(),
  expiresAtMs: z.number(),
});
export type ResetLink = ReturnType<typeof resetLinkCodec.read>;

export const readResetLink = resetLinkCodec.read;

/** One row for each user, so that a newer link takes the place of an older one. */
export function resetLinkKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "RESETLINK" };
}

export function resetLinkItem(userId: string, link: ResetLink): Item {
  return {
    ...resetLinkKey(userId),
    rowType: "reset-link",
    v: rowVersion,
    ...link,
    ttl: epochSeconds(link.expiresAtMs) + 1,
  };
}

/** The write that lets a link count once. */
export function useResetLink(userId: string, { hash }: ResetLink, nowMs: number): LabelledWrite {
  const when = all(attribute("hash").is(hash), attribute("expiresAtMs").above(nowMs));
  return { label: "link", write: { op: "delete", key: resetLinkKey(userId), when } };
}

/** Forgets a link that is on its way, if there is one. */
export function dropResetLink(userId: string): LabelledWrite {
  return { label: "link", write: { op: "delete", key: resetLinkKey(userId) } };
}
