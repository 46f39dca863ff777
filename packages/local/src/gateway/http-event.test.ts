import { describe, expect, test } from "vitest";
import { clfTime, httpAnswer, httpEvent } from "./http-event.ts";
import { matchRoute } from "./http-routes.ts";

const route = { method: "GET", path: "/api/things/{id}", routeKey: "GET /api/things/{id}", functionArn: "arn" };
const facts = {
  method: "GET",
  target: "/api/things/a%20b?tag=x&tag=y&empty=",
  headers: { host: "localhost:3000", cookie: "a=1; b=2", "x-forwarded-for": "203.0.113.9", "user-agent": "test" },
  body: Buffer.alloc(0),
  sourceIp: "127.0.0.1",
  requestId: "request-1",
  apiId: "api1",
  nowMs: Date.UTC(2026, 10, 21, 9, 48, 12),
};

describe("a call as HTTP API hands it on", () => {
  test("has cookies apart from headers, repeated parameters joined, and no body where none came", () => {
    const event = httpEvent({ route, params: { id: "a b" } }, facts);
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "GET /api/things/{id}",
      rawPath: "/api/things/a%20b",
      rawQueryString: "tag=x&tag=y&empty=",
      cookies: ["a=1", "b=2"],
      queryStringParameters: { tag: "x,y", empty: "" },
      pathParameters: { id: "a b" },
      isBase64Encoded: false,
      requestContext: {
        http: { method: "GET", path: "/api/things/a%20b", sourceIp: "127.0.0.1", userAgent: "test" },
        requestId: "request-1",
        stage: "$default",
        time: "21/Nov/2026:09:48:12 +0000",
        timeEpoch: facts.nowMs,
      },
    });
    expect(event.headers).not.toHaveProperty("cookie");
    expect(event.headers["x-forwarded-for"]).toBe("203.0.113.9, 127.0.0.1");
    expect(event).not.toHaveProperty("body");
  });

  test("carries text as text and everything else as base64", () => {
    const post = (type: string) =>
      httpEvent({ route, params: {} }, { ...facts, method: "POST", headers: { "content-type": type }, body: Buffer.from('{"ä":1}') });
    expect(post("application/json; charset=utf-8")).toMatchObject({ body: '{"ä":1}', isBase64Encoded: false });
    expect(post("application/merge-patch+json")).toMatchObject({ isBase64Encoded: false });
    expect(post("image/png")).toMatchObject({ body: Buffer.from('{"ä":1}').toString("base64"), isBase64Encoded: true });
  });
});

describe("a function's result", () => {
  test("sets every cookie by a header of its own", () => {
    const answer = httpAnswer({ statusCode: 201, headers: { "X-Next": 1 }, cookies: ["a=1", "b=2"], body: "done" });
    expect(answer).toMatchObject({ status: 201, headers: { "x-next": "1", "set-cookie": ["a=1", "b=2"] } });
    expect(answer?.body.toString()).toBe("done");
  });

  test("may be binary, plain, or empty", () => {
    expect(httpAnswer({ statusCode: 200, isBase64Encoded: true, body: "aGk=" })?.body.toString()).toBe("hi");
    expect(httpAnswer({ hello: 1 })).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
    expect(httpAnswer({ statusCode: 204 })).toMatchObject({ status: 204, headers: {} });
  });

  test("that is no HTTP answer is refused", () => {
    expect(httpAnswer({ statusCode: "soon" })).toBeUndefined();
  });
});

describe("routes", () => {
  const routes = [
    { method: "GET", path: "/api/campaign-ideas/{id}", routeKey: "one", functionArn: "1" },
    { method: "GET", path: "/api/campaign-ideas/recent", routeKey: "recent", functionArn: "2" },
    { method: "POST", path: "/api/campaign-ideas/generate", routeKey: "generate", functionArn: "3" },
    { method: "GET", path: "/api/files/{path+}", routeKey: "files", functionArn: "4" },
  ];
  const found = (method: string, path: string) => matchRoute(routes, method, path)?.route.routeKey;

  test("a literal part comes before a parameter, whatever the order", () => {
    expect(found("GET", "/api/campaign-ideas/recent")).toBe("recent");
    expect(found("GET", "/api/campaign-ideas/gen_1")).toBe("one");
  });

  test("another method, a longer or a shorter path is no match", () => {
    expect(found("DELETE", "/api/campaign-ideas/generate")).toBeUndefined();
    expect(found("GET", "/api/campaign-ideas/a/b")).toBeUndefined();
    expect(found("GET", "/api/campaign-ideas/")).toBeUndefined();
    expect(found("GET", "/api/campaign-ideas")).toBeUndefined();
  });

  test("parameters are decoded, and a greedy one takes the rest", () => {
    expect(matchRoute(routes, "GET", "/api/campaign-ideas/a%2Fb")?.params).toEqual({ id: "a/b" });
    expect(matchRoute(routes, "GET", "/api/files/a/b%20c")?.params).toEqual({ path: "a/b c" });
    expect(matchRoute(routes, "GET", "/api/campaign-ideas/%E0")?.params).toEqual({ id: "%E0" });
  });
});

test("times are written like API Gateway writes them", () => {
  expect(clfTime(Date.UTC(2026, 0, 2, 3, 4, 5))).toBe("02/Jan/2026:03:04:05 +0000");
});
