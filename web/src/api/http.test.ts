import { defaultPreferences, getPreferences, updatePreferences } from "@marquee/contracts/http/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { call, lastAnswerMs } from "./http.ts";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", vi.fn(server.fetch));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("requests that the page makes automatically are marked as such and do not count as activity", async () => {
  vi.useFakeTimers({ now: 1_000 });
  server.answer(getPreferences, defaultPreferences);
  await call(getPreferences, {});
  expect(lastAnswerMs()).toBe(1_000);
  vi.setSystemTime(9_000);
  await call(getPreferences, { background: true });
  expect(lastAnswerMs()).toBe(1_000);
  const [, init] = vi.mocked(fetch).mock.lastCall ?? [];
  expect(new Headers(init?.headers).get("x-background")).toBe("1");
});

test("where nobody can be asked for a step-up, the refusal stands", async () => {
  server.refuse(updatePreferences, "step_up_required");
  await expect(call(updatePreferences, { body: defaultPreferences })).rejects.toMatchObject({
    code: "step_up_required",
  });
  expect(server.count(updatePreferences)).toBe(1);
});
