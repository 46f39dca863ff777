import type { PriceList, SystemSettings } from "@marquee/contracts/admin/system";
import { AppError } from "@marquee/contracts/errors";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { type ApprovalRequest, approvalWrite, requestApproval } from "../approvals/approvals.ts";
import { type Admin, actAsAdmin } from "../audit/act-as-admin.ts";
import { type SettingsRecord, settingsItem, storedPriceListSchema } from "./settings.item.ts";
import { currentSettings, forgetSettings } from "./settings.ts";

const shownOf = ({ flags, prices, maintenance, supportEmail }: SystemSettings): SystemSettings => ({
  flags,
  prices,
  maintenance,
  supportEmail,
});

/** Whether any price is lower, or more replies are free. */
function isCheaper(before: PriceList, after: PriceList): boolean {
  const { freeRepliesPerMonth: freeBefore, ...costBefore } = before;
  const { freeRepliesPerMonth: freeAfter, ...costAfter } = after;
  const names = Object.keys(costBefore) as (keyof typeof costBefore)[];
  return freeAfter > freeBefore || names.some((name) => costAfter[name] < costBefore[name]);
}

function settingsWrite(after: SettingsRecord, version: number): LabelledWrite {
  return {
    label: "settings",
    write: {
      op: "put",
      item: settingsItem(after),
      when: version === 0 ? absent : attribute("version").is(version),
    },
  };
}

/**
 * Replaces the settings if they still have this version. The audit entry contains all of them before and after, so that
 * a change can be undone. A price list with any cheaper price waits for another admin; everything else applies at once.
 * @throws AppError stale_version if somebody changed them in the meantime, forbidden
 */
export async function updateSettings(
  core: Core,
  admin: Admin,
  { version, ...settings }: SystemSettings & { version: number },
): Promise<SettingsRecord & { waiting: boolean }> {
  const before = await currentSettings(core);
  if (before.version !== version) throw new AppError("stale_version");
  const waiting = isCheaper(before.prices, settings.prices);
  const request: ApprovalRequest = {
    kind: "prices",
    subject: "settings",
    subjectName: "Price list",
    before: { prices: before.prices },
    after: { prices: settings.prices },
  };
  const applied = { ...settings, prices: waiting ? before.prices : settings.prices };
  if (waiting && JSON.stringify(shownOf(applied)) === JSON.stringify(shownOf(before))) {
    await requestApproval(core, admin, request);
    return { ...before, waiting };
  }
  const after: SettingsRecord = {
    ...applied,
    version: version + 1,
    updatedBy: admin.username,
    updatedAt: isoTime(core.clock.now()),
  };
  const note = {
    action: "updateSystemSettings",
    subject: "settings",
    before: shownOf(before),
    after: shownOf(after),
  };
  try {
    await actAsAdmin(core, admin, note, [
      settingsWrite(after, version),
      ...(waiting ? [approvalWrite(core, admin, request)] : []),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("stale_version", { cause: error });
    throw error;
  }
  forgetSettings(core);
  return { ...after, waiting };
}

const pricesSchema = z.object({ prices: storedPriceListSchema });

/**
 * The write that sets the requested prices, labelled `settings` in case of concurrent changes.
 * @throws AppError conflict if the prices have changed since the request
 */
export async function pricesWrite(
  core: Core,
  admin: Admin,
  asked: { before: object; after: object },
): Promise<LabelledWrite> {
  const before = await currentSettings(core);
  const from = z.parse(pricesSchema, asked.before).prices;
  const names = Object.keys(from) as (keyof PriceList)[];
  if (names.some((name) => from[name] !== before.prices[name])) throw new AppError("conflict");
  const after: SettingsRecord = {
    ...before,
    ...z.parse(pricesSchema, asked.after),
    version: before.version + 1,
    updatedBy: admin.username,
    updatedAt: isoTime(core.clock.now()),
  };
  return settingsWrite(after, before.version);
}
