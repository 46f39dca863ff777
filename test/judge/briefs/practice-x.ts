// cspell:ignore paystub Quietline squeez onesie Brinebar Doorlog Hampden Kearney Kingsland Otterby
import type { Brief } from "./brief.ts";

/** Briefs as marketing people fill in the form, first part. */
export const practiceX: readonly Brief[] = [
  {
    id: "z601",
    industry: "tech",
    prompt:
      "Launch of Doorlog, a visitor sign-in tablet for small factories, at the plant managers' breakfast in Grand Rapids, one morning, 7 to 10, hotel banquet room, 140 people, $12k. Today there's a paper book at the front desk, and when the alarm goes off nobody can say who is still inside. Stage a fire drill with a roll call from the tablet. No prize draws, no face scans. 30 pilot plants.",
    product: ["Doorlog", "sign-in tablet", "tablet"],
    problem: [
      "paper",
      "logbook",
      "sign-in book",
      "clipboard",
      "still inside",
      "who is inside",
      "who's inside",
    ],
    audience: { words: ["plant manager", "factory manager", "factories"], size: 140 },
    mustHaves: { "a fire drill with a roll call": ["fire drill", "roll call", "drill", "headcount"] },
    mustNots: {
      "no prize draws": ["prize draw", "raffle", "sweepstake", "door prize"],
      "no face scans": ["face scan", "facial recognition", "face recognition"],
    },
    place: { words: ["Grand Rapids", "banquet room", "hotel"], wrong: ["street", "campus", "shopping mall"] },
    when: { days: 1, hours: 3, words: ["breakfast", "morning", "7"], wrong: ["evening", "dinner", "lunch"] },
    budgetCents: 1_200_000,
    target: { count: 30, counts: ["pilot plant", "pilot", "plant"] },
  },
  {
    id: "z602",
    industry: "retail",
    prompt:
      "Product: rental moving crates, plastic, by the week, dropped off and picked up\nWho: tenants whose lease is up at the end of the month\nPain: cardboard gives way on the stairs and then clogs the recycling room\nWhere: lobby of a rental tower, Jersey City, table next to the mailboxes\nWhen: Mon, Tue, Wed, 5-8 pm\nHas to be in it: somebody stands on a stacked crate, then on a cardboard box\nLeave out: balloons, pizza\nBuilding rule: never more than 6 people at the table\nMoney: $7,400\nResult: 45 crate sets reserved",
    product: ["moving crate", "rental crate", "crate"],
    problem: ["cardboard", "recycling", "gives way", "collapse*", "boxes"],
    audience: { words: ["tenant", "renter", "resident", "mover"] },
    mustHaves: {
      "standing on a crate and on a box": ["stand", "stands", "standing", "step", "body weight"],
      "six people at the table at most": ["six", "6 people", "6 at a time", "6 tenants", "6 visitors"],
    },
    mustNots: { "no balloons": ["balloon"], "no pizza": ["pizza"] },
    place: {
      words: ["Jersey City", "lobby", "tower", "mailbox"],
      wrong: ["storefront", "trade show", "park"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Monday", "Wednesday", "evening", "5"],
      wrong: ["weekend", "morning"],
    },
    budgetCents: 740_000,
    target: { count: 45, counts: ["crate set", "set", "reservation", "reserved"] },
  },
  {
    id: "z603",
    industry: "finance",
    prompt:
      "Line cooks and servers get off at eleven, and every bank is asleep. Penny Harbor is a rainy-day account that skims $5 off each shift, so a blown transmission stops meaning a payday loan. Let's do the stockroom of a restaurant supply store in Albuquerque, Sunday and Monday, 11 p.m. till 1 a.m., 220 people work within three blocks. Whoever comes opens it on their own phone with their last pay stub. $5,200. Nobody preaches budgeting, crypto isn't spoken of, no liquor. 75 accounts.",
    product: ["Penny Harbor", "rainy-day account", "account"],
    problem: ["payday loan", "transmission", "car repair", "emergency", "emergencies"],
    audience: { words: ["line cook", "server", "restaurant worker", "kitchen crew"], size: 220 },
    mustHaves: { "opening it with a pay stub": ["pay stub", "paystub", "paycheck"] },
    mustNots: {
      "no preaching": ["budgeting tip", "budgeting lesson", "budgeting workshop", "lecture"],
      "no crypto": ["crypto", "bitcoin"],
      "no liquor": ["liquor", "cocktail", "beer"],
    },
    place: { words: ["Albuquerque", "stockroom", "restaurant supply"], wrong: ["bank branch", "campus"] },
    when: { days: 2, hours: 4, words: ["Sunday", "Monday", "11", "night"], wrong: ["lunchtime", "Saturday"] },
    budgetCents: 520_000,
    target: { count: 75, counts: ["account"] },
  },
  {
    id: "z604",
    industry: "healthcare",
    prompt:
      "We're a family pharmacy in Dayton that packs pills into dated pouches, one tear per dose. Sons and daughters who look after a parent still fill plastic pill boxes on Sunday night and mix them up. After the 10 o'clock service, parish hall, this Sunday 10:30 to 1, 260 churchgoers. One pharmacist, ten minutes with each family behind a partition, and I'd like 90 of those medication reviews done by the time we leave. $4,800. No candy standing in for pills. No patient testimonials.",
    product: ["pouch", "pouches", "dose pack", "pharmacy"],
    problem: ["pill box", "pillbox", "mix up", "mixed up", "mix-up", "Sunday night", "wrong pill"],
    audience: { words: ["son", "daughter", "caregiver", "parent", "churchgoer"], size: 260 },
    mustHaves: {
      "ten minutes with the pharmacist": [
        "ten minutes",
        "ten-minute",
        "10 minutes",
        "10-minute",
        "pharmacist",
      ],
      "behind a partition": ["partition", "private*", "privacy", "screened off"],
    },
    mustNots: {
      "no candy for pills": ["candy", "candies", "jelly bean", "sweets", "mints"],
      "no patient testimonials": ["testimonial", "patient story", "patient stories", "success story"],
    },
    place: {
      words: ["Dayton", "parish hall", "church"],
      wrong: ["shopping mall", "hospital lobby", "hotel"],
    },
    when: { days: 1, hours: 2.5, words: ["Sunday", "10:30", "service"], wrong: ["evening", "Saturday"] },
    budgetCents: 480_000,
    target: { count: 90, counts: ["medication review", "review"] },
    unmet: [
      {
        line: "target",
        why: "One pharmacist with ten minutes a family sees 15 families in two and a half hours.",
        words: ["90", "15", "review", "pharmacist"],
      },
    ],
  },
  {
    id: "z605",
    industry: "food",
    prompt:
      "Truckers, truck stop off I-80 at Kearney, about 100 rigs parked overnight. Thursday + Friday, 9 pm to 1 am. Cold Acre frozen bean burritos vs. what they eat now: roller dogs that have been turning since noon, then heartburn till Cheyenne. Heat them in the driver's own cab, on 12 volts. $6,500 covers all of it. Move 200 burritos. Don't bring energy drinks, don't bring a calorie chart.",
    product: ["Cold Acre", "burrito"],
    problem: ["roller dog", "roller grill", "hot dog", "heartburn"],
    audience: { words: ["trucker", "driver", "truck driver"], size: 100 },
    mustHaves: { "heated in the cab": ["cab", "12-volt", "12 volt", "12V"] },
    mustNots: {
      "no energy drinks": ["energy drink"],
      "no calorie charts": ["calorie", "nutrition chart", "nutrition facts"],
    },
    place: { words: ["Kearney", "truck stop", "I-80"], wrong: ["supermarket", "food festival", "office"] },
    when: { days: 2, hours: 8, words: ["Thursday", "Friday", "night", "9"], wrong: ["morning", "lunchtime"] },
    budgetCents: 650_000,
    target: { count: 200, counts: ["burrito"] },
  },
  {
    id: "z606",
    industry: "entertainment",
    prompt:
      "Puppet theater for adults here, 74 seats, half of them empty because folks assume puppets = preschool. Idea so far: play in the big laundromat in Hampden, Baltimore, where people stare at dryers anyway. Tues and Weds, 6-9 in the evening. A scene must fit in one dryer cycle. Absolutely no face painting and no clowns. We hope to sell 60 tickets. Haven't set a budget, propose one.",
    product: ["puppet", "theater"],
    problem: ["preschool", "for kids", "for children", "kids' stuff", "childish", "empty seat", "half-empty"],
    audience: { words: ["adult", "grown-up", "laundromat customer"] },
    mustHaves: { "a scene fits in one dryer cycle": ["dryer cycle", "drying cycle", "cycle"] },
    mustNots: { "no face painting": ["face paint*"], "no clowns": ["clown"] },
    place: { words: ["Baltimore", "Hampden", "laundromat"], wrong: ["school", "trade show", "hotel"] },
    when: {
      days: 2,
      hours: 6,
      words: ["Tuesday", "Wednesday", "evening", "6"],
      wrong: ["morning", "weekend"],
    },
    target: { count: 60, counts: ["ticket"] },
  },
  {
    id: "z607",
    industry: "automotive",
    prompt:
      "Contractors' lot at a lumber yard, Spokane, Tue to Thu, 6 to 9 am. Electricians and plumbers, 300 or so a morning. Quietline is a set of damping mats for cargo vans; at present they shout into the phone because the whole box rattles. We'd bring two identical vans, one fitted, one bare, same loop, same phone call, eight minutes. So two passengers at a time and no more, insurance says. Keep race drivers and air fresheners out of it. Budget $19,500, goal 40 vans booked for a fitting.",
    product: ["Quietline", "damping mat", "mat"],
    problem: ["rattle", "rattling", "shout*", "noise", "noisy", "loud"],
    audience: { words: ["contractor", "electrician", "plumber"], size: 300 },
    mustHaves: {
      "a phone call in both vans": ["phone call", "same call", "on the phone", "phone"],
      "two passengers at a time": [
        "two passengers",
        "one passenger",
        "two at a time",
        "passenger",
        "two riders",
      ],
    },
    mustNots: {
      "no race drivers": ["race driver", "race car driver", "racing driver", "NASCAR"],
      "no air fresheners": ["air freshener"],
    },
    place: {
      words: ["Spokane", "lumber yard", "lumberyard"],
      wrong: ["showroom", "race track", "auto show"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Tuesday", "Thursday", "morning", "6"],
      wrong: ["evening", "weekend"],
    },
    budgetCents: 1_950_000,
    target: { count: 40, counts: ["van", "fitting", "booking"] },
  },
  {
    id: "z608",
    industry: "education",
    prompt:
      "Welding night course, women over 40 who were told that it's too late and not for them; everyone strikes a first bead beside an instructor; four welding booths, 15 minutes each; no pink, no motivational speakers; 30 enrollments.",
    form: {
      budget: 6_000,
      location: "Welding lab of a community college in Duluth",
      duration: "2 evenings, Wednesday and Thursday, 6-9 pm",
      targetAudience: { description: "Women over 40 in warehouse and kitchen jobs" },
    },
    product: ["welding", "night course"],
    problem: ["too late", "too old", "not for them", "not for women", "man's job", "men's work"],
    audience: { words: ["women", "woman"] },
    mustHaves: { "a first bead beside an instructor": ["bead", "first weld"] },
    mustNots: {
      "no pink": ["pink"],
      "no motivational speakers": ["motivational", "keynote", "inspirational speaker"],
    },
    place: { words: ["Duluth", "welding lab", "community college"], wrong: ["shopping mall", "trade show"] },
    when: {
      days: 2,
      hours: 6,
      words: ["Wednesday", "Thursday", "evening", "6"],
      wrong: ["weekend", "lunch"],
    },
    budgetCents: 600_000,
    target: { count: 30, counts: ["enrollment", "enrolled"] },
  },
  {
    id: "z609",
    industry: "travel",
    prompt:
      "Dozer Line runs a sleeper coach, Nashville to Chicago, berth and curtain, leaves at 11 at night. Sales reps take the 5:50 flight instead and get up at 3:30 for it. We can park the coach at the curb of an office block in the Gulch, Wednesday and Thursday, 11-2 and again 4-7. There are 1,100 reps and consultants upstairs. Twelve berths, so twelve people on board. Five minutes lying down, curtain drawn, motor on. $26,000. We want 130 tickets sold. Please no flight attendant costumes and no pajama party.",
    product: ["Dozer Line", "sleeper coach", "coach"],
    problem: ["5:50", "flight", "3:30", "get up", "airport"],
    audience: { words: ["sales rep", "rep", "consultant"], size: 1_100 },
    mustHaves: {
      "lying down in a berth": ["berth", "lie down", "lying down"],
      "curtain drawn": ["curtain"],
    },
    mustNots: {
      "no flight attendant costumes": ["flight attendant", "stewardess"],
      "no pajama party": ["pajama", "pillow fight", "sleepover"],
    },
    place: { words: ["Nashville", "Gulch", "curb", "office"], wrong: ["airport lounge", "shopping mall"] },
    when: { days: 2, hours: 12, words: ["Wednesday", "Thursday", "11"], wrong: ["weekend", "Saturday"] },
    budgetCents: 2_600_000,
    target: { count: 130, counts: ["ticket"] },
  },
  {
    id: "z610",
    industry: "travel",
    prompt:
      "Our client, a coastal county in Georgia, has more wintering shorebirds than anyone and empty campgrounds all January. Snowbirds in RVs roll straight past to Florida. We have the lawn of the highway welcome center near Kingsland from Friday through Sunday, 9-4, up to 700 rigs stop per day, on average for 12 minutes. One live feed of the marsh that they can hear has to be there. No brochure racks, no golf, and nothing may block the truck lanes. All-in $21,000 including our fee. Success = 120 nights booked.",
    product: ["shorebird", "bird*", "county"],
    problem: ["straight past", "drive past", "pass through", "empty", "Florida", "roll past", "drive by"],
    audience: { words: ["snowbird", "RV", "rig", "retiree"], size: 700 },
    mustHaves: { "the marsh is heard live": ["live feed", "live sound", "live audio", "hear", "listen*"] },
    mustNots: {
      "no brochure racks": ["brochure rack", "brochures", "leaflet", "pamphlet"],
      "no golf": ["golf"],
      "nothing blocks the truck lanes": [
        "block the truck lane",
        "blocks the truck lane",
        "across the truck lane",
      ],
    },
    place: {
      words: ["Kingsland", "welcome center", "lawn"],
      wrong: ["trade show", "shopping mall", "hotel"],
    },
    when: { days: 3, hours: 21, words: ["Friday", "Sunday", "weekend", "9"], wrong: ["evening", "Monday"] },
    budgetCents: 2_100_000,
    target: { count: 120, counts: ["night", "booking"] },
  },
  {
    id: "z611",
    industry: "fashion",
    prompt:
      "Otterby jeans are cut for sitting: higher in the back, flat seams, zipper you reach from a wheelchair. Off-the-rack denim slides down behind and the rivets leave pressure marks. Wheelchair rugby tournament, Birmingham, Alabama, sports hall, Sat & Sun 9-4, some 350 athletes and their friends. We need a fitting cabin where a chair can turn. No standing mannequins. None of those 'you're so inspiring' stories. $16,400, and we'd love 80 fittings.",
    product: ["Otterby", "jeans", "denim"],
    problem: ["rivet", "pressure", "slide down", "slides down", "gap", "off-the-rack"],
    audience: { words: ["wheelchair", "athlete"], size: 350 },
    mustHaves: { "a cabin where a chair can turn": ["cabin", "fitting room", "changing room", "turning"] },
    mustNots: {
      "no standing mannequins": ["mannequin"],
      "no inspiring stories": ["inspiring", "inspirational", "overcome", "overcame"],
    },
    place: {
      words: ["Birmingham", "sports hall", "tournament"],
      wrong: ["boutique", "runway", "trade show"],
    },
    when: { days: 2, hours: 14, words: ["Saturday", "Sunday", "9"], wrong: ["evening", "weekday"] },
    budgetCents: 1_640_000,
    target: { count: 80, counts: ["fitting"] },
  },
  {
    id: "z612",
    industry: "fashion",
    prompt:
      "Maternity suits by the month. Pregnant attorneys either squeeze into the old blazer or buy one for ten weeks in court. Bar association library, Denver, one Wednesday over lunch, 11:30 to 1:30. A tailor pins the suit right there. It must not turn into a baby shower, and please, no pastels. $3,800.",
    product: ["maternity suit", "suit", "maternity"],
    problem: ["squeez*", "blazer", "ten weeks", "10 weeks", "outgrow*"],
    audience: { words: ["attorney", "lawyer"] },
    mustHaves: { "a tailor on the spot": ["tailor"] },
    mustNots: {
      "no baby shower": ["baby shower", "onesie", "stroller", "diaper", "gender reveal"],
      "no pastels": ["pastel", "baby blue", "baby pink"],
    },
    place: {
      words: ["Denver", "bar association", "library"],
      wrong: ["shopping mall", "hospital", "boutique"],
    },
    when: { days: 1, hours: 2, words: ["Wednesday", "lunch", "11:30"], wrong: ["evening", "weekend"] },
    budgetCents: 380_000,
  },
  {
    id: "z613",
    industry: "beauty",
    prompt:
      "Brinebar, a shampoo bar that gets chlorine out. Masters swimmers (adults, 130 of them) come out of the pool with straw on their heads, some turn green. Aquatic center in Rochester NY, deck by the showers, Mon/Wed/Fri, 7:30-9 pm. They wash one half of the hair with it and the other with what's in their bag. Sell 110 bars. 2,900 dollars is what's left this year. Pool rules: no glass, no hair dryers on deck. Our rule: no influencers.",
    product: ["Brinebar", "shampoo bar", "shampoo"],
    problem: ["chlorine", "straw", "green"],
    audience: { words: ["swimmer"], size: 130 },
    mustHaves: { "half of the hair is washed with it": ["half", "halves", "one side", "side by side"] },
    mustNots: {
      "no glass": ["glass bottle", "glass jar", "glass bowl", "glassware"],
      "no hair dryers on deck": ["hair dryer", "blow dryer", "blow-dry", "blow-dry bar", "hairdryer"],
      "no influencers": ["influencer", "content creator"],
    },
    place: { words: ["Rochester", "aquatic center", "pool", "shower"], wrong: ["salon", "shopping mall"] },
    when: {
      days: 3,
      hours: 4.5,
      words: ["Monday", "Friday", "evening", "7:30"],
      wrong: ["morning", "weekend"],
    },
    budgetCents: 290_000,
    target: { count: 110, counts: ["bar"] },
  },
];
