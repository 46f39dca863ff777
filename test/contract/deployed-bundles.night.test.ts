import { join } from "node:path";
import { LocalClock } from "@marquee/local/clock";
import { scheduledEvent } from "@marquee/local/events/scheduled-event";
import { httpEvent } from "@marquee/local/gateway/http-event";
import { type SocketHappening, socketEvent } from "@marquee/local/gateway/socket-event";
import { Functions } from "@marquee/local/lambda/functions";
import { type LocalRuntime, projectRoot, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionEntries } from "../../functions/build.ts";

/**
 * Every other test runs the local build, which shares the packages between functions. What is deployed is built by the
 * same bundler from the same files, but on its own for each function and without what the function does not use; so each
 * of these bundles must load and answer, too.
 */
let local: LocalRuntime;
let functions: Functions;
let loaded = 0;
const failures: string[] = [];

beforeAll(async () => {
  local = await startLocal({ port: 0, schedules: "fired" });
  functions = new Functions({
    folder: join(projectRoot, "functions/dist"),
    clock: new LocalClock(),
    onLine: (name, line) => line.includes('"level":"ERROR"') && failures.push(`${name}: ${line}`),
  });
  functions.serveWith({
    models: local.model.functions,
    environment: { AWS_ENDPOINT_URL: local.awsEndpoint },
    rewrite: (value) => value,
    concurrencyOf: () => 1,
  });
});

afterAll(async () => {
  await functions.stop();
  await local.stop();
});

const caller = { sourceIp: "127.0.0.1", nowMs: Date.UTC(2026, 0, 1), requestId: "req", apiId: "api" };

/** Events of the kind that the function is there for, from somebody who is not signed in. */
function eventsOf(functionArn: string): unknown[] {
  const { httpApi, socketApi, eventSources, streams, schedules } = local.model;
  const calls = httpApi.routes
    .filter((route) => route.functionArn === functionArn)
    .map((route) =>
      httpEvent(
        { route, params: {} },
        {
          ...caller,
          method: route.method,
          target: route.path,
          headers: { "content-type": "application/json" },
          body: Buffer.from(route.method === "GET" ? "" : "{}"),
        },
      ),
    );
  const messages = [...socketApi.routes]
    .filter(([, arn]) => arn === functionArn)
    .map(([routeKey]) =>
      socketEvent(
        {
          ...caller,
          connectionId: "connection",
          connectedAtMs: caller.nowMs,
          stage: socketApi.stage,
          domainName: "localhost",
          userAgent: "",
        },
        happening(routeKey),
        caller.nowMs,
      ),
    );
  const deliveries = [...eventSources, ...streams].filter((source) => source.functionArn === functionArn);
  const runs = schedules.filter((schedule) => schedule.functionArn === functionArn);
  return [
    ...calls,
    ...messages,
    ...deliveries.map(() => ({ Records: [] })),
    ...runs.map(({ ruleArn }) => scheduledEvent(ruleArn, caller.nowMs)),
  ];
}

function happening(routeKey: string): SocketHappening {
  if (routeKey === "$connect") return { eventType: "CONNECT", headers: {}, target: "/" };
  if (routeKey === "$disconnect") return { eventType: "DISCONNECT", code: 1001, reason: "" };
  return { eventType: "MESSAGE", routeKey, body: JSON.stringify({ type: routeKey }) };
}

describe("the bundle that is deployed", () => {
  it.for(Object.keys(functionEntries()))("loads and answers: %s", async (bundle) => {
    const model = local.model.functions.find((one) => one.bundle === bundle);
    const events = eventsOf(model?.arn ?? "");
    expect(events).not.toEqual([]);
    failures.length = 0;
    for (const event of events) {
      const outcome = await functions.invoke(model?.arn ?? "", event);
      expect(outcome).toMatchObject({ kind: "ok" });
      if (outcome.kind !== "ok") continue;
      const {
        statusCode = 200,
        body = "",
        batchItemFailures = [],
      } = (outcome.payload ?? {}) as { statusCode?: number; body?: string; batchItemFailures?: unknown[] };
      // Functions that need Google or Stripe say that this stage has neither.
      if (statusCode >= 500) expect(body).toContain('"code":"not_configured"');
      expect(batchItemFailures).toEqual([]);
    }
    expect(failures.filter((line) => !line.includes('"code":"not_configured"'))).toEqual([]);
    // Together they are more than a function's memory, and each thread costs a start.
    loaded += 1;
    if (loaded % 10 === 0) functions.reload();
  });
});
