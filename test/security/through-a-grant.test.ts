import { changeAgency, endAgency, type GrantedRights } from "@marquee/contracts/account/agencies";
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { grantAllows, grantReach, grantScopes } from "@marquee/contracts/account/grant-scopes";
import { removeTeamMember } from "@marquee/contracts/account/team";
import { leastRole } from "@marquee/contracts/account/team-roles";
import { openShell } from "@marquee/contracts/live/realtime";
import { accessLevel, type OperationShape, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { byDay } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { actFor, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, type RawAnswer } from "../support/api-user.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { joined } from "../support/team.ts";
import { acquire, type Belongings, stateOf } from "./belongings.ts";

/** Every operation that acts on an account, and so may be tried through a grant. */
const routes = Object.entries(operations).flatMap(([id, operation]) => {
  const shape: OperationShape = operation;
  return grantReach(shape) === null
    ? []
    : [{ id: id as OperationId, operation: shape, row: requests[id as OperationId] }];
});
type Route = (typeof routes)[number];

/** What a client that is a brand may call itself. */
const ofBrands = ({ operation }: Route) => {
  const { roles } = userAccess(operation);
  return accessLevel(operation) === "user" && (roles === undefined || roles.includes("brand"));
};

const url = inject("url");
let agency: ApiUser;
/** A client with one of everything, which gives the agency little by little. */
let client: ApiUser;
/** Another client of the same agency, with one of everything too. */
let other: ApiUser;
let ofClient: Belongings;
let ofOther: Belongings;

const everything: GrantedRights = { teamRole: "manager", scope: "everything" };

beforeAll(async () => {
  agency = await newAgency(url);
  [client, other] = [await ApiUser.withCredits(url, "2"), await ApiUser.withCredits(url, "2")];
  const host = await ApiUser.confirmed(url, "event_host");
  ofClient = await acquire(client, await publishedEvent(host));
  ofOther = await acquire(other, await publishedEvent(host));
  await granted(agency, client, { ...everything, payer: "client" });
  await granted(agency, other, { ...everything, payer: "client" });
}, 240_000);

const give = (access: GrantedRights) =>
  client.client.call(changeAgency, { params: { id: agency.id }, body: access });

/** The request for what somebody has, or that of the contract's example. */
function ask(caller: ApiUser, { operation, row }: Route, of?: Belongings): Promise<RawAnswer> {
  const owned =
    of && row.about === "owner" ? row.owned(of) : of && row.about === "party" ? row.shared(of) : undefined;
  const path = owned?.path ?? row.path ?? operation.path;
  return caller.raw(operation.method, path, { body: owned?.body ?? row.body });
}

const codeOf = ({ body }: RawAnswer): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

function comparable({ status, body }: RawAnswer): unknown {
  if (typeof body !== "object" || body === null) return { status, body };
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
}

describe.each(grantScopes)("an agency whose access is %s", (scope) => {
  const outside = routes.filter(({ operation }) => !grantAllows(operation, scope));
  const inside = routes.filter(
    (route) => grantAllows(route.operation, scope) && ofBrands(route) && route.operation.method === "GET",
  );

  beforeAll(async () => {
    await actFor(agency, undefined);
    await give({ teamRole: "manager", scope });
    await actFor(agency, client);
  });

  it("has something outside of it and something inside", () => {
    expect(outside.length).toBeGreaterThan(60);
    expect(inside.length).toBeGreaterThan(8);
  });

  it("refuses every operation outside of it, and nothing changes", async () => {
    const before = await stateOf(client);
    for (const route of outside)
      expect({ id: route.id, code: codeOf(await ask(agency, route, ofClient)) }).toEqual({
        id: route.id,
        code: "forbidden",
      });
    expect(await stateOf(client)).toEqual(before);
  }, 120_000);

  it("answers every read inside of it as the client's own, and hides another client's", async () => {
    for (const route of inside) {
      const isOne = route.row.about === "owner" || route.row.about === "party";
      // Making a file takes as long as fifty other answers.
      if (!(byDay && route.operation.heavy === "makesFile")) {
        const own = await ask(client, route, ofClient);
        const { status } = await ask(agency, route, ofClient);
        // What an account may do so often a minute, its agency may do so often together.
        expect([own.status, 429], route.id).toContain(status);
        if (isOne) expect(status, route.id).not.toBe(404);
      }
      if (isOne)
        expect(comparable(await ask(agency, route, ofOther)), route.id).toEqual(
          comparable(await ask(agency, route)),
        );
    }
  }, 120_000);

  it("changes nothing of another client's, whatever id is named", async () => {
    const before = await stateOf(other);
    const named = routes.filter(
      ({ operation, row }) =>
        operation.method !== "GET" &&
        grantAllows(operation, scope) &&
        (row.about === "owner" || row.about === "party"),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const route of named)
      expect(comparable(await ask(agency, route, ofOther)), route.id).toEqual(
        comparable(await ask(agency, route)),
      );
    expect(await stateOf(other)).toEqual(before);
  }, 120_000);
});

it.each([
  ["everything", { balance: true, notifications: true, unread: true }],
  ["deals", { balance: false, notifications: false, unread: true }],
  ["campaigns", { balance: true, notifications: false, unread: false }],
] as const)("a page's first call leaves out what %s does not reach", async (scope, expected) => {
  await actFor(agency, undefined);
  await give({ teamRole: "member", scope });
  await actFor(agency, client);
  const { balance, notifications, unread } = await agency.client.call(openShell, {});
  const has = { balance: balance !== null, notifications: notifications !== null, unread: unread !== null };
  expect(has).toEqual(expected);
});

it("somebody who is removed from the agency loses its clients with it, from their next call on", async () => {
  await actFor(agency, undefined);
  await give(everything);
  const person = await joined(agency, "member");
  await actFor(person, client, agency);
  expect((await person.raw("GET", "/api/sponsorship-deals")).status).toBe(200);
  await agency.client.call(removeTeamMember, { params: { id: person.id } });
  for (const path of ["/api/sponsorship-deals", "/api/user"])
    expect(codeOf(await person.raw("GET", path)), path).toBe("unauthenticated");
});

describe("an agency whose access is read only", () => {
  it("changes nothing, and is told so for every operation that takes more", async () => {
    await actFor(agency, undefined);
    await give({ teamRole: "viewer", scope: "everything" });
    await actFor(agency, client);
    const more = routes.filter(
      (route) =>
        ofBrands(route) &&
        grantAllows(route.operation, "everything") &&
        leastRole(route.operation) !== "viewer",
    );
    expect(more.length).toBeGreaterThan(50);
    const before = await stateOf(client);
    for (const route of more)
      expect({ id: route.id, code: codeOf(await ask(agency, route, ofClient)) }).toEqual({
        id: route.id,
        code: "forbidden",
      });
    expect(await stateOf(client)).toEqual(before);
  }, 120_000);
});

describe("an agency whose access was ended", () => {
  it("access_ended: hears so from every operation, and is in its own account with one call", async () => {
    await actFor(agency, undefined);
    await give(everything);
    await actFor(agency, client);
    await client.client.call(endAgency, { params: { id: agency.id } });
    const before = await stateOf(client);
    for (const route of routes)
      expect({ id: route.id, code: codeOf(await ask(agency, route, ofClient)) }).toEqual({
        id: route.id,
        code: "access_ended",
      });
    expect(await stateOf(client)).toEqual(before);
    await actFor(agency, undefined);
    expect(await agency.client.call(getCurrentUser, {})).toMatchObject({
      accountId: agency.id,
      through: null,
    });
  }, 120_000);
});
