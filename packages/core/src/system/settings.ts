import { durations } from "@marquee/contracts/durations";
import type { Flag } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../core.ts";
import { openingSettings, readSettingsRow, type SettingsRecord, settingsKey } from "./settings.item.ts";

const kept = new WeakMap<Core["table"], { settings: Promise<SettingsRecord>; readAtMs: number }>();

/** The settings of System Control; a function asks for them at most once a minute. */
export function readSettings(core: Core): Promise<SettingsRecord> {
  const nowMs = core.clock.now();
  const known = kept.get(core.table);
  if (known && nowMs - known.readAtMs < durations.settingsCacheSeconds * 1_000) return known.settings;
  const settings = currentSettings(core);
  kept.set(core.table, { settings, readAtMs: nowMs });
  // A failed read must not be remembered.
  settings.catch(() => kept.delete(core.table));
  return settings;
}

/** The admin who changed the settings sees them at once. */
export function forgetSettings(core: Core): void {
  kept.delete(core.table);
}

/** The settings as stored now. */
export async function currentSettings(core: Core): Promise<SettingsRecord> {
  const row = await core.table.get(settingsKey);
  return row ? readSettingsRow(row) : openingSettings;
}

/** @throws AppError feature_off while the switch is off */
export async function requireFlag(core: Core, flag: Flag): Promise<void> {
  const { flags } = await readSettings(core);
  if (!flags[flag]) throw new AppError("feature_off");
}
