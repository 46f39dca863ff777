import type { Brief } from "./brief.ts";

const countyFair = (service: string, worry: string): string =>
  `${service} for people who live out in the county and ${worry}. We take a 10x20 at the county fair near Lansing, ` +
  "Thursday through Sunday, noon to 8pm, 5,500 homeowners come by. We have 11,900 to spend, tent included. A cutaway model " +
  "and a licensed technician who answers questions. No scare photos, no toilet jokes. 120 appointments.";

/** Written after the others, about other trades, by somebody who knew none of them; in the order of the industries. */
export const practiceKK: readonly Brief[] = [
  {
    id: "v28",
    industry: "sports",
    prompt:
      "Swim lessons for grown-ups who never learned. They won't say it out loud, least of all in a swimsuit in front of " +
      "lifeguards half their age. YMCA in Newark, shallow pool closed to everyone else, two Sunday evenings, 6-8pm, 45 " +
      "adults each. $3,700. Women instructors on one of the two, warm water, towels, clothes on is fine for those who only " +
      "want to dip their feet. No whistles, no spectators, no diplomas. 32 sign up for the eight-week course.",
    product: ["swim lesson", "swim*", "course"],
    problem: ["never learned", "embarrass*", "out loud", "ashamed"],
    audience: { words: ["adult", "grown-up"], size: 90 },
    mustHaves: {
      "women instructors": ["women instructor", "woman instructor", "female instructor", "instructor"],
      "warm water": ["warm"],
      towels: ["towel"],
    },
    mustNots: {
      "no whistles": ["whistle"],
      "no spectators": ["spectator", "audience seating", "bleachers"],
      "no diplomas": ["diploma", "certificate", "medal"],
    },
    place: { words: ["Newark", "pool", "YMCA"], wrong: ["mall", "beach", "trade show", "street", "office"] },
    when: { days: 2, hours: 4, words: ["Sunday", "evening"], wrong: ["morning", "weekday", "lunch"] },
    budgetCents: 370_000,
    target: { count: 32, counts: ["sign-up", "sign up", "registration", "enrollment"] },
  },
  {
    id: "v29",
    industry: "sports",
    prompt:
      "Quiet pickleball paddles. HOA boards keep banning the game over the noise. Invite boards to a court in Charleston SC, " +
      "let them stand at the fence with a decibel meter. Two afternoons, 2-5. 65 board members. $9,900. Play in street " +
      "shoes. Not a tournament, no pros, no music. 12 communities agree to a trial month.",
    product: ["pickleball paddle", "paddle"],
    problem: ["noise", "ban*", "loud", "noisy", "quiet*"],
    audience: { words: ["board", "board member", "HOA"], size: 65 },
    mustHaves: { "a decibel meter": ["decibel", "meter"], "street shoes": ["street shoe", "shoe"] },
    mustNots: {
      "no tournament": ["tournament", "bracket", "championship"],
      "no pros": ["pro player", "celebrity", "pros"],
      "no music": ["music", "DJ", "playlist"],
    },
    place: {
      words: ["Charleston", "court"],
      wrong: ["trade show", "mall", "hotel ballroom", "stadium", "campus"],
    },
    when: { days: 2, hours: 6, words: ["afternoon"], wrong: ["morning", "evening", "night"] },
    budgetCents: 990_000,
    target: { count: 12, counts: ["community", "communities", "trial"] },
  },
  {
    id: "v30",
    industry: "nonprofit",
    prompt:
      "Foster families for teenagers is what we're short of. Everybody pictures a baby, or pictures trouble. Coffee hour after " +
      "the service at three congregations in Albuquerque, one Sunday each, 11:30 to 12:30, around 90 grown-ups per church. " +
      "$1,650 in all. Two former foster youths tell what a Tuesday is like, caseworker at the table. No children's photos, no " +
      "collection plate, no music that makes people cry. 18 couples come to the info night.",
    product: ["foster family", "foster families", "foster*"],
    problem: ["baby", "trouble", "picture*"],
    audience: { words: ["couple", "congregation", "grown-up", "adult"], size: 270 },
    mustHaves: {
      "former foster youths tell": ["foster youth", "former foster"],
      "a caseworker": ["caseworker", "case worker"],
    },
    mustNots: {
      "no children's photos": ["children's photos", "photos of children", "child portrait", "photo wall"],
      "no collection plate": ["collection plate", "donation", "donate"],
      "no music": ["music", "choir", "song"],
    },
    place: {
      words: ["Albuquerque", "congregation", "church"],
      wrong: ["mall", "street", "trade show", "bar"],
    },
    when: {
      days: 3,
      hours: 3,
      words: ["Sunday", "coffee hour"],
      wrong: ["evening event", "weekday", "night shift"],
    },
    budgetCents: 165_000,
    target: { count: 18, counts: ["couple", "info night", "registration"] },
  },
  {
    id: "v31",
    industry: "nonprofit",
    prompt:
      "text-based crisis line for farmers. they don't call anybody, pride, bad reception, you name it. grain elevator sites " +
      "round Fargo at harvest, when trucks queue for 25 minutes anyway. five weekdays, 7am-noon, 240 drivers a day at the two " +
      "sites. 5.5k. wants: volunteer who farms himself, wallet card, coffee through the truck window. never ask how they " +
      "are doing out loud, no clipboard, no ribbons. 350 wallet cards taken, 80 numbers saved in phones",
    form: { targetAudience: { description: "Grain farmers" } },
    product: ["crisis line", "text line", "line"],
    problem: ["pride", "don't call", "reception", "never call*", "call"],
    audience: { words: ["farmer", "driver"], size: 1_200 },
    mustHaves: {
      "a volunteer who farms": ["volunteer"],
      "a wallet card": ["wallet card", "card"],
      "coffee through the window": ["coffee"],
    },
    mustNots: {
      "nobody asks how they are": ["how are you doing", "how they are doing", "ask how they"],
      "no clipboard": ["clipboard"],
      "no ribbons": ["ribbon"],
    },
    place: { words: ["Fargo", "elevator"], wrong: ["mall", "office", "hotel", "trade show", "campus"] },
    when: {
      days: 5,
      hours: 25,
      words: ["harvest", "morning", "weekday"],
      wrong: ["evening", "weekend", "night"],
    },
    budgetCents: 550_000,
    target: { count: 350, counts: ["wallet card", "card"] },
  },
  {
    id: "v32",
    industry: "nonprofit",
    prompt:
      "Old dogs! Our shelter wants 20 senior dogs adopted by office people. Eight dogs on cushions in the reception of an " +
      "insurance tower in Council Bluffs, one Thursday, 11 to 2, about 700 employees go past. People say old " +
      "dogs break your heart. $1,200. Building management says yes to us but no animals of any kind inside or on the forecourt. " +
      "No sad piano, no puppies for comparison.",
    product: ["senior dog", "old dog", "dog"],
    problem: ["heart", "old", "break*"],
    audience: { words: ["employee", "office"], size: 700 },
    mustHaves: { "eight dogs on cushions": ["dog", "cushion"] },
    mustNots: {
      "no sad piano": ["sad piano", "piano"],
      "no puppies": ["puppy", "puppies"],
    },
    place: {
      words: ["Council Bluffs", "reception", "tower", "lobby"],
      wrong: ["mall", "trade show", "stadium", "festival"],
    },
    when: {
      days: 1,
      hours: 3,
      words: ["Thursday", "lunch", "midday"],
      wrong: ["evening", "weekend", "night"],
    },
    budgetCents: 120_000,
    target: { count: 20, counts: ["adoption", "adopted", "adopt*", "dog"] },
    unmet: [
      {
        line: "must-have",
        why: "The building allows no animals.",
        words: ["animal", "dog", "building", "cushion", "forecourt"],
      },
    ],
  },
  {
    id: "v33",
    industry: "luxury",
    prompt:
      "Bespoke billiard tables, from $54,000, eleven months' wait. The people who commission one have been sold a slab of " +
      "chipboard under felt before. Two evenings at our joinery in Burlington, Vermont, 6 to 9, eight couples per evening, " +
      "$17,500. A table cut open so that the slate shows, the joiner answering questions, supper at the workbench. No cigars, " +
      "no cue-sport champions, no price list lying about. 3 commissions.",
    product: ["billiard table", "billiard"],
    problem: ["chipboard", "felt", "slab"],
    audience: { words: ["couple", "client", "guest"] },
    mustHaves: {
      "a table cut open": ["cut open", "cutaway", "slate"],
      "the joiner": ["joiner"],
      "supper at the workbench": ["supper", "dinner", "workbench"],
    },
    mustNots: {
      "no cigars": ["cigar"],
      "no champions": ["champion", "trick shot"],
      "no price list": ["price list", "price tag"],
    },
    place: {
      words: ["Burlington", "joinery", "workshop"],
      wrong: ["trade show", "street", "mall", "hotel ballroom"],
    },
    when: { days: 2, hours: 6, words: ["evening"], wrong: ["morning", "lunch", "afternoon"] },
    budgetCents: 1_750_000,
    target: { count: 3, counts: ["commission"] },
  },
  {
    id: "v34",
    industry: "luxury",
    prompt:
      "We restore antique carpets; silk, mostly. Private viewing at a collector's house in Santa Fe, one afternoon, 3-6, six " +
      "guests and not one more, the host is firm about it. Owners fear the wrong wash more than moths. $9,000. Shoes off, our " +
      "restorer works on a real piece with the guests around her. Head office has put down 75 restoration orders for the day. " +
      "No flash photography, no wine near the silk.",
    product: ["carpet", "restoration"],
    problem: ["wash*", "moth", "ruin*"],
    audience: { words: ["owner", "collector", "guest"], size: 6 },
    mustHaves: { "the restorer works on a real piece": ["restorer"], "shoes off": ["shoe"] },
    mustNots: {
      "no flash photography": ["flash", "photographer", "photo booth"],
      "no wine near the silk": ["wine", "champagne", "cocktail"],
    },
    place: {
      words: ["Santa Fe", "house", "home"],
      wrong: ["trade show", "mall", "street", "hotel ballroom", "festival"],
    },
    when: { days: 1, hours: 3, words: ["afternoon"], wrong: ["morning", "evening", "night"] },
    budgetCents: 900_000,
    target: { count: 75, counts: ["order", "restoration order"] },
    unmet: [
      {
        line: "target",
        why: "Six guests don't give 75 orders in an afternoon.",
        words: ["75", "order", "six"],
      },
    ],
  },
  {
    id: "v35",
    industry: "media",
    prompt:
      "Public radio station, Anchorage. Newcomers (bases, hospitals) never find us, because nobody tells them there IS local " +
      "news at 6. Newcomers' orientation at the base exchange, four Mondays, 10am-1pm, 110 arrivals each time. Budget 7000. " +
      "Record a 30-second hello that really airs, hand out paper maps with our frequency. No pledge drive, no tote bags. 140 " +
      "newsletter sign-ups",
    form: { location: "Anchorage, AK", budget: 7_000 },
    product: ["radio station", "radio", "station"],
    problem: ["never find", "local news", "don't know", "find us", "nobody tells"],
    audience: { words: ["newcomer", "arrival"], size: 440 },
    mustHaves: { "a hello that airs": ["hello", "record*"], "paper maps": ["map"] },
    mustNots: { "no pledge drive": ["pledge", "donation", "donate"], "no tote bags": ["tote"] },
    place: {
      words: ["Anchorage", "base exchange", "exchange", "base"],
      wrong: ["trade show", "campus", "stadium", "street"],
    },
    when: { days: 4, hours: 12, words: ["Monday"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 700_000,
    target: { count: 140, counts: ["sign-up", "newsletter", "subscriber"] },
  },
  {
    id: "v36",
    industry: "media",
    prompt:
      "Large-print crossword magazine. I'd like a hot-air balloon in the shape of a pencil over the retirees' golf carnival at " +
      "The Villages, both days, 8am till 2pm, tethered, rides for anyone. That's the must. Budget's $3,000, firm. 2,600 people " +
      "expected. They've given up on crosswords since the squares got tiny. 200 subscriptions. No golf puns",
    product: ["crossword magazine", "crossword", "magazine"],
    problem: ["tiny", "squares", "small", "given up"],
    audience: { words: ["retiree", "golfer", "senior"], size: 2_600 },
    mustHaves: { "a hot-air balloon": ["hot-air balloon", "balloon"] },
    mustNots: { "no golf puns": ["hole-in-one", "tee up", "tee off", "par for"] },
    place: { words: ["The Villages", "carnival", "golf"], wrong: ["mall", "trade show", "office", "campus"] },
    when: { days: 2, hours: 12, words: ["two days", "both days", "morning"], wrong: ["evening", "night"] },
    budgetCents: 300_000,
    target: { count: 200, counts: ["subscription", "subscriber"] },
    unmet: [
      {
        line: "must-have",
        why: "A shaped balloon with pilot and crew for two days costs many times $3,000.",
        words: ["balloon", "3,000", "budget"],
      },
    ],
  },
  {
    id: "v37",
    industry: "gaming",
    prompt:
      "Trading card game for two with no boosters: everything's in the one box. Lapsed players quit because keeping up cost " +
      "them $60 a month. Demo evenings in comic shops around Pasadena, five Wednesdays, 6 to 9pm, 28 seats each. A game takes 18 " +
      "minutes. 2,400 dollars. Teachers who lose on purpose :) No cash prizes, no rankings, nothing sealed to open. 100 people " +
      "who finish a game",
    product: ["card game", "game", "box"],
    problem: ["$60", "60", "booster", "keep up", "keeping up"],
    audience: { words: ["lapsed", "player"], size: 140 },
    mustHaves: { "teachers who lose on purpose": ["lose", "losing", "teacher"] },
    mustNots: {
      "no cash prizes": ["cash prize", "prize money"],
      "no rankings": ["ranking", "leaderboard", "tournament"],
      "nothing sealed to open": ["sealed pack", "pack opening", "blind bag"],
    },
    place: {
      words: ["Pasadena", "comic shop", "shop", "store"],
      wrong: ["trade show", "street", "stadium", "office"],
    },
    when: { days: 5, hours: 15, words: ["Wednesday", "evening"], wrong: ["morning", "weekend", "lunch"] },
    budgetCents: 240_000,
    target: { count: 100, counts: ["play*", "game", "people"] },
  },
  {
    id: "v38",
    industry: "gaming",
    industryOpen: true,
    prompt:
      "daily word puzzle app, nobody needs an account. commuter ferry in Honolulu, weekday mornings 1 wk, $5,800, no flyers",
    product: ["word puzzle", "puzzle", "app"],
    problem: ["account", "password", "sign up", "log in", "login", "scroll*"],
    audience: { words: ["commuter", "passenger", "rider"] },
    mustNots: { "no flyers": ["flyer", "leaflet", "handout"] },
    place: { words: ["Honolulu", "ferry"], wrong: ["mall", "trade show", "campus", "hotel"] },
    when: { days: 5, words: ["morning", "weekday"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 580_000,
  },
  {
    id: "v39",
    industry: "other",
    prompt: countyFair("Septic tank inspections", "only think of the tank when it backs up"),
    product: ["septic tank inspection", "septic inspection", "septic", "inspection"],
    problem: ["back up", "backs up", "backed up", "backup", "back-up"],
    audience: { words: ["homeowner"], size: 5_500 },
    mustHaves: { "a cutaway model": ["cutaway"], "a licensed technician": ["technician"] },
    mustNots: {
      "no scare photos": ["scare photo", "horror photo", "gross photo"],
      "no toilet jokes": ["toilet joke", "potty", "toilet humor"],
    },
    place: { words: ["Lansing", "fair"], wrong: ["office", "hotel", "campus", "mall"] },
    when: { days: 4, hours: 32, words: ["Thursday", "Sunday", "four days"], wrong: ["overnight", "morning"] },
    budgetCents: 1_190_000,
    target: { count: 120, counts: ["appointment"] },
    pair: "v40",
  },
  {
    id: "v40",
    industry: "other",
    prompt: countyFair("Well water testing", "haven't had the well looked at since they bought the place"),
    product: ["well water testing", "well water test", "water test", "well water"],
    problem: ["since they bought", "looked at", "untested", "unchecked", "years", "never tested"],
    audience: { words: ["homeowner"], size: 5_500 },
    mustHaves: { "a cutaway model": ["cutaway"], "a licensed technician": ["technician"] },
    mustNots: {
      "no scare photos": ["scare photo", "horror photo", "gross photo"],
      "no toilet jokes": ["toilet joke", "potty", "toilet humor"],
    },
    place: { words: ["Lansing", "fair"], wrong: ["office", "hotel", "campus", "mall"] },
    when: { days: 4, hours: 32, words: ["Thursday", "Sunday", "four days"], wrong: ["overnight", "morning"] },
    budgetCents: 1_190_000,
    target: { count: 120, counts: ["appointment"] },
    pair: "v39",
  },
];
