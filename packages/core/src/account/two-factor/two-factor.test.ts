import type { Email } from "@marquee/adapters/email/port";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import type { Mailing } from "../../live/mail/mailing.ts";
import { fingerprint } from "../../rows/keys.ts";
import { storeUser } from "../accounts/register.ts";
import { hashPassword } from "../passwords/hash.ts";
import { beginSession, completeSignIn } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { confirmTwoFactor, createRecoveryCodes, disableTwoFactor, startTwoFactor } from "./two-factor.ts";
import { verifySecondFactor } from "./verify-second-factor.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const userId = "usr_owner";
const factorKeys = ["a-key-for-factors-of-thirty-two-characters"] as const;

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let outbox: Email[];
let mailing: Mailing;

beforeEach(async () => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  outbox = [];
  mailing = {
    email: { send: async (mail) => void outbox.push(mail) },
    siteUrl: "https://marquee.example",
    failed: () => undefined,
  };
  await storeUser(core, sampleUser(userId));
});

async function owner(): Promise<UserRecord> {
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new Error("There is no owner");
  return readUser(row);
}

/** The code that an authenticator app shows, a number of steps from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now() + steps * 30_000 });

const start = async () => startTwoFactor(core, factorKeys, await owner());
const confirm = async (code: string) =>
  confirmTwoFactor(core, { mailing, keys: factorKeys }, { user: await owner(), caller: someCaller, code });

/** Turns the second factor on; this uses up the first code, so time advances by a step. */
async function turnedOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await start();
  const codes = await confirm(shown(secret));
  clock.advance(30_000);
  return { secret, codes };
}

const verify = (code: string) =>
  verifySecondFactor(core, factorKeys, { id: userId }, { code, caller: someCaller });
const kinds = async () => (await listActivity(core, userId, {})).items.map(({ kind }) => kind);

