// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { listNeeds } from "@marquee/contracts/home/dashboard";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, fakeServer } from "#testing/fake-server.ts";
import { needs } from "#testing/need-examples.ts";
import { showPage } from "#testing/show-page.tsx";
import { AppDialogs } from "./app-dialogs.tsx";
import { HelpMenuPanel } from "./help-menu-panel.tsx";

// The code is fetched on opening; on a busy machine that takes longer than a test may wait.
beforeAll(
  () =>
    Promise.all([
      import("#features/home/onboarding/components/tour-dialog.tsx"),
      import("./help-dialog.tsx"),
    ]),
  60_000,
);

beforeEach(() => {
  const server = fakeServer();
  server.answer(getPublicSettings, site);
  server.answer(listNeeds, needs());
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A menu that closes when something is chosen, as in the layout. */
function Menu() {
  const [open, setOpen] = useState(true);
  return open && <HelpMenuPanel onClose={() => setOpen(false)} />;
}

function show(at: string) {
  showPage(
    <>
      <main id="content" tabIndex={-1}>
        <Link to="/">Home</Link>
      </main>
      <Menu />
      <AppDialogs user={ada} />
    </>,
    { at },
  );
}

const tour = () => screen.queryByRole("dialog", { name: "Welcome to Marquee, Ada" });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("the first visit's tour waits for the dashboard and does not cover another page", async () => {
  localStorage.clear();
  show("/admin?tab=users");
  await pause(1_800);
  expect(tour()).toBeNull();
  expect(localStorage.getItem("hasVisitedBefore")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Home" }));
  await waitFor(() => expect(tour()).not.toBeNull(), { timeout: 8_000 });
  expect(localStorage.getItem("hasVisitedBefore")).toBe("1");
}, 15_000);

test("the tour starts at Next and returns focus to the page if nothing else had it", async () => {
  localStorage.setItem("hasVisitedBefore", "true");
  show("/");
  await userEvent.click(screen.getByRole("menuitem", { name: "Take tour" }));
  await waitFor(() => expect(tour()).not.toBeNull(), { timeout: 8_000 });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  fireEvent.click(screen.getByRole("button", { name: "Close the tour" }));
  await waitFor(() => expect(tour()).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe("content"));
});

test("one menu leads to help, the documentation and the tour", async () => {
  localStorage.setItem("hasVisitedBefore", "true");
  show("/");
  const names = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(names).toEqual(["Help", "Keyboard shortcuts", "Documentation", "Take tour"]);
  expect(screen.getByRole("menuitem", { name: "Documentation" }).getAttribute("href")).toBe("/api/docs");
  expect(screen.getByRole("menuitem", { name: "Help" }).getAttribute("href")).toBe("/help?about=%2F");
  await userEvent.click(screen.getByRole("menuitem", { name: "Keyboard shortcuts" }));
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
});
