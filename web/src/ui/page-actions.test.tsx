// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { MenuItem } from "./menu.tsx";
import { type PageAction, PageActions } from "./page-actions.tsx";

afterEach(cleanup);

const edit = vi.fn<() => void>();
const save = vi.fn<() => void>();
const actions: readonly PageAction[] = [
  { label: "Edit", act: { onClick: edit } },
  { label: "History", act: { to: "/history" } },
  { label: "Export", act: { menu: () => <MenuItem onClick={save}>CSV</MenuItem> } },
  { label: "Publish", variant: "primary", act: { onClick: () => undefined } },
];

/** The one menu, opened; jsdom shows no popover. */
function openMenu() {
  const trigger = screen.getByRole("button", { name: "Actions" });
  const panel = document.getElementById(trigger.getAttribute("popovertarget") ?? "");
  if (!panel) throw new Error("no panel");
  panel.hidePopover = () => undefined;
  fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  const items = [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  return { texts: items.map(({ textContent }) => textContent), items };
}

test("more than two actions are in one menu on a phone, with what is behind them; the primary one stays", () => {
  showPage(<PageActions actions={actions} />);
  const wide = screen.getByRole("button", { name: "Edit" }).parentElement;
  expect(wide?.className).toContain("max-md:hidden");
  expect(wide?.contains(screen.getByRole("button", { name: "Publish" }))).toBe(false);
  const { texts, items } = openMenu();
  expect(texts).toEqual(["Edit", "History", "CSV"]);
  expect(items[1]?.getAttribute("href")).toBe("/history");
  items[0]?.click();
  expect(edit).toHaveBeenCalledOnce();
});

test("two actions need no menu, and what is disabled has nothing behind it", () => {
  showPage(<PageActions actions={actions.slice(0, 2)} />);
  expect(screen.queryByRole("button", { name: "Actions" })).toBeNull();
  cleanup();
  showPage(<PageActions actions={actions.map((action) => ({ ...action, disabled: true }))} />);
  const { texts, items } = openMenu();
  expect(texts).toEqual(["Edit", "History"]);
  expect(items[0]).toHaveProperty("disabled", true);
});
