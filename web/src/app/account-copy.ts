/** The texts about acting for one of several accounts, which most people never see. */

import { sentence } from "@marquee/contracts/text/sentence";

export const accountChoice = {
  accounts: "Act for",
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
