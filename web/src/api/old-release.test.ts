// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadIfReleaseIsOld } from "./old-release.ts";

/** A page as a release serves it: only its last script contains the app's code. */
const pageOf = (release: string) =>
  `<html><head>
    <script type="module" src="/assets/runtime-1.js"></script>
    <script type="module" src="/assets/base-${release}.js"></script>
  </head></html>`;

const reload = vi.fn<() => void>();
beforeEach(() => {
  document.head.innerHTML = new DOMParser().parseFromString(pageOf("a"), "text/html").head.innerHTML;
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

const serve = (html: string, status = 200) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(html, { status })),
  );

test("a page of an old release is reloaded, at most once a minute", async () => {
  serve(pageOf("b"));
  await reloadIfReleaseIsOld();
  await reloadIfReleaseIsOld();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["the same release", pageOf("a"), 200],
  ["no page of the app", "<html><head></head></html>", 200],
  ["a failure", pageOf("b"), 503],
])("a page stays where the server answers with %s", async (_, html, status) => {
  serve(html, status);
  await reloadIfReleaseIsOld();
  expect(reload).not.toHaveBeenCalled();
});

test("a page stays when it is offline or its server cannot be reached", async () => {
  serve(pageOf("b"));
  vi.stubGlobal("navigator", { onLine: false });
  await reloadIfReleaseIsOld();
  expect(fetch).not.toHaveBeenCalled();

  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await reloadIfReleaseIsOld();
  expect(reload).not.toHaveBeenCalled();
});
