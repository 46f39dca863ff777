import { defaultSettings, type SystemSettings } from "@marquee/contracts/http/system";
import { expect, test } from "vitest";
import { isSetBack, readSettingsChange, setBack } from "./set-back.ts";

const after: SystemSettings = {
  flags: { ...defaultSettings.flags, chat: false },
  prices: { ...defaultSettings.prices, campaignIdeas: 12 },
  maintenance: { message: "Soon", tone: "info" },
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
