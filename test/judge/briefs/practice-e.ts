// cspell:ignore reais
// cspell:ignore Abeg Borana Brinca Certa Cuenta Haferling Ikeja Isiolo Itaparica Leafstop Oi Priya Wanjiru Yuragi grey licence
// cspell:ignore YouTuber TikToker cachaça caipirinha commut drier driers monoton sakura theatre theatres tudo windscreen windscreens
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from gutter guards to sign language. */
export const practiceE: readonly Brief[] = [
  {
    id: "j01",
    industry: "retail",
    prompt:
      "- Product: Leafstop gutter guards, clip-on steel mesh\n- Who: homeowners around Dayton, Ohio, two-story houses\n- Problem: gutters clog every November and the water ends up in the basement\n- Where: parking lot of the hardware store on Wilmington Pike\n- When: six Saturdays, 9-3\n- Budget: $14,000 total\n- Every visitor pours a bucket of wet leaves over the mesh\n- No vehicles on the lot besides the customers' own (store's rule). No discounts.\n- Target: 180 home inspections booked. A booking talk is 12 minutes, we have 2 estimators",
    product: ["Leafstop", "gutter guard", "mesh"],
    problem: ["clog*", "basement", "overflow*", "November"],
    audience: { words: ["homeowner", "home owner"] },
    mustHaves: { "every visitor pours wet leaves over the mesh": ["bucket", "wet leaves", "pour*"] },
    mustNots: {
      "no vehicles": ["branded van", "van", "food truck", "demo truck", "trailer", "bus", "cargo bike"],
      "no discounts": ["discount", "coupon", "voucher", "sale price"],
    },
    place: {
      words: ["Dayton", "parking lot", "hardware store"],
      wrong: ["shopping mall", "trade show", "hotel", "campus"],
    },
    when: { days: 6, hours: 36, words: ["Saturday"], wrong: ["Sunday", "evening", "weekday"] },
    budgetCents: 1_400_000,
    target: { count: 180, counts: ["inspection", "booking"] },
  },
  {
    id: "j02",
    industry: "tech",
    prompt:
      "Right, so, I was a company manager for eleven years and every Sunday night I sat in a corridor with a spreadsheet working out who did the get-out, who did overtime, who's on which union rate, and someone was always paid wrong. That's why we made Prompt Corner: payroll for theatres. Now we've got a small stand at the technical theatre show at Alexandra Palace in London, two days, 10 to 5, and I don't want it to be a stand, if you see what I mean. General managers and company managers come through, hundreds of them. I want each one to bring one real week of one real show and see it paid right. It's just me and Priya, and a proper go takes 20 minutes. What I can't bear: puns (the show must go on, break a leg, curtain call, all of it), and anyone in costume. Money, nine thousand pounds, could stretch if it's clever but not much. 36 theatres on a trial account and I'll sleep.",
    product: ["Prompt Corner", "payroll"],
    problem: ["spreadsheet", "paid wrong", "overtime", "Sunday night", "union rate", "wrong pay"],
    audience: { words: ["general manager", "company manager"] },
    mustHaves: { "one real week of one real show": ["real week", "real show", "own show", "own week"] },
    mustNots: {
      "no theatre puns": ["show must go on", "break a leg", "curtain call", "standing ovation", "take a bow"],
      "nobody in costume": ["costume", "in character", "dressed as"],
    },
    place: {
      words: ["Alexandra Palace", "London", "stand", "booth", "show"],
      wrong: ["street", "shopping mall", "pub"],
    },
    when: { days: 2, hours: 14, words: ["two days", "2 days", "10"], wrong: ["evening", "weekend", "night"] },
    target: { count: 36, counts: ["trial account", "trial", "account"] },
  },
  {
    id: "j03",
    industry: "food",
    prompt:
      'Hello, we are three persons in Leipzig and produce Haferling, a ripened slice from oats. By the European law we may in no case call it cheese, also not "like cheese" on a sign, we had already a letter from a lawyer. The tram depot let us in the canteen: drivers and mechanics, 280 people, who eat at 11:30 always the same grey salami roll and are tired after. We come one week, Monday until Friday, 11:00 to 13:30. We want to serve it hot on the dark bread of their own canteen baker. The oven makes 8 breads in 10 minutes. Please no missionary tone, who eats meat shall not feel judged, and no quiz, they hate it. Budget 6.500 Euro.',
    product: ["Haferling", "oat"],
    problem: ["salami", "tired", "same roll", "sluggish", "monoton*", "grey", "gray"],
    audience: { words: ["driver", "mechanic", "depot worker"], size: 280 },
    mustHaves: { "served hot on the canteen baker's dark bread": ["dark bread", "bread", "rye"] },
    mustNots: {
      "never called cheese": ["oat cheese", "vegan cheese", "plant cheese", "like cheese", "cheesy"],
      "no missionary tone": ["go vegan", "save the planet", "meat is bad", "meat-free pledge", "pledge"],
      "no quiz": ["quiz", "trivia"],
    },
    place: {
      words: ["Leipzig", "canteen", "depot"],
      wrong: ["supermarket", "trade show", "street", "shopping mall"],
    },
    when: { days: 5, hours: 12.5, words: ["lunch", "Monday", "week", "11"], wrong: ["evening", "weekend"] },
  },
  {
    id: "j04",
    industry: "retail", // Sector: travel, ferries.
    industryOpen: true,
    prompt:
      "Oi, tudo bem? We have the e-ticket Hora Certa for the ferry Salvador - Itaparica: you buy in the phone, you have your hour, you don't stay in the line two hours in the sun. The people who cross every day for work, they still go to the window because they don't trust. We can be inside the boat, on the deck, from Monday to Friday of one week, in the crossing of 6:00 and in the crossing of 18:00, each one takes one hour. We have 6 promoters and with each passenger is like 4 minutes to buy the first ticket. There is 40 thousand reais. We want 350 passengers with the first e-ticket in the phone.",
    product: ["Hora Certa", "e-ticket", "ticket"],
    problem: ["line", "queue", "two hours", "sun", "wait*", "trust"],
    audience: { words: ["commuter", "passenger", "cross every day"] },
    place: {
      words: ["Salvador", "Itaparica", "deck", "ferry", "on board"],
      wrong: ["shopping mall", "trade show", "hotel", "beach"],
    },
    when: {
      days: 5,
      hours: 10,
      words: ["Monday", "Friday", "crossing", "morning"],
      wrong: ["weekend", "Saturday", "lunch"],
    },
    target: { count: 350, counts: ["e-ticket", "ticket", "passenger"] },
  },
  {
    id: "j05",
    industry: "healthcare",
    prompt:
      "Third agency, third time I write this. We sell a DRIER for hearing aids. Sweat and damp kill them, people get a dead aid on a Friday and hear nothing till Tuesday. The hospital in Birmingham gives us the corridor outside audiology, ONE day, 10 to 2. Last lot sent a man in an ear costume. No costumes. No 'pardon?' jokes, no 'say that again', nothing funny about being deaf. Do not call these people grannies or pensioners, half of them are forty. There are 3 driers, there will not be more, one takes one pair and runs 30 minutes, it cannot be hurried. I want 80 people to leave with a dried pair from those 3 driers. £2,500.",
    product: ["drier", "dryer"],
    problem: ["damp", "sweat", "moisture", "dead aid", "Friday", "hear nothing"],
    audience: { words: ["hearing aid wearer", "hearing aid user", "wearer", "patient", "people who wear"] },
    mustNots: {
      "no costumes": ["costume", "mascot", "dressed as"],
      "no jokes about being deaf": ["pardon?", "say that again", "joke", "comedian", "funny"],
      "nobody is called a granny or pensioner": [
        "granny",
        "grannies",
        "pensioner",
        "grandma",
        "golden years",
      ],
    },
    place: {
      words: ["Birmingham", "corridor", "hospital"],
      wrong: ["shopping mall", "trade show", "street", "pharmacy"],
    },
    when: { days: 1, hours: 4, words: ["one day", "10", "single day"], wrong: ["evening", "weekend"] },
    target: { count: 80, counts: ["pair", "dried", "drying"] },
    unmet: [
      {
        line: "target",
        why: "Three driers with a cycle of 30 minutes dry 24 pairs in four hours.",
        words: ["80", "drier", "dryer", "30 minutes", "24", "cycle"],
      },
    ],
  },
  {
    id: "j06",
    industry: "finance",
    prompt:
      "REQUEST FOR PROPOSAL 0417/MTY\n1. Object: launch of Cuenta Brinca, a bank account for teenagers of 14 to 17 years.\n2. Population: 900 pupils of three secondary schools in Monterrey, with their parents.\n3. Need: the teenagers receive their weekly money in cash, it's lost or spent the same day, and nobody has taught them to save.\n4. Site: the school hall of each school, one day per school, 08:00-13:00.\n5. Obligatory: (a) the written consent of a parent; (b) each pupil plans a first wage.\n6. Prohibited: (a) prizes in cash; (b) influencers; (c) photographs or video of minors.\n7. Personnel: six officers of the bank, eight minutes per application.\n8. Ceiling: USD 18,500 taxes included.\n9. Indicator: 240 applications for an account.",
    product: ["Cuenta Brinca", "bank account", "account"],
    problem: ["cash", "lost", "spent", "save", "saving"],
    audience: { words: ["teenager", "pupil", "student", "teen"], size: 900 },
    mustHaves: {
      "written consent of a parent": ["consent", "signed by a parent", "parent's signature"],
      "each pupil plans a first wage": ["first wage", "first paycheck", "wage", "paycheck"],
    },
    mustNots: {
      "no cash prizes": ["cash prize", "cash reward", "prize money", "cash bonus"],
      "no influencers": ["influencer", "YouTuber", "TikToker", "content creator"],
      "no pictures of minors": ["photo booth", "selfie", "group photo", "video booth", "photo wall"],
    },
    place: {
      words: ["Monterrey", "school hall", "school"],
      wrong: ["shopping mall", "bank branch", "street", "trade show"],
    },
    when: {
      days: 3,
      hours: 15,
      words: ["one day per school", "three days", "3 days", "8", "morning"],
      wrong: ["evening", "weekend", "night"],
    },
    budgetCents: 1_850_000,
    target: { count: 240, counts: ["application", "account"] },
  },
  {
    id: "j07",
    industry: "healthcare",
    prompt:
      'Thank you for your kind support always. This is the request about our dialysis chair "Yuragi". It moves very slowly by itself, so the patient does not feel pain in the hip after four hours, and the nurse does not need to lift. We will exhibit at the nursing fair in Tokyo Big Sight, 3 days, 10:00-17:00. We\'d like that nurses experience being the patient: lie 15 minutes. Two chairs are prepared. We humbly set the goal of 120 nurses who lie in the chair. The budget is 40,000 US dollars. We are sorry for the trouble.',
    form: { budget: 40_000, targetAudience: { description: "dialysis nurses" } },
    product: ["Yuragi", "dialysis chair", "chair"],
    problem: ["hip", "pain", "four hours", "lift*", "sore"],
    audience: { words: ["nurse"] },
    mustHaves: { "nurses lie in the chair for 15 minutes": ["15 minutes", "15-minute", "fifteen minutes"] },
    place: {
      words: ["Tokyo", "Big Sight", "booth", "fair", "stand"],
      wrong: ["street", "shopping mall", "hotel"],
    },
    when: { days: 3, hours: 21, words: ["three days", "3 days", "10"], wrong: ["evening", "weekend"] },
    budgetCents: 4_000_000,
    target: { count: 120, counts: ["nurse", "trial"] },
  },
  {
    id: "j08",
    industry: "finance",
    prompt:
      "---------- Forwarded message ----------\nFrom: Wanjiru\nSubject: Fwd: Re: Isiolo??\n\n> Team, as discussed: sheep insurance, livestock market Isiolo, two Tuesdays, 7 am to 1 pm. About 700 herders, the same faces both times. Satellite sees the grass is gone, phone gets paid, the herder buys fodder before the flock dies. Today when the rains fail they sell at a throwaway price or bury them.\n>> Compliance here: do NOT say every loss is paid. It is an index, it can miss.\n>>> And no more free T-shirts or caps, please, last year there was a fight. No loudspeakers, the auctioneer has the only one.\nEverything has to be in Borana and Somali, Swahili is not enough. Four agents, ten minutes per policy. KES 900,000. Board wants 160 herders insured.",
    product: ["sheep insurance", "insurance"],
    problem: ["drought", "rains fail", "throwaway", "bury", "fodder", "die", "dies", "grass"],
    audience: { words: ["herder", "pastoralist"], size: 700 },
    mustHaves: { "Borana and Somali are spoken": ["Borana", "Somali"] },
    mustNots: {
      "no promise that every loss is paid": [
        "every loss",
        "all losses",
        "guaranteed payout",
        "always pays",
        "full compensation",
      ],
      "no free T-shirts or caps": ["T-shirt", "baseball cap", "branded cap", "free cap"],
      "no loudspeakers": ["loudspeaker", "megaphone", "PA system", "sound truck", "bullhorn"],
    },
    place: {
      words: ["Isiolo", "livestock market", "market"],
      wrong: ["bank branch", "hotel", "shopping mall", "school"],
    },
    when: {
      days: 2,
      hours: 12,
      words: ["Tuesday", "morning", "7 a.m.", "7 am"],
      wrong: ["evening", "night", "weekend"],
    },
    target: { count: 160, counts: ["herder", "policy", "policies", "insured"] },
  },
  {
    id: "j09",
    industry: "automotive",
    prompt:
      "My people, good evening o! ChipAway na resin kit for windscreen, one small stone hit the glass, you fix am yourself before the crack run across. Ride-hailing drivers in Lagos dey suffer this thing, new windscreen is almost one month's money and the car is parked till it comes. We get the drivers' holding lot by the airport in Ikeja, two evenings, Thursday and Friday, 9pm to 1am, they're sitting there waiting for trips anyway. Driver must do his own glass with his own hand, our guy only guides. Lamp needs 20 minutes to cure it and we own 5 lamps. Abeg no beer or any alcohol, they're driving, and no comedian or hype man with microphone, they want to rest. How much? Tell me how much, we never decide. 100 windscreens saved is the dream",
    product: ["ChipAway", "resin kit", "resin"],
    problem: ["crack*", "stone", "one month's money", "month's income", "parked", "replacement"],
    audience: { words: ["ride-hailing driver", "driver"] },
    mustHaves: {
      "the driver repairs his own glass": [
        "own hand",
        "own glass",
        "own windscreen",
        "own windshield",
        "himself",
      ],
    },
    mustNots: {
      "no alcohol": ["beer", "palm wine", "cocktail", "bar tab", "liquor"],
      "no comedian or hype man": ["comedian", "hype man", "MC", "stand-up comic", "emcee"],
    },
    place: {
      words: ["Lagos", "Ikeja", "holding lot", "airport", "lot"],
      wrong: ["shopping mall", "trade show", "hotel", "showroom"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["Thursday", "Friday", "evening", "night"],
      wrong: ["morning", "lunch", "Sunday"],
    },
    target: { count: 100, counts: ["windscreen", "windshield", "repair"] },
  },
  {
    id: "j10",
    industry: "education",
    prompt:
      "So this is a wee one from Belfast! Our sign language course is made for the people behind a pharmacy counter. A deaf customer hands over a note, everybody goes red, and the dosage is explained with pointing. We want to do it online only: five lunch breaks in one week, Monday to Friday, 12.30 to 1, on the video platform we've already paid for, and that licence lets in 25 people per session, full stop, each person comes once. First five minutes with sound off for everybody please, cameras on. Nothing gets recorded, and no certificates or badges (the regulator is touchy). $1,500 from the American foundation. They'd like 300 pharmacists to have sat in a session by the Friday.",
    product: ["sign language course", "sign language"],
    problem: ["note", "point*", "dosage", "deaf customer", "embarrass*"],
    audience: { words: ["pharmacist", "pharmacy staff", "pharmacy team", "pharmacy"] },
    mustHaves: { "the first five minutes are silent": ["sound off", "silent", "silence", "muted", "mute"] },
    mustNots: {
      "nothing is recorded": ["replay", "on-demand", "recorded session", "catch-up video", "recording"],
      "no certificates": ["certificate", "badge", "diploma"],
    },
    place: {
      words: ["online", "video call", "video platform", "video session", "webinar"],
      wrong: ["booth", "pop-up", "parking lot", "conference hall", "tent"],
    },
    when: {
      days: 5,
      hours: 2.5,
      words: ["lunch", "Monday", "12:30", "week"],
      wrong: ["evening", "weekend", "breakfast"],
    },
    budgetCents: 150_000,
    target: { count: 300, counts: ["pharmacist", "participant", "attendee"] },
    unmet: [
      {
        line: "target",
        why: "Five sessions with 25 people each hold 125.",
        words: ["300", "25", "125", "licence", "license", "session"],
      },
    ],
  },
];
