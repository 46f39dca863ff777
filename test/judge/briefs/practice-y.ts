// cspell:ignore Porchlight narrat suspici Barnwatch Modesto Ridgecap Tidewright
import type { Brief } from "./brief.ts";

/** Briefs as marketing people fill in the form, second part. */
export const practiceY: readonly Brief[] = [
  {
    id: "z614",
    industry: "beauty",
    prompt:
      "Who we want: roofers, crews of five or six, 400 men and women a week through one supply yard in El Paso. What we've got: Ridgecap, a sunscreen stick that stays put. What bugs them: the lotion runs into their eyes by ten and then they quit wearing any. How: Monday through Friday, 5:30 to 7:30 a.m., while trucks load. They put it on and go up a ladder in the sun, hands busy. Spend: $4,300. Never: beach scenes, cancer photos, bikinis. 60 crews with a case on the truck.",
    product: ["Ridgecap", "sunscreen", "stick"],
    problem: ["eyes", "sting*", "lotion", "runs"],
    audience: { words: ["roofer", "crew", "roofing"], size: 400 },
    mustHaves: { "it is worn on a ladder": ["ladder"] },
    mustNots: {
      "no beach scenes": ["beach", "palm tree", "surfboard", "surfer"],
      "no cancer photos": ["cancer", "melanoma"],
      "no bikinis": ["bikini", "swimsuit"],
    },
    place: { words: ["El Paso", "supply yard", "yard"], wrong: ["drugstore", "shopping mall", "spa"] },
    when: {
      days: 5,
      hours: 10,
      words: ["Monday", "Friday", "5:30", "morning"],
      wrong: ["evening", "weekend"],
    },
    budgetCents: 430_000,
    target: { count: 60, counts: ["crew", "case"] },
  },
  {
    id: "z615",
    industry: "sports",
    prompt:
      "A pickleball net that one person unfolds in two minutes. People in Chattanooga wait an hour for a court, or go home. We've been given the roof of the city parking deck, Tuesday to Thursday, 5:30-8:30 pm; 350 office workers park below. They put the net up alone against a stopwatch and play on it. We have six nets. $8,200 all told. Sell 65. No coaches, no leaderboards, no logo sweatbands.",
    product: ["pickleball"],
    problem: ["wait*", "court", "go home", "queue", "line for"],
    audience: { words: ["office worker", "commuter", "employee"], size: 350 },
    mustHaves: {
      "set up alone against a stopwatch": ["stopwatch", "stopwatches", "timer", "timed", "clock"],
    },
    mustNots: {
      "no coaches": ["coach", "coaches", "coaching", "clinic", "pro player"],
      "no leaderboards": ["leaderboard", "leader board", "ranking"],
      "no logo sweatbands": ["sweatband", "wristband", "headband"],
    },
    place: {
      words: ["Chattanooga", "parking deck", "roof*"],
      wrong: ["gym", "trade show", "sporting goods"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Tuesday", "Thursday", "evening", "5:30"],
      wrong: ["morning", "weekend"],
    },
    budgetCents: 820_000,
    target: { count: 65, counts: ["net", "sale"] },
    pair: "z616",
  },
  {
    id: "z616",
    industry: "sports",
    prompt:
      "A badminton net that one person unfolds in two minutes. People in Chattanooga wait an hour for a court, or go home. We've been given the roof of the city parking deck, Tuesday to Thursday, 5:30-8:30 pm; 350 office workers park below. They put the net up alone against a stopwatch and play on it. We have six nets. $8,200 all told. Sell 65. No coaches, no leaderboards, no logo sweatbands.",
    product: ["badminton"],
    problem: ["wait*", "court", "go home", "queue", "line for"],
    audience: { words: ["office worker", "commuter", "employee"], size: 350 },
    mustHaves: {
      "set up alone against a stopwatch": ["stopwatch", "stopwatches", "timer", "timed", "clock"],
    },
    mustNots: {
      "no coaches": ["coach", "coaches", "coaching", "clinic", "pro player"],
      "no leaderboards": ["leaderboard", "leader board", "ranking"],
      "no logo sweatbands": ["sweatband", "wristband", "headband"],
    },
    place: {
      words: ["Chattanooga", "parking deck", "roof*"],
      wrong: ["gym", "trade show", "sporting goods"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Tuesday", "Thursday", "evening", "5:30"],
      wrong: ["morning", "weekend"],
    },
    budgetCents: 820_000,
    target: { count: 65, counts: ["net", "sale"] },
    pair: "z615",
  },
  {
    id: "z617",
    industry: "nonprofit",
    prompt:
      "Porchlight Rides takes cancer patients to chemo. In Wichita the bus needs two hours each way and some simply skip the appointment. We're looking for drivers, not for money: retired firefighters who have breakfast at the same diner, 85 of them. Put each in the passenger seat for one real route to the clinic. Don't show patients' faces, don't ask for donations, don't hang up a ribbon. $1,900, and 40 drivers signed on.",
    product: ["Porchlight", "ride"],
    problem: ["bus", "two hours", "skip*", "miss", "missed"],
    audience: { words: ["firefighter", "retire*"], size: 85 },
    mustHaves: { "one real route to the clinic": ["passenger seat", "route", "ride-along"] },
    mustNots: {
      "no patients' faces": ["patient photo", "patient portrait", "photos of patients", "patient video"],
      "no asking for donations": ["donate", "donation", "pledge money", "collection jar"],
      "no ribbons": ["ribbon"],
    },
    place: { words: ["Wichita", "diner"], wrong: ["gala", "shopping mall", "trade show"] },
    budgetCents: 190_000,
    target: { count: 40, counts: ["driver"] },
  },
  {
    id: "z618",
    industry: "nonprofit",
    prompt:
      "Free legal clinic. An eviction filing stays on your record here even if you won, and landlords' software turns you down for years. Renters with an old filing, we've a list of 480 households. Library branch on the east side of Columbus, Ohio, Saturday 10 to 4. Three attorneys, 40 minutes a case, can't be done faster. Each one at a table out of earshot, and a corner for kids. The board wants 150 petitions filed that day. $5,500. No cameras and no uniforms in the room.",
    product: ["legal clinic", "clinic", "petition"],
    problem: ["eviction", "filing", "record", "turned down", "turns down", "denied"],
    audience: { words: ["renter", "tenant", "household"], size: 480 },
    mustHaves: {
      "tables out of earshot": ["out of earshot", "private*", "privacy", "confidential*", "overhear*"],
      "a corner for kids": ["kid", "children", "child"],
    },
    mustNots: {
      "no cameras": ["camera", "photographer", "photo booth", "film crew", "livestream"],
      "no uniforms": ["police", "security guard", "uniform", "sheriff"],
    },
    place: { words: ["Columbus", "library"], wrong: ["courthouse", "shopping mall", "hotel"] },
    when: { days: 1, hours: 6, words: ["Saturday", "10"], wrong: ["evening", "Sunday", "weekday"] },
    budgetCents: 550_000,
    target: { count: 150, counts: ["petition"] },
    unmet: [
      {
        line: "target",
        why: "Three attorneys with 40 minutes a case get through 27 cases in six hours.",
        words: ["150", "27", "petition", "attorney", "40 minutes"],
      },
    ],
  },
  {
    id: "z619",
    industry: "luxury",
    prompt:
      "Harrow & Wren builds writing desks, eleven a year. Interior architects order from renderings, their clients wait two years and never meet the person whose hands did it. An evening in our workshop in Hudson, New York: 18 architects, Thursday, 6 to 9.30, benches stay where they are. Everyone takes a shaving off the walnut with a hand plane. What it isn't: a step-and-repeat, a DJ, a price list. Fifty-five thousand dollars; four commissions would make our year.",
    product: ["Harrow & Wren", "Harrow and Wren", "desk"],
    problem: ["rendering", "two years", "wait*", "never meet"],
    audience: { words: ["architect"], size: 18 },
    mustHaves: { "a shaving with a hand plane": ["hand plane", "shaving", "plane"] },
    mustNots: {
      "no step-and-repeat": ["step-and-repeat", "logo wall", "photo wall", "media wall"],
      "no DJ": ["DJ"],
      "no price list": ["price list", "price tag", "price sheet"],
    },
    place: { words: ["Hudson", "workshop"], wrong: ["hotel", "showroom", "gallery", "design fair"] },
    when: {
      days: 1,
      hours: 3.5,
      words: ["Thursday", "evening", "6"],
      wrong: ["lunch", "morning", "weekend"],
    },
    budgetCents: 5_500_000,
    target: { count: 4, counts: ["commission"] },
  },
  {
    id: "z620",
    industry: "luxury",
    prompt:
      "Perfume composed for one person, in one sitting. Sixty names from our house list, collectors who smell their own scent on every other guest at dinner. Suite in a Chicago hotel, Friday and Saturday, 10 am - 7 pm, $48,000. One perfumer, 90 minutes a client, she doesn't take two at once. The client leaves with the formula, handwritten. No flowers in the suite, no candles, no celebrity. The owner expects 60 formulas sold over the two days.",
    product: ["perfume", "fragrance", "scent", "formula"],
    problem: [
      "every other guest",
      "same scent",
      "on others",
      "on someone else",
      "everyone else",
      "same perfume",
    ],
    audience: { words: ["collector", "client"], size: 60 },
    mustHaves: { "a handwritten formula": ["handwritten", "hand-written", "by hand", "writes"] },
    mustNots: {
      "no flowers": ["bouquet", "floral arrangement", "fresh flowers", "roses", "orchid"],
      "no candles": ["candle", "candlelight", "candlelit"],
      "no celebrity": ["celebrity", "celebrities", "brand ambassador", "actress"],
    },
    place: {
      words: ["Chicago", "suite", "hotel"],
      wrong: ["department store", "shopping mall", "trade show"],
    },
    when: {
      days: 2,
      hours: 18,
      words: ["Friday", "Saturday", "10"],
      wrong: ["Sunday", "midnight", "weekday"],
    },
    budgetCents: 4_800_000,
    target: { count: 60, counts: ["formula", "formulas"] },
    unmet: [
      {
        line: "target",
        why: "One perfumer with 90 minutes a client sees 12 clients in 18 hours.",
        words: ["60", "sixty", "12", "twelve", "formula", "perfumer", "90 minutes"],
      },
    ],
  },
  {
    id: "z621",
    industry: "media",
    prompt:
      "Curbside is news by text message, Spanish and English, for day laborers. Their news right now is rumor from a group chat, often wrong about wages or the weather. Paint store parking lot in Houston, Mon-Sat, 5:30-8 in the morning, maybe 90 men a day waiting for work. A reporter takes their questions and the answer goes out by text the next dawn. Nobody asks about papers, nobody films or photographs, no sandwich boards. 180 subscribers. Budget is still being discussed.",
    product: ["Curbside", "text message", "news"],
    problem: ["rumor", "group chat", "wrong", "misinformation"],
    audience: { words: ["day laborer", "laborer"], size: 90 },
    mustHaves: {
      "Spanish and English": ["Spanish", "bilingual*"],
      "a reporter takes questions": ["reporter", "question"],
    },
    mustNots: {
      "no asking about papers": ["immigration status", "legal status", "work permit", "show ID"],
      "no filming": ["photographer", "film crew", "video crew", "photo booth", "selfie"],
      "no sandwich boards": ["sandwich board"],
    },
    place: { words: ["Houston", "paint store", "parking lot"], wrong: ["office", "conference", "hotel"] },
    when: {
      days: 6,
      hours: 15,
      words: ["Saturday", "Monday", "morning", "5:30"],
      wrong: ["evening", "Sunday"],
    },
    target: { count: 180, counts: ["subscriber", "subscription", "sign-up"] },
  },
  {
    id: "z622",
    industry: "media",
    prompt:
      "A crossword quarterly on real paper for people on jury duty who sit there four hours with a dying phone: put a pencil in every hand, no true crime, nothing that makes a sound, 500 subscriptions.",
    form: {
      budget: 3_400,
      location: "Jury assembly room of the civil court, St. Louis",
      duration: "1 day, Monday, 8 am to noon",
      targetAudience: { description: "The 160 jurors summoned that Monday" },
    },
    product: ["crossword", "quarterly", "magazine"],
    problem: ["dying phone", "battery", "batteries", "bored*", "scroll*", "four hours", "wait*"],
    audience: { words: ["juror", "jury"], size: 160 },
    mustHaves: { "a pencil in every hand": ["pencil"] },
    mustNots: {
      "no true crime": ["true crime", "murder mystery", "whodunit", "crime-themed"],
      "nothing that makes a sound": ["loudspeaker", "live music", "playlist", "microphone", "buzzer", "bell"],
    },
    place: {
      words: ["St. Louis", "jury assembly", "court", "jury room"],
      wrong: ["bookstore", "cafe", "campus"],
    },
    when: { days: 1, hours: 4, words: ["Monday", "8", "noon", "morning"], wrong: ["evening", "weekend"] },
    budgetCents: 340_000,
    target: { count: 500, counts: ["subscription", "subscriber"] },
    unmet: [
      {
        line: "target",
        why: "160 jurors can't give 500 subscriptions.",
        words: ["500", "160", "subscription", "juror"],
      },
    ],
  },
  {
    id: "z623",
    industry: "gaming",
    prompt:
      "Tidewright: co-op game, two people keep one leaking ship afloat. It's made for couples where one plays and the other one watches from the couch. Booth at a game convention in Kansas City, Fri-Sun, 10-6, 9,000 badges. 3 stations, two seats each, a session lasts 25 minutes and can't be cut. Both need a controller in hand from the first second. Publisher's number is 2,000 people who play a session to the end. $13.5k. No cosplay contest, no energy drink partner.",
    product: ["Tidewright", "co-op", "game"],
    problem: ["watch", "watches", "watching", "couch", "only one", "left out"],
    audience: { words: ["couple", "partner"], size: 9_000 },
    mustHaves: { "both hold a controller": ["controller"] },
    mustNots: {
      "no cosplay contest": ["cosplay contest", "cosplay competition", "costume contest"],
      "no energy drink partner": ["energy drink"],
    },
    place: { words: ["Kansas City", "convention", "booth"], wrong: ["shopping mall", "campus", "street"] },
    when: { days: 3, hours: 24, words: ["Friday", "Sunday", "three days", "10"], wrong: ["night", "Monday"] },
    budgetCents: 1_350_000,
    target: { count: 2_000, counts: ["session", "player", "people"] },
    unmet: [
      {
        line: "target",
        why: "Six seats with 25 minutes a session hold about 345 players in 24 hours.",
        words: ["2,000", "station", "session", "25 minutes", "seat", "player"],
      },
    ],
  },
  {
    id: "z624",
    industry: "gaming",
    prompt:
      "Racing game played by ear only, no picture at all, headphones and a wheel. Blind teens tell us that they sit next to their brother while he plays, and then describe it to friends as if they had. State convention of the blind in Louisville, hotel ballroom foyer, 320 attendees, Saturday 9 till 5. Sibling races: the sighted one gets the same black screen. $10,800. Want 90 pre-orders. Skip blindfolds, skip the sad violin film. Staff say what they're doing before they touch anything or anyone.",
    product: ["racing game", "race", "game"],
    problem: ["sit next", "sits next", "while he plays", "sibling plays", "watch*", "left out", "sidelines"],
    audience: { words: ["blind"], size: 320 },
    mustHaves: {
      "siblings race each other": ["sibling", "brother", "sister"],
      "staff say what they do": [
        "say what",
        "says what",
        "announce*",
        "describe*",
        "verbal*",
        "aloud",
        "narrat*",
      ],
    },
    mustNots: {
      "no blindfolds": ["blindfold", "blindfolded"],
      "no sad film": ["violin", "sad film", "emotional film", "tear-jerker"],
    },
    place: { words: ["Louisville", "convention", "foyer", "hotel"], wrong: ["arcade", "mall"] },
    when: { days: 1, hours: 8, words: ["Saturday", "9"], wrong: ["evening", "Sunday", "weekday"] },
    budgetCents: 1_080_000,
    target: { count: 90, counts: ["pre-order", "preorder"] },
  },
  {
    id: "z625",
    industry: "other",
    prompt:
      "Barnwatch: nest boxes for barn owls, on a pole, cleaned by us every winter. Almond growers around Modesto put out poison bait for gophers, year after year, and the gophers return. Growers' co-op, packing shed, one Tuesday from 6 to 8:30 in the evening, 110 growers with their boots on. Let them pull an owl pellet apart and count the gopher skulls. Up to $7,000. No live owls, no stuffed ones either, and don't make it about saving the planet.",
    product: ["Barnwatch", "nest box", "nest boxes"],
    problem: ["poison", "bait", "gopher"],
    audience: { words: ["grower", "almond"], size: 110 },
    mustHaves: { "pulling an owl pellet apart": ["pellet"] },
    mustNots: {
      "no live owls": ["live owl", "falconer", "owl handler", "trained owl"],
      "no stuffed owls": ["stuffed owl", "taxidermy", "plush owl", "owl mascot"],
      "not about the planet": ["save the planet", "saving the planet", "planet", "climate"],
    },
    place: { words: ["Modesto", "packing shed", "co-op"], wrong: ["hotel", "shopping mall", "county fair"] },
    when: { days: 1, hours: 2.5, words: ["Tuesday", "evening", "6"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 700_000,
  },
  {
    id: "z626",
    industry: "other",
    prompt:
      "The water department swaps lead service lines at no charge, but people take it for a scam and don't sign. Show a cut-open pipe from their own block. 220 signed permission forms. No clipboard ambush at the door, no Social Security numbers, no skull-and-crossbones posters.",
    form: {
      budget: 24_000,
      location: "Church lots and corner stores in the Old South End, Toledo",
      duration: "4 Saturdays, 10 am to 2 pm",
      targetAudience: { description: "Homeowners of 1,300 houses with a lead service line" },
    },
    product: ["lead service line", "service line", "pipe", "lead line"],
    problem: ["scam", "distrust", "mistrust", "suspici*", "too good to be true"],
    audience: { words: ["homeowner", "owner"], size: 1_300 },
    mustHaves: {
      "a cut-open pipe from their block": [
        "cut-open",
        "cutaway",
        "cross-section",
        "cut pipe",
        "sliced",
        "sawn",
      ],
    },
    mustNots: {
      "no ambush at the door": ["door-to-door", "door knocking", "doorstep", "knock on doors"],
      "no Social Security numbers": ["Social Security number", "SSN"],
      "no skull posters": ["skull", "crossbones", "poison sign"],
    },
    place: {
      words: ["Toledo", "church", "corner store", "South End"],
      wrong: ["hotel", "trade show", "mall"],
    },
    when: { days: 4, hours: 16, words: ["Saturday", "10"], wrong: ["evening", "Sunday", "weekday"] },
    budgetCents: 2_400_000,
    target: { count: 220, counts: ["permission form", "form", "signature"] },
  },
];
