import {
  type ApiAccessChange,
  createApiKey,
  getApiAccess,
  listApiKeys,
  openingApiAccess,
  revokeApiKey,
  updateApiAccess,
} from "@marquee/contracts/account/api-keys";
import { listActivity } from "@marquee/contracts/account/security";
import { changeTeamMember } from "@marquee/contracts/account/team";
import { limits } from "@marquee/contracts/limits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import type { OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { apiKeyKey } from "@marquee/core/ground/identity/api-key.item";
import { profileKey } from "@marquee/core/ground/users/user.item";
import { fingerprint } from "@marquee/core/rows/keys";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { openApiAccess } from "../support/api-access.ts";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { ended, order } from "../support/campaign.ts";
import { stageTable } from "../support/emulated-table.ts";
import { expireStepUp } from "../support/step-up.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const table = stageTable(inject("stores"));

const setAccess = (owner: ApiUser, body: ApiAccessChange) => owner.client.call(updateApiAccess, { body });
const make = async (owner: ApiUser, scope: "read" | "write" = "read", expiresInDays: number | null = null) =>
  owner.client.call(createApiKey, { body: { name: "Reports", scope, expiresInDays } });

/** A user with API access, credits and a key. */
async function keyOwner(scope: "read" | "write" = "read") {
  const owner = await ApiUser.withCredits(url);
  await openApiAccess(owner);
  return { owner, ...(await make(owner, scope)) };
}

/** A call with only a key, from its own address. */
const withKey = (key: string, method: string, path: string, body?: unknown, from = new ApiUser(url)) =>
  from.raw(method, path, { body, headers: { authorization: `Bearer ${key}` } });

describe("listApiKeys", () => {
  it("lists keys newest first and never shows the key itself", async () => {
    const { owner, key } = await keyOwner();
    const second = await make(owner, "write", 30);
    const keys = await owner.client.call(listApiKeys, {});
    expect(keys.map(({ id }) => id)[0]).toBe(second.id);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatchObject({ scope: "write", lastUsedAt: null });
    expect(Date.parse(keys[0]?.expiresAt ?? "") - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(keys[1]?.expiresAt).toBeNull();
    const text = JSON.stringify(keys);
    const [, , token = ""] = key.split(".");
    expect(text).not.toContain(token);
    expect(text).not.toContain(fingerprint(token));
    expect(token.startsWith(keys[1]?.prefix ?? "?")).toBe(true);
  });

  it("tells when a key was last used", async () => {
    const { owner, key } = await keyOwner();
    await withKey(key, "GET", "/api/credits/balance");
    const [used] = await owner.client.call(listApiKeys, {});
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? "")).toBeLessThan(60_000);
  });
});

describe("createApiKey", () => {
  it("forbidden: only while API access is on", async () => {
    const owner = await ApiUser.registered(url);
    const body = { name: "Reports", scope: "read", expiresInDays: null };
    expect(errorOf(await owner.raw("POST", "/api/user/api-keys", { body }))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
  });

  it("step_up_required: only after a recent step-up", async () => {
    const { owner } = await keyOwner();
    await expireStepUp(table, owner);
    const body = { name: "Reports", scope: "read", expiresInDays: null };
    const answer = await owner.raw("POST", "/api/user/api-keys", { body });
    expect(errorOf(answer).code).toBe("step_up_required");
  });

  it("conflict: never more than the limit, even if they are created in parallel", async () => {
    const { owner } = await keyOwner();
    const body = { name: "Reports", scope: "read", expiresInDays: null };
    let keys = await owner.client.call(listApiKeys, {});
    for (let round = 0; keys.length < limits.apiKeysPerUser && round < 30; round++) {
      await Promise.all([1, 2, 3].map(() => owner.raw("POST", "/api/user/api-keys", { body })));
      keys = await owner.client.call(listApiKeys, {});
    }
    expect(keys).toHaveLength(limits.apiKeysPerUser);
    const answer = await owner.raw("POST", "/api/user/api-keys", { body });
    expect(errorOf(answer)).toMatchObject({ status: 409, code: "conflict" });
  });

  it("records it in the activity", async () => {
    const { owner, id } = await keyOwner();
    await owner.client.call(revokeApiKey, { params: { id } });
    const kinds = (await owner.client.call(listActivity, {})).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["api_key_created", "api_key_revoked"]));
  });
});

