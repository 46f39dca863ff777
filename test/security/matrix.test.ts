import { getAvatar } from "@marquee/contracts/account/profile";
import type { UserRole } from "@marquee/contracts/enums";
import { accessLevel, type OperationShape, successOf, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { byDay } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { OwnedRequest } from "../requests/request.ts";
import { requests } from "../requests.ts";
import { ApiUser, type RawAnswer } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { draftState, stateOf } from "./belongings.ts";
import { type Callers, gather, revive } from "./callers.ts";
import { unchanged } from "./unchanged.ts";

const routes = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  operation: operation as OperationShape,
  row: requests[id as OperationId],
}));
const ofUsers = routes.filter(({ operation }) => accessLevel(operation) === "user");
const ofAdmins = routes.filter(({ operation }) => accessLevel(operation) === "admin");
const ofEverybody = routes.filter(({ operation }) => accessLevel(operation) === "public");

const url = inject("url");
let callers: Callers;

beforeAll(async () => {
  callers = await gather(url, stageTable(inject("stores")));
}, 120_000);

type Route = (typeof routes)[number];

/** The request of the contract's example, or one for the owner's data. */
function requestOf(route: Route, owned?: OwnedRequest): { path: string; body: unknown } {
  return {
    path: owned?.path ?? route.row.path ?? route.operation.path,
    body: owned?.body ?? route.row.body,
  };
}

function ask(caller: ApiUser, route: Route, owned?: OwnedRequest, headers: Record<string, string> = {}) {
  const { path, body } = requestOf(route, owned);
  return caller.raw(route.operation.method, path, { body, headers });
}

const codeOf = ({ body }: RawAnswer): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

const ownedBy = (route: Route): OwnedRequest | undefined =>
  route.row.about === "owner"
    ? route.row.owned(callers.of)
    : route.row.about === "party"
      ? route.row.shared(callers.of)
      : undefined;

/** A move based on an outdated version, or a missing file, is refused for its state, not for the caller. */
const byState = ({ operation }: Route): number[] =>
  operation.errors?.some((code) => code === "conflict" || code === "stale_version") ? [409] : [];

/** Whether a caller has a role that the route is for. */
const isFor = (route: Route, who: ApiUser) => {
  const roles: readonly UserRole[] | undefined = userAccess(route.operation).roles;
  return roles === undefined || (who.user !== undefined && roles.includes(who.user.role));
};

/** A response without the parts that differ each time. */
function comparable({ status, body }: RawAnswer): unknown {
  if (typeof body !== "object" || body === null) return { status, body };
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
}

/** What the owner sees of their own, signed in again if a call signed them out. */
async function ofOwner(): Promise<unknown> {
  await revive(callers.owner);
  return stateOf(callers.owner);
}

it("has a row for every route, and no row without one", () => {
  expect(Object.keys(requests).sort()).toEqual(Object.keys(operations).sort());
});

describe("a route for what one user has", () => {
  const expectUnchanged = unchanged(ofOwner);

  it.each(ofUsers.filter(({ row }) => row.about === "owner"))(
    "$id shows and changes nothing of another user's: the response is that for a nonexistent thing",
    async (route) => {
      const absent = comparable(await ask(callers.other, route));
      expect(absent).toMatchObject({ status: 404 });
      expect(comparable(await ask(callers.other, route, ownedBy(route)))).toEqual(absent);
      expect(comparable(await ask(callers.admin, route, ownedBy(route)))).toEqual(
        comparable(await ask(callers.admin, route)),
      );
      await expectUnchanged(route);
    },
  );
});

