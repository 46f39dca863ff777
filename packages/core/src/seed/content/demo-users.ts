import type { DemoUserSeed } from "./seed-types.ts";

/** The password of every demo account; it exists in seed data only, never in a deployed stage. */
export const demoPassword = "Marquee-Demo-2026!";

export const demoUserIds = {
  brand: "usr_demo_brand",
  host: "usr_demo_host",
  agency: "usr_demo_agency",
  admin: "usr_demo_admin",
  partner: "usr_demo_partner",
} as const;

/** One account of each role and the designated partner (spec §1). */
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
    id: demoUserIds.partner,
    username: "zania",
    name: "Zoe Anand",
    email: "zoe.anand@zania.example",
    role: "brand",
    company: "Zania",
    industry: "tech",
    budget: 250_000,
    interests: ["enterprise_tech", "cloud", "ai"],
    isPartner: true,
    /** The premium credits of spec §1, a real grant (features.md, ruling 2). */
    grantCredits: 10_000,
  },
];
