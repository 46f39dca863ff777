// cspell:ignore Bentonville discre laundr measur replac
import type { Brief } from "./brief.ts";

const spas = (product: string): string =>
  `Spa managers buy whatever the distributor's van brings. We want our ${product} on their treatment menu instead. Hotel ` +
  "and spa trade fair in Salt Lake City, one Monday and Tuesday, 10 to 5:30, 1,150 trade visitors, $18,600. Used on the " +
  "visitor's own forearm, with warm water. No models in bathrobes, no gift bags. 64 starter kit orders.";

/** Written by somebody who has not read what answers, after all of the others. */
export const practiceFF: readonly Brief[] = [
  {
    id: "n30",
    industry: "fashion",
    industryOpen: true,
    prompt:
      "zipper repair while you climb, pop up in a climbing gym in Boulder, under 4k, evenings for one week mon-fri",
    product: ["zipper"],
    problem: ["broken", "stuck", "throw*", "replac*", "landfill"],
    audience: { words: ["climber", "athlete"] },
    place: {
      words: ["Boulder", "climbing gym", "gym"],
      wrong: ["festival", "campus", "trade show", "beach"],
    },
    when: { days: 5, words: ["evening"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 400_000,
  },
  {
    id: "n31",
    industry: "beauty",
    prompt:
      "Foot balm for letter carriers. Cracked heels, eleven miles a day, and whatever they were given smelled like a spa and stayed " +
      "in the locker. Sorting stations around Cincinnati at roll call before the routes, 7:15-7:45am, eight workdays, 30 carriers " +
      "per station and day. $9.6k. The station manager has to agree and it goes into the stand-up talk. Nothing perfumed, nothing " +
      "that makes the floor slippery, no foot jokes. 150 carriers who put it on.",
    product: ["foot balm", "balm"],
    problem: ["crack*", "heel", "locker", "miles"],
    audience: { words: ["carrier"], size: 240 },
    mustHaves: {
      "the stand-up talk": ["stand-up", "roll call"],
      "the station manager agrees": ["manager", "supervisor"],
    },
    mustNots: {
      "nothing perfumed": ["perfume", "scented", "fragrance"],
      "no slippery floor": ["slippery", "foot bath"],
      "no foot jokes": ["joke", "pun"],
    },
    place: {
      words: ["Cincinnati", "sorting station", "station"],
      wrong: ["beach", "mall", "spa", "festival", "pool"],
    },
    when: {
      days: 8,
      hours: 4,
      words: ["7:15", "before the route", "before their route", "morning"],
      wrong: ["lunch", "evening", "weekend", "afternoon"],
    },
    budgetCents: 960_000,
    target: { count: 150, counts: ["carrier", "apply", "applied", "application", "trial"] },
  },
  {
    id: "n32",
    industry: "beauty",
    prompt:
      "Plume, our wash-out hair color, at the public pool in Tempe, one Saturday 1-4pm, $3,800. Swimmers are sure that color turns " +
      "green in chlorine. They have to get a streak put in right at the edge of the pool and jump. Rules of the house: no dyes and " +
      "no chemicals anywhere in the facility, please respect that. 90 streaks.",
    product: ["hair color", "Plume", "color"],
    problem: ["chlorine", "green"],
    audience: { words: ["swimmer"] },
    mustHaves: { "a streak in their own hair": ["streak"] },
    mustNots: { "no dyes in the facility": ["dye bar", "dye station", "bowl of dye"] },
    place: { words: ["Tempe", "pool"], wrong: ["mall", "trade show", "office", "conference"] },
    when: {
      days: 1,
      hours: 3,
      words: ["Saturday", "afternoon"],
      wrong: ["evening", "night", "weekday"],
    },
    budgetCents: 380_000,
    target: { count: 90, counts: ["streak"] },
    unmet: [
      {
        line: "must-have",
        why: "Nobody can get a streak of color in a pool that forbids dyes.",
        words: ["dye", "streak", "rule", "chemical"],
      },
    ],
  },
  {
    id: "n33",
    industry: "beauty",
    prompt: spas("salt scrub"),
    product: ["salt scrub", "scrub"],
    problem: ["distributor", "whatever", "van"],
    audience: { words: ["spa manager", "manager"], size: 1_150 },
    mustHaves: { "used on the visitor's forearm": ["forearm", "arm"], "warm water": ["warm water", "water"] },
    mustNots: {
      "no models in bathrobes": ["bathrobe", "robe"],
      "no gift bags": ["gift bag", "goody bag", "goodie bag"],
    },
    place: { words: ["Salt Lake City"], wrong: ["street", "campus", "mall", "storefront"] },
    when: { days: 2, hours: 15, words: ["Monday", "Tuesday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 1_860_000,
    target: { count: 64, counts: ["order", "kit"] },
    pair: "n34",
  },
  {
    id: "n34",
    industry: "beauty",
    prompt: spas("clay mask"),
    product: ["clay mask", "mask"],
    problem: ["distributor", "whatever", "van"],
    audience: { words: ["spa manager", "manager"], size: 1_150 },
    mustHaves: { "used on the visitor's forearm": ["forearm", "arm"], "warm water": ["warm water", "water"] },
    mustNots: {
      "no models in bathrobes": ["bathrobe", "robe"],
      "no gift bags": ["gift bag", "goody bag", "goodie bag"],
    },
    place: { words: ["Salt Lake City"], wrong: ["street", "campus", "mall", "storefront"] },
    when: { days: 2, hours: 15, words: ["Monday", "Tuesday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 1_860_000,
    target: { count: 64, counts: ["order", "kit"] },
    pair: "n33",
  },
  {
    id: "n35",
    industry: "sports",
    prompt:
      "Cooling vests for youth soccer referees at a tournament in Orlando. They stand in 95 degrees for five games and half of them " +
      "hang up the whistle by July. Saturday 8am-2pm in the referee tent, 160 referees. We own 20 vests, one wear is a half of 25 " +
      "minutes. $6,300. Sell nothing there, only pre-orders through their assignor: 45. Shade, and a medic within reach. No ice " +
      "buckets, no dunk tank.",
    product: ["cooling vest", "vest"],
    problem: ["95", "heat", "hot", "quit"],
    audience: { words: ["referee"], size: 160 },
    mustHaves: { shade: ["shade*"], "a medic within reach": ["medic*", "first aid"] },
    mustNots: {
      "nothing sold there": ["on-site sale", "buy on the spot", "cash register", "checkout"],
      "no ice buckets": ["ice bucket"],
      "no dunk tank": ["dunk tank"],
    },
    place: { words: ["Orlando", "tent", "tournament"], wrong: ["conference", "mall", "office", "campus"] },
    when: { days: 1, hours: 6, words: ["Saturday"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 630_000,
    target: { count: 45, counts: ["pre-order", "preorder", "order"] },
  },
  {
    id: "n36",
    industry: "sports",
    prompt:
      "Women's rugby club needs 30 new players, beginners welcome. In Lansing they all think you have to be huge and that it hurts. " +
      "Three Sundays in a riverside park, 2-5pm. $2,200 flat. Touch rules only, boots to borrow in every size. No tackling, no beer.",
    product: ["rugby"],
    problem: ["huge", "hurt*"],
    audience: { words: ["women", "woman", "beginner"] },
    mustHaves: { "boots to borrow": ["boot"], "touch rules": ["touch"] },
    mustNots: { "no tackling": ["tackle", "tackling", "scrum"], "no beer": ["beer", "brewery", "taproom"] },
    place: {
      words: ["Lansing", "park"],
      wrong: ["trade show", "hotel", "office", "bar"],
    },
    when: { days: 3, hours: 9, words: ["Sunday"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 220_000,
    target: { count: 30, counts: ["player", "sign-up", "registration"] },
  },
  {
    id: "n37",
    industry: "sports",
    prompt:
      "Bike fits for gravel riders. Number pickup of a gravel race in Bentonville, Friday 5-6pm, because that's the one hour they're " +
      "all there. 1,500 bike fits, each takes 20 minutes with the measuring. We have 4 fit stands. $22k. Their hands go numb at mile " +
      "40 and they blame the gloves.",
    form: { budget: 22_000 },
    product: ["bike fit", "fit stand", "fitting"],
    problem: ["numb", "hands", "glove"],
    audience: { words: ["rider"] },
    mustHaves: { "measuring with each fit": ["measur*"] },
    place: { words: ["Bentonville", "pickup", "race"], wrong: ["trade show", "mall", "hotel", "campus"] },
    when: {
      days: 1,
      hours: 1,
      words: ["Friday", "one hour"],
      wrong: ["all day", "morning", "lunch"],
    },
    budgetCents: 2_200_000,
    target: { count: 1_500, counts: ["fit", "fitting"] },
    unmet: [
      {
        line: "target",
        why: "Four stands at 20 minutes each make 12 fits in an hour.",
        words: ["1,500", "fit", "12"],
      },
    ],
  },
  {
    id: "n38",
    industry: "nonprofit",
    prompt:
      "Foster homes for old dogs. Nobody takes a twelve-year-old dog because they fear the vet bill, which we pay, all of it. Two " +
      "Saturdays in the courtyard of a plant nursery in Chattanooga, 10-2. $1,850, all volunteers, no paid staff. Whoever likes to " +
      "takes a dog once around the block. No sad music, no pictures of cages. 40 foster applications.",
    product: ["foster*", "dog"],
    problem: ["vet bill", "bill", "fear", "afraid"],
    audience: { words: ["dog lover", "family", "families", "people", "visitor", "customer"] },
    mustHaves: { "a walk around the block": ["walk", "block"], volunteers: ["volunteer"] },
    mustNots: {
      "no sad music": ["sad music", "music"],
      "no pictures of cages": ["cage"],
      "no paid staff": ["paid staff", "paid promoter", "brand ambassador"],
    },
    place: { words: ["Chattanooga", "nursery", "courtyard"], wrong: ["trade show", "mall", "hotel", "bar"] },
    when: { days: 2, hours: 8, words: ["Saturday"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 185_000,
    target: { count: 40, counts: ["application", "foster"] },
  },
  {
    id: "n39",
    industry: "nonprofit",
    prompt:
      "hello, we're a repair café (toasters, lamps, anything with a plug) and we're short of fixers, 25 more would be heaven, once a " +
      "month. hobby tinkerers would be perfect but they think they'd be liable if a toaster burns (we're insured). coffee and rolls in " +
      "two hardware stores in eugene, saturdays 8-11am, about 90 customers each. $1,300. they should fix one real thing next to one of " +
      "us. no speech about waste please, and no tip jar.",
    product: ["fixer", "repair café", "repair cafe", "repair"],
    problem: ["liable", "liability", "insur*", "burn*"],
    audience: { words: ["tinkerer", "hobby", "customer"], size: 180 },
    mustHaves: { "fix a real thing": ["fix", "toaster", "lamp"], "coffee and rolls": ["coffee", "roll"] },
    mustNots: {
      "no speech about waste": ["speech", "keynote", "lecture"],
      "no tip jar": ["tip jar", "donate", "donation", "fundraiser", "fundraising"],
    },
    place: { words: ["Eugene", "hardware store"], wrong: ["mall", "trade show", "hotel", "campus"] },
    when: { days: 2, hours: 6, words: ["Saturday", "morning"], wrong: ["evening", "lunch", "night"] },
    budgetCents: 130_000,
    target: { count: 25, counts: ["fixer", "volunteer", "sign-up"] },
  },
  {
    id: "n40",
    industry: "nonprofit",
    prompt:
      "Door to door for our lighthouse trust, gifts in wills only. 2 people, 3 afternoons, 4 hours each, Marquette. Budget $1,100 " +
      "incl. pay. Target: 500 signed legacy pledges. Doors get slammed on anyone with a tablet, so no tablets and no logo fleece.",
    form: { budget: 1_100, goals: ["500 legacy pledges"] },
    product: ["lighthouse"],
    problem: ["slam*", "tablet", "door"],
    audience: { words: ["resident", "homeowner", "neighbor", "household", "people"] },
    mustNots: { "no tablets": ["tablet", "iPad"], "no logo fleece": ["fleece"] },
    place: {
      words: ["Marquette", "door", "doorstep"],
      wrong: ["trade show", "hotel", "conference", "campus"],
    },
    when: { days: 3, hours: 12, words: ["afternoon"], wrong: ["overnight", "evening"] },
    budgetCents: 110_000,
    target: { count: 500, counts: ["pledge"] },
    unmet: [
      {
        line: "target",
        why: "Two people in twelve hours don't win 500 gifts in wills.",
        words: ["500", "pledge"],
      },
    ],
  },
  {
    id: "n41",
    industry: "luxury",
    prompt:
      "We are two harpsichord builders, six instruments a year, from $64,000. Players would like to be alone with the keys for once; " +
      "in shops a salesman stands behind them. One afternoon, 1-4:30pm, 14 invited players, our workshop in Ithaca. Budget $9,500. One " +
      "of us is at the bench voicing a jack the whole time. No recital, no cameras, no price tags. 3 commissions under discussion.",
    product: ["harpsichord"],
    problem: ["salesman", "alone", "behind them"],
    audience: { words: ["player"], size: 14 },
    mustHaves: { "a builder at the bench": ["bench", "builder"], "voicing a jack": ["voicing", "jack"] },
    mustNots: {
      "no recital": ["recital", "concert"],
      "no cameras": ["camera", "photographer", "photo"],
      "no price tags": ["price tag", "price list"],
    },
    place: {
      words: ["Ithaca", "workshop"],
      wrong: ["mall", "trade show", "street", "festival", "campus", "truck"],
    },
    when: { days: 1, hours: 3.5, words: ["afternoon"], wrong: ["lunch", "morning", "evening"] },
    budgetCents: 950_000,
    target: { count: 3, counts: ["commission"] },
  },
  {
    id: "n42",
    industry: "luxury",
    prompt: "Bamboo fly rods, riverside lunch for 16 repeat buyers, Missoula, 12k, no speeches",
    form: { targetAudience: { description: "16 repeat buyers" } },
    product: ["fly rod", "rod"],
    problem: ["again", "return", "next season", "repeat", "third rod"],
    audience: { words: ["buyer", "guest", "angler"], size: 16 },
    mustNots: { "no speeches": ["speech", "keynote", "presentation", "toast"] },
    place: { words: ["Missoula", "river*"], wrong: ["trade show", "mall", "street", "campus", "truck"] },
    when: { days: 1, words: ["lunch", "midday", "noon"], wrong: ["dinner", "evening", "breakfast"] },
    budgetCents: 1_200_000,
  },
  {
    id: "n43",
    industry: "luxury",
    prompt:
      "Safe rooms. An evening for nine families in a private home in Palm Beach; they fear nothing more than being known to own one. " +
      "$21,000, one night, full discretion: no name badges, no pictures, no staff from outside. And headquarters expects 60 qualified " +
      "leads from it, it's in the plan already.",
    product: ["safe room"],
    problem: ["known", "discre*", "fear", "secret*"],
    audience: { words: ["family", "families"], size: 9 },
    mustNots: {
      "no name badges": ["name badge", "badge", "name tag"],
      "no pictures": ["photo", "selfie", "picture wall"],
      "no staff from outside": ["agency staff", "hired staff", "caterer", "temp staff"],
    },
    place: { words: ["Palm Beach", "home"], wrong: ["trade show", "mall", "street", "festival", "stadium"] },
    when: { days: 1, words: ["evening", "night"], wrong: ["morning", "lunch"] },
    budgetCents: 2_100_000,
    target: { count: 60, counts: ["lead", "contact"] },
    unmet: [
      {
        line: "target",
        why: "Nine families give at most nine leads.",
        words: ["60", "lead"],
      },
    ],
  },
  {
    id: "n44",
    industry: "media",
    prompt:
      "Crossword app, one puzzle a day. Where are people bored stiff with a phone in hand? In front of a dryer. Five laundromats in " +
      "Baton Rouge, five evenings, 6pm to 9pm, ~550 customers. $7,400. Sign-up takes a minute, the first puzzle is on paper. Help with " +
      "folding. No TV, no leaderboard; nobody should feel stupid. 260 sign-ups.",
    product: ["crossword"],
    problem: ["bored", "dryer", "wait*"],
    audience: { words: ["customer", "laundr*", "people"], size: 550 },
    mustHaves: { "a puzzle on paper": ["paper"], "help with folding": ["fold*"] },
    mustNots: {
      "no TV": ["TV", "television"],
      "no leaderboard": ["leaderboard", "high score", "ranking"],
    },
    place: {
      words: ["Baton Rouge", "laundromat"],
      wrong: ["campus", "trade show", "mall", "hotel ballroom", "office"],
    },
    when: {
      days: 5,
      hours: 15,
      words: ["evening", "6pm", "6 p.m."],
      wrong: ["lunch", "morning", "afternoon"],
    },
    budgetCents: 740_000,
    target: { count: 260, counts: ["sign-up", "signup"] },
  },
];
