// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./keep-focus.ts";

afterEach(cleanup);

function Page() {
  useKeptFocus();
  const [rows, setRows] = useState(["Ada", "Ben"]);
  const [isOpen, setOpen] = useState(true);
  return (
    <main id="content" tabIndex={-1}>
      {isOpen && (
        <section aria-label="People">
          {rows.map((row) => (
            <button type="button" key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove ${row}`}
            </button>
          ))}
          <button type="button" onClick={() => setOpen(false)}>
            {"Close"}
          </button>
        </section>
      )}
      <p>{"Only text"}</p>
    </main>
  );
}

test("what is left around a removed control has focus, and the next Tab goes on from there", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Ada" }));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "People" }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Ben" }));
});

test("the page's content, when its whole part is gone", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("nothing, when focus was left before by choice", async () => {
  render(<Page />);
  const ada = screen.getByRole("button", { name: "Remove Ada" });
  ada.focus();
  ada.blur();
  await Promise.resolve();
  // Pressed by a program, without focus.
  ada.click();
  await screen.findByText("Only text");
  expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
