// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Combobox, MultiCombobox } from "./combobox.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom does not support popovers: closing fires an event, as in a browser.
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed", oldState: "open" }));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = ["Austin", "Berlin", "Oslo"].map((label) => ({ value: label.slice(0, 2), label }));

function One({ error }: { error?: string }) {
  const [value, set] = useState("");
  return <Combobox label="City" options={options} field={{ id: "city", name: "city", value, error, set }} />;
}

function Many() {
  const [value, set] = useState<readonly string[]>([]);
  return (
    <MultiCombobox
      label="Cities"
      options={options}
      field={{ id: "cities", name: "cities", value, error: undefined, set }}
    />
  );
}

function open() {
  const panel = document.querySelector<HTMLElement>("[popover]");
  if (!panel) throw new Error("no panel");
  // jsdom hides every popover.
  panel.style.display = "block";
  fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open", oldState: "closed" }));
}

test("typing filters the list, arrows choose, Enter selects and closes", async () => {
  render(<One />);
  const button = screen.getByRole("button", { name: "City: Choose" });
  open();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(screen.getAllByRole("option")).toHaveLength(3);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(button.getAttribute("aria-label")).toBe("City: Berlin");
  expect(screen.queryByRole("option")).toBeNull();
  open();
  await userEvent.keyboard("osl");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Oslo"]);
  await userEvent.keyboard("zz");
  expect(screen.getByText("No matches")).toBeDefined();
});

test("multiple choice: the list stays open, and the number chosen is announced", async () => {
  render(<Many />);
  open();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(screen.getByRole("status").textContent).toBe("2 selected");
  expect(screen.getByRole("option", { name: "Berlin" }).getAttribute("aria-checked")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("status").textContent).toBe("1 selected");
  expect(screen.getByRole("button", { name: "Cities: Austin" })).toBeDefined();
});

test("an error is shown next to its label and linked to the button", () => {
  render(<One error="City is required" />);
  const button = screen.getByRole("button", { name: "City: Choose" });
  expect(button.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "City is required",
  );
});
