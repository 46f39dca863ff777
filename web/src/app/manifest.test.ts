// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { linkManifest } from "./manifest.ts";

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test("the app can be installed, but the page's own scripts come first", () => {
  vi.useFakeTimers();
  linkManifest();
  expect(document.querySelector("link[rel=manifest]")).toBeNull();
  vi.runAllTimers();
  expect(document.querySelector("link[rel=manifest]")?.getAttribute("href")).toBe("/site.webmanifest");
});
