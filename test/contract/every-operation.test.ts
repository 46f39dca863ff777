import {
  declaredErrors,
  isRawResponse,
  type OperationShape,
  successOf,
  userAccess,
} from "@marquee/contracts/operation";
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
let agency: ApiUser;
let admin: ApiUser;

beforeAll(async () => {
  [signedIn, host, agency, admin] = await Promise.all([
    ApiUser.confirmed(url),
    ApiUser.registered(url, "event_host"),
    ApiUser.registered(url, "agency"),
    demoAdmin(url),
  ]);
});

const isFor = (operation: OperationShape, { user }: ApiUser) =>
  operation.access === "admin"
    ? user?.role === "admin"
    : (userAccess(operation).roles?.some((role) => role === user?.role) ?? true);

/** Somebody whose role may make a call; others are refused before their request is read. */
function callerOf(operation: OperationShape): ApiUser {
  const found = [signedIn, host, agency, admin].find((one) => isFor(operation, one));
  if (!found) throw new Error(`Nobody here may call ${operation.id}`);
  return found;
}

/** How long a success may be kept; undefined for what is never kept. */
function keepOf(operation: OperationShape): string | undefined {
  const { response } = successOf(operation);
  return isRawResponse(response) ? response.keep : undefined;
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

// Every other malformed body goes through the same parser: malformed-bodies.test.ts, and at night each over HTTP.
describe("with an unknown field", () => {
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
    // A page may be kept, if it is asked for again before each use.
    const isPage = answer.status === success && keepOf(operation) === "page";
    expect(answer.headers.get("cache-control")).toBe(isPage ? "no-cache" : "no-store");
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
