// cspell:ignore Bhubaneswar Coorg Dunedin Gqeberha Kreuzberg Oaxaca Pune enrol enrolment enrolments jobcenter kerb mould yoghurt
import type { Brief } from "./brief.ts";

/** Briefs without marks, as lists, as mails and in words for numbers. */
export const practiceD: readonly Brief[] = [
  {
    id: "t1",
    industry: "food",
    prompt:
      "we make oat yoghurt in dunedin and people who try it like it but nobody tries it because they think oats mean porridge want to be at the farmers market on a saturday from eight to twelve with about six hundred shoppers passing we need them to eat a spoonful with fruit please no porridge jokes and no cow costumes budget is two thousand five hundred dollars and if a hundred and fifty people took a coupon we would be happy",
    product: ["oat yoghurt", "oat yogurt", "yoghurt", "yogurt"],
    problem: ["porridge", "oats mean", "nobody tries"],
    audience: { words: ["shopper"], size: 600 },
    mustHaves: { "a spoonful with fruit": ["spoonful", "fruit"] },
    mustNots: {
      "no porridge jokes": ["porridge joke", "porridge pun"],
      "no cow costumes": ["cow costume", "dressed as a cow"],
    },
    place: {
      words: ["Dunedin", "farmers market", "market"],
      wrong: ["trade show", "shopping mall", "campus"],
    },
    when: { days: 1, hours: 4, words: ["Saturday", "morning"], wrong: ["evening", "weekday"] },
    budgetCents: 250_000,
    target: { count: 150, counts: ["coupon"] },
  },
  {
    id: "t2",
    industry: "tech",
    prompt:
      "Product: a sensor that tells a landlord when a flat is getting damp\nWho: property managers, roughly 90\nProblem: they hear about mould only when the tenant's lawyer writes\nWhere: a hotel meeting room, Leeds\nWhen: Thursday 9am-1pm\nBudget: USD 6,500\nMust: a wall with real damp, so that the sensor goes off\nMust not: slides; giveaways\nGoal: 20 site surveys booked",
    product: ["sensor"],
    problem: ["mould", "mold", "damp", "lawyer"],
    audience: { words: ["property manager"], size: 90 },
    mustHaves: { "a wall with real damp": ["damp wall", "wall"] },
    mustNots: {
      "no slides": ["slide", "slideshow", "PowerPoint"],
      "no giveaways": ["giveaway", "give away", "goody bag", "swag"],
    },
    place: {
      words: ["Leeds", "hotel", "meeting room"],
      wrong: ["shopping mall", "street", "park", "campus"],
    },
    when: { days: 1, hours: 4, words: ["Thursday", "morning"], wrong: ["evening", "weekend"] },
    budgetCents: 650_000,
    target: { count: 20, counts: ["site survey", "survey"] },
  },
  {
    id: "t3",
    industry: "automotive",
    prompt:
      "Hi team, following up on our call. The client sells retread tires for delivery vans. Fleet owners in Pune still believe a retread comes apart at speed, which hasn't been true for years. There are around 220 fleet owners coming to the transport association's yard on two Sundays, half past nine till half past one. They would want each owner to cut a tire open himself. Nobody is to drive anything, the insurer won't have it. And the client's chairman can't stand loud music, so none of that. We've been given eleven thousand US dollars. Success would be forty trial sets. Thanks, Anil",
    product: ["retread"],
    problem: ["comes apart", "come apart", "apart at speed", "believe*"],
    audience: { words: ["fleet owner", "owner"], size: 220 },
    mustHaves: { "cutting a tire open": ["cut* open", "cut", "cutting"] },
    mustNots: {
      "nobody drives": ["test drive", "drive a van", "behind the wheel"],
      "no loud music": ["loud music", "DJ", "live band"],
    },
    place: { words: ["Pune", "yard"], wrong: ["shopping mall", "hotel", "campus"] },
    when: { days: 2, hours: 8, words: ["Sunday", "morning"], wrong: ["evening", "weekday"] },
    budgetCents: 1_100_000,
    target: { count: 40, counts: ["trial set", "trial"] },
  },
  {
    id: "t4",
    industry: "healthcare",
    prompt:
      "hearing aid batteries that last three weeks, older people hate changing those tiny things with stiff fingers, we got a corner in a library in gqeberha, monday to friday 10-12, say 250 pensioners over the week, staff of two, 3000 dollars, they should swap one with gloves on so they feel the difference, dont call anyone deaf and dont do any hearing tests (not allowed), 60 sign ups for a free pack",
    product: ["batter*"],
    problem: ["stiff finger", "tiny", "changing"],
    audience: { words: ["pensioner", "older people"], size: 250 },
    mustHaves: { "swapping one with gloves on": ["glove"] },
    mustNots: {
      "no one is called deaf": ["deaf"],
      "no hearing tests": ["hearing test", "test your hearing"],
    },
    place: { words: ["Gqeberha", "library"], wrong: ["shopping mall", "trade show", "street"] },
    when: { days: 5, hours: 10, words: ["Monday", "weekday", "morning"], wrong: ["evening", "weekend"] },
    budgetCents: 300_000,
    target: { count: 60, counts: ["sign-up", "sign up", "free pack", "pack"] },
  },
  {
    id: "t5",
    industry: "finance",
    prompt:
      "A savings app for people paid in cash. Waiters, market sellers, builders: their money is gone by Friday because it sits in a pocket. We were thinking of the bus terminal in Oaxaca, three evenings in a row, six to nine, when they go home. Perhaps 1,800 of them a night. What we'd like is that everyone puts ten pesos in and sees it arrive on their phone. Whatever you do, leave out banks and don't ask for an ID. $9k all in. If 400 opened an account I'd dance.",
    product: ["savings app", "app"],
    problem: ["pocket", "gone by Friday", "gone"],
    audience: { words: ["waiter", "market seller", "builder", "paid in cash"] },
    mustHaves: { "ten pesos in, seen on the phone": ["peso", "ten pesos", "phone"] },
    mustNots: {
      "no banks": ["bank"],
      "no ID": ["ID card", "show ID", "identity card", "passport"],
    },
    place: { words: ["Oaxaca", "bus terminal", "terminal"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 3, hours: 9, words: ["evening"], wrong: ["morning", "breakfast", "lunch"] },
    budgetCents: 900_000,
    target: { count: 400, counts: ["account"] },
  },
  {
    id: "t6",
    industry: "education",
    prompt:
      "- evening course, welding, for women\n- they assume a welding shop is not a place for them\n- 120 women invited (jobcenter list), Berlin-Kreuzberg\n- our own workshop, one Saturday, 10:00 to 16:00\n- each of them welds two pieces of steel together and takes them home\n- no pink. no men on the floor. no speeches.\n- 8.000 dollars\n- 30 enrolments",
    product: ["welding", "course"],
    problem: ["not a place for", "place for them", "assume*"],
    audience: { words: ["women"], size: 120 },
    mustHaves: { "each welds two pieces and takes them home": ["weld*", "steel", "take* home"] },
    mustNots: {
      "no pink": ["pink"],
      "no men on the floor": ["men on the floor", "male"],
      "no speeches": ["speech", "speeches", "keynote"],
    },
    place: { words: ["Berlin", "Kreuzberg", "workshop"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 1, hours: 6, words: ["Saturday"], wrong: ["Sunday"] },
    budgetCents: 800_000,
    target: { count: 30, counts: ["enrol*", "enroll*"] },
  },
  {
    id: "t7",
    industry: "nonprofit",
    industryOpen: true,
    prompt:
      "Our charity lends wheelchairs to families for a week, free, yet most families simply buy a bad one since no one has told them about us. Bhubaneswar, in front of the children's hospital. Four mornings, 7.30 to 11. Of the roughly five hundred parents who queue there we hope a hundred fill in a loan card. It'd be good if parents could push one over a kerb and gravel. We must not show sick children, and no collection boxes. There's one thousand two hundred dollars, plus three volunteers.",
    product: ["wheelchair"],
    problem: ["bad one", "buy a bad", "no one has told", "told them"],
    audience: { words: ["parent", "family"], size: 500 },
    mustHaves: { "pushing one over a curb and gravel": ["kerb", "curb", "gravel"] },
    mustNots: {
      "no sick children shown": ["sick child", "sick children", "sick kids"],
      "no collection boxes": ["collection box", "donation box", "collecting tin"],
    },
    place: { words: ["Bhubaneswar", "hospital"], wrong: ["shopping mall", "trade show", "campus"] },
    when: { days: 4, hours: 14, words: ["morning"], wrong: ["evening", "afternoon"] },
    budgetCents: 120_000,
    target: { count: 100, counts: ["loan card", "card"] },
  },
  {
    id: "t8",
    industry: "sports",
    prompt:
      "A LACE THAT CANNOT COME UNDONE. MARATHON EXPO HALL, VIENNA, FRIDAY AND SATURDAY 10 TO 18. 14,000 RUNNERS PICK UP THEIR BIBS. RUNNERS LOSE A MINUTE RETYING AND SOME FALL. LET THEM JUMP ON A TRAMPOLINE IN THEIR OWN SHOES. BUDGET $22,000. NO PRIZE WHEEL. NO INFLUENCERS. TARGET 900 PAIRS SOLD.",
    product: ["lace"],
    problem: ["retying", "retie", "fall", "minute"],
    audience: { words: ["runner"], size: 14_000 },
    mustHaves: { "jumping on a trampoline": ["trampoline"] },
    mustNots: {
      "no prize wheel": ["prize wheel", "wheel of fortune", "spin the wheel"],
      "no influencers": ["influencer"],
    },
    place: { words: ["Vienna", "expo", "hall"], wrong: ["shopping mall", "street", "campus"] },
    when: { days: 2, hours: 16, words: ["Friday", "Saturday"], wrong: ["Sunday", "evening"] },
    budgetCents: 2_200_000,
    target: { count: 900, counts: ["pair"] },
  },
  {
    id: "t9",
    industry: "retail",
    prompt:
      "Could you propose something for our second-hand tool shop? Folk in Bristol buy a drill, use it for thirteen minutes in its life and leave it in a cupboard. We'd park a trailer outside a big supermarket on the first weekend of the month, noon to five both days. Footfall's something like three thousand. Visitors bring a tool they don't use and we value it there and then. The supermarket forbids selling, so nothing may be sold on the spot; also keep balloons away. We can spend up to four and a half grand (dollars). Two hundred tools valued is what I'd call a good weekend.",
    product: ["tool"],
    problem: ["cupboard", "thirteen minutes", "13 minutes"],
    audience: { words: ["shopper", "visitor", "folk", "people in Bristol"], size: 3000 },
    mustHaves: { "tools valued there and then": ["value*", "valuation", "valuing"] },
    mustNots: {
      "nothing sold on the spot": ["sold on the spot", "buy a tool here", "for sale"],
      "no balloons": ["balloon"],
    },
    place: { words: ["Bristol", "supermarket", "trailer"], wrong: ["trade show", "hotel", "campus"] },
    when: {
      days: 2,
      hours: 10,
      words: ["weekend", "noon", "afternoon"],
      wrong: ["evening", "weekday", "breakfast"],
    },
    budgetCents: 450_000,
    target: { count: 200, counts: ["tool"] },
  },
  {
    id: "t10",
    industry: "other",
    prompt:
      "shared offices in a former dairy, coorg, for people who work from home and go crazy there (kids, power cuts). open day wed + thu 11-7, 80 freelancers expected, thats optimistic. they work half a day for free at a real desk with their own laptop, thats the whole idea. no tour guide, no sales pitch, no coffee brand from outside. budget 150 dollars and we need a band, a caterer and a film crew out of that. 15 memberships",
    product: ["shared office", "office", "desk"],
    problem: ["power cut", "kids", "crazy", "work from home"],
    audience: { words: ["freelancer", "work from home"], size: 80 },
    mustHaves: { "half a day at a real desk with their own laptop": ["half a day", "desk", "laptop"] },
    mustNots: {
      "no tour guide": ["tour guide", "guided tour"],
      "no sales pitch": ["sales pitch", "pitch"],
    },
    place: { words: ["Coorg", "dairy"], wrong: ["shopping mall", "trade show", "campus"] },
    when: { days: 2, hours: 16, words: ["Wednesday", "Thursday"], wrong: ["weekend", "breakfast"] },
    budgetCents: 15_000,
    target: { count: 15, counts: ["membership", "member"] },
    unmet: [
      {
        line: "budget",
        why: "$150 pays no band, caterer and film crew.",
        words: ["150", "budget", "band", "caterer", "film crew"],
      },
    ],
  },
];
