import { type OperationShape, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { beforeAll, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { malformedBodies } from "../support/malformed-bodies.ts";

const url = inject("url");
const withBody = Object.entries<OperationShape>(operations)
  .filter(([, { body }]) => body !== undefined)
  .map(([id, operation]) => ({ id, operation, row: requests[id as OperationId] }));
let callers: ApiUser[];

beforeAll(async () => {
  callers = await Promise.all([
    ApiUser.confirmed(url),
    ApiUser.registered(url, "event_host"),
    ApiUser.registered(url, "agency"),
    demoAdmin(url),
  ]);
});

/** Somebody whose role may make a call; others are refused before their request is read. */
const callerOf = (operation: OperationShape): ApiUser | undefined =>
  callers.find(({ user }) =>
    operation.access === "admin"
      ? user?.role === "admin"
      : (userAccess(operation).roles?.some((role) => role === user?.role) ?? true),
  );

it.each(withBody)("$id refuses every malformed body over HTTP", async ({ operation, row }) => {
  const path = row.path ?? operation.path;
  for (const { text, mediaType, refused, names } of malformedBodies(row.body ?? {})) {
    const headers = { "content-type": mediaType };
    const caller = callerOf(operation);
    if (!caller) throw new Error("Nobody here may call it");
    const error = errorOf(await caller.raw(operation.method, path, { body: text, headers }));
    expect(error?.code, text.slice(0, 200)).toBe(refused);
    if (names) expect(names(Object.keys(error?.fields ?? {})), text.slice(0, 200)).toBe(true);
  }
  // Signed out, too, it is the client's fault and not the server's.
  const answer = await new ApiUser(url).raw(operation.method, path, { body: { username: "\ud83d" } });
  expect([400, 401]).toContain(answer.status);
});
