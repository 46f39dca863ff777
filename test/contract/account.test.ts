import { getCurrentUser } from "@marquee/contracts/account/auth";
import { limits } from "@marquee/contracts/limits";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { profileKey } from "@marquee/core/ground/users/user.item";
import { randomIds } from "@marquee/core/ids";
import { userPartition } from "@marquee/core/rows/keys";
import { systemClock } from "@marquee/core/time";
import { startLocal } from "@marquee/local/start-local";
import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Item } from "@marquee/table/table";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { demoAdmin, otherDemoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, newcomer, password } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";
import { stageTable } from "../support/emulated-table.ts";
import { received } from "../support/outbox.ts";
import { pngFile, uploadAvatar } from "../support/pictures.ts";
import { SocketUser } from "../support/socket-user.ts";
import { expireStepUp } from "../support/step-up.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const table = stageTable(inject("stores"));
const core = { table, clock: systemClock, ids: randomIds() };

const remove = (caller: ApiUser, body: object = { password }) => caller.raw("DELETE", "/api/user", { body });
const rowsOf = async (userId: string): Promise<Item[]> =>
  (await table.query({ pk: userPartition(userId), limit: 1_000 })).items;

describe("exportAccount", () => {
  it("returns everything in one file, including the newest rows, without secrets", async () => {
    const caller = await ApiUser.withCredits(url);
    const generation = await generated(caller);
    const answer = await caller.raw("GET", "/api/user/export");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="marquee-export.json"');
    const { user, data } = answer.body as { user: object; data: Record<string, { id: string }[]> };
    expect(user).toEqual(await caller.client.call(getCurrentUser, {}));
    expect(data.job?.map(({ id }) => id)).toEqual([generation.generationId]);
    expect(data.payment).toHaveLength(1);
    expect(data.activity?.length).toBeGreaterThan(1);
    const [, sessionId = ""] = caller.cookie?.split(".") ?? [];
    for (const secret of ["argon2", "passwordHash", "hash", sessionId])
      expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  it("step_up_required: only after a recent step-up", async () => {
    const caller = await ApiUser.registered(url);
    await expireStepUp(table, caller);
    expect(errorOf(await caller.raw("GET", "/api/user/export")).code).toBe("step_up_required");
  });

  it.runIf(atNight)("too_many_requests: only a few times a day", async () => {
    await windowWithRoom(24 * 60 * 60);
    const caller = await ApiUser.registered(url);
    for (let n = 0; n < limits.exportsPerDay; n++)
      expect((await caller.raw("GET", "/api/user/export")).status).toBe(200);
    expect(errorOf(await caller.raw("GET", "/api/user/export"))).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });
});

describe("deleteAccount", () => {
  it("erases personal data, keeps the books, and ends every session and socket", async () => {
    const [caller, friend] = [await ApiUser.withCredits(url), await ApiUser.registered(url)];
    await generated(caller);
    await uploadAvatar(caller, pngFile());
    const { avatar } = await caller.client.call(getCurrentUser, {});
    const second = new ApiUser(url);
    await second.raw("POST", "/api/login", { body: { username: caller.user?.username, password } });
    const socket = await SocketUser.connected(inject("wsUrl"), caller);
    const { cookie } = caller;
    expect((await remove(caller)).status).toBe(204);
    expect(caller.cookie).toBeUndefined();
    if (cookie) caller.cookie = cookie;
    for (const who of [caller, second]) expect((await who.raw("GET", "/api/user")).status).toBe(401);
    await socket.untilClosed(2_000);
    const rows = await rowsOf(caller.id);
    expect(new Set(rows.map(({ rowType }) => rowType))).toEqual(
      new Set(["user", "balance", "spending", "ledger-entry", "ledger-id", "payment", "payment-event"]),
    );
    const { user } = caller;
    for (const mark of [user?.username, user?.email, "Test User", "Acme", "Berlin"])
      expect(JSON.stringify(rows)).not.toContain(mark);
    expect(await checkLedger(core, caller.id)).toEqual([]);
    expect(errorOf(await friend.raw("GET", avatar ?? "")).code).toBe("not_found");
    expect((await received(url, user?.email ?? "")).subject).toMatch(/was deleted/);
    const again = { ...newcomer(), username: user?.username, email: user?.email };
    expect((await new ApiUser(url).raw("POST", "/api/register", { body: again })).status).toBe(201);
  });

  it("prevents every later sign-in to the account, by any method", async () => {
    const caller = await ApiUser.registered(url);
    await remove(caller);
    const body = { username: caller.user?.username, password };
    expect(errorOf(await new ApiUser(url).raw("POST", "/api/login", { body })).code).toBe(
      "invalid_credentials",
    );
    const forgot = { email: caller.user?.email };
    expect((await new ApiUser(url).raw("POST", "/api/auth/forgot-password", { body: forgot })).status).toBe(
      202,
    );
  });

  it("validation_failed: a missing or wrong password deletes nothing", async () => {
    const caller = await ApiUser.registered(url);
    expect(errorOf(await remove(caller, {})).fields.password).toBeDefined();
    expect(errorOf(await remove(caller, { password: "Wrong-Horse-7" })).fields.password).toBeDefined();
    expect((await caller.raw("GET", "/api/user")).status).toBe(200);
  });

  it("too_many_requests: guesses at the password are counted, including the right one", async () => {
    await windowWithRoom(15 * 60);
    const caller = await ApiUser.registered(url);
    for (let n = 0; n < limits.proofsPerSessionPer15Min; n++)
      expect((await remove(caller, { password: "Wrong-Horse-7" })).status).toBe(400);
    expect(errorOf(await remove(caller))).toMatchObject({ status: 429, code: "too_many_requests" });
  });

  it("step_up_required: an account without a password needs a recent step-up", async () => {
    const caller = await ApiUser.registered(url);
    await table.write({ op: "update", key: profileKey(caller.id), set: { passwordHash: null } });
    await expireStepUp(table, caller);
    expect(errorOf(await remove(caller, {})).code).toBe("step_up_required");
  });

  it.runIf(atNight)("conflict: the only admin must appoint another one first", async () => {
    // Uses its own stage, since other files create admins in the shared one.
    const local = await startLocal({ port: 0, web: "none", build: "none" });
    try {
      const admin = await demoAdmin(local.url);
      const other = await otherDemoAdmin(local.url);
      expect((await remove(other, { password: demoPassword })).status).toBe(204);
      const answer = await remove(admin, { password: demoPassword });
      expect(errorOf(answer)).toMatchObject({ status: 409, code: "conflict" });
    } finally {
      await local.stop();
    }
  });
});
