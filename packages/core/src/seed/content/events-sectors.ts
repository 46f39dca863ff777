import { demoUserIds } from "./demo-users.ts";
import { offer } from "./package-plan.ts";
import type { EventPlan } from "./seed-types.ts";

const { host, agency } = demoUserIds;

/** Events about health, property and enterprise technology. */
export const sectorEvents: readonly EventPlan[] = [
  {
    key: "healthtech_horizons", name: "HealthTech Horizons", hostId: host, category: "healthtech",
    location: "Boston, MA", when: { inDays: 66 }, hourUtc: 13, runsDays: 2,
    attendeeCount: 2_400, attendeeType: "Hospital CIOs, clinicians and digital health founders",
    description: "Evidence first: each product shown comes with a clinical partner who says what changed on the ward.",
    packages: [
      offer("platinum", 52_000, 2, "Evidence Partner", "Presents the ward results with a clinical partner"),
      offer("gold", 26_500, 4, "Clinician Track Partner", "A clinician-led session"),
      offer("silver", 11_800, 6, "Interoperability Partner", "A bench in the records-exchange test"),
    ],
  },
  {
    key: "digital_care_nordics", name: "Digital Care Nordics", hostId: agency, category: "healthtech",
    location: "Copenhagen, Denmark", when: { inDays: 98 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 1_150, attendeeType: "Regional health buyers and care providers",
    description: "Public buyers publish their needs in advance; suppliers come with an answer or stay at home.",
    packages: [
      offer("gold", 17_500, 3, "Care Partner", "Six meetings with regional buyers"),
      offer("bronze", 3_400, 10, "Answer Partner", "A page in the needs book"),
    ],
  },
  {
    key: "medical_devices_connect", name: "Medical Devices Connect", hostId: host, category: "healthtech",
    location: "Minneapolis, MN", when: { inDays: 126 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 1_600, attendeeType: "Device engineers, regulatory leads and purchasers",
    description: "From bench to bedside with the regulators in the room: cybersecurity, software updates and reimbursement.",
    packages: [
      offer("gold", 21_500, 3, "Bedside Partner", "A simulated ward with your devices"),
      offer("silver", 9_900, 6, "Regulatory Partner", "A clinic hour with former reviewers"),
    ],
  },
  {
    key: "mental_health_tech_day", name: "Mental Health Tech Day", hostId: agency, category: "healthtech",
    location: "Manchester, United Kingdom", when: { inDays: -33 }, hourUtc: 9, runsDays: 1,
    attendeeCount: 480, attendeeType: "Therapists, product teams and employers",
    description: "What helps, what harms and how to tell the difference.",
    packages: [
      offer("silver", 5_800, 4, "Care Partner", "A moderated table with employers"),
      offer("bronze", 2_000, 8, "Quiet Room Partner", "Your name on the quiet room"),
    ],
  },
  {
    key: "proptech_pulse", name: "PropTech Pulse", hostId: host, category: "proptech",
    location: "New York, NY", when: { inDays: 79 }, hourUtc: 14, runsDays: 2,
    attendeeCount: 1_900, attendeeType: "Owners, operators and property technology buyers",
    description: "Buildings that answer back: energy, access and tenant experience, shown in a building that uses all of it.",
    packages: [
      offer("platinum", 39_000, 2, "Building Partner", "Your product runs the venue for two days"),
      offer("gold", 19_800, 4, "Energy Track Partner", "A retrofit told with its bills"),
      offer("bronze", 4_200, 12, "Access Partner", "Your name on the entry badges"),
    ],
  },
  {
    key: "smart_cities_exchange", name: "Smart Cities Exchange", hostId: agency, category: "proptech",
    location: "Barcelona, Spain", when: { inDays: 154 }, hourUtc: 8, runsDays: 3,
    attendeeCount: 4_600, attendeeType: "City officials, planners and infrastructure suppliers",
    description: "Cities bring one problem each and leave with a signed pilot. Three days, sixty cities.",
    packages: [
      offer("platinum", 70_000, 2, "City Partner", "Co-signs ten pilots on stage"),
      offer("gold", 32_000, 5, "Mobility Track Partner", "A street rebuilt in the hall"),
      offer("silver", 13_000, 10, "Pilot Partner", "Three matched city meetings"),
    ],
  },
  {
    key: "construction_robotics_day", name: "Construction Robotics Day", hostId: host, category: "proptech",
    location: "Phoenix, AZ", when: { inDays: 112 }, hourUtc: 15, runsDays: 1,
    attendeeCount: 760, attendeeType: "Contractors and construction innovation leads",
    description: "Robots on a real site, with the foreman's opinion afterwards.",
    packages: [
      offer("gold", 14_500, 3, "Site Partner", "Your machine works on the live site"),
      offer("silver", 6_900, 5, "Safety Partner", "Leads the safety briefing"),
    ],
  },
  {
    key: "real_estate_data_forum", name: "Real Estate Data Forum", hostId: agency, category: "proptech",
    location: "Frankfurt, Germany", when: { inDays: -57 }, hourUtc: 8, runsDays: 1,
    attendeeCount: 510, attendeeType: "Valuers, lenders and data teams",
    description: "Valuation models, climate risk and the data nobody wants to share.",
    packages: [
      offer("silver", 6_200, 4, "Valuation Partner", "A model in the blind valuation test"),
      offer("bronze", 2_200, 8, "Data Room Partner", "Your name on the data room"),
    ],
  },
  {
    key: "enterprise_tech_summit", name: "Enterprise Tech Summit", hostId: host, category: "enterprise_tech",
    location: "San Francisco, CA", when: { inDays: 44 }, hourUtc: 17, runsDays: 3,
    attendeeCount: 5_600, attendeeType: "CIOs, CISOs and heads of enterprise architecture",
    description: "The successor of Tech Summit 2025: three days of decisions on platforms, security and spend, with buyers' names on the doors.",
    packages: [
      offer("platinum", 84_000, 2, "Summit Partner", "Names the executive theatre and its dinner"),
      offer("gold", 43_000, 4, "Architecture Stage Partner", "A public review of a customer's architecture"),
      offer("silver", 18_000, 8, "Decision Hall Partner", "Eight booked buyer meetings"),
      offer("bronze", 7_000, 16, "Hall Partner", "A counter at the entrance to the hall"),
    ],
  },
  {
    key: "cyber_defense_week", name: "Cyber Defense Week", hostId: host, category: "enterprise_tech",
    location: "San Francisco, CA", when: { inDays: 60 }, hourUtc: 17, runsDays: 3,
    attendeeCount: 4_300, attendeeType: "CISOs, security architects and incident responders",
    description: "The flagship for defenders: a live-fire range, a CISO forum behind closed doors and a hall without fear on the posters.",
    packages: [
      offer("platinum", 78_000, 2, "Defense Partner", "Hosts the closed CISO forum for sixty people"),
      offer("gold", 39_000, 5, "Range Partner", "A team and a scenario on the live-fire range"),
      offer("silver", 15_500, 8, "Responder Partner", "A table in the incident clinic"),
    ],
  },
  {
    key: "govsec_forum", name: "GovSec Forum", hostId: agency, category: "enterprise_tech",
    location: "Washington, DC", when: { inDays: 87 }, hourUtc: 13, runsDays: 2,
    attendeeCount: 1_700, attendeeType: "Federal and state security leaders and integrators",
    description: "Public-sector security with the contracting officers present: authorisations, zero trust and what was bought last year.",
    packages: [
      offer("gold", 31_000, 4, "Agency Track Partner", "Two seats at the agency roundtables"),
      offer("silver", 13_800, 6, "Authorisation Partner", "A clinic on authorisation packages"),
      offer("bronze", 5_200, 10, "Forum Partner", "Your name on the procurement guide"),
    ],
  },
  {
    key: "identity_and_access_day", name: "Identity & Access Day", hostId: agency, category: "enterprise_tech",
    location: "Chicago, IL", when: { inDays: 13 }, hourUtc: 14, runsDays: 1,
    attendeeCount: 880, attendeeType: "Identity architects and IAM programme owners",
    description: "Passkeys, machine identities and the leavers nobody removed.",
    packages: [
      offer("gold", 16_000, 3, "Identity Partner", "Hosts the passkey clinic"),
      offer("silver", 7_600, 5, "Leaver Partner", "A case in the clean-up challenge"),
    ],
  },
  {
    key: "digital_workplace_expo", name: "Digital Workplace Expo", hostId: host, category: "enterprise_tech",
    location: "Paris, France", when: { inDays: 129 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 2_700, attendeeType: "Heads of workplace, IT operations and HR technology",
    description: "The office, the laptop and the meeting, rebuilt from what employees said.",
    packages: [
      offer("platinum", 41_000, 2, "Workplace Partner", "Builds the office of the expo"),
      offer("gold", 20_800, 4, "Meeting Partner", "Runs the best-meeting contest"),
      offer("bronze", 4_600, 12, "Desk Partner", "A desk in the open office"),
    ],
  },
  {
    key: "supply_chain_tech_live", name: "Supply Chain Tech Live", hostId: agency, category: "enterprise_tech",
    location: "Rotterdam, Netherlands", when: { inDays: 171 }, hourUtc: 8, runsDays: 2,
    attendeeCount: 2_050, attendeeType: "Logistics, procurement and planning leaders",
    description: "Forecasts against the real port: planning systems tested on last year's disruptions.",
    packages: [
      offer("gold", 23_500, 3, "Port Partner", "Hosts the tour of the automated terminal"),
      offer("silver", 10_200, 6, "Forecast Partner", "A place in the forecast contest"),
    ],
  },
];
