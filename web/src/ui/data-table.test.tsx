// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useAddress } from "#routing/address.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { type Column, DataTable, type DataTableProps, type FigurePlace } from "./data-table.tsx";
import { TableViewMenu, useTableView } from "./table-view.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface City {
  name: string;
  people: number;
}
const cities: readonly City[] = [
  { name: "Oslo", people: 700 },
  { name: "bergen", people: 1_200 },
  { name: "Ålesund", people: 45 },
];
const columns: readonly Column<City>[] = [
  { label: "City", onPhone: "top", cell: ({ name }) => name, sort: { id: "city", by: ({ name }) => name } },
  {
    label: "People",
    onPhone: "topEnd",
    namedOnPhone: true,
    cell: ({ people }) => people,
    end: true,
    optional: true,
    sort: { id: "people", by: ({ people }) => people },
    foot: "1,945 in all",
  },
  { label: "Note", onPhone: "below", cell: () => "–" },
];

function Table(props: Partial<DataTableProps<City>> & { selectable?: boolean }) {
  const { sort } = useAddress();
  const [view, setView] = useTableView("cities");
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <>
      <TableViewMenu columns={columns} view={view} onView={setView} />
      <DataTable<City>
        caption="Cities"
        columns={columns}
        rows={cities}
        rowKey={({ name }) => name}
        sort={sort}
        view={view}
        {...(props.selectable && {
          selection: {
            selected,
            onSelect: setSelected,
            nameOf: ({ name }) => name,
            actions: (rows) => <button>{`Archive ${rows.map(({ name }) => name).join(" and ")}`}</button>,
          },
        })}
        {...props}
      />
    </>
  );
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole("columnheader", { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a header sorts by its column, says so, and writes the order into the address", async () => {
  showPage(<Table />, { at: "/list?q=x" });
  expect(names()).toEqual(["Oslo", "bergen", "Ålesund"]);
  expect(header("City").getAttribute("aria-sort")).toBe("none");
  await press("City");
  // Sorted as people do, not by bytes: uppercase does not come before lowercase, nor umlauts after z.
  expect(names()).toEqual(["Ålesund", "bergen", "Oslo"]);
  expect(header("City").getAttribute("aria-sort")).toBe("ascending");
  expect(shownAddress()).toBe("/list?q=x&sort=city");
  await press("City");
  expect(names()).toEqual(["Oslo", "bergen", "Ålesund"]);
  expect(header("City").getAttribute("aria-sort")).toBe("descending");
  expect(shownAddress()).toBe("/list?q=x&sort=-city");
  await press("City");
  expect(shownAddress()).toBe("/list?q=x");
  expect(header("Note").hasAttribute("aria-sort")).toBe(false);
});

test("numbers sort by size, the greatest first, and a link sets the order", async () => {
  showPage(<Table />, { at: "/list" });
  await press("People");
  expect(names()).toEqual(["bergen", "Oslo", "Ålesund"]);
  expect(shownAddress()).toBe("/list?sort=-people");
  cleanup();
  showPage(<Table />, { at: "/list?sort=-people" });
  expect(names()).toEqual(["bergen", "Oslo", "Ålesund"]);
  expect(header("People").getAttribute("aria-sort")).toBe("descending");
});

test("an order by an unknown column is ignored", () => {
  showPage(<Table />, { at: "/list?sort=note" });
  expect(names()).toEqual(["Oslo", "bergen", "Ålesund"]);
});

test("an incomplete list offers no sorting, and the server's order is kept", () => {
  showPage(<Table sort={undefined} />, { at: "/list?sort=city" });
  expect(within(header("City")).queryByRole("button")).toBeNull();
  expect(names()).toEqual(["Oslo", "bergen", "Ålesund"]);
  cleanup();
  showPage(
    <Table sort={{ value: { by: "city", descending: false }, onChange: () => undefined, onServer: true }} />,
  );
  expect(names()).toEqual(["Oslo", "bergen", "Ålesund"]);
  expect(header("City").getAttribute("aria-sort")).toBe("ascending");
});

test("a phone chooses the order from a list", async () => {
  showPage(<Table />, { at: "/list" });
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "People, descending");
  expect(names()).toEqual(["bergen", "Oslo", "Ålesund"]);
  expect(shownAddress()).toBe("/list?sort=-people");
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Default order");
  expect(shownAddress()).toBe("/list");
});

