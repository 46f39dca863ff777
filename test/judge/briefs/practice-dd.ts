// cspell:ignore Barkline Clingwell Emberly mailroom mailrooms Odile rideshare trailhead trailheads veterinar
import type { Brief } from "./brief.ts";

const practices = (product: string): string =>
  `State veterinary meeting in Kansas City, Thursday + Friday, 10am-4pm, ca. 850 practice managers walk through. We'd show ` +
  `our ${product}. Today they run it off a whiteboard and sticky notes and something always slips. They must be able to ` +
  "type their own clinic's week into it on a laptop. 21,000 USD on top of the booth fee, which is paid. Goal: 95 booked " +
  "demos. No puppies (everyone has puppies), no prize wheel.";

const clinics = (product: string): string =>
  "Six family clinics around Duluth, one per workday, during the staff lunch from 12 to 1. About 110 nurses and medical " +
  `assistants in total. We'd bring our ${product}: the ones in the exam rooms are old, nobody trusts the reading, so ` +
  "everything gets measured twice. $7,900. It has to be tried on a colleague, and people want to eat sitting down. " +
  "No branded pens or mugs, compliance kills us, and no ranking of clinics. 36 trial units placed.";

/** Written by somebody who has not read what answers, after all of the others. */
export const practiceDD: readonly Brief[] = [
  {
    id: "n01",
    industry: "tech",
    industryOpen: true,
    prompt: "table at a chamber of commerce mixer for our office backup service",
    product: ["backup", "back up"],
    problem: ["lost file", "lose", "losing", "ransomware", "crash*", "restore*"],
    audience: { words: ["owner", "business", "member", "office"] },
    place: {
      words: ["chamber", "mixer"],
      wrong: ["street", "campus", "beach", "stadium", "storefront", "train station"],
    },
  },
  {
    id: "n02",
    industry: "tech",
    prompt: practices("kennel booking software"),
    product: ["kennel booking", "booking software", "kennel"],
    problem: ["whiteboard", "sticky note", "slip*"],
    audience: { words: ["practice manager", "clinic", "veterinar*"], size: 850 },
    mustHaves: { "their own week on a laptop": ["laptop"] },
    mustNots: {
      "no puppies": ["puppy", "puppies"],
      "no prize wheel": ["prize wheel", "spinning wheel", "wheel of"],
    },
    place: { words: ["Kansas City"], wrong: ["street", "campus", "storefront", "mall", "beach"] },
    when: { days: 2, hours: 12, words: ["Thursday", "Friday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 2_100_000,
    target: { count: 95, counts: ["demo", "appointment"] },
    pair: "n03",
  },
  {
    id: "n03",
    industry: "tech",
    prompt: practices("vaccine reminder software"),
    product: ["vaccine reminder", "reminder software", "reminder"],
    problem: ["whiteboard", "sticky note", "slip*"],
    audience: { words: ["practice manager", "clinic", "veterinar*"], size: 850 },
    mustHaves: { "their own week on a laptop": ["laptop"] },
    mustNots: {
      "no puppies": ["puppy", "puppies"],
      "no prize wheel": ["prize wheel", "spinning wheel", "wheel of"],
    },
    place: { words: ["Kansas City"], wrong: ["street", "campus", "storefront", "mall", "beach"] },
    when: { days: 2, hours: 12, words: ["Thursday", "Friday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 2_100_000,
    target: { count: 95, counts: ["demo", "appointment"] },
    pair: "n02",
  },
  {
    id: "n04",
    industry: "retail",
    prompt:
      "Trundle rents out kids' bikes by the year: child grows, bike gets swapped. Parents in Ann Arbor buy a new one every " +
      "spring and the old ones rust in the garage. We get the gym of an elementary school for one weekend, Saturday and " +
      "Sunday 9am-4pm, and expect roughly 650 parents a day. What has to be there: a swap rack with real bikes in five " +
      "sizes, somebody who fits helmets. What can't: ice cream, stickers, anything with a cartoon figure on it. I'd be " +
      "proud of 110 bike plans.",
    form: { budget: 17_500, location: "Ann Arbor, MI" },
    product: ["bike", "Trundle"],
    problem: ["grow*", "outgrow*", "rust*", "garage", "every spring"],
    audience: { words: ["parent", "family", "families"], size: 1_300 },
    mustHaves: { "a swap rack": ["swap*", "rack"], "somebody who fits helmets": ["helmet"] },
    mustNots: {
      "no ice cream": ["ice cream"],
      "no stickers": ["sticker"],
      "no cartoon figures": ["cartoon", "mascot"],
    },
    place: { words: ["Ann Arbor", "gym", "school"], wrong: ["conference", "trade show", "hotel", "stadium"] },
    when: {
      days: 2,
      hours: 14,
      words: ["weekend", "Saturday"],
      wrong: ["weekday", "Monday", "overnight"],
    },
    budgetCents: 1_750_000,
    target: { count: 110, counts: ["plan", "sign-up", "subscription"] },
  },
  {
    id: "n05",
    industry: "retail",
    prompt:
      "Hi, a friend told me to just write it all down, so here goes. My husband came up with a wall shelf that carries 40 " +
      "pounds and doesn't need one single hole, it clamps between floor and ceiling, we call it Clingwell. Renters love it " +
      "once they've leaned on it and don't believe a word before that, everyone is afraid for the deposit. A property " +
      "company in Jersey City lets us into the mailrooms of four of their towers, two evenings in each, so eight evenings, " +
      "5 to 9pm, they say 2,600 tenants altogether. I want people to pull on that shelf with their whole weight, and next " +
      "to it a piece of wall with the holes a drill leaves. We have twenty-eight thousand dollars, which is our savings, so " +
      "please be careful with it. Please NOT the thing with a giant inflatable, no actual drilling (they'd throw us out) " +
      "and nobody dressed as a landlord, yes, that was an agency's idea. 120 orders and I sleep again.",
    product: ["shelf", "shelves", "Clingwell"],
    problem: ["deposit", "hole", "drill*"],
    audience: { words: ["renter", "tenant"], size: 2_600 },
    mustHaves: {
      "people pull on the shelf": ["pull*", "weight", "lean*"],
      "a wall with drill holes": ["hole"],
    },
    mustNots: {
      "no giant inflatable": ["inflatable"],
      "no actual drilling": ["live drilling", "drill live", "drilling demo", "power drill"],
      "no landlord costume": ["costume", "dressed as"],
    },
    place: {
      words: ["Jersey City", "mailroom", "tower"],
      wrong: ["conference", "trade show", "campus", "festival", "truck"],
    },
    when: {
      days: 8,
      hours: 32,
      words: ["evening", "eight evenings"],
      wrong: ["morning", "lunch", "overnight"],
    },
    budgetCents: 2_800_000,
    target: { count: 120, counts: ["order"] },
  },
  {
    id: "n06",
    industry: "retail",
    prompt:
      "Emberly fire pits. Gas flames look fake to people, so shoppers should smell birch wood burning in ours and toast " +
      "something over it. Center court of an indoor mall in Wichita, four days, 10am-8pm, real wood and real flames. $13,000.",
    form: { budget: 13_000 },
    product: ["fire pit", "Emberly"],
    problem: ["gas", "fake"],
    audience: { words: ["shopper"] },
    mustHaves: { "real wood burns": ["wood", "birch"] },
    place: { words: ["Wichita", "mall", "center court"], wrong: ["airport", "campus", "trade show"] },
    when: { days: 4, hours: 40 },
    budgetCents: 1_300_000,
    unmet: [
      {
        line: "must-have",
        why: "No mall lets an open wood fire burn under its roof.",
        words: ["wood", "flame", "indoor*", "smoke", "open fire", "fire code"],
      },
    ],
  },
  {
    id: "n07",
    industry: "finance",
    prompt:
      "Small loans, $2,000 to $15,000, for women who run a daycare in their own home. We're a community fund in Dayton. They " +
      "all think a loan means collateral and a lawyer. A church hall with room for 60, Wednesday 6:30 to 8:30pm. 5200 " +
      "dollars is what we have. Papers in English and Arabic, and somebody to look after the children, obviously. Nobody in " +
      "a tie giving a lecture and nothing gets signed that night, house rule. 18 follow-up calls agreed.",
    product: ["loan"],
    problem: ["collateral", "lawyer"],
    audience: { words: ["daycare", "provider", "women"], size: 60 },
    mustHaves: {
      "English and Arabic": ["Arabic", "bilingual"],
      "somebody looks after the children": ["child*", "kid"],
    },
    mustNots: {
      "no lecture": ["lecture", "keynote", "slideshow", "speech"],
      "nothing signed that night": [
        "sign on the spot",
        "apply on the spot",
        "sign tonight",
        "approved on the spot",
      ],
    },
    place: {
      words: ["Dayton", "church", "hall"],
      wrong: ["festival", "stadium", "street", "trade show", "bar"],
    },
    when: { days: 1, hours: 2, words: ["Wednesday", "evening"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 520_000,
    target: { count: 18, counts: ["call", "appointment"] },
  },
  {
    id: "n08",
    industry: "finance",
    prompt:
      "Tax app for rideshare drivers. They never put anything aside and owe it all in April. Where to get them: the holding " +
      "lot at San Jose airport, they wait there 40 min for a fare, about 220 of them on a Tuesday between 5 and 8am. Can't " +
      "leave the car, else they lose their spot, so no tent and no stage. 6.8k for the one morning. 70 drivers who " +
      "photograph a fuel receipt with our app. Don't hand them paper.",
    product: ["tax app", "tax"],
    problem: ["owe", "aside", "April", "receipt"],
    audience: { words: ["driver"], size: 220 },
    mustHaves: { "drivers photograph a fuel receipt": ["receipt"] },
    mustNots: {
      "nothing to walk to": ["tent", "stage"],
      "no paper": ["flyer", "leaflet", "brochure", "paper form"],
    },
    place: { words: ["San Jose", "holding lot", "lot"], wrong: ["office", "conference", "hotel", "campus"] },
    when: {
      days: 1,
      hours: 3,
      words: ["Tuesday", "morning", "5am", "5 a.m."],
      wrong: ["lunch", "noon", "evening", "afternoon"],
    },
    budgetCents: 680_000,
    target: { count: 70, counts: ["driver", "receipt"] },
  },
  {
    id: "n09",
    industry: "finance",
    prompt:
      "College savings accounts (529 plan) at the kindergarten sign-in morning of a school in Shreveport. 140 families, 8:30 " +
      "to 11:30, cafeteria. The form says 'select a portfolio' and that's where parents put the pen down. $8,400. The state " +
      "office has planned 2,000 accounts with it. No bank logo anywhere, the principal insists.",
    form: { budget: 8_400, goals: ["2,000 accounts"] },
    product: ["college savings", "529", "savings account"],
    problem: ["portfolio", "form", "pen down"],
    audience: { words: ["parent", "family", "families"], size: 140 },
    mustNots: { "no bank logo": ["bank logo", "logo"] },
    place: { words: ["Shreveport", "cafeteria", "school"], wrong: ["street", "festival", "mall", "hotel"] },
    when: { days: 1, hours: 3, words: ["morning", "8:30"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 840_000,
    target: { count: 2_000, counts: ["account"] },
    unmet: [
      {
        line: "target",
        why: "140 families can't open 2,000 accounts.",
        words: ["2,000", "140", "account", "target"],
      },
    ],
  },
  {
    id: "n10",
    industry: "healthcare",
    prompt:
      "Dear team, background first. We make a turning sheet: with it you roll somebody over in bed on your own, without a " +
      "second pair of hands. Home health aides ruin their backs because nobody gets a lift up to a third-floor apartment. " +
      "You won't meet them at a conference, they aren't sent to any, and mails they read on the bus or never. But on Fridays " +
      "they pick up gloves and pay stubs at the agency, 2pm to 6pm; in Pittsburgh that agency has five offices with 310 " +
      "aides together. One Friday per office. They'll give you five minutes, standing, then the bus goes. 14,600 dollars " +
      "all in. Please bring a proper hospital bed and let them turn one of us. I don't want lectures, no certificates, and no " +
      "donuts, they get donuts from everybody. What I need is 170 aides who have turned a person themselves.\n\n" +
      "Best, Odile",
    form: { targetAudience: { description: "Home health aides" } },
    product: ["turning sheet", "sheet"],
    problem: ["back", "on their own", "alone", "lift"],
    audience: { words: ["aide"], size: 310 },
    mustHaves: {
      "a proper hospital bed": ["bed"],
      "five minutes each": ["five minutes", "5 minutes", "five-minute", "5-minute"],
    },
    mustNots: {
      "no lectures": ["lecture", "seminar", "keynote"],
      "no certificates": ["certificate"],
      "no donuts": ["donut", "doughnut", "pastry", "pastries"],
    },
    place: {
      words: ["Pittsburgh", "office", "agency"],
      wrong: ["street", "festival", "storefront", "hotel ballroom", "trade show", "campus"],
    },
    when: {
      days: 5,
      hours: 20,
      words: ["Friday", "afternoon"],
      wrong: ["morning", "night", "weekend", "rush hour"],
    },
    budgetCents: 1_460_000,
    target: { count: 170, counts: ["aide", "turn*", "trial"] },
  },
  {
    id: "n11",
    industry: "healthcare",
    prompt: clinics("blood pressure monitor"),
    product: ["blood pressure monitor", "monitor"],
    problem: ["trust", "twice", "old", "reading"],
    audience: { words: ["nurse", "medical assistant"], size: 110 },
    mustHaves: { "tried on a colleague": ["colleague"], "lunch sitting down": ["sit*", "seat*", "chair"] },
    mustNots: {
      "no branded pens or mugs": ["branded pen", "pens", "mug"],
      "no ranking of clinics": ["ranking", "leaderboard", "clinic against clinic"],
    },
    place: { words: ["Duluth", "clinic"], wrong: ["street", "festival", "stadium", "campus", "mall"] },
    when: { days: 6, hours: 6, words: ["lunch", "noon"], wrong: ["evening", "night", "weekend"] },
    budgetCents: 790_000,
    target: { count: 36, counts: ["unit", "trial"] },
    pair: "n12",
  },
  {
    id: "n12",
    industry: "healthcare",
    prompt: clinics("spirometer"),
    product: ["spirometer"],
    problem: ["trust", "twice", "old", "reading"],
    audience: { words: ["nurse", "medical assistant"], size: 110 },
    mustHaves: { "tried on a colleague": ["colleague"], "lunch sitting down": ["sit*", "seat*", "chair"] },
    mustNots: {
      "no branded pens or mugs": ["branded pen", "pens", "mug"],
      "no ranking of clinics": ["ranking", "leaderboard", "clinic against clinic"],
    },
    place: { words: ["Duluth", "clinic"], wrong: ["street", "festival", "stadium", "campus", "mall"] },
    when: { days: 6, hours: 6, words: ["lunch", "noon"], wrong: ["evening", "night", "weekend"] },
    budgetCents: 790_000,
    target: { count: 36, counts: ["unit", "trial"] },
    pair: "n11",
  },
  {
    id: "n13",
    industry: "food",
    prompt:
      "Sampling brief\n- what: Barkline, jerky made of mushrooms\n- who: hikers off meat who can't look at another sweet bar " +
      "halfway up\n- where: two trailheads outside Asheville\n- when: four Sunday mornings, 7:30 to 10:30\n- money: $8,900\n" +
      "- how much: 2,400 tastings\n- must: ingredient board at eye height, tongs instead of fingers\n- must not: wrappers, " +
      "flyers, anything the ranger has to pick up",
    product: ["jerky", "Barkline"],
    problem: ["sweet", "bar", "meat"],
    audience: { words: ["hiker"] },
    mustHaves: { "an ingredient board": ["ingredient"], tongs: ["tongs"] },
    mustNots: { "no wrappers": ["wrapper"], "no flyers": ["flyer", "leaflet", "handout"] },
    place: {
      words: ["Asheville", "trailhead"],
      wrong: ["conference", "hotel", "campus", "trade show", "storefront"],
    },
    when: {
      days: 4,
      hours: 12,
      words: ["Sunday", "morning"],
      wrong: ["evening", "weekday", "afternoon", "night"],
    },
    budgetCents: 890_000,
    target: { count: 2_400, counts: ["tasting", "taste*", "sample"] },
  },
  {
    id: "n14",
    industry: "food",
    industryOpen: true,
    prompt: "canned iced tea, new, Tulsa, 3k. not karaoke again",
    product: ["iced tea", "tea"],
    problem: ["sweet", "sugar*", "thirst*", "heat", "flavor", "bland"],
    audience: { words: ["shopper", "local", "drinker", "fan", "passer*", "guest"] },
    mustNots: { "no karaoke": ["karaoke", "sing-along", "open mic"] },
    place: { words: ["Tulsa"] },
    budgetCents: 300_000,
  },
];
