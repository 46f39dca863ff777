import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import { apiKeyKey, notExpired } from "./api-key.item.ts";
import type { Identity } from "./principal.ts";
import { sessionKey } from "./session.item.ts";

/** Makes a transaction require a living session or key, so that a hot write needs no read before it. */
export function sessionCheck(identity: Identity, nowMs: number): LabelledWrite {
  if ("keyHash" in identity) {
    return {
      label: "session",
      write: {
        op: "check",
        key: apiKeyKey(identity.actorId, identity.keyHash),
        when: notExpired(nowMs),
      },
    };
  }
  return {
    label: "session",
    write: {
      op: "check",
      key: sessionKey(identity.actorId, identity.sessionHash),
      when: all(attribute("idleUntilMs").above(nowMs), attribute("expiresAtMs").above(nowMs)),
    },
  };
}
