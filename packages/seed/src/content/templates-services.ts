import { template } from "./template.ts";

/** Templates for finance, healthcare, automotive, nonprofit and other. */
export const servicesTemplates = [
  template("finance_money_clinic", {
    name: "The Ten-Minute Money Clinic",
    description:
      "Open booths in a station concourse where advisors answer one money question in ten minutes, free and without an account.",
    industry: "finance",
    type: "pop_up",
    targetAudience: "Commuters ages 24 to 45 with a first serious decision to make",
    keyFeatures: [
      "One question, ten minutes",
      "Printed answer card",
      "No account needed",
      "Follow-up only if asked for",
    ],
    estimatedBudget: 60_000,
    estimatedDuration: "2 weeks",
    goals: ["Be useful before being sold", "Open 400 accounts by choice"],
    metrics: ["Questions answered", "Opt-in follow-ups", "Accounts opened within 45 days"],
    content:
      "Design a station pop-up where advisors answer one money question in ten minutes. No pressure, clear follow-up consent, measurable account openings.",
  }),
  template("finance_founder_cashflow_sprint", {
    name: "Cash-Flow Sprint",
    description:
      "A half-day sprint inside a startup event: founders bring three months of numbers and leave with a twelve-month runway model.",
    industry: "finance",
    type: "sponsorship",
    targetAudience: "Founders and first finance hires, seed to series A",
    keyFeatures: [
      "Template model filled in on site",
      "One analyst for four founders",
      "Investor panel reads the models",
      "Model stays theirs",
    ],
    estimatedBudget: 35_000,
    estimatedDuration: "Half a day",
    goals: ["Meet 60 founders at the right moment", "Start 25 banking relationships"],
    metrics: ["Models completed", "Accounts opened", "Founders still active after six months"],
    content:
      "Create a sponsored half-day workshop at a startup event where founders build a runway model with our analysts. Aim for banking relationships.",
  }),
  template("healthcare_walk_with_a_doctor", {
    name: "Walk With a Doctor",
    description:
      "Weekly guided walks in city parks: one physician, 30 neighbors, one mile, and every question allowed.",
    industry: "healthcare",
    type: "experiential",
    targetAudience: "Adults over 45 at risk of heart disease and their families",
    keyFeatures: [
      "Same time each week",
      "Blood pressure check at the start",
      "Private question corner",
      "Step diary by paper or phone",
    ],
    estimatedBudget: 40_000,
    estimatedDuration: "8 weeks",
    goals: ["Raise screening rates in three districts", "Build trust in the clinic"],
    metrics: ["Walkers who return", "Screenings booked", "Change in average blood pressure"],
    content:
      "Plan a weekly park walk with physicians that leads to screenings. It must respect privacy and suit people over 45.",
  }),
  template("healthcare_congress_quiet_room", {
    name: "The Quiet Room",
    description:
      "A silent, sofa-lit room at a medical conference with nothing to sell: water, daylight lamps, and one well-made evidence digest a day.",
    industry: "healthcare",
    type: "sponsorship",
    targetAudience: "Hospital physicians and pharmacists at a congress",
    keyFeatures: [
      "Twenty reclining seats",
      "Daily one-page evidence digest",
      "Medical information desk outside",
      "Compliance-checked materials",
    ],
    estimatedBudget: 75_000,
    estimatedDuration: "4 days",
    goals: ["Earn attention through care", "Book 120 scientific conversations"],
    metrics: ["Occupied seat hours", "Digest downloads", "Scientific conversations booked"],
    content:
      "Design a quiet rest space at a medical conference with a daily evidence digest, within compliance rules, leading to scientific conversations.",
  }),
  template("automotive_overnight_keys", {
    name: "Overnight Keys",
    description:
      "A pop-up hotel lobby that hands out car keys instead of room keys: take it home, bring it back at breakfast, tell us one thing.",
    industry: "automotive",
    type: "pop_up",
    targetAudience: "Households that will replace a car within 18 months",
    keyFeatures: [
      "Eighteen-hour loan",
      "Charging explained at your own outlet",
      "Breakfast debrief",
      "Offer valid seven days",
    ],
    estimatedBudget: 180_000,
    estimatedDuration: "3 weeks",
    goals: ["Replace ten-minute drives by real use", "Take 90 orders"],
    metrics: ["Nights loaned", "Orders within 60 days", "Reservations about charging before and after"],
    content:
      "Create an overnight test-drive pop-up in the form of a hotel lobby. We want real home use, honest feedback, and orders.",
  }),
  template("automotive_night_range_run", {
    name: "Night Range Run",
    description:
      "A rally for range instead of speed: mixed teams cross the country overnight on one charge plan, streamed as a calm radio show.",
    industry: "automotive",
    type: "hybrid",
    targetAudience: "Electric-curious drivers and the people who advise them",
    keyFeatures: [
      "Twenty teams, one route",
      "Live range dashboard",
      "Radio-style stream",
      "Owners' club at the finish",
    ],
    estimatedBudget: 240_000,
    estimatedDuration: "2 nights",
    goals: ["Make range boring in the best sense", "Build an owners' community"],
    metrics: ["Stream hours", "Configurator sessions", "Club members after 30 days"],
    content:
      "Plan an overnight efficiency rally with a live stream and an owners' club finish. The message is that range is not a worry.",
  }),
  template("nonprofit_empty_shelf", {
    name: "The Empty Shelf",
    description:
      "A pop-up shop with nothing in it: every price tag is a meal, a night or a lesson, and the receipt says who receives it.",
    industry: "nonprofit",
    type: "pop_up",
    targetAudience: "Seasonal shoppers who give once a year",
    keyFeatures: [
      "Price tags for impact",
      "Receipt with a real destination",
      "Monthly option at the register",
      "Volunteer hosts",
    ],
    estimatedBudget: 22_000,
    estimatedDuration: "3 weeks",
    goals: ["Turn single gifts into monthly ones", "Raise 150,000 USD"],
    metrics: ["Average gift", "Share of monthly donors", "Cost per dollar raised"],
    content:
      "Design a seasonal pop-up shop that sells impact instead of goods, with a simple path to monthly giving.",
  }),
  // cspell:disable-next-line -- The id of a stored row never changes.
  template("nonprofit_neighbour_dinner", {
    name: "A Chair for a Neighbor",
    description:
      "Two hundred dinners on the same evening in private homes, each with one free chair for someone the host has not met.",
    industry: "nonprofit",
    type: "activation",
    targetAudience: "Active supporters and the people in their streets",
    keyFeatures: [
      "Host kit by post",
      "Matching by district",
      "Shared toast at 8 p.m.",
      "Corporate sponsor per 100 chairs",
    ],
    estimatedBudget: 28_000,
    estimatedDuration: "1 evening",
    goals: ["Make loneliness visible and smaller", "Recruit 200 hosts and four sponsors"],
    metrics: ["Dinners held", "Guests who host next time", "Sponsor renewals"],
    content:
      "Create a one-evening movement of private dinners with one chair for a stranger, carried by hosts and corporate sponsors.",
  }),
  template("other_open_workbench", {
    name: "Open Workbench",
    description:
      "Bring the product's making into the street: a workbench, the people who do the work, and a task that visitors can finish in six minutes.",
    industry: "other",
    type: "experiential",
    targetAudience: "Local customers and future colleagues",
    keyFeatures: ["Six-minute task", "Makers as hosts", "Take-home piece", "Jobs and orders at one desk"],
    estimatedBudget: 32_000,
    estimatedDuration: "4 days",
    goals: ["Show the craft behind the product", "Meet customers and applicants at once"],
    metrics: ["Tasks finished", "Leads per day", "Applications received"],
    content:
      "Design a street workbench where visitors complete a small step of our work with the people who do it. Gather leads and applications.",
  }),
  template("other_partner_day", {
    name: "Partner Day, Rebuilt",
    description:
      "A partner conference turned into working sessions: each table owns one joint plan and signs it before lunch.",
    industry: "other",
    type: "hybrid",
    targetAudience: "Resellers, suppliers, and integration partners",
    keyFeatures: [
      "Tables instead of rows",
      "Plan templates with owners and dates",
      "Remote partners as full tables",
      "Quarterly check-in booked on site",
    ],
    estimatedBudget: 50_000,
    estimatedDuration: "1 day",
    goals: ["Leave with forty signed joint plans", "Make remote partners equal"],
    metrics: ["Plans signed", "Plans on track after 90 days", "Partner satisfaction"],
    content:
      "Plan a working partner day, on site and remote, where each table leaves with a signed joint plan and a date for the first review.",
  }),
] as const;
