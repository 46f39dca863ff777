import { startGoogleSignIn } from "@marquee/contracts/account/google";
import { getAvatar } from "@marquee/contracts/account/profile";
import { disableTwoFactor } from "@marquee/contracts/account/security";
import { getSystemSettings } from "@marquee/contracts/admin/system";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { receiveStripeEvent } from "@marquee/contracts/credits/payments";
import { durations } from "@marquee/contracts/durations";
import { search as searchAll } from "@marquee/contracts/home/search";
import { limits } from "@marquee/contracts/limits";
import { type OperationShape, successOf } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { apiKeyText } from "@marquee/core/account/api-keys/authenticate";
import { newSession, type SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Core } from "@marquee/core/core";
import { apiKeyItem, neverMs } from "@marquee/core/ground/identity/api-key.item";
import { readSession, sessionKey } from "@marquee/core/ground/identity/session.item";
import { openingSettings, settingsItem } from "@marquee/core/ground/system/settings.item";
import { openingPreferences, profileItem, profileKey } from "@marquee/core/ground/users/user.item";
import { fingerprint } from "@marquee/core/rows/keys";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpRuntime } from "./deps.ts";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("STAGE", "local");
const { httpHandler } = await import("./http-handler.ts");

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const openAccess = { enableApiAccess: true, restrictApiAccess: false };
const user = sampleUser("usr_1", { preferences: { ...openingPreferences, api: openAccess } });
const balance = { totalCredits: 0, usedCredits: 0, heldCredits: 0, availableCredits: 0, expiring: null };

const stage = {
  modelBudget: { orders: { campaign: 1, chat: 1 }, outputTokens: 1 },
  welcome: { credits: 20, days: 30 },
};
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let runtime: HttpRuntime;
let cookie: string;
let sessionHash: string;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  runtime = {
    core,
    origins: ["http://localhost:3000"],
    behindEdge: false,
    sessionSecrets: async () => secrets,
    originSecret: async () => undefined,
    adminSecondFactor: () => false,
  };
  const session = newSession(core, secrets, user, someCaller);
  sessionHash = session.sessionHash;
  await core.table.write({ op: "put", item: profileItem(user) });
  await core.table.transact([session.write]);
  cookie = `session=${session.cookie}`;
});

const send = (
  handler: ReturnType<typeof httpHandler>,
  method: string,
  path: string,
  options: Parameters<typeof httpEvent>[2] = { cookies: [cookie] },
) => handler(httpEvent(method, path, options), lambdaContext());

const codeOf = (answer: { body?: string | undefined }) => JSON.parse(answer.body ?? "{}").code;

describe("what admins do", () => {
  const settings = { ...openingSettings, updatedBy: null, stage };
  const ask = (adminSecondFactor: boolean) =>
    send(
      httpHandler(
        getSystemSettings,
        { ...runtime, adminSecondFactor: () => adminSecondFactor },
        async () => ({
          body: settings,
        }),
      ),
      "GET",
      "/api/admin/settings",
    );
  const standing = (set: { role?: string; twoFactorEnabled?: boolean }) =>
    core.table.write({ op: "update", key: profileKey(user.id), set });

  it("needs a second factor if the stage requires one, from the next call on", async () => {
    await standing({ role: "admin" });
    expect((await ask(false)).statusCode).toBe(200);
    const refused = await ask(true);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, "second_factor_required"]);
    await standing({ twoFactorEnabled: true });
    expect((await ask(true)).statusCode).toBe(200);
  });

  it("is forbidden for everyone else, with or without a second factor", async () => {
    for (const twoFactorEnabled of [true, false]) {
      await standing({ role: "brand", twoFactorEnabled });
      expect(codeOf(await ask(true))).toBe("forbidden");
    }
  });
});

describe("a call for some roles only", () => {
  it("is forbidden for every other role, including admins", async () => {
    const access = { roles: ["brand"] } as const;
    const handler = httpHandler({ ...getCreditBalance, access }, runtime, async () => ({ body: balance }));
    for (const role of ["event_host", "agency", "admin"]) {
      await core.table.write({ op: "update", key: profileKey(user.id), set: { role } });
      expect(codeOf(await send(handler, "GET", "/api/credits/balance")), role).toBe("forbidden");
    }
    await core.table.write({ op: "update", key: profileKey(user.id), set: { role: "brand" } });
    expect((await send(handler, "GET", "/api/credits/balance")).statusCode).toBe(200);
  });
});

describe("what is sensitive", () => {
  const handler = () => httpHandler(disableTwoFactor, runtime, async () => ({}));

  it("is allowed for ten minutes after a step-up, then requires another one", async () => {
    expect((await send(handler(), "DELETE", "/api/user/two-factor")).statusCode).toBe(204);
    clock.advance(durations.stepUpSeconds * 1_000);
    const late = await send(handler(), "DELETE", "/api/user/two-factor");
    expect([late.statusCode, codeOf(late)]).toEqual([403, "step_up_required"]);
    await core.table.write({
      op: "update",
      key: sessionKey(user.id, sessionHash),
      set: { provenAtMs: clock.now() },
    });
    expect((await send(handler(), "DELETE", "/api/user/two-factor")).statusCode).toBe(204);
  });

  it("does nothing before the step-up: the handler does not even start", async () => {
    let began = false;
    const watched = httpHandler(disableTwoFactor, runtime, async () => {
      began = true;
      return {};
    });
    clock.advance(durations.stepUpSeconds * 1_000);
    await send(watched, "DELETE", "/api/user/two-factor");
    expect(began).toBe(false);
  });
});

