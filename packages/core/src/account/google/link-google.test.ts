import { noWelcome } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { ann, FakeGoogle } from "@marquee/testkit/fake-google";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { storeUser } from "../accounts/register.ts";
import { hashPassword } from "../passwords/hash.ts";
import { readCookie, type SessionSecrets } from "../sessions/sessions.ts";
import { linkGoogleAccount } from "./link-google.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const password = "Correct-Horse-7";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let google: FakeGoogle;

beforeEach(() => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  google = new FakeGoogle(() => core, secrets);
});

/** A person who registered with a password. */
async function registered(change: Partial<UserRecord> = {}): Promise<UserRecord> {
  const passwordHash = await hashPassword(password);
  const user = sampleUser("usr_owner", { email: "ann.lee@gmail.com", passwordHash, ...change });
  await storeUser(core, user);
  return user;
}

describe("an address that already has an account", () => {
  it("never signs in without its password: an attacker who registered it first captures nothing", async () => {
    const attacker = await registered();
    const landing = await google.signInAs(ann, "/chat");
    expect(landing.session).toBeUndefined();
    expect(landing.to).toBe("/auth?google=link&email=a***%40gmail.com&next=%2Fchat");
    expect(store.get(`${profileKey(attacker.id).pk}\nPROFILE`)).toMatchObject({ googleSubject: null });
  });

  it("is linked with its own password, and Google signs in to it from then on", async () => {
    const owner = await registered();
    const { flow = null } = await google.signInAs(ann);
    const outcome = await linkGoogleAccount(core, secrets, linkCall(flow, password));
    expect(outcome).toMatchObject({ kind: "signed-in", user: { id: owner.id, googleSubject: "1000" } });
    expect(readCookie(secrets, (await google.signInAs(ann)).session)?.accountId).toBe(owner.id);
    const kinds = [...store.values()].filter(({ rowType }) => rowType === "activity").map(({ kind }) => kind);
    expect(kinds).toContain("google_linked");
  });

  it("invalid_credentials: a wrong password links nothing; after five tries the sign-in has to start again", async () => {
    await registered();
    const { flow = null } = await google.signInAs(ann);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        codeOf(linkGoogleAccount(core, secrets, linkCall(flow, `Wrong-Horse-${index}`))),
      ),
    );
    expect(guesses.filter((code) => code === "invalid_credentials")).toHaveLength(5);
    expect(guesses.filter((code) => code === "flow_expired")).toHaveLength(15);
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, password)))).toBe("flow_expired");
  });

  it("too_many_requests: guesses also count for the account, whichever browser they come from", async () => {
    await registered();
    const codes = [];
    for (let browser = 0; browser < 3; browser++) {
      const { flow = null } = await google.signInAs(ann);
      for (let guess = 0; guess < 4; guess++) {
        codes.push(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, "Wrong-Horse-1"))));
      }
    }
    expect(codes.slice(0, 10).every((code) => code === "invalid_credentials")).toBe(true);
    expect(codes.slice(10)).toEqual(["too_many_requests", "too_many_requests"]);
  });

  it("flow_expired: not from another browser, not after ten minutes, not twice", async () => {
    await registered();
    const { flow = null } = await google.signInAs(ann);
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall("another", password)))).toBe(
      "flow_expired",
    );
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(null, password)))).toBe("flow_expired");
    clock.advance(10 * 60_000);
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, password)))).toBe("flow_expired");
    const again = await google.signInAs(ann);
    const call = linkCall(again.flow ?? null, password);
    const both = await Promise.all([1, 2].map(() => codeOf(linkGoogleAccount(core, secrets, call))));
    expect(both.sort()).not.toEqual(["no error", "no error"]);
    expect(both).toContain("no error");
  });

  it("conflict: an account that another Google account was linked to in the meantime", async () => {
    await registered();
    const first = await google.signInAs(ann);
    const second = await google.signInAs({ ...ann, subject: "1001" });
    await linkGoogleAccount(core, secrets, linkCall(first.flow ?? null, password));
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(second.flow ?? null, password)))).toBe(
      "conflict",
    );
  });

  it("conflict: takes one of two Google accounts that arrive at the same moment", async () => {
    const owner = await registered();
    const calls = [];
    for (const subject of ["1000", "1001"])
      calls.push((await google.signInAs({ ...ann, subject })).flow ?? null);
    const codes = await Promise.all(
      calls.map((flow) => codeOf(linkGoogleAccount(core, secrets, linkCall(flow, password)))),
    );
    expect(codes.sort()).toEqual(["conflict", "no error"]);
    const guards = [...store.values()].filter(
      ({ pk, userId }) => pk.startsWith("GOOGLE#") && userId === owner.id,
    );
    expect(guards).toHaveLength(1);
  });

  it("account_suspended: is revealed only to someone who knows the password", async () => {
    await registered({ status: "suspended" });
    const { flow = null } = await google.signInAs(ann);
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, "Wrong-Horse-1")))).toBe(
      "invalid_credentials",
    );
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, password)))).toBe(
      "account_suspended",
    );
  });

  it("is not linked once its owner has changed the address", async () => {
    const owner = await registered();
    const { flow = null } = await google.signInAs(ann);
    await core.table.write({ op: "update", key: profileKey(owner.id), set: { email: "new@example.com" } });
    expect(await codeOf(linkGoogleAccount(core, secrets, linkCall(flow, password)))).toBe("flow_expired");
  });

  it("asks for the second factor after the password if one is set up", async () => {
    await registered({ twoFactorEnabled: true });
    const { flow = null } = await google.signInAs(ann);
    const outcome = await linkGoogleAccount(core, secrets, linkCall(flow, password));
    expect(outcome.kind).toBe("two-factor");
  });
});

function linkCall(flow: string | null, guess: string) {
  const browser = flow === "another" || flow === null ? (flow ?? undefined) : fingerprint(flow);
  return { flow: browser, password: guess, caller: someCaller, welcome: noWelcome };
}
