import { AppError } from "@marquee/contracts/errors";
import { fixedClock } from "@marquee/testkit/clock";
import { type MemoryStore, memoryTable } from "@marquee/testkit/memory-table";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../ports.ts";
import {
  endSession,
  loadSession,
  readCookie,
  type SessionSecrets,
  touchSession,
} from "../sessions/sessions.ts";
import { profileKey } from "./user.item.ts";
import { register, signIn } from "./users.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const caller = { ip: "192.0.2.1", partnerUsername: "zania" };
const person = {
  username: "Ann",
  name: "Ann Example",
  email: "ann@example.com",
  company: "Acme",
  role: "brand",
  password: "Correct-Horse-7",
} as const;

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;

beforeEach(() => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
});

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("a session", () => {
  it("lives while it is used and ends after thirty idle minutes, or twelve hours whatever happens", async () => {
    const { cookie } = await register(core, secrets, person, caller);
    const principal = readCookie(secrets, cookie);
    if (!principal) throw new Error("our own cookie was not read");
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      const loaded = await loadSession(core, principal);
      expect(loaded?.user.username).toBe("Ann");
      if (loaded) await touchSession(core, loaded.session);
      clock.advance(20 * 60_000);
    }
    clock.advance(20 * 60_000);
    expect(await loadSession(core, principal)).toBeUndefined();
  });

  it("idles out", async () => {
    const { cookie } = await register(core, secrets, person, caller);
    const principal = readCookie(secrets, cookie);
    clock.advance(30 * 60_000);
    expect(principal && (await loadSession(core, principal))).toBeUndefined();
  });

  it("stores no cookie, only its fingerprint", async () => {
    const { cookie } = await register(core, secrets, person, caller);
    const stored = JSON.stringify([...store]);
    for (const part of cookie.split(".").slice(1)) expect(stored).not.toContain(part);
    expect(stored).not.toContain(person.password);
  });

  it("is not read from a cookie that anybody else signed, and is from one of a rotated secret", async () => {
    const { cookie } = await register(core, secrets, person, caller);
    expect(readCookie(["another-secret-of-thirty-two-characters!"], cookie)).toBeUndefined();
    expect(readCookie(["a-new-secret-of-thirty-two-characters!!!", ...secrets], cookie)).toBeDefined();
    expect(readCookie(secrets, cookie.replace(/^[^.]+/, "usr_other"))).toBeUndefined();
  });

  it("is over at once after sign-out", async () => {
    const { cookie } = await register(core, secrets, person, caller);
    const principal = readCookie(secrets, cookie);
    if (principal) await endSession(core, principal);
    expect(principal && (await loadSession(core, principal))).toBeUndefined();
  });
});

describe("a suspended account", () => {
  it("account_suspended: is told to who knows the password, and its sessions no longer count", async () => {
    const { user, cookie } = await register(core, secrets, person, caller);
    await core.table.write({ op: "update", key: profileKey(user.id), set: { status: "suspended" } });
    const principal = readCookie(secrets, cookie);
    expect(principal && (await loadSession(core, principal))).toBeUndefined();
    expect(await codeOf(signIn(core, secrets, person, caller))).toBe("account_suspended");
    expect(await codeOf(signIn(core, secrets, { ...person, password: "wrong" }, caller))).toBe(
      "invalid_credentials",
    );
  });
});

describe("signing in", () => {
  it("does the same work for an unknown name as for a wrong password", async () => {
    await register(core, secrets, person, caller);
    const time = async (username: string, ip: string) => {
      const started = performance.now();
      expect(await codeOf(signIn(core, secrets, { username, password: "wrong" }, { ip }))).toBe(
        "invalid_credentials",
      );
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round++) {
      known.push(await time("ann", `198.51.100.${round}`));
      unknown.push(await time("nobody", `203.0.113.${round}`));
    }
    const median = (times: number[]) => times.sort((left, right) => left - right)[3] ?? 0;
    // The hash takes tens of milliseconds; skipping it would show as a ratio far outside this.
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it("refuses when the limiter's table does not answer", async () => {
    const broken: Core = {
      ...core,
      table: memoryTable({
        before: async (operation) => {
          if (operation === "write") throw new AppError("unavailable");
        },
      }),
    };
    expect(await codeOf(signIn(broken, secrets, person, caller))).toBe("unavailable");
  });
});
