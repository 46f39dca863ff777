// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettled } from "./use-settled.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useSettled, { wrapper });
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** A query that is answered after some time. */
  const asks = (key: string, ms: number) =>
    void client.fetchQuery({
      queryKey: [key],
      queryFn: () => new Promise((answer) => setTimeout(() => answer(key), ms)),
    });
  return { isSettled: () => result.current, passes, asks };
}

test("a page settles once its answers have come and nothing follows them", async () => {
  const { isSettled, passes, asks } = shown();
  asks("first", 1_000);
  await passes(999);
  expect(isSettled()).toBe(false);
  await passes(100);
  asks("follows", 500);
  await passes(700);
  expect(isSettled()).toBe(false);
  await passes(100);
  expect(isSettled()).toBe(true);
});

test("a page that asks for nothing settles at once, and one that never stops settles all the same", async () => {
  const still = shown();
  await still.passes(300);
  expect(still.isSettled()).toBe(true);
  const restless = shown();
  restless.asks("never answered", 60_000);
  await restless.passes(3_900);
  expect(restless.isSettled()).toBe(false);
  await restless.passes(200);
  expect(restless.isSettled()).toBe(true);
});
