// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, test, vi } from "vitest";
import { closeToast, closeToastOf, toast, toastBehind, visibleToast } from "./toast.ts";
import { ToastRegion } from "./toast-region.tsx";

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

const heightPx = 120;
const paddingPx = 32;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("stays within the window when it is the page's first and only the bottom is free", async () => {
  // Everything under the bar is interactive, and the region is as high as its content.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("[data-in-use]")) return new DOMRect(0, 0, innerWidth, innerHeight / 2);
    return new DOMRect(0, 0, 416, paddingPx + (this.querySelector("li") ? heightPx : 0));
  });
  // The region appears with the first toast.
  toast({ title: "2 campaigns archived" });
  render(
    <>
      <button type="button" data-in-use>
        In use
      </button>
      <ToastRegion />
    </>,
  );
  const region = (await screen.findByText("2 campaigns archived")).closest("ol");
  expect(region?.style.top).toBe(`${innerHeight - heightPx - paddingPx}px`);
});
