import { durations } from "@marquee/contracts/durations";
import type { Flag } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { openingSettings, readSettingsRow, type SettingsRecord, settingsKey } from "./settings.item.ts";

const cache = new WeakMap<Core["table"], { settings: Promise<SettingsRecord>; readAtMs: number }>();

/** The settings of System Control; each function reads them at most once a minute. */
export function readSettings(core: Core): Promise<SettingsRecord> {
  const nowMs = core.clock.now();
  const known = cache.get(core.table);
  if (known && nowMs - known.readAtMs < durations.settingsCacheSeconds * 1_000) return known.settings;
  const settings = currentSettings(core);
  cache.set(core.table, { settings, readAtMs: nowMs });
  // A failed read must not be cached.
  settings.catch(() => cache.delete(core.table));
  return settings;
}

/** Lets the admin who changed the settings see them at once. */
export function forgetSettings(core: Core): void {
  cache.delete(core.table);
}

/** The settings as they are stored now, uncached. */
export async function currentSettings(core: Core): Promise<SettingsRecord> {
  const row = await core.table.get(settingsKey);
  return row ? readSettingsRow(row) : openingSettings;
}

/** @throws AppError feature_off while the switch is off */
export async function requireFlag(core: Core, flag: Flag): Promise<void> {
  const { flags } = await readSettings(core);
  if (!flags[flag]) throw new AppError("feature_off");
}
