import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LocalClock } from "../clock.ts";
import type { Invocation } from "../lambda/container.ts";
import type { Functions } from "../lambda/functions.ts";
import { listen } from "../ports.ts";
import { HttpGateway } from "./http-gateway.ts";

const failure = {
  errorType: "Error",
  errorMessage: "a secret detail",
  stack: "Error: a secret detail\n at x",
};
const outcomes: Record<string, Invocation> = {
  ok: {
    kind: "ok",
    payload: { statusCode: 201, headers: { "content-type": "application/json" }, body: '{"made":true}' },
  },
  rubbish: { kind: "ok", payload: { statusCode: "soon" } },
  error: { kind: "error", failure },
  crash: { kind: "crash", failure },
  timeout: { kind: "timeout" },
};

const failures: string[] = [];
const clock = new LocalClock();
let server: Server;
let url: string;

beforeAll(async () => {
  const functions: Pick<Functions, "invoke"> = {
    invoke: async (arn) => outcomes[arn] ?? { kind: "timeout" },
  };
  const gateway = new HttpGateway({
    api: {
      id: "m1",
      routes: Object.keys(outcomes).map((name) => ({
        method: "POST",
        path: `/api/${name}`,
        routeKey: `POST /api/${name}`,
        functionArn: name,
      })),
    },
    functions: functions as Functions,
    clock,
    onFailure: (routeKey, what) => failures.push(`${routeKey}: ${what}`),
  });
  server = createServer((request, response) => {
    void gateway
      .answer(request)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(name: string, body = "{}") {
  const answer = await fetch(`${url}/api/${name}`, { method: "POST", body });
  return { status: answer.status, body: await answer.json() };
}

describe("the HTTP API", () => {
  it("returns the function's answer", async () => {
    expect(await post("ok")).toEqual({ status: 201, body: { made: true } });
  });

  it("dates its answers by the runtime's own time", async () => {
    clock.advance(90 * 60_000);
    for (const name of ["ok", "error", "nowhere"]) {
      const { headers } = await fetch(`${url}/api/${name}`, { method: "POST", body: "{}" });
      expect(Math.abs(Date.parse(headers.get("date") ?? "") - clock.now())).toBeLessThan(5_000);
    }
  });

  it("answers a failed function as API Gateway does, without details, and logs them to the terminal", async () => {
    for (const name of ["error", "crash", "rubbish"]) {
      expect(await post(name)).toEqual({ status: 500, body: { message: "Internal Server Error" } });
    }
    expect(failures.join("\n")).toContain("POST /api/error: Error: a secret detail");
  });

  it("reports a function that times out", async () => {
    expect(await post("timeout")).toEqual({ status: 503, body: { message: "Service Unavailable" } });
  });

  it("refuses bodies above 10 MB", async () => {
    expect(await post("ok", "x".repeat(10 * 1024 * 1024))).toMatchObject({ status: 201 });
    expect(await post("ok", "x".repeat(10 * 1024 * 1024 + 1))).toEqual({
      status: 413,
      body: { message: "Request Entity Too Large" },
    });
  });

  it("has no other routes", async () => {
    expect(await post("nothing")).toEqual({ status: 404, body: { message: "Not Found" } });
  });
});
