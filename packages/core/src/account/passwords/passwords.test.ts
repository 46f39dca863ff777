import type { Email } from "@marquee/adapters/email/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { noWelcome } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import type { Mailing } from "../../live/mail/mailing.ts";
import type { Sleep } from "../../sleep.ts";
import { register } from "../accounts/register.ts";
import { signIn } from "../accounts/sign-in.ts";
import { listSessions, loadSession, readCookie, type SessionSecrets } from "../sessions/sessions.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const person = {
  username: "Ann",
  name: "Ann Example",
  email: "Ann@example.com",
  company: "Acme",
  role: "brand",
  password: "Correct-Horse-7",
} as const;
const newPassword = "Another-Horse-8";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let outbox: Email[];
let mailing: Mailing;
let owner: UserRecord;
let cookie: string;

const channel: PushChannel = { send: async () => "sent", close: async () => undefined };

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
  ({ user: owner, cookie } = await register(core, secrets, person, { ...someCaller, partnerUsername: "" }));
});

async function signedIn(value = cookie) {
  const principal = readCookie(secrets, value);
  const loaded = principal && (await loadSession(core, principal));
  if (!loaded) throw new Error("The session is over");
  return loaded;
}

async function signInAgain(password: string = person.password): Promise<string> {
  const outcome = await signIn(core, secrets, { username: "ann", password }, someCaller);
  return outcome.kind === "signed-in" ? outcome.cookie : outcome.kind;
}

const isOver = (value: string) =>
  signedIn(value).then(
    () => false,
    () => true,
  );

const kinds = async () => (await listActivity(core, owner.id, {})).items.map(({ kind }) => kind);

const change = async (body: { currentPassword?: string; newPassword: string }) =>
  changePassword(core, { channel, mailing }, { signedIn: await signedIn(), body, caller: someCaller });

describe("changing a password", () => {
  const body = { currentPassword: person.password, newPassword };

  it("ends every session but this one, notifies the owner, and is on the activity page", async () => {
    const other = await signInAgain();
    await change(body);
    expect(await isOver(other)).toBe(true);
    expect(await isOver(cookie)).toBe(false);
    expect(await codeOf(signInAgain())).toBe("invalid_credentials");
    expect(await isOver(await signInAgain(newPassword))).toBe(false);
    expect(outbox).toMatchObject([{ to: person.email, subject: "Your Marquee password was changed" }]);
    expect(await kinds()).toContain("password_changed");
  });

  it("validation_failed: needs the current password", async () => {
    const wrong = { ...body, currentPassword: "Wrong-Horse-7" };
    expect(await refusalOf(change(wrong))).toEqual({
      code: "validation_failed",
      fields: { currentPassword: ["Current password is incorrect"] },
    });
    expect((await refusalOf(change({ newPassword }))).fields).toEqual({
      currentPassword: ["Current password is required"],
    });
    expect(await signInAgain()).not.toBe("");
  });

  it.each([
    [person.password, "Choose a password that's different from your current one"],
    ["Password1!", "This password is too common and easily guessed"],
  ])("validation_failed: refuses %s as the new one", async (refused, message) => {
    expect((await refusalOf(change({ ...body, newPassword: refused }))).fields).toEqual({
      newPassword: [message],
    });
  });

  it("too_many_requests: compares at most ten of 50 parallel guesses at the current password", async () => {
    const wrong = { ...body, currentPassword: "Wrong-Horse-7" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => codeOf(change(wrong))));
    expect(answers.filter((code) => code === "validation_failed")).toHaveLength(10);
    expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(40);
    expect(await codeOf(change(body))).toBe("too_many_requests");
    clock.advance(15 * 60_000);
    expect(await codeOf(change(body))).toBe("no error");
  });

  it("step_up_required: requires a recent step-up if there is no password yet", async () => {
    await core.table.write({ op: "update", key: profileKey(owner.id), set: { passwordHash: null } });
    clock.advance(durations.stepUpSeconds * 1_000);
    expect(await codeOf(change({ newPassword }))).toBe("step_up_required");
    clock.advance(-1);
    expect(await codeOf(change({ newPassword }))).toBe("no error");
    expect(await isOver(await signInAgain(newPassword))).toBe(false);
  });

  it("lets one of two parallel changes through", async () => {
    const answers = await Promise.all([
      codeOf(change(body)),
      codeOf(change({ ...body, newPassword: "Brand-New-Horse-9" })),
    ]);
    expect(answers.sort()).toEqual(["no error", "validation_failed"]);
  });

  it("succeeds even if the notice cannot be sent", async () => {
    const failures: unknown[] = [];
    mailing.email = { send: () => Promise.reject(new Error("no mail")) };
    mailing.failed = (error) => failures.push(error);
    await change(body);
    expect(failures).toHaveLength(1);
    expect(await isOver(await signInAgain(newPassword))).toBe(false);
  });
});

const noTime: Sleep = async () => undefined;
const forget = (email: string, ip = someCaller.ip, sleep = noTime) =>
  forgotPassword(core, { mailing, sleep }, { email, caller: { ...someCaller, ip } });

/** The token of the newest mail. */
function mailedToken(): string {
  const [, token] = /reset-password\?token=([\w-]+)/.exec(outbox.at(-1)?.text ?? "") ?? [];
  return token ?? "";
}

const reset = (token: string, password: string = newPassword) =>
  resetPassword(core, { channel, mailing, welcome: noWelcome }, { token, password, caller: someCaller });

