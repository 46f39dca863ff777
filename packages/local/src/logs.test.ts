import { describe, expect, it } from "vitest";
import { readableLine } from "./logs.ts";

describe("a function's log line in the terminal", () => {
  it("says whose it is, what happened, and its fields", () => {
    const line = JSON.stringify({
      level: "INFO",
      message: "request",
      service: "marquee",
      operation: "login",
      status: 200,
      ms: 31,
    });
    expect(readableLine("http-login", line, false)?.replaceAll(/\s+/g, " ")).toBe(
      "http-login request operation=login status=200 ms=31",
    );
  });

  it("shows what is worth noticing", () => {
    expect(readableLine("job-x", JSON.stringify({ level: "ERROR", message: "job failed" }), false)).toContain(
      "ERROR job failed",
    );
  });

  it("leaves out metrics, and passes on what is no JSON", () => {
    expect(readableLine("job-x", JSON.stringify({ _aws: {}, jobs: 1 }), false)).toBeUndefined();
    expect(readableLine("job-x", "plain words", false)).toContain("plain words");
  });
});
