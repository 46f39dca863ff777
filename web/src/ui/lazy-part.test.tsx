// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteAnswer } from "#api/reachability.ts";
import { LoadBoundary, lazyPart } from "./lazy-part.tsx";

const lost = () => new TypeError("Failed to fetch dynamically imported module: https://x/assets/page.js");
const Report = () => <p>The report</p>;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("Failed to fetch"))),
  );
});

afterEach(() => {
  cleanup();
  noteAnswer();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function showPart(load: () => Promise<typeof Report>) {
  const Part = lazyPart(load);
  render(
    <>
      <p>The frame</p>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  );
}

test("a part whose code cannot be fetched says so in its place, and Try again fetches it", async () => {
  const load = vi.fn<() => Promise<typeof Report>>(async () => Report);
  load.mockRejectedValueOnce(lost());
  showPart(load);
  expect((await screen.findByRole("alert")).textContent).toContain("Check your connection and try again.");
  expect(screen.getByText("The frame")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The report")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part retries automatically once Marquee answers again", async () => {
  const load = vi.fn<() => Promise<typeof Report>>(async () => Report);
  load.mockRejectedValueOnce(lost());
  showPart(load);
  await screen.findByRole("alert");
  noteAnswer();
  expect(await screen.findByText("The report")).toBeTruthy();
});

test("a part that was fetched before is drawn at once, without its fallback", async () => {
  const Part = lazyPart(async () => Report);
  await Part.load();
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("The report")).toBeTruthy();
});

test("a part whose fetching ahead failed is fetched when it is shown", async () => {
  const load = vi.fn<() => Promise<typeof Report>>(async () => Report);
  load.mockRejectedValueOnce(lost());
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow("Failed to fetch");
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("The report")).toBeTruthy();
});

test("a part that fails at run time is not blamed on a bad connection", async () => {
  showPart(async () => () => {
    throw new Error("a bug");
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your saved work is safe.");
});

test("a part that works in the background is silently absent until Marquee answers", async () => {
  const load = vi.fn<() => Promise<typeof Report>>(async () => Report);
  load.mockRejectedValueOnce(lost());
  const Silent = lazyPart(load, "nothing");
  render(
    <Suspense fallback="…">
      <Silent />
    </Suspense>,
  );
  await vi.waitFor(() => expect(screen.queryByText("…")).toBeNull());
  expect(document.body.textContent).toBe("");
  noteAnswer();
  expect(await screen.findByText("The report")).toBeTruthy();
});

test("a failed page makes way for the next one", async () => {
  const Broken = lazyPart(async () => Promise.reject(lost()), "boundary");
  const page = (path: string) => (
    <LoadBoundary contentKey={path} failed={() => <p role="alert">Failed</p>}>
      <Suspense fallback="…">{path === "/a" ? <Broken /> : <Report />}</Suspense>
    </LoadBoundary>
  );
  const { rerender } = render(page("/a"));
  await screen.findByRole("alert");
  rerender(page("/b"));
  expect(await screen.findByText("The report")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