describe("a switch that is off", () => {
  it("answers feature_off before the handler starts", async () => {
    const off = { ...openingSettings, flags: { ...openingSettings.flags, googleSignIn: false } };
    await core.table.write({ op: "put", item: settingsItem(off) });
    const handler = httpHandler(startGoogleSignIn, runtime, async () => ({ body: "https://google.example" }));
    const answer = await send(handler, "GET", "/api/auth/google", {});
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, "feature_off"]);
  });
});

describe("an admin's call", () => {
  it("uses the current role: a demoted admin's next call is refused", async () => {
    const handler = httpHandler(getSystemSettings, runtime, async () => ({
      body: { ...openingSettings, stage },
    }));
    expect((await send(handler, "GET", "/api/admin/settings")).statusCode).toBe(403);
    const role = (to: string) =>
      core.table.write({ op: "update", key: profileKey(user.id), set: { role: to } });
    await role("admin");
    expect((await send(handler, "GET", "/api/admin/settings")).statusCode).toBe(200);
    await role("brand");
    expect((await send(handler, "GET", "/api/admin/settings")).statusCode).toBe(403);
  });
});

describe("an API key", () => {
  const token = "a-token";
  const bearer = { authorization: `Bearer ${apiKeyText(user.id, token)}` };
  const read = () =>
    httpHandler(getCreditBalance, runtime, async ({ currentUser }) => {
      expect((await currentUser()).id).toBe(user.id);
      return { body: balance };
    });
  const call = () => send(read(), "GET", "/api/credits/balance", { headers: bearer });

  beforeEach(async () => {
    await core.table.write({
      op: "put",
      item: apiKeyItem({
        id: "key_1",
        userId: user.id,
        hash: fingerprint(token),
        prefix: "mq",
        name: "Reports",
        scope: "read",
        expiresAtMs: neverMs,
        lastUsedAtMs: null,
        createdAt: "2026-01-15T09:00:00.000Z",
      }),
    });
  });

  it("acts for its user where the contract gives the call a scope, and nowhere else", async () => {
    expect((await call()).statusCode).toBe(200);
    const handler = httpHandler(disableTwoFactor, runtime, async () => ({}));
    expect((await send(handler, "DELETE", "/api/user/two-factor", { headers: bearer })).statusCode).toBe(403);
  });

  it("is refused, even with a valid session cookie, once it is revoked or its user is suspended", async () => {
    const wrong = { authorization: "Bearer mq.usr_1.other" };
    const beside = await send(read(), "GET", "/api/credits/balance", { headers: wrong, cookies: [cookie] });
    expect(beside.statusCode).toBe(401);
    await core.table.write({ op: "update", key: profileKey(user.id), set: { status: "suspended" } });
    expect((await call()).statusCode).toBe(401);
  });

  it("stops working as soon as the account's API access is off", async () => {
    const preferences = { ...openingPreferences, api: { ...openAccess, enableApiAccess: false } };
    await core.table.write({ op: "update", key: profileKey(user.id), set: { preferences } });
    expect((await call()).statusCode).toBe(403);
  });

  it("is throttled after too many calls in a minute", async () => {
    for (let count = 0; count < limits.apiKeyCallsPerMinute; count++)
      expect((await call()).statusCode).toBe(200);
    expect((await call()).statusCode).toBe(429);
  });
});

