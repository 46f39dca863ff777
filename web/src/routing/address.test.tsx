// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { BrowserRouter, Link } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAddress } from "./address.ts";

beforeEach(() => history.pushState(null, "", "/before"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const address = useAddress();
  return (
    <>
      <output>{address.get("idea")}</output>
      <Link to="/page">page</Link>
      <button type="button" onClick={() => address.open("idea", "one")}>
        open
      </button>
      <button type="button" onClick={() => address.close("idea")}>
        close
      </button>
    </>
  );
}

const visible = () => screen.getByRole("status").textContent;
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
  expect(visible()).toBe("one");
}

test("what was opened here closes with a step back", async () => {
  await openOnPage();
  await Promise.all([stepped(), click("close")]);
  expect([location.pathname, visible()]).toEqual(["/page", ""]);
});

test("closing twice before the browser has stepped back is one step", async () => {
  await openOnPage();
  const go = vi.spyOn(history, "go");
  await click("close");
  await Promise.all([stepped(), click("close")]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect([location.pathname, visible()]).toEqual(["/page", ""]);
});

test("closing again after the step, while the page still shows what was open, is one step", async () => {
  await openOnPage();
  const go = vi.spyOn(history, "go");
  const close = screen.getByText("close");
  // Listeners that capture run ahead of the router's.
  addEventListener("popstate", () => close.click(), { capture: true, once: true });
  await Promise.all([stepped(), click("close")]);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect([location.pathname, visible()]).toEqual(["/page", ""]);
});

test("what was opened again with the browser's Forward closes again", async () => {
  await openOnPage();
  await Promise.all([stepped(), click("close")]);
  history.forward();
  await stepped();
  expect(visible()).toBe("one");
  await Promise.all([stepped(), click("close")]);
  expect([location.pathname, visible()]).toEqual(["/page", ""]);
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
  expect([location.pathname + location.search, visible(), history.length]).toEqual([
    "/page?tab=ideas",
    "",
    entries,
  ]);
});

function EditedPage({ busy = false }: { busy?: boolean }) {
  const { search, edit } = useAddress();
  const other = useAddress();
  const add = (name: string) => edit((next) => next.set(name, "1"));
  // A busy device shows the first edit when the second has been made and the third is about to be, once each.
  const made = useRef(0);
  useLayoutEffect(() => {
    if (!busy || !search.has("a") || made.current > 0) return;
    made.current = 1;
    add("b");
  });
  useEffect(() => {
    if (made.current !== 1) return;
    made.current = 2;
    add("c");
  });
  return (
    <>
      <output>{search.toString()}</output>
      <button type="button" onClick={() => add("a")}>
        one edit
      </button>
      <button type="button" onClick={() => ["a", "b", "c"].forEach(add)}>
        three edits
      </button>
      <button
        type="button"
        onClick={() => [edit, other.edit].forEach((one, index) => one((next) => next.set(`${index}`, "1")))}
      >
        an edit of each
      </button>
      <Link to="?z=1">elsewhere</Link>
    </>
  );
}

const showEdited = (busy?: boolean) =>
  render(
    <BrowserRouter>
      <EditedPage busy={busy ?? false} />
    </BrowserRouter>,
  );

test("edits made at once all arrive", async () => {
  showEdited();
  await click("three edits");
  expect(visible()).toBe("a=1&b=1&c=1");
});

test("edits of two parts of a page both arrive", async () => {
  showEdited();
  await click("an edit of each");
  expect(visible()).toBe("0=1&1=1");
});

test("an edit made while an earlier one is being shown does not lose the one in between", async () => {
  showEdited(true);
  await click("one edit");
  expect(visible()).toBe("a=1&b=1&c=1");
});

test("what was navigated to replaces what was edited", async () => {
  showEdited();
  await click("one edit");
  await click("elsewhere");
  expect(visible()).toBe("z=1");
  await click("one edit");
  expect(visible()).toBe("z=1&a=1");
});
