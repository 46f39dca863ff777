import { expect, test } from "vitest";
import { isLocalCaller } from "./local-page.ts";
import { plainItem } from "./plain-item.ts";
import { renderPage } from "./render.ts";

const caller = (remoteAddress: string, headers: Record<string, string>) => isLocalCaller({ socket: { remoteAddress }, headers });

test.each<[string, string, Record<string, string>, boolean]>([
  ["this machine", "127.0.0.1", { host: "localhost:3000" }, true],
  ["this machine over IPv6", "::1", { host: "[::1]:3000" }, true],
  ["this machine over a dual-stack socket", "::ffff:127.0.0.1", { host: "127.0.0.1:3000" }, true],
  ["its own page", "127.0.0.1", { host: "localhost:3000", origin: "http://localhost:3000" }, true],
  ["another machine", "192.0.2.7", { host: "localhost:3000" }, false],
  ["a name that was made to point here", "127.0.0.1", { host: "evil.example:3000" }, false],
  ["no name at all", "127.0.0.1", {}, false],
  ["a page of another site", "127.0.0.1", { host: "localhost:3000", origin: "https://evil.example" }, false],
  ["a page of another port", "127.0.0.1", { host: "localhost:3000", origin: "http://localhost:5173" }, false],
])("/_local judges %s rightly", (_, remote, headers, expected) => {
  expect(caller(remote, headers)).toBe(expected);
});

test("rows are shown as plain JSON", () => {
  const item = { pk: { S: "a" }, n: { N: "7" }, gone: { NULL: true }, list: { L: [{ S: "x" }, { BOOL: false }] }, map: { M: { deep: { N: "1" } } } };
  expect(plainItem(item)).toEqual({ pk: "a", n: 7, gone: null, list: ["x", false], map: { deep: 1 } });
});

test("the page shows stored text as text", () => {
  const page = renderPage({ outbox: [{ text: "<script>alert(1)</script>" }], queues: [], jobs: [], sockets: [], schedules: [], now: "now" });
  expect(page).not.toContain("<script>");
  expect(page).toContain("&lt;script&gt;");
});
