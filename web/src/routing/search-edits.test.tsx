// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { BrowserRouter, Link } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSearchEdits } from "./search-edits.ts";

beforeEach(() => history.replaceState(null, "", "/"));
afterEach(cleanup);

const shown = () => screen.getByRole("status").textContent;
const click = (name: string) => act(async () => screen.getByText(name).click());

function Page({ busy = false }: { busy?: boolean }) {
  const { search, edit } = useSearchEdits();
  const other = useSearchEdits();
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

const show = (busy?: boolean) =>
  render(
    <BrowserRouter>
      <Page busy={busy ?? false} />
    </BrowserRouter>,
  );

test("edits made at once all arrive", async () => {
  show();
  await click("three edits");
  expect(shown()).toBe("a=1&b=1&c=1");
});

test("edits of two parts of a page both arrive", async () => {
  show();
  await click("an edit of each");
  expect(shown()).toBe("0=1&1=1");
});

test("an edit made while an earlier one is being shown does not lose the one in between", async () => {
  show(true);
  await click("one edit");
  expect(shown()).toBe("a=1&b=1&c=1");
});

test("what was navigated to replaces what was edited", async () => {
  show();
  await click("one edit");
  await click("elsewhere");
  expect(shown()).toBe("z=1");
  await click("one edit");
  expect(shown()).toBe("z=1&a=1");
});
