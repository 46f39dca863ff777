import { describe, expect, it } from "vitest";
import { type FactorKeys, openSecret, sealSecret } from "./sealed-secret.ts";

const old: FactorKeys = ["the-old-key-of-at-least-thirty-two-characters"];
const rotating: FactorKeys = ["the-new-key-of-at-least-thirty-two-characters", ...old];
const renewed: FactorKeys = [rotating[0]];
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a sealed secret", () => {
  it("opens for its user under its key, and reveals nothing of the secret", () => {
    const sealed = sealSecret(old, "usr_1", secret);
    expect(sealed).not.toContain(secret);
    expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain(secret);
    expect(openSecret(old, "usr_1", sealed)).toEqual({ secret, outdated: false });
  });

  it("is a different text each time", () => {
    const texts = Array.from({ length: 100 }, () => sealSecret(old, "usr_1", secret));
    expect(new Set(texts).size).toBe(100);
  });

  it("opens for no other user", () => {
    expect(() => openSecret(old, "usr_2", sealSecret(old, "usr_1", secret))).toThrow("No key opens");
  });

  it("opens under every key while one is rotated, and says that it should be encrypted again", () => {
    const sealed = sealSecret(old, "usr_1", secret);
    expect(openSecret(rotating, "usr_1", sealed)).toEqual({ secret, outdated: true });
    expect(openSecret(rotating, "usr_1", sealSecret(rotating, "usr_1", secret)).outdated).toBe(false);
    expect(() => openSecret(renewed, "usr_1", sealed)).toThrow("No key opens");
  });

  it("does not open when a single bit was changed", () => {
    const sealed = sealSecret(old, "usr_1", secret);
    const bytes = Buffer.from(sealed.slice(3), "base64url");
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openSecret(old, "usr_1", `v1.${changed.toString("base64url")}`)).toThrow("No key opens");
    }
    expect(() => openSecret(old, "usr_1", "v1.")).toThrow("No key opens");
  });

  it("is read unchanged from rows written before secrets were sealed", () => {
    expect(openSecret(old, "usr_1", secret)).toEqual({ secret, outdated: true });
  });
});