describe("revokeApiKey", () => {
  it("not_found: for another user's key and the second time; a revoked key stops working from the next call on", async () => {
    const { owner, id, key } = await keyOwner();
    const stranger = await ApiUser.registered(url);
    const path = `/api/user/api-keys/${id}`;
    expect(errorOf(await stranger.raw("DELETE", path))).toMatchObject({ status: 404, code: "not_found" });
    expect((await withKey(key, "GET", "/api/credits/balance")).status).toBe(200);
    expect((await owner.raw("DELETE", path)).status).toBe(204);
    expect(errorOf(await withKey(key, "GET", "/api/credits/balance")).code).toBe("unauthenticated");
    expect(errorOf(await owner.raw("DELETE", path)).code).toBe("not_found");
  });
});

describe("getApiAccess", () => {
  it("starts off and restricted, without addresses", async () => {
    const owner = await ApiUser.registered(url);
    expect(await owner.client.call(getApiAccess, {})).toEqual(openingApiAccess);
  });
});

describe("updateApiAccess", () => {
  const change = (owner: ApiUser, body: object) => owner.raw("PATCH", "/api/user/api-access", { body });

  it("stores each address once in normalized form", async () => {
    const owner = await ApiUser.registered(url);
    const addresses = [
      "203.0.113.7",
      " 203.0.113.7 ",
      "2001:DB8:0:0::1",
      "198.51.100.0/24",
      "::ffff:192.0.2.1",
    ];
    const wanted = { addresses: ["203.0.113.7", "2001:db8::1", "198.51.100.0/24", "192.0.2.1"] };
    expect((await change(owner, { addresses })).body).toMatchObject(wanted);
    expect(await owner.client.call(getApiAccess, {})).toEqual({ ...openingApiAccess, ...wanted });
  });

  it("validation_failed: names the invalid address", async () => {
    const owner = await ApiUser.registered(url);
    for (const wrong of [
      "example.com",
      "127.1",
      "203.0.113.7/33",
      "1",
      "010.0.0.1",
      "fe80::1%eth0",
      "1.2.3.4/8/8",
    ])
      expect(
        errorOf(await change(owner, { addresses: ["203.0.113.7", wrong] })).fields["addresses.1"],
        wrong,
      ).toBeDefined();
    const many = Array(limits.apiAddressesPerUser + 1).fill("203.0.113.7");
    expect((await change(owner, { addresses: many })).status).toBe(400);
  });

  it("changes only what it names", async () => {
    const owner = await ApiUser.registered(url);
    await setAccess(owner, { enableApiAccess: true, addresses: ["203.0.113.7"] });
    const closed = { enableApiAccess: false, restrictApiAccess: true, addresses: ["203.0.113.7"] };
    expect(await setAccess(owner, { enableApiAccess: false })).toEqual(closed);
  });

  it("step_up_required: whatever opens more needs a recent step-up, closing does not", async () => {
    const owner = await ApiUser.registered(url);
    await setAccess(owner, { enableApiAccess: true });
    await expireStepUp(table, owner);
    for (const more of [{ restrictApiAccess: false }, { addresses: ["203.0.113.7"] }])
      expect(errorOf(await change(owner, more))).toMatchObject({ code: "step_up_required" });
    expect((await change(owner, { enableApiAccess: false })).body).toEqual(openingApiAccess);
    expect(errorOf(await change(owner, { enableApiAccess: true }))).toMatchObject({
      code: "step_up_required",
    });
  });

  it("is the managers', whoever registered the company, also once that person is gone", async () => {
    const founder = await ApiUser.registered(url);
    const owner = await joined(founder, "owner");
    const manager = await joined(founder, "manager", { name: "Ada Ng" });
    const demotion = { params: { id: founder.id }, body: { teamRole: "member" } } as const;
    await owner.client.call(changeTeamMember, demotion);
    expect(errorOf(await change(founder, { enableApiAccess: true }))).toMatchObject({ code: "forbidden" });
    const open = { enableApiAccess: true, restrictApiAccess: false, addresses: [] };
    expect(await setAccess(manager, open)).toEqual(open);
    const { key } = await make(manager, "read");
    const leaves = await founder.raw("DELETE", "/api/user", { body: { password, keepsCompany: true } });
    expect(leaves.status).toBe(204);
    expect(await owner.client.call(getApiAccess, {})).toEqual(open);
    expect((await withKey(key, "GET", "/api/credits/balance")).status).toBe(200);
    await setAccess(manager, { enableApiAccess: false });
    expect(errorOf(await withKey(key, "GET", "/api/credits/balance")).code).toBe("forbidden");
  });

  it("tells the owners what opens more, and who did it", async () => {
    const owner = await ApiUser.registered(url);
    const manager = await joined(owner, "manager", { name: "Ada Ng" });
    await setAccess(manager, { enableApiAccess: true });
    await setAccess(manager, { restrictApiAccess: false });
    await make(manager, "read");
    await setAccess(manager, { enableApiAccess: false });
    const news = async (reader: ApiUser) =>
      (await reader.client.call(listNotifications, {}))
        .filter(({ kind }) => kind === "api_access_changed")
        .map(({ about }) => about);
    expect(await news(owner)).toMatchObject([
      { change: "key_created", who: "Ada Ng", keyName: "Reports" },
      { change: "unrestricted", who: "Ada Ng" },
      { change: "opened", who: "Ada Ng" },
    ]);
    expect(await news(manager)).toEqual([]);
  });
});

