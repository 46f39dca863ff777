import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smoke } from "./smoke.ts";

let server: Server;
let origin: string;
let answer: { status: number; body: unknown };
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = request.url === "/api/health" ? answer : { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const live = { debugCodes: false, payments: "stripe" } as const;

test("a stage that charges cards works if it answers as the commit that was deployed, and nothing is bought", async () => {
  answer = { status: 200, body: { status: "ok", commit: "c0de" } };
  const said: string[] = [];
  expect(await smoke(origin, live, "c0de", (step) => said.push(step))).toBeUndefined();
  expect(said).toEqual(["it answers as commit c0de"]);
  expect(await smoke(origin, live, undefined, () => undefined)).toBeUndefined();
  expect(await smoke(origin, live, "0dd", () => undefined)).toBe(
    `${origin}/api/health answers as commit c0de, not as 0dd.`,
  );
  answer = { status: 503, body: {} };
  expect(await smoke(origin, live, "c0de", () => undefined)).toBe(`${origin}/api/health answers 503.`);
  expect(await smoke("http://127.0.0.1:1", live, "c0de", () => undefined)).toMatch(/./);
});

test("one that shows codes and charges nothing has to do the main job, and says at which step it failed", async () => {
  answer = { status: 200, body: { status: "ok", commit: "c0de" } };
  expect(await smoke(origin, { debugCodes: true, payments: "mock" }, "c0de", () => undefined)).toMatch(
    /^The main job failed at "a code is sent": /,
  );
});
