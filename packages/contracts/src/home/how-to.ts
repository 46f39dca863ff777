import { sitePaths as paths } from "../site-path.ts";

/** How to do one thing, and where: the topics of the Help page, which Morgan answers from as well. */
export interface HowTo {
  id: string;
  title: string;
  text: string;
  /** Additional words that match it. */
  words: string;
  /** The page where it is done. */
  to: string;
  link: string;
  /** The pages that it is about, as address prefixes. */
  pages: readonly string[];
}

export const howTos: readonly HowTo[] = [
  {
    id: "find-events",
    title: "Find events that fit",
    text: "Filter Brand Events by category, place, date, audience, and price. The match score shows how well an event fits your profile and what Morgan knows about your brand.",
    words: "recommended match score search category city budget",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events, paths.dashboard],
  },
  {
    id: "save-searches",
    title: "Get told about new events",
    text: "Save a search, and we notify you once about each new event that fits. Save an event, and we notify you when its price, date, or spots change.",
    words: "alerts notifications saved watch",
    to: `${paths.events}?view=searches`,
    link: "Open saved searches",
    pages: [paths.events],
  },
  {
    id: "compare",
    title: "Compare packages",
    text: "Select up to four packages on an event's Sponsorship tab. You see their benefits side by side and the price per expected attendee.",
    words: "side by side sponsorship price per attendee",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events],
  },
  {
    id: "make-offer",
    title: "Make an offer",
    text: "Choose a package, enter your amount and terms, and send it. We hold the spot while you write and while the host answers.",
    words: "deal negotiate new sponsorship hold spot counter",
    to: paths.newSponsorship,
    link: "Start a deal",
    pages: [paths.sponsorships, paths.events],
  },
  {
    id: "sign",
    title: "Sign a contract",
    text: "Once both sides accept the same terms, the brand signs first and the host second. The deal becomes active with the second signature.",
    words: "contract signature sign signs first order accept terms pending active ink binding",
    to: paths.sponsorships,
    link: "Open the Sponsorship Hub",
    pages: [paths.sponsorships],
  },
  {
    id: "answer-in-time",
    title: "Answer an offer in time",
    text: "An offer stays open for 72 hours and holds its spot for as long. Unanswered, it expires and the spot is free again. A counter-offer starts the 72 hours anew.",
    words:
      "how long expire expires lapse dies dead evaporates deadline clock days hours answer unanswered counter bid spot",
    to: paths.sponsorships,
    link: "Open the Sponsorship Hub",
    pages: [paths.sponsorships],
  },
  {
    id: "cancel-deal",
    title: "Cancel a deal",
    text: "Until both sides have signed, either may decline or cancel. A signed deal can't be canceled for reasons of your own: only if its event is called off, then by either side, or by the sponsor if the host changed the event after both signed.",
    words: "pull out leave withdraw call off organizer event canceled signed becomes happens",
    to: paths.sponsorships,
    link: "Open the Sponsorship Hub",
    pages: [paths.sponsorships],
  },
  {
    id: "verify",
    title: "Check a signed contract",
    text: "Drop the PDF on the verification page. It says which version it is, who signed it and when, or that it doesn't match.",
    words: "verify contract pdf file hash",
    to: paths.verifyContract,
    link: "Verify a contract",
    pages: [paths.sponsorships],
  },
  {
    id: "campaign",
    title: "Generate a campaign",
    text: "Describe your goal in the Strategy Builder. You see the price before you start. If something fails, we return the credits for that part. Then refine a concept on its card: cheaper, in another city, more technical, or a new one.",
    words: "refine regenerate cheaper concepts ideas mockup competitive analysis brief prompt",
    to: paths.campaigns,
    link: "Open Campaign Strategy",
    pages: [paths.campaigns, paths.dashboard],
  },
  {
    id: "morgan",
    title: "Ask Morgan",
    text: "Morgan looks up your events, deals, credits, and results, and suggests next steps. Nothing changes until you confirm it.",
    words: "chat assistant ai strategist reply tools",
    to: paths.chat,
    link: "Talk to Morgan",
    pages: [paths.chat, paths.dashboard],
  },
  {
    id: "what-morgan-knows",
    title: "Change what Morgan knows",
    text: "Your company, goals, audience, brand voice, words to avoid, and other facts are in your profile. You can edit or clear them at any time.",
    words: "brand voice forbidden words facts onboarding wizard profile",
    to: `${paths.profile}?show=brand-facts`,
    link: "Open what Morgan knows",
    pages: [paths.chat, paths.profile, paths.campaigns],
  },
  {
    id: "credits",
    title: "Buy credits",
    text: "Choose a package on the credits page. Credits you buy never expire; welcome credits do, on the day shown with your balance. Your balance and every transaction are listed there.",
    words: "payment price package balance receipt billing",
    to: paths.credits,
    link: "Open Billing & Credits",
    pages: [paths.credits],
  },
  {
    id: "credits-back",
    title: "Get credits back",
    text: "If a campaign, one of its parts, or a reply fails, or you cancel an order before it starts, its credits return to your balance by themselves. If the payment for credits is refunded, the credits it bought are taken back.",
    words: "refund refunded failed return money",
    to: paths.credits,
    link: "Open Billing & Credits",
    pages: [paths.credits, paths.campaigns],
  },
  {
    id: "waiting-list",
    title: "Wait for a sold-out package",
    text: "Join the waiting list on an event's Sponsorship tab. The next free spot is offered to whoever has waited longest, and is held for them for a while.",
    words: "waitlist sold out full spot queue line place next picked",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events],
  },
  {
    id: "results",
    title: "Enter and share results",
    text: "Enter leads, revenue, and other results by hand or import a CSV. Select a number to see the rows behind it. Share links expire and can be revoked.",
    words: "analytics roi metrics import csv share link sample data",
    to: `${paths.analytics}?open=record`,
    link: "Enter results",
    pages: [paths.analytics, paths.engagement, paths.roi],
  },
  {
    id: "publish",
    title: "Publish an event",
    text: "Create the event, add its packages, and publish it. Brands who saved a matching search are notified.",
    words:
      "host create packages draft add-ons list listed sell sellable get sponsors first meetup organizer live steps",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "password",
    title: "Change your password",
    text: "Open security in your profile, enter your current password and a new one. If you forgot it, ask for a link on the sign-in page.",
    words: "reset forgotten forgot login sign in",
    to: `${paths.profile}?tab=security`,
    link: "Open security",
    pages: [paths.profile, paths.settings],
  },
  {
    id: "two-factor",
    title: "Turn on two-factor authentication",
    text: "Scan the QR code with an authenticator app and enter the code. Keep the recovery codes in case you lose your phone.",
    words: "security code password sign in recovery",
    to: `${paths.profile}?tab=security`,
    link: "Open security",
    pages: [paths.profile, paths.settings],
  },
  {
    id: "notifications",
    title: "Choose your notifications",
    text: "Turn kinds of notifications on or off in Settings. Security notifications are always on.",
    words: "email alerts preferences bell",
    to: paths.settings,
    link: "Open settings",
    pages: [paths.settings],
  },
  {
    id: "your-data",
    title: "Export or delete your data",
    text: "Download everything as a JSON file, or delete your account, at the bottom of the security tab.",
    words: "gdpr privacy account delete download",
    to: `${paths.profile}?tab=security`,
    link: "Open security",
    pages: [paths.profile],
  },
  {
    id: "api",
    title: "Use the API",
    text: "Turn on API access in Settings and create a key. The API documentation describes every call.",
    words: "developers keys integration openapi documentation",
    to: `${paths.settings}?tab=api`,
    link: "Open API settings",
    pages: [paths.settings],
  },
];
