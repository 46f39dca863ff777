import { expect, test } from "vitest";
import { holdsStatus, libraryWanted } from "./library-filter.ts";

test("the list is queried for what the address says, without what is not chosen", () => {
  expect(libraryWanted({}, null)).toEqual({});
  expect(
    libraryWanted(
      { q: "harbor", status: "all", type: "pop_up", budget: "25000-50000", mockup: "with" },
      { by: "budget", descending: true },
    ),
  ).toEqual({
    q: "harbor",
    status: "all",
    type: "pop_up",
    minBudget: "25000",
    maxBudget: "50000",
    mockup: "with",
    sort: "-budget",
  });
  expect(libraryWanted({ budget: "100000-" }, { by: "luck", descending: false })).toEqual({
    minBudget: "100000",
  });
  expect(libraryWanted({ budget: "-25000" }, null)).toEqual({ maxBudget: "25000" });
});

test("an idea leaves a list that its new status does not belong to", () => {
  expect(holdsStatus(undefined, "archived")).toBe(false);
  expect(holdsStatus("active", "draft")).toBe(true);
  expect(holdsStatus("archived", "saved")).toBe(false);
  expect(holdsStatus("all", "archived")).toBe(true);
});
