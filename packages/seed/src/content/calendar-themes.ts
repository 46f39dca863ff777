import type { EventCategory, Industry } from "@marquee/contracts/enums";

/** The topics of a category's events, and who attends. */
export interface CalendarTheme {
  topics: readonly string[];
  attendees: readonly string[];
}

/** What calendar events about fields of technology are about, and who attends. */
export const technologyThemes: Record<Exclude<EventCategory, Industry>, CalendarTheme> = {
  saas: {
    topics: ["Subscription", "Product-Led Growth", "Customer Success", "Pricing", "Vertical SaaS", "RevOps"],
    attendees: [
      "Revenue and product leaders of software companies",
      "Customer success managers and their tools' makers",
    ],
  },
  ai: {
    topics: [
      "Applied AI",
      "Language Models",
      "Computer Vision",
      "Responsible AI",
      "AI Agents",
      "Machine Learning",
    ],
    attendees: ["Heads of data and applied scientists", "Product teams that ship models to customers"],
  },
  cloud: {
    topics: ["Cloud Native", "Platform", "Serverless", "Cloud Cost", "Edge", "Site Reliability"],
    attendees: ["Platform engineers and cloud architects", "Infrastructure leads with a budget of their own"],
  },
  startup: {
    topics: ["Founders", "Seed Stage", "Venture", "Bootstrapped", "Climate Startup", "Demo"],
    attendees: [
      "Founders, angels, and early-stage investors",
      "First-time founders and the people they hire",
    ],
  },
  fintech: {
    topics: ["Payments", "Open Banking", "Lending", "Embedded Finance", "Digital Assets", "Fraud and Risk"],
    attendees: [
      "Banking product managers and payment providers",
      "Risk officers and their engineering teams",
    ],
  },
  healthtech: {
    topics: [
      "Digital Health",
      "Clinical Data",
      "Telemedicine",
      "Medical Devices",
      "Care Operations",
      "Biotech Software",
    ],
    attendees: ["Clinic leaders and makers of health software", "Chief medical information officers"],
  },
  proptech: {
    topics: [
      "Smart Buildings",
      "Real Estate Data",
      "Construction Tech",
      "Property Operations",
      "Housing",
      "Workplace",
    ],
    attendees: ["Owners, operators, and builders", "Asset managers and the vendors they shortlist"],
  },
  enterprise_tech: {
    topics: [
      "Enterprise Architecture",
      "Digital Workplace",
      "Security Leadership",
      "Data Governance",
      "IT Operations",
      "ERP",
    ],
    attendees: ["CIOs and their direct reports", "Security and infrastructure buyers of large companies"],
  },
  developer: {
    topics: ["Web Platform", "Open Source", "API", "Mobile", "Testing", "Developer Experience"],
    attendees: ["Senior engineers and maintainers", "Developers who choose their own tools"],
  },
};

/** The format of an event: its size and its days. */
export interface CalendarFormat {
  name: string;
  attendees: readonly [least: number, most: number];
  days: number;
}

export const calendarFormats: readonly CalendarFormat[] = [
  {
    name: "Summit",
    attendees: [1_800, 6_500],
    days: 2,
  },
  {
    name: "Forum",
    attendees: [400, 1_600],
    days: 1,
  },
  {
    name: "Expo",
    attendees: [3_000, 14_000],
    days: 3,
  },
  {
    name: "Days",
    attendees: [700, 2_800],
    days: 2,
  },
  {
    name: "Conference",
    attendees: [1_000, 4_800],
    days: 2,
  },
  {
    name: "Roundtable",
    attendees: [60, 240],
    days: 1,
  },
  {
    name: "Workshop Week",
    attendees: [250, 900],
    days: 4,
  },
  {
    name: "Night",
    attendees: [150, 700],
    days: 1,
  },
];

/** The cities of events. */
export const calendarCities: readonly string[] = [
  "San Francisco, CA",
  "Seattle, WA",
  "Los Angeles, CA",
  "Denver, CO",
  "Austin, TX",
  "Chicago, IL",
  "New York, NY",
  "Boston, MA",
  "Atlanta, GA",
  "Miami, FL",
  "Toronto, Canada",
  "London, United Kingdom",
  "Lisbon, Portugal",
  "Berlin, Germany",
  "Paris, France",
  "Amsterdam, Netherlands",
  "Stockholm, Sweden",
  "Barcelona, Spain",
  "Dubai, United Arab Emirates",
  "Bengaluru, India",
  "Singapore",
  "Tokyo, Japan",
  "Sydney, Australia",
];
