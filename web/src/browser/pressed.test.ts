// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, toast, useVisibleToast, visibleToast } from "#toasts/toast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (let each = visibleToast(); each; each = visibleToast()) closeToast(each.id);
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const onScreen = () => {
  const { result } = renderHook(() => useVisibleToast()?.title);
  return () => result.current;
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("a toast that comes in the middle of a click waits for its end, so that the click reaches its target", () => {
  const visible = onScreen();
  dispatchEvent(new Event("pointerdown"));
  act(() => void toast({ title: "connected" }));
  act(() => void toast({ title: "saved" }));
  expect(visible()).toBeUndefined();
  dispatchEvent(new Event("pointerup"));
  // On a touch screen the click itself comes after pointerup.
  pass(50);
  expect(visible()).toBeUndefined();
  pass(50);
  expect(visible()).toBe("saved");
});

test("a click that closes a toast closes it at once", () => {
  const visible = onScreen();
  const id = toast({ title: "saved" });
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("pointerup"));
  act(() => closeToast(id));
  expect(visible()).toBeUndefined();
});

test("a toast waits for two seconds at most if the end of a press is never reported", () => {
  const visible = onScreen();
  dispatchEvent(new Event("pointerdown"));
  act(() => void toast({ title: "connected" }));
  pass(2_000);
  expect(visible()).toBe("connected");
});
