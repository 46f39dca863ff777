import { durations } from "@marquee/contracts/durations";
import { sitePaths } from "@marquee/contracts/site-path";
import { inMail } from "./in-mail.ts";

/** A mail before it is addressed. It says nothing about a person except their name. */
export interface Mail {
  subject: string;
  text: string;
}

interface Recipient {
  name: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
}

/** What the owner of an account should do about a change that somebody else made. */
const notYou = (siteUrl: string) =>
  `If this wasn't you, reset your password right away: ${siteUrl}${sitePaths.auth}?way=forgot. That signs out every device.`;

function letter({ name, siteUrl }: Recipient, ...paragraphs: string[]): string {
  return [`Hi ${inMail(name)},`, ...paragraphs, `Marquee\n${siteUrl}`].join("\n\n");
}

/** The reset link for a forgotten password. */
export function resetLinkMail(to: Recipient, token: string): Mail {
  return {
    subject: "Reset your Marquee password",
    text: letter(
      to,
      "We received a request to reset your password. Choose a new one here:",
      `${to.siteUrl}${sitePaths.resetPassword}?token=${token}`,
      `This link expires in ${durations.resetLinkSeconds / 60} minutes and works once. If you request another, only the newest works.`,
      "If you didn't request it, you can ignore this email.",
    ),
  };
}

/** After a change from a signed-in session. */
export function passwordChangedMail(to: Recipient): Mail {
  return {
    subject: "Your Marquee password was changed",
    text: letter(
      to,
      "Your password was just changed, and we signed out all your other devices.",
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
      "Your password was reset with the link we sent to this email, and we signed out all your devices.",
      `If this wasn't you, someone may have access to your email. Secure your email account first, then reset your password: ${to.siteUrl}${sitePaths.auth}?way=forgot`,
    ),
  };
}

export function twoFactorOnMail(to: Recipient): Mail {
  return {
    subject: "Two-factor authentication is on",
    text: letter(
      to,
      "You'll now enter a code from your authenticator app when you sign in. Keep your recovery codes safe; each works once.",
      notYou(to.siteUrl),
    ),
  };
}

export function twoFactorOffMail(to: Recipient): Mail {
  return {
    subject: "Two-factor authentication is off",
    text: letter(
      to,
      "You no longer need a code to sign in, and your recovery codes have stopped working.",
      notYou(to.siteUrl),
    ),
  };
}

/** To a new address: the confirmation link. The address may be a stranger's, so the mail contains no name. */
export function confirmEmailMail(siteUrl: string, token: string): Mail {
  return {
    subject: "Confirm your email for Marquee",
    text: [
      "Hi,",
      "We received a request to use this email for a Marquee account. Confirm it here:",
      `${siteUrl}${sitePaths.confirmEmail}?token=${token}`,
      `This link expires in ${durations.emailLinkSeconds / 3_600} hours and works once. If you request another, only the newest works.`,
      "If this wasn't you, you can ignore this email. We won't use the address unless it's confirmed.",
      `Marquee\n${siteUrl}`,
    ].join("\n\n"),
  };
}

/** To a new account: the link that confirms its address, which its free replies require. */
export function welcomeMail(to: Recipient, token: string): Mail {
  return {
    subject: "Confirm your email address for Marquee",
    text: letter(
      to,
      "Welcome to Marquee. Confirm your email address to use your free replies from Morgan:",
      `${to.siteUrl}${sitePaths.confirmEmail}?token=${token}`,
      `This link expires in ${durations.emailLinkSeconds / 3_600} hours and works once. If you request another, only the newest works.`,
      "If you didn't create this account, you can ignore this email.",
    ),
  };
}

/** To the address that is about to be replaced, so that its owner notices a break-in. */
export function emailChangeMail(to: Recipient): Mail {
  return {
    subject: "Your Marquee email is about to change",
    text: letter(
      to,
      "Someone signed in to your account asked to change its email. We'll keep using this address until the new one is confirmed.",
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
      "We deleted your account and its data. We keep payment and credit records without your personal data, as required for accounting.",
      "If this wasn't you, contact our support team.",
    ),
  };
}
