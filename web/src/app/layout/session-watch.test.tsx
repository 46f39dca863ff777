// @vitest-environment jsdom

import { defaultPreferences, getPreferences } from "@marquee/contracts/account/profile";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/http.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { closeToastOf, visibleToast } from "#toasts/toast.ts";
import { SessionWatch } from "./session-watch.ts";

const minuteMs = 60_000;
let server: FakeServer;

beforeEach(async () => {
  localStorage.clear();
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z") });
  server.answer(getPreferences, defaultPreferences);
  await call(getPreferences, {});
});
afterEach(() => {
  cleanup();
  closeToastOf("session-idle");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionWatch />
    </QueryClientProvider>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("warns at 28 of 30 idle minutes, with a way to stay, and not before", async () => {
  open();
  await pass(27.5 * minuteMs);
  expect(visibleToast()).toBeUndefined();
  await pass(0.75 * minuteMs);
  expect(visibleToast()).toMatchObject({
    title: "Are you still there?",
    action: { label: "Stay signed in" },
  });
});

test("the warning goes away on activity, here or in another tab", async () => {
  open();
  await pass(28.5 * minuteMs);
  expect(visibleToast()).toBeDefined();
  localStorage.setItem("marquee-active-at", String(Date.now()));
  await pass(0.5 * minuteMs);
  expect(visibleToast()).toBeUndefined();
});

test("does not warn when the session does not time out, and does not keep it alive by asking", async () => {
  server.answer(getPreferences, {
    ...defaultPreferences,
    security: { ...defaultPreferences.security, sessionTimeout: false },
  });
  open();
  await pass(29 * minuteMs);
  expect(server.count(getPreferences)).toBe(2);
  expect(visibleToast()).toBeUndefined();
});

test("checks once at the idle end, and leaves an ended session and removes its warning", async () => {
  const client = new QueryClient();
  const stale = vi.spyOn(client, "invalidateQueries");
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <SessionWatch />
    </QueryClientProvider>,
  );
  await pass(29 * minuteMs);
  expect(visibleToast()).toBeDefined();
  server.refuse(getPreferences, "unauthenticated");
  await pass(2 * minuteMs);
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([["getCurrentUser"]]);
  unmount();
  expect(visibleToast()).toMatchObject({ title: "You were signed out", durationMs: null });
  open();
  expect(visibleToast()).toBeUndefined();
});
