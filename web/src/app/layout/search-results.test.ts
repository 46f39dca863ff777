import { expect, test } from "vitest";
import { findResults, type SearchEntry } from "./search-results.ts";

const entry = (group: string, label: string, words = ""): SearchEntry => ({
  group,
  label,
  words,
  to: `/${label}`,
  note: "",
  icon: "circle-help",
});
const entries = [
  entry("Pages", "Billing & Credits"),
  entry("Pages", "AI Strategist"),
  entry("Actions", "New campaign", "backstage tour in Austin"),
  entry("Credit packages", "Growth Package", "credits buy"),
];
const labels = (text: string) =>
  findResults(entries, text).map(({ label, entries: found }) => [label, found.map((each) => each.label)]);

test("without a text the search lists the pages and actions", () => {
  expect(labels(" ")).toEqual([
    ["Pages", ["Billing & Credits", "AI Strategist"]],
    ["Actions", ["New campaign"]],
  ]);
});

test("every word must match, in the label or next to it", () => {
  expect(labels("credits")).toEqual([
    ["Pages", ["Billing & Credits"]],
    ["Credit packages", ["Growth Package"]],
  ]);
  expect(labels("austin TOUR")).toEqual([["Actions", ["New campaign"]]]);
  expect(labels("austin credits")).toEqual([]);
});

test("labels that begin with the text come first", () => {
  const pages = [entry("Pages", "My Shift"), entry("Pages", "Shift Plan")];
  expect(findResults(pages, "shift")[0]?.entries.map(({ label }) => label)).toEqual([
    "Shift Plan",
    "My Shift",
  ]);
});
