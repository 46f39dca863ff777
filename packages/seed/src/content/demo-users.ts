import type { Industry } from "@marquee/contracts/enums";
import { demoAccountIds } from "@marquee/core/account/accounts/enter-demo";
import type { DemoUserSeed } from "./seed-types.ts";

/** The password of every demo account; it exists in seed data only, never in a deployed stage. */
export const demoPassword = "Marquee-Demo-2026!";

export const demoUserIds = {
  brand: demoAccountIds.brand,
  host: demoAccountIds.event_host,
  agency: demoAccountIds.agency,
  admin: demoAccountIds.admin,
  secondAdmin: "usr_demo_admin_2",
  partner: "usr_demo_partner",
} as const;

/** Companies that host most of the events; nobody needs to sign in as one. */
const calendarHosts: readonly [key: string, name: string, company: string, role: "event_host" | "agency"][] =
  [
    ["harborlight", "Nadia Petrov", "Harborlight Events", "event_host"],
    ["meridian", "Tomás Rivera", "Meridian Conferences", "event_host"],
    ["brightstage", "Grace Okafor", "Brightstage", "event_host"],
    ["fourth_wall", "Jonas Weber", "Fourth Wall Productions", "agency"],
    ["openhall", "Mei Chen", "Openhall", "event_host"],
    ["longtable", "Priya Raman", "Longtable Forums", "event_host"],
    ["northgate", "Liam Gallagher", "Northgate Expo Group", "event_host"],
    ["assembly", "Sofia Conti", "Assembly & Co.", "agency"],
  ];
const calendarHostId = (key: string) => `usr_demo_${key}`;
export const calendarHostIds = calendarHosts.map(([key]) => calendarHostId(key));

/** One account of each role, a second admin for decisions that need two, and the designated partner. */
export const demoUserSeeds: readonly DemoUserSeed[] = [
  {
    id: demoUserIds.brand,
    username: "demo_brand",
    name: "Brooke Tanaka",
    email: "brooke.tanaka@northwind-cloud.example",
    role: "brand",
    company: "Northwind Cloud",
    industry: "tech",
    budget: 120_000,
    interests: ["developer", "cloud", "ai"],
    audiences: ["developers", "architects", "CTOs"],
    places: ["San Francisco", "Austin", "New York"],
    isPartner: false,
    grantCredits: 0,
  },
  {
    id: demoUserIds.host,
    username: "demo_host",
    name: "Henrik Osei",
    email: "henrik.osei@summit-works.example",
    role: "event_host",
    company: "Summit Works",
    industry: "media",
    budget: null,
    interests: ["enterprise_tech", "ai"],
    isPartner: false,
    grantCredits: 0,
  },
  {
    id: demoUserIds.agency,
    username: "demo_agency",
    name: "Amara Lindqvist",
    email: "amara.lindqvist@fieldnote.example",
    role: "agency",
    company: "Fieldnote Experiential",
    industry: "media",
    budget: 400_000,
    interests: ["startup", "fintech", "saas"],
    audiences: ["founders", "investors"],
    places: ["New York", "London"],
    isPartner: false,
    grantCredits: 0,
  },
  {
    id: demoUserIds.admin,
    username: "demo_admin",
    name: "Ada Moreau",
    email: "ada.moreau@marquee.example",
    role: "admin",
    company: "Marquee",
    industry: null,
    budget: null,
    interests: [],
    isPartner: false,
    grantCredits: 0,
  },
  {
    id: demoUserIds.secondAdmin,
    username: "demo_admin_2",
    name: "Bea Nakamura",
    email: "bea.nakamura@marquee.example",
    role: "admin",
    company: "Marquee",
    industry: null,
    budget: null,
    interests: [],
    isPartner: false,
    grantCredits: 0,
  },
  {
    id: demoUserIds.partner,
    username: "zania",
    name: "Zoe Anand",
    email: "zoe.anand@zania.example",
    role: "brand",
    company: "Zania",
    industry: "tech",
    budget: 250_000,
    interests: ["enterprise_tech", "cloud", "ai"],
    audiences: ["CTOs", "architects"],
    places: ["San Francisco", "Singapore"],
    isPartner: true,
    /** The account's initial credits, through a real grant. */
    grantCredits: 10_000,
  },
];

export const calendarHostSeeds: readonly DemoUserSeed[] = calendarHosts.map(([key, name, company, role]) => ({
  id: calendarHostId(key),
  username: `demo_${key}`,
  name,
  email: `hello@${key.replace("_", "-")}.example`,
  role,
  company,
  industry: "media",
  budget: null,
  interests: [],
  isPartner: false,
  grantCredits: 0,
}));

/** Companies that sponsored past events; nobody needs to sign in as one. */
const sponsors: readonly [key: string, name: string, company: string, industry: Industry][] = [
  ["lumen_bank", "Elena Fischer", "Lumen Bank", "finance"],
  ["kite_works", "Marcus Hill", "Kite Works", "tech"],
  ["verdant_foods", "Aisha Bello", "Verdant Foods", "food"],
  ["pulse_health", "Daniel Kim", "Pulse Health", "healthcare"],
  ["atlas_motors", "Ingrid Olsen", "Atlas Motors", "automotive"],
  ["bright_path", "Rosa Delgado", "Bright Path Learning", "education"],
  ["signal_nine", "Omar Khan", "Signal Nine", "media"],
];
export const sponsorIds = sponsors.map(([key]) => calendarHostId(key));

export const sponsorSeeds: readonly DemoUserSeed[] = sponsors.map(([key, name, company, industry]) => ({
  id: calendarHostId(key),
  username: `demo_${key}`,
  name,
  email: `hello@${key.replace("_", "-")}.example`,
  role: "brand",
  company,
  industry,
  budget: 150_000,
  interests: [],
  isPartner: false,
  grantCredits: 0,
}));
