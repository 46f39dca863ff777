import type { IdentityProvider } from "@marquee/adapters/identity/port";
import { termsVersion } from "@marquee/contracts/account/terms";
import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { ann, FakeGoogle } from "@marquee/testkit/fake-google";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingSettings, settingsItem } from "../../ground/system/settings.item.ts";
import { profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { loadSession, readCookie, type SessionSecrets } from "../sessions/sessions.ts";
import { beginGoogleSignIn, sendToGoogle } from "./begin-google.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const redirectUri = "https://marquee.example/api/auth/google/callback";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let google: FakeGoogle;

beforeEach(() => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  google = new FakeGoogle(() => core, secrets);
  google.vouchesFor = ann;
});

async function userOf(landing: { session?: string }): Promise<UserRecord | undefined> {
  const principal = readCookie(secrets, landing.session);
  return principal && (await loadSession(core, principal))?.user;
}

describe("a new person", () => {
  it("gets an account for Google's subject, without a password, and continues to the requested page", async () => {
    const landing = await google.signInAs(ann, "/credits?package=2");
    expect(landing).toMatchObject({ to: "/credits?package=2", flow: null });
    expect(await userOf(landing)).toMatchObject({
      username: "ann_lee",
      name: "Ann Lee",
      email: "ann.lee@gmail.com",
      role: "brand",
      company: "",
      passwordHash: null,
      googleSubject: "1000",
      acceptedTerms: { version: termsVersion, at: new Date(clock.now()).toISOString() },
    });
  });

  it("gets the same account the next time, even after the address changed at Google", async () => {
    const first = await userOf(await google.signInAs(ann));
    const second = await userOf(
      await google.signInAs({ ...ann, email: "ann@elsewhere.example", emailVerified: false }),
    );
    expect(second?.id).toBe(first?.id);
    expect(second?.email).toBe("ann.lee@gmail.com");
  });

  it("gets a free username when theirs is taken, and never a reserved one or the partner's", async () => {
    const names = [];
    for (const [index, local] of ["ann.lee", "ann-lee", "admin", "zania", "x", "日本"].entries()) {
      const who = { ...ann, subject: `2${index}`, email: `${local}@mail${index}.example` };
      names.push((await userOf(await google.signInAs(who)))?.username);
    }
    // An address that our own form would refuse gets no account.
    expect(names.pop()).toBeUndefined();
    expect(names[0]).toBe("ann_lee");
    expect(names[1]).toMatch(/^ann_lee_\d{4}$/);
    expect(names[2]).toMatch(/^admin_\d{4}$/);
    expect(names[3]).toMatch(/^zania_\d{4}$/);
    expect(names[4]).toBe("xuser");
  });

  it("becomes one account when two tabs arrive at once", async () => {
    google.vouchesFor = ann;
    const tabs = await Promise.all([google.away(), google.away()]);
    const landings = await Promise.all(tabs.map((tab) => google.comeBack(tab)));
    const users = await Promise.all(landings.map(userOf));
    expect(users[0]?.id).toBeDefined();
    expect(users[1]?.id).toBe(users[0]?.id);
  });

  it("gets no account while registration is switched off, and is refused after too many from one address", async () => {
    await core.table.write({
      op: "put",
      item: settingsItem({ ...openingSettings, flags: { ...openingSettings.flags, registration: false } }),
    });
    expect(await google.signInAs(ann)).toEqual({ to: "/auth?google=closed" });
    clock.advance(61_000);
    await core.table.write({ op: "put", item: settingsItem(openingSettings) });
    const landings = [];
    for (let count = 0; count < 21; count++) {
      landings.push(await google.signInAs({ ...ann, subject: `3${count}`, email: `a${count}@gmail.com` }));
    }
    expect(landings.filter(({ session }) => session !== undefined)).toHaveLength(20);
    expect(landings.at(-1)).toMatchObject({
      to: "/auth?google=failed",
      trouble: { code: "too_many_requests" },
    });
  });
});

