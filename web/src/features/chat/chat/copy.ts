import { numberText } from "@marquee/contracts/text/formats";
/** Every text of the chat screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const answerActions = {
  suggestedReplies: "Suggested replies",
  chooseACreditPackage: "Choose a credit package",
} as const;

export const answerBubble = {
  morgan: "Morgan",
  copy: "Copy",
  retry: "Try again",
  stopped: "· Stopped",
  incomplete: "· Incomplete",
} as const;

const counted = (count: number, noun: string) =>
  sentence`${numberText(count)} ${noun}${count === 1 ? "" : "s"}`;

export const messageCards = {
  label: "Mentioned in this answer",
  attendees: (count: string) => sentence`${count} attendees`,
  from: (price: string) => sentence`from ${price}`,
  spots: (count: number) => (count === 0 ? "Sold out" : sentence`${counted(count, "spot")} left`),
  withOther: (other: string) => sentence`With ${other}`,
  heldUntil: (day: string) => sentence`Offer expires ${day}`,
  credits: (count: number) => counted(count, "credit"),
  cost: (count: number) => counted(count, "credit"),
  openEvent: "View event",
  startDeal: "Start a deal",
  openDeal: "Open deal",
  buy: "Buy credits",
  ownersBuy: "Only owners of the company can buy it",
  openCampaign: "Open campaign",
  tiers: { platinum: "Platinum", gold: "Gold", silver: "Silver", bronze: "Bronze" },
  dealStatuses: {
    negotiating: "Negotiating",
    pending: "Pending",
    active: "Active",
    completed: "Completed",
    cancelled: "Canceled",
  },
  campaignStatuses: {
    queued: "Queued",
    running: "In progress",
    completed: "Completed",
    failed: "Failed",
    cancelled: "Canceled",
  },
} as const;

export const chatHeader = {
  morgan: "Morgan",
  online: "Online",
  tagline: "Your experiential marketing strategist",
  refresh: "Refresh",
  conversations: "Conversations",
  live: "Live",
  connecting: "Connecting",
  reconnecting: "Reconnecting",
  offline: "Offline",
  connect: "Connect",
} as const;

export const composer = {
  switchedOff: "Chat is temporarily unavailable. We'll keep your draft.",
  label: "Message to Morgan",
  placeholder: "Tell me your vision and I'll translate it into action...",
  stop: "Stop",
  send: "Send",
  length: (length: number, most: number) => sentence`${numberText(length)} of ${numberText(most)} characters`,
  tooLong: (length: number, most: number) =>
    sentence`Your message has ${numberText(length)} characters. Shorten it to ${numberText(most)} to send it.`,
} as const;

const creditsEach = (credits: number) => (credits === 1 ? "1 credit" : sentence`${credits} credits`);

export const chargeRule = {
  free: "Replies are free.",
  each: (credits: number) => sentence`Each reply costs ${creditsEach(credits)}.`,
  left: (left: number, of: number, credits: number) =>
    sentence`${left} of ${of} free replies left this month, then ${creditsEach(credits)} each.`,
  used: (credits: number, renews: string) =>
    sentence`You've used this month's free replies. Each reply costs ${creditsEach(credits)} until ${renews}.`,
  paidBy: (rule: string, payer: string) => sentence`${rule} Paid by ${payer}.`,
} as const;

export const emptyChat = {
  eventsTitle: "Find events",
  events: "Which upcoming events fit our audience best?",
  sponsorshipTitle: "Plan a sponsorship",
  sponsorship: "Help me choose a sponsorship package for a budget of $25,000.",
  roiTitle: "Prove ROI",
  roi: "Which numbers should we track to prove the ROI of a sponsorship?",
  campaignTitle: "Shape a campaign",
  campaign: "Suggest an experiential campaign that introduces our new product.",
  guestsTitle: "Invite sponsors",
  guests: "Whom should I invite to sponsor my next event?",
  soldTitle: "Fill my spots",
  sold: "What is sold and what is still free of my events?",
  offersTitle: "Weigh offers",
  offers: "Which offers wait for my answer, and how do they compare with closed deals?",
  priceTitle: "Price a package",
  price: "What do gold packages at events like mine close at?",
  hostLead:
    "I can help you fill your events: price packages, weigh offers, and find sponsors to invite. Where would you like to start?",
  greeting: (firstName: string) => sentence`Hi ${firstName}, I'm Morgan.`,
  lead: "I can help you find events, plan sponsorships and budgets, and measure ROI. Where would you like to start?",
} as const;

export const messageList = {
  label: "Conversation with Morgan",
  loadOlder: "Load older messages",
  jump: "Jump to latest",
  typing: "Morgan is crafting something magical...",
  answering: "Morgan is answering.",
  answered: "Morgan has answered.",
} as const;

export const userBubble = {
  you: "You",
  copy: "Copy",
  edit: "Edit",
  notSent: (reason: string) => sentence`Not sent. ${reason}`,
  waiting: "Not sent yet. We'll send it when you're back online.",
  held: "Waiting. We'll send it as soon as you've confirmed your email address with the link we sent you.",
  retry: "Retry",
  discard: "Discard",
  sending: "Sending…",
} as const;

export const chatPage = {
  title: "AI Strategist",
  conversations: "Conversations",
} as const;

export const conversationPanel = {
  failed: "Couldn't load your conversation",
  loading: "Loading your conversation",
  goneTitle: "This conversation is gone",
  gone: "It was deleted, or the link is wrong.",
  toMain: "Go to your main conversation",
  nothing: "Nothing was written here yet",
  viewer:
    "You're a viewer in this company: you can read conversations and not write in them. Ask one of its owners for another role.",
} as const;

export const versionSwitch = {
  label: "Versions",
  previous: "Previous version",
  next: "Next version",
  position: (at: number, of: number) => sentence`${at} / ${of}`,
} as const;

export const answerFeedback = {
  up: "Good answer",
  down: "Bad answer",
  sent: "Thanks for your feedback.",
} as const;

export const newConversation = { label: "New conversation" } as const;

export const conversationMenu = {
  label: "Conversation options",
  main: "Main conversation",
  unnamed: "New conversation",
} as const;
