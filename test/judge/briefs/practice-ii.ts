// cspell:ignore Cratewise assembl beachgoer freez
import type { Brief } from "./brief.ts";

const gardens = (product: string, fear: string): string =>
  `Four Sunday mornings (8 to 11:30) outside a garden center in Knoxville with our ${product}. About 1,400 home gardeners ` +
  `come through over the four dates, and the first thing out of everybody's mouth is ${fear}. 9,400 dollars for the whole ` +
  "thing. One full one on display that people can open and one that they put together themselves. No coupons and no fake " +
  "grass. I'd call it a win at 85 pre-orders.";

/** Written after the others, about other trades, by somebody who knew none of them; in the order of the industries. */
export const practiceII: readonly Brief[] = [
  {
    id: "v01",
    industry: "tech",
    industryOpen: true,
    prompt: "booth at a hotel operators' expo for our guest messaging tool, 2 days",
    product: ["guest messaging", "messaging tool", "messaging"],
    problem: ["front desk", "phone", "unanswered", "wait*", "call", "reply", "miss*"],
    audience: { words: ["hotel", "operator", "hotelier", "visitor", "attendee"] },
    place: {
      words: ["expo", "booth", "trade show", "show floor", "exhibit*"],
      wrong: ["street", "campus", "beach", "storefront", "train station"],
    },
    when: { days: 2 },
  },
  {
    id: "v02",
    industry: "tech",
    prompt:
      "We build a barcode label printer that keeps printing at minus 20. Anybody who runs a cold store knows the drill: the " +
      "printer freezes, somebody walks out to the office, comes back with labels that won't stick. Cold chain trade show in " +
      "Grand Rapids, Wed + Thu, 9-5, 1,900 warehouse managers registered. $29,000 all told. There must be a freezer cabinet " +
      "on the stand and visitors print a label inside it with gloves on. No ice sculptures, no prize draw. 140 leads.",
    product: ["label printer", "printer"],
    problem: ["freez*", "frozen", "stick", "walk*", "cold"],
    audience: { words: ["warehouse manager", "manager", "cold store"], size: 1_900 },
    mustHaves: {
      "a freezer cabinet on the stand": ["freezer"],
      "visitors print with gloves on": ["glove"],
    },
    mustNots: {
      "no ice sculptures": ["ice sculpture", "ice bar"],
      "no prize draw": ["prize draw", "raffle", "sweepstake"],
    },
    place: {
      words: ["Grand Rapids", "trade show", "stand", "booth"],
      wrong: ["street", "campus", "mall", "storefront"],
    },
    when: {
      days: 2,
      hours: 16,
      words: ["Wednesday", "Thursday", "two days"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 2_900_000,
    target: { count: 140, counts: ["lead", "contact"] },
  },
  {
    id: "v03",
    industry: "tech",
    prompt:
      "Indoor air monitor for offices. People fall asleep in meeting rooms and blame lunch, it's CO2. We get the foyer of a " +
      "facility managers' breakfast in Pittsburgh, one morning, 7:30-9:30, 250 of them. We own two monitors, a proper demo is " +
      "15 minutes one on one. $8,000. The CEO wants 900 demos.",
    form: { budget: 8_000, goals: ["900 demos"] },
    product: ["air monitor", "monitor", "indoor air"],
    problem: ["CO2", "asleep", "tired", "sleepy", "stuffy", "drowsy"],
    audience: { words: ["facility manager", "manager"], size: 250 },
    place: { words: ["Pittsburgh", "foyer"], wrong: ["street", "mall", "stadium", "trade show"] },
    when: { days: 1, hours: 2, words: ["morning", "breakfast"], wrong: ["evening", "afternoon", "all day"] },
    budgetCents: 800_000,
    target: { count: 900, counts: ["demo"] },
    unmet: [
      {
        line: "target",
        why: "Two monitors at 15 minutes each make 16 demos in two hours, and only 250 people come.",
        words: ["900", "demo", "250", "16"],
      },
    ],
  },
  {
    id: "v04",
    industry: "retail",
    prompt: gardens("compost tumbler", "that it must stink"),
    product: ["compost tumbler", "tumbler", "compost"],
    problem: ["stink*", "smell*", "odor"],
    audience: { words: ["gardener"], size: 1_400 },
    mustHaves: {
      "a full one that people can open": ["open*", "display"],
      "one that they put together themselves": ["put together", "assembl*", "build*", "put*"],
    },
    mustNots: {
      "no coupons": ["coupon", "voucher"],
      "no fake grass": ["fake grass", "artificial turf", "astroturf"],
    },
    place: { words: ["Knoxville", "garden center"], wrong: ["trade show", "hotel", "campus", "stadium"] },
    when: { days: 4, hours: 14, words: ["Sunday", "morning"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 940_000,
    target: { count: 85, counts: ["pre-order", "preorder", "order"] },
    pair: "v05",
  },
  {
    id: "v05",
    industry: "retail",
    prompt: gardens("rain barrel", "mosquitoes"),
    product: ["rain barrel", "barrel"],
    problem: ["mosquito*"],
    audience: { words: ["gardener"], size: 1_400 },
    mustHaves: {
      "a full one that people can open": ["open*", "display"],
      "one that they put together themselves": ["put together", "assembl*", "build*", "put*"],
    },
    mustNots: {
      "no coupons": ["coupon", "voucher"],
      "no fake grass": ["fake grass", "artificial turf", "astroturf"],
    },
    place: { words: ["Knoxville", "garden center"], wrong: ["trade show", "hotel", "campus", "stadium"] },
    when: { days: 4, hours: 14, words: ["Sunday", "morning"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 940_000,
    target: { count: 85, counts: ["pre-order", "preorder", "order"] },
    pair: "v04",
  },
  {
    id: "v06",
    industry: "retail",
    prompt:
      "Hi! Not sure this is your kind of thing. My brother and I rent out moving crates, the sturdy stackable kind, we drop " +
      "them off and pick them up again, company's called Cratewise. Everybody moves out of the same big apartment blocks here " +
      "in Providence on the last weekend of the month and the hallways are a mountain of soggy cardboard. Three of those " +
      "buildings would let us use the lobby on a Thursday evening, 5 to 8, one each, so three Thursdays. Around 640 tenants " +
      "in total. We have 4,100 dollars. I want people to lift a loaded crate and one of their own boxes next to it. The " +
      "supers asked for: nothing blocking the elevators, nothing sticky on the walls, and please no pizza. If 45 of them " +
      "book a set I'll be over the moon.",
    product: ["moving crate", "crate", "Cratewise"],
    problem: ["cardboard", "soggy", "box"],
    audience: { words: ["tenant", "renter", "resident"], size: 640 },
    mustHaves: { "people lift a loaded crate": ["lift*", "loaded"] },
    mustNots: {
      "nothing blocking the elevators": ["in front of the elevator", "block the elevator"],
      "nothing sticky on the walls": [
        "tape to the wall",
        "stickers on the wall",
        "wall decal",
        "posters on the wall",
      ],
      "no pizza": ["pizza"],
    },
    place: {
      words: ["Providence", "lobby", "lobbies"],
      wrong: ["trade show", "street", "mall", "campus", "festival"],
    },
    when: { days: 3, hours: 9, words: ["Thursday", "evening"], wrong: ["morning", "weekend", "lunch"] },
    budgetCents: 410_000,
    target: { count: 45, counts: ["booking", "book*", "set"] },
  },
  {
    id: "v07",
    industry: "finance",
    prompt:
      "Pet insurance, dog park in Oakland, two Saturdays 8-11am, max $6,700. Owners only think about it after the first " +
      "$4,000 vet bill. A vet tech has to be there and check paws or teeth for free, water bowls too. No pedigree talk, no " +
      "squeaky toys (fights), no quotes shouted over a mic. 75 quotes started. around 520 owners on two such mornings",
    form: { location: "Oakland, CA" },
    product: ["pet insurance", "insurance"],
    problem: ["vet bill", "bill", "4,000"],
    audience: { words: ["owner", "dog owner"], size: 520 },
    mustHaves: {
      "a vet tech": ["vet tech", "veterinary technician"],
      "water bowls": ["water bowl", "water"],
    },
    mustNots: {
      "no pedigree talk": ["pedigree", "purebred"],
      "no squeaky toys": ["squeaky", "squeaker"],
      "no microphone": ["mic", "microphone", "megaphone"],
    },
    place: { words: ["Oakland", "dog park", "park"], wrong: ["mall", "trade show", "hotel", "office"] },
    when: { days: 2, hours: 6, words: ["Saturday", "morning"], wrong: ["evening", "weekday", "afternoon"] },
    budgetCents: 670_000,
    target: { count: 75, counts: ["quote"] },
  },
  {
    id: "v08",
    industry: "finance",
    prompt:
      "Renters insurance for sophomores\n- where: dorm move-out area, state university in Syracuse\n- when: 2 days in May, " +
      "10am-4pm\n- who: ~1,300 students moving into their first apartment, they assume the landlord's policy pays for a " +
      "stolen laptop\n- how much: $8,900\n- needs: carts people can borrow, a person who explains a policy in one page\n- " +
      "not wanted: spinning wheels, energy drinks\n- goal: 110 policies started",
    form: { duration: "2 days", targetAudience: { description: "Sophomores moving off campus" } },
    product: ["renters insurance", "renter's insurance", "policy", "insurance"],
    problem: ["landlord", "stolen", "laptop", "assume*"],
    audience: { words: ["student", "sophomore"], size: 1_300 },
    mustHaves: {
      "carts to borrow": ["cart"],
      "a policy on one page": ["one page", "one-page", "single page"],
    },
    mustNots: {
      "no spinning wheels": ["spinning wheel", "prize wheel", "wheel of"],
      "no energy drinks": ["energy drink"],
    },
    place: {
      words: ["Syracuse", "dorm", "university", "campus"],
      wrong: ["trade show", "mall", "hotel", "stadium"],
    },
    when: { days: 2, hours: 12, words: ["May", "two days", "2 days"], wrong: ["evening", "overnight"] },
    budgetCents: 890_000,
    target: { count: 110, counts: ["policy", "policies", "sign-up"] },
  },
  {
    id: "v09",
    industry: "healthcare",
    prompt:
      "I coordinate outreach for a clinic. We'd like men over 45 to take a home blood pressure monitor with them. They feel " +
      "fine, so they don't check, and the cuff at the pharmacy is always broken. Union hall in Akron, before the monthly " +
      "meeting, one Wednesday 5-7pm, some 180 members. $3,300 including 40 monitors that we lend out. Has to be private " +
      "(a corner with a curtain), and a nurse. Not okay: weighing anybody, lectures about salt, doughnuts. 40 loans signed.",
    product: ["blood pressure monitor", "monitor", "blood pressure"],
    problem: ["feel fine", "don't check", "broken", "unchecked", "check*"],
    audience: { words: ["men", "member"], size: 180 },
    mustHaves: { "a private corner": ["private", "curtain", "privacy"], "a nurse": ["nurse"] },
    mustNots: {
      "no weighing": ["weigh*", "bathroom scale"],
      "no lectures about salt": ["salt lecture", "lecture", "salt talk"],
      "no doughnuts": ["doughnut", "donut"],
    },
    place: { words: ["Akron", "union hall"], wrong: ["mall", "street", "trade show", "stadium", "bar"] },
    when: {
      days: 1,
      hours: 2,
      words: ["Wednesday", "evening", "before the meeting"],
      wrong: ["morning", "weekend"],
    },
    budgetCents: 330_000,
    target: { count: 40, counts: ["loan", "monitor", "borrow*"] },
  },
  {
    id: "v10",
    industry: "healthcare",
    industryOpen: true,
    prompt:
      "night guards for tooth grinders, at a dental assistants' congress in Buffalo, 14k, one Saturday, no candy",
    product: ["night guard", "guard"],
    problem: ["grind*", "worn", "jaw", "wear"],
    audience: { words: ["dental assistant", "assistant"] },
    mustNots: { "no candy": ["candy", "sweets", "lollipop"] },
    place: { words: ["Buffalo", "congress"], wrong: ["street", "mall", "campus", "storefront"] },
    when: { days: 1, words: ["Saturday"], wrong: ["weekday", "Monday", "overnight"] },
    budgetCents: 1_400_000,
  },
  {
    id: "v11",
    industry: "healthcare",
    prompt:
      "Introduce our glucose sensor to parents of children with type 1 diabetes at a summer camp's visiting day near " +
      "Asheville. One Sunday, 11 to 3, 130 parents. They're worn out by finger pricks at 2am. $5,600. Every parent should " +
      "wear a real sensor, put on by us there and then. The camp's rule is that nothing that pierces skin comes onto the " +
      "grounds, full stop. No sugary drinks. 35 trial kits requested.",
    product: ["glucose sensor", "sensor"],
    problem: ["finger prick", "prick*", "2am", "2 a.m.", "worn out"],
    audience: { words: ["parent"], size: 130 },
    mustHaves: { "every parent wears a real sensor": ["wear*", "worn", "sensor"] },
    mustNots: {
      "nothing that pierces skin": ["needle", "lancet", "insert a sensor", "pierces"],
      "no sugary drinks": ["soda", "lemonade", "sugary"],
    },
    place: { words: ["Asheville", "camp"], wrong: ["mall", "trade show", "hotel", "hospital", "office"] },
    when: { days: 1, hours: 4, words: ["Sunday", "visiting day"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 560_000,
    target: { count: 35, counts: ["trial", "kit", "request"] },
    unmet: [
      {
        line: "must-have",
        why: "A sensor is put on with a needle, which the camp forbids.",
        words: ["sensor", "pierce*", "skin", "wear", "camp"],
      },
    ],
  },
  {
    id: "v12",
    industry: "food",
    prompt:
      "Frozen dumplings (Auntie Mei's). Students steam theirs to mush or think frozen means sad. Residence halls in Eugene, " +
      "six weeknights, 9-11pm, when the dining hall is closed. 1,600 residents. $10,500. Show the pan-fry method in one " +
      "skillet, vegan ones kept apart with their own tongs. No alcohol, no chopstick contest. 1,200 tastings.",
    product: ["dumpling", "Auntie Mei"],
    problem: ["mush*", "sad", "steam*", "frozen"],
    audience: { words: ["student", "resident"], size: 1_600 },
    mustHaves: {
      "the pan-fry method": ["pan-fry*", "skillet", "pan"],
      "vegan ones kept apart": ["vegan"],
    },
    mustNots: {
      "no alcohol": ["beer", "wine", "cocktail", "sake"],
      "no chopstick contest": ["chopstick contest", "contest", "chopstick race"],
    },
    place: { words: ["Eugene", "residence hall", "dorm"], wrong: ["trade show", "mall", "hotel", "stadium"] },
    when: { days: 6, hours: 12, words: ["weeknight", "night"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 1_050_000,
    target: { count: 1_200, counts: ["tasting", "taste*", "portion", "sample"] },
  },
  {
    id: "v13",
    industry: "food",
    industryOpen: true,
    prompt: "pickles. farm stand brand, want grocers in Tulsa to stock us. 4k. no mascot",
    product: ["pickle"],
    problem: ["shelf", "bland", "soggy", "crunch*", "same", "stock*"],
    audience: { words: ["grocer", "grocery", "buyer", "store owner"] },
    mustNots: { "no mascot": ["mascot", "pickle suit", "costume"] },
    place: { words: ["Tulsa"], wrong: ["stadium", "campus", "airport"] },
    budgetCents: 400_000,
  },
  {
    id: "v14",
    industry: "food",
    prompt:
      "Oyster farm here. We'd love to shuck on the seawall in Galveston on one Saturday, noon to 3. Folks think you can't eat " +
      "oysters in a month without an R. We have two shuckers, each does about 100 an hour if nobody talks to them, and " +
      "$2,900. 5,000 oysters tasted is what our co-op put in the grant. Everything on ice, lemon, no ketchup, no plastic " +
      "forks.",
    form: { budget: 2_900 },
    product: ["oyster"],
    problem: ["month", "R", "summer", "safe"],
    audience: { words: ["beachgoer", "passer*", "visitor", "people", "folks", "guest", "tourist"] },
    mustHaves: { "everything on ice": ["ice"], lemon: ["lemon"] },
    mustNots: { "no ketchup": ["ketchup"], "no plastic forks": ["plastic fork", "plastic"] },
    place: { words: ["Galveston", "seawall"], wrong: ["mall", "office", "trade show", "campus"] },
    when: { days: 1, hours: 3, words: ["Saturday", "noon"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 290_000,
    target: { count: 5_000, counts: ["oyster", "tasting", "taste*"] },
    unmet: [
      {
        line: "target",
        why: "Two people shuck about 600 oysters in three hours.",
        words: ["5,000", "600", "oyster", "shuck*"],
      },
    ],
  },
];
