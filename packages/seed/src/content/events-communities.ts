import { calendarHostIds, demoUserIds } from "./demo-users.ts";
import { offer } from "./package-plan.ts";
import type { EventPlan } from "./seed-types.ts";

const { host } = demoUserIds;
const [harborlight = "", meridian = "", brightstage = "", , openhall = "", longtable = ""] = calendarHostIds;

/** Events for people who build and run software. */
export const builderEvents: readonly EventPlan[] = [
  {
    key: "cloud_ai_builders",
    name: "Cloud & AI Builders",
    hostId: host,
    category: "cloud",
    location: "Austin, TX",
    when: { inDays: 74 },
    runsDays: 2,
    attendeeCount: 4_200,
    attendeeType: "Developers, architects, and CTOs",
    description:
      "You arrive with a prototype and leave with a deployment plan that an operations team has signed. Build rooms are open around the clock, and so is the kitchen.",
    packages: [
      offer("platinum", 46_000, 1, "Build Partner", "Names the build rooms for both nights"),
      offer("gold", 22_000, 4, "Track Partner", "A session in the deployment track"),
      offer("bronze", 2_400, 12, "Kitchen Partner", "Your name on the all-night kitchen"),
    ],
  },
  {
    key: "ai_developer_congress",
    name: "AI Developer Congress",
    hostId: meridian,
    category: "developer",
    location: "San Francisco, CA",
    when: { inDays: 95 },
    runsDays: 3,
    attendeeCount: 3_400,
    attendeeType: "Developers, CTOs, and product leads",
    description:
      "Three days for programmers whose pair partner is a model. Code reviews happen on stage, with the prompt, the patch, and the bug it caused side by side.",
    packages: [
      offer("gold", 24_500, 4, "Review Stage Partner", "Your engineers review code on stage"),
      offer("silver", 9_800, 8, "Pairing Partner", "A pairing booth with six seats"),
      offer("bronze", 1_900, 12, "Patch Partner", "Your logo on the patch wall"),
    ],
  },
  {
    key: "platform_cloud_day",
    name: "AI Cloud Operators Day",
    hostId: brightstage,
    category: "cloud",
    location: "New York, NY",
    when: { inDays: 52 },
    runsDays: 1,
    attendeeCount: 1_300,
    attendeeType: "Architects, developers, operators, and finance partners",
    description:
      "Finance and operations finally look at one graph: what an inference costs, who ordered it, and which team forgot to turn it off. Bring last month's numbers; we redact them together at the door.",
    packages: [
      offer("gold", 18_200, 3, "Graph Partner", "Your cost graph opens the day"),
      offer("silver", 4_400, 6, "Clinic Partner", "A desk in the redaction clinic"),
    ],
  },
  {
    key: "developer_cloud_west",
    name: "Cloud Developer West",
    hostId: openhall,
    category: "developer",
    location: "Los Angeles, CA",
    when: { inDays: 131 },
    runsDays: 2,
    attendeeCount: 2_600,
    attendeeType: "Developers, architects, and team leads",
    description:
      "West Coast engineering without the keynote fog machine. Small rooms, big whiteboards, and a swap market where you trade a script for a script.",
    packages: [
      offer("gold", 19_500, 4, "Whiteboard Partner", "Every whiteboard carries your name"),
      offer("silver", 7_900, 8, "Swap Partner", "Hosts the script market"),
      offer("bronze", 2_800, 12, "Marker Partner", "The markers that everyone pockets"),
    ],
  },
  {
    key: "ai_ops_exchange",
    name: "AI Operations Exchange",
    hostId: host,
    category: "cloud",
    location: "Seattle, WA",
    when: { inDays: 108 },
    runsDays: 2,
    attendeeCount: 1_900,
    attendeeType: "CTOs and cloud architects",
    description:
      "Who answers when an agent deletes the wrong bucket? Two days of drills for teams that let software act on its own, ending in a run book you may copy.",
    packages: [
      offer("platinum", 32_000, 2, "Drill Partner", "Writes and leads the main drill"),
      offer("silver", 6_900, 4, "Run Book Partner", "Your chapter in the shared run book"),
    ],
  },
  {
    key: "test_lab_live",
    name: "Developer Test Lab",
    hostId: longtable,
    category: "developer",
    location: "San Francisco, CA",
    when: { inDays: 61 },
    runsDays: 1,
    attendeeCount: 820,
    attendeeType: "Developers, test engineers, and release managers",
    description:
      "Flaky tests are put on trial. Cloud runners, emulators, and AI reviewers compete on the same broken build until somebody gets a green light.",
    packages: [
      offer("gold", 12_500, 3, "Court Partner", "Your tool takes the stand"),
      offer("silver", 3_200, 5, "Runner Partner", "Your runners power the lab"),
    ],
  },
  {
    key: "architects_table",
    name: "Cloud & AI Architects Table",
    hostId: harborlight,
    category: "cloud",
    location: "New York, NY",
    when: { inDays: 143 },
    runsDays: 1,
    attendeeCount: 240,
    attendeeType: "Architects, CTOs, auditors, and risk officers",
    description:
      "Twenty tables, one diagram each. The owner draws it from memory, the guests find what is missing, and AI assistants are asked last.",
    packages: [
      offer("gold", 9_800, 2, "Table Partner", "Your architect chairs four tables"),
      offer("silver", 4_400, 4, "Diagram Partner", "Your name on the printed diagrams"),
    ],
  },
  {
    key: "developer_night_market",
    name: "Developer Night Market",
    hostId: openhall,
    category: "developer",
    location: "Austin, TX",
    when: { inDays: 88 },
    runsDays: 1,
    attendeeCount: 1_100,
    attendeeType: "Developers, designers, students, recruiters, and neighbors",
    description:
      "Stalls instead of stands: side projects, zines, circuit boards, and a noodle cart. Anybody who wrote AI tooling or cloud scripts on a weekend may put them on the table.",
    packages: [
      offer("silver", 8_600, 4, "Lantern Partner", "Your lanterns light the main aisle"),
      offer("bronze", 3_900, 10, "Noodle Partner", "Pays for the noodles, gets the thanks"),
    ],
  },
  {
    key: "ai_field_school",
    name: "AI Field School",
    hostId: meridian,
    category: "ai",
    location: "Los Angeles, CA",
    when: { inDays: 167 },
    runsDays: 4,
    attendeeCount: 640,
    attendeeType: "Developers, data leads, teachers, and museum staff",
    description:
      "A week of lessons outdoors: measuring tide pools, counting birds, and training the cloud models that do it when we have gone home.",
    packages: [
      offer("gold", 11_200, 3, "Field Partner", "A field day planned with your team"),
      offer("silver", 3_100, 6, "Notebook Partner", "Your name in every field notebook"),
    ],
  },
];

