import { login } from "@marquee/contracts/account/auth";
import {
  confirmTwoFactor,
  createRecoveryCodes,
  disableTwoFactor,
  listActivity,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  startTwoFactor,
  stepUpSession,
} from "@marquee/contracts/account/security";
import { TOTP } from "otpauth";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { received } from "../support/outbox.ts";
import { SocketUser } from "../support/socket-user.ts";
import { halfSignedIn, withTwoFactor } from "../support/two-factor.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

/** A user's other device. */
async function device(owner: ApiUser): Promise<ApiUser> {
  const caller = new ApiUser(url);
  await caller.client.call(login, { body: { username: owner.user?.username ?? "", password } });
  caller.user = owner.user;
  return caller;
}

const isIn = async (caller: ApiUser) => (await caller.raw("GET", "/api/user")).status === 200;
const kindsOf = async (caller: ApiUser) =>
  (await caller.client.call(listActivity, {})).map(({ kind }) => kind);

describe("listSessions", () => {
  it("shows where the user is signed in, this session first, and nothing that could sign in", async () => {
    const laptop = await ApiUser.registered(url);
    const phone = await device(laptop);
    const sessions = await laptop.client.call(listSessions, {});
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions[0]?.ip).toMatch(/^127\./);
    for (const { cookie } of [laptop, phone]) {
      for (const part of (cookie ?? "").split(".").slice(1))
        expect(JSON.stringify(sessions)).not.toContain(part);
    }
  });
});

describe("revokeSession", () => {
  it("signs one device out at once and closes its sockets", async () => {
    const laptop = await ApiUser.registered(url);
    const [phone, tablet] = [await device(laptop), await device(laptop)];
    const socket = await SocketUser.connected(wsUrl, phone);
    const listed = await phone.client.call(listSessions, {});
    const id = listed.find(({ current }) => current)?.id ?? "";
    await laptop.client.call(revokeSession, { params: { id } });
    expect(await Promise.all([laptop, phone, tablet].map(isIn))).toEqual([true, false, true]);
    await socket.untilClosed(2_000);
    expect(await kindsOf(laptop)).toContain("session_revoked");
  });

  it("not_found: another user's session, and one that has ended", async () => {
    const [owner, other] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    const [theirs] = await other.client.call(listSessions, {});
    for (const id of [theirs?.id, "none"]) {
      const answer = await owner.raw("DELETE", `/api/user/sessions/${id}`);
      expect(errorOf(answer)).toMatchObject({ status: 404, code: "not_found" });
    }
    expect(await isIn(other)).toBe(true);
  });
});

describe("revokeOtherSessions", () => {
  it("signs every other device out at once and closes their sockets", async () => {
    const laptop = await ApiUser.registered(url);
    const others = [await device(laptop), await device(laptop)];
    const sockets = await Promise.all(others.map((caller) => SocketUser.connected(wsUrl, caller)));
    const own = await SocketUser.connected(wsUrl, laptop);
    await laptop.client.call(revokeOtherSessions, {});
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    for (const socket of sockets) await socket.untilClosed(2_000);
    expect(await isIn(laptop)).toBe(true);
    expect(own.closed).toBe(false);
    own.close();
  });
});

describe("listActivity", () => {
  it("lists what happened, newest first, page by page", async () => {
    const owner = await ApiUser.registered(url);
    await device(owner);
    await owner.client.call(revokeOtherSessions, {});
    expect(await kindsOf(owner)).toEqual(["session_revoked", "signed_in", "registered"]);
    const first = await owner.raw("GET", "/api/user/activity?limit=2");
    expect(first.body).toMatchObject([{ kind: "session_revoked" }, { kind: "signed_in" }]);
    const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
    const rest = await owner.raw("GET", `/api/user/activity?limit=2&cursor=${cursor}`);
    expect(rest.body).toMatchObject([{ kind: "registered", ip: expect.stringMatching(/^127\./) }]);
    expect(rest.headers.get("x-next-cursor")).toBeNull();
  });
});