const withoutScope = Object.entries(operations as Record<string, OperationShape>).filter(
  ([, { access, keyScope }]) => access !== "public" && keyScope === undefined,
);

describe("a call with an API key", () => {
  let writer: string;
  beforeAll(async () => {
    writer = (await keyOwner("write")).key;
  });

  it("reads with a read key; orders with a write key, from its owner's credits", async () => {
    const { owner, key } = await keyOwner("write");
    const answer = await withKey(key, "POST", "/api/campaign-ideas/generate", order);
    expect(answer.status).toBe(202);
    const { generationId } = answer.body as { generationId: string };
    expect((await ended(owner, generationId)).status).toBe("completed");
    expect((await withKey(key, "GET", `/api/campaign-generations/${generationId}`)).status).toBe(200);
    const reader = await make(owner, "read");
    expect((await withKey(reader.key, "GET", "/api/campaign-generations")).body).toHaveLength(1);
    const refused = await withKey(reader.key, "POST", "/api/campaign-ideas/generate", order);
    expect(errorOf(refused)).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("forbidden: most operations have no scope for keys", () => {
    expect(withoutScope.length).toBeGreaterThan(30);
  });

  it.each(withoutScope)("forbidden: %s, which has no scope for keys", async (id, { method, path }) => {
    const example = requests[id as keyof typeof operations];
    const answer = await withKey(writer, method, example.path ?? path, example.body);
    expect(errorOf(answer)).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("unauthenticated: a made-up key, an expired key, a stranger's key, and any key of a suspended account", async () => {
    const { owner, key } = await keyOwner();
    const [mark, userId, token = ""] = key.split(".");
    const wrong = [
      "x",
      "mq",
      `${mark}.${userId}`,
      `${mark}.${userId}.`,
      `${mark}.${userId}.${token}.x`,
      "..",
      "mq..x",
      `${mark}.usr_nobody.${token}`,
      `${mark}.${userId}.${token}A`,
      `mq.${"x".repeat(3_000)}.${token}`,
    ];
    for (const text of wrong)
      expect(errorOf(await withKey(text, "GET", "/api/credits/balance")), text).toMatchObject({
        status: 401,
      });
    const row = apiKeyKey(owner.id, fingerprint(token));
    await table.write({ op: "update", key: row, set: { expiresAtMs: Date.now() - 1 } });
    expect((await withKey(key, "GET", "/api/credits/balance")).status).toBe(401);
    const living = await make(owner);
    await table.write({ op: "update", key: profileKey(owner.id), set: { status: "suspended" } });
    expect((await withKey(living.key, "GET", "/api/credits/balance")).status).toBe(401);
  });

  it("respects a toggle from the next call on", async () => {
    const { owner, key } = await keyOwner("write");
    await setAccess(owner, { enableApiAccess: false });
    const answer = await withKey(key, "GET", "/api/credits/balance");
    expect(errorOf(answer)).toMatchObject({ status: 403, code: "forbidden" });
    await setAccess(owner, { enableApiAccess: true });
    expect((await withKey(key, "GET", "/api/credits/balance")).status).toBe(200);
  });

  it("restricted: reads only, and only from a listed address", async () => {
    const { owner, key } = await keyOwner("write");
    const program = new ApiUser(url);
    const read = () => withKey(key, "GET", "/api/credits/balance", undefined, program);
    await setAccess(owner, { restrictApiAccess: true });
    expect(errorOf(await read()).code).toBe("forbidden");
    await setAccess(owner, { addresses: ["127.0.0.0/8", "::1"] });
    expect((await read()).status).toBe(200);
    const ordered = await withKey(key, "POST", "/api/campaign-ideas/generate", order, program);
    expect(errorOf(ordered).code).toBe("forbidden");
    await setAccess(owner, { addresses: ["203.0.113.7"] });
    expect(errorOf(await read()).code).toBe("forbidden");
  });

  it.runIf(atNight)("too_many_requests: a limited number of calls a minute", async () => {
    const { key } = await keyOwner();
    const program = new ApiUser(url);
    const statuses = new Set<number>();
    // Sends two minutes' worth, since the minute may end meanwhile.
    for (let n = 0; n < 2 * limits.apiKeyCallsPerMinute + 1 && !statuses.has(429); n += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => withKey(key, "GET", "/api/credits/balance", undefined, program)),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
