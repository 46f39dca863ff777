import type { Brief } from "./brief.ts";

/** Nonprofit, luxury, media, gaming, other. */
export const buildNonprofitToOther: readonly Brief[] = [
  {
    id: "b38",
    industry: "nonprofit",
    prompt:
      "Bone marrow registry. Young men rarely join because they think it means surgery. Swab takes 3 minutes. Two days " +
      "outside the gym of a state college in Fresno, noon-6. $3,900, student volunteers, no paid staff. No needles in " +
      "sight, no guilt-trip photos of patients. 220 swabs.",
    product: ["marrow", "registry", "swab"],
    problem: ["surgery", "afraid", "think it means", "needle"],
    audience: { words: ["young men", "student", "men"] },
    mustHaves: { "student volunteers": ["volunteer"] },
    mustNots: {
      "no needles in sight": ["needle", "syringe"],
      "no guilt-trip photos": ["patient photo", "photos of patients", "patient portrait"],
      "no paid staff": ["paid staff", "paid promoter", "brand ambassador"],
    },
    place: { words: ["Fresno", "college", "gym", "campus"], wrong: ["trade show", "mall", "hotel", "bar"] },
    when: { days: 2, hours: 12, words: ["noon", "afternoon"], wrong: ["morning", "night", "weekend"] },
    budgetCents: 390_000,
    target: { count: 220, counts: ["swab", "registration", "donor"] },
  },
  {
    id: "b39",
    industry: "nonprofit",
    prompt:
      "we're a food bank and need drivers, 50 regular ones, with own car, weekday mornings. retired people would love it but " +
      "think driving for us means lifting 60 lb boxes (it's meal bags). pancake breakfast at two fire stations in Spokane, " +
      "saturdays 7-10am, 130 people each. $2,750. take them on a real 15-minute route. no speeches from the board, please, " +
      "and no donation ask.",
    product: ["driver", "food bank", "meal route", "route"],
    problem: ["lift*", "60 lb", "heavy", "box"],
    audience: { words: ["retired", "retiree"], size: 260 },
    mustHaves: { "a real route": ["route"], "a pancake breakfast": ["pancake", "breakfast"] },
    mustNots: {
      "no speeches": ["speech", "keynote", "board address"],
      "no donation ask": ["donate", "donation", "pledge", "fundraiser", "fundraising"],
    },
    place: { words: ["Spokane", "fire station"], wrong: ["mall", "trade show", "hotel", "campus"] },
    when: { days: 2, hours: 6, words: ["Saturday", "breakfast"], wrong: ["evening", "lunch", "night"] },
    budgetCents: 275_000,
    target: { count: 50, counts: ["driver", "volunteer", "sign-up"] },
  },
  {
    id: "b40",
    industry: "nonprofit",
    prompt:
      "Street fundraising for a bird sanctuary, monthly donors only. 3 people, 2 days, 6 hours a day, downtown Savannah. " +
      "Budget $1,500 incl. pay. Target 900 monthly donors. Passers-by feel ambushed by clipboards, so no clipboards and " +
      "nobody in a bird costume.",
    form: { budget: 1_500, goals: ["900 monthly donors"] },
    product: ["bird sanctuary", "sanctuary"],
    problem: ["ambush*", "clipboard"],
    audience: { words: ["passer*", "pedestrian", "people"] },
    mustNots: { "no clipboards": ["clipboard"], "no bird costume": ["bird costume", "mascot", "costume"] },
    place: { words: ["Savannah", "downtown"], wrong: ["trade show", "hotel", "conference", "campus"] },
    when: { days: 2, hours: 12, wrong: ["overnight", "evening"] },
    budgetCents: 150_000,
    target: { count: 900, counts: ["donor"] },
    unmet: [
      {
        line: "target",
        why: "Three people in twelve hours don't win 900 monthly donors.",
        words: ["900", "monthly donor"],
      },
    ],
  },
  {
    id: "b41",
    industry: "luxury",
    prompt:
      "Independent watchmaker, 40 pieces a year, $38,000 each. Collectors want to see the hand finishing under a loupe and " +
      "distrust showrooms. One evening, 6:30-9, 18 collectors, at a private workshop in Brooklyn. Budget $24,000. The " +
      "watchmaker at the bench the whole time. No press, no photographers, no champagne tower. 4 letters of intent.",
    product: ["watch*"],
    problem: ["showroom", "distrust", "hand finish*", "loupe"],
    audience: { words: ["collector"], size: 18 },
    mustHaves: { "the watchmaker at the bench": ["watchmaker", "bench"], "a loupe": ["loupe"] },
    mustNots: {
      "no press": ["press preview", "press release", "press invitation", "journalist", "reporter"],
      "no photographers": ["photographer", "photo wall", "photo booth"],
      "no champagne tower": ["champagne tower", "champagne"],
    },
    place: {
      words: ["Brooklyn", "workshop"],
      wrong: ["mall", "trade show", "street", "festival", "campus", "truck"],
    },
    when: { days: 1, hours: 2.5, words: ["evening", "6:30"], wrong: ["lunch", "morning", "all day"] },
    budgetCents: 2_400_000,
    target: { count: 4, counts: ["letter", "intent"] },
  },
  {
    id: "b42",
    industry: "luxury",
    prompt: "Sailing yacht charter, dinner for 24 past clients, Newport RI, 20k, no live entertainment",
    form: { targetAudience: { description: "24 past clients" } },
    product: ["yacht", "charter", "sailing"],
    problem: ["book again", "return", "rebook", "next season", "again"],
    audience: { words: ["client", "guest"], size: 24 },
    mustNots: {
      "no live entertainment": ["live band", "DJ", "performer", "live music", "comedian", "magician"],
    },
    place: { words: ["Newport"], wrong: ["trade show", "mall", "street", "campus", "truck"] },
    when: { days: 1, words: ["dinner", "evening"], wrong: ["breakfast", "lunch", "morning"] },
    budgetCents: 2_000_000,
  },
  {
    id: "b43",
    industry: "luxury",
    prompt:
      "Private dinner for 12 art patrons in a Houston home to present our museum-grade storage vaults (they fear floods). " +
      "$16,000. Intimate, no phones, no guests beyond the twelve, one night. And we need 400 qualified leads out of it, that's " +
      "what the regional office committed to.",
    product: ["storage vault", "vault", "art storage", "storage"],
    problem: ["flood", "water"],
    audience: { words: ["patron"], size: 12 },
    mustNots: {
      "no phones": ["selfie", "QR code", "phone tour", "on their phones"],
      "no other guests": ["plus-one", "walk-in", "open house"],
    },
    place: { words: ["Houston", "home"], wrong: ["trade show", "mall", "street", "festival", "stadium"] },
    when: { days: 1, words: ["dinner", "night", "evening"], wrong: ["morning", "lunch"] },
    budgetCents: 1_600_000,
    target: { count: 400, counts: ["lead", "contact"] },
    unmet: [
      {
        line: "target",
        why: "A dinner for twelve gives at most twelve leads.",
        words: ["400", "lead"],
      },
    ],
  },
  {
    id: "b44",
    industry: "media",
    prompt:
      "History podcast app for long-haul drivers, offline episodes. Signal drops across Nevada and they lose the story in the " +
      "middle. Two truck stops near Reno, four nights, 8pm to midnight, ~700 drivers. $17,250. Install takes 2 minutes on " +
      "their own phone. Free hot coffee. Not a word about politics; no contest with a truck as prize. 380 installs.",
    product: ["podcast"],
    problem: ["signal", "offline", "drop*", "lose the story"],
    audience: { words: ["driver", "trucker"], size: 700 },
    mustHaves: { "hot coffee": ["coffee"] },
    mustNots: { "no politics": ["politic*", "election"], "no contest": ["contest", "sweepstake", "raffle"] },
    place: {
      words: ["Reno", "truck stop"],
      wrong: ["campus", "trade show", "mall", "hotel ballroom", "office"],
    },
    when: {
      days: 4,
      hours: 16,
      words: ["8pm", "8 p.m.", "20:00", "night", "midnight", "8 pm"],
      wrong: ["lunch", "morning", "afternoon"],
    },
    budgetCents: 1_725_000,
    target: { count: 380, counts: ["install", "download"] },
  },
  {
    id: "b45",
    industry: "media",
    prompt:
      "Weekly newspaper, Bozeman. Renewals are fine, under-40s don't know we broke the water story. Table at a brewery that " +
      "closes to the public for us? No: the publisher doesn't drink, no alcohol anywhere near the paper. Library and " +
      "climbing gym okay. 3 evenings, $4k, 100 trial subscriptions, let people talk with the reporter.",
    product: ["newspaper", "paper", "weekly"],
    problem: ["don't know", "water story", "unaware", "heard of"],
    audience: { words: ["under 40", "under-40", "young"] },
    mustHaves: { "people talk with the reporter": ["reporter", "journalist"] },
    mustNots: { "no alcohol": ["beer", "brewery", "wine", "cocktail", "taproom", "happy hour"] },
    place: { words: ["Bozeman", "library", "climbing gym"], wrong: ["trade show", "mall", "stadium", "bar"] },
    when: { days: 3, words: ["evening"], wrong: ["morning", "lunch", "breakfast"] },
    budgetCents: 400_000,
    target: { count: 100, counts: ["trial", "subscription", "subscriber"] },
  },
  {
    id: "b46",
    industry: "gaming",
    prompt:
      "Indie farming game, demo at a fan convention in Columbus. Three days, 10-7, we can afford 5 stations. Demo is 12 " +
      "minutes, resets itself. People think it's one more cozy game; it's about debt. $9,800 incl. booth. Sit-down stations, " +
      "subtitles, left-handed setup. No cosplay, no loud trailer. 600 wishlists.",
    form: { budget: 9_800, duration: "3 days" },
    product: ["farming game", "game"],
    problem: ["cozy", "debt"],
    audience: { words: ["fan", "player", "visitor", "attendee"] },
    mustHaves: {
      "sit-down stations": ["sit", "seat*", "chair"],
      subtitles: ["subtitle", "caption"],
      "a left-handed setup": ["left-hand*"],
    },
    mustNots: {
      "no cosplay": ["cosplay", "costume"],
      "no loud trailer": ["loud trailer", "blaring", "full volume"],
    },
    place: { words: ["Columbus", "convention"], wrong: ["street", "mall", "office", "campus"] },
    when: { days: 3, hours: 27, wrong: ["overnight", "weekday lunch"] },
    budgetCents: 980_000,
    target: { count: 600, counts: ["wishlist"] },
  },
  {
    id: "b47",
    industry: "gaming",
    prompt:
      "Cooperative board game for couples who quit games because one of them always explains the rules for 40 minutes. Sit " +
      "down at a table, rules in 90 seconds. Cafés in Madison, Sunday afternoons in February (four of them), 1-5pm. Budget: " +
      "3,600. No tournament, no leaderboard, no costumes. 8 tables. 160 couples play.",
    product: ["board game", "game"],
    problem: ["rules", "explain*", "40 minutes"],
    audience: { words: ["couple", "pair"] },
    mustHaves: { "rules in 90 seconds": ["90 seconds", "90-second", "rules"], "tables to sit at": ["table"] },
    mustNots: {
      "no tournament": ["tournament", "competition"],
      "no leaderboard": ["leaderboard", "high score"],
      "no costumes": ["costume", "cosplay"],
    },
    place: {
      words: ["Madison", "café", "cafe", "coffee shop"],
      wrong: ["trade show", "stadium", "street", "office"],
    },
    when: { days: 4, hours: 16, words: ["Sunday", "afternoon"], wrong: ["morning", "weekday", "night"] },
    budgetCents: 360_000,
    target: { count: 160, counts: ["couple", "play*", "game"] },
  },
  {
    id: "b48",
    industry: "gaming",
    prompt:
      "Retro handheld console. Our booth at a music-and-games festival near Washington must be open around the clock, 74 " +
      "hours straight, Thursday noon to Sunday 2pm. I'm alone, I can't bring anybody, no hired staff, no volunteers. " +
      "$2,000. Buttons on cheap clones stick; ours don't. 1,000 people play.",
    product: ["handheld", "console"],
    problem: ["button", "stick", "clone"],
    audience: { words: ["festival", "visitor", "player", "people", "attendee"] },
    mustNots: {
      "nobody else at the booth": ["hired staff", "volunteer", "crew of", "two shifts", "relief host"],
    },
    place: { words: ["Washington", "festival"], wrong: ["office", "mall", "campus", "trade show"] },
    when: { days: 4, hours: 74, words: ["around the clock", "Thursday", "night"] },
    budgetCents: 200_000,
    target: { count: 1_000, counts: ["play*", "people"] },
    unmet: [
      {
        line: "time",
        why: "One person can't staff 74 hours without sleep.",
        words: ["74", "alone", "sleep", "one person", "around the clock"],
      },
    ],
  },
  {
    id: "b49",
    industry: "other",
    prompt:
      "Roof inspection by drone for property managers, no one has to climb. 85 managers at a morning meeting of their " +
      "association in Omaha, we get 8:00-9:30 before it starts, in the parking lot and foyer. $5,200. Fly over the venue's " +
      "own roof and hand out the report before the meeting starts. No ladders as decoration, no drone racing, no drone selfies. " +
      "20 roofs booked.",
    form: { location: "Omaha, NE" },
    product: ["roof inspection", "inspection", "roof"],
    problem: ["climb", "ladder", "fall", "risk"],
    audience: { words: ["property manager", "manager"], size: 85 },
    mustHaves: { "a flight over the venue's roof": ["roof"], "a report before the meeting": ["report"] },
    mustNots: {
      "no ladders": ["ladder prop", "wall of ladders", "decorative ladder"],
      "no drone racing": ["racing", "race"],
      "no drone selfies": ["selfie"],
    },
    place: { words: ["Omaha", "parking lot", "foyer"], wrong: ["street", "mall", "campus", "festival"] },
    when: {
      days: 1,
      hours: 1.5,
      words: ["8:00", "morning", "before the meeting", "8 a.m."],
      wrong: ["evening", "afternoon", "lunch"],
    },
    budgetCents: 520_000,
    target: { count: 20, counts: ["roof", "booking", "booked"] },
  },
  {
    id: "b50",
    industry: "other",
    prompt:
      "Heat pumps. A full-size model house with a running system, on a truck, in 12 Maine towns, 12 days, staffed by two " +
      "certified installers. People up here believe they stop working at 5 degrees. We can spend $6,500 in total. 300 home " +
      "visits booked. I know, I know.",
    product: ["heat pump"],
    problem: ["5 degrees", "cold", "winter", "stop working", "freezing", "freeze"],
    audience: { words: ["homeowner", "people", "household", "resident"] },
    mustHaves: {
      "a model house on a truck": ["model house", "truck"],
      "certified installers": ["installer"],
    },
    place: { words: ["Maine"], wrong: ["trade show", "campus", "hotel", "mall"] },
    when: { days: 12 },
    budgetCents: 650_000,
    target: { count: 300, counts: ["visit", "booking", "booked"] },
    unmet: [
      {
        line: "budget",
        why: "Twelve days of a show truck with two installers cost far more than $6,500.",
        words: ["6,500", "budget", "truck", "installer"],
      },
    ],
  },
];
