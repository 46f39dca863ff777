// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextAreaField, TextField } from "./field.tsx";

afterEach(cleanup);

const field = (value: string, error?: string) => ({ id: "f", name: "f", value, error, set: () => undefined });

const describedBy = (name: string) =>
  (screen.getByLabelText(name).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("a unit is shown and announced with its field, along with the hint or the error", () => {
  render(<TextField field={field("900")} label="Price" prefix="$" hint="Whole dollars" />);
  expect(describedBy("Price")).toEqual(["Whole dollars", "$"]);
  cleanup();
  render(<TextField field={field("x", "Not a number")} label="Amount" suffix="credits" />);
  expect(describedBy("Amount")).toEqual(["Not a number", "credits"]);
});

test("a counter shows how much is used, and announces it only when little is left", () => {
  const show = (length: number) => {
    cleanup();
    render(<TextAreaField field={field("a".repeat(length))} label="Brief" counterMax={2_000} />);
    return screen.getByText(/characters/);
  };
  expect(show(1_799).textContent).toBe("1,799 of 2,000 characters");
  expect(show(1_799).getAttribute("aria-live")).toBe("off");
  expect(show(1_800).getAttribute("aria-live")).toBe("polite");
  // Nothing that is typed or pasted is cut; the counter says that it is too much.
  expect(show(2_001).textContent).toBe("2,001 of 2,000 characters");
  expect(show(2_001).className).toContain("text-danger");
});

test("a counter counts what a reader calls a character", () => {
  render(<TextAreaField field={field("👨‍👩‍👧".repeat(3))} label="Brief" counterMax={2_000} />);
  expect(screen.getByText(/characters/).textContent).toBe("3 of 2,000 characters");
});
