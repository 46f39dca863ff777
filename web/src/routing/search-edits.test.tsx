// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useSearchEdits } from "./search-edits.ts";

afterEach(cleanup);

const shown = () => screen.getByRole("status").textContent;
const click = (name: string) => act(async () => screen.getByText(name).click());

function Page({ busy = false }: { busy?: boolean }) {
  const { search, edit } = useSearchEdits();
  const add = (name: string) => edit((next) => next.set(name, "1"));
  // A busy device shows the first edit when the others have been made or are about to be.
  const isFirstShown = busy && search.has("a") && !search.has("b");
  useLayoutEffect(() => {
    if (isFirstShown) add("b");
  });
  useEffect(() => {
    if (isFirstShown) add("c");
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
      <Link to="?z=1">elsewhere</Link>
    </>
  );
}

const show = (busy?: boolean) =>
  render(
    <MemoryRouter>
      <Page busy={busy ?? false} />
    </MemoryRouter>,
  );

test("edits made at once all arrive", async () => {
  show();
  await click("three edits");
  expect(shown()).toBe("a=1&b=1&c=1");
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
