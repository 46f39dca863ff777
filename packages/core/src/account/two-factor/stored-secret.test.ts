import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { storeUser } from "../accounts/register.ts";
import type { FactorKeys } from "./sealed-secret.ts";
import { pendingTwoFactorItem, readTwoFactor, twoFactorKey } from "./two-factor.item.ts";
import { confirmTwoFactor, startTwoFactor } from "./two-factor.ts";
import { verifySecondFactor } from "./verify-second-factor.ts";

const old: FactorKeys = ["the-old-key-of-at-least-thirty-two-characters"];
const rotating: FactorKeys = ["the-new-key-of-at-least-thirty-two-characters", ...old];
const renewed: FactorKeys = [rotating[0]];
const user = sampleUser("usr_owner");
const mailing = { email: { send: async () => undefined }, siteUrl: "", failed: () => undefined };

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;

beforeEach(async () => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await storeUser(core, user);
});

const shown = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now() });
const verify = (keys: FactorKeys, code: string, id = user.id) => {
  clock.advance(30_000);
  return verifySecondFactor(core, keys, { id }, { code, caller: someCaller });
};
const later = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now() + 30_000 });

async function turnedOn(keys: FactorKeys): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await startTwoFactor(core, keys, user);
  const change = { user, caller: someCaller, code: shown(secret) };
  return { secret, codes: await confirmTwoFactor(core, { mailing, keys }, change) };
}

async function storedSecret(): Promise<string> {
  const row = await core.table.get(twoFactorKey(user.id));
  if (!row) throw new Error("There is no second factor");
  return readTwoFactor(row).secret;
}

/** Every text in the table, and every base32 text encoded in one as base64 or hex. */
function dump(): string {
  const texts = JSON.stringify([...store]).match(/[\w+/=.-]{16,}/g) ?? [];
  return texts
    .flatMap((text) => [
      text,
      ...(["base64", "base64url", "hex"] as const).map((as) => Buffer.from(text, as).toString("latin1")),
    ])
    .join("\n");
}

describe("the stored secret of an authenticator app", () => {
  it("appears nowhere in a dump of the table, neither before nor after it is confirmed", async () => {
    const { secret } = await startTwoFactor(core, old, user);
    expect(dump()).not.toContain(secret);
    await confirmTwoFactor(core, { mailing, keys: old }, { user, caller: someCaller, code: shown(secret) });
    expect(dump()).not.toContain(secret);
    expect(dump()).not.toMatch(/\b[A-Z2-7]{32}\b/);
    expect(await verify(old, later(secret))).toBe("right");
  });

  it("is useless in another user's row", async () => {
    const { secret, codes } = await turnedOn(old);
    const row = await core.table.get(twoFactorKey(user.id));
    await core.table.write({ op: "put", item: { ...row, ...twoFactorKey("usr_thief") } });
    await expect(verify(old, later(secret), "usr_thief")).rejects.toThrow("No key opens");
    expect(await verify(old, codes[0] ?? "", "usr_thief")).toBe("wrong");
  });

  it("is stored under the new key on its next use, after which the old key is not needed", async () => {
    const { secret } = await turnedOn(old);
    const before = await storedSecret();
    expect(await verify(rotating, "000000")).toBe("wrong");
    expect(await storedSecret()).toBe(before);
    expect(await verify(rotating, later(secret))).toBe("right");
    expect(await storedSecret()).not.toBe(before);
    expect(await verify(renewed, later(secret))).toBe("right");
    await expect(verify(old, later(secret))).rejects.toThrow("No key opens");
  });

  it("is sealed on its next use if it was stored in plain text before", async () => {
    const { secret } = await turnedOn(old);
    await core.table.write({ op: "update", key: twoFactorKey(user.id), set: { secret } });
    expect(await verify(old, later(secret))).toBe("right");
    expect(dump()).not.toContain(secret);
    expect(await verify(old, later(secret))).toBe("right");
  });

  it("is sealed on confirmation if its set-up began before secrets were sealed", async () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    await core.table.write({ op: "put", item: pendingTwoFactorItem(user.id, secret, clock.now()) });
    await confirmTwoFactor(core, { mailing, keys: old }, { user, caller: someCaller, code: shown(secret) });
    expect(dump()).not.toContain(secret);
    expect(await verify(old, later(secret))).toBe("right");
  });

  it("does not invalidate recovery codes when its key is lost", async () => {
    const { codes } = await turnedOn(old);
    expect(await verify(renewed, codes[0] ?? "")).toBe("right");
  });
});
