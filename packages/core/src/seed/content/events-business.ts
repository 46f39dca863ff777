import { demoUserIds } from "./demo-users.ts";
import { offer } from "./package-plan.ts";
import type { EventPlan } from "./seed-types.ts";

const { host, agency } = demoUserIds;

/** Events about software business, startups and finance. */
export const businessEvents: readonly EventPlan[] = [
  {
    key: "startup_expo", name: "Startup Expo", hostId: agency, category: "startup",
    location: "Boston, MA", when: { inDays: 27 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 3_800, attendeeType: "Founders, early employees and seed investors",
    description: "Two hundred young companies in one hall, sorted by the problem they solve, with a pitch every nine minutes.",
    packages: [
      offer("platinum", 40_000, 2, "Expo Partner", "Naming of the main pitch stage"),
      offer("silver", 12_500, 8, "Problem Street Partner", "Your brand over one of the twelve problem streets", "3"),
      offer("bronze", 4_800, 15, "Founder Breakfast Partner", "Hosts one of the founder breakfasts"),
    ],
  },
  {
    key: "seed_to_scale_berlin", name: "Seed to Scale", hostId: agency, category: "startup",
    location: "Berlin, Germany", when: { inDays: 84 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 1_600, attendeeType: "Founders between seed and series B, and their investors",
    description: "Hiring, pricing and cash for companies between ten and a hundred people. All workshops, no pitches.",
    packages: [
      offer("gold", 18_500, 4, "Scale Partner", "A half-day workshop for forty founders"),
      offer("bronze", 3_900, 10, "Desk Partner", "A desk in the office-hours room"),
    ],
  },
  {
    key: "founders_harbor", name: "Founders Harbor", hostId: host, category: "startup",
    location: "Singapore", when: { inDays: 117 }, hourUtc: 1, runsDays: 2,
    attendeeCount: 2_300, attendeeType: "Founders and investors from South-East Asia",
    description: "The region's working meeting: market-entry clinics by country, customers looking for pilots and a harbour-side finale.",
    packages: [
      offer("platinum", 34_000, 2, "Harbor Partner", "Host of the harbour-side finale"),
      offer("gold", 17_000, 4, "Market Entry Partner", "Your experts in two country clinics"),
      offer("silver", 8_200, 6, "Pilot Partner", "Five matched pilot meetings"),
    ],
  },
  {
    key: "women_in_venture", name: "Women in Venture Summit", hostId: agency, category: "startup",
    location: "New York, NY", when: { inDays: 63 }, hourUtc: 14, runsDays: 1,
    attendeeCount: 900, attendeeType: "Founders, general partners and angel investors",
    description: "Term sheets, board seats and first cheques: a day of deal-making with child care on site.",
    packages: [
      offer("gold", 20_000, 3, "Term Sheet Partner", "Hosts the negotiation lab"),
      offer("silver", 9_500, 5, "Care Partner", "Your name on the child care everyone thanks you for"),
    ],
  },
  {
    key: "campus_founders_night", name: "Campus Founders Night", hostId: agency, category: "startup",
    location: "Stockholm, Sweden", when: { inDays: -41 }, hourUtc: 15, runsDays: 1,
    attendeeCount: 700, attendeeType: "Student founders and university investors",
    description: "Forty teams, forty tables, one evening.",
    packages: [
      offer("silver", 5_000, 4, "Table Partner", "A mentor seat at ten tables"),
      offer("bronze", 1_800, 10, "Pizza Partner", "Feeds the room, is loved for it"),
    ],
  },
  {
    key: "saas_growth_forum", name: "SaaS Growth Forum", hostId: host, category: "saas",
    location: "Denver, CO", when: { inDays: 39 }, hourUtc: 15, runsDays: 2,
    attendeeCount: 2_100, attendeeType: "Heads of growth, marketing and revenue at software companies",
    description: "Retention, pricing and the end of cheap leads: operators show their dashboards and what they changed.",
    packages: [
      offer("platinum", 44_000, 2, "Growth Partner", "The benchmark report is presented with you"),
      offer("gold", 23_000, 4, "Retention Track Partner", "A customer teardown on stage"),
      offer("silver", 10_800, 8, "Dashboard Partner", "A wall in the open-dashboard gallery"),
    ],
  },
  {
    key: "customer_success_congress", name: "Customer Success Congress", hostId: host, category: "saas",
    location: "Dublin, Ireland", when: { inDays: 90 }, hourUtc: 9, runsDays: 2,
    attendeeCount: 1_300, attendeeType: "Customer success and support leaders",
    description: "Renewals are won in month two. Playbooks, staffing models and honest churn stories.",
    packages: [
      offer("gold", 17_800, 3, "Renewal Partner", "Hosts the churn-stories evening"),
      offer("bronze", 3_600, 10, "Playbook Partner", "Your playbook in the shared library"),
    ],
  },
  {
    key: "product_led_summit", name: "Product-Led Summit", hostId: agency, category: "saas",
    location: "Barcelona, Spain", when: { inDays: 133 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 1_700, attendeeType: "Product managers, designers and growth engineers",
    description: "First five minutes, first invoice: how products sell themselves, measured and redesigned live on stage.",
    packages: [
      offer("gold", 20_500, 4, "Onboarding Partner", "Your onboarding is rebuilt live on stage"),
      offer("silver", 9_200, 6, "Metrics Partner", "A table in the metrics clinic"),
    ],
  },
  {
    key: "revops_roundtables", name: "RevOps Roundtables", hostId: host, category: "saas",
    location: "Atlanta, GA", when: { inDays: -12 }, hourUtc: 14, runsDays: 1,
    attendeeCount: 460, attendeeType: "Revenue operations and sales operations leads",
    description: "Thirty tables of fifteen people with one question each.",
    packages: [
      offer("silver", 7_200, 5, "Table Host", "Your question on one table all day"),
      offer("bronze", 2_400, 8, "Notes Partner", "Your name on the shared notes"),
    ],
  },
  {
    key: "marketing_expo", name: "Marketing Technology Expo", hostId: agency, category: "saas",
    location: "Las Vegas, NV", when: { inDays: -1 }, hourUtc: 16, runsDays: 3,
    attendeeCount: 6_400, attendeeType: "Marketing leaders, agencies and martech buyers",
    description: "The big hall of marketing technology, with an experiential street built by twelve agencies.",
    packages: [
      offer("platinum", 82_000, 2, "Street Partner", "Naming of the experiential street"),
      offer("gold", 41_000, 6, "Brand Stage Partner", "A live campaign teardown"),
      offer("silver", 17_500, 12, "Hall Partner", "Counter beside the agency village"),
      offer("bronze", 6_000, 25, "Lounge Partner", "Your name on one lounge"),
    ],
  },
  {
    key: "fintech_frontiers", name: "Fintech Frontiers", hostId: host, category: "fintech",
    location: "London, United Kingdom", when: { inDays: 52 }, hourUtc: 9, runsDays: 2,
    attendeeCount: 3_100, attendeeType: "Bank innovation leads, fintech founders and regulators",
    description: "Payments, identity and the plumbing in between: pilots announced on stage, regulators in the room.",
    packages: [
      offer("platinum", 66_000, 2, "Frontier Partner", "Opens the regulators' hour"),
      offer("gold", 33_000, 5, "Payments Track Partner", "A pilot announced together with a bank"),
      offer("silver", 14_000, 8, "Sandbox Partner", "Your sandbox in the integration room"),
    ],
  },
  {
    key: "payments_assembly", name: "Payments Assembly", hostId: agency, category: "fintech",
    location: "Miami, FL", when: { inDays: 101 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 1_850, attendeeType: "Payment product managers and merchant acquirers",
    description: "Instant payments, disputes and cross-border routes, argued by the people who run them.",
    packages: [
      offer("gold", 26_000, 3, "Routes Partner", "Hosts the cross-border simulation"),
      offer("bronze", 4_400, 12, "Disputes Partner", "A case in the disputes court"),
    ],
  },
  {
    key: "wealthtech_day", name: "WealthTech Day", hostId: host, category: "fintech",
    location: "Zurich, Switzerland", when: { inDays: 147 }, hourUtc: 8, runsDays: 1,
    attendeeCount: 620, attendeeType: "Private bankers, advisers and wealth platforms",
    description: "Advice, suitability and the next generation of clients.",
    packages: [
      offer("gold", 22_500, 2, "Advice Partner", "Hosts the client panel, which is never recorded"),
      offer("silver", 11_500, 4, "Platform Partner", "Two demonstrations to invited buyers"),
    ],
  },
  {
    key: "insurtech_open", name: "InsurTech Open", hostId: agency, category: "fintech",
    location: "Hartford, CT", when: { inDays: -88 }, hourUtc: 13, runsDays: 2,
    attendeeCount: 1_050, attendeeType: "Underwriting, claims and insurance technology leaders",
    description: "Claims in minutes, pricing with evidence and the carriers that tried both.",
    packages: [
      offer("gold", 15_500, 3, "Claims Partner", "The claims challenge carries your name"),
      offer("silver", 7_800, 5, "Evidence Partner", "A paper in the proceedings"),
    ],
  },
];
