// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode, useEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useBackCloses } from "./back-closes.ts";

afterEach(cleanup);

const pause = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));

let setOpen: (open: readonly string[]) => void;

function Panel({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return <p>{name}</p>;
}

function Panels() {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    setOpen = setNames;
  }, []);
  return names.map((name) => (
    <Panel
      key={name}
      name={name}
      onClose={() => setNames((before) => before.filter((each) => each !== name))}
    />
  ));
}

const visible = () => screen.queryAllByText(/./).map((element) => element.textContent);

async function show(...names: string[]): Promise<void> {
  setOpen(names);
  await pause();
}

async function back(): Promise<void> {
  history.back();
  await pause();
}

test("Back closes the top panel, one at a time, and leaves the page only when nothing is open", async () => {
  render(<Panels />, { wrapper: StrictMode });
  const before = history.length;
  await show("list");
  await show("list", "question");
  expect(history.length).toBe(before + 2);
  await back();
  expect(visible()).toEqual(["list"]);
  await back();
  expect(visible()).toEqual([]);
});

test("a panel closed by its own button leaves no history entry behind", async () => {
  render(<Panels />);
  history.pushState({ idx: 7 }, "", "/here");
  await show("list");
  await show();
  expect(history.state).toEqual({ idx: 7 });
  await back();
  expect(location.pathname).not.toBe("/here");
});

test("a panel that replaces another takes over its history entry", async () => {
  render(<Panels />);
  await show("list");
  await show("question");
  expect(visible()).toEqual(["question"]);
  await back();
  expect(visible()).toEqual([]);
});

test("a panel opened while the browser is still stepping back stays open", async () => {
  render(<Panels />);
  await show("list");
  const go = vi.spyOn(history, "go");
  setOpen([]);
  await pause(1);
  setOpen(["question"]);
  await pause();
  expect(visible()).toEqual(["question"]);
  await back();
  expect(visible()).toEqual([]);
  go.mockRestore();
});

test.each(["pushState", "replaceState"] as const)(
  "a page opened while the browser is still stepping back stays (%s)",
  async (write) => {
    const heard: string[] = [];
    const hear = () => heard.push(location.pathname);
    render(<Panels />);
    history.pushState({ idx: 7 }, "", "/under");
    await show("list");
    addEventListener("popstate", hear);
    // Chromium steps back a moment later, from where the step was requested; jsdom would forget the step.
    const go = history.go.bind(history);
    const asked = vi.spyOn(history, "go").mockImplementationOnce((steps = 0) => {
      history[write]({ idx: 8 }, "", "/elsewhere");
      go(write === "pushState" ? steps - 1 : steps);
    });
    await show();
    asked.mockRestore();
    await expect.poll(() => location.pathname).toBe("/elsewhere");
    expect(history.state).toEqual({ idx: 8 });
    expect(heard).toEqual([]);
    removeEventListener("popstate", hear);
    await show("question");
    await back();
    expect(visible()).toEqual([]);
    expect(location.pathname).toBe("/elsewhere");
  },
);
