import { expect, test } from "vitest";
import { actionLabel, changesOf, fieldLabel } from "./audit-changes.ts";

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

test("actions and values read as words, those of a newer release too", () => {
  expect(actionLabel("updateSystemSettings")).toBe("Updated system settings");
  expect(actionLabel("exportLedger")).toBe("Export ledger");
  expect(fieldLabel("flags.chat")).toBe("Chat");
  expect(fieldLabel("limits.dailyMails")).toBe("Limits: Daily mails");
});
