// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { RefineWords } from "./refine-words.tsx";

afterEach(cleanup);

const field = () => screen.getByRole("textbox", { name: "Or say what should change" });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Change it · 5 credits" });

test("what a sentence would change is shown before it is ordered", async () => {
  const onChange = vi.fn<(words: string) => void>();
  showPage(<RefineWords cost="5 credits" canRefine onChange={onChange} />);
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), "No theater; move it to Tulsa");
  expect(await screen.findByText("Must not: No theater")).toBeDefined();
  expect(screen.getByText("Place: Tulsa")).toBeDefined();
  await userEvent.click(button());
  expect(onChange).toHaveBeenCalledWith("No theater; move it to Tulsa");
});

test("a sentence that asks for nothing in particular can't be ordered, and says what would help", async () => {
  showPage(<RefineWords cost="5 credits" canRefine onChange={() => {}} />);
  await userEvent.type(field(), "I think that we are not happy");
  expect(await screen.findByText(/Name a place, time, budget/)).toBeDefined();
  expect(button().disabled).toBe(true);
});

test("nothing is ordered without credits", async () => {
  showPage(<RefineWords cost="5 credits" canRefine={false} onChange={() => {}} />);
  await userEvent.type(field(), "Move it to Tulsa");
  expect(await screen.findByText("Place: Tulsa")).toBeDefined();
  expect(button().disabled).toBe(true);
});
