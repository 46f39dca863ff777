// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearPlace } from "./clear-place.ts";

const toast = { width: 400, height: 90 };

/** Puts an interactive element at a position in the window. */
function put(tag: "button" | "textarea", left: number, top: number, width: number, height: number) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

function covers(place: { left: number; top: number }, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const apart =
    box.right <= place.left ||
    box.left >= place.left + toast.width ||
    box.bottom <= place.top ||
    box.top >= place.top + toast.height;
  return !apart;
}

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_280);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a toast", () => {
  test("is always under the top bar at the right, whatever the page shows there", () => {
    put("button", 1_180, 70, 80, 36);
    put("textarea", 460, 730, 760, 50);
    expect(clearPlace(toast)).toEqual({ left: 880, top: 56 });
  });

  test("avoids an open popover, which would cover it, whatever else it covers there", () => {
    for (let left = 0; left < 1_280; left += 40) put("button", left, 705, 30, 40);
    const panel = document.createElement("div");
    panel.setAttribute("popover", "auto");
    panel.checkVisibility = () => true;
    panel.getBoundingClientRect = () => new DOMRect(0, 0, 1_280, 690);
    document.body.append(panel);
    expect(covers(clearPlace(toast), panel)).toBe(false);
  });

  test("never covers the focused element, even if every position covers something", () => {
    for (let top = 0; top < 800; top += 40)
      for (let left = 0; left < 1_280; left += 80) put("button", left, top, 60, 30);
    const field = put("textarea", 900, 60, 300, 60);
    field.focus();
    expect(covers(clearPlace(toast), field)).toBe(false);
  });

  test("covers the top bar in a window too low for anything else", () => {
    vi.stubGlobal("innerHeight", 200);
    const field = put("textarea", 0, 105, 1_280, 60);
    field.focus();
    expect(covers(clearPlace(toast), field)).toBe(false);
  });
});