describe("a route for users", () => {
  it.each(ofUsers)("$id is closed without a session, to an expired and to a suspended one", async (route) => {
    for (const who of ["nobody", "expired", "suspended"] as const) {
      const answer = await ask(callers[who], route, ownedBy(route));
      expect({ who, status: answer.status, code: codeOf(answer) }).toEqual({
        who,
        status: 401,
        code: "unauthenticated",
      });
    }
  });

  it.each(ofUsers)("$id is open to an API key only if its scope allows it", async (route) => {
    const { keyScope } = route.operation;
    const owned = route.row.about === "owner" ? route.row.owned(callers.of) : undefined;
    for (const [scope, key] of [
      ["read", callers.of.readKey],
      ["write", callers.of.writeKey],
    ] as const) {
      const allowed = keyScope === "read" || (keyScope === "write" && scope === "write");
      // Making a file takes as long as fifty other answers.
      if (allowed && byDay && route.operation.heavy === "makesFile") continue;
      // A change through a key takes effect, so only reads name the owner's data here.
      const request = keyScope === "read" ? owned : undefined;
      const answer = await ask(new ApiUser(url), route, request, { authorization: `Bearer ${key}` });
      if (allowed) expect([401, 403], `${scope}: ${answer.status}`).not.toContain(answer.status);
      else expect({ scope, status: answer.status, code: codeOf(answer) }).toMatchObject({ status: 403 });
    }
  });

  it.each(ofUsers)("$id lets its owner, another user and an admin reach their own data", async (route) => {
    for (const who of ["other", "admin", "owner"] as const) {
      if (!isFor(route, callers[who])) continue;
      await revive(callers[who]);
      const owned = who === "owner" && route.operation.method === "GET" ? ownedBy(route) : undefined;
      const answer = await ask(callers[who], route, owned);
      // The operation's own refusals, such as for a feature that is not turned on, do not depend on the caller.
      if (!route.operation.errors?.some((code) => code === codeOf(answer)))
        expect([401, 403], `${who}: ${answer.status} ${String(codeOf(answer))}`).not.toContain(answer.status);
      if (owned && route.id !== "setAvatar")
        expect([200, ...byState(route)], `${route.id} of its owner`).toContain(answer.status);
    }
  });
});

describe("a route for some roles", () => {
  it.each(ofUsers.filter(({ operation }) => userAccess(operation).roles))(
    "$id is forbidden for every other role, and for admins",
    async (route) => {
      const answers = await Promise.all(
        (["owner", "other", "host", "otherHost", "agency", "admin"] as const).map(async (who) => {
          await revive(callers[who]);
          return { who, isFor: isFor(route, callers[who]), answer: await ask(callers[who], route) };
        }),
      );
      expect(new Set(answers.map((one) => one.isFor))).toEqual(new Set([true, false]));
      for (const one of answers) {
        if (one.isFor) expect([401, 403], one.who).not.toContain(one.answer.status);
        else expect({ who: one.who, code: codeOf(one.answer) }).toEqual({ who: one.who, code: "forbidden" });
      }
    },
  );
});

describe("a route for data that two parties share", () => {
  const ofParties = ofUsers.filter(({ row }) => row.about === "party");

  it("covers the same routes in the contract and in this matrix", () => {
    const declared = ofUsers.filter(({ operation }) => userAccess(operation).party);
    expect(declared.map(({ id }) => id)).toEqual(ofParties.map(({ id }) => id));
    expect(declared.length).toBeGreaterThan(2);
  });

  describe("for strangers", () => {
    const expectUnchanged = unchanged(ofOwner);

    it.each(ofParties)(
      "$id shows and changes nothing for anyone who is not a party: to them it does not exist",
      async (route) => {
        for (const who of ["other", "otherHost", "agency", "admin"] as const) {
          await revive(callers[who]);
          const absent = comparable(await ask(callers[who], route));
          expect(absent, who).toMatchObject({ status: 404 });
          expect(comparable(await ask(callers[who], route, ownedBy(route))), who).toEqual(absent);
        }
        await expectUnchanged(route);
      },
    );
  });

  it.each(ofParties)("$id is open to both parties, the brand and its host", async (route) => {
    const { status } = successOf(route.operation);
    for (const who of ["owner", "host"] as const) {
      await revive(callers[who]);
      const answer = await ask(callers[who], route, ownedBy(route));
      expect([status, ...byState(route)], who).toContain(answer.status);
    }
  });
});

