import { getCurrentUser, logout } from "@marquee/contracts/account/auth";
import { grantAllows } from "@marquee/contracts/account/grant-scopes";
import { switchAccount } from "@marquee/contracts/account/team";
import { messagesAreClosed, viewingIsReadOnly } from "@marquee/contracts/account/viewing";
import { openMessages, startViewing, stopViewing } from "@marquee/contracts/admin/accounts";
import { sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import { search } from "@marquee/contracts/home/search";
import { openShell } from "@marquee/contracts/live/realtime";
import { accessLevel, type OperationShape, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { grantKey } from "@marquee/core/ground/identity/grant.item";
import { profileKey } from "@marquee/core/ground/users/user.item";
import { userPartition } from "@marquee/core/rows/keys";
import { sampleOf } from "@marquee/testkit/sample-of";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { demoAdmin, newAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, type RawAnswer } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { acquire, type Belongings } from "./belongings.ts";

/** Every operation of somebody who is signed in. */
const routes = Object.entries(operations).flatMap(([id, operation]) => {
  const shape: OperationShape = operation;
  return accessLevel(shape) === "public"
    ? []
    : [{ id: id as OperationId, operation: shape, row: requests[id as OperationId] }];
});
type Route = (typeof routes)[number];

const changes = routes.filter(
  ({ operation }) => operation.method !== "GET" && operation.whileViewing !== "allowed",
);
const ofMessages = routes.filter(({ operation }) => operation.whileViewing === "messages");
/** What a brand reads of its account, besides its messages. */
const reads = routes.filter(({ operation }) => {
  const { roles } = userAccess(operation);
  return (
    operation.method === "GET" &&
    operation.whileViewing === undefined &&
    !operation.self &&
    accessLevel(operation) === "user" &&
    (roles === undefined || roles.includes("brand")) &&
    grantAllows(operation, "everything")
  );
});

const url = inject("url");
const table = stageTable(inject("stores"));
const reason = "They asked us to look";
let first: ApiUser;
/** An admin of this test's own, since the demo's are shared. */
let admin: ApiUser;
let client: ApiUser;
let ofClient: Belongings;

beforeAll(async () => {
  first = await demoAdmin(url);
  admin = await newAdmin(url, first);
  client = await ApiUser.withCredits(url, "2");
  ofClient = await acquire(client, await publishedEvent(await ApiUser.confirmed(url, "event_host")));
}, 240_000);

const about = (caller: ApiUser) => ({ params: { id: caller.id } });
const view = (caller = client) => admin.client.call(startViewing, { ...about(caller), body: { reason } });
const stop = () => admin.client.call(stopViewing, about(client));

function ask(caller: ApiUser, { operation, row }: Route): Promise<RawAnswer> {
  const owned =
    row.about === "owner" ? row.owned(ofClient) : row.about === "party" ? row.shared(ofClient) : undefined;
  return caller.raw(operation.method, owned?.path ?? row.path ?? operation.path, {
    body: owned?.body ?? row.body,
  });
}

const messageOf = ({ body }: RawAnswer): unknown =>
  typeof body === "object" && body !== null && "message" in body ? body.message : undefined;

/**
 * Every row of an account, such as marks, counts of changes and settings, but for what a schedule does meanwhile: it mails
 * the notices, and takes them off its list.
 */
async function rowsOf({ id }: ApiUser): Promise<unknown[]> {
  const rows: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({
      pk: userPartition(id),
      limit: 200,
      ...(cursor === undefined ? {} : { cursor }),
    });
    rows.push(
      ...page.items
        .filter(({ rowType }) => rowType !== "sent-mail")
        .map(({ sweepAt: _at, sweepShard: _shard, ...row }) => row),
    );
    ({ cursor } = page);
  } while (cursor !== undefined);
  return rows;
}

describe("an admin who views an account", () => {
  beforeAll(async () => {
    await view();
  });

  it("is told so with every page, and hears nothing unasked", async () => {
    const { user, ticket } = await admin.client.call(openShell, {});
    expect(user).toMatchObject({
      accountId: client.id,
      teamRole: "viewer",
      through: { id: admin.id, viewing: { messagesOpen: false } },
    });
    expect(ticket).toBeNull();
  });

  it("changes nothing, of the account's or their own, and is told so by every operation that is no read", async () => {
    expect(changes.length).toBeGreaterThan(100);
    const before = [await rowsOf(client), await table.get(profileKey(admin.id))];
    for (const route of changes)
      expect({ id: route.id, message: messageOf(await ask(admin, route)) }).toEqual({
        id: route.id,
        message: viewingIsReadOnly,
      });
    expect([await rowsOf(client), await table.get(profileKey(admin.id))]).toEqual(before);
  }, 180_000);

  it("reads what the account reads, and no read leaves anything behind", async () => {
    expect(reads.length).toBeGreaterThan(40);
    // Half of what they cost is in documents, which every reader gets alike.
    const tried = sampleOf(reads, 25);
    const expected = new Map<string, number>();
    for (const route of tried) expected.set(route.id, (await ask(client, route)).status);
    const before = await rowsOf(client);
    for (const route of tried)
      expect([expected.get(route.id), 429], route.id).toContain((await ask(admin, route)).status);
    expect(await rowsOf(client)).toEqual(before);
  }, 180_000);

  it("reads no messages before giving a reason for it, in search neither", async () => {
    expect(ofMessages.map(({ id }) => id).sort()).toEqual([
      "getInquiry",
      "listConversations",
      "listDealMessages",
      "listMessages",
      "listThreads",
      "searchMessages",
    ]);
    await client.client.call(sendDealMessage, {
      params: { id: ofClient.dealId },
      body: { message: "Where does the booth stand?", clientId: "client-of-the-viewing" },
    });
    const found = async (caller: ApiUser) =>
      (await caller.client.call(search, { query: { q: "which events fit" } })).filter(
        ({ kind }) => kind === "message",
      );
    expect(await found(client)).not.toEqual([]);
    for (const route of ofMessages)
      expect({ id: route.id, message: messageOf(await ask(admin, route)) }).toEqual({
        id: route.id,
        message: messagesAreClosed,
      });
    expect(await found(admin)).toEqual([]);

    await admin.client.call(openMessages, { ...about(client), body: { reason: "The booth is missing" } });
    const before = await rowsOf(client);
    for (const route of ofMessages)
      expect({ id: route.id, ...(await ask(admin, route)), headers: null }).toEqual({
        id: route.id,
        ...(await ask(client, route)),
        headers: null,
      });
    expect(await found(admin)).toEqual(await found(client));
    expect(await rowsOf(client)).toEqual(before);
  }, 60_000);

  it("gets back into it neither by switching nor with another account's address", async () => {
    await stop();
    expect(await admin.client.call(getCurrentUser, {})).toMatchObject({ accountId: admin.id, through: null });
    await view();
    const { cookie } = admin;
    await admin.client.call(logout, {});
    admin.cookie = cookie;
    expect(errorOf(await admin.raw("GET", "/api/sponsorship-deals")).code).toBe("unauthenticated");
    admin.cookie = undefined;
    const { username = "" } = admin.user ?? {};
    await admin.raw("POST", "/api/login", { body: { username, password: "Correct-Horse-7" } });
    expect(
      errorOf(
        await admin.raw(switchAccount.method, switchAccount.path, {
          body: { accountId: client.id, through: admin.id },
        }),
      ).code,
    ).toBe("not_found");
  });
});

describe("a look at an account ends", () => {
  const endedFor = async () => {
    for (const path of ["/api/user", "/api/sponsorship-deals"])
      expect(errorOf(await admin.raw("GET", path)).code, path).toBe("access_ended");
    // The way back stays open.
    await admin.client.call(switchAccount, { body: {} });
    expect(await admin.client.call(getCurrentUser, {})).toMatchObject({ accountId: admin.id });
  };

  it("after its hour, whether the row was swept or not", async () => {
    await view();
    const key = grantKey(client.id, admin.id);
    const row = await table.get(key);
    expect(row?.["ttl"]).toBe(Math.floor(Number(row?.["endsAtMs"]) / 1_000));
    await table.write({ op: "update", key, set: { endsAtMs: Date.now() - 1 } });
    await endedFor();
  });

  it("once the account is an admin's", async () => {
    await view();
    await table.write({ op: "update", key: profileKey(client.id), set: { role: "admin" } });
    await endedFor();
    await table.write({ op: "update", key: profileKey(client.id), set: { role: "brand" } });
  });

  it("with the next call of an admin who no longer is one", async () => {
    await view();
    await table.write({ op: "update", key: profileKey(admin.id), set: { role: "brand" } });
    await endedFor();
    await table.write({ op: "update", key: profileKey(admin.id), set: { role: "admin" } });
  });

  it("with the suspension of the admin", async () => {
    await view();
    await table.write({ op: "update", key: profileKey(admin.id), set: { status: "suspended" } });
    expect(errorOf(await admin.raw("GET", "/api/sponsorship-deals")).code).toBe("unauthenticated");
    await table.write({ op: "update", key: profileKey(admin.id), set: { status: "active" } });
  });
});
