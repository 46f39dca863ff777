import { defaultSettings, priceListSchema } from "@marquee/contracts/http/system";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

/** A flag that is newer than the stored row counts as its default. */
const flag = (name: keyof typeof defaultSettings.flags) =>
  z._default(z.boolean(), defaultSettings.flags[name]);

const settingsCodec = codec({
  flags: z.object({
    registration: flag("registration"),
    googleSignIn: flag("googleSignIn"),
    phoneSignIn: flag("phoneSignIn"),
    campaigns: flag("campaigns"),
    chat: flag("chat"),
    billing: flag("billing"),
  }),
  prices: priceListSchema,
  maintenance: z.nullable(z.object({ message: z.string(), tone: z.enum(["info", "warning"]) })),
  version: z.int(),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
});
export type SettingsRecord = ReturnType<typeof settingsCodec.read>;

export const readSettingsRow = settingsCodec.read;

export const settingsKey: Key = { pk: "SETTINGS", sk: "CURRENT" };

export function settingsItem(settings: SettingsRecord): Item {
  return { ...settingsKey, rowType: "settings", v: rowVersion, ...settings };
}

/** What holds before anybody changed anything. */
export const openingSettings: SettingsRecord = {
  ...defaultSettings,
  version: 0,
  updatedBy: null,
  updatedAt: null,
};
