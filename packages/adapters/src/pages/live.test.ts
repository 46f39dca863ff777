import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { siteStartPage } from "./live.ts";

let server: Server;
let asked: string[];
let answer: { status: number; body: string };
let now: number;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: "one" };
  now = 1_000_000;
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const open = () =>
  siteStartPage({
    siteUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nowMs: () => now,
  });

it("asks the site once for visitors who come together, and again after ten seconds", async () => {
  const page = open();
  expect(await Promise.all([page.html(), page.html()])).toEqual(["one", "one"]);
  answer = { status: 200, body: "two" };
  now += 9_999;
  expect(await page.html()).toBe("one");
  expect(asked).toEqual(["/index.html"]);
  now += 1;
  expect(await page.html()).toBe("two");
});

it("remembers no failure", async () => {
  const page = open();
  answer = { status: 429, body: "" };
  await expect(page.html()).rejects.toThrow("429");
  answer = { status: 200, body: "back" };
  expect(await page.html()).toBe("back");
});
