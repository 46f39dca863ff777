import { describe, expect, it } from "vitest";
import { clfTime, httpAnswer, httpEvent } from "./http-event.ts";

const route = {
  method: "GET",
  path: "/api/things/{id}",
  routeKey: "GET /api/things/{id}",
  functionArn: "arn:f",
};
const facts = {
  method: "GET",
  target: "/api/things/a%20b?x=1&y=2&x=3&z=%C3%BC",
  headers: { host: "localhost:3000", cookie: "a=1; b=2", "user-agent": "test", "x-forwarded-for": "9.9.9.9" },
  body: Buffer.alloc(0),
  sourceIp: "127.0.0.1",
  requestId: "r-1",
  apiId: "m1",
  nowMs: Date.UTC(2026, 10, 21, 9, 48, 12),
};
const event = (change: Partial<typeof facts> = {}) =>
  httpEvent({ route, params: { id: "a b" } }, { ...facts, ...change });

describe("an HTTP event, payload format 2.0", () => {
  it("has the path and query as received, with parameters decoded and repeated ones joined by commas", () => {
    expect(event()).toMatchObject({
      version: "2.0",
      routeKey: "GET /api/things/{id}",
      rawPath: "/api/things/a%20b",
      rawQueryString: "x=1&y=2&x=3&z=%C3%BC",
      queryStringParameters: { x: "1,3", y: "2", z: "ü" },
      pathParameters: { id: "a b" },
    });
  });

  it("has the cookies in a list of their own and not among the headers", () => {
    const { cookies, headers } = event();
    expect(cookies).toEqual(["a=1", "b=2"]);
    expect(headers).not.toHaveProperty("cookie");
  });

  it("appends the caller's address to what the caller claims", () => {
    expect(event().headers["x-forwarded-for"]).toBe("9.9.9.9, 127.0.0.1");
    expect(event().requestContext.http).toMatchObject({
      method: "GET",
      sourceIp: "127.0.0.1",
      userAgent: "test",
    });
  });

  it("leaves out absent fields, as API Gateway does", () => {
    const bare = httpEvent({ route, params: {} }, { ...facts, target: "/api/things", headers: {} });
    for (const name of ["body", "cookies", "queryStringParameters", "pathParameters"])
      expect(bare).not.toHaveProperty(name);
    expect(bare.isBase64Encoded).toBe(false);
  });

  it("has text as text and anything else as base64", () => {
    const bytes = Buffer.from([0, 255, 1]);
    const json = event({
      body: Buffer.from('{"a":"ü"}'),
      headers: { ...facts.headers, "content-type": "application/json" } as never,
    });
    expect(json).toMatchObject({ body: '{"a":"ü"}', isBase64Encoded: false });
    const image = event({ body: bytes, headers: { ...facts.headers, "content-type": "image/png" } as never });
    expect(image).toMatchObject({ body: bytes.toString("base64"), isBase64Encoded: true });
  });

  it("writes times as access logs do", () => {
    expect(clfTime(facts.nowMs)).toBe("21/Nov/2026:09:48:12 +0000");
  });
});

describe("the answer from a function's result", () => {
  it("keeps several cookies apart", () => {
    const answer = httpAnswer({
      statusCode: 200,
      headers: { "Content-Type": "application/json" },
      cookies: ["a=1", "b=2"],
      body: "{}",
    });
    expect(answer).toMatchObject({
      status: 200,
      headers: { "content-type": "application/json", "set-cookie": ["a=1", "b=2"] },
    });
  });

  it("decodes a body that is marked as base64", () => {
    const body = Buffer.from([1, 2, 255]);
    expect(
      httpAnswer({ statusCode: 200, body: body.toString("base64"), isBase64Encoded: true })?.body,
    ).toEqual(body);
  });

  it("uses a result without a status as the body of a 200", () => {
    expect(httpAnswer({ ok: true })).toMatchObject({ status: 200, body: Buffer.from('{"ok":true}') });
  });

  it("is undefined when the status is invalid, which the caller gets as a 500", () => {
    expect(httpAnswer({ statusCode: "later" })).toBeUndefined();
    expect(httpAnswer({ statusCode: 42 })).toBeUndefined();
  });
});
