import { welcomeGrantSchema } from "@marquee/contracts/admin/stage-limits";
import { type PriceList, type SystemSettings } from "@marquee/contracts/admin/system";
import { AppError } from "@marquee/contracts/errors";
import type { WelcomeGrant } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { isoTime } from "../../time.ts";
import { type ApprovalRequest, approvalWrite, requestApproval } from "../approvals/approvals.ts";
import { type Admin, actAsAdmin } from "../audit/act-as-admin.ts";
import { type SettingsRecord, settingsItem, storedPriceListSchema } from "./settings.item.ts";
import { currentSettings, forgetSettings } from "./settings.ts";

const shownOf = (settings: SystemSettings): SystemSettings =>
  pick(settings, "flags", "prices", "maintenance", "supportEmail", "modelBudget", "welcome");

/** Whether any price is lower, or more replies are free. */
function isCheaper(before: PriceList, after: PriceList): boolean {
  const { freeRepliesPerMonth: freeBefore, ...costBefore } = before;
  const { freeRepliesPerMonth: freeAfter, ...costAfter } = after;
  const names = Object.keys(costBefore) as (keyof typeof costBefore)[];
  return freeAfter > freeBefore || names.some((name) => costAfter[name] < costBefore[name]);
}

/** Whether people get more welcome credits, or may use them for longer. */
function isMoreWelcome(before: WelcomeGrant, after: WelcomeGrant): boolean {
  return after.credits > before.credits || (after.credits > 0 && after.days > before.days);
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
 * a change can be undone. A price list with any cheaper price, and a welcome grant that gives more, wait for another
 * admin; everything else applies at once.
 * @throws AppError stale_version if somebody changed them in the meantime, forbidden
 */
export async function updateSettings(
  core: Core,
  admin: Admin,
  { version, ...settings }: SystemSettings & { version: number },
  ofStage: WelcomeGrant,
): Promise<SettingsRecord & { waiting: boolean }> {
  const before = await currentSettings(core);
  if (before.version !== version) throw new AppError("stale_version");
  const waiting =
    isCheaper(before.prices, settings.prices) ||
    isMoreWelcome(before.welcome ?? ofStage, settings.welcome ?? ofStage);
  const request: ApprovalRequest = {
    kind: "prices",
    subject: "settings",
    subjectName: "Price list and welcome credits",
    before: pick(before, "prices", "welcome"),
    after: pick(settings, "prices", "welcome"),
  };
  const applied = { ...settings, ...(waiting && pick(before, "prices", "welcome")) };
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

const isSameGrant = (one: WelcomeGrant | null, other: WelcomeGrant | null) =>
  one?.credits === other?.credits && one?.days === other?.days;

/** Requests that are older than the setting of the welcome grant leave it as it is. */
const worthSchema = z.object({
  prices: storedPriceListSchema,
  welcome: z.optional(z.nullable(welcomeGrantSchema)),
});

/**
 * The write that sets the requested prices and welcome grant, labelled `settings` in case of concurrent changes.
 * @throws AppError conflict if either has changed since the request
 */
export async function pricesWrite(
  core: Core,
  admin: Admin,
  asked: { before: object; after: object },
): Promise<LabelledWrite> {
  const before = await currentSettings(core);
  const from = z.parse(worthSchema, asked.before);
  const { prices, welcome = before.welcome } = z.parse(worthSchema, asked.after);
  const names = Object.keys(from.prices) as (keyof PriceList)[];
  const isOther =
    names.some((name) => from.prices[name] !== before.prices[name]) ||
    (from.welcome !== undefined && !isSameGrant(from.welcome, before.welcome));
  if (isOther) throw new AppError("conflict");
  const after: SettingsRecord = {
    ...before,
    prices,
    welcome,
    version: before.version + 1,
    updatedBy: admin.username,
    updatedAt: isoTime(core.clock.now()),
  };
  return settingsWrite(after, before.version);
}
