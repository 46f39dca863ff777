/** Every text shown to newcomers, by component. */

export const tourDialog = {
  welcomeTitle: (firstName: string) => `Welcome to Marquee, ${firstName}`,
  welcome:
    "Marquee helps marketing teams find the right events, close sponsorship deals, and turn both into campaigns. Six short steps show you around.",
  ideationTitle: "Campaign ideation",
  ideation:
    "Describe your goal, and the Strategy Builder creates complete concepts with budgets and metrics. Add a competitive analysis or a visual mockup if you need one.",
  openIdeation: "Open Campaign Strategy",
  eventsTitle: "Premium events",
  events:
    "Find events by category, place, audience, and price. Save the ones you like, compare their packages, and make an offer right here.",
  openEvents: "Open Brand Events",
  analyticsTitle: "Analytics",
  analytics: "See what your sponsorships bring in, compare periods, and decide where to go next.",
  openAnalytics: "Open Enterprise Analytics",
  creditsTitle: "Credits",
  credits: (campaign: string, withEverything: string) =>
    `A campaign costs ${campaign}, or ${withEverything} with every option. You pay only for what's delivered. If something fails, we return your credits automatically.`,
  openCredits: "Open Billing & Credits",
  morganTitle: "Meet Morgan, your AI strategist",
  morgan: "Morgan knows your events, packages, and balance, and answers in real time.",
  openMorgan: "Talk to Morgan",
  engagement: "Engagement",
  engagementText: "Ask which events reach your audience and how to draw them to your booth.",
  strategy: "Strategy",
  strategyText: "Let Morgan compare packages, plan a budget, and prepare your next negotiation.",
  insights: "Insights",
  insightsText: "Learn which metrics prove ROI and the cheapest ways to improve them.",
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  back: "Back",
  next: "Next",
  finish: "Finish Tour",
  close: "Close the tour",
  whatMorganDoes: "What Morgan can do for you",
} as const;

export const welcomeDialog = {
  title: (firstName: string) => `Good to have you here, ${firstName}`,
  lead: "Marquee brings brands and events together, from the first idea to the signed deal and its results.",
  tabs: "About Marquee",
  keyFeatures: "Key Features",
  features: [
    "Find events that fit your audience, budget, and region",
    "Negotiate, sign, and manage sponsorship deals in one place",
    "Get campaign concepts with budgets, goals, and metrics",
    "Ask Morgan, your AI strategist, about any of it",
  ],
  gettingStarted: "Getting Started",
  steps: [
    "Tell Morgan about your company and goals.",
    "Browse Brand Events and save the ones you like.",
    "Describe a campaign in the Strategy Builder.",
    "Make an offer for a sponsorship package.",
  ],
  benefits: "Benefits",
  benefitList: [
    "See how well each event fits, and why",
    "Know what a sponsorship brought in, down to the rows behind each number",
    "Pay only for campaigns that are delivered",
  ],
  getStarted: "Get Started",
} as const;

export const partnerWelcome = {
  title: (company: string) => `Welcome, ${company}`,
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
  title: "Tell Morgan about your brand",
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  questions: {
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
  },
  meetTitle: "Meet Morgan",
  meetText:
    "Morgan is your experiential marketing consultant. We'll send this message for you to start the conversation.",
  back: "Back",
  next: "Next",
  skip: "Skip for now",
  complete: "Complete & Chat with Morgan",
} as const;
