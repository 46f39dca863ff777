// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSignedIn } from "#account/signed-in-before.ts";
import { chooseTheme } from "#browser/theme.ts";
import { bareRoutes, protectedRoutes, publicRoutes } from "./routes.ts";

/** The script as the browser runs it before the app: it can import nothing, so these tests hold it against the app. */
const script = readFileSync(join(import.meta.dirname, "../../public/first-paint.js"), "utf8");
const page = document.documentElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({})),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete page.dataset.frame;
  delete page.dataset.theme;
  history.replaceState(null, "", "/");
});

function paint(path: string): void {
  history.replaceState(null, "", path.replaceAll(/:\w+/g, "x"));
  runInThisContext(script);
}

const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

test.each(protectedRoutes.map(({ path }) => path))(
  "%s begins with the frame for a user who was signed in",
  (path) => {
    noteSignedIn(true);
    paint(path);
    expect(page.dataset.frame).toBe("open");
    expect(asked()).toEqual(["/api/settings", "/api/user"]);
  },
);

test.each(publicRoutes.map(({ path }) => path))("%s begins without it", (path) => {
  noteSignedIn(true);
  paint(path);
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual(["/api/settings"]);
});

test.each(bareRoutes.map(({ path }) => path))("%s begins without it and asks for nothing", (path) => {
  noteSignedIn(true);
  paint(path);
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual([]);
});

test("a visitor sees no frame and nothing is asked in their name", () => {
  noteSignedIn(false);
  paint("/");
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual(["/api/settings"]);
});

test.each(["dark", "light"] as const)(
  "the %s theme that was chosen is there from the first paint",
  (theme) => {
    chooseTheme(theme);
    delete page.dataset.theme;
    paint("/");
    expect(page.dataset.theme).toBe(theme);
  },
);
