import type { ToastMessage } from "./toast.ts";

const done = (title: string, description?: string): ToastMessage => ({
  title,
  variant: "success",
  ...(description === undefined ? {} : { description }),
});

/** The toasts of an account's own pages, which no first screen needs; error-copy.ts has those with a fixed wording. */
export const accountCopy = {
  profileSaved: done("Profile saved"),
  emailPending: (email: string) =>
    done("Check your email", `Click the link we sent to ${email} to confirm your new address.`),
  emailKept: (email: string) => done("Email change canceled", `You'll keep using ${email}.`),
  avatarSaved: done("Photo updated"),
  avatarRemoved: done("Photo removed", "We'll show your initials instead."),
  passwordChanged: done("Password changed", "You're signed out on your other devices."),
  passwordReset: done("Password changed", "Sign in with your new password."),
  sessionEnded: (device: string) => done("Device signed out", `${device} is no longer signed in.`),
  othersEnded: done("Other devices signed out", "Only this device is still signed in."),
  twoFactorOn: done(
    "Two-factor authentication is on",
    "You'll enter a code from your authenticator app when you sign in.",
  ),
  twoFactorOff: done("Two-factor authentication is off", "You'll sign in with just your password."),
  exported: done("Data exported", "The file is in your downloads."),
  deleted: done("Account deleted", "We've deleted your account and data."),
  settingsSaved: (label: string, on: boolean) => done("Settings saved", `${label} is ${on ? "on" : "off"}.`),
  addressesSaved: done("Settings saved", "Your allowed IP addresses are up to date."),
  keyRevoked: (name: string) => done("API key revoked", `${name} no longer works.`),
} as const;
