import { defaultSettings, type SystemSettings } from "@marquee/contracts/admin/system";
import { expect, test } from "vitest";
import { ageText } from "./age.ts";
import { actionLabel, changesOf, fieldLabel } from "./audit-changes.ts";
import { isSetBack, readSettingsChange, setBack } from "./set-back.ts";

test.each([
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [7_199, "119 minutes"],
  [7_200, "2 hours"],
  [172_800, "2 days"],
])("%i seconds read as %s", (seconds, text) => {
  expect(ageText(seconds)).toBe(text);
});

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

test.each([
  ["date", "2026-06-01T09:00:00.000Z", "Jun 1, 2026, 5:00 PM GMT+8"],
  ["role", "event_host", "Event host"],
  ["state", "published", "Published"],
  ["isPartner", false, "off"],
  ["price", 4_900, "$49.00"],
  ["package.price", 1_250.5, "$1,250.50"],
  ["attendeeCount", 1_200, "1,200"],
  ["imageUrl", "/api/events/evt_1/image/0123", "a picture"],
  ["oneSponsorPerIndustry", "on", "on"],
  ["endedAt", "2026-06-01T09:00:00.000Z", "Jun 1, 2026, 9:00 AM"],
  ["benefits", ["A booth", "A talk"], "A booth and A talk"],
  ["cancelReason", "", "none"],
])("a changed %s reads as a person would say it", (name, value, text) => {
  const [change] = changesOf({ before: {}, after: { [name]: value }, timeZone: "Asia/Singapore" });
  expect(change?.after?.replaceAll(/\s/g, " ")).toBe(text);
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

const after: SystemSettings = {
  flags: { ...defaultSettings.flags, chat: false },
  prices: { ...defaultSettings.prices, campaignIdeas: 12 },
  maintenance: { message: "Soon", tone: "info" },
  supportEmail: "help@example.com",
  modelBudget: { orders: { campaign: 5, chat: 50 }, outputTokens: 1_000 },
  welcome: { credits: 10, days: 14 },
};
const change = { before: defaultSettings, after };

test("reverts what the change touched and keeps later changes", () => {
  const now: SystemSettings = { ...after, flags: { ...after.flags, billing: true } };
  expect(setBack(now, change)).toEqual({
    ...defaultSettings,
    flags: { ...defaultSettings.flags, billing: true },
  });
});

test("detects that nothing of the change is in effect anymore", () => {
  expect(isSetBack(defaultSettings, change)).toBe(true);
  expect(isSetBack(after, change)).toBe(false);
});

test("ignores the order in which stored values come back", () => {
  const shuffled: SystemSettings = { ...after, maintenance: { tone: "info", message: "Soon" } };
  const touched = { before: after, after: { ...shuffled, prices: defaultSettings.prices } };
  const now: SystemSettings = { ...defaultSettings, maintenance: null };
  expect(setBack(now, touched)).toEqual({ ...now, prices: after.prices });
});

test("reads only complete changes of the settings", () => {
  expect(readSettingsChange({ action: "updateSystemSettings", before: defaultSettings, after })).toEqual(
    change,
  );
  expect(readSettingsChange({ action: "updateUser", before: defaultSettings, after })).toBeNull();
  expect(readSettingsChange({ action: "updateSystemSettings", before: null, after })).toBeNull();
});
