import type { Brief } from "./brief.ts";

const barbers = (product: string): string =>
  `Independent barbers and salon owners at a beauty trade fair in Atlanta should take our ${product} home and stock it. ` +
  "They've been burnt by brands that undercut them online. One Sunday and Monday, 9 to 6, 3,000 trade visitors, " +
  "$33,500. Try it on real hands at a washbasin. No influencers and no spinning wheel. 110 stockist leads.";

/** Travel, fashion, beauty, sports. */
export const buildTravelToSports: readonly Brief[] = [
  {
    id: "b25",
    industry: "travel",
    prompt:
      "River cruises for people who travel alone. They hate the single supplement and the dinner table for two. " +
      "Afternoon teas in three independent bookshops in Boston, 40 guests each, Wed-Fri 3-5pm. $13,800 total. Each guest " +
      "should see a cabin at full size (taped on the floor is fine). No slideshow, no captain in uniform, no raffle. " +
      "30 brochure requests with a phone number.",
    form: { targetAudience: { description: "Solo travelers over 55" }, location: "Boston, MA" },
    product: ["river cruise", "cruise"],
    problem: ["single supplement", "alone", "table for two", "solo"],
    audience: { words: ["solo", "alone", "guest", "traveler"], size: 120 },
    mustHaves: { "a cabin at full size": ["cabin"] },
    mustNots: {
      "no slideshow": ["slideshow", "slide deck", "slides", "presentation"],
      "no captain in uniform": ["captain", "uniform"],
      "no raffle": ["raffle", "prize draw", "sweepstake"],
    },
    place: {
      words: ["Boston", "bookshop", "bookstore"],
      wrong: ["trade show", "festival", "stadium", "street team", "airport"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["afternoon", "tea"],
      wrong: ["morning", "weekend", "late night"],
    },
    budgetCents: 1_380_000,
    target: { count: 30, counts: ["request", "brochure", "contact"] },
  },
  {
    id: "b26",
    industry: "travel",
    prompt:
      "New nonstop Des Moines to Denver, 2x daily. Tell people who drive it. 10.5 hours in the car each way! Gas stations " +
      "on I-80? $20-24k, a week, no airport stuff",
    product: ["nonstop", "flight", "route"],
    problem: ["drive", "hours", "car", "I-80"],
    audience: { words: ["driver", "people who drive", "motorist", "road trip*"] },
    mustNots: { "nothing at an airport": ["at the airport", "terminal", "check-in hall", "departure hall"] },
    place: {
      words: ["Des Moines", "I-80", "gas station", "Iowa"],
      wrong: ["trade show", "hotel ballroom", "campus"],
    },
    when: { days: 7 },
    budgetCents: 2_400_000,
  },
  {
    id: "b27",
    industry: "travel",
    prompt:
      "Ski resort passes. In Phoenix. Outdoors, in July, at noon, with real snow people can ski on for a 60-foot run, one " +
      "day, $10,000 all in, because Phoenix families think we're too far away. 500 families.",
    form: { budget: 10_000, duration: "1 day" },
    product: ["ski pass", "ski resort", "pass", "ski"],
    problem: ["far", "distance", "drive", "away"],
    audience: { words: ["family", "families"], size: 500 },
    mustHaves: { "real snow to ski on": ["snow"] },
    place: { words: ["Phoenix"], wrong: ["trade show", "conference", "office"] },
    when: { days: 1, words: ["July", "noon", "midday"], wrong: ["night", "winter"] },
    budgetCents: 1_000_000,
    unmet: [
      {
        line: "must-have",
        why: "Real snow outdoors in Phoenix at noon in July isn't to be had, least of all for $10,000.",
        words: ["snow", "heat", "melt*", "July", "10,000", "indoor*"],
      },
    ],
  },
  {
    id: "b28",
    industry: "fashion",
    prompt:
      "Raincoats for cyclists. Sweat's the issue: everything waterproof is a sauna. 5 wet weekdays along the bike " +
      "corridors of Minneapolis, 7-9am and 4-6pm. Budget nineteen thousand. Riders must ride in it, not just touch it. " +
      "No discount codes on paper, and please no rain machine. Aim: 320 test rides.",
    product: ["raincoat", "rain jacket", "coat"],
    problem: ["sweat*", "sauna", "waterproof", "clammy", "breath*"],
    audience: { words: ["cyclist", "rider", "bike"] },
    mustHaves: { "riders ride in it": ["test ride", "ride"] },
    mustNots: {
      "no paper discount codes": ["paper code", "printed voucher", "coupon"],
      "no rain machine": ["rain machine", "sprinkler", "rain tunnel"],
    },
    place: {
      words: ["Minneapolis", "bike", "corridor", "lane"],
      wrong: ["mall", "trade show", "hotel", "runway"],
    },
    when: { days: 5, hours: 20, words: ["commute", "morning", "weekday"], wrong: ["weekend", "night"] },
    budgetCents: 1_900_000,
    target: { count: 320, counts: ["ride", "test"] },
  },
  {
    id: "b29",
    industry: "fashion",
    prompt:
      "Trouser suits in sizes 16-32, brand is Ampersand & Co. Women are told 'online only' for their size and order three " +
      "to keep none. Fitting rooms in a hotel suite in Charlotte, Thursday to Saturday, 11am-7pm, appointment only, 45 " +
      "minutes each, four fitters. 31,000 USD. 90 fittings. Good chairs, good light, a tailor on hand. No catwalk, no " +
      "before-and-after photos, no scales or tape measures where others see them.",
    product: ["suit", "trouser"],
    problem: ["online only", "size", "return", "order three", "fit"],
    audience: { words: ["women", "woman"] },
    mustHaves: { "good chairs": ["chair", "seat*"], "good light": ["light*"], "a tailor": ["tailor"] },
    mustNots: {
      "no catwalk": ["catwalk", "runway"],
      "no before-and-after photos": ["before-and-after", "before and after", "makeover"],
      "no scales": ["bathroom scales", "on the scales", "weigh-in", "weighing"],
    },
    place: {
      words: ["Charlotte", "hotel", "suite"],
      wrong: ["street", "mall", "trade show", "truck", "plaza"],
    },
    when: {
      days: 3,
      hours: 24,
      words: ["Thursday", "appointment"],
      wrong: ["morning only", "overnight"],
    },
    budgetCents: 3_100_000,
    target: { count: 90, counts: ["fitting", "appointment"] },
  },
  {
    id: "b30",
    industry: "fashion",
    industryOpen: true,
    prompt:
      "shoe resoling by mail, pop up where lawyers work, Chicago Loop, under 8k, lunchtimes for one week",
    product: ["resoling", "resole", "resoled", "shoe"],
    problem: ["worn", "throw*", "sole", "replace", "landfill"],
    audience: { words: ["lawyer", "attorney", "law firm"] },
    place: { words: ["Chicago", "Loop"], wrong: ["festival", "campus", "trade show", "beach"] },
    when: { days: 5, words: ["lunch"], wrong: ["evening", "night", "weekend"] },
    budgetCents: 800_000,
  },
  {
    id: "b31",
    industry: "beauty",
    prompt:
      "Mineral sunscreen for roofers and road crews. White film and sting in the eyes is why they skip it. Job sites " +
      "around Houston before work, 5:45-6:30am, ten workdays, 35 people per site and day. $12.4k. The foreman has to be " +
      "okay with it, safety talk slot. Nothing pink, nothing perfumed. 260 crew members who apply it. No medical claims.",
    product: ["sunscreen"],
    problem: ["white film", "sting", "skip", "eyes", "burn"],
    audience: { words: ["roofer", "road crew", "crew"], size: 350 },
    mustHaves: { "the safety talk": ["safety", "toolbox"], "the foreman agrees": ["foreman", "supervisor"] },
    mustNots: {
      "nothing pink": ["pink"],
      "nothing perfumed": ["perfume", "scented", "fragrance"],
      "no medical claims": ["prevents cancer", "cure", "medically proven"],
    },
    place: {
      words: ["Houston", "job site", "site"],
      wrong: ["beach", "mall", "spa", "festival", "pool"],
    },
    when: {
      days: 10,
      hours: 7.5,
      words: ["5:45", "before work", "morning", "dawn"],
      wrong: ["lunch", "evening", "weekend", "afternoon"],
    },
    budgetCents: 1_240_000,
    target: { count: 260, counts: ["crew", "apply", "applied", "application", "worker", "trial"] },
  },
  {
    id: "b32",
    industry: "beauty",
    prompt:
      "Launch our new perfume 'Low Tide' inside a hospital's main lobby in Baltimore where staff pass, one day 11-2, " +
      "$5,500. People find perfume counters pushy. They must smell it on their own skin. The building is scent-free by " +
      "policy, please respect that. 200 skin tests.",
    product: ["perfume", "Low Tide", "fragrance"],
    problem: ["pushy", "counter", "pressure"],
    audience: { words: ["staff", "employee"] },
    mustHaves: { "smelled on their own skin": ["skin"] },
    mustNots: { "a scent-free building": ["spray", "diffuse*", "scent cloud", "spritz"] },
    place: { words: ["Baltimore", "lobby", "hospital"], wrong: ["mall", "festival", "street", "trade show"] },
    when: {
      days: 1,
      hours: 3,
      words: ["11 a.m.", "11 am", "11am", "11:00", "11-2", "11 to 2", "11–2", "lunch", "midday", "noon"],
      wrong: ["evening", "night", "weekend"],
    },
    budgetCents: 550_000,
    target: { count: 200, counts: ["test", "trial", "skin"] },
    unmet: [
      {
        line: "must-have",
        why: "Nobody can smell a perfume on the skin in a building that forbids scents.",
        words: ["scent-free", "skin", "policy", "smell"],
      },
    ],
  },
  {
    id: "b33",
    industry: "beauty",
    prompt: barbers("beard oil"),
    product: ["beard oil", "oil"],
    problem: ["undercut", "online", "price", "burnt"],
    audience: { words: ["barber", "salon owner", "stockist"], size: 3_000 },
    mustHaves: { "tried at a washbasin": ["washbasin", "basin", "sink"] },
    mustNots: {
      "no influencers": ["influencer", "creator"],
      "no spinning wheel": ["spinning wheel", "prize wheel", "wheel of"],
    },
    place: { words: ["Atlanta"], wrong: ["street", "campus", "mall", "storefront"] },
    when: { days: 2, hours: 18, words: ["Sunday", "Monday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 3_350_000,
    target: { count: 110, counts: ["lead", "stockist", "contact"] },
    pair: "b34",
  },
  {
    id: "b34",
    industry: "beauty",
    prompt: barbers("hand cream"),
    product: ["hand cream", "cream"],
    problem: ["undercut", "online", "price", "burnt"],
    audience: { words: ["barber", "salon owner", "stockist"], size: 3_000 },
    mustHaves: { "tried at a washbasin": ["washbasin", "basin", "sink"] },
    mustNots: {
      "no influencers": ["influencer", "creator"],
      "no spinning wheel": ["spinning wheel", "prize wheel", "wheel of"],
    },
    place: { words: ["Atlanta"], wrong: ["street", "campus", "mall", "storefront"] },
    when: { days: 2, hours: 18, words: ["Sunday", "Monday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 3_350_000,
    target: { count: 110, counts: ["lead", "stockist", "contact"] },
    pair: "b33",
  },
  {
    id: "b35",
    industry: "sports",
    prompt:
      "Recovery boots (the inflatable leg sleeves) at the finish of the Richmond marathon. Runners can't walk down stairs " +
      "for days. Saturday 10am-4pm, 9,000 finishers. We own 24 pairs, one session is 15 minutes. $26,500. Sell nothing on " +
      "site, only rentals booked for their next race: 200. Medical staff next door. No massage, no ice baths.",
    product: ["recovery boot", "leg sleeve", "boot"],
    problem: ["stairs", "sore", "walk", "legs"],
    audience: { words: ["runner", "finisher", "marathon*"], size: 9_000 },
    mustHaves: { "medical staff next door": ["medic*", "first aid"] },
    mustNots: {
      "nothing sold on site": ["on-site sale", "buy on the spot", "cash register", "checkout"],
      "no massage": ["massage"],
      "no ice baths": ["ice bath", "cold plunge"],
    },
    place: { words: ["Richmond", "finish"], wrong: ["conference", "mall", "office", "campus"] },
    when: { days: 1, hours: 6, words: ["Saturday"], wrong: ["evening", "night", "weekday"] },
    budgetCents: 2_650_000,
    target: { count: 200, counts: ["rental", "booking", "booked"] },
  },
  {
    id: "b36",
    industry: "sports",
    prompt:
      "Girls' lacrosse league wants 140 new registrations. Parents in Raleigh see it as a rich kids' sport and don't want to " +
      "buy sticks first. Four Saturday farmers markets, 8-noon. $6,000 even. Lend sticks to kids 7-12; a parent signs. No " +
      "candy, no loud music.",
    product: ["lacrosse"],
    problem: ["rich", "stick", "buy", "expensive", "cost"],
    audience: { words: ["parent", "girl", "kid", "family", "families"] },
    mustHaves: { "sticks to borrow": ["stick"], "a parent signs": ["parent", "sign*", "waiver"] },
    mustNots: {
      "no candy": ["candy", "sweets", "lollipop"],
      "no loud music": ["loud music", "DJ", "sound system"],
    },
    place: {
      words: ["Raleigh", "farmers market", "market"],
      wrong: ["trade show", "hotel", "office", "bar"],
    },
    when: { days: 4, hours: 16, words: ["Saturday"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 600_000,
    target: { count: 140, counts: ["registration", "sign-up"] },
  },
  {
    id: "b37",
    industry: "sports",
    prompt:
      "Smart football helmets for youth coaches. At the high school state final in Indianapolis, in the concourse, only the " +
      "30 minutes before kickoff (that's when everybody arrives). 2,000 head-impact trials, each takes ten minutes with the " +
      "fitting. We have 6 helmets. $40k. Coaches worry about concussions.",
    form: { budget: 40_000 },
    product: ["helmet"],
    problem: ["concussion", "head impact", "impact"],
    audience: { words: ["coach"] },
    mustHaves: { "a fitting with each trial": ["fitting", "fitted"] },
    place: { words: ["Indianapolis", "concourse"], wrong: ["trade show", "mall", "hotel", "campus"] },
    when: {
      days: 1,
      hours: 0.5,
      words: ["kickoff", "30 minutes", "half hour"],
      wrong: ["all day", "morning", "weekend"],
    },
    budgetCents: 4_000_000,
    target: { count: 2_000, counts: ["trial", "test"] },
    unmet: [
      {
        line: "target",
        why: "Six helmets at ten minutes each make 18 trials in half an hour.",
        words: ["2,000", "trial", "18"],
      },
    ],
  },
];
