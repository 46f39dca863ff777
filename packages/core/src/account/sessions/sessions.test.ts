import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { inPerson, type Principal } from "../../ground/identity/principal.ts";
import { isSteppedUp } from "../../ground/identity/session.item.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { createTicket, openConnection } from "../../live/realtime/realtime.ts";
import { storeUser } from "../accounts/register.ts";
import { type Credential, stepUp } from "../accounts/step-up.ts";
import { hashPassword } from "../passwords/hash.ts";
import { confirmTwoFactor, startTwoFactor } from "../two-factor/two-factor.ts";
import { beginSession } from "./begin-session.ts";
import { revokeOtherSessions, revokeSession, signOut } from "./end-sessions.ts";
import { sessionSummaries } from "./session-summaries.ts";
import {
  cookieFor,
  loadSession,
  newSession,
  readCookie,
  type SessionSecrets,
  type SignedIn,
} from "./sessions.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const owner = sampleUser("usr_owner");
const password = "Correct-Horse-7";

const factorKeys = ["a-key-for-factors-of-thirty-two-characters"] as const;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let closed: string[];
let channel: PushChannel;

beforeEach(async () => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  closed = [];
  channel = { send: async () => "sent", close: async (id) => void closed.push(id) };
  await storeUser(core, owner);
});

/** A device that signs in and opens a socket named after it. */
async function device(name: string, user = owner): Promise<Principal> {
  const before = new Set((await sessionSummaries(core, nobody(user.id))).map(({ id }) => id));
  await beginSession(core, secrets, { user, caller: { ip: "192.0.2.7", device: name } });
  const added = (await sessionSummaries(core, nobody(user.id))).find(({ id }) => !before.has(id));
  const principal = { ...inPerson(user.id), sessionHash: added?.id ?? "" };
  await openConnection(core, channel, `socket of ${name}`, await createTicket(core, principal, someCaller));
  clock.advance(1_000);
  return principal;
}

const nobody = (userId: string): Principal => ({ ...inPerson(userId), sessionHash: "" });
const isOver = async (principal: Principal) => (await loadSession(core, principal)) === undefined;
const kinds = async () => (await listActivity(core, owner.id, {})).items.map(({ kind }) => kind);

describe("the cookie of a session", () => {
  it("says whom its holder acts for and through whose grant, and nobody else can write one", () => {
    const { cookie, sessionHash } = newSession(core, secrets, owner, someCaller);
    const places = [
      { accountId: owner.id },
      { accountId: "usr_company" },
      { accountId: "usr_client", through: "usr_agency" },
      { accountId: "usr_client", through: owner.id },
    ];
    for (const place of places) {
      const value = cookieFor(secrets, cookie, place);
      expect(readCookie(secrets, value)).toEqual({ actorId: owner.id, sessionHash, ...place });
      const parts = value.split(".");
      for (const [at] of parts.entries()) {
        const forged = [...parts.slice(0, at), `${parts[at]}x`, ...parts.slice(at + 1)].join(".");
        expect(readCookie(secrets, forged)).toBeUndefined();
        expect(
          readCookie(secrets, [...parts.slice(0, at), ...parts.slice(at + 1)].join(".")),
        ).toBeUndefined();
        expect(
          readCookie(secrets, [...parts.slice(0, at), "usr_x", ...parts.slice(at)].join(".")),
        ).toBeUndefined();
      }
    }
  });
});

describe("the list of one's sessions", () => {
  it("shows the calling session first, then the newest, and none that is over", async () => {
    const phone = await device("Safari on iOS");
    const laptop = await device("Firefox on Linux");
    const tablet = await device("Chrome on Android");
    const listed = await sessionSummaries(core, laptop);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Linux", true],
      ["Chrome on Android", false],
      ["Safari on iOS", false],
    ]);
    expect(listed[0]).toMatchObject({ ip: "192.0.2.7", createdAt: "2026-01-15T09:00:01.000Z" });
    await revokeSession(core, channel, phone, someCaller);
    expect((await sessionSummaries(core, tablet)).map(({ device }) => device)).toEqual([
      "Chrome on Android",
      "Firefox on Linux",
    ]);
    clock.advance(durations.sessionIdleSeconds * 1_000);
    expect(await sessionSummaries(core, tablet)).toEqual([]);
  });
});

