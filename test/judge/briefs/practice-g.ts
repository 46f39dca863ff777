// cspell:ignore famil keyrings shak tardes vibrat
// cspell:ignore Jalisco Kisumu Kochi Niaje Nordkai Zapopan cobot dehydrat humour matatu matatus recognise sacco tyre licence
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from a quiet hotel to a radio drama. */
export const practiceG: readonly Brief[] = [
  {
    id: "j21",
    industry: "entertainment", // Sector: hospitality.
    industryOpen: true,
    prompt:
      "Okay so our hotel in Chicago sits two blocks from the hospital and half empty by day, and there's a thousand nurses over there who come off nights at 7 and can't sleep because the neighbor's leaf blower starts at 8. We black out a floor and rent the room from 7:30am to 4pm, we call it Dayroom. They gave us the corridor by the staff elevators for the shift change, four mornings Mon-Thu, 6:30 to 8:30. We can roll in one bed (one, I asked). Don't hand out coffee!! or energy drinks, they're going to BED. No loud anything, there's patients behind the wall. Budget $6,500, which i know isn't much",
    product: ["Dayroom", "room", "hotel"],
    problem: ["leaf blower", "can't sleep", "daylight", "noise", "sleep"],
    audience: { words: ["nurse"], size: 1_000 },
    mustNots: {
      "no coffee or energy drinks": ["coffee", "espresso", "energy drink", "cold brew", "latte"],
      "nothing loud": ["DJ", "live band", "loudspeaker", "megaphone", "drummer", "karaoke"],
    },
    place: {
      words: ["Chicago", "corridor", "hospital", "hallway", "staff elevator"],
      wrong: ["street", "shopping mall", "trade show", "rooftop"],
    },
    when: {
      days: 4,
      hours: 8,
      words: ["morning", "shift change", "6:30", "Monday"],
      wrong: ["evening", "weekend", "Saturday", "lunch"],
    },
    budgetCents: 650_000,
  },
  {
    id: "j22",
    industry: "education", // Sector: government.
    industryOpen: true,
    prompt:
      "Buenas tardes! I write from the city council of Zapopan, Jalisco. We are giving a composting bin for the patio, because the organic waste stinks three days until the truck comes and the rats come first. We want a thing in the plaza of the neighborhood of Santa Ana, six Saturdays, 10:00 to 14:00. Each family must touch the finished compost with the hand. We have 300 bins and no one more, one per family, and we wish 300 families with a bin. Two workshop tables, 10 families in each table, a workshop is 40 minutes. 110 thousand pesos.",
    product: ["composting bin", "compost bin", "bin", "compost"],
    problem: ["stink*", "smell*", "rat", "three days", "waste"],
    audience: { words: ["famil*", "neighbor", "resident"] },
    mustHaves: { "each family touches the finished compost": ["touch*", "by hand", "bare hand", "hands"] },
    place: {
      words: ["Zapopan", "Santa Ana", "plaza"],
      wrong: ["shopping mall", "hotel", "trade show", "beach"],
    },
    when: { days: 6, hours: 24, words: ["Saturday"], wrong: ["Sunday", "evening", "night", "weekday"] },
    target: { count: 300, counts: ["famil*", "bin"] },
  },
  {
    id: "j23",
    industry: "tech",
    prompt:
      'From: Legal\nTo: whoever is doing the campaign\n\nThe product: a password vault for law firms, "Nordkai". The partners share one password on a yellow note and when an associate leaves nobody changes it. Audience: managing partners, 400 invited. Format: online only, a single session on a Wednesday, 12:00–13:00. Now the conditions. (i) No countdowns or other pressure selling. (ii) No hacker imagery: hoods, padlocks, green code. (iii) No participant may be named or shown to other participants, which means no gallery view and no visible chat. (iv) Marketing insists that every participant discusses his worst password story with the other participants in a visible round, so please include it. I leave it to you how (iii) and (iv) go together. USD 12,000. Forty firms asking for an audit.',
    product: ["Nordkai", "password vault", "vault"],
    problem: ["yellow note", "sticky note", "shared password", "share one password", "leaves", "password"],
    audience: { words: ["managing partner", "partner", "law firm"], size: 400 },
    mustHaves: { "a visible round about the worst password stories": ["story", "stories"] },
    mustNots: {
      "no pressure selling": ["countdown", "last chance", "limited-time", "act now", "only today"],
      "no hacker imagery": ["hoodie", "hooded", "padlock", "green code", "hacker in a hood"],
      "no participant is shown to others": [
        "gallery view",
        "group video",
        "open chat",
        "public chat",
        "breakout room",
      ],
    },
    place: {
      words: ["online", "webinar", "video session", "livestream", "virtual"],
      wrong: ["booth", "hotel", "conference hall", "pop-up", "lobby"],
    },
    when: {
      days: 1,
      hours: 1,
      words: ["Wednesday", "noon", "12:00", "one hour"],
      wrong: ["evening", "weekend", "breakfast"],
    },
    budgetCents: 1_200_000,
    target: { count: 40, counts: ["audit", "firm"] },
    unmet: [
      {
        line: "must-have",
        why: "A visible round contradicts the rule that nobody is named or shown to the others.",
        words: ["visible", "round", "story", "stories", "anonymous", "named", "shown"],
      },
    ],
  },
  {
    id: "j24",
    industry: "automotive", // Sector: manufacturing.
    industryOpen: true,
    prompt:
      "Dear ladies and gentlemen, for the assembly technology fair in Stuttgart (4 days, 9:00 to 17:00) we seek ideas for our torque wrench DM-3. It clicks in the hand AND it writes down the value by itself. Until today the worker writes the value on paper with oil on the fingers, and in the audit two of ten are missing. Visitors: production managers and quality people. There are 4 wrenches, one run lasts 5 minutes. Not desired: robots, beer, any raffle. Budget between 30.000 and 35.000 US dollars. Aim: 350 test runs.",
    product: ["DM-3", "torque wrench", "wrench"],
    problem: ["paper", "missing", "audit", "oil", "by hand"],
    audience: { words: ["production manager", "quality manager", "quality people", "quality"] },
    mustNots: {
      "no robots": ["robot", "cobot", "robotic arm"],
      "no beer": ["beer", "lager", "keg", "brewery"],
      "no raffle": ["raffle", "prize draw", "sweepstakes", "lottery"],
    },
    place: {
      words: ["Stuttgart", "fair", "booth", "stand", "hall"],
      wrong: ["street", "shopping mall", "hotel", "campus"],
    },
    when: {
      days: 4,
      hours: 32,
      words: ["four days", "4 days", "9"],
      wrong: ["evening", "night", "weekend"],
    },
    budgetCents: 3_500_000,
    target: { count: 350, counts: ["test run", "run"] },
  },
  {
    id: "j25",
    industry: "food",
    prompt:
      "We bottle a fish sauce in Kochi, one ingredient more than salt and that's anchovy. Cooks in hotel kitchens use the powder stock because the boss once had a bottle explode in storage. Ours is in a pouch that breathes. The culinary college gives its assembly hall for one afternoon, 2 to 5 pm, chefs' association day, 140 chefs. Catch: the hall has no food licence, so NOTHING edible may be served, not a spoon of rice, not a drop. They should recognise it by smell alone. Nobody should throw or stamp on a pouch, it's food and it's rude. I'm thinking rupees 1.8 lakh.",
    product: ["fish sauce", "pouch", "sauce"],
    problem: ["powder", "explode*", "bottle", "storage", "burst"],
    audience: { words: ["chef", "cook"], size: 140 },
    mustHaves: { "recognized by smell alone": ["smell*", "sniff*", "nose", "aroma", "scent"] },
    mustNots: {
      "nothing edible is served": [
        "tasting spoon",
        "spoonful",
        "canapé",
        "rice bowl",
        "snack",
        "plate of curry",
        "taste test",
        "cup of broth",
        "live cooking",
      ],
      "nobody throws or stamps on a pouch": [
        "stamps on",
        "throws a pouch",
        "stomp*",
        "drop test",
        "crushes a pouch",
      ],
    },
    place: {
      words: ["Kochi", "assembly hall", "culinary college", "college", "hall"],
      wrong: ["restaurant", "trade show", "shopping mall", "supermarket"],
    },
    when: {
      days: 1,
      hours: 3,
      words: ["afternoon", "2 p.m.", "2 pm"],
      wrong: ["morning", "breakfast", "night", "weekend"],
    },
  },
  {
    id: "j26",
    industry: "retail",
    prompt:
      "We rent out baby strollers by the month. In Copenhagen every stairwell is full of a stroller that nobody needs any more, the caretaker takes them away, the parents swear. Housing association, ground floor laundry room, that's where the parents are: 3 Sundays, 13 to 17. No babies on pictures. No pastel. No vehicles in the yard, also no cargo bikes, there are small children everywhere. DKK 20,000. We have 12 strollers, one month each, and the boss wants 30 families driving one home on those three Sundays. More strollers come in autumn, after this. No reservations, she says: driving home or it doesn't count.",
    product: ["stroller"],
    problem: ["stairwell", "caretaker", "full of", "swear", "outgrow*", "nobody needs", "clutter*"],
    audience: { words: ["parent", "famil*"] },
    mustNots: {
      "no babies on pictures": ["baby photo", "baby portrait", "photos of babies", "photo booth"],
      "no pastel": ["pastel", "baby blue", "powder pink", "mint green"],
      "no vehicles": ["cargo bike", "van", "truck", "trailer", "scooter"],
    },
    place: {
      words: ["Copenhagen", "laundry room", "laundry"],
      wrong: ["shopping mall", "park", "trade show", "hotel"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["Sunday", "afternoon", "13:00"],
      wrong: ["Saturday", "evening", "morning", "weekday"],
    },
    target: { count: 30, counts: ["rental", "driven home", "drive home", "driving one home", "taken home"] },
    unmet: [
      {
        line: "target",
        why: "There are 12 strollers, each is out for a month, and only one that is taken home counts.",
        words: ["30", "12", "stroller", "twelve"],
      },
    ],
  },
  {
    id: "j27",
    industry: "automotive",
    prompt:
      "night shift, port of rotterdam, warehouse canteen. we do puncture-proof tires for forklifts. drivers get shaken to bits on the hard ones, back pain, and the soft ones go flat every other week. wed thu fri, 23:00-03:00. roughly 210 forklift drivers. rules from the port: no forklift or any other vehicle inside the canteen, no open flame, nobody takes boots off. fridge magnets, keyrings, all that stuff: no. 9500 usd",
    product: ["tire", "tyre"],
    problem: ["back pain", "shak*", "flat", "vibrat*", "jolt*"],
    audience: { words: ["forklift driver", "driver"], size: 210 },
    mustNots: {
      "no vehicle inside the canteen": [
        "parked forklift",
        "forklift in the canteen",
        "van",
        "pallet truck",
        "golf cart",
      ],
      "no open flame": ["candle", "torch", "barbecue", "grill", "fire pit"],
      "no keyrings or magnets": [
        "keyring",
        "key ring",
        "fridge magnet",
        "tote bag",
        "goodie bag",
        "keychain",
      ],
    },
    place: {
      words: ["Rotterdam", "canteen", "warehouse"],
      wrong: ["trade show", "showroom", "hotel", "parking lot"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["night", "night shift", "23:00", "11 p.m."],
      wrong: ["lunch", "morning", "afternoon", "weekend"],
    },
    budgetCents: 950_000,
  },
  {
    id: "j28",
    industry: "education",
    prompt:
      "Peace be upon you. A coding camp for girls between twelve and fifteen, in Riyadh, in the summer holiday. The mothers decide, and they say my daughter is on the phone all day but she does not create anything. We would like to be in the atrium of a mall, Thursday and Friday evening, 17:00 to 22:00. All staff must be women. It must not be photographed, and no music in the mall during this, and please no pink robots and no princess, the girls are tired of it. Each girl makes one working thing in fifteen minutes, there are eight laptops. One hundred fifty girls registered by the mothers is our hope. Fifty thousand riyal.",
    product: ["coding camp", "camp", "coding"],
    problem: ["phone", "create", "scroll*", "all day"],
    audience: { words: ["mother", "girl", "daughter"] },
    mustHaves: {
      "all staff are women": ["women", "female"],
      "one working thing in fifteen minutes": ["fifteen minutes", "15 minutes", "15-minute", "working"],
    },
    mustNots: {
      "nothing is photographed": ["photo booth", "selfie", "photo wall", "group photo", "photographer"],
      "no music": ["DJ", "playlist", "background music", "live music", "singer", "dance"],
      "no pink robots, no princess": ["pink robot", "princess", "tiara", "fairy tale", "unicorn"],
    },
    place: { words: ["Riyadh", "atrium", "mall"], wrong: ["street", "campus", "trade show", "beach"] },
    when: {
      days: 2,
      hours: 10,
      words: ["Thursday", "Friday", "evening"],
      wrong: ["morning", "lunch", "Sunday", "breakfast"],
    },
    target: { count: 150, counts: ["registration", "girl", "registered"] },
  },
  {
    id: "j29",
    industry: "entertainment",
    prompt:
      "Niaje! Radio drama, 12 episodes of 9 minutes, made for people stuck in a matatu between Kisumu town and the estates. One hour of jam every evening, the same three songs and adverts. We've agreed with 10 matatus of one sacco: one week Mon-Fri, 5pm-8pm. No preaching or politics on board, sacco rule. Conductor must not shout for us, he's tired. We're not giving away data bundles. Money is KES 250k. They should subscribe for the whole series. Each trip is about an hour, 14 seats.",
    product: ["radio drama", "drama", "episode"],
    problem: ["jam", "traffic", "three songs", "same songs", "advert", "bored", "stuck"],
    audience: { words: ["passenger", "commuter"] },
    mustNots: {
      "no preaching or politics": ["pastor", "sermon", "preacher", "politician", "campaign rally"],
      "the conductor doesn't shout": ["conductor shouts", "conductor announces", "conductor calls out"],
      "no data bundles": ["data bundle", "free data", "airtime"],
    },
    place: {
      words: ["Kisumu", "matatu", "on board"],
      wrong: ["shopping mall", "theater", "hotel", "trade show"],
    },
    when: {
      days: 5,
      hours: 15,
      words: ["evening", "Monday", "5 p.m.", "5 pm", "week"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
  },
  {
    id: "j30",
    industry: "healthcare",
    prompt:
      "Kit to test for kidney trouble at home (a strip, a phone, two minutes). Who: lorry drivers in Britain. They sit, they don't drink because there's nowhere to stop, and nobody finds out until it's dialysis. Motorway services near Rugby, lorry park side, three nights Mon–Wed, 8pm to midnight. Please, please, no toilet humour. No nurses' uniforms, no white coats, they walk the other way. Not fussed about cost within reason, say 8 thousand pounds.",
    product: ["kidney", "kit", "strip"],
    problem: ["dialysis", "don't drink", "nowhere to stop", "nobody finds out", "too late", "dehydrat*"],
    audience: { words: ["lorry driver", "truck driver", "driver", "trucker"] },
    mustNots: {
      "no toilet humor": ["golden throne", "poop emoji", "pee joke", "toilet humor", "wee-wee", "potty"],
      "no uniforms or white coats": ["white coat", "scrubs", "nurse uniform", "lab coat", "nurse's uniform"],
    },
    place: {
      words: ["Rugby", "lorry park", "motorway services", "truck stop", "services"],
      wrong: ["clinic", "shopping mall", "trade show", "hotel"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["night", "Monday", "evening", "8 p.m.", "8 pm"],
      wrong: ["lunch", "morning", "weekend", "Saturday"],
    },
  },
];