describe("forgetting a password", () => {
  it("mails a link to the address that the account has, and stores only its fingerprint", async () => {
    await forget("ann@EXAMPLE.com");
    expect(outbox).toMatchObject([{ to: person.email, subject: "Reset your Marquee password" }]);
    expect(outbox[0]?.text).toContain("https://marquee.example/reset-password?token=");
    expect(mailedToken().length).toBeLessThanOrEqual(100);
    expect(JSON.stringify([...store])).not.toContain(mailedToken().split("-").slice(1).join("-"));
  });

  it("does the same work in the same order for known, unknown, suspended and overmailed addresses", async () => {
    const callsOf = async (email: string) => {
      const calls: string[] = [];
      const watched = {
        ...core,
        table: memoryTable({ before: async (call) => void calls.push(call) }, store),
      };
      const waits: number[] = [];
      const sleep: Sleep = async (ms) => void waits.push(ms);
      await forgotPassword(watched, { mailing, sleep }, { email, caller: someCaller });
      return { calls, waits };
    };
    const known = await callsOf(person.email);
    expect(known).toEqual({
      calls: ["write", "write", "get", "get", "write", "write"],
      waits: [durations.resetAnswerMs],
    });
    expect(await callsOf("nobody@example.com")).toEqual(known);
    for (let mails = 1; mails < 5; mails++) expect(await callsOf(person.email)).toEqual(known);
    expect(outbox).toHaveLength(3);
    clock.advance(3_600_000);
    await core.table.write({ op: "update", key: profileKey(owner.id), set: { status: "suspended" } });
    expect(await callsOf(person.email)).toEqual(known);
    expect(outbox).toHaveLength(3);
  });

  it("answers after the fixed time, however long the mail takes and whether or not it is sent", async () => {
    mailing.email = { send: () => new Promise(() => undefined) };
    await forget(person.email);
    const failures: unknown[] = [];
    mailing.failed = (error) => failures.push(error);
    mailing.email = { send: () => Promise.reject(new Error("no mail")) };
    await forget(person.email);
    expect(failures).toHaveLength(1);
  });

  it("keeps the newest link valid when an address was mailed too often", async () => {
    for (let times = 0; times < 6; times++) await forget(person.email, `192.0.2.${times}`);
    expect(outbox).toHaveLength(3);
    expect(await codeOf(reset(mailedToken()))).toBe("no error");
  });

  it("too_many_requests: for the caller's own address only", async () => {
    for (let times = 0; times < 20; times++) await forget(`nobody${times}@example.com`);
    expect(await codeOf(forget("nobody@example.com"))).toBe("too_many_requests");
    expect(await codeOf(forget("nobody@example.com", "192.0.2.99"))).toBe("no error");
  });
});

describe("resetting a password", () => {
  it("sets it, ends every session, leaves the second factor on, and notifies the owner", async () => {
    const set = { twoFactorEnabled: true, pendingEmail: "attacker@example.com" };
    await core.table.write({ op: "update", key: profileKey(owner.id), set });
    await forget(person.email);
    await reset(mailedToken());
    expect(await listSessions(core, owner.id)).toEqual([]);
    expect(await isOver(cookie)).toBe(true);
    const row = await core.table.get(profileKey(owner.id));
    expect(row && readUser(row)).toMatchObject({ twoFactorEnabled: true, pendingEmail: null });
    expect(await signInAgain(newPassword)).toBe("two-factor");
    expect(outbox.at(-1)).toMatchObject({ to: person.email, subject: "Your Marquee password was reset" });
    expect(await kinds()).toContain("password_reset");
  });

  it("invalid_token: a link works once, even when used at the same moment", async () => {
    await forget(person.email);
    const token = mailedToken();
    const answers = await Promise.all([1, 2, 3].map((nth) => codeOf(reset(token, `Brand-New-Horse-${nth}`))));
    expect(answers.filter((code) => code === "no error")).toHaveLength(1);
    expect(await codeOf(reset(token))).toBe("invalid_token");
  });

  it("invalid_token: not an older link, not after thirty minutes, not one that we did not issue", async () => {
    await forget(person.email);
    const older = mailedToken();
    await forget(person.email);
    expect(await codeOf(reset(older))).toBe("invalid_token");
    const forged = `${owner.id}-${"x".repeat(43)}`;
    for (const token of [forged, "made-up-token-of-nobody", "x".repeat(40), "-".repeat(40)])
      expect(await codeOf(reset(token))).toBe("invalid_token");
    clock.advance(durations.resetLinkSeconds * 1_000);
    expect(await codeOf(reset(mailedToken()))).toBe("invalid_token");
  });

  it("invalid_token: not after the address, the password or the account's status changed", async () => {
    await forget(person.email);
    const token = mailedToken();
    await change({ currentPassword: person.password, newPassword: "Brand-New-Horse-9" });
    expect(await codeOf(reset(token))).toBe("invalid_token");
    for (const set of [{ email: "other@example.com" }, { status: "suspended" }]) {
      await forget(person.email);
      await core.table.write({ op: "update", key: profileKey(owner.id), set });
      expect(await codeOf(reset(mailedToken()))).toBe("invalid_token");
      const before = { email: person.email, status: "active" };
      await core.table.write({ op: "update", key: profileKey(owner.id), set: before });
    }
  });

  it("validation_failed: refuses a common password, and the link stays valid", async () => {
    await forget(person.email);
    expect((await refusalOf(reset(mailedToken(), "Welcome2026!"))).fields).toEqual({
      password: ["This password is too common and easily guessed"],
    });
    expect(await codeOf(reset(mailedToken()))).toBe("no error");
  });

  it("too_many_requests: tries are limited by the caller's address", async () => {
    for (let tries = 0; tries < 20; tries++) await codeOf(reset("made-up-token-of-nobody"));
    expect(await codeOf(reset("made-up-token-of-nobody"))).toBe("too_many_requests");
  });
});
