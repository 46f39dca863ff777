import type { Brief } from "./brief.ts";

const campers = (product: string): string =>
  `An RV owners' rally in Amarillo, four days, 1,350 rigs, 9 am - 1 pm before the heat. We make a ${product} that owners ` +
  "can fit by themselves; the forums say it's a dealer job at $900. Budget 21 thousand. One owner fits it on their own rig " +
  "while others watch, twice a day. No fireworks, no country band, no coupon book. 85 orders.";

/** Food, entertainment, automotive, education. */
export const finalFoodToEducation: readonly Brief[] = [
  {
    id: "f13",
    industry: "food",
    prompt:
      "Lentil chili for school cafeterias. Nutrition directors in Ohio (there are 190 at their spring meeting in Dayton) like " +
      "the price and fear the leftovers: kids bin it. One lunch, 11-1, let them eat it off a tray with kids' ratings from a " +
      "real school next to it. $7,250. Nut-free kitchen. No celebrity chef, no farm animals, no plastic spoons. 60 trial cases " +
      "ordered.",
    form: { budget: 7_250, location: "Dayton, OH" },
    product: ["lentil chili", "chili"],
    problem: ["leftover", "bin", "waste", "throw*"],
    audience: { words: ["nutrition director", "director"], size: 190 },
    mustHaves: {
      "kids' ratings": ["rating", "kids' vote", "score"],
      "a nut-free kitchen": ["nut-free", "nut free", "allergen"],
    },
    mustNots: {
      "no celebrity chef": ["celebrity", "TV chef"],
      "no farm animals": ["farm animal", "petting", "goat"],
      "no plastic spoons": ["plastic spoon", "plastic"],
    },
    place: { words: ["Dayton", "Ohio"], wrong: ["street", "festival", "bar", "stadium", "mall"] },
    when: { days: 1, hours: 2, words: ["lunch"], wrong: ["evening", "breakfast", "night"] },
    budgetCents: 725_000,
    target: { count: 60, counts: ["case", "order"] },
  },
  {
    id: "f14",
    industry: "food",
    industryOpen: true,
    prompt: "pickled herring for people who never had it. duluth. nothing nautical. maybe 6500",
    product: ["pickled herring", "herring"],
    problem: ["never had", "never tried", "first bite", "fish*"],
    audience: { words: ["never", "first-time", "newcomer", "people"] },
    mustNots: { "nothing nautical": ["anchor", "captain", "sailor", "nautical", "ship's", "fishing boat"] },
    place: { words: ["Duluth"] },
    budgetCents: 650_000,
  },
  {
    id: "f15",
    industry: "food",
    prompt:
      "Handmade ice cream sandwiches, sampling at the Fargo winter parade, outdoors, three hours, 5,000 samples by two people. " +
      "No freezer, no generator, no dry ice and the sun trailer isn't ours. $1,900. We want folks to see it isn't only a summer " +
      "thing.",
    product: ["ice cream sandwich", "ice cream"],
    problem: ["summer"],
    audience: { words: ["parade", "spectator", "people", "family", "families"] },
    mustNots: { "no freezer": ["freezer", "generator", "dry ice"] },
    place: { words: ["Fargo", "parade"], wrong: ["trade show", "hotel", "office", "campus"] },
    when: { days: 1, hours: 3, wrong: ["summer afternoon", "overnight", "all week"] },
    budgetCents: 190_000,
    target: { count: 5_000, counts: ["sample"] },
    unmet: [
      {
        line: "target",
        why: "Two people hand out nowhere near 5,000 in three hours, and $1,900 doesn't make so many.",
        words: ["5,000", "1,900"],
      },
    ],
  },
  {
    id: "f16",
    industry: "entertainment",
    prompt:
      "Natural history museum, memberships for grandparents. They come once a year with the grandchildren and say the ticket line " +
      "kills it. Indoor playground cafés in Sioux Falls suburbs, four Wednesday mornings 9:30-11:30, 55 grandparents each. 6,400 USD. " +
      "Real fossils to touch (casts are ok if you say so). No dinosaur suits, no loud roar, no tablets. 66 memberships.",
    product: ["museum", "membership"],
    problem: ["line", "queue", "once a year", "wait*"],
    audience: { words: ["grandparent"], size: 220 },
    mustHaves: { "fossils to touch": ["fossil", "cast"] },
    mustNots: {
      "no dinosaur suits": ["dinosaur suit", "costume", "mascot"],
      "no loud roar": ["roar"],
      "no tablets": ["tablet", "iPad"],
    },
    place: {
      words: ["Sioux Falls", "playground", "café", "cafe"],
      wrong: ["trade show", "hotel", "stadium", "office"],
    },
    when: {
      days: 4,
      hours: 8,
      words: ["Wednesday", "morning", "9:30"],
      wrong: ["evening", "weekend", "afternoon"],
    },
    budgetCents: 640_000,
    target: { count: 66, counts: ["membership", "member"] },
  },
  {
    id: "f17",
    industry: "entertainment",
    prompt:
      "Stand-up comedy nights for people who work from home and haven't laughed with strangers since 2020. Coworking kitchens in " +
      "Salt Lake City, 4:30 to 5:30 pm, six dates, 30 people each. Budget is five thousand six hundred. A comic at the kitchen " +
      "counter, six minutes. No stage, no mic, nobody gets picked on, nothing with liquor in this town. 54 first tickets.",
    product: ["comedy", "stand-up", "ticket"],
    problem: ["work from home", "strangers", "alone", "remote", "2020"],
    audience: { words: ["work from home", "remote", "coworking"], size: 180 },
    mustHaves: { "a comic at the counter": ["comic", "comedian"] },
    mustNots: {
      "no stage": ["on stage", "main stage", "pop-up stage", "small stage"],
      "no mic": ["microphone", "open mic"],
      "nobody is picked on": ["roasting guests", "roast battle", "crowd work", "heckle", "heckling"],
      "no liquor": ["beer", "wine", "cocktail", "bar tab", "happy hour", "liquor"],
    },
    place: {
      words: ["Salt Lake", "coworking", "kitchen"],
      wrong: ["stadium", "trade show", "street", "campus"],
    },
    when: {
      days: 6,
      hours: 6,
      words: ["4:30", "16:30", "after work", "late afternoon", "afternoon"],
      wrong: ["morning", "late night", "weekend"],
    },
    budgetCents: 560_000,
    target: { count: 54, counts: ["ticket"] },
  },
  {
    id: "f18",
    industry: "entertainment",
    prompt:
      "Trampoline park, birthday bookings. Set up three full-size trampolines in the reading room of the main library in Akron " +
      "on a school-day morning so that parents book. Library says: silence, ceiling is 8 feet. $4,400. 90 bookings. Parents " +
      "say it's too far out of town.",
    form: { location: "Main library, Akron" },
    product: ["trampoline", "birthday"],
    problem: ["far", "out of town", "distance"],
    audience: { words: ["parent"] },
    mustNots: { silence: ["music", "cheer*", "shout*", "loud"] },
    place: { words: ["Akron", "library"], wrong: ["trade show", "hotel", "office", "bar"] },
    when: { days: 1, words: ["morning", "school day"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 440_000,
    target: { count: 90, counts: ["booking"] },
    unmet: [
      {
        line: "place",
        why: "Nobody jumps under an 8-foot ceiling in a silent reading room.",
        words: ["ceiling", "8 feet", "8-foot", "silence", "silent", "library", "reading room"],
      },
    ],
  },
  {
    id: "f19",
    industry: "automotive",
    prompt:
      "Monthly car wash plan for nurses and delivery drivers, wherever they park in Modesto... whatever works. The salt-free foam " +
      "saves water, people feel guilty washing in a drought. Two hospital lots and one depot, one day each, 1-7pm, 900 cars. " +
      "We have $14,000. We wash a door, half of it, they see the difference. No bikini wash, no kids selling anything, and no " +
      "flyers under the wipers. 160 plans.",
    product: ["car wash", "wash plan", "wash"],
    problem: ["guilt*", "drought", "water"],
    audience: { words: ["nurse", "delivery driver", "driver"], size: 900 },
    mustHaves: { "half a door is washed": ["door"] },
    mustNots: { "no bikini wash": ["bikini"], "no flyers under wipers": ["flyer", "leaflet"] },
    place: {
      words: ["Modesto", "hospital", "depot", "lot"],
      wrong: ["mall", "trade show", "campus", "race track"],
    },
    when: {
      days: 3,
      hours: 18,
      words: ["shift change", "afternoon"],
      wrong: ["overnight", "morning only", "breakfast"],
    },
    budgetCents: 1_400_000,
    target: { count: 160, counts: ["plan", "sign-up"] },
  },
  {
    id: "f20",
    industry: "automotive",
    prompt: campers("roof solar kit"),
    product: ["solar kit", "solar"],
    problem: ["dealer", "$900", "by themselves"],
    audience: { words: ["owner", "RV"], size: 1_350 },
    mustHaves: { "an owner fits it on their own rig": ["own rig", "own RV", "install*"] },
    mustNots: {
      "no fireworks": ["firework"],
      "no country band": ["country band", "live band", "live music"],
      "no coupon book": ["coupon"],
    },
    place: { words: ["Amarillo", "rally"], wrong: ["mall", "campus", "office", "hotel ballroom"] },
    when: {
      days: 4,
      hours: 16,
      words: ["morning", "before the heat"],
      wrong: ["evening", "night", "late afternoon"],
    },
    budgetCents: 2_100_000,
    target: { count: 85, counts: ["order"] },
    pair: "f21",
  },
  {
    id: "f21",
    industry: "automotive",
    prompt: campers("tank level gauge"),
    product: ["level gauge", "tank gauge", "gauge"],
    problem: ["dealer", "$900", "by themselves"],
    audience: { words: ["owner", "RV"], size: 1_350 },
    mustHaves: { "an owner fits it on their own rig": ["own rig", "own RV", "install*"] },
    mustNots: {
      "no fireworks": ["firework"],
      "no country band": ["country band", "live band", "live music"],
      "no coupon book": ["coupon"],
    },
    place: { words: ["Amarillo", "rally"], wrong: ["mall", "campus", "office", "hotel ballroom"] },
    when: {
      days: 4,
      hours: 16,
      words: ["morning", "before the heat"],
      wrong: ["evening", "night", "late afternoon"],
    },
    budgetCents: 2_100_000,
    target: { count: 85, counts: ["order"] },
    pair: "f20",
  },
  {
    id: "f22",
    industry: "education",
    prompt:
      "Evening welding school. Warehouse pickers in Memphis earn $17 and think a trade takes four years (ours: 28 weeks). Parking " +
      "lot of the picking center at shift end, 10:30 pm to 12:30 am, two nights, 1,000 people leave in that time. $9,400. Let " +
      "them strike an arc under a hood with an instructor; fire watch required. No college pennants, no loan officers, nothing " +
      "in the daytime. 150 tour bookings.",
    form: { goals: ["150 tour bookings"] },
    product: ["welding"],
    problem: ["four years", "$17", "28 weeks", "wage"],
    audience: { words: ["picker", "warehouse"], size: 1_000 },
    mustHaves: { "an instructor": ["instructor"], "a fire watch": ["fire watch", "fire"] },
    mustNots: {
      "no college pennants": ["pennant"],
      "no loan officers": ["loan"],
      "nothing in the daytime": ["daytime", "noon", "lunch break"],
    },
    place: { words: ["Memphis", "parking lot"], wrong: ["mall", "trade show", "hotel", "campus quad"] },
    when: {
      days: 2,
      hours: 4,
      words: ["10:30", "22:30", "night", "midnight", "shift end", "end of shift"],
      wrong: ["morning", "afternoon", "lunch", "weekend"],
    },
    budgetCents: 940_000,
    target: { count: 150, counts: ["tour", "booking"] },
  },
  {
    id: "f23",
    industry: "education",
    industryOpen: true,
    prompt: "Korean lessons for K-drama fans, LA, weekend, $4,900, not online",
    form: { preferred_type: "all" },
    product: ["Korean"],
    problem: ["subtitle", "understand", "dub*", "translation"],
    audience: { words: ["K-drama", "fan", "drama"] },
    mustNots: { "not online": ["livestream", "webinar", "virtual event", "online session", "Zoom"] },
    place: { words: ["LA", "Los Angeles"] },
    when: { days: 2, words: ["weekend", "Saturday"], wrong: ["weekday", "Monday", "Tuesday"] },
    budgetCents: 490_000,
  },
  {
    id: "f24",
    industry: "education",
    prompt:
      "Study-abroad semester in Porto. In person, on the main quad of our university in Burlington, between December 22 and " +
      "January 4. Campus is locked and dorms are empty then but that's when I have time. 250 students at the info table, " +
      "$2,600, 40 applications. They assume it costs more than staying.",
    product: ["study abroad", "study-abroad", "semester", "Porto"],
    problem: ["cost", "more than staying", "expensive", "afford*"],
    audience: { words: ["student"], size: 250 },
    place: {
      words: ["Burlington", "quad", "campus", "university"],
      wrong: ["trade show", "mall", "stadium"],
    },
    when: { words: ["December", "January"] },
    budgetCents: 260_000,
    target: { count: 40, counts: ["application"] },
    unmet: [
      {
        line: "time",
        why: "No student is on a locked campus between the years.",
        words: ["locked", "closed", "empty", "December", "January", "winter break"],
      },
    ],
  },
];
