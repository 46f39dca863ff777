import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success } from "#toasts/toast.ts";

/** Toasts about settings. */
export const toasts = {
  settingsSaved: (label: string, on: boolean) =>
    success("Settings saved", sentence`${label} is ${on ? "on" : "off"}.`),
  mailSettingsSaved: success("Settings saved", "Your email settings are up to date."),
  mailSettingsNotSaved: failure("Your email settings weren't saved"),
  addressesSaved: success("Settings saved", "Your allowed IP addresses are up to date."),
  keyRevoked: (name: string) => success("API key revoked", sentence`${name} no longer works.`),
} as const;
