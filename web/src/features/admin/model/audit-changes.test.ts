import { expect, test } from "vitest";
import { actionLabel, changesOf } from "./audit-changes.ts";

test("tells what changed, value by value, and nothing else", () => {
  expect(
    changesOf({
      before: { role: "brand", flags: { chat: true, billing: false } },
      after: { role: "brand", flags: { chat: false, billing: false } },
    }),
  ).toEqual([{ name: "flags.chat", before: "on", after: "off" }]);
});

test("tells a record that came or went by its parts", () => {
  expect(changesOf({ before: { banner: null }, after: { banner: { tone: "info" } } })).toEqual([
    { name: "banner.tone", before: undefined, after: "info" },
  ]);
  expect(changesOf({ before: { banner: { tone: "info" } }, after: { banner: null } })).toEqual([
    { name: "banner.tone", before: "info", after: undefined },
  ]);
});

test("an entry without values has no changes", () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test("an operation reads as words", () => {
  expect(actionLabel("updateSystemSettings")).toBe("Update system settings");
});