describe("ending sessions", () => {
  it("signing out ends this session and its sockets only", async () => {
    const [phone, laptop] = [await device("phone"), await device("laptop")];
    await signOut(core, channel, phone, someCaller);
    expect(await isOver(phone)).toBe(true);
    expect(await isOver(laptop)).toBe(false);
    expect(closed).toEqual(["socket of phone"]);
    expect(await kinds()).toContain("signed_out");
  });

  it("not_found: revoking ends one of one's own sessions, once, and nobody else's", async () => {
    const stranger = sampleUser("usr_stranger");
    await storeUser(core, stranger);
    const theirs = await device("theirs", stranger);
    const [phone, laptop] = [await device("phone"), await device("laptop")];
    const stolen = { ...inPerson(owner.id), sessionHash: theirs.sessionHash };
    expect(await codeOf(revokeSession(core, channel, stolen, someCaller))).toBe("not_found");
    expect(await isOver(theirs)).toBe(false);
    const both = [1, 2].map(() => codeOf(revokeSession(core, channel, phone, someCaller)));
    expect((await Promise.all(both)).sort()).toEqual(["no error", "not_found"]);
    expect(await isOver(phone)).toBe(true);
    expect(await isOver(laptop)).toBe(false);
    expect(closed).toEqual(["socket of phone"]);
    expect((await kinds()).filter((kind) => kind === "session_revoked")).toHaveLength(1);
  });

  it("revoking the others keeps this one, and is on the activity page if there was another", async () => {
    const laptop = await device("laptop");
    await revokeOtherSessions(core, channel, laptop, someCaller);
    expect(await kinds()).not.toContain("session_revoked");
    const others = [await device("phone"), await device("tablet")];
    await revokeOtherSessions(core, channel, laptop, someCaller);
    expect(await Promise.all(others.map(isOver))).toEqual([true, true]);
    expect(await isOver(laptop)).toBe(false);
    expect(closed.sort()).toEqual(["socket of phone", "socket of tablet"]);
    expect((await kinds()).filter((kind) => kind === "session_revoked")).toHaveLength(1);
  });

  it("works for more sessions than one transaction holds", async () => {
    const laptop = await device("laptop");
    for (let nth = 0; nth < 120; nth++)
      await beginSession(core, secrets, { user: owner, caller: someCaller });
    await revokeOtherSessions(core, channel, laptop, someCaller);
    expect((await sessionSummaries(core, laptop)).map(({ device }) => device)).toEqual(["laptop"]);
  });
});

describe("stepping up", () => {
  const set = (change: object) =>
    core.table.write({ op: "update", key: profileKey(owner.id), set: { ...change } });

  async function stale(): Promise<Principal> {
    const principal = await device("laptop");
    clock.advance(durations.stepUpSeconds * 1_000);
    return principal;
  }

  async function load(principal: Principal): Promise<SignedIn> {
    const loaded = await loadSession(core, principal);
    if (!loaded) throw new Error("The session is over");
    return loaded;
  }

  const prove = async (principal: Principal, credential: Credential) =>
    stepUp(core, factorKeys, await load(principal), credential, someCaller);
  const steppedUp = async (principal: Principal) => isSteppedUp((await load(principal)).session, clock.now());

  it("lasts ten minutes, for this session only, and needs the right password", async () => {
    await set({ passwordHash: await hashPassword(password) });
    const [phone, laptop] = [await device("phone"), await stale()];
    expect(await refusalOf(prove(laptop, { password: "wrong" }))).toEqual({
      code: "validation_failed",
      fields: { password: ["Incorrect password."] },
    });
    expect((await refusalOf(prove(laptop, {}))).fields).toEqual({ password: ["Password is required"] });
    expect(await steppedUp(laptop)).toBe(false);
    await prove(laptop, { password });
    expect([await steppedUp(laptop), await steppedUp(phone)]).toEqual([true, false]);
    clock.advance(durations.stepUpSeconds * 1_000);
    expect(await steppedUp(laptop)).toBe(false);
  });

  it("accepts only a code if a second factor is on", async () => {
    await set({ passwordHash: await hashPassword(password) });
    const mailing = {
      email: { send: async () => undefined },
      siteUrl: "",
      failed: () => undefined,
    };
    const { secret } = await startTwoFactor(core, factorKeys, owner);
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.now() });
    const outside = { mailing, keys: factorKeys };
    await confirmTwoFactor(core, outside, { user: owner, caller: someCaller, code: code() });
    await set({ twoFactorEnabled: false });
    const laptop = await stale();
    await set({ twoFactorEnabled: true });
    expect(await codeOf(prove(laptop, { password }))).toBe("conflict");
    expect((await refusalOf(prove(laptop, {}))).fields).toEqual({ code: ["Code is required"] });
    expect((await refusalOf(prove(laptop, { code: "000000" }))).fields).toEqual({
      code: ["That code is incorrect or has expired."],
    });
    await prove(laptop, { code: code() });
    expect(await steppedUp(laptop)).toBe(true);
    expect(await codeOf(prove(laptop, { code: code() }))).toBe("validation_failed");
  });

  it("conflict: an account without password and second factor has to sign in again, and a code proves nothing", async () => {
    const laptop = await stale();
    expect(await codeOf(prove(laptop, { code: "000000" }))).toBe("conflict");
    await set({ passwordHash: null });
    for (const credential of [{}, { password }, { code: "000000" }])
      expect(await codeOf(prove(laptop, credential))).toBe("conflict");
  });

  it("too_many_requests: compares at most ten of 50 parallel guesses", async () => {
    await set({ passwordHash: await hashPassword(password) });
    const laptop = await stale();
    const guesses = Array.from({ length: 50 }, () => codeOf(prove(laptop, { password: "wrong" })));
    const answers = await Promise.all(guesses);
    expect(answers.filter((code) => code === "validation_failed")).toHaveLength(10);
    expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(40);
  });

  it("unauthenticated: restores no ended session", async () => {
    await set({ passwordHash: await hashPassword(password) });
    const laptop = await stale();
    const loaded = await load(laptop);
    await signOut(core, channel, laptop, someCaller);
    expect(await codeOf(stepUp(core, factorKeys, loaded, { password }, someCaller))).toBe("unauthenticated");
    expect(await isOver(laptop)).toBe(true);
  });
});
