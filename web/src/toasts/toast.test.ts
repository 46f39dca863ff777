import { afterEach, expect, test } from "vitest";
import { closeToast, closeToastOf, toast, toastBehind, visibleToast } from "./toast.ts";

afterEach(() => {
  for (let shown = visibleToast(); shown; shown = visibleToast()) closeToast(shown.id);
});

test("one toast is visible at a time, the newest", () => {
  toast({ title: "first" });
  toast({ title: "second" });
  expect(visibleToast()?.title).toBe("second");
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()).toBeUndefined();
});

test("a persistent one returns when the newer is gone, and only once", () => {
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "saved" });
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()?.title).toBe("lost");
  closeToastOf("connection-lost");
  expect(visibleToast()).toBeUndefined();
});

test("one shown behind appears when the current one is gone, and is replaced by the next", () => {
  toast({ title: "paid" });
  toastBehind({ title: "connected" });
  expect(visibleToast()?.title).toBe("paid");
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()?.title).toBe("connected");
  toast({ title: "saved" });
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()).toBeUndefined();
});
