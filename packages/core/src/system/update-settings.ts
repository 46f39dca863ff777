import { AppError } from "@marquee/contracts/errors";
import type { SystemSettings } from "@marquee/contracts/http/system";
import { absent, attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { type Admin, actAsAdmin } from "../admin/act-as-admin.ts";
import { type Core, isoTime } from "../ports.ts";
import { type SettingsRecord, settingsItem } from "./settings.item.ts";
import { currentSettings, forgetSettings } from "./settings.ts";

/**
 * Replaces the settings that have this version. The audit entry holds all of them before and after, so that a change
 * can be set back.
 * @throws AppError stale_version when somebody changed them meanwhile, forbidden
 */
export async function updateSettings(
  core: Core,
  admin: Admin,
  { version, ...settings }: SystemSettings & { version: number },
): Promise<SettingsRecord> {
  const before = await currentSettings(core);
  if (before.version !== version) throw new AppError("stale_version");
  const after: SettingsRecord = {
    ...settings,
    version: version + 1,
    updatedBy: admin.username,
    updatedAt: isoTime(core.clock.now()),
  };
  const shown = ({ flags, prices, maintenance }: SystemSettings) => ({ flags, prices, maintenance });
  const note = {
    action: "updateSystemSettings",
    subject: "settings",
    before: shown(before),
    after: shown(after),
  };
  try {
    await actAsAdmin(core, admin, note, [
      {
        label: "settings",
        write: {
          op: "put",
          item: settingsItem(after),
          when: version === 0 ? absent : attribute("version").is(version),
        },
      },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("stale_version", { cause: error });
    throw error;
  }
  forgetSettings(core);
  return after;
}
