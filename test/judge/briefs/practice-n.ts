// cspell:ignore cava colour Oban theatres timesheet
// cspell:ignore matatu Kisumu Sharjah Kolkata Patna dhaba Belo Horizonte Builth plasa Effie queijo reais
import type { Brief } from "./brief.ts";

/** A hearing-aid drier, ferry tickets, sheep insurance and others, from the terse to the rambling. */
export const practiceN: readonly Brief[] = [
  {
    id: "s201",
    industry: "healthcare",
    prompt:
      "Product: tabletop drier for hearing aids. Overnight, it takes the sweat and damp out. Moisture " +
      "kills one aid in four before its warranty ends.\nWho: choir singers over 60.\nWhere: the " +
      "regional choir day, Aarhus, foyer of the concert hall.\nWhen: one Sunday, " +
      "11:00-17:00.\nExpected: 380 singers.\nMust: hearing aids are weighed before and after drying, " +
      "on a letter scale.\nMust not: loudspeakers; anybody called deaf.\nTarget: 60 " +
      "pre-orders.\nMoney: USD 7,500",
    product: ["drier", "dryer"],
    problem: ["moisture", "damp", "sweat", "humid*"],
    audience: { words: ["singer", "choir"], size: 380 },
    mustHaves: { "aids are weighed before and after drying": ["weigh*", "scale", "weight"] },
    mustNots: {
      "no loudspeakers": ["loudspeaker", "speaker system", "PA system", "DJ"],
      "nobody is called deaf": ["deaf"],
    },
    place: { words: ["Aarhus", "concert hall", "foyer"], wrong: ["shopping mall", "trade show", "hospital"] },
    when: { days: 1, hours: 6, words: ["Sunday", "11"], wrong: ["evening", "Saturday", "weekday"] },
    budgetCents: 750_000,
    target: { count: 60, counts: ["pre-order", "preorder", "order"] },
  },
  {
    id: "s202",
    industry: "travel",
    prompt:
      "So I run the little ferry between two islands you have never heard of (off Oban, Scotland), my " +
      "dad ran it before me, and since the big bridge opened people just drive round, 70 minutes, and " +
      "moan about the traffic at the lights. Our crossing takes 22. We now have a ten-trip ticket. I'd " +
      "like the commuters to sit on deck with us again, mornings, 6.30 to 9, five days running in May. " +
      "Sixty seats a sailing, two sailings a morning, so 120 people a day at the very most. I want my " +
      "deckhand Effie to pour the tea, she is half the reason people come. No bagpipes, no tartan, and " +
      "nothing that would be blown off the deck. I have 3,000 dollars' worth. And I'd love 90 of the " +
      "ten-trip tickets sold.",
    product: ["ferry", "ten-trip ticket", "crossing"],
    problem: ["traffic", "bridge", "drive", "driving", "70 minutes"],
    audience: { words: ["commuter"], size: 600 },
    mustHaves: { "Effie pours the tea": ["Effie", "tea"] },
    mustNots: {
      "no bagpipes": ["bagpipe", "piper"],
      "no tartan": ["tartan", "kilt"],
      "nothing that blows off the deck": ["leaflet", "flyer", "balloon", "banner", "paper cup", "bunting"],
    },
    place: { words: ["Oban", "deck", "ferry"], wrong: ["shopping mall", "trade show", "station hall"] },
    when: {
      days: 5,
      hours: 12.5,
      words: ["morning", "6.30", "6:30"],
      wrong: ["evening", "weekend", "sunset"],
    },
    budgetCents: 300_000,
    target: { count: 90, counts: ["ticket", "ten-trip ticket"] },
  },
  {
    id: "s203",
    industry: "finance",
    prompt:
      "REQUEST FOR CONCEPTS 11/26 - Lot 2\n1. Supplier shall propose one activation for a sheep " +
      "insurance that pays within 48 hours of a dog attack (today: farmers wait eleven weeks, then get " +
      "half).\n2. Venue: livestock mart, Builth Wells, ringside. Dates: two Mondays, 08:00-13:00.\n3. " +
      "Audience: hill farmers, 240 per market day.\n4. Each quotation is to be given by a person, in " +
      "no more than 10 minutes, at 3 desks; no other channel is admissible.\n5. Excluded: live " +
      "animals, prize draws, alcohol.\n6. Deliverable: 500 quotations over both days.\n7. Ceiling: USD " +
      "14,000.",
    product: ["sheep insurance", "insurance"],
    problem: ["dog attack", "dog", "eleven weeks", "11 weeks", "wait*"],
    audience: { words: ["farmer"], size: 480 },
    mustHaves: {
      "each quotation is given by a person": ["person", "adviser", "advisor", "in person", "staff"],
    },
    mustNots: {
      "no live animals": ["live sheep", "lamb in a pen", "sheepdog demonstration", "petting"],
      "no prize draws": ["prize draw", "raffle", "lottery", "sweepstake", "win a"],
      "no alcohol": ["beer", "ale", "whisky", "wine", "cider", "pint"],
    },
    place: {
      words: ["Builth Wells", "mart", "livestock", "ring"],
      wrong: ["shopping mall", "hotel", "online"],
    },
    when: {
      days: 2,
      hours: 10,
      words: ["Monday", "morning", "8"],
      wrong: ["evening", "weekend", "Saturday"],
    },
    budgetCents: 1_400_000,
    target: { count: 500, counts: ["quotation", "quote"] },
    unmet: [
      {
        line: "target",
        why: "Three desks with ten minutes a quotation give 18 an hour, so 180 in ten hours.",
        words: ["500", "180", "desk", "ten minutes", "10 minutes", "quotation", "quote"],
      },
    ],
  },
  {
    id: "s204",
    industry: "tech",
    industryOpen: true,
    prompt:
      "payroll for theatres. yes thats a niche, 4 of us in Manchester. stage managers work out " +
      "overtime by hand at 1am after the show & still get it wrong, then the union rings. i want in at " +
      "the technicians' conference, plasa-type thing but small, Leeds, one day, 9 to 4, about 200 " +
      "stage managers. hate: laptops on a counter, hate: anyone saying 'curtain up' or 'drama' or 'in " +
      "the spotlight'. love: let them bring a real old time sheet and race our tool against them. 2.5k " +
      "dollars. 35 demos booked",
    product: ["payroll"],
    problem: ["overtime", "by hand", "wrong", "union"],
    audience: { words: ["stage manager"], size: 200 },
    mustHaves: { "they bring a real old time sheet": ["time sheet", "timesheet"] },
    mustNots: {
      "no laptops on a counter": ["laptop"],
      "no stage puns": ["curtain up", "drama", "in the spotlight", "steal the show"],
    },
    place: { words: ["Leeds", "conference"], wrong: ["shopping mall", "rooftop", "street"] },
    when: { days: 1, hours: 7, words: ["one day", "9"], wrong: ["evening", "midnight", "weekend"] },
    budgetCents: 250_000,
    target: { count: 35, counts: ["demo", "demonstration"] },
  },
  {
    id: "s205",
    industry: "food",
    prompt:
      "Fwd: Fwd: oat cheese / canteens\n> can somebody with ideas look at this?\n> Tatiana\n\nWe do a " +
      "melting oat cheese. In Belo Horizonte, bus drivers eat pão de queijo standing, and a third of " +
      "them cannot digest milk and says nothing. The company lets us use the depot canteen, 3 days, " +
      "4:30 to 8:30, 260 drivers a day. Please, the drivers should compare with nothing, no 'versus', " +
      "no blind tasting. And no word about animals or climate, they are there to eat. The dough must " +
      "be baked in the canteen, so that one smells it. Budget is 30 000 reais, please don't convert. " +
      "Objective: 400 pieces eaten.",
    product: ["oat cheese", "cheese"],
    problem: ["digest", "milk", "lactose", "stomach"],
    audience: { words: ["bus driver", "driver"], size: 780 },
    mustHaves: { "it is baked in the canteen": ["bake*", "baking", "oven"] },
    mustNots: {
      "no comparison": ["versus", "blind tasting", "side by side", "blindfold*", "compare with"],
      "not a word about animals or climate": ["climate", "animal welfare", "carbon", "planet"],
    },
    place: { words: ["Belo Horizonte", "canteen", "depot"], wrong: ["supermarket", "street", "restaurant"] },
    when: { days: 3, hours: 12, words: ["morning", "4:30"], wrong: ["evening", "lunch", "weekend"] },
    target: { count: 400, counts: ["piece", "eaten", "taste*", "sample"] },
  },
  {
    id: "s206",
    industry: "beauty",
    prompt:
      "We are perfumery in Sharjah. A solid perfume stick, no alcohol inside, for nurses who may not " +
      "wear scent spray on the ward and feel they smell of disinfectant the whole day. Hospital gives " +
      "a corridor before the staff lift, four afternoons 2-5 pm, about 90 nurses each afternoon. Very " +
      "important: unscented hands first, so washing basin. Patients must not smell anything: nothing " +
      "sprayed, no diffuser. No photographs in the corridor. Men and women both. Amount: 11,000 US " +
      "dollars.",
    product: ["perfume stick", "solid perfume", "perfume"],
    problem: ["disinfectant", "spray", "smell of"],
    audience: { words: ["nurse"], size: 360 },
    mustHaves: { "hands are washed first": ["wash*", "basin", "sink"] },
    mustNots: {
      "nothing is sprayed": ["sprayed", "mist", "diffuser", "atomizer", "scent cloud"],
      "no photographs": ["photo", "photograph", "selfie", "camera"],
    },
    place: { words: ["Sharjah", "corridor", "hospital"], wrong: ["shopping mall", "hotel", "souk"] },
    when: { days: 4, hours: 12, words: ["afternoon", "2"], wrong: ["morning", "evening", "weekend"] },
    budgetCents: 1_100_000,
  },
  {
    id: "s207",
    industry: "automotive",
    prompt:
      "Matatu owners in Kisumu lose a day's fares whenever a brake pad fails, because nobody sees the " +
      "wear before it screams. Ours changes colour. We want the wear seen with own eyes: pads at 100, " +
      "50 and 5 percent in the hand. Stage: the washing bay next to the main terminus, 3 Tuesdays, 5 " +
      "am - 9 am. 150 owners and drivers per Tuesday. DON'T give T-shirts (every politician does) and " +
      "DON'T play music, and no word against the mechanics; they recommend us. 4,200 dollars. Get us " +
      "75 fittings booked.",
    product: ["brake pad", "pad"],
    problem: ["wear", "fail*", "fare", "scream*"],
    audience: { words: ["owner", "driver", "matatu"], size: 450 },
    mustHaves: {
      "worn pads in the hand": ["50 percent", "5 percent", "worn", "in the hand", "hold*", "half-worn"],
    },
    mustNots: {
      "no T-shirts": ["T-shirt", "tee shirt", "branded shirt"],
      "no music": ["music", "DJ", "playlist", "sound system"],
    },
    place: { words: ["Kisumu", "washing bay", "terminus"], wrong: ["shopping mall", "showroom", "hotel"] },
    when: {
      days: 3,
      hours: 12,
      words: ["Tuesday", "morning", "5 am", "5 a.m."],
      wrong: ["evening", "weekend"],
    },
    budgetCents: 420_000,
    target: { count: 75, counts: ["fitting", "booking", "booked"] },
  },
  {
    id: "s208",
    industry: "education",
    prompt:
      "Dear colleagues, our evening school in Leipzig teaches German sign language to people at " +
      "counters: bank, town hall, pharmacy. The deaf customer writes on paper and the queue sighs. We " +
      "request an idea for the works meeting of a savings bank (one Wednesday, 17:00 to 19:00, 85 " +
      "counter clerks, staff restaurant). A deaf teacher leads everything; an interpreter is present. " +
      "Excluded: earplugs or any simulation of deafness; tests; applause by clapping. Funds: 1.600 US " +
      "dollars. Hoped for: 24 registrations.",
    product: ["sign language", "course"],
    problem: ["paper", "queue", "writes", "writing"],
    audience: { words: ["clerk", "counter"], size: 85 },
    mustHaves: {
      "a deaf teacher leads": ["deaf teacher", "teacher"],
      "an interpreter is present": ["interpreter"],
    },
    mustNots: {
      "no simulated deafness": ["earplug", "ear plug", "ear defenders", "simulate deafness"],
      "no tests": ["quiz", "exam", "graded", "scored test"],
      "no clapping": ["clapping", "round of applause"],
    },
    place: { words: ["Leipzig", "restaurant", "bank"], wrong: ["trade show", "street", "school hall"] },
    when: {
      days: 1,
      hours: 2,
      words: ["Wednesday", "evening", "17"],
      wrong: ["morning", "lunch", "weekend"],
    },
    budgetCents: 160_000,
    target: { count: 24, counts: ["registration", "register*", "sign-up", "signup"] },
  },
  {
    id: "s209",
    industry: "media",
    prompt:
      "A weekly paper for truck stops, printed, 12 pages, Kolkata - Patna highway. Drivers have two " +
      "hours at the weighbridge and only phone videos, data is finished by noon. Do something at the " +
      "weighbridge dhaba, 7 nights, 8 pm to 11 pm, 110 drivers a night. Reading aloud should be part " +
      "(many cannot read, kindly do not say so anywhere). Nothing digital: no QR, no app, no screens. " +
      "No politics in the pages shown. Around USD 1,900 all in. Subscriptions wanted: 200.",
    product: ["paper", "weekly"],
    problem: ["two hours", "data", "phone", "wait*"],
    audience: { words: ["driver"], size: 770 },
    mustHaves: { "reading aloud": ["aloud", "read out", "reads out"] },
    mustNots: {
      "nobody is said not to read": ["illiterate", "illiteracy", "cannot read", "can't read"],
      "nothing digital": ["QR code", "QR", "app", "screen", "tablet", "WhatsApp"],
      "no politics": ["election", "politician", "political"],
    },
    place: {
      words: ["weighbridge", "dhaba", "Kolkata", "Patna"],
      wrong: ["shopping mall", "campus", "airport"],
    },
    when: { days: 7, hours: 21, words: ["night", "evening", "8 pm", "8 p.m."], wrong: ["morning", "lunch"] },
    budgetCents: 190_000,
    target: { count: 200, counts: ["subscription", "subscriber"] },
  },
  {
    id: "s210",
    industry: "luxury",
    prompt:
      "Client: a saddler, est. 1871, Jerez. Brief: introduce a repair service for old saddles to " +
      "collectors who keep them unused on a wall for fear of the leather tearing. Tone: quiet, adult. " +
      "Occasion: a private viewing, a single Thursday, 18:00-21:00, in the saddlers' own workshop, 40 " +
      "invited collectors, by letter. One saddle is opened on the bench before their eyes. No " +
      "champagne, no horses, no influencers, no price on show. Spend: USD 26,000.",
    product: ["repair", "saddle"],
    problem: ["tear*", "torn", "unused", "wall", "fear"],
    audience: { words: ["collector"], size: 40 },
    mustHaves: { "a saddle is opened on the bench": ["bench"], "invited by letter": ["letter"] },
    mustNots: {
      "no champagne": ["champagne", "prosecco", "cava", "sparkling wine"],
      "no horses": ["live horse", "on horseback", "dressage show", "stallion"],
      "no influencers": ["influencer", "content creator", "blogger"],
    },
    place: { words: ["Jerez", "workshop"], wrong: ["shopping mall", "trade show", "hotel", "racecourse"] },
    when: { days: 1, hours: 3, words: ["Thursday", "evening", "18"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 2_600_000,
  },
];