describe("stepUpSession", () => {
  it("accepts the password, and reports errors on its field", async () => {
    const owner = await ApiUser.registered(url);
    const prove = (body: object) => owner.raw("POST", stepUpSession.path, { body });
    expect(errorOf(await prove({ password: "Wrong-Horse-7" }))).toMatchObject({
      code: "validation_failed",
      fields: { password: ["Incorrect password."] },
    });
    expect(errorOf(await prove({})).fields).toEqual({ password: ["Password is required"] });
    expect((await prove({ password })).status).toBe(204);
  });

  it("conflict: accepts the code and not the password if a second factor is on", async () => {
    const owner = await ApiUser.registered(url);
    const { nextCode } = await withTwoFactor(owner);
    const prove = (body: object) => owner.raw("POST", stepUpSession.path, { body });
    expect(errorOf(await prove({ password }))).toMatchObject({ status: 409, code: "conflict" });
    expect(errorOf(await prove({ code: "000000" })).fields).toEqual({
      code: ["That code is incorrect or has expired."],
    });
    expect((await prove({ code: nextCode() })).status).toBe(204);
  });

  it("too_many_requests: guessing is throttled, and the session stays", async () => {
    await windowWithRoom(15 * 60);
    const owner = await ApiUser.registered(url);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const body = { password: "Wrong-Horse-7" };
      statuses.push((await owner.raw("POST", stepUpSession.path, { body })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await isIn(owner)).toBe(true);
  });
});

describe("startTwoFactor", () => {
  it("returns a secret for the app, which changes nothing yet", async () => {
    const owner = await ApiUser.registered(url);
    const { secret, otpauthUrl } = await owner.client.call(startTwoFactor, {});
    expect(otpauthUrl).toContain(`otpauth://totp/Marquee:${owner.user?.username}?`);
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(await isIn(await device(owner))).toBe(true);
  });

  it("conflict: not while a second factor is on", async () => {
    const owner = await ApiUser.registered(url);
    await withTwoFactor(owner);
    expect(errorOf(await owner.raw("POST", startTwoFactor.path))).toMatchObject({
      status: 409,
      code: "conflict",
    });
  });
});

describe("confirmTwoFactor", () => {
  it("turns it on with a first code: sign-in then asks for one, and this session stays", async () => {
    const owner = await ApiUser.registered(url);
    const { recoveryCodes } = await withTwoFactor(owner);
    expect(recoveryCodes).toHaveLength(10);
    await halfSignedIn(owner);
    expect(await owner.client.call(listSessions, {})).toHaveLength(1);
    expect(await kindsOf(owner)).toContain("two_factor_on");
    await received(url, owner.user?.email ?? "", /Two-factor authentication is on/);
  });

  it("invalid_code, conflict, too_many_requests: cases that do not turn it on", async () => {
    const owner = await ApiUser.registered(url);
    const confirm = (code: string) => owner.raw("POST", confirmTwoFactor.path, { body: { code } });
    expect(errorOf(await confirm("000000"))).toMatchObject({ status: 409, code: "conflict" });
    const { secret } = await owner.client.call(startTwoFactor, {});
    for (let tries = 1; tries < 10; tries++)
      expect(errorOf(await confirm("000000"))).toMatchObject({ status: 400, code: "invalid_code" });
    const right = new TOTP({ secret }).generate();
    expect(errorOf(await confirm(right))).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});

describe("createRecoveryCodes", () => {
  it("replaces the codes: earlier ones stop working", async () => {
    const owner = await ApiUser.registered(url);
    const { recoveryCodes: earlier } = await withTwoFactor(owner);
    const { recoveryCodes } = await owner.client.call(createRecoveryCodes, {});
    expect(recoveryCodes).toHaveLength(10);
    const caller = await halfSignedIn(owner);
    const give = (code = "") => caller.raw("POST", "/api/login/two-factor", { body: { code } });
    expect(errorOf(await give(earlier[0])).code).toBe("invalid_code");
    expect((await give(recoveryCodes[0])).status).toBe(200);
  });

  it("conflict: not without a second factor", async () => {
    const owner = await ApiUser.registered(url);
    expect(errorOf(await owner.raw("POST", createRecoveryCodes.path))).toMatchObject({
      status: 409,
      code: "conflict",
    });
  });
});

describe("disableTwoFactor", () => {
  it("turns it off: the password alone signs in again, and repeating it is fine", async () => {
    const owner = await ApiUser.registered(url);
    await withTwoFactor(owner);
    for (let times = 0; times < 2; times++) await owner.client.call(disableTwoFactor, {});
    expect(await isIn(await device(owner))).toBe(true);
    expect((await kindsOf(owner)).filter((kind) => kind === "two_factor_off")).toHaveLength(1);
    await received(url, owner.user?.email ?? "", /Two-factor authentication is off/);
  });
});
