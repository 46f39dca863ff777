// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as download from "#browser/download.ts";
import { showPage } from "#testing/show-page.tsx";
import { ChartFrame } from "./chart-frame.tsx";

beforeAll(() => import("./chart-marks.tsx"), 60_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const data = {
  labels: ["Jan", "Feb"],
  series: [
    { name: "Reach", values: [100, 50] },
    { name: "Leads", values: [0, 25] },
  ],
};
const given = {
  title: "Reach by month",
  period: "2026",
  mark: "bar" as const,
  labelsAre: "Month",
  data,
  summary: "Reach fell from 100 to 50.",
  format: (value: number) => `${value} people`,
  fileName: "reach.csv",
  empty: "No numbers yet",
};

const drawn = (selector: string) => [...document.querySelectorAll<SVGElement>(`[role=img] ${selector}`)];
const numberOf = (element: SVGElement | undefined, name: string) => Number(element?.getAttribute(name));

test("a chart is a picture with a one-sentence description, with bars as high as their values", async () => {
  showPage(<ChartFrame {...given} />);
  expect(screen.getByRole("img", { name: "Reach fell from 100 to 50." })).toBeDefined();
  await waitFor(() => expect(drawn("rect")).toHaveLength(4));
  const heights = drawn("rect").map((bar) => numberOf(bar, "height"));
  expect(heights[0]).toBeGreaterThan(100);
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) / 2);
  expect(heights[2]).toBe(0);
  expect(heights[3]).toBeCloseTo((heights[0] ?? 0) / 4);
});

test("a line connects all values, and series differ by more than their color", async () => {
  showPage(<ChartFrame {...given} mark="line" />);
  await waitFor(() => expect(drawn("path")).toHaveLength(2));
  const [first, second] = drawn("path");
  const heights = (first?.getAttribute("d") ?? "")
    .slice(1)
    .split("L")
    .map((point) => Number(point.split(",")[1]));
  expect(heights).toHaveLength(2);
  // A larger y is lower on the screen, so the value is smaller.
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  expect(second?.getAttribute("stroke-dasharray")).not.toBe(first?.getAttribute("stroke-dasharray"));
});

test("the same numbers are available as a table and as a file", async () => {
  const save = vi.spyOn(download, "downloadText").mockReturnValue();
  showPage(<ChartFrame {...given} />);
  await userEvent.click(screen.getByRole("button", { name: "Table", pressed: false }));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "MonthReachLeads",
    "Jan100 people0 people",
    "Feb50 people25 people",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(save).toHaveBeenCalledWith(
    "reach.csv",
    "\uFEFFMonth,Reach,Leads\r\nJan,100,0\r\nFeb,50,25\r\n",
    "text/csv",
  );
});

test("a goal is a horizontal line, labeled with its value, and a column of the file", async () => {
  const save = vi.spyOn(download, "downloadText").mockReturnValue();
  showPage(<ChartFrame {...given} data={{ ...data, reference: { name: "Goal", value: 50 } }} />);
  expect(screen.getByText("Goal: 50 people")).toBeDefined();
  await waitFor(() => expect(drawn("line[data-reference]")).toHaveLength(1));
  const [goal] = drawn("line[data-reference]");
  const bar = drawn("rect").find((each) => numberOf(each, "height") > 0);
  // Half as high as the highest bar, which stands for twice the value.
  expect(numberOf(goal, "y1") - numberOf(bar, "y")).toBeCloseTo(numberOf(bar, "height") / 2);
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(save.mock.calls[0]?.[1]).toContain("Month,Reach,Leads,Goal\r\nJan,100,0,50\r\n");
});

test("an unknown value is a gap in the line and a dash in the table", async () => {
  const gap = { labels: ["Jan", "Feb", "Mar"], series: [{ name: "Rate", values: [1, null, 3] }] };
  showPage(<ChartFrame {...given} mark="line" data={gap} />);
  await waitFor(() => expect(drawn("circle")).toHaveLength(2));
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  expect(screen.getAllByRole("row")[2]?.textContent).toBe("Feb–");
});

test("arrow keys read the values, visually and to screen readers, and a number in the table can be opened", async () => {
  const opened = vi.fn<(series: number, index: number) => void>();
  showPage(<ChartFrame {...given} onValue={opened} />);
  const reader = screen.getByRole("slider", { name: "Values of Reach by month" });
  expect(reader.getAttribute("aria-valuetext")).toBe("Jan: Reach 100 people, Leads 0 people");
  // jsdom does not move sliders with keys.
  fireEvent.change(reader, { target: { value: "1" } });
  expect(reader.getAttribute("aria-valuetext")).toBe("Feb: Reach 50 people, Leads 25 people");
  expect(screen.getByText("Feb: Reach 50 people, Leads 25 people")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  await userEvent.click(screen.getByRole("button", { name: "25 people" }));
  expect(opened).toHaveBeenCalledWith(1, 1);
});

test("what is awaited, missing or failed says so, with nothing to switch or to export", () => {
  showPage(<ChartFrame {...given} data={undefined} />);
  expect(screen.getByRole("status").textContent).toContain("Loading Reach by month");
  cleanup();
  showPage(<ChartFrame {...given} data={{ labels: [], series: [] }} />);
  expect(screen.getByText("No numbers yet")).toBeDefined();
  cleanup();
  showPage(
    <ChartFrame
      {...given}
      failure={{ title: "Couldn't load", error: new Error("x"), onRetry: () => undefined }}
    />,
  );
  expect(screen.getByText("Couldn't load")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
});
