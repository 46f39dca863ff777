import { login } from "@marquee/contracts/account/auth";
import { changePassword, forgotPassword, resetPassword } from "@marquee/contracts/account/passwords";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer, password } from "../support/api-user.ts";
import { linkIn, received } from "../support/outbox.ts";
import { SocketUser } from "../support/socket-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");
const newPassword = "Another-Horse-8";

const signedIn = async (name: string, secret: string) => {
  const caller = new ApiUser(url);
  const answer = await caller.client.call(login, { body: { username: name, password: secret } });
  if ("id" in answer) caller.user = answer;
  return caller;
};

const nameOf = ({ user }: ApiUser) => user?.username ?? "";
const isIn = async (caller: ApiUser) => (await caller.raw("GET", "/api/user")).status === 200;

/** The token of the newest link that was mailed to a user. */
async function mailedToken({ user }: ApiUser): Promise<string> {
  const mail = await received(url, user?.email ?? "", /Reset your Marquee password/);
  return new URL(linkIn(mail), url).searchParams.get("token") ?? "";
}

describe("changePassword", () => {
  it("takes effect on every other device's next call, and closes their sockets", async () => {
    const laptop = await ApiUser.registered(url);
    const phone = await signedIn(nameOf(laptop), password);
    const sockets = [
      await SocketUser.connected(wsUrl, laptop),
      await SocketUser.connected(wsUrl, phone),
    ] as const;
    const answer = await laptop.raw("POST", changePassword.path, {
      body: { currentPassword: password, newPassword },
    });
    expect(answer).toMatchObject({ status: 204 });
    expect(await isIn(phone)).toBe(false);
    await sockets[1].untilClosed(2_000);
    expect(await isIn(laptop)).toBe(true);
    expect(sockets[0].closed).toBe(false);
    sockets[0].close();
    const old = { username: nameOf(laptop), password };
    expect(errorOf(await new ApiUser(url).raw("POST", login.path, { body: old })).code).toBe(
      "invalid_credentials",
    );
    expect(await isIn(await signedIn(nameOf(laptop), newPassword))).toBe(true);
    await received(url, laptop.user?.email ?? "", /Your Marquee password was changed/);
  });

  it.each([
    [{ currentPassword: "Wrong-Horse-7", newPassword }, "currentPassword", "Current password is incorrect"],
    [{ newPassword }, "currentPassword", "Current password is required"],
    [
      { currentPassword: password, newPassword: "Sh0!" },
      "newPassword",
      "Password must be at least 6 characters",
    ],
    [
      { currentPassword: password, newPassword: "Sh0rt!!" },
      "newPassword",
      "Password must be at least 10 characters",
    ],
    [
      { currentPassword: password, newPassword: "Welcome2026!" },
      "newPassword",
      "This password is too common and easily guessed",
    ],
    [
      { currentPassword: password, newPassword: password },
      "newPassword",
      "Choose a password that's different from your current one",
    ],
  ])("validation_failed: %j says on its field why not", async (body, field, message) => {
    const caller = await ApiUser.registered(url);
    const error = errorOf(await caller.raw("POST", changePassword.path, { body }));
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(error.fields[field]).toContain(message);
    expect(await isIn(caller)).toBe(true);
  });

  it("too_many_requests: guessing at the current password is throttled, and signs nobody out", async () => {
    await windowWithRoom(15 * 60);
    const caller = await ApiUser.registered(url);
    const body = { currentPassword: "Wrong-Horse-7", newPassword };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await caller.raw("POST", changePassword.path, { body })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await isIn(caller)).toBe(true);
  });
});

describe("forgotPassword", () => {
  it("answers known and unknown addresses the same way, in the same time", async () => {
    const owner = await ApiUser.registered(url);
    const caller = new ApiUser(url);
    const ask = async (email: string) => {
      const started = performance.now();
      const { status, body } = await caller.raw("POST", forgotPassword.path, { body: { email } });
      return { status, body, ms: performance.now() - started };
    };
    const known = await ask(owner.user?.email ?? "");
    const unknown = await ask(newcomer().email);
    expect(known).toMatchObject({
      status: 202,
      body: { message: "If there's an account for this email, we've sent a reset link." },
    });
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 });
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(1_400);
    expect(await mailedToken(owner)).not.toBe("");
  });
});

describe("resetPassword", () => {
  it("sets a new password once, and ends every session with its socket", async () => {
    const owner = await ApiUser.registered(url);
    const phone = await signedIn(nameOf(owner), password);
    const socket = await SocketUser.connected(wsUrl, phone);
    const caller = new ApiUser(url);
    await caller.client.call(forgotPassword, { body: { email: owner.user?.email ?? "" } });
    const body = { token: await mailedToken(owner), password: newPassword };
    expect((await caller.raw("POST", resetPassword.path, { body })).status).toBe(204);
    expect([await isIn(owner), await isIn(phone)]).toEqual([false, false]);
    await socket.untilClosed(2_000);
    expect(await isIn(await signedIn(nameOf(owner), newPassword))).toBe(true);
    expect(errorOf(await caller.raw("POST", resetPassword.path, { body }))).toMatchObject({
      status: 400,
      code: "invalid_token",
    });
  });

  it("validation_failed: says that a common password is common", async () => {
    const body = { token: "made-up-token-of-nobody", password: "Welcome2026!" };
    expect(errorOf(await new ApiUser(url).raw("POST", resetPassword.path, { body })).fields).toEqual({
      password: ["This password is too common and easily guessed"],
    });
  });
});
