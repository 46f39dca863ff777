import { declaredErrors, type OperationShape, userAccess } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");
const all = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  operation: operation as OperationShape,
  path: requests[id as OperationId].path ?? operation.path,
  body: requests[id as OperationId].body,
}));
let signedIn: ApiUser;
let host: ApiUser;
let admin: ApiUser;

beforeAll(async () => {
  [signedIn, host, admin] = await Promise.all([
    ApiUser.confirmed(url),
    ApiUser.registered(url, "event_host"),
    demoAdmin(url),
  ]);
});

const isFor = (operation: OperationShape, { user }: ApiUser) =>
  operation.access === "admin"
    ? user?.role === "admin"
    : (userAccess(operation).roles?.some((role) => role === user?.role) ?? true);

/** Somebody whose role may make a call; others are refused before their request is read. */
function callerOf(operation: OperationShape): ApiUser {
  const found = [signedIn, host, admin].find((one) => isFor(operation, one));
  if (!found) throw new Error(`Nobody here may call ${operation.id}`);
  return found;
}

describe("without a session", () => {
  it.each(all.filter(({ operation }) => operation.access !== "public"))(
    "$id answers 401 without a session and with a forged cookie",
    async ({ operation, path, body }) => {
      const nobody = new ApiUser(url);
      expect(errorOf(await nobody.raw(operation.method, path, { body }))).toMatchObject({
        status: 401,
        code: "unauthenticated",
      });
      const { userId, sessionId } = signedIn.session;
      for (const forged of [`${userId}.${sessionId}.AAAA`, "x", `${userId}.${sessionId}`, "..", "%00"]) {
        nobody.cookie = `session=${forged}`;
        expect(errorOf(await nobody.raw(operation.method, path, { body })).status).toBe(401);
      }
    },
  );
});

describe("from a page of another origin", () => {
  // Calls that a signature covers are accepted from any origin.
  it.each(all.filter(({ operation }) => operation.method !== "GET" && !operation.rawBody))(
    "$id answers 403 bad_origin",
    async ({ operation, path, body }) => {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ]) {
        const answer = await signedIn.raw(operation.method, path, { body, headers });
        expect(errorOf(answer)).toMatchObject({ status: 403, code: "bad_origin" });
      }
    },
  );
});

const withoutBody = all.filter(
  ({ operation: { body, method, rawBody } }) => body === undefined && method !== "GET" && !rawBody,
);
const withBody = all.filter(({ operation }) => operation.body !== undefined);

/** Every text in a body, with its dotted path and the body with another text there. */
function textsOf(body: unknown, path = ""): { field: string; changed: (text: string) => unknown }[] {
  if (typeof body === "string") return [{ field: path, changed: (text) => text }];
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    textsOf(part, path === "" ? name : `${path}.${name}`).map(({ field, changed }) => ({
      field,
      changed: (text: string) =>
        Array.isArray(body) ? body.with(Number(name), changed(text)) : { ...body, [name]: changed(text) },
    })),
  );
}

describe("with an invalid body", () => {
  it.each(withoutBody)("$id, which takes none, names an unknown key", async ({ operation, path }) => {
    const answer = await callerOf(operation).raw(operation.method, path, { body: { isAdmin: true } });
    expect(errorOf(answer)).toMatchObject({ status: 400, fields: { isAdmin: ["Unknown field"] } });
  });

  it.each(withBody)("$id names an unknown key", async ({ operation, path, body }) => {
    const answer = await callerOf(operation).raw(operation.method, path, {
      body: { ...body, isAdmin: true },
    });
    const error = errorOf(answer);
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(error.fields.isAdmin).toEqual(["Unknown field"]);
  });

  it.each(withBody)("$id names every field of a wrong type", async ({ operation, path, body }) => {
    for (const field of Object.keys(body ?? {})) {
      const answer = await callerOf(operation).raw(operation.method, path, {
        body: { ...body, [field]: { wrong: 1 } },
      });
      const error = errorOf(answer);
      expect(error.status).toBe(400);
      expect(Object.keys(error.fields).some((name) => name.split(".")[0] === field)).toBe(true);
    }
  });

  it.each(withBody)(
    "$id names every field whose text is not well-formed",
    async ({ operation, path, body }) => {
      for (const { field, changed } of textsOf(body ?? { name: "" })) {
        const error = errorOf(
          await callerOf(operation).raw(operation.method, path, { body: changed("a\ud83d") }),
        );
        expect(error).toMatchObject({ status: 400, code: "validation_failed" });
        expect(Object.keys(error.fields)).toEqual([field]);
      }
      // Signed out, too, it is the client's fault and not the server's.
      const answer = await new ApiUser(url).raw(operation.method, path, { body: { username: "\ud83d" } });
      expect([400, 401]).toContain(answer.status);
    },
  );

  it.each(withBody)(
    "$id refuses a body that is not JSON, not an object, too large or of another type",
    async ({ operation, path, body }) => {
      const send = (sent: unknown, headers: Record<string, string> = {}) =>
        callerOf(operation).raw(operation.method, path, { body: sent, headers });
      expect(errorOf(await send("{")).status).toBe(400);
      for (const odd of ["null", "[]", '"text"', "7", '{"__proto__":{"admin":true}}'])
        expect(errorOf(await send(odd)).status).toBe(400);
      expect(errorOf(await send(JSON.stringify({ ...body, extra: "x".repeat(300_000) })))).toMatchObject({
        status: 413,
        code: "payload_too_large",
      });
      expect(errorOf(await send(body, { "content-type": "text/plain" }))).toMatchObject({
        status: 415,
        code: "unsupported_media_type",
      });
    },
  );
});

describe("for another role", () => {
  const forSome = all.filter(({ operation }) => operation.access === "admin" || userAccess(operation).roles);

  it.each(forSome)("$id is forbidden, whatever the request contains", async ({ operation, path }) => {
    for (const caller of [signedIn, host, admin].filter((one) => !isFor(operation, one)))
      for (const body of operation.method === "GET" ? [undefined] : ["{", { isAdmin: true }, undefined])
        expect(errorOf(await caller.raw(operation.method, path, { body }))).toMatchObject({
          status: 403,
          code: "forbidden",
        });
  });
});

describe("every answer", () => {
  it.each(all)("$id returns only what it declares", async ({ operation, path, body }) => {
    const answer = await signedIn.raw(operation.method, path, { body });
    const [success] = Object.keys(operation.responses).map(Number);
    if (answer.status !== success) expect(declaredErrors(operation)).toContain(errorOf(answer).code);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    // The previous call in this list may have signed the user out.
    if (operation.id === "logout") signedIn = await ApiUser.confirmed(url);
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is not_found with the common error body for a %s that no route serves, never the app's page",
    async (method) => {
      for (const path of ["/api/nothing", "/api/nothing/below?it=1", "/api/", "/api/user/of/nobody"]) {
        const answer = await signedIn.raw(method, path);
        expect(errorOf(answer), path).toMatchObject({ status: 404, code: "not_found" });
        const { requestId } = answer.body as { requestId: string };
        expect(requestId).toMatch(/^[\w-]{8,}$/);
        expect(answer.headers.get("x-request-id")).toBe(requestId);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    },
  );

  it("is not_found for a method that a served path does not accept, and without a body for HEAD", async () => {
    expect(errorOf(await signedIn.raw("PUT", "/api/user")).code).toBe("not_found");
    expect(await signedIn.raw("HEAD", "/api/user")).toMatchObject({ status: 404, body: "" });
  });
});
