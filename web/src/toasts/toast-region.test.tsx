// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toast } from "./toast.ts";
import { ToastRegion } from "./toast-region.tsx";

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
