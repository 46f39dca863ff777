import { demoUserIds } from "./demo-users.ts";
import { offer } from "./package-plan.ts";
import type { EventPlan } from "./seed-types.ts";

const { host, agency } = demoUserIds;

/** Events about software, cloud and AI. */
export const engineeringEvents: readonly EventPlan[] = [
  {
    key: "tech_summit_2025", name: "Tech Summit 2025", hostId: host, category: "enterprise_tech",
    location: "San Francisco, CA", when: { onDay: "2025-10-14" }, hourUtc: 16, runsDays: 3,
    attendeeCount: 5_200, attendeeType: "CTOs, CIOs and heads of platform",
    description: "Three days on the systems large companies actually run: architecture reviews in public, buyers' panels and a hall of working demos.",
    packages: [
      offer("platinum", 75_000, 2, "Keynote Partner", "Named host of the executive dinner on day two", "1"),
      offer("gold", 38_000, 4, "Architecture Stage Partner", "Two seats in the public architecture review"),
      offer("silver", 16_000, 8, "Demo Hall Partner", "Twelve-minute slot on the demo stage"),
    ],
  },
  {
    key: "ai_conference", name: "AI Conference", hostId: host, category: "ai",
    location: "New York, NY", when: { inDays: 46 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 3_400, attendeeType: "ML engineers, data leaders and product heads",
    description: "Applied machine learning without the fog: evaluation, cost, safety and the products that survived their first year in the market.",
    packages: [
      offer("platinum", 62_000, 2, "Research Stage Partner", "Co-hosted evaluation workshop for 120 people"),
      offer("gold", 34_000, 5, "Applied Stage Partner", "One case study of twenty minutes with your customer", "2"),
      offer("bronze", 6_500, 12, "Community Partner", "A table at the paper-reading breakfast"),
    ],
  },
  {
    key: "developer_days", name: "Developer Days", hostId: agency, category: "developer",
    location: "Austin, TX", when: { inDays: 72 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 2_600, attendeeType: "Senior developers and engineering managers",
    description: "Two days by developers for developers: long workshops, short talks, an open-source clinic and no slides with stock photos.",
    packages: [
      offer("gold", 24_000, 4, "Workshop Partner", "A three-hour workshop with sixty seats", "4"),
      offer("silver", 11_000, 8, "Clinic Partner", "Two tables in the open-source clinic"),
      offer("bronze", 4_500, 15, "Coffee Partner", "Your name on one coffee bar for both days"),
    ],
  },
  {
    key: "cloud_innovation_expo", name: "Cloud Innovation Expo", hostId: host, category: "cloud",
    location: "Seattle, WA", when: { inDays: 33 }, hourUtc: 17, runsDays: 2,
    attendeeCount: 4_100, attendeeType: "Cloud architects, SREs and FinOps leads",
    description: "Where cloud bills, outages and migrations are discussed with numbers on the screen. Includes the live incident theatre.",
    packages: [
      offer("platinum", 58_000, 2, "Expo Partner", "Naming of the live incident theatre"),
      offer("gold", 29_000, 6, "Migration Track Partner", "One migration told by your customer"),
      offer("silver", 13_500, 10, "Hall Partner", "Charging lounge beside your counter"),
    ],
  },
  {
    key: "kubecraft_europe", name: "KubeCraft Europe", hostId: agency, category: "cloud",
    location: "Amsterdam, Netherlands", when: { inDays: 95 }, hourUtc: 8, runsDays: 3,
    attendeeCount: 2_900, attendeeType: "Platform engineers and cluster operators",
    description: "Hands-on platform engineering: day-two operations, multi-tenant clusters and the craft of deleting things safely.",
    packages: [
      offer("gold", 27_500, 4, "Platform Partner", "A lab with forty prepared workstations"),
      offer("bronze", 5_500, 12, "Canal Partner", "Your flag on the evening boat"),
    ],
  },
  {
    key: "edge_and_iot_forum", name: "Edge & IoT Forum", hostId: host, category: "cloud",
    location: "Munich, Germany", when: { inDays: 121 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 1_450, attendeeType: "Industrial IT leads and embedded engineers",
    description: "Factories, vehicles and grids: how computing moves to the edge, and who answers the phone when it stops.",
    packages: [
      offer("gold", 21_000, 3, "Factory Floor Partner", "A working production cell in the hall"),
      offer("silver", 9_800, 6, "Protocol Partner", "A bench in the interoperability test"),
    ],
  },
  {
    key: "ai_builders_week_london", name: "AI Builders Week", hostId: agency, category: "ai",
    location: "London, United Kingdom", when: { inDays: 19 }, hourUtc: 9, runsDays: 4,
    attendeeCount: 1_900, attendeeType: "Product engineers and founders building with AI",
    description: "Four days of building: morning clinics, afternoon sprints and a final night where only running products are shown.",
    packages: [
      offer("platinum", 42_000, 1, "Builders Partner", "The prize for the best running product carries your name"),
      offer("silver", 12_000, 6, "Clinic Partner", "Your engineers in the morning clinics"),
      offer("bronze", 4_000, 10, "Toolkit Partner", "Credits for your service in every kit"),
    ],
  },
  {
    key: "responsible_ai_assembly", name: "Responsible AI Assembly", hostId: host, category: "ai",
    location: "Toronto, Canada", when: { inDays: 140 }, hourUtc: 13, runsDays: 2,
    attendeeCount: 1_100, attendeeType: "Risk, policy and data governance leaders",
    description: "Auditors, regulators and builders in one room: model documentation, incident drills and procurement that works.",
    packages: [
      offer("gold", 19_500, 3, "Assembly Partner", "Host of the incident drill on day one"),
      offer("silver", 9_000, 5, "Procurement Partner", "A seat on the buyers' clause workshop"),
    ],
  },
  {
    key: "data_pipeline_day", name: "Data Pipeline Day", hostId: agency, category: "ai",
    location: "Chicago, IL", when: { inDays: -24 }, hourUtc: 14, runsDays: 1,
    attendeeCount: 820, attendeeType: "Data engineers and analytics leads",
    description: "One day on contracts, lineage and the pipelines that page you at night.",
    packages: [
      offer("silver", 8_000, 5, "Lineage Partner", "A lightning talk before lunch"),
      offer("bronze", 3_000, 8, "Lunch Partner", "Your name on the lunch tables"),
    ],
  },
  {
    key: "open_source_congress", name: "Open Source Congress", hostId: agency, category: "developer",
    location: "Berlin, Germany", when: { inDays: 58 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 2_200, attendeeType: "Maintainers, contributors and the companies that depend on them",
    description: "Funding, governance and security of the code everybody uses, with maintainers paid to attend.",
    packages: [
      offer("platinum", 36_000, 2, "Maintainer Fund Partner", "Pays the travel of forty maintainers, and says so"),
      offer("gold", 18_000, 4, "Security Track Partner", "A fix-a-thon table with your security team"),
      offer("bronze", 3_500, 20, "Friend of the Congress", "Your name on the thank-you wall"),
    ],
  },
  {
    key: "mobile_makers_tokyo", name: "Mobile Makers Tokyo", hostId: host, category: "developer",
    location: "Tokyo, Japan", when: { inDays: 108 }, hourUtc: 0, runsDays: 2,
    attendeeCount: 1_750, attendeeType: "Mobile developers and app product managers",
    description: "App performance, store economics and design craft, with a device lab of four hundred phones.",
    packages: [
      offer("gold", 22_000, 3, "Device Lab Partner", "Your devices and staff in the lab"),
      offer("silver", 10_500, 6, "Craft Partner", "A design critique hour with your lead designer"),
    ],
  },
  {
    key: "rust_and_systems_meet", name: "Rust & Systems Meet", hostId: agency, category: "developer",
    location: "Zurich, Switzerland", when: { inDays: -63 }, hourUtc: 8, runsDays: 1,
    attendeeCount: 540, attendeeType: "Systems programmers and performance engineers",
    description: "Memory, latency and proofs: a small meeting with long talks.",
    packages: [
      offer("silver", 6_500, 4, "Latency Partner", "The benchmark contest carries your name"),
      offer("bronze", 2_500, 6, "Evening Partner", "Hosts the evening by the lake"),
    ],
  },
  {
    key: "api_design_forum", name: "API Design Forum", hostId: host, category: "developer",
    location: "Lisbon, Portugal", when: { inDays: 164 }, hourUtc: 9, runsDays: 2,
    attendeeCount: 980, attendeeType: "API product managers and integration engineers",
    description: "Contracts that last ten years: versioning, billing, documentation people read and the art of saying no.",
    packages: [
      offer("gold", 16_500, 3, "Contract Partner", "A public review of your own API"),
      offer("bronze", 3_200, 10, "Documentation Partner", "A desk in the writing room"),
    ],
  },
];
