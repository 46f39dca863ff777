import type { Need, NeedKind } from "@marquee/contracts/home/needs";
import { sentence } from "@marquee/contracts/text/sentence";
import { formatDollars } from "#format/format.ts";

/** Every text of what waits for the user, on the dashboard and in the Sponsorship Hub. */

export const needsYou = {
  title: "Needs you",
  all: (count: string) => sentence`See all ${count}`,
  count: (count: number, isMore: boolean) => (isMore ? sentence`${count}+` : String(count)),
  loading: "Loading what needs you",
  failed: "Couldn't load what needs you",
  rest: (count: number) => sentence`And ${count} more, once these are done.`,
  none: "Nothing needs you right now",
  noneBrand:
    "Answers to your offers, contracts to sign, and deliveries to check show up here. Find an event for your next offer.",
  noneHost:
    "Offers, contracts to sign, and questions from sponsors show up here. More packages bring more offers.",
  noneAdmin: "Changes that other admins ask you to approve show up here.",
  look: "View",
  browse: "Browse events",
  events: "Your events",
  admin: "Admin dashboard",
  left: (time: string) => sentence`${time} left`,
  due: (time: string) => sentence`Due in ${time}`,
  starts: (time: string) => sentence`Starts in ${time}`,
  ends: (time: string) => sentence`Ends in ${time}`,
  overdue: "Overdue",
  listPrice: (usd: string) => sentence`List price ${usd}`,
  median: (usd: string) => sentence`Similar deals: ${usd}`,
} as const;

const other = (from: string | null) => from ?? "The other side";
const usd = (amount: number | null) => formatDollars(amount ?? 0);
const name = (text: string | null) => text ?? "";

/** What each kind of need says, and what its button does. */
export const needTexts: Record<NeedKind, { title: (need: Need) => string; action: string }> = {
  answer_offer: {
    title: ({ from, amount }) => sentence`${other(from)} offered ${usd(amount)}`,
    action: "Answer offer",
  },
  take_spot: { title: () => "A spot is held for you", action: "Make an offer" },
  sign_contract: {
    title: ({ from }) => sentence`Sign the contract with ${other(from)}`,
    action: "Sign contract",
  },
  sign_change: {
    title: ({ from }) => sentence`Sign the changed contract with ${other(from)}`,
    action: "Sign change",
  },
  answer_request: { title: ({ from }) => sentence`Send ${other(from)} new terms`, action: "Send terms" },
  review_proof: {
    title: ({ from, count, subject }) =>
      count === 1
        ? sentence`${other(from)} delivered ${name(subject)}`
        : sentence`${other(from)} delivered ${count} benefits`,
    action: "Review",
  },
  deliver: { title: ({ subject }) => sentence`Deliver ${name(subject)}`, action: "Deliver" },
  answer_inquiry: { title: ({ from }) => sentence`${other(from)} asked you a question`, action: "Answer" },
  end_deal: {
    title: ({ from }) => sentence`End the deal with ${other(from)}: its event was canceled`,
    action: "End deal",
  },
  complete_deal: {
    title: ({ from }) => sentence`Complete the deal with ${other(from)}`,
    action: "Complete deal",
  },
  read_messages: { title: ({ from }) => sentence`${other(from)} sent you a message`, action: "Read" },
  read_inquiry: { title: ({ from }) => sentence`${other(from)} replied`, action: "Read" },
  add_packages: {
    title: ({ eventName }) => sentence`Add a package to ${name(eventName)}`,
    action: "Add package",
  },
  publish_event: { title: ({ eventName }) => sentence`Publish ${name(eventName)}`, action: "Finish draft" },
  decide_approval: {
    title: ({ subject }) => sentence`Approve a change to ${name(subject)}`,
    action: "Decide",
  },
  decide_adjustment: {
    title: ({ subject, count }) =>
      sentence`Approve ${count > 0 ? "+" : "−"}${Math.abs(count)} credits for ${name(subject)}`,
    action: "Decide",
  },
  answer_support: { title: ({ from }) => sentence`${other(from)} asked for help`, action: "Answer" },
  decide_role_change: {
    title: ({ from }) => sentence`${other(from)} asked for another role`,
    action: "Decide",
  },
};

/** The second line of needs that no deal or event describes. */
export const needNotes: Partial<Record<NeedKind, (need: Need) => string>> = {
  add_packages: () => "Sponsors can't make offers without one.",
  publish_event: () => "Only you can see it.",
  decide_approval: ({ from }) => sentence`Requested by ${other(from)}`,
  decide_adjustment: ({ from }) => sentence`Requested by ${other(from)}`,
  answer_support: ({ subject }) => name(subject),
  decide_role_change: ({ subject }) => sentence`Wants to become: ${name(subject)}`,
};
