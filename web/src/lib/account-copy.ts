import type { ToastMessage } from "./toast.ts";

const failed =
  (title: string) =>
  (description: string): ToastMessage => ({ title, description, variant: "destructive" });
const done = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: "success",
});

/** The toasts of an account's own pages, which no first screen needs; those that spec §8 names stand in error-copy.ts. */
export const accountCopy = {
  profileSaved: done("Profile saved", "Your changes are in place."),
  emailPending: (email: string) =>
    done("Check your mail", `Open the link that we sent to ${email} to make it your address.`),
  emailKept: done("Change of email cancelled", "Your address stays as it is."),
  profileFailed: failed("Profile not saved"),
  avatarSaved: done("Picture saved", "Everyone who works with you sees it now."),
  avatarRemoved: done("Picture removed", "Your initials stand in its place."),
  passwordChanged: done("Password changed", "Every other device has been signed out."),
  passwordReset: done("Password changed", "Sign in with your new password."),
  passwordFailed: failed("Password not changed"),
  sessionEnded: (device: string) => done("Signed out", `${device} has to sign in again.`),
  othersEnded: done("Signed out everywhere else", "Only this device is still signed in."),
  twoFactorOn: done("Two-factor sign-in is on", "From now on signing in asks for a code as well."),
  twoFactorOff: done("Two-factor sign-in is off", "Your password alone signs you in again."),
  securityFailed: failed("That did not work"),
  exported: done("Your data is ready", "The file is in your downloads."),
  deleted: done("Account deleted", "Your account and what belonged to it are gone."),
  settingsSaved: (label: string, on: boolean) => done("Settings saved", `${label} is ${on ? "on" : "off"}.`),
  addressesSaved: done("Settings saved", "The list of addresses is in force."),
  settingsFailed: failed("Settings not saved"),
  keyRevoked: (name: string) => done("API key revoked", `${name} opens nothing any more.`),
} as const;
