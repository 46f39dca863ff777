import { hash } from "node:crypto";
import { limits } from "@marquee/contracts/limits";
import type { Ids } from "../../ids.ts";
import { fingerprint } from "../../rows/keys.ts";

/** 32 letters and digits without any that are easily confused. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const groups = 3;
const groupLength = 4;

/** Ten new codes such as `k3vd-90qx-7mfa`, of 60 random bits each. */
export function newRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: limits.recoveryCodes }, () => {
    const letters = [...hash("sha256", ids.token(), "buffer").subarray(0, groups * groupLength)]
      .map((byte) => alphabet[byte % alphabet.length])
      .join("");
    return letters.match(new RegExp(`.{${groupLength}}`, "g"))?.join("-") ?? letters;
  });
}

/** The stored form of a code. People may omit the dashes, use capitals, or type o for 0 and l for 1. */
export function recoveryMark(userId: string, code: string): string {
  const letters = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return fingerprint(`recovery|${userId}|${letters}`);
}
