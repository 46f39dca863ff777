import type { Item, Key } from "@marquee/table/table";
import { rowVersion } from "../codec.ts";
import { epochSeconds } from "../ports.ts";

/** The steps that a sign-in may be between; each is a row of the browser that began it. */
export type FlowStep = "TWOFACTOR" | "GOOGLE" | "GOOGLELINK" | "PHONE";

/**
 * One step of a sign-in, bound to the browser by its flow cookie, of which only the fingerprint is stored. `name` tells
 * several of a kind apart, such as Google's state or a phone number's fingerprint.
 */
export function flowKey(flow: string, step: FlowStep, name = ""): Key {
  return { pk: `FLOW#${flow}`, sk: name === "" ? step : `${step}#${name}` };
}

/** A step's row; it holds until `expiresAtMs`, which whoever reads it checks, since TTL is late. */
export function flowItem(key: Key, expiresAtMs: number, content: Record<string, unknown>): Item {
  return {
    ...key,
    rowType: "sign-in-flow",
    v: rowVersion,
    expiresAtMs,
    ttl: epochSeconds(expiresAtMs) + 1,
    ...content,
  };
}
