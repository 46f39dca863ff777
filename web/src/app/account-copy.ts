/** The texts about acting for one of several accounts and about proving who one is, which most visits never show. */

import type { GrantScope } from "@marquee/contracts/account/grant-scopes";
import { sentence } from "@marquee/contracts/text/sentence";

export const accountChoice = {
  accounts: "Act for",
  client: "Client",
} as const;

export const otherAccountPage = {
  title: "Another account",
  loading: "Loading your accounts",
  failed: "Couldn't load your accounts",
  belongs: (company: string) => sentence`This page belongs to ${company}.`,
  actsFor: (company: string) => sentence`You're acting for ${company} right now.`,
  switchTo: (company: string) => sentence`Switch to ${company}`,
  notYours: "This page belongs to an account that isn't yours",
  notYoursText: "Ask one of the company's owners to invite you.",
  dashboard: "Go to the dashboard",
} as const;

/** What an agency's access to a client includes, after the client's name. */
const scopes: Readonly<Record<GrantScope, string>> = {
  everything: "Everything but people and billing.",
  deals: "Deals only.",
  campaigns: "Campaigns only.",
};

export const clientBand = {
  text: (client: string, scope: GrantScope) => sentence`You act for ${client}. ${scopes[scope]}`,
  paidBy: (payer: string) => sentence`${payer} pays for orders.`,
  aClient: "a client",
  back: (agency: string) => sentence`Back to ${agency}`,
} as const;

export const viewingBand = {
  text: (account: string, time: string) => sentence`You're viewing as ${account}, read only, until ${time}.`,
  stop: "Stop",
} as const;

export const outOfScopePage = {
  title: "Not part of your access",
  text: (client: string) => sentence`Your agency's access to ${client} doesn't include this page.`,
  included: {
    everything: "It includes everything but people and billing. One of the client's owners can change that.",
    deals: "It's for deals only. One of the client's owners can change that.",
    campaigns: "It's for campaigns only. One of the client's owners can change that.",
  } satisfies Record<GrantScope, string>,
  open: "Go to what's included",
  viewing: "You can't view this page as another account",
  viewingText:
    "People, billing, and the account's own settings stay closed while you view it. Its page in the admin area has what you need to help.",
  viewingOpen: "Go to the dashboard",
} as const;

export const accessEnded = {
  title: "Your access has ended",
  back: "Back to your own account",
} as const;

export const stepUpDialog = {
  giveACodeOfYour: "Enter a code from your authenticator app or a recovery code.",
  giveYourPasswordYouWill: "Enter your password. We won't ask again for 10 minutes.",
  codeIsRequired: "Code is required",
  passwordIsRequired: "Password is required",
  confirmItIsYou: "Confirm it's you",
  code: "Code",
  password: "Password",
  cancel: "Cancel",
  confirm: "Confirm",
  yourAccountHasNoPassword:
    "Your account has no password. Sign in again to continue. We'll bring you back to this page.",
  signInAgain: "Sign in again",
} as const;

export const secondFactorNotice = {
  adminDashboard: "Admin Dashboard",
  oneStepIsLeftBefore: "One more step before you can open the admin pages.",
  backToDashboard: "Back to Dashboard",
  setUpTwoFactorAuthentication: "Set up two-factor authentication",
  setUpNow: "Set up now",
  adminsSignInWithA:
    "Admins sign in with a password and a code from an authenticator app. It takes about a minute.",
} as const;
