import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { invalidate, isRepeat, needsLatest } from "./query.ts";

test("only a query that has its answer already asks again by itself", () => {
  const client = new QueryClient();
  const queryKey = ["listMessages"];
  expect(isRepeat({ client, queryKey })).toBe(false);
  client.setQueryData(queryKey, []);
  expect(isRepeat({ client, queryKey })).toBe(true);
});

test("what is asked for the first time may lag, but not what is asked again or right after any change", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00.000Z") });
  const client = new QueryClient();
  const query = { client, queryKey: ["getAnalytics", { range: "last30" }] };
  expect(needsLatest(query)).toBe(false);
  await invalidate(client, "listSponsorshipDeals");
  expect(needsLatest(query)).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(needsLatest(query)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(needsLatest(query)).toBe(false);
  client.setQueryData(query.queryKey, {});
  expect(needsLatest(query)).toBe(true);
  vi.useRealTimers();
});
