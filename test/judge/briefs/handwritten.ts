import type { CheckedConcept } from "./perfect-concept.ts";

const none = {
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
  inspiration: "None needed.",
};

/** Written by a person for the brief b10, in their own words. */
export const nightCart: CheckedConcept = {
  ...none,
  name: "Third-Hour Test",
  description:
    "Between rounds, around 3 in the morning, one nurse at a time swaps the ward's cart for ours and runs a pretend med pass. " +
    "The drawer locks when the hand leaves it, so nobody walks back to check. It happens in the break room, in a normal voice, " +
    "and it is over before the kettle boils.",
  type: "experiential",
  goals: ["Pilots on three wards"],
  targetAudience: { description: "Nurses on the night shift, and their charge nurses" },
  budget: 17_400,
  location: "Break rooms of three hospitals in Cleveland",
  duration: "3 nights",
  keyFeatures: [
    "Two medication carts, ours and the kind they use now, side by side",
    "A ten-minute med pass with dummy vials, timed by the nurse's own watch",
    "Fruit, water and unscented hand cream; nothing that smells and no music",
    "We step out from 22:45 to 23:15 and stay away from the morning handoff",
  ],
  expectedOutcomes: ["Charge nurses who name a ward for a pilot of the cart"],
  metrics: ["Med passes done on the self-locking cart"],
  plan: {
    promise: "Night nurses try a cart that locks itself, on their shift and in their break",
    fit: "They are asleep when vendors come at noon; this is the first one who comes at night.",
    budgetSplit: [
      { part: "Two carts, moved between hospitals", amount: 6_900 },
      { part: "People", amount: 5_500 },
      { part: "Materials", amount: 2_000 },
      { part: "Reserve", amount: 3_000 },
    ],
    timeline: [
      { when: "6 weeks before", what: "Each night supervisor signs off the room and the hours" },
      {
        when: "2 weeks before",
        what: "Two nurses rehearse it and shorten what takes longer than their break",
      },
      { when: "On the nights", what: "Open from 22:00 to 06:00, closed at handoff" },
      { when: "A week after", what: "Ward by ward, who asked for a pilot and what they said" },
    ],
    staffing: [
      { role: "Nurse educator", people: 2 },
      { role: "Runner", people: 1 },
    ],
    measures: [
      {
        name: "Conversations with nurses at the cart",
        target: "About 200: 2 carts, 7 hours, 5 nurses per hour at each, 3 nights",
      },
      { name: "Charge nurses who would pilot it", target: "9" },
    ],
    risk: {
      what: "A code on the ward empties the room for an hour.",
      answer: "The runner brings the cart back in the last hour, when it is quiet again.",
    },
    sources: [],
  },
  fit: [
    { line: "The actual cart", status: "met" },
    { line: "Ten minutes each", status: "met" },
    { line: "No stage", status: "met" },
    { line: "No music", status: "met" },
    { line: "No strong food smells", status: "met" },
    { line: "Audience: 420 night nurses", status: "met" },
    { line: "Place: break rooms in Cleveland", status: "met" },
    { line: "Time: 22:00 to 06:00, three nights", status: "met" },
    { line: "Budget: $18,000", status: "met" },
    { line: "Target: 200 conversations", status: "met" },
  ],
};

/** Written by a person for the brief b06, which nobody can meet as it stands. */
export const landsideKnives: CheckedConcept = {
  ...none,
  name: "Onion Before Departure",
  description:
    "A counter outside the checkpoint where travelers halve one onion with our chef's knife and one with the dull kind from a " +
    "rental kitchen. The difference is felt in a second, which no box ever told. The knife itself is shipped to their door.",
  type: "activation",
  goals: ["Orders shipped home"],
  targetAudience: { description: "Passengers with half an hour to spare" },
  budget: 14_800,
  location: "Landside hall at Chicago O'Hare",
  duration: "Five days",
  keyFeatures: [
    "Two cutting boards with tethered chef's knives and a glass guard",
    "A bin of onions, a sink and a towel",
    "Orders for the knife by card, delivered at home",
  ],
  expectedOutcomes: ["Travelers who order the knife they have cut with"],
  metrics: ["Cuts with the knife"],
  plan: {
    promise: "Travelers feel how sharp the knife is before they read about it",
    fit: "Whoever cooks knows a blunt edge at once.",
    budgetSplit: [
      { part: "Counter and guard", amount: 5_800 },
      { part: "People", amount: 7_000 },
      { part: "Onions, cleaning, reserve", amount: 2_000 },
    ],
    timeline: [
      { when: "8 weeks before", what: "Permit from the airport for the landside hall" },
      { when: "On the days", what: "Open 7 a.m. to 9 p.m., in two shifts" },
      { when: "A week after", what: "Orders per day and per hour" },
    ],
    staffing: [{ role: "Hosts", people: 2 }],
    measures: [{ name: "People who cut", target: "About 1,600" }],
    risk: {
      what: "Knives can't go past security, so this stands before the checkpoint and not in the airside shop area.",
      answer: "If airside it must be, a ceramic dummy shows the grip and nothing is cut there.",
    },
    sources: [],
  },
  fit: [
    { line: "Real knives cut something", status: "met" },
    { line: "Place: airside at O'Hare", status: "not met" },
    { line: "Audience: travelers", status: "met" },
    { line: "Time: five days, 7 a.m. to 9 p.m.", status: "met" },
    { line: "Budget: $15,000", status: "met" },
  ],
};

/** Written by a person for the brief f36. */
export const quietCourt: CheckedConcept = {
  ...none,
  name: "The Needle",
  description:
    "Two doubles pairs play the same rally twice: first with what residents own, then with the quiet paddle. Everybody watches the " +
    "needle on the fence. Board members stand at the nearest patio, where the complaints come from, and listen from there.",
  type: "activation",
  goals: ["Loans to residents"],
  targetAudience: { description: "HOA residents and their board" },
  budget: 8_950,
  location: "Three HOA courts in Scottsdale",
  duration: "3 Saturday mornings",
  keyFeatures: [
    "A decibel meter on the fence, read out after each rally",
    "Forty-five quiet paddles to borrow, with a two-week loan card",
    "A listening spot for the board at the closest patio",
  ],
  expectedOutcomes: ["A board that has measured the noise of the paddle itself"],
  metrics: ["Paddles on loan"],
  plan: {
    promise: "Residents hear what the quiet paddle takes away, and the board writes it down",
    fit: "The ban was voted on noise, so noise is what has to change in front of those who voted.",
    budgetSplit: [
      { part: "Loan paddles", amount: 4_500 },
      { part: "People and meter", amount: 3_000 },
      { part: "Reserve", amount: 1_450 },
    ],
    timeline: [
      { when: "5 weeks before", what: "Each board agrees to its Saturday and to being measured" },
      { when: "On the mornings", what: "8 to 10, in slots of 20 minutes" },
      { when: "3 weeks after", what: "Paddles come back and each board gets its readings" },
    ],
    staffing: [{ role: "Hosts who play", people: 3 }],
    measures: [{ name: "Quiet paddles on loan for two weeks", target: "45" }],
    risk: {
      what: "Wind moves the needle.",
      answer: "Readings are taken three times and the middle one counts.",
    },
    sources: [],
  },
  fit: [
    { line: "A decibel meter", status: "met" },
    { line: "No tournament", status: "met" },
    { line: "No pros", status: "met" },
    { line: "No merch stand", status: "met" },
    { line: "Audience", status: "met" },
    { line: "Place", status: "met" },
    { line: "Time", status: "met" },
    { line: "Budget", status: "met" },
    { line: "Target: 45 on loan", status: "met" },
  ],
};
