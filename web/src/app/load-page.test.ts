// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#routing/paths.ts";
import { frame, loadPageOnIntent } from "./load-page.ts";
import { protectedRoutes, publicRoutes } from "./routes.ts";

const events = protectedRoutes.find(({ path }) => path === paths.events);
const terms = publicRoutes.find(({ path }) => path === paths.terms);
if (!events || !terms) throw new Error("The pages that these tests use are gone.");
const loads = {
  frame: vi.spyOn(frame, "load"),
  events: vi.spyOn(events, "load"),
  terms: vi.spyOn(terms, "load"),
};
loadPageOnIntent();

beforeEach(() => {
  for (const load of Object.values(loads)) load.mockReset().mockResolvedValue(undefined);
});
afterEach(() => document.body.replaceChildren());

/** Points at a link's text and returns what is fetched. */
function fetched(href: string, how: "pointerover" | "focusin" = "pointerover"): string[] {
  document.body.innerHTML = `<a href="${href}"><b>Open</b></a>`;
  const target = document.querySelector(how === "focusin" ? "a" : "b");
  target?.dispatchEvent(new Event(how, { bubbles: true }));
  return Object.entries(loads).flatMap(([name, load]) => (load.mock.calls.length > 0 ? [name] : []));
}

test.each(["pointerover", "focusin"] as const)(
  "%s on a link fetches its page and the frame around it",
  (how) => {
    expect(fetched(`${paths.events}?event=evt_1`, how)).toEqual(["frame", "events"]);
  },
);

test("a public page is fetched without the frame", () => {
  expect(fetched(paths.terms)).toEqual(["terms"]);
});

test.each(["https://elsewhere.example/events", "/api/docs", "#content"])(
  "a link to %s fetches nothing",
  (href) => {
    history.replaceState(null, "", "/nowhere");
    expect(fetched(href)).toEqual([]);
  },
);

test("code that cannot be fetched ahead is the page's own concern", () => {
  loads.events.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  expect(fetched(paths.events)).toContain("events");
});
