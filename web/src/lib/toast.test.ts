import { afterEach, expect, test } from "vitest";
import { closeToast, closeToastOf, toast, visibleToast } from "./toast.ts";

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

test("a persistent one comes back when the newer is gone, and only once", () => {
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "saved" });
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()?.title).toBe("lost");
  closeToastOf("connection-lost");
  expect(visibleToast()).toBeUndefined();
});
