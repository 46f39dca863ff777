// cspell:ignore famil Mori
// cspell:ignore Abuja Iztapalapa Juja Ndogo Nyumba Supercharger Tusker bedsitter flygskam jerrycan jerrycans keke
// cspell:ignore microcredit smoko tradie tradies tradesm storey
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from a home test to charging posts. */
export const practiceH: readonly Brief[] = [
  {
    id: "j31",
    industry: "finance",
    prompt:
      "¡Hola! Terminal for card payment without monthly rent, for who sells in the street: tamales, juice, flowers. In Mexico City the client says 'only card' and walks away, so the sale is lost. We want to go to the supply market of Iztapalapa, Tuesday and Wednesday, from 3 to 6 in the morning because at this hour they buy their things. There are 5 advisors and to open the terminal is 9 minutes for one person. They should make one real payment of 1 peso. 95 thousand pesos, I don't know how much is in dollars. 130 terminals opened.",
    product: ["terminal", "card payment", "card reader"],
    problem: ["only card", "walks away", "walk away", "lost sale", "lose*", "lost"],
    audience: { words: ["street vendor", "vendor", "seller"] },
    mustHaves: { "one real payment of 1 peso": ["1 peso", "one peso", "1-peso", "one-peso"] },
    place: {
      words: ["Iztapalapa", "Mexico City", "supply market", "market"],
      wrong: ["bank branch", "shopping mall", "hotel", "trade show"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["Tuesday", "Wednesday", "morning", "3 a.m.", "3 am"],
      wrong: ["evening", "lunch", "weekend", "Saturday"],
    },
    target: { count: 130, counts: ["terminal"] },
  },
  {
    id: "j32",
    industry: "healthcare",
    prompt:
      "Compression stockings for cabin crew. I flew for 14 years, believe me, at 40 my legs were like a map of rivers! The crew thinks they're for old ladies and the airline ones feel like a tourniquet. Ours are knitted to the calf we measure. Staff canteen at Frankfurt airport, two days, Tue + Wed, 5:30–9:30 when the early rotations report. Measuring takes 6 minutes, we have two measuring frames. My lawyer: we mustn't say they prevent thrombosis. Or any other illness. And no legs of models, no bare legs at all on posters. Budget: 7,400 USD. 110 pairs ordered to measure.",
    product: ["compression stocking", "stocking"],
    problem: ["old ladies", "tourniquet", "heavy legs", "swollen", "swell*", "veins", "tired legs", "legs"],
    audience: { words: ["cabin crew", "flight attendant", "crew"] },
    mustNots: {
      "no claim against illness": [
        "prevent thrombosis",
        "prevents thrombosis",
        "blood clot",
        "deep vein thrombosis",
        "DVT",
        "clinically proven",
      ],
      "no bare legs on posters": ["bare leg", "model's legs", "leg model"],
    },
    place: {
      words: ["Frankfurt", "staff canteen", "canteen", "airport"],
      wrong: ["shopping mall", "pharmacy", "trade show", "hotel"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["Tuesday", "Wednesday", "morning", "5:30"],
      wrong: ["evening", "night", "weekend", "lunch"],
    },
    budgetCents: 740_000,
    target: { count: 110, counts: ["pair", "order"] },
  },
  {
    id: "j33",
    industry: "food",
    prompt:
      "Millet malt drink, zero alcohol, cold, in a can. It's for the security guards of Abuja's office blocks, who do twelve hours on soda and sleep standing up at 3am from the sugar crash. We're allowed to be at the assembly point in the multi-storey parking, where the night shift clocks in and the day shift clocks out, Monday to Friday for one week, 5:30 to 7:30 pm. They must compare one can of ours with what they normally drink, on the clock, two hours later (they radio it in). No word about beer, half of them are Muslims and half are Pentecostals. No uniforms that look like guards'. No freezer van, no vehicle at all, the ramp is narrow. Naira 3 million.",
    product: ["millet malt", "malt", "millet"],
    problem: ["soda", "sugar crash", "crash", "sleep*", "3 a.m.", "3am"],
    audience: { words: ["security guard", "guard"] },
    mustHaves: { "the guards radio in the result two hours later": ["radio", "radioed", "two hours"] },
    mustNots: {
      "no word about beer": ["beer", "lager", "brewery", "pub"],
      "no uniforms like the guards'": [
        "guard uniform",
        "dressed as guards",
        "fake guard",
        "security uniform",
      ],
      "no vehicles": ["freezer van", "van", "truck", "tricycle", "motorbike", "keke"],
    },
    place: {
      words: ["Abuja", "assembly point", "parking"],
      wrong: ["supermarket", "trade show", "hotel", "beach"],
    },
    when: {
      days: 5,
      hours: 10,
      words: ["evening", "Monday", "night shift", "5:30", "week"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    pair: "j34",
  },
  {
    id: "j34",
    industry: "food",
    prompt:
      "Tiger nut drink, zero alcohol, cold, in a can. It's for the security guards of Abuja's office blocks, who do twelve hours on soda and sleep standing up at 3am from the sugar crash. We're allowed to be at the assembly point in the multi-storey parking, where the night shift clocks in and the day shift clocks out, Monday to Friday for one week, 5:30 to 7:30 pm. They must compare one can of ours with what they normally drink, on the clock, two hours later (they radio it in). No word about beer, half of them are Muslims and half are Pentecostals. No uniforms that look like guards'. No freezer van, no vehicle at all, the ramp is narrow. Naira 3 million.",
    product: ["tiger nut"],
    problem: ["soda", "sugar crash", "crash", "sleep*", "3 a.m.", "3am"],
    audience: { words: ["security guard", "guard"] },
    mustHaves: { "the guards radio in the result two hours later": ["radio", "radioed", "two hours"] },
    mustNots: {
      "no word about beer": ["beer", "lager", "brewery", "pub"],
      "no uniforms like the guards'": [
        "guard uniform",
        "dressed as guards",
        "fake guard",
        "security uniform",
      ],
      "no vehicles": ["freezer van", "van", "truck", "tricycle", "motorbike", "keke"],
    },
    place: {
      words: ["Abuja", "assembly point", "parking"],
      wrong: ["supermarket", "trade show", "hotel", "beach"],
    },
    when: {
      days: 5,
      hours: 10,
      words: ["evening", "Monday", "night shift", "5:30", "week"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    pair: "j33",
  },
  {
    id: "j35",
    industry: "retail", // Sector: beauty.
    industryOpen: true,
    prompt:
      "Sunscreen stick for tradies. Brisbane. Goes on with gloves on, doesn't sting when you sweat. Blokes won't use the pump bottle in the site shed because their hands are filthy. Smoko on a hospital building site, one day, 9.30 to 10. That's thirty minutes, no extensions, and the site manager only lets two of our people through the gate. Everyone gets skin-checked by one of those two with the UV camera, which is a 3 minute job and there's two cameras. Safety induction says no music, no glass, no kids. Please no 'slip slop slap' rip-offs. Want 150 men under the UV camera in that half hour. AU$1,900.",
    product: ["sunscreen", "stick"],
    problem: ["filthy", "dirty hands", "pump bottle", "sting*", "gloves"],
    audience: { words: ["tradie", "tradesm*", "builder", "worker"] },
    mustHaves: { "everyone sees himself under the UV camera": ["UV camera", "camera"] },
    mustNots: {
      "no music": ["playlist", "DJ", "live music", "background music", "loudspeaker", "jingle"],
      "no glass": ["glass jar", "glass bottle", "mirror wall", "glassware"],
      "no slip slop slap": ["slip slop slap", "slip, slop, slap", "slap on a hat"],
    },
    place: {
      words: ["Brisbane", "building site", "site shed", "site"],
      wrong: ["beach", "pharmacy", "shopping mall", "trade show"],
    },
    when: {
      days: 1,
      hours: 0.5,
      words: ["smoko", "9:30", "thirty minutes", "30 minutes", "half hour", "morning"],
      wrong: ["evening", "lunch", "weekend", "afternoon"],
    },
    target: { count: 150, counts: ["UV check", "skin check", "UV camera"] },
    unmet: [
      {
        line: "target",
        why: "Two cameras with three minutes a man see 20 men in half an hour.",
        words: ["150", "camera", "three minutes", "3 minutes", "20", "half hour", "half an hour"],
      },
    ],
  },
  {
    id: "j36",
    industry: "entertainment", // Sector: travel.
    industryOpen: true,
    prompt:
      "Night train Vienna–Rome, new timetable, departure 19:18, arrival at nine. Audience: people at the airport bus stop of Vienna's main station who're on their way to a plane. They know the security queue by heart, get up at 3:30, land exhausted. Concept for the concourse next to the bus stop. Three weekday mornings (Mon, Tue, Wed), 4.00 to 6.00. Rules of the railways: no sound at all (people sleep on the benches), no words against flying, the airport is a client too. Nothing sparkly. USD 16,000.",
    product: ["night train", "train", "berth"],
    problem: ["security queue", "queue", "3:30", "exhaust*", "tired"],
    audience: { words: ["traveler", "airport bus", "passenger", "flier"] },
    mustNots: {
      "no sound at all": ["music", "soundtrack", "lullaby", "loudspeaker", "violinist", "DJ"],
      "no words against flying": ["flight shame", "flygskam", "stop flying", "planes pollute", "emissions"],
      "nothing sparkly": ["glitter", "sparkle", "fairy lights", "sequin"],
    },
    place: {
      words: ["Vienna", "concourse", "bus stop", "station"],
      wrong: ["shopping mall", "trade show", "hotel", "departure lounge"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["morning", "4 a.m.", "4 am", "4:00", "Monday", "Wednesday"],
      wrong: ["afternoon", "lunch", "weekend", "Saturday"],
    },
    budgetCents: 1_600_000,
  },
  {
    id: "j37",
    industry: "education", // Sector: nonprofit.
    industryOpen: true,
    prompt:
      "Hello from Toronto. Our charity places guide dog puppies with families for the first 14 months. Problem: 31 people in the city wait over two years for a guide dog, because we've too few homes. A public school in Scarborough gives us the gym hall on a Thursday, 6:30–8:30 pm, and the principal asks that NO animals enter (allergies), also nothing with fur, also no stuffed ones. We ask that every parent walks one short course with eyes shut and a cane. Don't put a blind person on display, and don't make anyone cry. No fundraising, please, not a jar, not a link. Chairs for 90. US$900. We hope families put themselves on the home visit list.",
    product: ["guide dog", "puppy", "puppies"],
    problem: ["two years", "wait*", "too few homes", "homes"],
    audience: { words: ["famil*", "parent"], size: 90 },
    mustHaves: { "a short course with eyes shut and a cane": ["cane", "eyes shut", "eyes closed"] },
    mustNots: {
      "no animals in the hall": ["live puppy", "real puppies", "stuffed animal", "plush", "petting"],
      "no blind person on display": [
        "blind guest speaker",
        "blind volunteer demonstrates",
        "blind person shows",
      ],
      "no fundraising": ["donation jar", "donate", "donation", "fundraiser", "fundraising", "bake sale"],
    },
    place: {
      words: ["Toronto", "Scarborough", "gym", "hall", "school"],
      wrong: ["park", "shopping mall", "trade show", "street"],
    },
    when: {
      days: 1,
      hours: 2,
      words: ["Thursday", "evening", "6:30"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    budgetCents: 90_000,
  },
  {
    id: "j38",
    industry: "tech",
    prompt:
      "Nice to meet you. I am Mori of the sales section. The product is a small light which shows by color how loud the room is, for kindergartens. The teachers lose the voice every winter, and to shout makes the children louder. We visit the meeting of kindergarten directors in Osaka, a public hall, one day, from 13:00 until 16:00. Directors are 240. As possible, we want that the whole hall becomes silent one time by the light only. I can use 9,500 dollars. Twenty five directors borrow the light for one month. We have 25 lights to borrow, which is just good.",
    product: ["light"],
    problem: ["voice", "loud", "shout*", "hoarse"],
    audience: { words: ["director", "kindergarten"], size: 240 },
    mustHaves: { "the whole hall falls silent by the light alone": ["silent", "silence", "quiet", "hush*"] },
    place: {
      words: ["Osaka", "public hall", "hall"],
      wrong: ["shopping mall", "playground", "street", "hotel"],
    },
    when: {
      days: 1,
      hours: 3,
      words: ["afternoon", "13:00", "one day", "1 p.m."],
      wrong: ["morning", "evening", "weekend", "breakfast"],
    },
    budgetCents: 950_000,
    target: { count: 25, counts: ["loan", "light", "director"] },
  },
  {
    id: "j39",
    industry: "finance", // Sector: real estate.
    industryOpen: true,
    prompt:
      "Student rooms by Juja Road, Nairobi. Brand is Nyumba Ndogo, 96 rooms, water that actually comes, a lock on each door. First years lodge four in one bedsitter with jerrycans in the corridor, and every month someone's laptop walks. We want to talk at the university, graduation square, first week of term, Monday to Wednesday, 11 to 2. No agents' lies: don't say 'five minutes from campus' (it's 25). No parties, no DJ, we're the place where you sleep. No alcohol brands. KES 180,000 is there. We target 150 students with a signed lease, one student one room, all within these three days; there's no second building.",
    product: ["Nyumba Ndogo", "student room", "room"],
    problem: ["jerrycan", "bedsitter", "laptop", "four in one", "theft", "stolen"],
    audience: { words: ["student", "first year", "first-year"] },
    mustNots: {
      "no false distance": [
        "five minutes from campus",
        "5 minutes from campus",
        "next to campus",
        "steps from campus",
      ],
      "no party": ["DJ", "party", "parties", "dance floor", "after-party", "concert"],
      "no alcohol brands": ["beer", "cocktail", "Tusker", "vodka", "wine"],
    },
    place: {
      words: ["Nairobi", "graduation square", "university", "campus", "square"],
      wrong: ["shopping mall", "hotel", "trade show", "bank branch"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Monday", "Wednesday", "three days", "lunch", "11"],
      wrong: ["evening", "night", "weekend", "Saturday"],
    },
    target: { count: 150, counts: ["lease"] },
    unmet: [
      {
        line: "target",
        why: "There are 96 rooms with one student each, so no more than 96 leases.",
        words: ["150", "96", "room", "lease"],
      },
    ],
  },
  {
    id: "j40",
    industry: "automotive",
    prompt:
      "Y'all, we put EV charging posts in apartment complex parking lots and tenants think it's for rich folks with a Tesla. San Antonio, Texas, four complexes, one Sunday each, 1pm-5pm, in the parking lot of each. There's people there who drive a used Leaf and charge it off an extension cord out the kitchen window, that's who I want. Keep politics and climate OUT of it, keep Tesla's name out of it too, no 'save', no polar bears. And no bouncy castle, HOA said so. Money's tight, $3,800 for all 4. 64 tenants who ask for a post. Oh and I've just one demo post and a plug-in takes about 5 minutes with the talking",
    product: ["charging post", "charger", "post"],
    problem: ["extension cord", "kitchen window", "rich", "window"],
    audience: { words: ["tenant", "renter", "apartment"] },
    mustNots: {
      "no politics or climate": [
        "climate",
        "polar bear",
        "carbon footprint",
        "save the planet",
        "emissions",
        "greener",
      ],
      "no competitor's name": ["Tesla", "Supercharger", "ChargePoint"],
      "no bouncy castle": ["bouncy castle", "bounce house", "inflatable"],
    },
    place: {
      words: ["San Antonio", "parking lot", "complex"],
      wrong: ["trade show", "shopping mall", "showroom", "hotel"],
    },
    when: {
      days: 4,
      hours: 16,
      words: ["Sunday", "afternoon", "1 p.m.", "1 pm"],
      wrong: ["Saturday", "evening", "morning", "weekday"],
    },
    budgetCents: 380_000,
    target: { count: 64, counts: ["request", "post", "tenant"] },
  },
];
