import { describe, expect, test } from "vitest";
import { FrameGuard } from "./frame-guard.ts";
import { selectRoute, socketEvent } from "./socket-event.ts";
import { sendFramed, socketLimits } from "./socket-gateway.ts";

const facts = {
  connectionId: "abc=",
  connectedAtMs: 1_000,
  apiId: "api1",
  stage: "ws",
  domainName: "localhost:3000",
  sourceIp: "127.0.0.1",
  userAgent: "test",
};

describe("socket events", () => {
  test("the handshake carries headers and query, once and as lists", () => {
    const event = socketEvent(facts, { eventType: "CONNECT", headers: { origin: "http://localhost:3000" }, target: "/ws?token=t&x=1&x=2" }, 2_000);
    expect(event).toMatchObject({
      headers: { origin: "http://localhost:3000" },
      multiValueHeaders: { origin: ["http://localhost:3000"] },
      queryStringParameters: { token: "t", x: "2" },
      multiValueQueryStringParameters: { x: ["1", "2"] },
      requestContext: {
        routeKey: "$connect",
        eventType: "CONNECT",
        connectionId: "abc=",
        connectedAt: 1_000,
        requestTimeEpoch: 2_000,
        stage: "ws",
        identity: { sourceIp: "127.0.0.1", userAgent: "test" },
      },
    });
  });

  test("a message carries its body and route, a farewell its code", () => {
    expect(socketEvent(facts, { eventType: "MESSAGE", routeKey: "ping", body: "{}" }, 0)).toMatchObject({
      body: "{}",
      isBase64Encoded: false,
      requestContext: { routeKey: "ping", eventType: "MESSAGE" },
    });
    expect(socketEvent(facts, { eventType: "DISCONNECT", code: 1006, reason: "" }, 0)).toMatchObject({
      requestContext: { routeKey: "$disconnect", disconnectStatusCode: 1006 },
    });
  });
});

describe("the route of a message", () => {
  const routes = new Map(["$connect", "$disconnect", "$default", "chat_message"].map((key) => [key, "arn"]));
  const selected = (body: string) => selectRoute("$request.body.type", routes, body);

  test("is named by its type", () => {
    expect(selected('{"type":"chat_message"}')).toBe("chat_message");
  });

  test.each(['{"type":"unknown"}', '{"type":7}', "[]", "null", "rubbish", "", '{"data":{"type":"chat_message"}}'])(
    "is $default for %s",
    (body) => expect(selected(body)).toBe("$default"),
  );

  test("cannot be one of API Gateway's own", () => {
    expect(selected('{"type":"$connect"}')).toBe("$default");
  });
});

/** A masked client frame of so many payload bytes. */
function frame(bytes: number): Buffer {
  const size = bytes < 126 ? Buffer.from([0x80 | bytes]) : bytes < 65_536 ? Buffer.from([0xfe, bytes >> 8, bytes & 0xff]) : Buffer.alloc(9);
  if (bytes >= 65_536) {
    size[0] = 0xff;
    size.writeBigUInt64BE(BigInt(bytes), 1);
  }
  return Buffer.concat([Buffer.from([0x81]), size, Buffer.alloc(4), Buffer.alloc(bytes)]);
}

describe("frames above 32 KB", () => {
  const seen = (stream: Buffer, step: number) => {
    let tooLarge = 0;
    const guard = new FrameGuard(socketLimits.frameBytes, () => {
      tooLarge += 1;
    });
    for (let at = 0; at < stream.length; at += step) guard.watch(stream.subarray(at, at + step));
    return tooLarge > 0;
  };

  test.each([1, 3, 1_000, 1_000_000])("are found however the bytes arrive (%i at a time)", (step) => {
    expect(seen(Buffer.concat([frame(5), frame(300), frame(32 * 1_024)]), step)).toBe(false);
    expect(seen(Buffer.concat([frame(5), frame(32 * 1_024 + 1)]), step)).toBe(true);
    expect(seen(Buffer.concat([frame(300), frame(70_000)]), step)).toBe(true);
  });

  test("are never sent: a large push goes out in pieces that join to the whole", () => {
    const sent: { bytes: number; fin: unknown }[] = [];
    const body = Buffer.alloc(70_000, "x");
    sendFramed({ send: (data: Buffer, options: { fin?: boolean }) => void sent.push({ bytes: data.length, fin: options.fin }) } as never, body);
    expect(sent).toEqual([
      { bytes: 32_768, fin: false },
      { bytes: 32_768, fin: false },
      { bytes: 4_464, fin: true },
    ]);
    sent.length = 0;
    sendFramed({ send: (data: Buffer, options: { fin?: boolean }) => void sent.push({ bytes: data.length, fin: options.fin }) } as never, Buffer.alloc(0));
    expect(sent).toEqual([{ bytes: 0, fin: true }]);
  });
});
