// cspell:ignore fairgoer gambl grandkid grandkids
import type { Brief } from "./brief.ts";

/** Written by somebody who has not read what answers, after all of the others. */
export const practiceGG: readonly Brief[] = [
  {
    id: "n45",
    industry: "media",
    prompt:
      "Community radio, Santa Fe. Older listeners would die for us, under-30s think radio is a thing in grandma's kitchen. The casino " +
      "would host us for free? No: our license rules out gambling, in any form. Skate park and record shop okay. 3 afternoons, $3.3k, " +
      "80 new listeners on the app, and let them read the weather on air.",
    product: ["radio"],
    problem: ["grandma*", "kitchen", "old-fashioned"],
    audience: { words: ["under 30", "under-30", "young"] },
    mustHaves: { "they read the weather on air": ["weather", "on air"] },
    mustNots: { "no gambling": ["casino", "gambl*", "raffle", "poker", "bingo"] },
    place: {
      words: ["Santa Fe", "skate park", "record shop"],
      wrong: ["trade show", "mall", "stadium", "bar"],
    },
    when: { days: 3, words: ["afternoon"], wrong: ["morning", "lunch", "breakfast"] },
    budgetCents: 330_000,
    target: { count: 80, counts: ["listener", "app"] },
  },
  {
    id: "n46",
    industry: "gaming",
    prompt:
      "PC game where you are a train dispatcher. Model railway show in Harrisburg, two days, 10-5, room for 4 desks. A shift in the game " +
      "is 10 minutes and ends by itself. Visitors take it for a toy; it's about one wrong switch. $5,400 incl. the space. Desks at " +
      "wheelchair height, headphones, a color-blind mode. No conductor costumes, no whistle sound. 200 wishlists.",
    form: { budget: 5_400, duration: "2 days" },
    product: ["dispatcher", "game"],
    problem: ["toy", "wrong switch", "switch"],
    audience: { words: ["visitor", "railway", "player", "fan"] },
    mustHaves: {
      "desks at wheelchair height": ["wheelchair"],
      headphones: ["headphone"],
      "a color-blind mode": ["color-blind", "colorblind"],
    },
    mustNots: {
      "no conductor costumes": ["costume", "dressed as"],
      "no whistle sound": ["whistle"],
    },
    place: { words: ["Harrisburg", "railway show", "show"], wrong: ["street", "mall", "office", "campus"] },
    when: { days: 2, hours: 14, wrong: ["overnight", "weekday lunch"] },
    budgetCents: 540_000,
    target: { count: 200, counts: ["wishlist"] },
  },
  {
    id: "n47",
    industry: "gaming",
    prompt:
      "Card game for grandparents and grandkids who otherwise end up on two screens in one room. A round is 5 minutes, at a table. " +
      "Branch libraries in Lincoln, Saturday mornings in November (three of them), 10-12:30. Budget: 2,150. No prizes, no timer, no " +
      "phones. 6 tables. 90 pairs play.",
    product: ["card game", "game"],
    problem: ["screen"],
    audience: { words: ["grandparent", "grandkid", "grandchild*"] },
    mustHaves: {
      "a round of 5 minutes": ["5 minutes", "five minutes", "5-minute", "five-minute"],
      "tables to sit at": ["table"],
    },
    mustNots: {
      "no prizes": ["prize"],
      "no timer": ["timer", "countdown", "stopwatch"],
      "no phones": ["QR code", "selfie", "on their phones"],
    },
    place: {
      words: ["Lincoln", "library", "libraries"],
      wrong: ["trade show", "stadium", "street", "office"],
    },
    when: { days: 3, hours: 7.5, words: ["Saturday", "morning"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 215_000,
    target: { count: 90, counts: ["pair", "play*", "game"] },
  },
  {
    id: "n48",
    industry: "gaming",
    prompt:
      "Two brothers, one arcade game, six cabinets. When people hear arcade they think of claw machines. Night market in a Honolulu park, " +
      "Friday 6-11pm, $3,300. All six cabinets have to run the entire time. The park has no outlets and allows no generators and no " +
      "batteries bigger than a phone's. Nobody from an agency, please.",
    product: ["arcade", "cabinet", "game"],
    problem: ["claw"],
    audience: { words: ["people", "visitor", "player", "guest", "market-goer"] },
    mustHaves: { "six cabinets run": ["cabinet"] },
    mustNots: {
      "no generators": ["generator"],
      "no big batteries": ["battery pack", "power station", "car battery"],
    },
    place: { words: ["Honolulu", "park", "night market"], wrong: ["office", "mall", "campus", "trade show"] },
    when: { days: 1, hours: 5, words: ["Friday", "evening", "night"], wrong: ["morning", "lunch"] },
    budgetCents: 330_000,
    unmet: [
      {
        line: "must-have",
        why: "Arcade cabinets don't run without power, and the park allows none.",
        words: ["power", "generator", "batter*", "cabinet", "outlet", "electric*"],
      },
    ],
  },
  {
    id: "n49",
    industry: "other",
    prompt:
      "Sump pump checkups for landlords; nobody looks at that thing until the basement is flooded. 70 landlords at the monthly breakfast " +
      "of their association in Peoria, we get 7:00-8:00, before it starts, in the entrance hall. $3,900. A pump running in a clear tank, " +
      "and a written estimate for one address before they sit down. No rubber boots as decoration, no flood videos, no rubber ducks. 15 " +
      "checkups booked.",
    form: { location: "Peoria, IL" },
    product: ["sump pump", "pump"],
    problem: ["flood*", "basement"],
    audience: { words: ["landlord"], size: 70 },
    mustHaves: { "a pump in a clear tank": ["tank"], "a written estimate": ["estimate"] },
    mustNots: {
      "no rubber boots": ["rubber boot", "boots"],
      "no flood videos": ["flood video", "video", "footage"],
      "no rubber ducks": ["duck"],
    },
    place: {
      words: ["Peoria", "entrance hall", "entrance"],
      wrong: ["street", "mall", "campus", "festival"],
    },
    when: {
      days: 1,
      hours: 1,
      words: ["7:00", "morning", "breakfast", "7 a.m."],
      wrong: ["evening", "afternoon", "lunch"],
    },
    budgetCents: 390_000,
    target: { count: 15, counts: ["checkup", "check-up", "booking", "booked"] },
  },
  {
    id: "n50",
    industry: "other",
    prompt:
      "Log homes. At ten county fairs across Idaho, ten days, a crew of six carpenters puts up a full-size two-room cabin in front of the " +
      "crowd and takes it down at night. Folks think logs rot. All we can give is $4,800. 120 site visits booked. My partner says it " +
      "can't be done.",
    product: ["log home", "log"],
    problem: ["rot*"],
    audience: { words: ["fairgoer", "landowner", "people", "visitor", "folk", "crowd"] },
    mustHaves: {
      "a full-size cabin": ["cabin"],
      "six carpenters": ["carpenter"],
    },
    place: { words: ["Idaho", "fair"], wrong: ["trade show", "campus", "hotel", "mall"] },
    when: { days: 10 },
    budgetCents: 480_000,
    target: { count: 120, counts: ["visit", "booking", "booked"] },
    unmet: [
      {
        line: "budget",
        why: "Ten cabins put up by six carpenters cost far more than $4,800.",
        words: ["4,800", "budget", "carpenter", "cabin"],
      },
    ],
  },
];
