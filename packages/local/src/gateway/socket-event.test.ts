import { describe, expect, it } from "vitest";
import { selectRoute, socketEvent } from "./socket-event.ts";

const facts = {
  connectionId: "abc=",
  connectedAtMs: 1_000,
  apiId: "m2",
  stage: "ws",
  domainName: "localhost:3000",
  sourceIp: "127.0.0.1",
  userAgent: "test",
};

describe("a socket event", () => {
  it("of a handshake carries its headers and query", () => {
    const event = socketEvent(
      facts,
      { eventType: "CONNECT", headers: { origin: "http://localhost:3000" }, target: "/ws?token=t&a=1&a=2" },
      5_000,
    );
    expect(event).toMatchObject({
      headers: { origin: "http://localhost:3000" },
      multiValueHeaders: { origin: ["http://localhost:3000"] },
      queryStringParameters: { token: "t", a: "2" },
      multiValueQueryStringParameters: { token: ["t"], a: ["1", "2"] },
      requestContext: {
        routeKey: "$connect",
        eventType: "CONNECT",
        connectionId: "abc=",
        connectedAt: 1_000,
        stage: "ws",
      },
    });
  });

  it("of a message carries its body, and nothing of the handshake", () => {
    const event = socketEvent(
      facts,
      { eventType: "MESSAGE", routeKey: "ping", body: '{"type":"ping"}' },
      5_000,
    );
    expect(event).toMatchObject({
      body: '{"type":"ping"}',
      requestContext: {
        routeKey: "ping",
        eventType: "MESSAGE",
        requestTimeEpoch: 5_000,
        identity: { sourceIp: "127.0.0.1" },
      },
    });
    expect(event).not.toHaveProperty("headers");
  });

  it("of a disconnect has the reason", () => {
    const event = socketEvent(facts, { eventType: "DISCONNECT", code: 1006, reason: "" }, 5_000);
    expect(event.requestContext).toMatchObject({
      routeKey: "$disconnect",
      eventType: "DISCONNECT",
      disconnectStatusCode: 1006,
    });
  });
});

describe("the route of a message", () => {
  const routes = new Map([
    ["ping", "arn:ping"],
    ["$connect", "arn:connect"],
    ["$default", "arn:default"],
  ]);
  const route = (body: string) => selectRoute("$request.body.type", routes, body);

  it("is its type if that is a route", () => {
    expect(route('{"type":"ping"}')).toBe("ping");
  });

  it.each(["not json", '{"type":"nobody"}', '{"type":1}', "[]", "null", "{}"])(
    "is the default one for %s",
    (body) => {
      expect(route(body)).toBe("$default");
    },
  );

  it("cannot be one of the gateway's own routes by using its name", () => {
    expect(route('{"type":"$connect"}')).toBe("$default");
  });
});
