// cspell:ignore Grüße
import { argon2Sync } from "node:crypto";
import { newPasswordSchema, registerFormSchema } from "@marquee/contracts/account/auth";
import { changePasswordFormSchema, resetPasswordFormSchema } from "@marquee/contracts/account/passwords";
import { termsVersion } from "@marquee/contracts/account/terms";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { register } from "../accounts/register.ts";
import { signIn } from "../accounts/sign-in.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { verifyPassword } from "./hash.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
/** Both ways in which keyboards write the same letters, and two spaces that look alike. */
const composed = "Grüße-Öl-각-ά 7";
const decomposed = composed.normalize("NFD").replace(" ", "\u00a0");
const person = {
  username: "ann",
  name: "Ann Example",
  email: "ann@example.com",
  company: "Acme",
  role: "brand",
};

let core: Core;
beforeEach(() => {
  core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
});

const registered = (password: string) =>
  register(core, secrets, { ...person, role: "brand", password }, { ...someCaller, partnerUsername: "" });
const signedIn = (password: string) =>
  codeOf(signIn(core, secrets, { username: "ann", password }, someCaller));

/** A hash as it was once stored: of exactly what was typed. */
function hashOfTyped(typed: string): string {
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const nonce = Buffer.alloc(16, 3);
  const tag = argon2Sync("argon2id", {
    message: typed,
    nonce,
    memory: 47_104,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=47104,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}

describe("a password with letters beyond English", () => {
  it.each([
    ["composed", "decomposed", composed, decomposed],
    ["decomposed", "composed", decomposed, composed],
  ])("chosen %s signs in %s, and another one does not", async (_, __, chosen, given) => {
    await registered(chosen);
    expect(await signedIn(given)).toBe("no error");
    expect(await signedIn(chosen)).toBe("no error");
    expect(await signedIn(given.replace("7", "8"))).toBe("invalid_credentials");
  });

  it("opens the hash of what was once typed, which is replaced, so that each way of writing it opens it", async () => {
    const { user } = await registered(composed);
    const passwordHash = hashOfTyped(decomposed);
    await core.table.write({ op: "update", key: profileKey(user.id), set: { passwordHash } });
    expect(await signedIn(composed)).toBe("invalid_credentials");
    expect(await signedIn(decomposed)).toBe("no error");
    expect(await signedIn(composed)).toBe("no error");
    const row = await core.table.get(profileKey(user.id));
    const stored = row ? readUser(row).passwordHash : null;
    expect(await verifyPassword(composed, stored ?? "")).toBe("right");
  });

  it("is its own confirmation, however each was typed", () => {
    const forms = [
      [registerFormSchema, { ...person, password: composed, acceptedTerms: termsVersion }],
      [resetPasswordFormSchema, { token: "t".repeat(43), password: composed }],
      [changePasswordFormSchema, { currentPassword: "x", newPassword: composed }],
    ] as const;
    for (const [schema, given] of forms) {
      const confirmed = (confirmPassword: string) =>
        z.safeParse(schema, { ...given, confirmPassword }).success;
      expect([decomposed, composed, `${composed}!`].map(confirmed)).toEqual([true, true, false]);
    }
  });

  it("has as many characters as its reader sees, however they are written", () => {
    const letter = fc.constantFrom("é", "ö", "각", "ά", "क्षि", "👩🏽‍🚀", "x");
    fc.assert(
      fc.property(fc.array(letter, { minLength: 4, maxLength: 70 }), (letters) => {
        const password = `Aa1!${letters.join("")}`;
        const isAllowed = letters.length >= 6 && letters.length <= 60;
        for (const form of ["NFC", "NFD"])
          expect(z.safeParse(newPasswordSchema, password.normalize(form)).success).toBe(isAllowed);
      }),
    );
  });
});
