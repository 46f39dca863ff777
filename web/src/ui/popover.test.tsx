// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Popover } from "./popover.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A trigger 30 px high and a panel of this height, in a window of 1,024 by 768. */
function visible(at: { top: number; right: number }, panelHeight: number) {
  const trigger = { ...at };
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_024);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(panelHeight);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(trigger.right - 80, trigger.top, 80, 30),
  );
  render(
    <Popover label="Choices" className="w-56" trigger={(given) => <button {...given}>Open</button>}>
      {() => "Content"}
    </Popover>,
  );
  const panel = document.querySelector<HTMLElement>("[popover]");
  if (!panel) throw new Error("no panel");
  vi.spyOn(panel, "offsetWidth", "get").mockReturnValue(224);
  for (const name of ["beforetoggle", "toggle"])
    fireEvent(panel, Object.assign(new Event(name), { newState: "open", oldState: "closed" }));
  return { panel, trigger };
}

test("a panel is under its trigger, aligned with its right edge, and says that it is open", () => {
  const { panel } = visible({ top: 100, right: 900 }, 200);
  expect(panel.style.top).toBe("136px");
  expect(panel.style.right).toBe("124px");
  expect(screen.getByRole("button", { name: "Open" }).getAttribute("aria-expanded")).toBe("true");
});

test("if there is more room above, it is placed there, no higher than the room", () => {
  const { panel } = visible({ top: 600, right: 900 }, 400);
  expect(panel.style.top).toBe("auto");
  expect(panel.style.bottom).toBe("174px");
  expect(panel.style.maxHeight).toBe("586px");
});

test("it never extends beyond the left edge of the window", () => {
  const { panel } = visible({ top: 100, right: 90 }, 200);
  // 1,024 - 8 - 224: its left edge is 8 px from the window's.
  expect(panel.style.right).toBe("792px");
});

test.each(["scroll", "resize"])("it follows its trigger on %s", (occasion) => {
  const { panel, trigger } = visible({ top: 300, right: 900 }, 200);
  trigger.top = 250;
  fireEvent(window, new Event(occasion));
  expect(panel.style.top).toBe("286px");
});
