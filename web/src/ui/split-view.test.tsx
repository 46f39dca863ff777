// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { SplitView } from "./split-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Inbox() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <SplitView
      listLabel="Deals"
      list={<button onClick={() => setChosen("d1")}>First deal</button>}
      detailLabel="Deal"
      detailKey={chosen}
      detail={<p>Terms</p>}
      nothingChosen={<p>Choose a deal</p>}
      back={{ to: "/deals", label: "All deals" }}
    />
  );
}

const part = (name: string) => screen.getByRole("region", { name });

/** A window that is wide enough for both, or not, and can be resized. */
function stubScreen(isWide: boolean): { resize: (toWide: boolean) => void } {
  let matches = isWide;
  const changed = new Set<() => void>();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: "change", run: () => void) => changed.add(run),
    removeEventListener: (_: "change", run: () => void) => changed.delete(run),
  }));
  return {
    resize(toWide) {
      matches = toWide;
      act(() => changed.forEach((run) => run()));
    },
  };
}

test("on a small screen the list and the chosen item are two pages, with a way back", async () => {
  const { resize } = stubScreen(false);
  showPage(<Inbox />);
  expect(screen.queryByRole("region", { name: "Deal" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "First deal" }));
  expect(screen.queryByRole("region", { name: "Deals" })).toBeNull();
  expect(part("Deal").textContent).toContain("Terms");
  expect(screen.getByRole("link", { name: "All deals" })).toBeDefined();
  resize(true);
  expect(part("Deals")).toBeDefined();
  expect(screen.queryByRole("link", { name: "All deals" })).toBeNull();
});

test("where there is room, they stand side by side", async () => {
  stubScreen(true);
  showPage(<Inbox />);
  expect(part("Deal").textContent).toBe("Choose a deal");
  await userEvent.click(screen.getByRole("button", { name: "First deal" }));
  expect(part("Deals")).toBeDefined();
  expect(part("Deal").textContent).toBe("Terms");
});

test("focus stays in a list next to it, and goes to the chosen item if the list is gone", async () => {
  stubScreen(true);
  showPage(<Inbox />);
  const button = screen.getByRole("button", { name: "First deal" });
  button.checkVisibility = () => true;
  await userEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(document.activeElement).toBe(button);
  cleanup();

  stubScreen(false);
  showPage(<Inbox />);
  await userEvent.click(screen.getByRole("button", { name: "First deal" }));
  await waitFor(() => expect(document.activeElement).toBe(part("Deal")));
});
