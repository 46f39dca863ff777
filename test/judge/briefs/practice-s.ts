// cspell:ignore mocktail catalogue
// cspell:ignore Almería Almeria Bahnsteig Betreff Bologna Doha famil Ficha Fortaleza Grindelwald groyne Jeddah Kuya
// cspell:ignore Linz nanay Niebla Pagewise Recife riyals Sapporo Sundari Ventilar Verre
import type { Brief } from "./brief.ts";

/** Briefs as strangers of many trades type them, third part. */
export const practiceS: readonly Brief[] = [
  {
    id: "u301",
    industry: "travel",
    prompt:
      "LinerLoop rents freshly washed sleeping bag liners to people who hike from hut to hut; pick up at one station, drop at another. What happens now: hut blankets are washed twice a year (!!) and everyone pretends not to know. Grindelwald station, platform side, three mornings Fri/Sat/Sun, 6:00 to 8:30 when the first trains spill out. Please have hikers smell, yes smell, a fresh liner. Single-use plastic is out. Nobody says bedbug, nobody shows one. I'd be happy with 90 rentals",
    form: { targetAudience: { description: "hut-to-hut hikers" }, budget: 5_000 },
    product: ["LinerLoop", "liner"],
    problem: ["blanket", "unwashed", "twice a year", "washed"],
    audience: { words: ["hiker"] },
    mustHaves: { "hikers smell a fresh liner": ["smell*", "sniff*", "scent"] },
    mustNots: {
      "no single-use plastic": ["plastic bag", "plastic cup", "plastic wrap", "shrink wrap"],
      "never bedbugs": ["bedbug", "bed bug"],
    },
    place: { words: ["Grindelwald", "station", "platform"], wrong: ["mall", "trade show", "hotel lobby"] },
    when: { days: 3, hours: 7.5, words: ["morning", "Friday", "Saturday", "6"], wrong: ["evening", "night"] },
    budgetCents: 500_000,
    target: { count: 90, counts: ["rental", "liner"] },
  },
  {
    id: "u302",
    industry: "finance",
    prompt:
      "Hello po! Our app Kuya Send brings money from Doha to the province in one hour, with voice note attached for nanay. Users = Filipino nurses, 420 in one staff residence. Now they queue at the exchange house on their only day off. Residence dining hall, Wed and Thu, 7pm-10pm. Central bank rule: no comparing of rates with any bank or exchange house, kindly respect. Also no flags and no karaoke (everybody will say karaoke). They should record the voice note for home right there. 25,000 riyals. 160 first transfers.",
    product: ["Kuya Send", "app", "transfer"],
    problem: ["queue", "day off", "line up", "waiting in line", "exchange house"],
    audience: { words: ["nurse"], size: 420 },
    mustHaves: { "a voice note for home": ["voice note", "voice message", "record*"] },
    mustNots: {
      "no comparing of rates": ["better rate", "lower rate", "rate comparison", "beats the bank"],
      "no flags": ["flag"],
      "no karaoke": ["karaoke", "sing-along"],
    },
    place: { words: ["Doha", "dining hall", "residence"], wrong: ["shopping mall", "trade show", "street"] },
    when: {
      days: 2,
      hours: 6,
      words: ["Wednesday", "Thursday", "evening", "7"],
      wrong: ["morning", "lunch", "Sunday"],
    },
    target: { count: 160, counts: ["transfer", "first transfer"] },
  },
  {
    id: "u303",
    industry: "gaming",
    industryOpen: true,
    prompt:
      "cards you can play in the wind! Squall is a deck w/ little magnets, sticks to a tin tray, 20 min a game. families give up on games outdoors bc everything blows into the sea. we've a pitch on brighton beach by the groyne, sat+sun of the bank holiday 11 till 5. four trays = four games at once. people gotta play a whole game not a demo bit. not doing tournaments, not doing beach balls, and keep off beer brands pls we're 6+. no idea what it costs you tell me. shift 130 decks",
    product: ["Squall", "deck", "card"],
    problem: ["wind", "blow*", "blown"],
    audience: { words: ["famil*"] },
    mustHaves: { "a whole game is played": ["whole game", "full game", "complete game", "20 minute"] },
    mustNots: {
      "no tournaments": ["tournament", "championship", "knockout"],
      "no beach balls": ["beach ball"],
      "no beer brands": ["beer", "brewery"],
    },
    place: { words: ["Brighton", "beach", "groyne"], wrong: ["shopping mall", "arcade", "trade show"] },
    when: { days: 2, hours: 12, words: ["Saturday", "Sunday", "11"], wrong: ["evening", "night", "Friday"] },
    target: { count: 130, counts: ["deck"] },
  },
  {
    id: "u304",
    industry: "food",
    prompt:
      'To whom it may concern. Our seasoning "Umi Dust" is kelp powder and gives taste with half of the salt. School kitchen cooks in Sapporo must reduce salt from April, and the children leave the soup. We would like to ask for one tasting event: cooks\' training day, municipal kitchen hall, Thursday, 13:30 to 16:30, 85 cooks. Each cook shall compare the two soups and write a number. We must refuse: frying, television cooks, and use of knives by guests. USD 4,600 at maximum. Thirty schools which order the trial pack is our hope.',
    product: ["Umi Dust", "kelp", "seasoning"],
    problem: ["salt", "leave the soup", "bland", "uneaten"],
    audience: { words: ["cook", "kitchen"], size: 85 },
    mustHaves: { "two soups are compared": ["two soups", "both soups", "soup", "compare*"] },
    mustNots: {
      "no frying": ["fried", "frying", "deep fryer", "tempura"],
      "no television cooks": ["celebrity chef", "TV chef", "television chef"],
      "no knives for guests": ["knife", "knives", "chopping"],
    },
    place: { words: ["Sapporo", "kitchen hall", "hall", "kitchen"], wrong: ["supermarket", "street"] },
    when: { days: 1, hours: 3, words: ["Thursday", "afternoon", "13:30"], wrong: ["evening", "weekend"] },
    budgetCents: 460_000,
    target: { count: 30, counts: ["school", "trial pack"] },
  },
  {
    id: "u305",
    industry: "fashion",
    prompt:
      'Ciao, for the rain cape "Niebla" (bicycle couriers, cape covers hands and handlebar, the couriers get wet fingers and drop the phone) we took the old tram depot in Bologna, one Thursday, 18–22. The idea must have REAL rain falling on the cape, with the courier inside, this is the heart. Attention: the owner of the depot writes in the contract: historic wooden floor, no water in the building, no liquid of any sort. Outdoors we have no permit. 9.000 dollars. We hate mannequins. And no bicycles hanging from the ceiling, seen too often. 70 capes ordered.',
    product: ["Niebla", "cape", "rain cape"],
    problem: ["wet", "fingers", "phone", "hands", "soak*"],
    audience: { words: ["courier"] },
    mustHaves: { "real rain falls on the cape": ["rain", "water"] },
    mustNots: {
      "no mannequins": ["mannequin", "dummy", "dummies"],
      "no bicycles from the ceiling": ["hanging bicycle", "suspended bicycle", "suspended bike"],
    },
    place: { words: ["Bologna", "depot"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 1, hours: 4, words: ["Thursday", "evening", "18"], wrong: ["morning", "lunch", "Sunday"] },
    budgetCents: 900_000,
    target: { count: 70, counts: ["cape", "order"] },
    unmet: [
      {
        line: "must-have",
        why: "No water may enter the depot, and there is no permit outdoors: real rain can't fall anywhere.",
        words: ["rain", "water", "floor", "liquid"],
      },
    ],
  },
  {
    id: "u306",
    industry: "nonprofit",
    prompt:
      "Oi! Ventilar is a NGO that repairs fans for free and teaches it, because in the heat the family buys a new one each summer and the old goes to the river. We want three cities: Recife, Salvador, Fortaleza, one day each, 9 to 15h, on a square in front of the metro. Obligatory: four mechanics who receive 15 dollars per hour, this is our principle, no volunteers. Please without plastic gifts and without politicians on the photo. Total money: 300 dollars, transport not counted. We want 150 fans repaired.",
    product: ["Ventilar", "fan", "repair*"],
    problem: ["river", "new one", "throw*", "heat", "every summer", "each summer"],
    audience: { words: ["famil*", "resident", "neighbor", "household"] },
    mustHaves: { "four paid mechanics": ["mechanic"] },
    mustNots: {
      "no plastic gifts": ["plastic keychain", "goodie bag", "plastic toy", "giveaway"],
      "no politicians": ["mayor", "politician", "councilor"],
    },
    place: { words: ["Recife", "Salvador", "Fortaleza", "square"], wrong: ["shopping mall", "hotel"] },
    when: { days: 3, hours: 18, words: ["one day", "three days", "9"], wrong: ["evening", "night"] },
    budgetCents: 30_000,
    target: { count: 150, counts: ["fan", "repair"] },
    unmet: [
      {
        line: "budget",
        why: "Four mechanics for 18 hours at 15 dollars are 1,080 dollars; there are 300.",
        words: ["300", "budget", "1,080", "1080", "mechanic"],
      },
    ],
  },
  {
    id: "u307",
    industry: "luxury",
    prompt:
      "Verre Sundari: hand-cut crystal tea glasses, signed by the cutter. Brides' families order 300 gilded glasses from a catalogue and find out at the wedding that they chip. We invite wedding planners of Jeddah, sixty ladies by name, to a villa, one Monday evening 8 to 11. They shall cut one line into a glass with their own hand, the cutter beside. Do's: tea, dates, quiet. Don'ts: no allusion to alcohol or wine, no phones in the room, no live music, nothing gold-plated. The budget is discussed later. 15 weddings that order.",
    product: ["Verre Sundari", "crystal", "tea glass", "glass"],
    problem: ["chip", "chips", "chipped", "catalogue", "catalog", "gilded"],
    audience: { words: ["wedding planner", "planner"], size: 60 },
    mustHaves: {
      "each cuts a line into a glass": ["cut", "cuts", "cutting"],
      "tea is served": ["tea"],
    },
    mustNots: {
      "no allusion to alcohol": ["wine", "champagne", "cocktail", "whisky", "mocktail"],
      "no phones in the room": ["selfie", "phone camera", "QR code", "hashtag"],
      "no live music": ["live music", "harpist", "oud player", "musician"],
      "nothing gold-plated": ["gold-plated", "gold leaf", "gold rim"],
    },
    place: { words: ["Jeddah", "villa"], wrong: ["shopping mall", "street", "trade show"] },
    when: { days: 1, hours: 3, words: ["Monday", "evening", "8"], wrong: ["morning", "lunch", "Saturday"] },
    target: { count: 15, counts: ["wedding", "order"] },
  },
  {
    id: "u308",
    industry: "media",
    prompt:
      "Betreff: Bahnsteig. We are the local paper in Linz and the people between 25 and 40 think that we are dead. Pagewise is our new e-paper, comes at 5:30, is read in exactly eleven minutes, that is the train from here to the next town. Commuters on platform 3, Monday to Friday, 6:00 till 8:00. Three tablets on a column. The railway does not allow that paper is distributed (wind, tracks), nor loudspeakers, nor that somebody stands on the yellow line. Coffee for free I don't want, every bank does it. They should write the headline they miss. Around 1,900 commuters in total. 250 registrations, 8,000 dollars.",
    product: ["Pagewise", "e-paper", "paper"],
    problem: ["dead", "old-fashioned", "outdated", "for old people", "parents"],
    audience: { words: ["commuter"], size: 1_900 },
    mustHaves: { "they write the headline they miss": ["headline"] },
    mustNots: {
      "no paper is distributed": ["flyer", "leaflet", "printed copies", "paper handout"],
      "no loudspeakers": ["loudspeaker", "megaphone", "PA system"],
      "no free coffee": ["free coffee", "coffee cart", "espresso"],
    },
    place: { words: ["Linz", "platform"], wrong: ["shopping mall", "campus", "trade show"] },
    when: { days: 5, hours: 10, words: ["morning", "Monday", "Friday", "6"], wrong: ["evening", "weekend"] },
    budgetCents: 800_000,
    target: { count: 250, counts: ["registration"] },
  },
  {
    id: "u309",
    industry: "beauty",
    prompt:
      "I'm a barber and I've an autistic lad. Ordinary clippers are a swarm of wasps to him. So we import HushCut, clippers you can barely hear. Want to open my own shop in Dublin on one Sunday, 10 to 4, for families like us. Two chairs, and I will not rush a child: half an hour each, that's the deal. Kid holds the clippers first, switched on, before they come near the head. No bright lights, no balloons, no lollipop bribes, and whoever says 'brave boy' goes home. My importer says we need sixty haircuts that day for the order to make sense. €1,500",
    product: ["HushCut", "clipper"],
    problem: ["noise", "noisy", "loud", "wasp", "buzz*", "sound"],
    audience: { words: ["autistic", "famil*"] },
    mustHaves: { "the child holds the clippers first": ["hold", "holds", "holding"] },
    mustNots: {
      "no bright lights": ["spotlight", "bright lights", "neon"],
      "no balloons": ["balloon"],
      "no lollipops": ["lollipop", "candy", "sweets"],
      "never brave boy": ["brave boy", "brave kid"],
    },
    place: { words: ["Dublin", "shop", "barber"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 1, hours: 6, words: ["Sunday", "10"], wrong: ["evening", "Saturday", "night"] },
    target: { count: 60, counts: ["haircut", "cut"] },
    unmet: [
      {
        line: "target",
        why: "Two chairs with half an hour each give 24 haircuts in six hours.",
        words: ["60", "sixty", "two chairs", "half an hour", "30 minutes", "24"],
      },
    ],
  },
  {
    id: "u310",
    industry: "tech",
    prompt:
      "Third time I'm writing, the last agency sent us a VR tunnel. We make an hour counter for greenhouse pickers, FichaSol, works without internet, the picker taps a chip and sees HIS hours. Today hours live in the foreman's notebook and on Saturday there's shouting. Place: the cooperative's loading yard, Almería, Saturday pay time, 12 to 15h, some 30 farms send their foreman and pickers stand around. $800, that's it. Each one taps for a day and sees what's owed. No VR, no drones, no cameras, and nobody talks of control. 20 farms that take a free month.",
    product: ["FichaSol", "hour counter", "chip"],
    problem: ["notebook", "shout*", "dispute", "argument", "argue"],
    audience: { words: ["picker", "foreman", "farm"] },
    mustHaves: { "each taps and sees what is owed": ["tap", "taps", "tapping"] },
    mustNots: {
      "no VR": ["VR", "virtual reality", "headset"],
      "no drones": ["drone"],
      "no cameras": ["camera", "face recognition", "facial recognition"],
      "no talk of control": ["surveillance", "monitor workers", "control the workers"],
    },
    place: { words: ["Almería", "Almeria", "yard"], wrong: ["hotel", "shopping mall", "trade show"] },
    when: { days: 1, hours: 3, words: ["Saturday", "12", "pay time", "noon"], wrong: ["evening", "Monday"] },
    budgetCents: 80_000,
    target: { count: 20, counts: ["farm", "free month"] },
  },
];