test("rows are selected one by one or all at once, and the bar says how many", async () => {
  showPage(<Table selectable />);
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  await userEvent.click(screen.getByLabelText("Select Oslo"));
  const bar = screen.getByRole("region", { name: "Selection" });
  expect(within(bar).getByRole("status").textContent).toBe("1 selected");
  expect(screen.getByLabelText<HTMLInputElement>("Select all").indeterminate).toBe(true);
  await userEvent.click(screen.getByLabelText("Select bergen"));
  expect(within(bar).getByRole("button", { name: "Archive Oslo and bergen" })).toBeDefined();
  await userEvent.click(screen.getByLabelText("Select all"));
  expect(within(bar).getByRole("status").textContent).toBe("3 selected");
  await userEvent.click(within(bar).getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
});

test("the selection stays when the order changes", async () => {
  showPage(<Table selectable />);
  await userEvent.click(screen.getByLabelText("Select Oslo"));
  await press("City");
  expect(screen.getByLabelText<HTMLInputElement>("Select Oslo").checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Select bergen").checked).toBe(false);
});

test("hidden columns and compact rows are remembered in this browser", async () => {
  showPage(<Table />);
  expect(screen.getByRole("cell", { name: /1,945 in all/ })).toBeDefined();
  expect(screen.queryByLabelText("City")).toBeNull();
  await press("View");
  document
    .querySelector("[popover]")
    ?.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  await userEvent.click(await screen.findByLabelText("People"));
  await userEvent.click(screen.getByLabelText("Compact"));
  expect(screen.queryByRole("columnheader", { name: "People" })).toBeNull();
  cleanup();
  showPage(<Table />);
  expect(screen.queryByRole("columnheader", { name: "People" })).toBeNull();
  expect(JSON.parse(localStorage.getItem("marquee-table-view-cities") ?? "")).toEqual({
    dense: true,
    hidden: ["People"],
  });
});

test("a row with a link is a link through its first cell", () => {
  showPage(<Table rowLink={({ people }) => `/city/${people}`} />);
  expect(screen.getByRole("link", { name: "Oslo" }).getAttribute("href")).toBe("/city/700");
});

test("rows that are awaited, did not come, or are none keep the table's head", () => {
  showPage(
    <>
      <Table rows={[]} loading="Loading cities" />
      <Table rows={[]} empty="No cities" />
      <Table
        rows={[]}
        failure={{ title: "Couldn't load", error: new Error("x"), onRetry: () => undefined }}
      />
    </>,
  );
  expect(screen.getAllByRole("columnheader", { name: "City" })).toHaveLength(3);
  expect(screen.getByText("Loading cities")).toBeDefined();
  expect(screen.getByRole("cell", { name: "No cities" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

test("a phone's row has two lines, and only a value that needs it has its label there", () => {
  showPage(<Table />);
  const [oslo] = screen.getAllByRole("row").slice(1);
  if (!oslo) throw new Error("no row");
  expect([...oslo.children].map(({ textContent }) => textContent)).toEqual(["Oslo", "People 700", "–"]);
  const places = [...oslo.children].map(({ className }) => /max-md:row-start-\d/.exec(className)?.[0]);
  expect(places).toEqual(["max-md:row-start-1", "max-md:row-start-1", "max-md:row-start-2"]);
  // @ts-expect-error -- a column without a place would have a line of its own
  const unplaced: Column<City> = { label: "Note", cell: () => "–" };
  expect(unplaced.onPhone).toBeUndefined();
});

test("columns of figures stay beside each other on a phone, under their header", () => {
  const figures: readonly Column<City, FigurePlace>[] = [
    { label: "City", onPhone: "column", cell: ({ name }) => name },
    { label: "People", onPhone: "column", end: true, cell: ({ people }) => people, foot: "1,945" },
    { label: "Note", onPhone: "hidden", cell: () => "–" },
  ];
  showPage(<Table columns={figures} />);
  const phoneOnly = [...screen.getByRole("table").querySelectorAll("thead, tbody, tr")].filter(
    ({ className }) => /max-md:(?:sr-only|block|grid)/.test(className),
  );
  expect(phoneOnly).toEqual([]);
  const hidden = [...document.querySelectorAll("th, td")].filter(({ className }) =>
    className.includes("max-md:hidden"),
  );
  expect(hidden.map(({ textContent }) => textContent)).toEqual(["Note", "–", "–", "–", ""]);
});
