import { describe, expect, it } from "vitest";
import { readableLine } from "./logs.ts";

describe("a function's log line in the terminal", () => {
  it("shows the function, what happened, and its fields", () => {
    const line = JSON.stringify({
      level: "INFO",
      message: "request",
      service: "marquee-local-http-login",
      operation: "login",
      status: 200,
      ms: 31,
    });
    expect(readableLine("http-login", line, false)?.replaceAll(/\s+/g, " ")).toBe(
      "http-login request operation=login status=200 ms=31",
    );
  });

  it("shows the level of warnings and errors", () => {
    expect(readableLine("job-x", JSON.stringify({ level: "ERROR", message: "job failed" }), false)).toContain(
      "ERROR job failed",
    );
  });

  it("leaves out metrics, and passes on lines that are not JSON", () => {
    expect(readableLine("job-x", JSON.stringify({ _aws: {}, jobs: 1 }), false)).toBeUndefined();
    expect(readableLine("job-x", "plain words", false)).toContain("plain words");
  });
});
