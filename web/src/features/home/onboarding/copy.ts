/** Every text shown to newcomers, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const tourDialog = {
  welcomeTitle: (firstName: string) => sentence`Welcome to Marquee, ${firstName}`,
  ideationTitle: "Campaign ideation",
  openIdeation: "Open Campaign Strategy",
  eventsTitle: "Premium events",
  openEvents: "Open Brand Events",
  analyticsTitle: "Analytics",
  openAnalytics: "Open Enterprise Analytics",
  creditsTitle: "Credits",
  credits: (campaign: string, withEverything: string) =>
    sentence`A campaign costs ${campaign}, or ${withEverything} with every option. You pay only for what's delivered. If something fails, we return your credits automatically.`,
  openCredits: "Open Billing & Credits",
  morganTitle: "Meet Morgan, your AI strategist",
  morgan: "Morgan knows your events, packages, and balance, and answers in real time.",
  openMorgan: "Talk to Morgan",
  engagement: "Engagement",
  strategy: "Strategy",
  insights: "Insights",
  step: (at: number, of: number) => sentence`Step ${at} of ${of}`,
  back: "Back",
  next: "Next",
  finish: "Finish Tour",
  close: "Close the tour",
  whatMorganDoes: "What Morgan can do for you",
} as const;

export const welcomeDialog = {
  title: (firstName: string) => sentence`Good to have you here, ${firstName}`,
  tabs: "About Marquee",
  keyFeatures: "Key Features",
  gettingStarted: "Getting Started",
  benefits: "Benefits",
  getStarted: "Get Started",
} as const;

export const partnerWelcome = {
  title: (company: string) => sentence`Welcome, ${company}`,
  lead: "Your partner account is ready.",
  tabs: "Your partnership",
  overview: "Overview",
  overviewTexts: [
    "As our cybersecurity marketing partner, you start with 10,000 premium credits for campaigns and Morgan's answers.",
    "Your dashboard shows the events you sponsor and what's coming up in cybersecurity.",
    "Morgan knows your deals and helps you prepare every appearance.",
  ],
  yourEvents: "Your Events",
  noEvents: "You don't sponsor any events yet.",
  strategicGoals: "Strategic Goals",
  goals: [
    { name: "CISO Engagement", text: "Meet security leaders where they decide." },
    { name: "Enterprise Growth", text: "Turn conversations at events into enterprise customers." },
    { name: "Gov Partnerships", text: "Build trust with public-sector teams." },
  ],
  skipTour: "Skip Tour",
  getStarted: "Get Started",
} as const;

export const wizardDialog = {
  title: "Tell Morgan about yourself",
  step: (at: number, of: number) => sentence`Step ${at} of ${of}`,
  meetTitle: "Meet Morgan",
  meetText:
    "Morgan is your experiential marketing consultant. We'll send this message for you to start the conversation.",
  back: "Back",
  next: "Next",
  skip: "Skip for now",
  complete: "Complete & Chat with Morgan",
} as const;
