import { describe, expect, it } from "vitest";
import { isLocalCaller } from "./local-page.ts";
import { plainItem } from "./plain-item.ts";
import { renderPage } from "./render.ts";

const caller = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isLocalCaller({ socket: { remoteAddress }, headers });

describe("who may see the local page", () => {
  it("this machine, under a name of this machine", () => {
    expect(caller("127.0.0.1", { host: "localhost:3000" })).toBe(true);
    expect(caller("::1", { host: "[::1]:3000" })).toBe(true);
    expect(caller("::ffff:127.0.0.1", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" })).toBe(
      true,
    );
  });

  it("nobody from elsewhere", () => {
    expect(caller("192.168.1.5", { host: "localhost:3000" })).toBe(false);
    expect(caller(undefined, { host: "localhost:3000" })).toBe(false);
  });

  it("no page whose foreign host name was made to resolve to this machine", () => {
    expect(caller("127.0.0.1", { host: "evil.example:3000" })).toBe(false);
    expect(caller("127.0.0.1", { host: "localhost.evil.example" })).toBe(false);
    expect(caller("127.0.0.1", {})).toBe(false);
  });

  it("no foreign page that sends a form or a fetch", () => {
    expect(caller("127.0.0.1", { host: "localhost:3000", origin: "https://evil.example" })).toBe(false);
    expect(caller("127.0.0.1", { host: "localhost:3000", origin: "null" })).toBe(false);
  });
});

describe("what the local page shows", () => {
  it("rows in a readable form", () => {
    expect(
      plainItem({
        pk: { S: "USER#1" },
        n: { N: "1.5" },
        no: { NULL: true },
        yes: { BOOL: true },
        list: { L: [{ S: "a" }, { M: { b: { N: "2" } } }] },
      }),
    ).toEqual({ pk: "USER#1", n: 1.5, no: null, yes: true, list: ["a", { b: 2 }] });
  });

  it("user input as text, never as markup", () => {
    const page = renderPage({
      outbox: [{ to: "a@example.com", text: '<script>alert("x")</script>' }, { html: "/_local/outbox/1" }],
      queues: [],
      jobs: [],
      sockets: [],
      schedules: [],
      metrics: [],
      now: "2026-11-21T10:00:00.000Z",
    });
    expect(page).not.toContain("<script>");
    expect(page).toContain('<a href="/_local/outbox/1">/_local/outbox/1</a>');
    expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  });
});
