// cspell:ignore driv dyslexi haggl Halden lookbook motorhome struggl tradeswom
import type { Brief } from "./brief.ts";

const rigs = (product: string): string =>
  `${product}. For folks who live in a motorhome half the year and were sold too much junk at shows. Owners' rally in ` +
  "Amarillo, Wednesday to Friday, 9-5, 1,300 owners on the grounds. We've got $19,800. It goes on the visitor's own rig, " +
  "right where it's parked, in under ten minutes. 140 fitted, with the owner's email. No loudspeakers, and none of that " +
  "timeshare-style free dinner.";

/** Written by somebody who has not read what answers, after all of the others. */
export const practiceEE: readonly Brief[] = [
  {
    id: "n15",
    industry: "food",
    prompt:
      "Peanut brittle from a third-generation kitchen. Kids today only know candy from a supermarket bag. We'd hand it out at " +
      "family night of an elementary school in Topeka, in the gym, one Thursday 5:30-7:30pm, to parents and kids. $2,400, " +
      "180 tastings. The school is nut-free, strictly: nothing with nuts comes through the door.",
    product: ["peanut brittle", "brittle"],
    problem: ["supermarket", "bag", "store-bought"],
    audience: { words: ["parent", "family", "families", "kid"] },
    mustNots: { "nothing with nuts": ["peanuts in the gym", "bowl of peanuts", "roast peanuts"] },
    place: { words: ["Topeka", "school", "gym"], wrong: ["conference", "trade show", "airport"] },
    when: { days: 1, hours: 2, words: ["Thursday", "evening", "night"], wrong: ["morning", "lunch"] },
    budgetCents: 240_000,
    target: { count: 180, counts: ["tasting", "taste*", "sample"] },
    unmet: [
      {
        line: "must-not",
        why: "Peanut brittle is nuts, and none may enter the school.",
        words: ["nut-free", "nut", "school", "door"],
      },
    ],
  },
  {
    id: "n16",
    industry: "entertainment",
    prompt:
      "We run an indoor mini golf place, Putt & Parlor. Whoever plans the company picnic takes the same barbecue park every " +
      "year, and that's the person we're after. Bring one hole to the food court of an office park in Plano, 11 to 2 on four " +
      "weekdays, about 1,700 office people eat there. $11,200. Two putts, three minutes, done. No whistles, no guy with a " +
      "microphone, no beer. 40 group bookings.",
    form: { duration: "4 days", location: "Plano" },
    product: ["mini golf", "Putt & Parlor", "golf"],
    problem: ["barbecue", "every year", "same", "picnic"],
    audience: { words: ["office", "planner", "picnic"], size: 1_700 },
    mustHaves: { "one hole to play": ["hole", "putt*"] },
    mustNots: {
      "no whistles": ["whistle"],
      "no microphone": ["microphone", "announcer", "megaphone"],
      "no beer": ["beer", "brewery"],
    },
    place: {
      words: ["Plano", "food court", "office park"],
      wrong: ["festival", "campus", "stadium", "trade show"],
    },
    when: {
      days: 4,
      hours: 12,
      words: ["lunch", "weekday", "midday"],
      wrong: ["evening", "weekend", "night"],
    },
    budgetCents: 1_120_000,
    target: { count: 40, counts: ["booking", "group"] },
  },
  {
    id: "n17",
    industry: "entertainment",
    prompt:
      "Our planetarium in Flagstaff is loud with school classes until noon and stands dark on Thursday nights. Book clubs " +
      "could fill it. I know of about 90 people who lead one. They have jobs, so a Sunday, 4 to 6pm. $5.6k. They should lie " +
      "back under the dome while somebody reads a chapter to them. Telescopes for sale are out, so are lectures, and no wine, " +
      "it's a county building. 22 clubs that book a Thursday.",
    product: ["planetarium", "dome"],
    problem: ["Thursday", "dark", "empty"],
    audience: { words: ["book club", "club"], size: 90 },
    mustHaves: { "a chapter is read": ["chapter", "reading"] },
    mustNots: {
      "no telescopes for sale": ["telescope"],
      "no lectures": ["lecture", "keynote", "panel", "presentation"],
      "no wine": ["wine", "cocktail", "champagne", "open bar", "beer"],
    },
    place: {
      words: ["Flagstaff", "planetarium"],
      wrong: ["trade show", "street", "truck", "airport", "campus"],
    },
    when: { days: 1, hours: 2, words: ["Sunday", "afternoon"], wrong: ["morning", "lunch", "weekday"] },
    budgetCents: 560_000,
    target: { count: 22, counts: ["club", "booking"] },
  },
  {
    id: "n18",
    industry: "entertainment",
    prompt:
      "Opening night of our pirate museum in Lubbock. Must have: a three-masted ship, full size and afloat, that 800 guests go " +
      "aboard. Total of nine thousand dollars ($9,000). Everybody here laughs about a museum of the sea in the desert, I want " +
      "them silent. No parrots.",
    product: ["pirate museum", "museum"],
    problem: ["laugh*", "desert", "joke"],
    audience: { words: ["guest", "people", "visitor", "local"], size: 800 },
    mustHaves: { "a ship to go aboard": ["ship"] },
    mustNots: { "no parrots": ["parrot"] },
    place: { words: ["Lubbock"] },
    when: { days: 1, words: ["night", "evening"], wrong: ["morning", "lunch"] },
    budgetCents: 900_000,
    unmet: [
      {
        line: "must-have",
        why: "A ship afloat isn't to be had in Lubbock, least of all for $9,000.",
        words: ["ship", "afloat", "water", "9,000", "budget"],
      },
    ],
  },
  {
    id: "n19",
    industry: "automotive",
    prompt:
      "Test drives of our electric delivery van for florists. You only find them all in one spot at the wholesale flower market " +
      "in Los Angeles, 3 to 6 in the morning, some 380 per market day; we can have two market days. Their question is whether " +
      "the back stays cool without eating the battery. 3 vans, a drive with loading takes 15 minutes. $24,500. Goal: 60 drives. " +
      "Needed: insurance, a license check, and real flowers in the back. No hostesses, no haggling, no honking, people live there.",
    product: ["van"],
    problem: ["cool*", "battery", "range"],
    audience: { words: ["florist"], size: 760 },
    mustHaves: {
      insurance: ["insur*"],
      "a license check": ["license"],
      "real flowers in the back": ["flower"],
    },
    mustNots: {
      "no hostesses": ["hostess", "promo model"],
      "no haggling": ["haggl*", "price quote", "sales pitch"],
      "no honking": ["honk*", "horn"],
    },
    place: {
      words: ["Los Angeles", "flower market", "market"],
      wrong: ["mall", "festival", "trade show", "race track"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["morning", "3 a.m.", "3am", "dawn"],
      wrong: ["evening", "weekend", "afternoon", "lunch"],
    },
    budgetCents: 2_450_000,
    target: { count: 60, counts: ["drive"] },
  },
  {
    id: "n20",
    industry: "automotive",
    prompt: rigs("Tire pressure sensors"),
    product: ["tire pressure sensor", "sensor"],
    problem: ["junk", "trust", "sold too much", "burnt"],
    audience: { words: ["motorhome", "owner", "rig"], size: 1_300 },
    mustHaves: { "fitted on their own rig": ["own rig", "rig"] },
    mustNots: {
      "no loudspeakers": ["loudspeaker", "megaphone", "sound system"],
      "no free dinner": ["free dinner", "dinner"],
    },
    place: { words: ["Amarillo"], wrong: ["street", "campus", "storefront", "mall"] },
    when: {
      days: 3,
      hours: 24,
      words: ["Wednesday", "Friday", "three days"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 1_980_000,
    target: { count: 140, counts: ["fitted", "fitting", "install*", "rig"] },
    pair: "n21",
  },
  {
    id: "n21",
    industry: "automotive",
    prompt: rigs("Propane level gauges"),
    product: ["propane level gauge", "propane gauge", "gauge"],
    problem: ["junk", "trust", "sold too much", "burnt"],
    audience: { words: ["motorhome", "owner", "rig"], size: 1_300 },
    mustHaves: { "fitted on their own rig": ["own rig", "rig"] },
    mustNots: {
      "no loudspeakers": ["loudspeaker", "megaphone", "sound system"],
      "no free dinner": ["free dinner", "dinner"],
    },
    place: { words: ["Amarillo"], wrong: ["street", "campus", "storefront", "mall"] },
    when: {
      days: 3,
      hours: 24,
      words: ["Wednesday", "Friday", "three days"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 1_980_000,
    target: { count: 140, counts: ["fitted", "fitting", "install*", "rig"] },
    pair: "n20",
  },
  {
    id: "n22",
    industry: "education",
    prompt:
      "evening welding course, we want the warehouse pickers in memphis, they believe you have to quit your job first to learn a " +
      "trade. canteen of a logistics park + the yard behind it, thursday and friday between the shifts, 3-5pm, up to 240 people, " +
      "nine and a half thousand dollars. everybody who wants lays one bead, with an instructor at their elbow. interpreter for " +
      "spanish!! no simulator, no talk about student loans, no 'be your own boss' posters. 35 started enrollments",
    product: ["welding", "weld"],
    problem: ["quit*", "job first", "give up"],
    audience: { words: ["picker", "warehouse", "worker"], size: 240 },
    mustHaves: {
      "everybody lays a bead": ["bead"],
      "an instructor": ["instructor"],
      Spanish: ["Spanish", "interpreter", "bilingual"],
    },
    mustNots: {
      "no simulator": ["simulator", "VR"],
      "no student loans": ["student loan", "loan"],
      "no 'be your own boss'": ["be your own boss", "own boss"],
    },
    place: {
      words: ["Memphis", "canteen", "logistics park", "yard"],
      wrong: ["street", "mall", "trade show", "bar", "stadium"],
    },
    when: {
      days: 2,
      hours: 4,
      words: ["Thursday", "afternoon", "shift"],
      wrong: ["morning", "lunch", "weekend"],
    },
    budgetCents: 950_000,
    target: { count: 35, counts: ["enrollment", "application"] },
  },
  {
    id: "n23",
    industry: "education",
    industryOpen: true,
    prompt: "reading app for kids with dyslexia, school librarians' convention, 14k, two days",
    product: ["reading app", "dyslexia app", "app"],
    problem: ["dyslexi*", "letter", "struggl*", "give up", "slow"],
    audience: { words: ["librarian"] },
    place: { words: ["convention"], wrong: ["street", "storefront", "mall", "festival", "beach"] },
    when: { days: 2 },
    budgetCents: 1_400_000,
  },
  {
    id: "n24",
    industry: "education",
    prompt:
      "Drum lessons for adults. Open hour at our studio in Rochester, Sunday 2-3pm. Two rooms, two teachers; a trial lesson is " +
      "one-to-one and takes 20 minutes, that's not negotiable, it's how we teach. 1,900 dollars. Grown-ups say they have no " +
      "rhythm and are too old anyway. We need 100 trial lessons that Sunday. No drum battle.",
    product: ["drum"],
    problem: ["rhythm", "too old"],
    audience: { words: ["adult", "grown-up"] },
    mustHaves: { "one-to-one lessons": ["one-to-one", "one-on-one", "one teacher"] },
    mustNots: { "no drum battle": ["drum battle", "drum-off", "battle"] },
    place: { words: ["Rochester", "studio"], wrong: ["mall", "street", "trade show", "hotel"] },
    when: { days: 1, hours: 1, words: ["Sunday"], wrong: ["all day", "evening", "weekday"] },
    budgetCents: 190_000,
    target: { count: 100, counts: ["trial", "lesson"] },
    unmet: [
      {
        line: "target",
        why: "Two teachers at 20 minutes each give six lessons in an hour.",
        words: ["100", "lesson", "trial"],
      },
    ],
  },
  {
    id: "n25",
    industry: "travel",
    prompt:
      "Walking holidays in the Azores for teachers who have just retired. Thirty years of herding a group, so the coach party is " +
      "what they dread. Long breakfasts in three garden centers around Providence, 25 guests each, Mon-Wed 9:30-11:30am. $8,250 " +
      "altogether. Each of them should walk over a piece of real path (gravel, moss, basalt). No quiz, no guide with a flag, no " +
      "vouchers. 20 callbacks agreed.",
    form: { targetAudience: { description: "Recently retired teachers" }, location: "Providence, RI" },
    product: ["walking holiday", "Azores", "walking"],
    problem: ["coach party", "coach", "herd*", "group"],
    audience: { words: ["teacher", "retired", "guest"], size: 75 },
    mustHaves: { "a piece of real path": ["path", "gravel", "moss", "basalt"] },
    mustNots: {
      "no quiz": ["quiz", "trivia"],
      "no guide with a flag": ["flag"],
      "no vouchers": ["voucher", "coupon"],
    },
    place: {
      words: ["Providence", "garden center"],
      wrong: ["trade show", "festival", "stadium", "street team", "airport"],
    },
    when: { days: 3, hours: 6, words: ["morning", "breakfast"], wrong: ["evening", "weekend", "late night"] },
    budgetCents: 825_000,
    target: { count: 20, counts: ["callback", "call", "contact"] },
  },
  {
    id: "n26",
    industry: "travel",
    prompt:
      "New car ferry across Lake Michigan, from Muskegon. Spares you 4 hours of driving around the lake!! Tell people with camper " +
      "trailers. Bait shops? Two weekends, $9-11k, nothing on the water",
    product: ["ferry"],
    problem: ["driv*", "hours", "around the lake", "traffic"],
    audience: { words: ["camper", "trailer"] },
    mustNots: { "nothing on the water": ["on the water", "boat ride", "on deck", "on board"] },
    place: {
      words: ["Muskegon", "bait shop", "Michigan"],
      wrong: ["trade show", "hotel ballroom", "campus"],
    },
    when: { days: 4 },
    budgetCents: 1_100_000,
  },
  {
    id: "n27",
    industry: "travel",
    prompt:
      "Houseboat vacations. Families in Knoxville think it's like camping, damp and cramped. So: a real 50-foot houseboat on the " +
      "top deck of a downtown parking garage, they walk through it, one Saturday, 11 to 4, $7,000 with everything. 350 families.",
    form: { budget: 7_000, duration: "1 day" },
    product: ["houseboat"],
    problem: ["camping", "damp", "cramped"],
    audience: { words: ["family", "families"], size: 350 },
    mustHaves: { "a houseboat to walk through": ["walk through", "walk-through", "walkthrough", "50-foot"] },
    place: { words: ["Knoxville", "garage", "downtown"], wrong: ["trade show", "conference", "office"] },
    when: { days: 1, hours: 5, words: ["Saturday"], wrong: ["night", "weekday"] },
    budgetCents: 700_000,
    unmet: [
      {
        line: "must-have",
        why: "A 50-foot houseboat doesn't get onto a parking garage, least of all for $7,000.",
        words: ["50-foot", "houseboat", "garage", "crane", "7,000", "weight"],
      },
    ],
  },
  {
    id: "n28",
    industry: "fashion",
    prompt:
      "Work pants for women in the trades. It's the knees: every pair is a man's cut, so the pad sits on the shin. 5 weekdays at " +
      "lumber yards in Grand Rapids, 6-8am, when the crews load up. Budget ten thousand seven hundred. They need to kneel and climb " +
      "in them, and a cabin that locks for changing. No mannequins, no pink, and please no catalogs. Aim: 130 try-ons.",
    product: ["work pants", "pants"],
    problem: ["knee", "man's cut", "men's cut", "shin"],
    audience: { words: ["women", "tradeswom*", "woman"] },
    mustHaves: {
      "kneel and climb in them": ["kneel*", "climb*"],
      "a cabin that locks": ["cabin", "changing room", "lock*"],
    },
    mustNots: {
      "no mannequins": ["mannequin"],
      "no pink": ["pink"],
      "no catalogs": ["catalog", "lookbook"],
    },
    place: {
      words: ["Grand Rapids", "lumber yard", "yard"],
      wrong: ["mall", "trade show", "hotel", "runway"],
    },
    when: { days: 5, hours: 10, words: ["morning", "weekday"], wrong: ["weekend", "night", "evening"] },
    budgetCents: 1_070_000,
    target: { count: 130, counts: ["try-on", "try", "trial"] },
  },
  {
    id: "n29",
    industry: "fashion",
    prompt:
      "Front-closing bras for women after breast surgery, brand is Halden. Usually they're sent to a pharmacy shelf between canes " +
      "and bandages and buy a size up in tears. Fittings in a small inn in Albuquerque, Monday to Wednesday, 10am-4pm, appointment " +
      "only, 30 minutes each, three fitters. 16,400 USD. 70 fittings. Warm rooms, a robe for everyone, a nurse we can call. No " +
      "photos, no pink ribbons, no mirror opposite the door.",
    product: ["bra", "Halden"],
    problem: ["pharmacy", "shelf", "bandage", "size up"],
    audience: { words: ["women", "woman"] },
    mustHaves: { "warm rooms": ["warm*"], "a robe": ["robe"], "a nurse": ["nurse"] },
    mustNots: {
      "no photos": ["photo", "selfie", "before and after"],
      "no pink ribbons": ["pink ribbon", "ribbon"],
      "no mirror opposite the door": ["mirror opposite", "mirror facing", "wall of mirrors"],
    },
    place: { words: ["Albuquerque", "inn"], wrong: ["street", "mall", "trade show", "truck", "plaza"] },
    when: { days: 3, hours: 18, words: ["Monday", "appointment"], wrong: ["weekend", "overnight"] },
    budgetCents: 1_640_000,
    target: { count: 70, counts: ["fitting", "appointment"] },
  },
];
