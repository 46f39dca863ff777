// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteAnswer, noteNoAnswer, onAnswering, useReachability } from "./reachability.ts";

let up: boolean;
const asked = vi.fn<() => Promise<Response>>(async () => {
  if (!up) throw new TypeError("Failed to fetch");
  return new Response("{}");
});

function Shown() {
  return <p>{useReachability()}</p>;
}

const isVisible = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => {
  up = false;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
});

afterEach(() => {
  cleanup();
  noteAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a call without an answer it probes at growing intervals, and notifies all subscribers once one is answered", async () => {
  const back = vi.fn<() => void>();
  const stop = onAnswering(back);
  render(<Shown />);
  expect(isVisible("reachable")).toBe(true);
  act(noteNoAnswer);
  expect(isVisible("unreachable")).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000));
  expect(asked).toHaveBeenCalledTimes(3);
  expect(back).not.toHaveBeenCalled();

  up = true;
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(isVisible("reachable")).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked).toHaveBeenCalledTimes(4);
  stop();
});

test("a device that comes back online does not wait for the next probe", async () => {
  render(<Shown />);
  act(noteNoAnswer);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(isVisible("offline")).toBe(true);
  up = true;
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event("online")));
  expect(isVisible("reachable")).toBe(true);
});
