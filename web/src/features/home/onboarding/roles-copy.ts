import type { UserRole } from "@marquee/contracts/enums";

/** What differs between roles in the texts shown to newcomers. */

interface Welcome {
  lead: string;
  features: readonly string[];
  steps: readonly string[];
  benefits: readonly string[];
}

export const welcomes: Record<UserRole, Welcome> = {
  brand: {
    lead: "Marquee brings brands and events together, from the first idea to the signed deal and its results.",
    features: [
      "Find events that fit your audience, budget, and region",
      "Negotiate, sign, and manage sponsorship deals in one place",
      "Get campaign concepts with budgets, goals, and metrics",
      "Ask Morgan, your AI strategist, about any of it",
    ],
    steps: [
      "Tell Morgan about your company and goals.",
      "Browse Brand Events and save the ones you like.",
      "Describe a campaign in the Strategy Builder.",
      "Make an offer for a sponsorship package.",
    ],
    benefits: [
      "See how well each event fits, and why",
      "Know what a sponsorship brought in, down to the rows behind each number",
      "Pay only for campaigns that are delivered",
    ],
  },
  event_host: {
    lead: "Marquee brings your events in front of the brands that want your audience, and takes each sponsorship from the offer to the results.",
    features: [
      "List your events with packages that brands can make offers for",
      "Answer each offer next to the list price and what similar deals closed at",
      "Negotiate, sign, and deliver sponsorships in one place",
      "Ask Morgan what sells and how to answer an offer",
    ],
    steps: [
      "Tell Morgan about your events and who comes to them.",
      "Create an event and publish it with at least one package.",
      "Answer the offers and inquiries under Needs you.",
      "Sign the contract and deliver what it promises.",
    ],
    benefits: [
      "See at a glance how many spots are sold, held, and free",
      "Never miss a deadline: each offer shows how long it stays open",
      "Show sponsors what they got, so they come back",
    ],
  },
  agency: {
    lead: "Marquee brings brands and events together. Work on both sides: sponsor events, and host your own.",
    features: [
      "Find events that fit an audience, a budget, and a region",
      "List your own events with packages that brands can make offers for",
      "Negotiate, sign, and manage sponsorship deals in one place",
      "Ask Morgan, your AI strategist, about either side",
    ],
    steps: [
      "Tell Morgan about your agency and its goals.",
      "Browse Brand Events and save the ones you like.",
      "Create an event if you host any.",
      "Make your first offer, or answer one.",
    ],
    benefits: [
      "See both sides of your deals on one dashboard",
      "Know what a sponsorship brought in, down to the rows behind each number",
      "Pay only for campaigns that are delivered",
    ],
  },
  admin: {
    lead: "Marquee brings brands and events together. You see to it that it works for both.",
    features: [
      "See what happened since yesterday, and whether all is well",
      "Find any person and see the state of their account",
      "Follow payments, credits, and failed jobs",
      "Ask Morgan, as everybody else can",
    ],
    steps: [
      "Open the Admin Dashboard and look at Since yesterday.",
      "Check System Control: prices, limits, and switches.",
      "Look at the failed jobs and retry or refund them.",
    ],
    benefits: [
      "Each number leads to the rows behind it",
      "Every change by an admin is recorded with its reason",
      "What moves much money or many credits takes two admins",
    ],
  },
};

interface Question {
  title: string;
  text: string;
  label: string;
  placeholder: string;
}

type Questions = Record<"companyName" | "industry" | "marketingGoals" | "targetAudience", Question>;

const sponsorQuestions: Questions = {
  companyName: {
    title: "What's your company called?",
    text: "Morgan uses this in campaign ideas and introductions.",
    label: "Company name",
    placeholder: "Acme",
  },
  industry: {
    title: "What industry are you in?",
    text: "So Morgan suggests events where your customers are.",
    label: "Industry",
    placeholder: "Cybersecurity software",
  },
  marketingGoals: {
    title: "What are your marketing goals?",
    text: "Name a few. Separate them with commas.",
    label: "Marketing goals",
    placeholder: "Qualified leads, brand awareness",
  },
  targetAudience: {
    title: "Who do you want to reach?",
    text: "Roles, teams, or kinds of companies.",
    label: "Target audience",
    placeholder: "CISOs, security engineers",
  },
};

const hostQuestions: Questions = {
  companyName: {
    ...sponsorQuestions.companyName,
    text: "Morgan uses this when it helps you write to sponsors.",
    placeholder: "Lakeside Events",
  },
  industry: {
    ...sponsorQuestions.industry,
    title: "What industry are your events for?",
    text: "So Morgan knows which brands want to be there.",
    placeholder: "Food and drink",
  },
  marketingGoals: {
    ...sponsorQuestions.marketingGoals,
    title: "What should sponsorships do for your events?",
    placeholder: "Cover the venue, keep tickets affordable",
  },
  targetAudience: {
    ...sponsorQuestions.targetAudience,
    title: "Who comes to your events?",
    text: "Sponsors ask this first.",
    placeholder: "Café owners, roasters, baristas",
  },
};

/** What Morgan asks a newcomer. */
export const wizardQuestions: Record<UserRole, Questions> = {
  brand: sponsorQuestions,
  agency: sponsorQuestions,
  admin: sponsorQuestions,
  event_host: hostQuestions,
};

/** How a newcomer introduces the last two answers to Morgan. */
export const introductions: Record<UserRole, { goals: string; audience: string }> = {
  brand: { goals: "Our marketing goals", audience: "Who we want to reach" },
  agency: { goals: "Our marketing goals", audience: "Who we want to reach" },
  admin: { goals: "Our marketing goals", audience: "Who we want to reach" },
  event_host: { goals: "What sponsorships should do for our events", audience: "Who comes to our events" },
};

/** What the tour says of the pages, where a host's reason to open one differs. */
export const tourTexts = {
  sponsor: {
    welcome:
      "Marquee helps marketing teams find the right events, close sponsorship deals, and turn both into campaigns. Six short steps show you around.",
    ideation:
      "Describe your goal, and the Strategy Builder creates complete concepts with budgets and metrics. Add a competitive analysis or a visual mockup if you need one.",
    events:
      "Find events by category, place, audience, and price. Save the ones you like, compare their packages, and make an offer right here.",
    analytics: "See what your sponsorships bring in, compare periods, and decide where to go next.",
    engagementText: "Ask which events reach your audience and how to draw them to your booth.",
    strategyText: "Let Morgan compare packages, plan a budget, and prepare your next negotiation.",
    insightsText: "Learn which metrics prove ROI and the cheapest ways to improve them.",
  },
  host: {
    welcome:
      "Marquee helps hosts find sponsors for their events, close the deals, and show what they brought. Six short steps show you around.",
    ideation:
      "Describe what a sponsor could do at your event, and the Strategy Builder creates complete concepts with budgets and metrics to offer it with.",
    events:
      "This is where brands look for events. Yours are listed here once you publish them; see how they stand next to the others.",
    analytics: "See what your sponsorships are worth, compare periods, and show sponsors their results.",
    engagementText: "Ask how to draw your audience to a sponsor's booth.",
    strategyText: "Let Morgan look at an offer, name a price, and prepare your answer.",
    insightsText: "Learn which packages sell, at what price, and to whom.",
  },
} as const;