describe("setting up a second factor", () => {
  it("has no effect until a first code was right", async () => {
    const { secret, otpauthUrl } = await start();
    expect(otpauthUrl).toBe(
      `otpauth://totp/Marquee:${userId}?issuer=Marquee&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await verify(shown(secret))).toBe("wrong");
    expect(await codeOf(confirm("000000"))).toBe("invalid_code");
    expect(await owner()).toMatchObject({ twoFactorEnabled: false });
    expect(outbox).toEqual([]);
    await confirm(shown(secret));
    expect(await owner()).toMatchObject({ twoFactorEnabled: true });
    expect(await kinds()).toEqual(["two_factor_on"]);
    expect(outbox).toMatchObject([{ subject: "Two-factor authentication is on" }]);
  });

  it("returns ten recovery codes, of which only fingerprints are stored", async () => {
    const { codes } = await turnedOn();
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify([...store]);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
      expect(stored).not.toContain(code);
    }
  });

  it("conflict: not without starting, not when started too long ago, not over one that is on", async () => {
    expect(await codeOf(confirm("000000"))).toBe("conflict");
    const { secret } = await start();
    clock.advance(30 * 60_000);
    expect(await codeOf(confirm(shown(secret)))).toBe("conflict");
    await turnedOn();
    expect(await codeOf(start())).toBe("conflict");
    expect(await codeOf(confirm("000000"))).toBe("conflict");
  });

  it("accepts only the newest secret", async () => {
    const { secret: older } = await start();
    const { secret } = await start();
    expect(await codeOf(confirm(shown(older)))).toBe("invalid_code");
    expect(await codeOf(confirm(shown(secret)))).toBe("no error");
  });

  it("too_many_requests: blocks for fifteen minutes after ten wrong codes", async () => {
    const { secret } = await start();
    const guesses = await Promise.all(Array.from({ length: 50 }, () => codeOf(confirm("000000"))));
    expect(guesses.filter((code) => code === "invalid_code")).toHaveLength(10);
    expect(await codeOf(confirm(shown(secret)))).toBe("too_many_requests");
  });

  it("stays on if the notice cannot be sent", async () => {
    const failures: unknown[] = [];
    mailing = {
      ...mailing,
      email: { send: () => Promise.reject(new Error("no mail")) },
      failed: (error) => failures.push(error),
    };
    await turnedOn();
    expect(await owner()).toMatchObject({ twoFactorEnabled: true });
    expect(failures).toHaveLength(1);
  });
});

describe("a code of the app", () => {
  it("works once, even when sent several times at the same moment", async () => {
    const { secret } = await turnedOn();
    const code = shown(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(code)));
    expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
    expect(await verify(code)).toBe("wrong");
  });

  it("is not the one that turned the factor on, and none older than the last accepted one", async () => {
    const { secret } = await start();
    const first = shown(secret);
    await confirm(first);
    expect(await verify(first)).toBe("wrong");
    clock.advance(60_000);
    expect(await verify(shown(secret))).toBe("right");
    expect(await verify(shown(secret, -1))).toBe("wrong");
  });

  it("may be one step early or late, but no more", async () => {
    const { secret } = await turnedOn();
    clock.advance(120_000);
    expect(await verify(shown(secret, -2))).toBe("wrong");
    expect(await verify(shown(secret, 2))).toBe("wrong");
    expect(await verify(shown(secret, -1))).toBe("right");
    expect(await verify(shown(secret, 1))).toBe("right");
  });

  it("agrees with the examples of RFC 6238", async () => {
    const { stepOfCode } = await import("./totp.ts");
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    for (const [seconds, code] of [
      [59, "287082"],
      [1_111_111_109, "081804"],
      [1_234_567_890, "005924"],
      [20_000_000_000, "353130"],
    ] as const) {
      expect(stepOfCode(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
    }
  });
});

describe("a recovery code", () => {
  it("works once, however it is typed and even when sent several times at the same moment", async () => {
    const { codes } = await turnedOn();
    const [code = ""] = codes;
    const answers = await Promise.all(
      [code, code.toUpperCase(), code.replaceAll("-", ""), ` ${code} `].map(verify),
    );
    expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
    expect(await verify(code)).toBe("wrong");
    expect(await kinds()).toEqual(["recovery_code_used", "two_factor_on"]);
    for (const other of codes.slice(1)) expect(await verify(other)).toBe("right");
  });

  it("stops working when new ones are created", async () => {
    const { codes } = await turnedOn();
    const newer = await createRecoveryCodes(core, { user: await owner(), caller: someCaller });
    expect(await verify(codes[0] ?? "")).toBe("wrong");
    expect(await verify(newer[0] ?? "")).toBe("right");
    expect(await kinds()).toContain("recovery_codes_made");
  });

  it("conflict: is not created if no second factor is on", async () => {
    const change = { user: await owner(), caller: someCaller };
    expect(await codeOf(createRecoveryCodes(core, change))).toBe("conflict");
    await start();
    expect(await codeOf(createRecoveryCodes(core, change))).toBe("conflict");
  });
});

describe("turning the second factor off", () => {
  it("removes its secret and codes, notifies the owner, and happens once", async () => {
    const { secret, codes } = await turnedOn();
    outbox = [];
    for (let times = 0; times < 2; times++)
      await disableTwoFactor(core, mailing, {
        user: await owner(),
        caller: someCaller,
        adminsNeedIt: true,
      });
    expect(await owner()).toMatchObject({ twoFactorEnabled: false });
    expect(JSON.stringify([...store])).not.toContain(secret);
    expect(await verify(codes[0] ?? "")).toBe("wrong");
    expect(outbox).toMatchObject([{ subject: "Two-factor authentication is off" }]);
    expect((await kinds()).filter((kind) => kind === "two_factor_off")).toHaveLength(1);
  });
});

it("conflict: an admin has to keep the second factor if admins need one", async () => {
  await turnedOn();
  const admin = { ...(await owner()), role: "admin" as const };
  const turnOff = (adminsNeedIt: boolean) =>
    disableTwoFactor(core, mailing, { user: admin, caller: someCaller, adminsNeedIt });
  expect(await codeOf(turnOff(true))).toBe("conflict");
  expect(await owner()).toMatchObject({ twoFactorEnabled: true });
  await turnOff(false);
  expect(await owner()).toMatchObject({ twoFactorEnabled: false });
});

describe("a sign-in that waits for its second factor", () => {
  async function waiting(): Promise<string> {
    const outcome = await beginSession(core, secrets, { user: await owner(), caller: someCaller });
    if (outcome.kind !== "two-factor") throw new Error(outcome.kind);
    return fingerprint(outcome.flow);
  }

  const complete = (flow: string | undefined, code: string) =>
    completeSignIn(core, secrets, { flow, code, caller: someCaller }, (user, given) =>
      verifySecondFactor(core, factorKeys, user, { code: given, caller: someCaller }),
    );

  it("opens a session for a right code, once", async () => {
    const { secret, codes } = await turnedOn();
    const flow = await waiting();
    expect(await complete(flow, shown(secret))).toMatchObject({ kind: "signed-in", user: { id: userId } });
    expect(await codeOf(complete(flow, codes[0] ?? ""))).toBe("flow_expired");
    expect(await kinds()).toEqual(["signed_in", "two_factor_on"]);
  });

  it("compares at most five of 200 parallel guesses, and accepts no right code after them", async () => {
    const { secret, codes } = await turnedOn();
    const flow = await waiting();
    const right = shown(secret);
    let compared = 0;
    const guess = (code: string) =>
      codeOf(
        completeSignIn(core, secrets, { flow, code, caller: someCaller }, (user, given) => {
          compared += 1;
          return verifySecondFactor(core, factorKeys, user, { code: given, caller: someCaller });
        }),
      );
    const wrong = Array.from({ length: 200 }, (_, nth) => String(100_000 + nth)).filter(
      (code) => code !== right,
    );
    const answers = await Promise.all(wrong.map(guess));
    expect(compared).toBe(5);
    expect(answers.filter((code) => code === "invalid_code").length).toBe(5);
    expect(answers.filter((code) => code === "flow_expired").length).toBe(wrong.length - 5);
    expect(await guess(codes[0] ?? "")).toBe("flow_expired");
  });

  it("too_many_requests: new sign-ins allow no more than ten guesses in total", async () => {
    await turnedOn();
    const answers: string[] = [];
    for (let round = 0; round < 4; round++) {
      const flow = await waiting();
      for (let tries = 0; tries < 5; tries++) answers.push(await codeOf(complete(flow, "000000")));
    }
    expect(answers.filter((code) => code === "invalid_code")).toHaveLength(10);
    expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(10);
  });

  it("flow_expired: not without the browser's cookie, not after ten minutes, not after a password change", async () => {
    const { codes } = await turnedOn();
    expect(await codeOf(complete(undefined, codes[0] ?? ""))).toBe("flow_expired");
    const late = await waiting();
    clock.advance(10 * 60_000);
    expect(await codeOf(complete(late, codes[0] ?? ""))).toBe("flow_expired");
    const overtaken = await waiting();
    const passwordHash = await hashPassword("Another-Horse-8");
    await core.table.write({ op: "update", key: profileKey(userId), set: { passwordHash } });
    expect(await codeOf(complete(overtaken, codes[0] ?? ""))).toBe("flow_expired");
  });

  it("account_suspended: is returned for a user who was suspended in the meantime", async () => {
    const { codes } = await turnedOn();
    const flow = await waiting();
    await core.table.write({ op: "update", key: profileKey(userId), set: { status: "suspended" } });
    expect(await codeOf(complete(flow, codes[0] ?? ""))).toBe("account_suspended");
  });
});
