import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { closeConnections, httpCall } from "./http-client.ts";
import { listen } from "./ports.ts";

/** For each incoming call, in order, the number of its connection. */
let calls: number[];
let server: Server | undefined;

/** A server that closes the connection instead of answering a call, numbered from 1, if `closes` is true for it. */
async function serving(closes: (call: number) => boolean): Promise<URL> {
  const connections: unknown[] = [];
  calls = [];
  server = createServer((request, response) => {
    if (!connections.includes(request.socket)) connections.push(request.socket);
    calls.push(connections.indexOf(request.socket) + 1);
    if (closes(calls.length)) request.socket.resetAndDestroy();
    else response.end("answered");
  });
  return new URL(`http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`);
}

async function call(url: URL): Promise<string> {
  const { body } = await httpCall(url, { method: "POST", headers: {}, body: "{}" });
  return body.toString("utf8");
}

afterEach(() => {
  closeConnections();
  server?.closeAllConnections();
  server?.close();
});

describe("A call over a kept-alive connection", () => {
  it("is sent again on a new connection when the other side closes the old one", async () => {
    const url = await serving((number) => number === 2);
    expect(await call(url)).toBe("answered");
    expect(await call(url)).toBe("answered");
    expect(calls).toEqual([1, 1, 2]);
  });

  it("fails when the new connection is closed too, because then the service itself is broken", async () => {
    const url = await serving((number) => number > 1);
    await call(url);
    await expect(call(url)).rejects.toThrow(/ECONNRESET|hang up/);
    expect(calls).toEqual([1, 1, 2]);
  });
});
