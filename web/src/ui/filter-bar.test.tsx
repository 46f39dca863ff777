// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { FilterBar } from "./filter-bar.tsx";

afterEach(cleanup);

const cities = ["oslo", "rome"] as const;
const filters = [
  {
    name: "city",
    label: "City",
    any: "Any city",
    options: [
      { value: "oslo", label: "Oslo" },
      { value: "rome", label: "Rome" },
    ],
  },
  { name: "open", label: "Spots", any: "Any", options: [{ value: "yes", label: "Spots left" }] },
];
const schemas = { q: anyText, city: oneOf(cities), open: oneOf(["yes"]) };

function List() {
  const state = useAddressFilters(schemas);
  return (
    <>
      <FilterBar
        state={state}
        filters={filters}
        search={{ name: "q", label: "Search", placeholder: "Name" }}
      />
      <output>{JSON.stringify(state.values)}</output>
    </>
  );
}

const values = () => JSON.parse(document.querySelector("output")?.textContent ?? "null");
const chips = () => screen.queryByRole("list", { name: "Active filters" });

test("filters are read from the address, and values that their schema refuses are ignored", () => {
  showPage(<List />, { at: "/events?city=oslo&open=maybe&q=beer&tab=x" });
  expect(values()).toEqual({ q: "beer", city: "oslo" });
  expect(within(chips() as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
});

test("a choice is written into the address, without touching the rest", async () => {
  showPage(<List />, { at: "/events?tab=x" });
  expect(chips()).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("City"), "Rome");
  expect(shownAddress()).toBe("/events?tab=x&city=rome");
  await userEvent.selectOptions(screen.getByLabelText("City"), "Any city");
  expect(shownAddress()).toBe("/events?tab=x");
});

test("a chip removes its filter and passes focus on; Clear all removes all of them", async () => {
  showPage(<List />, { at: "/events?tab=x&city=oslo&open=yes&q=beer" });
  await userEvent.click(screen.getByRole("button", { name: "Remove filter City: Oslo" }));
  expect(shownAddress()).toBe("/events?tab=x&open=yes&q=beer");
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(shownAddress()).toBe("/events?tab=x");
});
