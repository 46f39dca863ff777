import {
  completeTwoFactorLogin,
  enterDemo,
  getCurrentUser,
  login,
  logout,
  register,
} from "@marquee/contracts/account/auth";
import { userRoles } from "@marquee/contracts/enums";
import { daySeconds, limitKey } from "@marquee/core/ground/throttles/limiter";
import { fingerprint } from "@marquee/core/rows/keys";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer, password } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { SocketUser } from "../support/socket-user.ts";
import { halfSignedIn, withTwoFactor } from "../support/two-factor.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const table = stageTable(inject("stores"));

describe("register", () => {
  it("creates an account with 0 credits and signs it in with a cookie that scripts cannot read", async () => {
    const caller = new ApiUser(url);
    const answer = await caller.raw("POST", "/api/register", { body: newcomer() });
    expect(answer.status).toBe(201);
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/passwordHash|argon/i);
    expect(await caller.client.call(getCurrentUser, {})).toEqual(answer.body);
  });

  it.each([
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a".repeat(21), "Username cannot exceed 20 characters"],
    ["username", "no spaces", "Username can only contain letters, numbers, and underscores"],
    ["name", "A", "Name is required"],
    ["email", "nobody", "Invalid email address"],
    ["company", " ", "Company name is required"],
    ["password", "Sh0rt!", "Password must be at least 10 characters"],
    ["password", `Aa1!${"x".repeat(61)}`, "Password cannot exceed 64 characters"],
    ["password", "lowercase1!", "Password must contain at least one uppercase letter"],
    ["password", "UPPERCASE1!", "Password must contain at least one lowercase letter"],
    ["password", "NoDigits!!", "Password must contain at least one number"],
    ["password", "NoSpecial12", "Password must contain at least one special character"],
    ["password", "Password1!", "This password is too common and easily guessed"],
  ])("validation_failed: %s %s says the agreed sentence", async (field, value, message) => {
    const answer = await new ApiUser(url).raw("POST", "/api/register", {
      body: { ...newcomer(), [field]: value },
    });
    expect(errorOf(answer).fields[field]).toContain(message);
  });

  it("refuses claims to a role, a verified phone or credits", async () => {
    for (const claim of [
      { role: "admin" },
      { phoneVerified: true },
      { credits: 1_000 },
      { id: "usr_demo_admin" },
    ]) {
      const answer = await new ApiUser(url).raw("POST", "/api/register", {
        body: { ...newcomer(), ...claim },
      });
      expect(answer.status).toBe(400);
    }
  });

  it("username_taken and email_taken: names ignore case, and reserved names cannot be taken", async () => {
    const first = newcomer();
    await new ApiUser(url).client.call(register, { body: first });
    const again = (change: object) =>
      new ApiUser(url).raw("POST", "/api/register", { body: { ...newcomer(), ...change } });
    expect(errorOf(await again({ username: first.username.toUpperCase() }))).toMatchObject({
      status: 409,
      code: "username_taken",
    });
    expect(errorOf(await again({ email: first.email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: "email_taken",
    });
    for (const username of ["Morgan", "ZANIA", "admin"])
      expect(errorOf(await again({ username })).code).toBe("username_taken");
  });

  it("creates one user from twenty parallel registrations of one name", async () => {
    const { username } = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        new ApiUser(url).raw("POST", "/api/register", { body: { ...newcomer(), username } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  });

  it.runIf(atNight)("too_many_requests: an address that keeps registering is throttled", async () => {
    const caller = new ApiUser(url);
    let answer = await caller.raw("POST", "/api/register", { body: newcomer() });
    for (let tries = 0; answer.status === 201 && tries < 30; tries++) {
      answer = await caller.raw("POST", "/api/register", { body: newcomer() });
    }
    expect(errorOf(answer)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("login", () => {
  it("signs in regardless of the name's case, with a new session each time", async () => {
    const { user, cookie } = await ApiUser.registered(url);
    const caller = new ApiUser(url);
    const answer = await caller.client.call(login, {
      body: { username: user?.username.toUpperCase() ?? "", password },
    });
    expect(answer).toMatchObject({ id: user?.id });
    expect(caller.cookie).not.toBe(cookie);
  });

  it("invalid_credentials: a wrong password and an unknown name get the same answer", async () => {
    const { user } = await ApiUser.registered(url);
    const tries = [
      { username: user?.username, password: "Wrong-Horse-7" },
      { username: "nobody_at_all", password },
    ];
    const answers = await Promise.all(
      tries.map((body) => new ApiUser(url).raw("POST", "/api/login", { body })),
    );
    for (const answer of answers) {
      expect(answer.body).toMatchObject({
        code: "invalid_credentials",
        message: "Invalid username or password",
      });
      expect(answer.status).toBe(401);
    }
  });

  it("too_many_requests: guessing at one name stops, while its owner still gets in from elsewhere", async () => {
    await windowWithRoom(15 * 60);
    const { user } = await ApiUser.registered(url);
    const attacker = new ApiUser(url);
    const guess = () =>
      attacker.raw("POST", "/api/login", { body: { username: user?.username, password: "Guess-Guess-1" } });
    const statuses = [];
    for (let tries = 0; tries < 12; tries++) statuses.push((await guess()).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    await new ApiUser(url).client.call(login, { body: { username: user?.username ?? "", password } });
  });
});

describe("getCurrentUser", () => {
  it("returns every field of the entity except the password", async () => {
    const caller = await ApiUser.registered(url);
    const user = await caller.client.call(getCurrentUser, {});
    expect(Object.keys(user).sort()).toEqual(
      "accountId audiences avatar budget company confirmed createdAt email googleLinked hasPassword hasTeam id industry interests isPartner name onboarding pendingEmail phone phoneVerified places role teamRole through timeZone twoFactorEnabled username".split(
        " ",
      ),
    );
  });
});

describe("completeTwoFactorLogin", () => {
  it("finishes a sign-in with a code from the app, or once with a recovery code", async () => {
    const owner = await ApiUser.registered(url);
    const { recoveryCodes, nextCode } = await withTwoFactor(owner);
    for (const code of [nextCode(), recoveryCodes[0] ?? ""]) {
      const caller = await halfSignedIn(owner);
      expect(caller.cookie).toBeUndefined();
      const { message, ...user } = await caller.client.call(completeTwoFactorLogin, { body: { code } });
      expect(message).toBe("Login successful");
      expect(user).toMatchObject({ id: owner.id, twoFactorEnabled: true });
      expect(await caller.client.call(getCurrentUser, {})).toEqual(user);
      expect(caller.flowCookie).toBeUndefined();
    }
    const again = await (await halfSignedIn(owner)).raw("POST", completeTwoFactorLogin.path, {
      body: { code: recoveryCodes[0] },
    });
    expect(errorOf(again)).toMatchObject({ status: 400, code: "invalid_code" });
  });

  it("invalid_code, then flow_expired: a sign-in allows five wrong codes, and none without its cookie", async () => {
    const owner = await ApiUser.registered(url);
    const { recoveryCodes } = await withTwoFactor(owner);
    const caller = await halfSignedIn(owner);
    const attempt = async (who: ApiUser, code = "000000") =>
      errorOf(await who.raw("POST", completeTwoFactorLogin.path, { body: { code } })).code;
    for (let tries = 0; tries < 5; tries++) expect(await attempt(caller)).toBe("invalid_code");
    expect(await attempt(caller, recoveryCodes[0])).toBe("flow_expired");
    expect(await attempt(new ApiUser(url), recoveryCodes[0])).toBe("flow_expired");
  });

  it("too_many_requests: repeated sign-ins from one network allow at most ten codes, and lock nobody out elsewhere", async () => {
    const owner = await ApiUser.registered(url);
    const { nextCode } = await withTwoFactor(owner);
    const codes: string[] = [];
    const caller = await halfSignedIn(owner);
    for (let round = 0; round < 3; round++) {
      await caller.client.call(login, { body: { username: owner.user?.username ?? "", password } });
      for (let tries = 0; tries < 5; tries++) {
        const answer = await caller.raw("POST", completeTwoFactorLogin.path, { body: { code: "000000" } });
        codes.push(errorOf(answer).code);
      }
    }
    expect(codes).toEqual([...Array(10).fill("invalid_code"), ...Array(5).fill("too_many_requests")]);
    const elsewhere = await halfSignedIn(owner);
    const answer = await elsewhere.raw("POST", completeTwoFactorLogin.path, { body: { code: nextCode() } });
    expect(answer.status).toBe(200);
  });
});

describe("an account under attack from many networks", () => {
  const attacked = (scope: string, key: string) =>
    table.write({
      op: "update",
      key: limitKey({ scope, key, windowSeconds: daySeconds }, Date.now()),
      set: { rowType: "limit", v: 1, count: 1_000, openAtMs: Date.now() + 600_000 },
    });

  it("too_many_requests: a new network waits half a minute before it signs in, the owner's network does not", async () => {
    const owner = await ApiUser.registered(url);
    const body = { username: owner.user?.username ?? "", password };
    await attacked("login-everywhere", fingerprint(body.username.toLowerCase()));
    const refused = await new ApiUser(url).raw("POST", login.path, { body });
    expect(errorOf(refused)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(refused.headers.get("retry-after"))).toBe(30);
    expect((await owner.raw("POST", login.path, { body })).status).toBe(200);
  });

  it("too_many_requests: an app code from a new network has to wait, the owner's network and recovery codes do not", async () => {
    const owner = await ApiUser.registered(url);
    const { recoveryCodes, nextCode } = await withTwoFactor(owner);
    const [stranger, body] = [await halfSignedIn(owner), { username: owner.user?.username ?? "", password }];
    await attacked("second-factor-everywhere", owner.id);
    const give = (who: ApiUser, code = "") =>
      who.raw("POST", completeTwoFactorLogin.path, { body: { code } });
    expect(errorOf(await give(stranger, nextCode())).code).toBe("too_many_requests");
    await owner.client.call(login, { body });
    expect((await give(owner, nextCode())).status).toBe(200);
    expect((await give(stranger, recoveryCodes[0])).status).toBe(200);
  });
});

describe("logout", () => {
  it("ends this session at once and closes its sockets, but leaves the other device signed in", async () => {
    const laptop = await ApiUser.registered(url);
    const phone = new ApiUser(url);
    await phone.client.call(login, { body: { username: laptop.user?.username ?? "", password } });
    phone.user = laptop.user;
    const sockets = {
      laptop: await SocketUser.connected(inject("wsUrl"), laptop),
      phone: await SocketUser.connected(inject("wsUrl"), phone),
    };
    const { cookie } = laptop;
    await laptop.client.call(logout, {});
    expect(laptop.cookie).toBeUndefined();
    if (cookie) laptop.cookie = cookie;
    expect((await laptop.raw("GET", "/api/user")).status).toBe(401);
    await sockets.laptop.untilClosed(2_000);
    expect((await phone.raw("GET", "/api/user")).status).toBe(200);
    expect(sockets.phone.closed).toBe(false);
    sockets.phone.close();
  });
});

describe("enterDemo", () => {
  it("signs in as the demo's account of each role, with a session like any other", async () => {
    for (const role of userRoles) {
      const caller = new ApiUser(url);
      const answer = await caller.client.call(enterDemo, { body: { role } });
      expect(answer).toMatchObject({ role, message: "Login successful" });
      expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ role });
    }
  });

  it("validation_failed for a role that nobody has", async () => {
    const answer = await new ApiUser(url).raw("POST", "/api/login/demo", { body: { role: "owner" } });
    expect(errorOf(answer)).toMatchObject({ status: 400, fields: { role: ["Choose a role"] } });
  });
});
