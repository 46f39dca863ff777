import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { invalidate, isRepeat, needsLatest } from "./query.ts";

test("only a query that already has data counts as an automatic repeat", () => {
  const client = new QueryClient();
  const queryKey = ["listMessages"];
  expect(isRepeat({ client, queryKey })).toBe(false);
  client.setQueryData(queryKey, []);
  expect(isRepeat({ client, queryKey })).toBe(true);
});

test("a first fetch may lag, but not a refetch or a fetch right after any change", async () => {
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

test.each(["without an answer yet", "with an answer already"])(
  "a fetch %s that started before a change does not pass for the state after it",
  async (state) => {
    const client = new QueryClient();
    const queryKey = ["listAnalyticsShares"];
    if (state.startsWith("with an")) client.setQueryData(queryKey, ["none yet"]);
    const answers: ((shares: string[]) => void)[] = [];
    const queryFn = () => new Promise<string[]>((answer) => answers.push(answer));
    const visible = new QueryObserver(client, { queryKey, queryFn });
    const stop = visible.subscribe(() => undefined);
    const other = client.fetchQuery({ queryKey, queryFn });
    expect(answers).toHaveLength(1);

    const settled = invalidate(client, "listAnalyticsShares");
    expect(visible.getCurrentResult().isFetching).toBe(true);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(["none yet"]);
    answers[1]?.(["the new link"]);
    await settled;
    expect(await other).toEqual(["the new link"]);
    expect(visible.getCurrentResult()).toMatchObject({
      data: ["the new link"],
      isFetching: false,
      error: null,
    });
    stop();
  },
);