describe("a call that costs much", () => {
  const heavy = () => httpHandler(searchAll, runtime, async () => ({ body: [] }));
  const ask = (withCookie = cookie) => send(heavy(), "GET", "/api/search?q=fair", { cookies: [withCookie] });
  const another = async (of: typeof user) => {
    const session = newSession(core, secrets, of, someCaller);
    await core.table.transact([session.write]);
    return `session=${session.cookie}`;
  };

  it("is throttled per account, in all its sessions together, and nobody else's; other calls go on", async () => {
    const second = await another(user);
    const answers: number[] = [];
    for (let count = 0; count < limits.heavyPerMinute.reads + 5; count++)
      answers.push((await ask(count % 2 === 0 ? cookie : second)).statusCode ?? 0);
    expect(answers.filter((status) => status !== 429)).toHaveLength(limits.heavyPerMinute.reads);
    const refused = await ask();
    expect(codeOf(refused)).toBe("too_many_requests");
    expect(Number(refused.headers?.["retry-after"])).toBeGreaterThan(0);
    const other = sampleUser("usr_2");
    await core.table.write({ op: "put", item: profileItem(other) });
    expect((await ask(await another(other))).statusCode).toBe(200);
    const light = httpHandler(getCreditBalance, runtime, async () => ({ body: balance }));
    expect((await send(light, "GET", "/api/credits/balance")).statusCode).toBe(200);
    clock.advance(60_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it("is every call that makes a file for its account", () => {
    const kept = ["getAgreementFile", "getDealFile", "exportAccount"];
    const making = Object.values(operations).filter((one: OperationShape) => {
      const { response } = successOf(one);
      const isFile =
        response !== null && ("mediaTypes" in response || ("mediaType" in response && response.fileName));
      return one.access !== "public" && isFile && !kept.includes(one.id);
    });
    expect(making.length).toBeGreaterThan(2);
    for (const one of making) expect([one.id, (one as OperationShape).heavy]).toEqual([one.id, "makesFile"]);
  });
});

describe("a call that a page makes in the background", () => {
  it("does not keep a session alive, while a user's own action does", async () => {
    const handler = httpHandler(getCreditBalance, runtime, async () => ({ body: balance }));
    const idleEnd = async () => {
      const row = await core.table.get(sessionKey(user.id, sessionHash));
      return row && readSession(row).idleUntilMs;
    };
    const before = await idleEnd();
    clock.advance(5 * 60_000);
    await send(handler, "GET", "/api/credits/balance", {
      cookies: [cookie],
      headers: { "x-background": "1" },
    });
    expect(await idleEnd()).toBe(before);
    await send(handler, "GET", "/api/credits/balance");
    expect(await idleEnd()).toBe((before ?? 0) + 5 * 60_000);
  });
});

describe("the account that a page shows", () => {
  const handle = vi.fn<() => Promise<{ body: typeof balance }>>(async () => ({ body: balance }));
  beforeEach(() => handle.mockClear());
  const ask = (headers: Record<string, string>, cookies = [cookie]) =>
    send(httpHandler(getCreditBalance, runtime, handle), "GET", "/api/credits/balance", { cookies, headers });

  it("may be the session's; a client that names none is judged by its session alone", async () => {
    expect(await ask({ "x-account": "usr_1" })).toMatchObject({ statusCode: 200 });
    expect(await ask({})).toMatchObject({ statusCode: 200 });
  });

  it.each(["usr_2", "", "usr_1 "])("is refused as %j before anything is read or done", async (named) => {
    const read = vi.spyOn(core.table, "get");
    const answer = await ask({ "x-account": named });
    expect(answer).toMatchObject({ statusCode: 409 });
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ code: "other_account" });
    expect(read).not.toHaveBeenCalled();
    expect(handle).not.toHaveBeenCalled();
  });
});

describe("an answer that is not JSON", () => {
  it("redirects the browser, with the cookie that binds it to the flow it began", async () => {
    const handler = httpHandler(startGoogleSignIn, runtime, async () => ({
      flow: "a-flow-token",
      body: "https://google.example/authorize",
    }));
    expect(await send(handler, "GET", "/api/auth/google", {})).toMatchObject({
      statusCode: 302,
      headers: { location: "https://google.example/authorize", "cache-control": "no-store" },
      cookies: ["signin=a-flow-token; Path=/; HttpOnly; SameSite=Lax; Max-Age=600"],
    });
  });

  it("is an image byte for byte, cached for good, and never executed", async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0x00, 0x80]);
    const handler = httpHandler(getAvatar, runtime, async () => ({ body: bytes }));
    const answer = await send(handler, "GET", "/api/avatars/abc");
    // The gateway fills in path parameters; without them the contract refuses the call.
    expect(answer.statusCode).toBe(400);
    const event = {
      ...httpEvent("GET", "/api/avatars/abc", { cookies: [cookie] }),
      pathParameters: { id: "abc" },
    };
    expect(await handler(event, lambdaContext())).toMatchObject({
      statusCode: 200,
      body: Buffer.from(bytes).toString("base64"),
      isBase64Encoded: true,
      headers: {
        "content-type": "image/jpeg",
        "cache-control": "private, max-age=31536000, immutable",
        "content-security-policy": expect.stringContaining("sandbox"),
      },
    });
  });
});

describe("a body that a signature covers", () => {
  it("reaches its handler byte for byte, from any origin, up to the common size limit", async () => {
    let seen: Buffer = Buffer.alloc(0);
    const handler = httpHandler(receiveStripeEvent, runtime, async ({ rawBody }) => {
      seen = rawBody;
      return { body: { received: true as const } };
    });
    const body = '{"a": "é\\n"}';
    const encoded = {
      ...httpEvent("POST", "/api/webhooks/stripe", {
        body: Buffer.from(body).toString("base64"),
        headers: { origin: "https://elsewhere.example" },
      }),
      isBase64Encoded: true,
    };
    expect((await handler(encoded, lambdaContext())).statusCode).toBe(200);
    expect(seen.toString("utf8")).toBe(body);
    const large = await send(handler, "POST", "/api/webhooks/stripe", { body: "x".repeat(256 * 1024 + 1) });
    expect(large.statusCode).toBe(413);
  });
});