describe("what does not sign in", () => {
  it("an address that Google has not verified", async () => {
    expect(await google.signInAs({ ...ann, emailVerified: false })).toEqual({
      to: "/auth?google=unverified",
    });
    expect(await google.signInAs({ ...ann, email: null })).toEqual({ to: "/auth?google=unverified" });
  });

  it("a suspended account, which is told that it is suspended", async () => {
    const user = await userOf(await google.signInAs(ann));
    if (user)
      await core.table.write({ op: "update", key: profileKey(user.id), set: { status: "suspended" } });
    expect(await google.signInAs(ann)).toMatchObject({ to: "/auth?google=suspended" });
  });

  it("an account with a second factor, before that is given", async () => {
    const user = await userOf(await google.signInAs(ann));
    if (user)
      await core.table.write({ op: "update", key: profileKey(user.id), set: { twoFactorEnabled: true } });
    const landing = await google.signInAs(ann, "/chat");
    expect(landing).toMatchObject({ to: "/auth?step=two-factor&next=%2Fchat", flow: expect.any(String) });
    expect(landing.session).toBeUndefined();
  });

  it("somebody who cancels; the requested page is kept", async () => {
    const there = await google.away("/chat");
    expect(await google.comeBack(there, { error: "access_denied" })).toEqual({
      to: "/auth?google=cancelled&next=%2Fchat",
    });
    expect(await google.comeBack(there)).toMatchObject({ to: "/auth?google=failed" });
  });

  it.each([
    [
      "in a browser that did not begin it",
      async () => ({ ...(await google.away()), flow: fingerprint("another") }),
    ],
    ["in a browser without the cookie", async () => ({ ...(await google.away()), flow: undefined })],
    [
      "with the state of another browser",
      async () => ({ ...(await google.away()), state: (await google.away()).state }),
    ],
    [
      "later than ten minutes",
      async () => {
        const there = await google.away();
        clock.advance(10 * 60_000);
        return there;
      },
    ],
  ])("a return %s", async (_, arrive) => {
    const landing = await google.comeBack(await arrive());
    expect(landing).toMatchObject({ to: "/auth?google=failed", trouble: { code: "flow_expired" } });
    expect(landing.session).toBeUndefined();
  });

  it("the same return twice, even at the same moment", async () => {
    const there = await google.away();
    const landings = await Promise.all([1, 2, 3].map(() => google.comeBack(there)));
    expect(landings.filter(({ session }) => session !== undefined)).toHaveLength(1);
    expect(landings.filter(({ to }) => to === "/auth?google=failed")).toHaveLength(2);
  });

  it("a token or provider that cannot be trusted or reached", async () => {
    for (const code of ["flow_expired", "unavailable"] as const) {
      google.vouchesFor = new AppError(code);
      expect(await google.comeBack(await google.away())).toMatchObject({
        to: "/auth?google=failed",
        trouble: { code },
      });
    }
  });
});

describe("where the browser is sent", () => {
  it("is never another site afterwards, whatever was requested", async () => {
    for (const next of ["https://evil.example", "//evil.example", "/.//evil.example", "/auth"]) {
      expect((await google.signInAs({ ...ann, subject: next, email: "evil@gmail.com" }, next)).to).toMatch(
        /^\/(auth\?google=|$)/,
      );
    }
  });

  it("is the sign-in page when Google is unavailable", async () => {
    const gone: IdentityProvider = {
      ...google.provider,
      authorizationUrl: async () => {
        throw new AppError("unavailable");
      },
    };
    expect(await sendToGoogle(core, gone, { next: "/chat", redirectUri })).toEqual({
      to: "/auth?google=failed&next=%2Fchat",
    });
  });

  it("stores neither state nor flow cookie, only their fingerprints", async () => {
    const { url, flow } = await beginGoogleSignIn(core, google.provider, { next: undefined, redirectUri });
    const stored = JSON.stringify([...store]);
    expect(stored).not.toContain(flow);
    expect(stored).not.toContain(new URL(url).searchParams.get("state"));
  });
});
