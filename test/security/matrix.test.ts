import { getAvatar } from "@marquee/contracts/http/profile";
import type { OperationShape } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../contract/examples.ts";
import { ApiUser, type RawAnswer } from "../support/api-user.ts";
import { stateOf } from "./belongings.ts";
import { type Callers, gather, revive } from "./callers.ts";
import { matrixRows, type OwnedRequest } from "./matrix-rows.ts";

const routes = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  operation: operation as OperationShape,
  row: matrixRows[id as OperationId],
}));
const ofUsers = routes.filter(({ operation }) => operation.access === "user");
const ofAdmins = routes.filter(({ operation }) => operation.access === "admin");
const ofEverybody = routes.filter(({ operation }) => operation.access === "public");

let local: LocalRuntime;
let callers: Callers;

beforeAll(async () => {
  local = await startLocal({ port: 0, web: "none", build: "none" });
  callers = await gather(local);
}, 120_000);
afterAll(async () => {
  await local.stop();
  if (local.denied.length > 0) throw new Error(`Not allowed by their roles:\n${local.denied.join("\n")}`);
});

type Route = (typeof routes)[number];

/** What the contract's example asks for, or a thing of the owner's. */
function requestOf(route: Route, owned?: OwnedRequest): { path: string; body: unknown } {
  const example = examples[route.id];
  return {
    path: owned?.path ?? example.path ?? route.operation.path,
    body: owned?.body ?? example.body,
  };
}

function ask(caller: ApiUser, route: Route, owned?: OwnedRequest, headers: Record<string, string> = {}) {
  const { path, body } = requestOf(route, owned);
  return caller.raw(route.operation.method, path, { body, headers });
}

const codeOf = ({ body }: RawAnswer): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

const ownedBy = (route: Route): OwnedRequest | undefined =>
  route.row.about === "owner" ? route.row.request(callers.of) : undefined;

/** An answer without what differs each time. */
function faceOf({ status, body }: RawAnswer): unknown {
  if (typeof body !== "object" || body === null) return { status, body };
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
}

it("has a row for every route, and no row without one", () => {
  expect(Object.keys(matrixRows).sort()).toEqual(Object.keys(operations).sort());
});

describe("a route for users", () => {
  it.each(ofUsers)("$id is closed to nobody, to an expired and to a suspended session", async (route) => {
    for (const who of ["nobody", "expired", "suspended"] as const) {
      const answer = await ask(callers[who], route, ownedBy(route));
      expect({ who, status: answer.status, code: codeOf(answer) }).toEqual({
        who,
        status: 401,
        code: "unauthenticated",
      });
    }
  });

  it.each(ofUsers)("$id is open to an API key only where its scope says so", async (route) => {
    const { keyScope } = route.operation;
    const owned = route.row.about === "owner" ? route.row.request(callers.of) : undefined;
    for (const [scope, key] of [
      ["read", callers.of.readKey],
      ["write", callers.of.writeKey],
    ] as const) {
      // A change through a key is made for real, so only reads name the owner's things here.
      const request = keyScope === "read" ? owned : undefined;
      const answer = await ask(new ApiUser(local.url), route, request, { authorization: `Bearer ${key}` });
      const allowed = keyScope === "read" || (keyScope === "write" && scope === "write");
      if (allowed) expect([401, 403], `${scope}: ${answer.status}`).not.toContain(answer.status);
      else expect({ scope, status: answer.status, code: codeOf(answer) }).toMatchObject({ status: 403 });
    }
  });

  it.each(ofUsers.filter(({ row }) => row.about === "owner"))(
    "$id shows and changes nothing of another's: the answer is that of a thing that does not exist",
    async (route) => {
      const before = await stateOf(callers.owner);
      const absent = faceOf(await ask(callers.other, route));
      expect(absent).toMatchObject({ status: 404 });
      expect(faceOf(await ask(callers.other, route, ownedBy(route)))).toEqual(absent);
      expect(faceOf(await ask(callers.admin, route, ownedBy(route)))).toEqual(
        faceOf(await ask(callers.admin, route)),
      );
      expect(await stateOf(callers.owner)).toEqual(before);
    },
  );

  it.each(ofUsers)("$id lets its owner, another user and an admin in, each to their own", async (route) => {
    for (const who of ["other", "admin", "owner"] as const) {
      await revive(callers[who]);
      const owned = who === "owner" && route.operation.method === "GET" ? ownedBy(route) : undefined;
      const answer = await ask(callers[who], route, owned);
      // A refusal of its own, such as a feature that the account has not turned on, is none of who calls.
      if (!route.operation.errors?.some((code) => code === codeOf(answer)))
        expect([401, 403], `${who}: ${answer.status} ${String(codeOf(answer))}`).not.toContain(answer.status);
      if (owned && route.id !== "setAvatar") expect(answer.status, `${route.id} of its owner`).toBe(200);
      await revive(callers[who]);
    }
  });
});

describe("a route for admins", () => {
  it.each(ofAdmins)("$id is closed to everybody else, whatever they bring", async (route) => {
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
      const answer = await ask(new ApiUser(local.url), route, {}, { authorization: `Bearer ${key}` });
      expect(answer.status).toBe(403);
    }
  });

  it.each(ofAdmins)("$id lets an admin in", async (route) => {
    await revive(callers.admin);
    const answer = await ask(callers.admin, route);
    expect([401, 403], `${answer.status} ${String(codeOf(answer))}`).not.toContain(answer.status);
  });
});

describe("a public route", () => {
  it.each(ofEverybody)("$id asks nobody who they are", async (route) => {
    for (const who of ["nobody", "expired", "suspended", "other"] as const) {
      const answer = await ask(callers[who], route);
      expect(["unauthenticated", "forbidden"], who).not.toContain(codeOf(answer));
    }
  });
});

it("shares what is shared with who is signed in only", async () => {
  const path = getAvatar.path.replace("{id}", "none");
  expect((await callers.other.raw("GET", path)).status).toBe(404);
  expect((await new ApiUser(local.url).raw("GET", path)).status).toBe(401);
});
