import { expect, test } from "vitest";
import { actionLabel, changesOf, fieldLabel } from "./audit-changes.ts";

test("lists what changed, value by value, and nothing else", () => {
  expect(
    changesOf({
      before: { role: "brand", flags: { chat: true, billing: false } },
      after: { role: "brand", flags: { chat: false, billing: false } },
    }),
  ).toEqual([{ name: "flags.chat", before: "on", after: "off" }]);
});

test("lists the parts of a record that was added or removed", () => {
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

test("actions and values are shown in words, even those of a newer release", () => {
  expect(actionLabel("updateSystemSettings")).toBe("Updated system settings");
  expect(actionLabel("exportLedger")).toBe("Export ledger");
  expect(fieldLabel("flags.chat")).toBe("Chat");
  expect(fieldLabel("limits.dailyMails")).toBe("Limits: Daily mails");
});
