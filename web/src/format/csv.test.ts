import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { formatDate } from "./format.ts";

const lines = (...rows: (string | number)[][]) =>
  toCsv(["a", "b"], rows).replace("\uFEFF", "").trimEnd().split("\r\n").slice(1);

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM", "'@SUM"],
  ["plain", "plain"],
])("the text %s reaches a spreadsheet as text", (text, cell) => {
  expect(lines([text])).toEqual([cell]);
});

test("numbers stay numbers, including negative ones", () => {
  expect(lines([-10, 5])).toEqual(["-10,5"]);
});

test("quotes, commas and line breaks stay inside their cell", () => {
  expect(toCsv(["a"], [['say "hi", twice\nplease']])).toBe('\uFEFFa\r\n"say ""hi"", twice\nplease"\r\n');
});

test("a day is written with spaces that a spreadsheet knows", () => {
  expect(lines([formatDate("2026-12-31")])).toEqual(['"Dec 31, 2026"']);
});
