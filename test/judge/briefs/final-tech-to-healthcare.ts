import type { Brief } from "./brief.ts";

const maintenance = (product: string): string =>
  `Goal: 95 maintenance leads who agree to a trial of our ${product}. Venue is a plant maintenance show in Birmingham, ` +
  "Alabama, three days of seven hours, attendance 1,900. They only find out that something failed when the line is " +
  "down. Spend cap fifty-two thousand dollars. An engineer, not a salesperson, runs the demo on a running motor. Keep it free " +
  "of golf, putting greens and raffles.";

const clinics = (product: string): string =>
  `School nurses in rural Kentucky should hand out our ${product}; kids there see a dentist once in three years. ` +
  "Regional in-service day, 210 nurses, 8 to 2, in a gym in Hazard. $8,800 tops. Show it on a model jaw, give each a " +
  "kit for 30 pupils. No candy, no clown, no brand mascot. 125 schools signed up.";

/** Technology, retail, finance, healthcare. */
export const finalTechToHealthcare: readonly Brief[] = [
  {
    id: "f01",
    industry: "tech",
    industryOpen: true,
    prompt: "devrel presence for our feature flag SDK, python conference, engineers hate swag so no swag",
    product: ["feature flag", "SDK", "flag"],
    problem: ["deploy*", "release", "rollback", "roll back", "outage", "redeploy*"],
    audience: { words: ["engineer", "developer", "Python"] },
    mustNots: { "no swag": ["swag", "t-shirt", "sticker", "tote", "giveaway"] },
    place: {
      words: ["conference", "hallway", "Python"],
      wrong: ["street", "mall", "beach", "farmers market", "train station"],
    },
  },
  {
    id: "f02",
    industry: "tech",
    prompt: maintenance("vibration sensor"),
    product: ["vibration sensor", "sensor"],
    problem: ["line is down", "downtime", "line down", "fail*", "breakdown"],
    audience: { words: ["maintenance", "plant", "technician"], size: 1_900 },
    mustHaves: { "an engineer runs the demo": ["engineer"], "a running motor": ["motor"] },
    mustNots: { "no golf": ["golf", "putting"], "no raffles": ["raffle", "prize draw", "sweepstake"] },
    place: { words: ["Birmingham", "Alabama"], wrong: ["street", "campus", "storefront", "mall", "beach"] },
    when: {
      days: 3,
      hours: 21,
      words: ["three days", "3 days", "three-day"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 5_200_000,
    target: { count: 95, counts: ["lead", "trial", "contact"] },
    pair: "f03",
  },
  {
    id: "f03",
    industry: "tech",
    prompt: maintenance("acoustic leak camera"),
    product: ["leak camera", "acoustic camera", "camera"],
    problem: ["line is down", "downtime", "line down", "fail*", "leak", "breakdown"],
    audience: { words: ["maintenance", "plant", "technician"], size: 1_900 },
    mustHaves: { "an engineer runs the demo": ["engineer"], "a running motor": ["motor"] },
    mustNots: { "no golf": ["golf", "putting"], "no raffles": ["raffle", "prize draw", "sweepstake"] },
    place: { words: ["Birmingham", "Alabama"], wrong: ["street", "campus", "storefront", "mall", "beach"] },
    when: {
      days: 3,
      hours: 21,
      words: ["three days", "3 days", "three-day"],
      wrong: ["evening", "overnight"],
    },
    budgetCents: 5_200_000,
    target: { count: 95, counts: ["lead", "trial", "contact"] },
    pair: "f02",
  },
  {
    id: "f04",
    industry: "retail",
    prompt:
      "Member-owned bike workshop 'Second Spin' in Pittsburgh: repair memberships, $9 a month. Folks buy a new bike because a " +
      "flat and a rusty chain scare them. Free tune-up evenings outside two apartment towers, Tues and Thurs 5-8, about 480 " +
      "residents. We've got $3,100. Everyone fixes one thing with their own hands. Nothing for sale there except the " +
      "membership, no lycra, no race talk. 70 members.",
    product: ["membership", "Second Spin", "repair"],
    problem: ["flat", "rust*", "chain", "new bike"],
    audience: { words: ["resident", "tenant", "neighbor"], size: 480 },
    mustHaves: { "everyone fixes something themselves": ["own hands", "themselves", "hands-on", "fix*"] },
    mustNots: { "no lycra": ["lycra", "jersey"], "no race talk": ["race", "racing", "sprint"] },
    place: {
      words: ["Pittsburgh", "apartment", "tower"],
      wrong: ["trade show", "hotel", "campus", "stadium"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["Tuesday", "Thursday", "evening"],
      wrong: ["weekend", "morning", "lunch"],
    },
    budgetCents: 310_000,
    target: { count: 70, counts: ["member"] },
  },
  {
    id: "f05",
    industry: "retail",
    prompt:
      "Apologies, this is long and it's Friday. We run cold parcel lockers in apartment lobbies, you order groceries and they " +
      "wait at 38 degrees until you're home. Tenants love it after one use and before that they assume it's a smelly fridge " +
      "in a hallway. We want property managers in Jacksonville to put one in. They meet at a luncheon of the apartment " +
      "association, 165 of them, and we're allowed the terrace in front from 10:45 to noon, plus 45 minutes afterwards. " +
      "Money: $13,300 and that has to include trucking one locker there. Open it, put your hand in, take out something " +
      "frozen. What I don't want: no fridge jokes, no ice sculptures, no chef. Also no QR code hunt. What counts is 30 " +
      "site walks booked.",
    form: { budget: 13_300 },
    product: ["locker"],
    problem: ["smell*", "hallway", "fridge", "spoil*", "home late"],
    audience: { words: ["property manager", "manager"], size: 165 },
    mustHaves: { "one real locker": ["locker"], "something frozen to take out": ["frozen"] },
    mustNots: {
      "no ice sculptures": ["ice sculpture", "ice carving"],
      "no chef": ["chef", "cooking show"],
      "no QR code hunt": ["QR code hunt", "scavenger hunt", "QR hunt"],
    },
    place: { words: ["Jacksonville", "terrace"], wrong: ["street", "campus", "mall", "festival", "stadium"] },
    when: {
      days: 1,
      hours: 2,
      words: ["10:45", "before the luncheon", "before lunch", "noon"],
      wrong: ["evening", "night", "all day"],
    },
    budgetCents: 1_330_000,
    target: { count: 30, counts: ["site walk", "walk", "booking"] },
  },
  {
    id: "f06",
    industry: "retail",
    prompt:
      "Pop-up for our stackable stools in the arcade of an office block in Hartford, one week, $11,000. The landlord's paper: " +
      "no goods on display, no sales, no sampling, no furniture on the floor, no sign-up of passers-by. We want 200 stools " +
      "sold on the spot. Small flats have nowhere for guests to sit.",
    product: ["stool"],
    problem: ["guest", "nowhere", "small", "sit"],
    audience: { words: ["office", "passer*", "people", "worker"] },
    mustNots: {
      "no goods on display": ["on display", "display wall", "showroom"],
      "no sales": ["on-site sales", "sold on the spot", "checkout"],
      "no sign-up": ["sign-up desk", "badge scan", "collect emails"],
    },
    place: { words: ["Hartford", "arcade"], wrong: ["trade show", "campus", "stadium", "beach"] },
    when: { days: 7 },
    budgetCents: 1_100_000,
    target: { count: 200, counts: ["stool", "sale", "sold"] },
    unmet: [
      {
        line: "target",
        why: "The landlord forbids to show and to sell what is to be sold there.",
        words: ["landlord", "sale", "sell", "sold", "display", "200"],
      },
    ],
  },
  {
    id: "f07",
    industry: "finance",
    prompt:
      "Crop hail insurance, growers of 200 acres and up. Grain co-op annual meeting, Salina KS, 340 growers, doors 7:30, " +
      "business at 9, so 90 minutes. $6.8k. They had a claim denied somewhere or know someone who did. Adjuster in person " +
      "with real cases. No free lunch, no calendars, don't call them farmers' wives. 45 policy reviews scheduled.",
    product: ["hail insurance", "crop insurance", "insurance", "policy"],
    problem: ["claim", "denied", "hail"],
    audience: { words: ["grower"], size: 340 },
    mustHaves: { "an adjuster in person": ["adjuster"], "real cases": ["case"] },
    mustNots: {
      "no free lunch": ["lunch", "barbecue"],
      "no calendars": ["calendar giveaway", "free calendar", "wall calendar"],
    },
    place: {
      words: ["Salina", "co-op", "Kansas"],
      wrong: ["street", "mall", "campus", "rooftop", "downtown"],
    },
    when: {
      days: 1,
      hours: 1.5,
      words: ["7:30", "90 minutes", "before the meeting", "morning"],
      wrong: ["evening", "afternoon", "all day"],
    },
    budgetCents: 680_000,
    target: { count: 45, counts: ["review", "appointment"] },
  },
  {
    id: "f08",
    industry: "finance",
    prompt:
      "Checking account for apprentices without overdraft fees. Union hall orientation, electricians, Newark, 3 sessions x 90 " +
      "people, each gives us 20 min at the end. 5,000 USD. They've been stung by $35 fees. Phone in hand, account open in 6 " +
      "minutes, help in Spanish and Portuguese. No credit cards, no loan talk, no suits. 120 accounts",
    form: { targetAudience: { description: "First-year electrical apprentices" } },
    product: ["checking account", "account"],
    problem: ["overdraft", "fee", "$35"],
    audience: { words: ["apprentice", "electrician"], size: 270 },
    mustHaves: { "help in Spanish": ["Spanish"], "help in Portuguese": ["Portuguese"] },
    mustNots: {
      "no credit cards": ["credit card"],
      "no loan talk": ["loan", "lending"],
      "no suits": ["in suits", "business attire"],
    },
    place: { words: ["Newark", "union hall"], wrong: ["street", "campus", "mall", "festival"] },
    when: {
      hours: 1,
      words: ["20 minutes", "20 min", "session", "orientation"],
      wrong: ["all day", "weekend"],
    },
    budgetCents: 500_000,
    target: { count: 120, counts: ["account"] },
  },
  {
    id: "f09",
    industry: "finance",
    prompt:
      "Free tax filing day to promote our filing software. Community college hall in El Paso, Saturday, 3 hours (9-12). Five " +
      "preparers, a return takes 40 minutes with each family. 1,500 returns filed that day. $7,700. People pay $300 at storefront " +
      "preparers for a simple return.",
    product: ["filing software", "tax", "filing"],
    problem: ["$300", "pay", "storefront", "fee"],
    audience: { words: ["family", "families", "people", "filer"] },
    place: { words: ["El Paso", "college", "hall"], wrong: ["trade show", "stadium", "mall", "bar"] },
    when: { days: 1, hours: 3, words: ["Saturday"], wrong: ["evening", "weekday"] },
    budgetCents: 770_000,
    target: { count: 1_500, counts: ["return"] },
    unmet: [
      {
        line: "target",
        why: "Five preparers at 40 minutes a return file about 22 in three hours.",
        words: ["1,500", "return"],
      },
    ],
  },
  {
    id: "f10",
    industry: "healthcare",
    prompt:
      "Telehealth for offshore crews. They're two weeks out, toothache on day 2 and the medic can only give pills. Crew change " +
      "at the heliport in Lafayette, Louisiana: men wait from 4 to 7 in the morning, Tuesdays, three Tuesdays, ~85 each. " +
      "$10,250 all told. Try a call with a real nurse in a quiet corner. No blood, no scales, no 'wellness' talk, no coffee " +
      "brand tie-in. 100 crew sign up.",
    product: ["telehealth", "video call", "remote doctor"],
    problem: ["toothache", "medic", "two weeks", "pill"],
    audience: { words: ["crew", "offshore"], size: 255 },
    mustHaves: { "a call with a real nurse": ["nurse"], "a quiet corner": ["quiet", "booth", "corner"] },
    mustNots: {
      "no blood": ["blood"],
      "no scales": ["bathroom scales", "on the scales", "weigh-in", "BMI"],
      "no wellness talk": ["wellness"],
    },
    place: {
      words: ["Lafayette", "heliport", "Louisiana"],
      wrong: ["street", "campus", "mall", "trade show", "hotel ballroom"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Tuesday", "before dawn", "early morning", "morning"],
      wrong: ["evening", "afternoon", "lunch", "weekend"],
    },
    budgetCents: 1_025_000,
    target: { count: 100, counts: ["sign-up", "crew", "enrollment"] },
  },
  {
    id: "f11",
    industry: "healthcare",
    prompt: clinics("fluoride varnish"),
    product: ["fluoride varnish", "varnish"],
    problem: ["dentist", "three years", "cavity", "cavities", "decay"],
    audience: { words: ["school nurse", "nurse"], size: 210 },
    mustHaves: { "a model jaw": ["jaw", "model"], "a kit for 30 pupils": ["kit"] },
    mustNots: { "no candy": ["candy", "sweets", "lollipop"], "no clown": ["clown"], "no mascot": ["mascot"] },
    place: {
      words: ["Hazard", "Kentucky", "gym"],
      wrong: ["street", "mall", "trade show floor", "festival", "bar"],
    },
    when: { days: 1, hours: 6, wrong: ["evening", "night", "weekend"] },
    budgetCents: 880_000,
    target: { count: 125, counts: ["school"] },
    pair: "f12",
  },
  {
    id: "f12",
    industry: "healthcare",
    prompt: clinics("chewable brushing tablets"),
    product: ["brushing tablet", "chewable", "tablet"],
    problem: ["dentist", "three years", "cavity", "cavities", "decay"],
    audience: { words: ["school nurse", "nurse"], size: 210 },
    mustHaves: { "a model jaw": ["jaw", "model"], "a kit for 30 pupils": ["kit"] },
    mustNots: { "no candy": ["candy", "sweets", "lollipop"], "no clown": ["clown"], "no mascot": ["mascot"] },
    place: {
      words: ["Hazard", "Kentucky", "gym"],
      wrong: ["street", "mall", "trade show floor", "festival", "bar"],
    },
    when: { days: 1, hours: 6, wrong: ["evening", "night", "weekend"] },
    budgetCents: 880_000,
    target: { count: 125, counts: ["school"] },
    pair: "f11",
  },
];