describe("a route for a host's data", () => {
  const ofHosts = ofUsers.flatMap(({ id, operation, row }) =>
    row.about === "host" ? [{ id, operation, row, hosted: row.hosted }] : [],
  );

  const expectUnchanged = unchanged(() => draftState(callers.otherHost, callers.hosted));

  it.each(ofHosts)(
    "$id shows and changes nothing for anyone else: to them a draft does not exist",
    async ({ hosted, ...route }) => {
      for (const who of ["owner", "other", "host", "agency"] as const) {
        await revive(callers[who]);
        const absent = comparable(await ask(callers[who], route));
        expect(absent, who).toMatchObject({ status: 404 });
        expect(comparable(await ask(callers[who], route, hosted(callers.hosted))), who).toEqual(absent);
      }
      await expectUnchanged(route);
    },
  );

  it.each(ofHosts.filter(({ operation }) => operation.method === "GET"))(
    "$id is open to its host and to admins",
    async ({ hosted, ...route }) => {
      for (const who of ["otherHost", "admin"] as const)
        expect((await ask(callers[who], route, hosted(callers.hosted))).status, who).toBe(200);
    },
  );
});

describe("a route for admins", () => {
  it.each(ofAdmins)("$id is closed to everyone else, whatever credentials they have", async (route) => {
    for (const who of ["nobody", "expired", "suspended"] as const)
      expect((await ask(callers[who], route)).status, who).toBe(401);
    for (const who of ["owner", "other"] as const) {
      await revive(callers[who]);
      const answer = await ask(callers[who], route);
      expect({ who, status: answer.status, code: codeOf(answer) }).toEqual({
        who,
        status: 403,
        code: "forbidden",
      });
    }
    for (const key of [callers.of.readKey, callers.of.writeKey]) {
      const answer = await ask(new ApiUser(url), route, {}, { authorization: `Bearer ${key}` });
      expect(answer.status).toBe(403);
    }
  });

  it.each(ofAdmins)("$id lets an admin in", async (route) => {
    await revive(callers.admin);
    const answer = await ask(callers.admin, route);
    expect([401, 403], `${answer.status} ${String(codeOf(answer))}`).not.toContain(answer.status);
  });
});

describe("a page that shows another account than the session's", () => {
  const expectUnchanged = unchanged(ofOwner);
  beforeAll(() => revive(callers.admin));

  it.each([...ofUsers, ...ofAdmins])("$id does nothing for it, whatever else it asks", async (route) => {
    const [session, shown] =
      accessLevel(route.operation) === "admin"
        ? [callers.admin, callers.owner]
        : [callers.owner, callers.other];
    const answer = await ask(session, route, ownedBy(route), { "x-account": shown.user?.id ?? "" });
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 409, code: "other_account" });
    await expectUnchanged(route);
  });

  it("lets calls through that name the session's own account", async () => {
    const named = { "x-account": callers.owner.user?.id ?? "" };
    expect((await callers.owner.raw("GET", "/api/user", { headers: named })).status).toBe(200);
  });
});

describe("a public route", () => {
  beforeAll(() => revive(callers.other));

  it.each(ofEverybody)("$id requires no authentication", async (route) => {
    // Together, because some answers wait until they say nothing by their time.
    await Promise.all(
      (["nobody", "expired", "suspended", "other"] as const).map(async (who) => {
        const answer = await ask(callers[who], route);
        expect(["unauthenticated", "forbidden"], who).not.toContain(codeOf(answer));
      }),
    );
  });
});

it("shares shared data only with signed-in users", async () => {
  const path = getAvatar.path.replace("{id}", "none");
  expect((await callers.other.raw("GET", path)).status).toBe(404);
  expect((await new ApiUser(url).raw("GET", path)).status).toBe(401);
});
