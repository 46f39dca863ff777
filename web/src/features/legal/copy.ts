/** Every text of the legal screens, by component. */

export const legalPage = {
  backToSignIn: "Back to sign in",
} as const;

export const privacyPage = {
  privacy: "Privacy",
  whatIsKept: "What is kept",
  yourAccountDetailsYour:
    "Your account details, your conversations with Morgan, your campaigns, and a ledger of credits and payments. Passwords are stored only as hashes; card details never reach Marquee.",
  whatItIsUsedFor: "What it is used for",
  toDoWhatYouAsk:
    "To do what you ask for. Your prompts and messages are sent to the AI model that answers them, and to nobody else. There is no advertising and no tracking by third parties.",
  inYourBrowser: "In your browser",
  oneCookieKeepsYouSigned:
    "One cookie keeps you signed in, one remembers the sidebar. Your theme, notifications and drafts stay on your device and go when you log out.",
  yourRights: "Your rights",
  youCanAskForA:
    "You can ask for a copy of what is held about you, have it corrected, or have it deleted. Contact the administrator of your workspace or Marquee support.",
} as const;

export const termsPage = {
  termsOfUse: "Terms of use",
  whatYouGet: "What you get",
  marqueeIsInBetaIt:
    "Marquee is in beta. It helps you find events, plan sponsorships and produce campaign concepts with an AI assistant. Concepts and answers are drafts: check facts, prices and dates before you act on them.",
  credits: "Credits",
  creditsPayForCampaignGeneration:
    "Credits pay for campaign generation and, beyond the free monthly allowance, for the assistant's answers. They never expire and are not refunded in money. Credits for work that failed are given back.",
  yourContent: "Your content",
  whatYouWriteAndWhat:
    "What you write and what is generated for you is yours. You may use it for your business. You may not use Marquee to break the law or to harm others.",
  yourAccount: "Your account",
  keepYourPasswordToYourself:
    "Keep your password to yourself and your details correct. We may suspend an account that endangers others, and will say why.",
} as const;
