// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createStore, useStore } from "./store.ts";

afterEach(cleanup);

test("a component shows the value of a store, follows its changes, and unsubscribes when it unmounts", () => {
  const count = createStore(1);
  const Count = () => <p>{useStore(count)}</p>;
  const { unmount } = render(<Count />);
  act(() => count.set(2));
  expect(screen.getByText("2")).toBeDefined();
  expect(count.isWatched()).toBe(true);
  unmount();
  expect(count.isWatched()).toBe(false);
});

test("a subscriber is notified of every change until it unsubscribes", () => {
  const store = createStore<readonly string[]>([]);
  const watcher = vi.fn<() => readonly string[]>(() => store.get());
  const stop = store.watch(watcher);
  store.set(["a"]);
  stop();
  store.set(["b"]);
  expect(watcher.mock.results.map(({ value }) => value)).toEqual([["a"]]);
});
