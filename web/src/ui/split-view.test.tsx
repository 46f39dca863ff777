// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { SplitView } from "./split-view.tsx";

afterEach(cleanup);

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

test("below 1024 px the list and the chosen item are two pages, with a way back", async () => {
  showPage(<Inbox />);
  expect(part("Deals").className).not.toContain("max-lg:hidden");
  expect(part("Deal").className).toContain("max-lg:hidden");
  expect(part("Deal").textContent).toBe("Choose a deal");
  await userEvent.click(screen.getByRole("button", { name: "First deal" }));
  expect(part("Deals").className).toContain("max-lg:hidden");
  expect(part("Deal").className).not.toContain("max-lg:hidden");
  expect(part("Deal").textContent).toContain("Terms");
  expect(screen.getByRole("link", { name: "All deals" }).className).toContain("lg:hidden");
});

test("focus stays in a list next to it, and goes to the chosen item if the list is gone", async () => {
  showPage(<Inbox />);
  const button = screen.getByRole("button", { name: "First deal" });
  button.checkVisibility = () => true;
  await userEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(document.activeElement).toBe(button);
  cleanup();

  showPage(<Inbox />);
  const hidden = screen.getByRole("button", { name: "First deal" });
  hidden.checkVisibility = vi.fn<() => boolean>(() => false);
  await userEvent.click(hidden);
  await waitFor(() => expect(document.activeElement).toBe(part("Deal")));
});
