/** Every text of the legal screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const legalPage = {
  backToSignIn: "Back to sign in",
  updated: (date: string) => sentence`Last updated ${date}`,
} as const;

export const privacyPage = {
  title: "Privacy",
  storeTitle: "What we store",
  store:
    "We store your account details, your conversations with Morgan, your campaigns, and a record of your credits and payments. We store passwords only as hashes, and we never see your card details.",
  usageTitle: "How we use it",
  usage:
    "We use your data to do what you ask. We send your prompts and messages to the AI model that answers them, and to no one else. We don't show ads or use third-party tracking.",
  browserTitle: "In your browser",
  browser:
    "One cookie keeps you signed in, and another remembers the sidebar. Your theme, notifications, and drafts stay on your device. We clear your notifications and drafts when you log out.",
  rightsTitle: "Your rights",
  rights:
    "You can download or delete your data at any time in Profile > Security. To correct your details, edit your profile.",
} as const;

export const termsPage = {
  title: "Terms of use",
  serviceTitle: "What you get",
  service:
    "Marquee is in beta. It helps you find events, plan sponsorships, and create campaign concepts with an AI assistant. Concepts and answers are drafts. Check facts, prices, and dates before you act on them.",
  creditsTitle: "Credits",
  credits:
    "You use credits to generate campaigns and, beyond the free monthly allowance, to chat with Morgan. Credits that you buy never expire, and purchases are nonrefundable. Credits that we give you expire on the date shown with your balance, where there is one. If a generation fails, its credits return to your balance automatically.",
  contentTitle: "Your content",
  content:
    "You own what you write and what we generate for you, and you may use it for your business. You may not use Marquee to break the law or to harm others.",
  accountTitle: "Your account",
  account:
    "Keep your password to yourself and your details up to date. We may suspend an account that puts others at risk, and we'll tell you why.",
} as const;