/** Events for founders and the people who fund them. */
export const founderEvents: readonly EventPlan[] = [
  {
    key: "saas_startup_week",
    name: "SaaS Startup Week",
    hostId: harborlight,
    category: "startup",
    location: "New York, NY",
    when: { inDays: 67 },
    runsDays: 4,
    attendeeCount: 3_600,
    attendeeType: "Founders and investors",
    description:
      "Five boroughs, five days, one pass. Breakfasts at kitchen tables, office hours in the funds' own offices, and a closing dinner cooked by whoever raised the least.",
    packages: [
      offer("platinum", 38_000, 1, "Borough Partner", "Names the week and hosts its closing dinner"),
      offer("gold", 17_500, 5, "Office Hours Partner", "A day of office hours in your rooms"),
      offer("bronze", 2_100, 12, "Breakfast Partner", "Sits at two kitchen tables"),
    ],
  },
  {
    key: "fintech_founders_london",
    name: "Fintech Startup Assembly",
    hostId: meridian,
    category: "fintech",
    location: "London, United Kingdom",
    when: { inDays: 101 },
    runsDays: 2,
    attendeeCount: 2_700,
    attendeeType: "Founders, investors, and compliance leads",
    description:
      "A license takes eighteen months; a pilot takes a handshake. Young payment and lending companies meet the banks that could become customers, with compliance at the table from minute one.",
    packages: [
      offer("gold", 21_000, 4, "Pilot Partner", "Ten meetings with invited banks"),
      offer("silver", 9_200, 6, "License Partner", "A clinic on your market's license"),
      offer("bronze", 3_000, 10, "Handshake Partner", "Your name on the pilot board"),
    ],
  },
  {
    key: "media_founders_day",
    name: "SaaS Startup Storytellers",
    hostId: brightstage,
    category: "media",
    location: "New York, NY",
    when: { inDays: 119 },
    runsDays: 1,
    attendeeCount: 780,
    attendeeType: "Founders, reporters, and podcast hosts",
    description:
      "Reporters explain what makes them delete a pitch. Founders rewrite theirs over lunch and read it to a room that has promised to be unkind.",
    packages: [
      offer("gold", 11_500, 3, "Red Pen Partner", "Your editors mark up pitches on stage"),
      offer("silver", 5_400, 5, "Microphone Partner", "Hosts the podcast booth"),
    ],
  },
  {
    key: "saas_founders_bridge",
    name: "SaaS Bridge",
    hostId: host,
    category: "saas",
    location: "London, United Kingdom",
    when: { inDays: 83 },
    runsDays: 2,
    attendeeCount: 1_700,
    attendeeType: "Founders, investors, sales leads, and lawyers",
    description:
      "For startup teams crossing an ocean with a subscription. Which entity, whose salary bands, what the first hundred American customers ask for: people who crossed last year answer.",
    packages: [
      offer("gold", 16_400, 3, "Bridge Partner", "Leads the market entry track"),
      offer("silver", 7_200, 6, "Landing Partner", "A desk at the landing clinic"),
    ],
  },
  {
    key: "first_check_forum",
    name: "First Check Startup Forum",
    hostId: longtable,
    category: "startup",
    location: "Boston, MA",
    when: { inDays: 146 },
    runsDays: 1,
    attendeeCount: 560,
    attendeeType: "Investors, founders, and university offices",
    description:
      "Angels who wrote their first check this year compare mistakes with founders who cashed one. Fintech and SaaS cases are read aloud, names removed, valuations left in.",
    packages: [
      offer("silver", 6_800, 4, "Check Partner", "Your partner opens the case reading"),
      offer("bronze", 2_600, 8, "Casebook Partner", "Your name in the printed casebook"),
    ],
  },
  {
    key: "startup_print_room",
    name: "The Startup Print Room",
    hostId: openhall,
    category: "media",
    location: "London, United Kingdom",
    when: { inDays: 58 },
    runsDays: 1,
    attendeeCount: 320,
    attendeeType: "Founders, designers, illustrators, and printers",
    description:
      "Letterpress for people with a landing page. Teams set their promise in wood type, and a sentence of more than nine words does not fit the press.",
    packages: [
      offer("silver", 5_900, 3, "Press Partner", "Your name is on the large press"),
      offer("bronze", 1_200, 6, "Ink Partner", "A printed card for every guest"),
    ],
  },
  {
    key: "saas_back_office",
    name: "SaaS Startup Back Office",
    hostId: harborlight,
    category: "saas",
    location: "New York, NY",
    when: { inDays: 172 },
    runsDays: 2,
    attendeeCount: 1_600,
    attendeeType: "Founders, accountants, auditors, and operations leads",
    description:
      "Reconciliation, chargebacks, month-end at a startup with eleven people. It is unglamorous, oversubscribed, and the only event we know with a standing ovation for a spreadsheet.",
    packages: [
      offer("gold", 14_800, 3, "Month-End Partner", "Leads the reconciliation workshop"),
      offer("silver", 2_900, 5, "Ledger Partner", "A desk in the ledger clinic"),
    ],
  },
  {
    key: "founders_sauna",
    name: "Startup Winter Retreat",
    hostId: meridian,
    category: "startup",
    location: "Toronto, Canada",
    when: { inDays: 92 },
    runsDays: 2,
    attendeeCount: 210,
    attendeeType: "Founders and investors",
    description:
      "No slides, no stage, a frozen lake. Guests from SaaS and hardware share one cabin with strangers, two hard questions, and a long walk before breakfast.",
    packages: [
      offer("gold", 9_600, 2, "Cabin Partner", "Hosts the large cabin"),
      offer("silver", 4_800, 4, "Lake Partner", "Leads the morning walk"),
    ],
  },
  {
    key: "saas_media_mix",
    name: "Subscription Media Mix",
    hostId: brightstage,
    category: "media",
    location: "New York, NY",
    when: { inDays: 128 },
    runsDays: 2,
    attendeeCount: 1_450,
    attendeeType: "Publishers, investors, and founders",
    description:
      "Newspapers learned to sell subscriptions late and thoroughly. They open the books for SaaS and startup teams: trial length, win-back letters, and the price nobody dared to ask.",
    packages: [
      offer("gold", 15_200, 3, "Win-Back Partner", "Rewrites win-back letters live"),
      offer("silver", 4_900, 6, "Trial Partner", "Your trial is measured on stage"),
    ],
  },
  {
    key: "fintech_seed_night",
    name: "Fintech Startup Night",
    hostId: longtable,
    category: "fintech",
    location: "London, United Kingdom",
    when: { inDays: 47 },
    runsDays: 1,
    attendeeCount: 430,
    attendeeType: "Founders, investors, and bankers",
    description:
      "Nine companies, nine minutes each, in a former vault. Doors lock at seven; the startup that gets the most hard questions wins the round of drinks.",
    packages: [
      offer("silver", 7_700, 3, "Vault Partner", "Holds the key and opens the evening"),
      offer("bronze", 1_900, 6, "Round Partner", "Pays the winning round"),
    ],
  },
  {
    key: "founders_kitchen",
    name: "Founders Kitchen",
    hostId: host,
    category: "food",
    location: "New York, NY",
    when: { inDays: 156 },
    runsDays: 1,
    attendeeCount: 380,
    attendeeType: "Food founders, grocers, and investors",
    description:
      "Sauces, snacks, and one very good kimchi. Makers at startup stage cook for the buyers of nine grocery chains, who pay for second helpings in purchase orders.",
    packages: [
      offer("silver", 5_100, 4, "Stove Partner", "Your name over the open kitchen"),
      offer("bronze", 1_900, 8, "Apron Partner", "Your logo on every apron"),
    ],
  },
];
