import { createRequire } from "node:module";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { meteringProxy } from "./metering-proxy.ts";
import { secrets } from "./order-fixture.ts";
import { serveSecret } from "./secret-server.ts";

/** G16 in its own process, with a function's environment: `BENCH_CALLS` are answered by their functions' bundles. */

export interface ReadCall {
  what: string;
  method: string;
  path: string;
  bundle: string;
}

export interface ReadFigures {
  calls: number;
  readUnits: number;
  writeUnits: number;
  loggedBytes: number;
}

const {
  BENCH_CALLS = "[]",
  BENCH_COOKIE: cookie = "",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint = "",
} = process.env;
const secretServer = await serveSecret(secrets[0]);
const table = await meteringProxy(endpoint);
process.env.AWS_ENDPOINT_URL_DYNAMODB = table.url;

let loggedBytes = 0;
process.stdout.write = (chunk: string | Uint8Array) => {
  loggedBytes += Buffer.byteLength(chunk);
  return true;
};

const figures: Record<string, ReadFigures> = {};
for (const { what, method, path, bundle } of JSON.parse(BENCH_CALLS) as ReadCall[]) {
  const { handler } = createRequire(bundle)(bundle) as { handler: Handler };
  const call = async () => {
    const headers = { "sec-fetch-site": "same-origin", origin: "https://bench.example.com" };
    const event = httpEvent(method, path, { headers, cookies: [`__Host-session=${cookie}`] });
    const answer = await handler(event, lambdaContext());
    if (answer.statusCode !== 200) throw new Error(`${what} answered ${answer.statusCode}: ${answer.body}`);
  };
  // What a function reads once a minute, and at its start, is no part of a call.
  await call();
  const before = { ...table, loggedBytes };
  await call();
  figures[what] = {
    calls: table.calls - before.calls,
    readUnits: table.readUnits - before.readUnits,
    writeUnits: table.writeUnits - before.writeUnits,
    loggedBytes: loggedBytes - before.loggedBytes,
  };
}
process.send?.(figures, () => {
  table.close();
  secretServer.close();
  process.exit(0);
});

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode?: number; body?: string }>;
