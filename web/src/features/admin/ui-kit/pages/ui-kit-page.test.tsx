// @vitest-environment jsdom

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { UiKitPage } from "./ui-kit-page.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const src = join(import.meta.dirname, "../../../..");
const read = (folder: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
    .map((path) => readFileSync(join(src, folder, path), "utf8"));

/** Covered by other controls on the page, or not a control. */
const notShown = [
  "FieldError",
  "FieldFrame",
  "SelectBox",
  "SelectionBar",
  "SortSelect",
  "PhoneLabel",
  "BarMark",
  "LineMark",
  "ChartReader",
  "AddressDialog",
  "MessageLog",
  "MentionField",
  "MentionedText",
];

test("shows every control of the ui folder", () => {
  const controls = read("ui").flatMap((text) =>
    [...text.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name]) => String(name)),
  );
  const kit = read("features/admin/ui-kit").join("\n");
  const missing = controls.filter(
    (name) => !notShown.includes(name) && !new RegExp(`<${name}[\\s>]`).test(kit),
  );
  expect(controls.length).toBeGreaterThan(30);
  expect(missing, "give each an example in features/admin/ui-kit").toEqual([]);
});

test("renders, and its form shows what refusals look like", async () => {
  // React reports the part that fails on purpose.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  showPage(<UiKitPage />, { at: "/ui-kit" });
  expect(screen.getByRole("heading", { level: 1, name: "UI kit" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findAllByText("This is what a refusal looks like.")).length).toBeGreaterThanOrEqual(3);
});
