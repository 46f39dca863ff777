import { describe, expect, it } from "vitest";
import { sitePath } from "./site-path.ts";

describe("the page after signing in", () => {
  it.each(["/", "/credits?package=2", "/campaigns?tab=library#idea", "/sponsorships/evt_1"])(
    "is the requested page: %s",
    (path) => expect(sitePath(path)).toBe(path),
  );

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
    "/auth",
    "/auth?next=/auth",
    "/AUTH",
  ])("is the dashboard for anything that is not a page of this site: %j", (next) =>
    expect(sitePath(next)).toBe("/"),
  );

  it("is the dashboard when no page was requested", () => {
    expect(sitePath(null)).toBe("/");
    expect(sitePath(undefined)).toBe("/");
  });
});
