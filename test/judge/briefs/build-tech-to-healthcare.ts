import type { Brief } from "./brief.ts";

const builders = (product: string): string =>
  `We sell ${product} to mid-size construction firms, where site managers still lose hours to paper forms. ` +
  "We have a 20x20 at a builders' expo in Denver: two days, 9am to 5pm, roughly 2,400 site managers and controllers. " +
  "All-in budget is $38k. We need 150 qualified leads and a hands-on demo on a real tablet. " +
  "No VR please, and no plastic giveaways.";

const seniors = (product: string): string =>
  `Three mornings (9 to 12) at senior centers in Tucson to introduce our ${product}. About 300 people over 70 come ` +
  "through in total; most put off doing anything because the leaflets confuse them. $12,000. We need chairs and large " +
  "print. No raffle, no promises of a cure. Success is 90 booked fitting appointments.";

/** Technology, retail, finance, healthcare. */
export const buildTechToHealthcare: readonly Brief[] = [
  {
    id: "b01",
    industry: "tech",
    industryOpen: true,
    prompt: "trade show booth for our CRM",
    product: ["CRM"],
    problem: ["follow up", "follow-up", "spreadsheet", "pipeline", "customer record", "lost deal"],
    audience: { words: ["sales", "visitor", "attendee", "buyer"] },
    place: {
      words: ["trade show", "show floor", "booth", "expo", "exhibit*"],
      wrong: ["street", "campus", "beach", "rooftop", "storefront", "train station"],
    },
  },
  {
    id: "b02",
    industry: "tech",
    prompt: builders("expense report software"),
    product: ["expense report", "expense software", "expense tool", "expense"],
    problem: ["paper", "form", "receipt", "hours lost"],
    audience: { words: ["site manager", "controller", "construction", "builder"], size: 2_400 },
    mustHaves: { "hands-on demo on a tablet": ["tablet"] },
    mustNots: {
      "no VR": ["VR", "virtual reality", "headset"],
      "no plastic giveaways": ["plastic", "stress ball", "keychain", "fidget*"],
    },
    place: { words: ["Denver"], wrong: ["street", "campus", "storefront", "rooftop", "beach"] },
    when: { days: 2, hours: 16, wrong: ["evening", "midnight", "overnight"] },
    budgetCents: 3_800_000,
    target: { count: 150, counts: ["lead", "contact"] },
    pair: "b03",
  },
  {
    id: "b03",
    industry: "tech",
    prompt: builders("crane scheduling software"),
    product: ["crane scheduling", "crane schedule", "crane"],
    problem: ["paper", "form", "hours lost", "double-book*", "idle"],
    audience: { words: ["site manager", "controller", "construction", "builder"], size: 2_400 },
    mustHaves: { "hands-on demo on a tablet": ["tablet"] },
    mustNots: {
      "no VR": ["VR", "virtual reality", "headset"],
      "no plastic giveaways": ["plastic", "stress ball", "keychain", "fidget*"],
    },
    place: { words: ["Denver"], wrong: ["street", "campus", "storefront", "rooftop", "beach"] },
    when: { days: 2, hours: 16, wrong: ["evening", "midnight", "overnight"] },
    budgetCents: 3_800_000,
    target: { count: 150, counts: ["lead", "contact"] },
    pair: "b02",
  },
  {
    id: "b04",
    industry: "retail",
    prompt:
      "Weekend pop-up in Portland, Oregon for Drifthouse, our refillable laundry detergent. People are sick of hauling " +
      "plastic jugs home and throwing them out. Saturday and Sunday, 10 to 6, a corner storefront with about 900 " +
      "passers-by a day. Must have a working refill station and a place to sit with a stroller. Nothing single-use, no " +
      "balloons. 250 refill subscriptions would make my boss happy.",
    form: { budget: 22_000, location: "Portland, OR" },
    product: ["detergent", "Drifthouse"],
    problem: ["plastic", "jug", "haul*", "waste", "throw*"],
    audience: { words: ["passer*", "shopper", "parent", "neighbor", "household"], size: 1_800 },
    mustHaves: { "a working refill station": ["refill"], "a place for strollers": ["stroller"] },
    mustNots: {
      "nothing single-use": ["single-use", "disposable", "paper cup", "sachet"],
      "no balloons": ["balloon"],
    },
    place: { words: ["Portland"], wrong: ["conference", "trade show", "campus", "stadium"] },
    when: { days: 2, hours: 16, words: ["weekend", "Saturday"], wrong: ["weekday", "Monday", "overnight"] },
    budgetCents: 2_200_000,
    target: { count: 250, counts: ["subscription", "sign-up", "subscriber"] },
  },
  {
    id: "b05",
    industry: "retail",
    prompt:
      "ok fourth time writing this because the last agency sent us a pajama party. we are Loft & Lull, we sell a " +
      "mattress, one mattress, for people who share a bed with somebody who runs hot. couples argue about it, that's the " +
      "whole story. we have a slot in the atrium of Mall of America in Bloomington for nine days, open 10am-7pm, we're " +
      "told about 30,000 people walk by per day but i'd be glad if 1,000 couples lie down properly, ten minutes each, " +
      "with a screen around the bed because nobody lies down in a mall in public. budget is sixty thousand dollars " +
      "including everything. NO pajamas, no celebrity, no 'sleep expert in a lab coat'. we have four beds. i also need " +
      "clean covers after each couple, the mall insists.",
    product: ["mattress", "Loft & Lull", "bed"],
    problem: ["hot", "heat", "warm", "argue", "temperature", "cool*"],
    audience: { words: ["couple", "partner"], size: 270_000 },
    mustHaves: {
      "screens around the beds": ["screen", "privacy", "curtain"],
      "clean covers after each couple": ["cover", "sheet", "linen"],
    },
    mustNots: {
      "no pajamas": ["pajama", "slumber party"],
      "no celebrity": ["celebrity", "influencer"],
      "no expert in a lab coat": ["lab coat", "sleep expert", "sleep doctor"],
    },
    place: {
      words: ["Mall of America", "Bloomington", "atrium"],
      wrong: ["conference", "trade show", "street", "campus", "truck"],
    },
    when: {
      days: 9,
      hours: 81,
      words: ["nine days", "9 days", "nine-day"],
      wrong: ["overnight", "weekend only"],
    },
    budgetCents: 6_000_000,
    target: { count: 1_000, counts: ["trial", "couple", "lie", "test"] },
  },
  {
    id: "b06",
    industry: "retail",
    prompt:
      "Live cutting demo of our chef's knives in the airside shop area of Chicago O'Hare, past security, so travelers " +
      "feel how sharp they are instead of reading about it on a box. Real knives, real onions. Five days, 7am-9pm. $15,000.",
    form: { budget: 15_000 },
    product: ["knife", "knives"],
    problem: ["blunt", "dull", "sharp*", "box"],
    audience: { words: ["traveler", "passenger"] },
    mustHaves: { "real knives cut something": ["cut*", "slice", "slicing", "onion"] },
    place: { words: ["O'Hare", "airport", "Chicago"], wrong: ["street", "campus", "trade show"] },
    when: { days: 5, hours: 70 },
    budgetCents: 1_500_000,
    unmet: [
      {
        line: "place",
        why: "Knives are not let past a security check.",
        words: ["security", "airside", "knives", "knife", "landside", "before security"],
      },
    ],
  },
  {
    id: "b07",
    industry: "finance",
    prompt:
      "We're a credit union in Tacoma and want renters to find out that our first-home mortgage exists. Most think they " +
      "need 20% down. The community room of the library holds 80 people, Saturday 9 to 1. Budget 4500 dollars. " +
      "Materials in English and Spanish, somebody to watch the kids. No credit checks on site and no hard sell, our " +
      "board is strict on that. 25 counseling appointments.",
    product: ["mortgage", "home loan"],
    problem: ["down payment", "20%", "20 percent", "deposit", "afford*"],
    audience: { words: ["renter", "first-time", "tenant"], size: 80 },
    mustHaves: {
      "English and Spanish": ["Spanish", "bilingual"],
      "somebody watches the kids": ["kid", "child*"],
    },
    mustNots: {
      "no credit checks on site": ["credit check", "credit pull", "pre-approval on site", "score check"],
      "no hard sell": ["sign on the spot", "close on the spot", "limited-time", "today only"],
    },
    place: { words: ["Tacoma", "library"], wrong: ["festival", "stadium", "street", "trade show", "bar"] },
    when: { days: 1, hours: 4, words: ["Saturday"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 450_000,
    target: { count: 25, counts: ["appointment", "meeting", "counseling"] },
  },
  {
    id: "b08",
    industry: "finance",
    prompt:
      "Bookkeeping app for food trucks. Owners do their books at 1am on the hood of a car, or don't. There's a rally with " +
      "60 trucks in Austin on one Sunday. They can't talk while serving (11am-3pm), so before 10:30 or nothing. " +
      "7.5k. Want 40 owners to connect their card reader. Don't make them queue and no quiz games.",
    product: ["bookkeeping", "books app", "accounting"],
    problem: ["1am", "late", "books", "receipt", "night", "shoebox"],
    audience: { words: ["food truck", "truck owner", "owner"], size: 60 },
    mustHaves: { "owners connect their card reader": ["card reader"] },
    mustNots: { "no queue": ["queue", "wait in line", "line up"], "no quiz games": ["quiz", "trivia"] },
    place: { words: ["Austin", "rally"], wrong: ["office", "conference", "hotel", "campus"] },
    when: {
      days: 1,
      words: ["10:30", "before service", "before the rally", "early morning", "before they open", "morning"],
      wrong: ["lunch", "noon", "evening", "afternoon"],
    },
    budgetCents: 750_000,
    target: { count: 40, counts: ["owner", "connect*", "sign-up", "truck"] },
  },
  {
    id: "b09",
    industry: "finance",
    prompt:
      "Retirement savings plan (employer 401k match) for the day shift of an axle plant in Toledo. 600 employees, half of " +
      "them leave match money on the table because enrolling takes a 14-page form. In the canteen, two lunch breaks of " +
      "45 minutes. $30,000. Management wants 5,000 new accounts opened. Nothing that stops the line.",
    form: { budget: 30_000, goals: ["5,000 new accounts"] },
    product: ["retirement", "401k", "401(k)", "savings plan"],
    problem: ["match", "form", "14-page", "enroll*", "money on the table"],
    audience: { words: ["employee", "worker", "shift"], size: 600 },
    mustNots: { "nothing that stops the line": ["stop the line", "pause production", "shop floor tour"] },
    place: { words: ["Toledo", "canteen", "plant"], wrong: ["street", "festival", "storefront", "hotel"] },
    when: { hours: 1.5, words: ["lunch", "break"], wrong: ["evening", "weekend", "all day"] },
    budgetCents: 3_000_000,
    target: { count: 5_000, counts: ["account", "enrollment"] },
    unmet: [
      {
        line: "target",
        why: "600 employees can't open 5,000 accounts.",
        words: ["5,000", "600", "account", "target"],
      },
    ],
  },
  {
    id: "b10",
    industry: "healthcare",
    prompt:
      "Sorry for the wall of text, I'm between two shifts. We make a medication cart that locks itself. The people who " +
      "fight with the old carts at 3am are the night nurses and every vendor day in every hospital is at lunch, when they " +
      "are asleep. So: night shifts, 22:00 to 06:00, break rooms of three hospitals in Cleveland, one night each, about " +
      "420 nurses altogether. Ten minutes is all anyone has. $18,000 for everything. Bring the actual cart. It has to be " +
      "quiet: no stage, no music, no strong food smells, and nothing at handoff. I'd like 200 real conversations and " +
      "names of charge nurses who would pilot it.",
    form: { targetAudience: { description: "Night-shift nurses" } },
    product: ["medication cart", "med cart", "cart"],
    problem: ["lock*", "3am", "old cart", "unlock*", "key"],
    audience: { words: ["nurse"], size: 420 },
    mustHaves: {
      "the actual cart": ["cart"],
      "ten minutes each": ["ten minutes", "10 minutes", "ten-minute", "10-minute"],
    },
    mustNots: {
      "no stage": ["on stage", "main stage", "stage show", "keynote", "theater"],
      "no music": ["music", "DJ", "live band"],
      "no strong food smells": ["barbecue", "grill", "popcorn", "pizza", "curry"],
    },
    place: {
      words: ["hospital", "break room", "Cleveland"],
      wrong: ["street", "festival", "storefront", "hotel ballroom", "trade show", "campus"],
    },
    when: {
      days: 3,
      hours: 24,
      words: ["22:00", "10 p.m.", "10 pm", "10pm", "night shift", "overnight", "night"],
      wrong: ["lunch", "afternoon", "daytime", "rush hour"],
    },
    budgetCents: 1_800_000,
    target: { count: 200, counts: ["conversation", "contact", "nurse"] },
  },
  {
    id: "b11",
    industry: "healthcare",
    prompt: seniors("hearing aid"),
    product: ["hearing aid"],
    problem: ["leaflet", "confusing", "confused", "confuse", "put off", "hear"],
    audience: { words: ["senior", "over 70", "older", "70"], size: 300 },
    mustHaves: { chairs: ["chair", "seat*"], "large print": ["large print", "large-print", "large type"] },
    mustNots: {
      "no raffle": ["raffle", "prize draw", "sweepstake"],
      "no promises of a cure": ["cure", "guaranteed result", "restores your hearing"],
    },
    place: { words: ["Tucson", "senior center"], wrong: ["street", "festival", "stadium", "campus", "bar"] },
    when: { days: 3, hours: 9, words: ["morning"], wrong: ["evening", "night", "afternoon"] },
    budgetCents: 1_200_000,
    target: { count: 90, counts: ["appointment", "fitting"] },
    pair: "b12",
  },
  {
    id: "b12",
    industry: "healthcare",
    prompt: seniors("compression stockings"),
    product: ["compression stocking", "stocking"],
    problem: ["leaflet", "confusing", "confused", "confuse", "put off", "swell*", "swollen", "leg"],
    audience: { words: ["senior", "over 70", "older", "70"], size: 300 },
    mustHaves: { chairs: ["chair", "seat*"], "large print": ["large print", "large-print", "large type"] },
    mustNots: {
      "no raffle": ["raffle", "prize draw", "sweepstake"],
      "no promises of a cure": ["cure", "guaranteed result"],
    },
    place: { words: ["Tucson", "senior center"], wrong: ["street", "festival", "stadium", "campus", "bar"] },
    when: { days: 3, hours: 9, words: ["morning"], wrong: ["evening", "night", "afternoon"] },
    budgetCents: 1_200_000,
    target: { count: 90, counts: ["appointment", "fitting"] },
    pair: "b11",
  },
];
