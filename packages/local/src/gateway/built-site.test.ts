import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../ports.ts";
import { BuiltSite } from "./built-site.ts";

const viewerRequest = `function handler(event) {
  var request = event.request;
  if (request.uri.split("/").pop().indexOf(".") === -1) request.uri = "/index.html";
  return request;
}`;
const behavior = { pattern: "*", origin: "pages", headers: { "x-frame-options": "DENY" }, viewerRequest };

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-site-"));
  mkdirSync(join(folder, "dist/assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "dist/index.html"), "<!doctype html>the page");
  writeFileSync(join(folder, "dist/assets/app-1.js"), "let app;".repeat(500));
  mkdirSync(join(folder, "dist/.well-known"));
  writeFileSync(join(folder, "dist/.well-known/security.txt"), "Contact: mailto:ada@site.example");
  const site = new BuiltSite(join(folder, "dist"), behavior);
  server = createServer((request, response) => site.serve(request, response, behavior.headers));
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the built pages", () => {
  it("are the same page for every path without a dot, with the template's headers", async () => {
    for (const path of ["/", "//", "/credits", "/campaigns/42?tab=ideas"]) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("the page");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("serve hashed files compressed and cacheable for a year", async () => {
    const answer = await fetch(`${url}/assets/app-1.js`, { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(await answer.text()).toHaveLength(4_000);
  });

  it("serve security.txt as text where RFC 9116 has it", async () => {
    const answer = await fetch(`${url}/.well-known/security.txt`);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe("Contact: mailto:ada@site.example");
  });

  it("answer a missing file without the page", async () => {
    expect((await fetch(`${url}/missing.js`)).status).toBe(404);
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%E0%A4%A.js",
    "/%00.js",
    "/assets.d",
  ])("cannot be escaped by %s", async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain("secret");
  });

  it("cannot be written to", async () => {
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
  });

  it("explain how to build them when they are missing", () => {
    expect(() => new BuiltSite(join(folder, "nowhere"), behavior)).toThrow("not built");
  });
});
