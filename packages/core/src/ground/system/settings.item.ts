import { welcomeGrantSchema } from "@marquee/contracts/admin/stage-limits";
import { defaultSettings, priceListSchema } from "@marquee/contracts/admin/system";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** A flag that is newer than the stored row reads as its default. */
const flag = (name: keyof typeof defaultSettings.flags) =>
  z._default(z.boolean(), defaultSettings.flags[name]);

/** A price that is newer than the stored list reads as the opening one. */
export const storedPriceListSchema = z.extend(priceListSchema, {
  refinement: z._default(priceListSchema.shape.refinement, defaultSettings.prices.refinement),
});

/** A kind of job that is newer than the stored budget may not be ordered until an admin says how often. */
const storedBudgetSchema = z.object({
  orders: z.object(perJobKind(() => z._default(z.int(), 0))),
  outputTokens: z.int(),
});

const settingsEntity = entity({
  rowType: "settings",
  shape: {
    flags: z.object({
      registration: flag("registration"),
      googleSignIn: flag("googleSignIn"),
      phoneSignIn: flag("phoneSignIn"),
      campaigns: flag("campaigns"),
      chat: flag("chat"),
      billing: flag("billing"),
    }),
    prices: storedPriceListSchema,
    maintenance: z.nullable(z.object({ message: z.string(), tone: z.enum(["info", "warning"]) })),
    supportEmail: z._default(z.nullable(z.string()), null),
    modelBudget: z._default(z.nullable(storedBudgetSchema), null),
    welcome: z._default(z.nullable(welcomeGrantSchema), null),
    version: z.int(),
    updatedBy: z.nullable(z.string()),
    updatedAt: z.nullable(z.string()),
  },
  key: (_: object) => ({ pk: "SETTINGS", sk: "CURRENT" }),
});
export type SettingsRecord = ReturnType<typeof settingsEntity.read>;

export const readSettingsRow = settingsEntity.read;

export const settingsKey: Key = settingsEntity.key({});

export const settingsItem = settingsEntity.item;

/** The settings before anybody has changed any. */
export const openingSettings: SettingsRecord = {
  ...defaultSettings,
  version: 0,
  updatedBy: null,
  updatedAt: null,
};

export const settingsRows: RowKind<typeof settingsEntity> = {
  entity: settingsEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const settingsPage: RowPage<typeof settingsEntity> = {
  entity: settingsEntity,
  rows: [
    { name: "Settings", sample: {}, reached: "Get, at most once a minute per function; put by version" },
  ],
  kept: "One row.",
};
