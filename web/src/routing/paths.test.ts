// @vitest-environment jsdom
import { expect, test } from "vitest";
import { returnPath, signInPath } from "./paths.ts";

test.each([
  ["/credits?package=2#faq", "/credits?package=2#faq"],
  [null, "/"],
  ["", "/"],
  ["https://evil.example/x", "/"],
  ["//evil.example/x", "/"],
  ["/\\evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/auth?next=/auth", "/"],
  ["/AUTH", "/"],
])("after signing in, %j leads to %s", (next, path) => {
  expect(returnPath(next)).toBe(path);
});

test("no parameter is needed to return to the dashboard", () => {
  expect([signInPath("/"), signInPath("/chat")]).toEqual(["/auth", "/auth?next=%2Fchat"]);
});
