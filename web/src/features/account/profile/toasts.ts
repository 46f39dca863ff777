import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about the account pages. */
export const toasts = {
  profileSaved: success("Profile saved"),
  emailPending: (email: string) =>
    success("Check your email", sentence`Click the link we sent to ${email} to confirm your new address.`),
  emailKept: (email: string) => success("Email change canceled", sentence`You'll keep using ${email}.`),
  avatarSaved: success("Photo updated"),
  avatarRemoved: success("Photo removed", "We'll show your initials instead."),
  passwordChanged: success("Password changed", "You're signed out on your other devices."),
  sessionEnded: (device: string) => success("Device signed out", sentence`${device} is no longer signed in.`),
  othersEnded: success("Other devices signed out", "Only this device is still signed in."),
  twoFactorOn: success(
    "Two-factor authentication is on",
    "You'll enter a code from your authenticator app when you sign in.",
  ),
  twoFactorOff: success("Two-factor authentication is off", "You'll sign in with just your password."),
  exported: success("Data exported", "The file is in your downloads."),
  sampleLoaded: success(
    "Sample data loaded",
    "See it in analytics, your library, and the chat, marked as sample.",
  ),
  sampleRemoved: success("Sample data removed"),
  deleted: success("Account deleted", "We've deleted your account and data."),
} as const;
