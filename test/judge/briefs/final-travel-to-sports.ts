import type { Brief } from "./brief.ts";

const refills = (product: string): string =>
  `Zero-waste shops are done with deliveries from fourteen brands. Our ${product} comes in one crate a quarter. Buyers' day of ` +
  "their cooperative in Asheville, one afternoon, 1 to 5.30, 240 buyers. We can put in sixteen thousand four hundred. They " +
  "unpack a real crate and wash with it at a basin. Absolutely no goody bags, no scent strips, no panel talk. 55 opening orders.";

/** Travel, fashion, beauty, sports. */
export const finalTravelToSports: readonly Brief[] = [
  {
    id: "f25",
    industry: "travel",
    prompt:
      "Stays in decommissioned lighthouses, Michigan. Off season is dead (Oct-Apr). Photographers would love the storms but think " +
      "we close. Camera clubs in Grand Rapids and Detroit meet on Thursday nights, 7-9, we've been given 3 of those meetings, 45 " +
      "members each. $5,900. Show prints by members who stayed, bring a lens heater to try. No drone footage, no sales desk, no " +
      "prize trip. 24 winter nights booked.",
    product: ["lighthouse", "stay"],
    problem: ["close", "off season", "off-season", "winter", "storm"],
    audience: { words: ["photographer", "camera club", "member"], size: 135 },
    mustHaves: { "prints by members": ["print"], "a lens heater to try": ["lens heater", "heater"] },
    mustNots: {
      "no drone footage": ["drone"],
      "no sales desk": ["sales desk", "booking desk"],
      "no prize trip": ["win a trip", "prize trip", "raffle", "sweepstake"],
    },
    place: {
      words: ["Grand Rapids", "Detroit", "Michigan", "club"],
      wrong: ["trade show", "mall", "street", "stadium", "campus"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["Thursday", "evening", "night"],
      wrong: ["morning", "lunch", "weekend"],
    },
    budgetCents: 590_000,
    target: { count: 24, counts: ["night", "booking", "booked"] },
  },
  {
    id: "f26",
    industry: "travel",
    prompt:
      "Trip insurance for motorcycle travelers. Swap meet in Lodi, Sunday 6am-2pm, 2,600 riders. They all know the guy whose bike " +
      "got stuck in Baja for six weeks. Spend max $8.5K. A rider who had a claim tells it at a picnic table. No pin-up art, no " +
      "fear photos of crashes, no tent with an air puppet. 140 quotes",
    product: ["trip insurance", "insurance"],
    problem: ["stuck", "Baja", "six weeks", "stranded"],
    audience: { words: ["rider", "motorcycle", "motorcyclist"], size: 2_600 },
    mustHaves: { "a rider who had a claim": ["claim"] },
    mustNots: {
      "no pin-up art": ["pin-up", "pinup"],
      "no crash photos": ["crash photo", "wreck photo", "photos of crashes"],
      "no air puppet": ["air puppet", "tube man", "inflatable"],
    },
    place: { words: ["Lodi", "swap meet"], wrong: ["mall", "hotel", "campus", "office", "conference"] },
    when: { days: 1, hours: 8, words: ["Sunday", "morning"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 850_000,
    target: { count: 140, counts: ["quote"] },
  },
  {
    id: "f27",
    industry: "travel",
    prompt:
      "We do whale watching off Monterey. For Wichita we need an activation where people see a living humpback whale from the " +
      "bank of the Arkansas River. Saturday, noon-4, $27,000, 800 people, 120 tours sold. People here don't believe how big they " +
      "are. Alive, not on a screen.",
    product: ["whale watching", "whale", "tour"],
    problem: ["big", "size", "believe"],
    audience: { words: ["people", "family", "families", "visitor"], size: 800 },
    mustHaves: { "a living whale": ["whale"] },
    mustNots: { "not on a screen": ["LED screen", "video wall", "projection", "hologram", "on a screen"] },
    place: { words: ["Wichita", "river"], wrong: ["trade show", "hotel", "office"] },
    when: { days: 1, hours: 4, words: ["Saturday", "noon"], wrong: ["night", "weekday"] },
    budgetCents: 2_700_000,
    target: { count: 120, counts: ["tour", "booking"] },
    unmet: [
      {
        line: "must-have",
        why: "There is no living whale in Wichita.",
        words: ["living", "alive", "real whale", "live whale", "humpback"],
      },
    ],
  },
  {
    id: "f28",
    industry: "fashion",
    prompt:
      "Scrubs with pockets that hold. Veterinary technicians, they're kneeling all day and everything falls out. State convention " +
      "of vet techs, Tulsa, 520 people, 2 days, hall opens 7:30-5. $17.9k for space, booth and travel. Kneel, jump, upside-down " +
      "test on a mat. Sizes to 5XL to try. No live animals, no runway, no doctor puns. 210 people measured.",
    product: ["scrubs", "scrub"],
    problem: ["fall*", "pocket", "kneel*"],
    audience: { words: ["vet tech", "veterinary technician", "technician"], size: 520 },
    mustHaves: { "a test on a mat": ["mat", "kneel*"], "sizes to 5XL": ["5XL", "size"] },
    mustNots: {
      "no live animals": ["live animal", "puppy", "puppies", "kitten", "therapy dog"],
      "no runway": ["runway", "catwalk", "fashion show"],
    },
    place: { words: ["Tulsa", "convention"], wrong: ["street", "mall", "campus", "rooftop"] },
    when: {
      days: 2,
      hours: 19,
      words: ["two days", "7:30", "both days", "2 days"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 1_790_000,
    target: { count: 210, counts: ["measured", "fitting", "people", "try-on"] },
  },
  {
    id: "f29",
    industry: "fashion",
    prompt:
      "Sports hijabs. Girls' PE classes and clubs in Dearborn: the cotton ones slip and overheat, so girls sit out. Two community " +
      "gyms, women and girls only, Friday evenings 6-8:30, three of them, 70 girls each. Up to $6,600. Female staff only, covered " +
      "windows, prayer break. Absolutely no photos, no boys' coach, no music with lyrics. 105 hijabs tried in a real drill.",
    form: { targetAudience: { description: "Girls of 11 to 17, and their mothers" } },
    product: ["hijab"],
    problem: ["slip", "overheat", "sit out", "cotton"],
    audience: { words: ["girl"], size: 210 },
    mustHaves: {
      "female staff only": ["female", "staffed by women", "women only", "women-only", "only women"],
      "covered windows": ["window"],
      "a prayer break": ["prayer"],
    },
    mustNots: {
      "no photos": ["photo booth", "photo wall", "selfie", "photographer", "hashtag"],
      "no music with lyrics": ["DJ", "pop songs", "playlist"],
    },
    place: { words: ["Dearborn", "gym"], wrong: ["street", "mall", "stadium", "trade show", "plaza"] },
    when: {
      days: 3,
      hours: 7.5,
      words: ["Friday", "evening"],
      wrong: ["morning", "lunch", "weekday mornings"],
    },
    budgetCents: 660_000,
    target: { count: 105, counts: ["tried", "hijab", "trial"] },
  },
  {
    id: "f30",
    industry: "fashion",
    industryOpen: true,
    prompt:
      "Wedding dress re-dye service, brides a year after, Santa Fe, tiny budget ($1,200), one Saturday, no champagne please",
    product: ["re-dye", "dye", "wedding dress", "dress"],
    problem: ["closet", "never wear", "again", "once", "box"],
    audience: { words: ["bride", "married", "wife", "wives"] },
    mustNots: { "no champagne": ["champagne", "prosecco", "bubbly", "sparkling wine"] },
    place: { words: ["Santa Fe"], wrong: ["trade show", "stadium", "campus"] },
    when: { days: 1, words: ["Saturday"], wrong: ["weekday", "Monday"] },
    budgetCents: 120_000,
  },
  {
    id: "f31",
    industry: "beauty",
    prompt:
      "Nail hardener for guitar players. Their nails split on steel strings; salons sell them gel in pink. Fingerstyle festival in " +
      "Knoxville's east side, 3 days, 410 players, one trestle table in the luthiers' hall, 10-5. $3,350 and I do it myself with " +
      "one helper. It takes 5 minutes to apply and 10 to dry: bring a guitar for afterwards. No gel lamps, no glitter, no beauty " +
      "talk. 120 bottles.",
    product: ["nail hardener", "hardener"],
    problem: ["split", "string", "gel"],
    audience: { words: ["guitar", "player"], size: 410 },
    mustHaves: { "a guitar to play": ["guitar"] },
    mustNots: {
      "no gel lamps": ["gel lamp", "UV lamp"],
      "no glitter": ["glitter", "sparkle"],
      "no beauty talk": ["makeover", "pamper*", "glam"],
    },
    place: {
      words: ["Knoxville", "luthier", "festival"],
      wrong: ["mall", "spa", "office", "campus", "trade show"],
    },
    when: { days: 3, hours: 21, wrong: ["overnight", "late night"] },
    budgetCents: 335_000,
    target: { count: 120, counts: ["bottle"] },
  },
  {
    id: "f32",
    industry: "beauty",
    prompt:
      "Hair dye for men going gray early. 300 full color treatments (45 minutes each) at a barbershop in Tampa with 2 chairs, one " +
      "afternoon, 2 to 6. $4,700. They're embarrassed to buy it where people see them. Discreet, curtains.",
    form: { budget: 4_700, duration: "One afternoon" },
    product: ["hair dye", "dye", "color"],
    problem: ["embarrass*", "gray", "discreet", "seen"],
    audience: { words: ["men", "man"] },
    mustHaves: { curtains: ["curtain", "screen", "private"] },
    place: { words: ["Tampa", "barbershop", "barber"], wrong: ["street", "trade show", "stadium", "mall"] },
    when: { days: 1, hours: 4, words: ["afternoon"], wrong: ["morning", "weekend-long", "evening"] },
    budgetCents: 470_000,
    target: { count: 300, counts: ["treatment"] },
    unmet: [
      {
        line: "target",
        why: "Two chairs at 45 minutes give about ten treatments in four hours.",
        words: ["300", "treatment"],
      },
    ],
  },
  {
    id: "f33",
    industry: "beauty",
    prompt: refills("shampoo bar"),
    product: ["shampoo bar", "shampoo"],
    problem: ["deliver*", "fourteen", "14 brands", "crate"],
    audience: { words: ["buyer", "shop"], size: 240 },
    mustHaves: { "a real crate to unpack": ["crate"], "a basin": ["basin", "sink"] },
    mustNots: {
      "no goody bags": ["goody bag", "goodie bag", "gift bag", "tote"],
      "no scent strips": ["scent strip", "fragrance strip"],
      "no panel talk": ["panel"],
    },
    place: { words: ["Asheville"], wrong: ["street", "mall", "campus", "stadium", "storefront"] },
    when: { days: 1, hours: 4.5, words: ["afternoon"], wrong: ["morning", "evening", "all week"] },
    budgetCents: 1_640_000,
    target: { count: 55, counts: ["order"] },
    pair: "f34",
  },
  {
    id: "f34",
    industry: "beauty",
    prompt: refills("facial cleanser"),
    product: ["facial cleanser", "cleanser"],
    problem: ["deliver*", "fourteen", "14 brands", "crate"],
    audience: { words: ["buyer", "shop"], size: 240 },
    mustHaves: { "a real crate to unpack": ["crate"], "a basin": ["basin", "sink"] },
    mustNots: {
      "no goody bags": ["goody bag", "goodie bag", "gift bag", "tote"],
      "no scent strips": ["scent strip", "fragrance strip"],
      "no panel talk": ["panel"],
    },
    place: { words: ["Asheville"], wrong: ["street", "mall", "campus", "stadium", "storefront"] },
    when: { days: 1, hours: 4.5, words: ["afternoon"], wrong: ["morning", "evening", "all week"] },
    budgetCents: 1_640_000,
    target: { count: 55, counts: ["order"] },
    pair: "f33",
  },
  {
    id: "f35",
    industry: "sports",
    prompt:
      "Auto-belay rental for schools: PE teachers want climbing and are afraid of the rope part. State PE teachers' conference, " +
      "Missoula, 280 teachers, Thursday 9-4 in the field house. 12,750 dollars. We bring one 24-ft wall with 2 lines, a climb is " +
      "4 minutes. Everybody clips in themselves. Helmets, waiver. No race up the wall, no extreme-sports video. 60 schools ask " +
      "for a quote.",
    product: ["auto-belay", "auto belay", "belay"],
    problem: ["rope", "afraid", "fear"],
    audience: { words: ["PE teacher", "teacher"], size: 280 },
    mustHaves: { helmets: ["helmet"], "a waiver": ["waiver"], "they clip in themselves": ["clip"] },
    mustNots: {
      "no race": ["race", "speed climb", "fastest"],
      "no extreme-sports video": ["extreme", "adrenaline"],
    },
    place: { words: ["Missoula", "field house"], wrong: ["street", "mall", "hotel", "plaza", "office"] },
    when: { days: 1, hours: 7, words: ["Thursday"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 1_275_000,
    target: { count: 60, counts: ["quote", "school"] },
  },
  {
    id: "f36",
    industry: "sports",
    prompt:
      "quiet pickleball paddle. HOAs in Scottsdale ban courts over noise. want residents + board members to hear the difference. 3 " +
      "HOA courts, saturday mornings 8-10, 60 ppl each. $9,100. decibel meter on the fence so everyone sees it. no tournament, no " +
      "pros, no merch stand. 45 paddles on loan for two weeks",
    product: ["paddle"],
    problem: ["noise", "ban", "loud"],
    audience: { words: ["resident", "board", "HOA"], size: 180 },
    mustHaves: { "a decibel meter": ["decibel", "meter"] },
    mustNots: {
      "no tournament": ["tournament", "bracket", "competition"],
      "no pros": ["pro player", "professional player", "celebrity"],
      "no merch stand": ["merch", "merchandise"],
    },
    place: {
      words: ["Scottsdale", "court", "HOA"],
      wrong: ["trade show", "mall", "stadium", "hotel", "campus"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["Saturday"],
      wrong: ["evening", "weekday", "night", "afternoon"],
    },
    budgetCents: 910_000,
    target: { count: 45, counts: ["loan", "paddle"] },
  },
  {
    id: "f37",
    industry: "sports",
    prompt:
      "Swim lessons for adults who never learned. In a hotel meeting room in Bakersfield without a pool, they should actually swim " +
      "25 yards that evening. $3,700. 90 adults, 6-9pm. No travel to another site, nothing outdoors. They're ashamed, so nobody " +
      "watches.",
    product: ["swim lesson", "swim*", "lesson"],
    problem: ["never learned", "ashamed", "embarrass*"],
    audience: { words: ["adult"], size: 90 },
    mustHaves: { "they swim 25 yards": ["swim*", "25 yards"] },
    mustNots: { "nobody watches": ["spectator", "audience seating", "livestream"] },
    place: {
      words: ["Bakersfield", "meeting room", "hotel"],
      wrong: ["trade show", "mall", "street", "stadium"],
    },
    when: { days: 1, hours: 3, words: ["evening"], wrong: ["morning", "lunch"] },
    budgetCents: 370_000,
    unmet: [
      {
        line: "must-have",
        why: "Nobody swims in a room without a pool.",
        words: ["pool", "swim", "water", "meeting room"],
      },
    ],
  },
];
