import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec } from "../../rows/codec.ts";
import { fingerprint } from "../../rows/keys.ts";
import { flowItem, flowKey } from "../sessions/flow.item.ts";

const startCodec = codec({
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page to continue to. */
  next: z.string(),
  expiresAtMs: z.number(),
});
/** A browser that is currently at Google's pages. */
export type GoogleStart = ReturnType<typeof startCodec.read>;

export const readGoogleStart = startCodec.read;

/** One per state, so that two tabs do not interfere with each other; the state itself is not stored. */
export function googleStartKey(flow: string, state: string): Key {
  return flowKey(flow, "GOOGLE", fingerprint(state));
}

export function googleStartItem(flow: string, state: string, start: GoogleStart): Item {
  return flowItem(googleStartKey(flow, state), start.expiresAtMs, { ...start });
}

const linkCodec = codec({
  /** The account that already has the address. */
  userId: z.string(),
  subject: z.string(),
  email: z.string(),
  tries: z.number(),
  expiresAtMs: z.number(),
});
/** A Google account that is waiting for the password of the account with the same address. */
export type GoogleLink = ReturnType<typeof linkCodec.read>;

export const readGoogleLink = linkCodec.read;

export function googleLinkKey(flow: string): Key {
  return flowKey(flow, "GOOGLELINK");
}

export function googleLinkItem(flow: string, link: GoogleLink): Item {
  return flowItem(googleLinkKey(flow), link.expiresAtMs, { ...link });
}
