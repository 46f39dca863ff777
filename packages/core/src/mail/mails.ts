import { durations } from "@marquee/contracts/limits";

/** A mail before it is addressed. It says nothing about a person but their name. */
export interface Mail {
  subject: string;
  text: string;
}

interface Recipient {
  name: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
}

/** What the owner of an account is asked to do about a change that somebody else made. */
const notYou = (siteUrl: string) =>
  `If this was not you, set a new password right away at ${siteUrl}/auth?way=forgot: it signs out every device.`;

function letter({ name, siteUrl }: Recipient, ...paragraphs: string[]): string {
  return [`Hello ${name},`, ...paragraphs, `Marquee\n${siteUrl}`].join("\n\n");
}

/** The way back in for who forgot the password. */
export function resetLinkMail(to: Recipient, token: string): Mail {
  return {
    subject: "Set a new Marquee password",
    text: letter(
      to,
      "Somebody, hopefully you, asked for a new password for your account. Choose it here:",
      `${to.siteUrl}/reset-password?token=${token}`,
      `The link works once and for ${durations.resetLinkSeconds / 60} minutes. A newer one takes its place.`,
      "If you did not ask, ignore this mail: nothing has changed, and nobody but you has the link.",
    ),
  };
}

/** After a change by somebody who was signed in. */
export function passwordChangedMail(to: Recipient): Mail {
  return {
    subject: "Your Marquee password was changed",
    text: letter(
      to,
      "The password of your account was changed just now. Every other device was signed out.",
      notYou(to.siteUrl),
    ),
  };
}

/** After a reset by mail. */
export function passwordResetMail(to: Recipient): Mail {
  return {
    subject: "Your Marquee password was reset",
    text: letter(
      to,
      "A new password was set with the link that we sent to this address. Every device was signed out.",
      `If this was not you, somebody may read your mail. Secure your mailbox first, then set a new password at ${to.siteUrl}/auth?way=forgot.`,
    ),
  };
}

export function twoFactorOnMail(to: Recipient): Mail {
  return {
    subject: "Two-factor authentication is on",
    text: letter(
      to,
      "From now on signing in to your account asks for a code of your authenticator app. Keep the recovery codes somewhere safe: each opens the account once when the app is not at hand.",
      notYou(to.siteUrl),
    ),
  };
}

export function twoFactorOffMail(to: Recipient): Mail {
  return {
    subject: "Two-factor authentication is off",
    text: letter(
      to,
      "Signing in to your account no longer asks for a code, and your recovery codes have stopped working.",
      notYou(to.siteUrl),
    ),
  };
}

/** To a new address: the link that makes it count. It may be a stranger's, so it names nobody. */
export function confirmEmailMail(siteUrl: string, token: string): Mail {
  return {
    subject: "Confirm your new address for Marquee",
    text: [
      "Hello,",
      "Somebody, hopefully you, wants to use this address for a Marquee account. Confirm it here:",
      `${siteUrl}/confirm-email?token=${token}`,
      `The link works once and for ${durations.emailLinkSeconds / 3_600} hours. A newer one takes its place.`,
      "If it was not you, ignore this mail: without the link the address is not used.",
      `Marquee\n${siteUrl}`,
    ].join("\n\n"),
  };
}

/** To a new account: the link that confirms its address, on which its free replies depend. */
export function welcomeMail(to: Recipient, token: string): Mail {
  return {
    subject: "Confirm your email address for Marquee",
    text: letter(
      to,
      "Welcome to Marquee. Confirm your email address to use your free replies from Morgan:",
      `${to.siteUrl}/confirm-email?token=${token}`,
      `The link works once and for ${durations.emailLinkSeconds / 3_600} hours. If you ask for another one, only the newest works.`,
      "If you did not create this account, ignore this email.",
    ),
  };
}

/** To the address that is about to be replaced, where a break-in would be noticed. */
export function emailChangeMail(to: Recipient): Mail {
  return {
    subject: "The address of your Marquee account is about to change",
    text: letter(
      to,
      "Somebody who is signed in to your account asked to use another email address for it. This one counts until the new one is confirmed.",
      notYou(to.siteUrl),
    ),
  };
}

/** The last mail of an account. */
export function accountDeletedMail(to: Recipient): Mail {
  return {
    subject: "Your Marquee account was deleted",
    text: letter(
      to,
      "Your account and what belonged to it were deleted. Payments and credits stay on record without your personal data, as bookkeeping demands.",
      "If this was not you, please write to our support.",
    ),
  };
}
