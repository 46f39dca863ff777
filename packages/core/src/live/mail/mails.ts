import { aTeamRole, type TeamRole, teamRoleTexts } from "@marquee/contracts/account/team-roles";
import { durations } from "@marquee/contracts/durations";
import { sitePaths } from "@marquee/contracts/site-path";
import { sentence } from "@marquee/contracts/text/sentence";
import { composed, type Letter, type LinkedSentence, type Mail, type MailLink } from "./letter.ts";

interface Recipient {
  name: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
}

const aboutSecurity: LinkedSentence = {
  text: "We always email changes to how you sign in to Marquee, so that you notice one that isn't yours.",
};
const aboutAsked: LinkedSentence = {
  text: "You get this email because someone entered this address on Marquee.",
};

const forgotten = (siteUrl: string): MailLink => ({
  label: "Reset your password",
  url: `${siteUrl}${sitePaths.auth}?way=forgot`,
});

/** What the owner of an account should do about a change that somebody else made. */
const notYou = (siteUrl: string): LinkedSentence => ({
  text: "If this wasn't you, reset your password right away. That signs out every device.",
  link: forgotten(siteUrl),
});

/** A mail to an account's owner. */
function toOwner(
  { name, siteUrl }: Recipient,
  letter: Omit<Letter, "name" | "why"> & Partial<Pick<Letter, "why">>,
): Mail {
  return composed(siteUrl, { why: aboutSecurity, ...letter, name });
}

/** The reset link for a forgotten password. */
export function resetLinkMail(to: Recipient, token: string): Mail {
  return linkToReset(to, token, "We received a request to reset your password.", aboutAsked);
}

/** The reset link that an admin sends, as its reader asked our team to. */
export function teamResetLinkMail(to: Recipient, token: string): Mail {
  return linkToReset(
    to,
    token,
    "Our support team sent you this link to choose a new password. Nobody else, our team included, can see it.",
    aboutSecurity,
  );
}

function linkToReset(to: Recipient, token: string, paragraph: string, why: LinkedSentence): Mail {
  return toOwner(to, {
    subject: "Reset your Marquee password",
    headline: "Choose a new password",
    paragraphs: [paragraph],
    button: { label: "Choose a new password", url: `${to.siteUrl}${sitePaths.resetPassword}?token=${token}` },
    closing: [
      {
        text: `This link expires in ${durations.resetLinkSeconds / 60} minutes and works once. If you request another, only the newest works.`,
      },
      { text: "If you didn't request it, you can ignore this email." },
    ],
    why,
  });
}

/** After a change from a signed-in session. */
export function passwordChangedMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Your Marquee password was changed",
    headline: "Your password was changed",
    paragraphs: ["Your password was just changed, and we signed out all your other devices."],
    closing: [notYou(to.siteUrl)],
  });
}

/** After a reset by mail. */
export function passwordResetMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Your Marquee password was reset",
    headline: "Your password was reset",
    paragraphs: [
      "Your password was reset with the link we sent to this email, and we signed out all your devices.",
    ],
    closing: [
      {
        text: "If this wasn't you, someone may have access to your email. Secure your email account first, then reset your password.",
        link: forgotten(to.siteUrl),
      },
    ],
  });
}

export function twoFactorOnMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Two-factor authentication is on",
    headline: "Two-factor authentication is on",
    paragraphs: [
      "You'll now enter a code from your authenticator app when you sign in. Keep your recovery codes safe; each works once.",
    ],
    closing: [notYou(to.siteUrl)],
  });
}

export function twoFactorOffMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Two-factor authentication is off",
    headline: "Two-factor authentication is off",
    paragraphs: ["You no longer need a code to sign in, and your recovery codes have stopped working."],
    closing: [notYou(to.siteUrl)],
  });
}

/** To somebody who is invited to an account. The address may be a stranger's, so the mail contains no name of theirs. */
export function invitationMail(
  siteUrl: string,
  { company, invitedBy, teamRole }: { company: string; invitedBy: string; teamRole: TeamRole },
  token: string,
): Mail {
  return composed(siteUrl, {
    subject: sentence`${invitedBy} invited you to ${company} on Marquee`,
    headline: sentence`Join ${company} on Marquee`,
    paragraphs: [
      sentence`${invitedBy} invited you to work in ${company}'s Marquee account as ${aTeamRole[teamRole]}.`,
      teamRoleTexts[teamRole],
    ],
    button: { label: "View the invitation", url: `${siteUrl}${sitePaths.invitation}?token=${token}` },
    closing: [
      {
        text: `The link works once, for ${durations.invitationSeconds / 86_400} days, and only for this address: sign in or register with it. If you get another invitation, only the newest works.`,
      },
      { text: "If you didn't expect this, you can ignore it." },
    ],
    why: { text: sentence`You get this email because ${invitedBy} entered this address on Marquee.` },
  });
}

const linkExpires = `This link expires in ${durations.emailLinkSeconds / 3_600} hours and works once. If you request another, only the newest works.`;

const confirmation = (siteUrl: string, token: string): MailLink => ({
  label: "Confirm your email",
  url: `${siteUrl}${sitePaths.confirmEmail}?token=${token}`,
});

/** To a new address: the confirmation link. The address may be a stranger's, so the mail contains no name. */
export function confirmEmailMail(siteUrl: string, token: string): Mail {
  return composed(siteUrl, {
    subject: "Confirm your email for Marquee",
    headline: "Confirm your email",
    paragraphs: ["We received a request to use this email for a Marquee account."],
    button: confirmation(siteUrl, token),
    closing: [
      { text: linkExpires },
      {
        text: "If this wasn't you, you can ignore this email. We won't use the address unless it's confirmed.",
      },
    ],
    why: aboutAsked,
  });
}

/** To a new account: the link that confirms its address, which its free replies require. */
export function welcomeMail({ name, siteUrl }: Recipient, token: string): Mail {
  return composed(siteUrl, {
    subject: "Confirm your email address for Marquee",
    headline: "Welcome to Marquee",
    name,
    paragraphs: ["Confirm your email address to use your free replies from Morgan."],
    button: confirmation(siteUrl, token),
    closing: [
      { text: linkExpires },
      { text: "If you didn't create this account, you can ignore this email." },
    ],
    why: aboutAsked,
  });
}

/** To the address that is about to be replaced, so that its owner notices a break-in. */
export function emailChangeMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Your Marquee email is about to change",
    headline: "Your email is about to change",
    paragraphs: [
      "Someone signed in to your account asked to change its email. We'll keep using this address until the new one is confirmed.",
    ],
    closing: [notYou(to.siteUrl)],
  });
}

/** The last mail of an account. */
export function accountDeletedMail(to: Recipient): Mail {
  return toOwner(to, {
    subject: "Your Marquee account was deleted",
    headline: "Your account was deleted",
    paragraphs: [
      "We deleted your account and its data. We keep payment and credit records without your personal data, as required for accounting.",
    ],
    closing: [{ text: "If this wasn't you, contact our support team." }],
  });
}
