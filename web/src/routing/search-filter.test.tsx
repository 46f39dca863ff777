// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { BrowserRouter, Link } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAddressClose, useSearchFilter } from "./search-filter.ts";

beforeEach(() => history.pushState(null, "", "/before"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const address = useSearchFilter();
  const close = useAddressClose("idea");
  return (
    <>
      <output>{address.get("idea")}</output>
      <Link to="/page">page</Link>
      <button type="button" onClick={() => address.open("idea", "one")}>
        open
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;
const click = (name: string) => act(async () => screen.getByText(name).click());

/** The browser steps through its history a moment after it was asked to. */
async function stepped(): Promise<void> {
  await act(() => new Promise((resolve) => addEventListener("popstate", resolve, { once: true })));
}

async function openOnPage(): Promise<void> {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await click("page");
  await click("open");
  expect(shown()).toBe("one");
}

test("what was opened here closes with a step back", async () => {
  await openOnPage();
  await Promise.all([stepped(), click("close")]);
  expect([location.pathname, shown()]).toEqual(["/page", ""]);
});

test("closing twice before the browser has stepped back is one step", async () => {
  await openOnPage();
  const go = vi.spyOn(history, "go");
  await click("close");
  await Promise.all([stepped(), click("close")]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect([location.pathname, shown()]).toEqual(["/page", ""]);
});

test("closing again after the step, while the page still shows what was open, is one step", async () => {
  await openOnPage();
  const go = vi.spyOn(history, "go");
  const close = screen.getByText("close");
  // Listeners that capture run ahead of the router's.
  addEventListener("popstate", () => close.click(), { capture: true, once: true });
  await Promise.all([stepped(), click("close")]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect([location.pathname, shown()]).toEqual(["/page", ""]);
});

test("what was opened again with the browser's Forward closes again", async () => {
  await openOnPage();
  await Promise.all([stepped(), click("close")]);
  history.forward();
  await stepped();
  expect(shown()).toBe("one");
  await Promise.all([stepped(), click("close")]);
  expect([location.pathname, shown()]).toEqual(["/page", ""]);
});

test("what a link opened closes in place", async () => {
  history.pushState(null, "", "/page?idea=one&tab=ideas");
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const entries = history.length;
  await click("close");
  expect([location.pathname + location.search, shown(), history.length]).toEqual([
    "/page?tab=ideas",
    "",
    entries,
  ]);
});
