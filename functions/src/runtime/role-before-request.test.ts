import { selfSelectableRoles, type UserRole } from "@marquee/contracts/enums";
import { type OperationShape, userAccess } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { newSession, type SessionSecrets } from "@marquee/core/account/sessions/sessions";
import { profileItem, profileKey } from "@marquee/core/ground/users/user.item";
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

const all: OperationShape[] = Object.values(operations);
const closed = all.filter(({ access }) => access !== "public");
const roles: readonly UserRole[] = [...selfSelectableRoles, "admin"];
const allowed = (operation: OperationShape): readonly UserRole[] =>
  operation.access === "admin" ? ["admin"] : (userAccess(operation).roles ?? roles);
const forSome = closed.filter((operation) => allowed(operation).length < roles.length);

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const user = sampleUser("usr_1");
let runtime: HttpRuntime;
let cookie: string;

beforeEach(async () => {
  const core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  runtime = {
    core,
    origins: ["http://localhost:3000"],
    behindEdge: false,
    sessionSecrets: async () => secrets,
    originSecret: async () => undefined,
    adminSecondFactor: () => false,
  };
  const session = newSession(core, secrets, user, someCaller);
  await core.table.write({ op: "put", item: profileItem(user) });
  await core.table.transact([session.write]);
  cookie = `session=${session.cookie}`;
});

/** Sends requests that fit no schema: no path parameters, an unknown query, and a body of each wrong form. */
async function answersTo(operation: OperationShape, cookies: string[]) {
  const handler = httpHandler(operation, runtime, async () => {
    throw new Error("A wrong request reached its handler");
  });
  const bodies = ["{", '{"unheardOf":1}', "[]"].map((body) => ({
    body,
    headers: { "content-type": "application/json" },
  }));
  const sent =
    operation.method === "GET" ? [{}] : [...bodies, { body: "x", headers: { "content-type": "text/plain" } }];
  return Promise.all(
    sent.map(async (options) => {
      const event = {
        ...httpEvent(operation.method, operation.path, { ...options, cookies }),
        queryStringParameters: { unheardOf: "1" },
      };
      const { statusCode, body } = await handler(event, lambdaContext());
      return `${statusCode} ${JSON.parse(body ?? "{}").code}`;
    }),
  );
}

describe("a wrong request", () => {
  it.each(forSome)("to $id is forbidden to every other role, whatever it contains", async (operation) => {
    for (const role of roles.filter((one) => !allowed(operation).includes(one))) {
      await runtime.core.table.write({ op: "update", key: profileKey(user.id), set: { role } });
      if (!operation.params && !operation.query && !operation.body && operation.method === "GET") continue;
      expect(new Set(await answersTo(operation, [cookie])), role).toEqual(new Set(["403 forbidden"]));
    }
  });

  it.each(closed)("to $id is unauthenticated without a session", async (operation) => {
    expect(new Set(await answersTo(operation, []))).toEqual(new Set(["401 unauthenticated"]));
  });
});
