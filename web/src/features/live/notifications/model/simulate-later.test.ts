import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notificationsQuery } from "../api/list-notifications.ts";
import { simulateLater } from "./simulate-later.ts";

const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function list(...samples: string[]): void {
  const all = samples.map(
    (which, at): StoredNotification => ({
      id: `ntf_${at}`,
      kind: "sample",
      about: { which },
      createdAt: "2026-06-01T09:00:00.000Z",
      read: false,
    }),
  );
  client.setQueryData(notificationsQuery.queryKey, all);
}

it("requests the sample recommendation half a minute after the page has loaded, and not before", async () => {
  list("welcome", "event_match");
  simulateLater(client);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("/api/notifications/simulated"),
    expect.objectContaining({ method: "POST" }),
  );
});

it.each([
  ["without sample data", []],
  ["where it is on the list already", ["campaign_tip", "welcome"]],
])("requests nothing %s", async (_, samples) => {
  list(...samples);
  simulateLater(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});

it("requests nothing once the connection has ended", async () => {
  list("welcome");
  simulateLater(client)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
