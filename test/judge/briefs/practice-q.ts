// cspell:ignore enrolments enrolment
// cspell:ignore Antwerp Bengaluru boda Chennai condominium doze enrolment Hardwick hijab Ikeja Kisumu landscap
// cspell:ignore Ljubljana moist Oloyin Paulo São Sharjah starv suya violen zelador
import type { Brief } from "./brief.ts";

/** Briefs as strangers of many trades type them, first part. */
export const practiceQ: readonly Brief[] = [
  {
    id: "u101",
    industry: "healthcare",
    prompt:
      "- what: StepIn, a wire frame, you put on a compression stocking alone, no pulling\n- who: district nurses, Antwerp, 180 of them start from the same base\n- why: their thumbs and wrists are wrecked from 15 stockings a day\n- where: covered parking lot of the base\n- when: Tue + Thu, 6.30–8.30 am\n- three frames, 6 minutes per try, 60 tries is the goal\n- must: nurses do it on their own leg\n- not: white coats, product films\n- 4,200 dollars",
    product: ["StepIn", "frame"],
    problem: ["thumb", "wrist", "pulling", "sore", "strain*"],
    audience: { words: ["nurse"], size: 180 },
    mustHaves: { "on their own leg": ["own leg", "their leg", "own calf"] },
    mustNots: {
      "no white coats": ["white coat", "lab coat"],
      "no product films": ["product film", "product video", "film loop", "video loop"],
    },
    place: { words: ["Antwerp", "parking lot", "car park", "base"], wrong: ["trade show", "hotel", "mall"] },
    when: {
      days: 2,
      hours: 4,
      words: ["Tuesday", "Thursday", "morning", "6:30"],
      wrong: ["evening", "weekend"],
    },
    budgetCents: 420_000,
    target: { count: 60, counts: ["try", "tries", "trial"] },
  },
  {
    id: "u102",
    industry: "other",
    prompt:
      "So, I used to be a physics teacher, then my father left me forty hives and I was driving two hours every Sunday just to see if they were hungry, which is how the hive scale came about – you push it under the hive, it texts you the weight. Hobby beekeepers, that is who should have it, people with five or six hives and a day job. There is a honey market in Ljubljana on a Saturday, 8 to 13, and my cousin can give me the corner by the fountain. Please: no live bees, half the town is allergic. And nothing to eat from us, the sellers around would kill me. I would like that each one guesses the weight of a box before it is shown. USD 2,900. 35 pre-orders would pay the next batch.",
    product: ["hive scale", "scale"],
    problem: ["hungry", "drive", "driving", "starv*", "every Sunday", "two hours"],
    audience: { words: ["beekeeper"] },
    mustHaves: { "each one guesses a weight": ["guess*"] },
    mustNots: {
      "no live bees": ["live bees", "observation hive", "living bees"],
      "nothing to eat": ["honey tasting", "taste the honey", "snack", "honey sample", "cookie"],
    },
    place: { words: ["Ljubljana", "market", "fountain"], wrong: ["trade show", "shopping mall", "hotel"] },
    when: { days: 1, hours: 5, words: ["Saturday", "morning", "8"], wrong: ["evening", "Friday"] },
    budgetCents: 290_000,
    target: { count: 35, counts: ["pre-order", "preorder", "order"] },
  },
  {
    id: "u103",
    industry: "finance",
    prompt:
      "Dear team, kindly propose an activation for our accident cover for boda boda riders: 20 shillings a day, paid by phone, and the hospital is settled directly. When a rider falls today the family must sell the motorbike to pay the bill. Place: one petrol station in Kisumu, Monday to Wednesday, 6 to 9 in the morning. We have two agents and one enrolment takes 8 minutes. Management wants 1,500 policies in those three days. Pictures of accidents are not acceptable and please no prizes. Budget KES 400,000.",
    product: ["accident cover", "cover"],
    problem: ["hospital", "bill", "sell the motorbike", "sell the bike", "sell their"],
    audience: { words: ["rider", "boda boda"] },
    mustNots: {
      "no pictures of accidents": ["crash photo", "accident photo", "photos of accidents", "wreck"],
      "no prizes": ["prize", "raffle", "lucky draw", "lottery"],
    },
    place: { words: ["Kisumu", "petrol station", "station"], wrong: ["mall", "hotel", "bank branch"] },
    when: {
      days: 3,
      hours: 9,
      words: ["morning", "Monday", "Wednesday", "6"],
      wrong: ["evening", "weekend", "night"],
    },
    target: { count: 1_500, counts: ["policy", "policies", "enrolment", "enrollment"] },
    unmet: [
      {
        line: "target",
        why: "Two agents, nine hours and 8 minutes each give 135 enrolments.",
        words: ["1,500", "1500", "two agents", "8 minutes", "135"],
      },
    ],
  },
  {
    id: "u104",
    industry: "travel",
    prompt:
      "Hi, pls share ideas for FlatBus: overnight bus Chennai–Bengaluru where every berth is flat and has a door. TG is testers and support engineers who go home each weekend, sit upright for 7 hrs and reach with a stiff neck. We have got permission for the canteen block of one tech park in Chennai, Thu & Fri, lunch time 12.30 to 2.30. One sample berth can be brought. People have to lie down in it with the door shut. Avoid any mention of Indian Railways, also no selfie contest please, HR of the park is strict. 120 bookings expected. Overall USD 5,500.",
    product: ["FlatBus", "berth", "bus"],
    problem: ["upright", "stiff neck", "neck", "7 hours", "seven hours"],
    audience: { words: ["tester", "support engineer", "engineer"] },
    mustHaves: { "lying down with the door shut": ["lie down", "lies down", "lying", "lie in"] },
    mustNots: {
      "no mention of Indian Railways": ["Indian Railways", "train sleeper class"],
      "no selfie contest": ["selfie", "photo contest"],
    },
    place: { words: ["Chennai", "canteen", "tech park"], wrong: ["bus terminal", "shopping mall", "hotel"] },
    when: { days: 2, hours: 4, words: ["Thursday", "Friday", "lunch"], wrong: ["evening", "Sunday"] },
    budgetCents: 550_000,
    target: { count: 120, counts: ["booking"] },
  },
  {
    id: "u105",
    industry: "beauty",
    prompt:
      "We have scalp oil for ladies who wear hijab all day: the scalp stays damp under the cloth and the hair becomes thin at the front. Venue is the ladies' prayer-side lounge of a mall in Sharjah. Two evenings, Tuesday and Wednesday, 5 pm until 9 pm. Three chairs, a scalp check is ten minutes. Required: women only, the whole team also. Not allowed: cameras of any type, perfume in the air, and no celebrity. We have AED 60,000. Wish: 90 scalp checks.",
    product: ["scalp oil", "oil"],
    problem: ["damp", "thin", "thinning", "moist*", "sweat*"],
    audience: { words: ["hijab", "ladies", "women"] },
    mustHaves: { "women only": ["women only", "women-only", "female", "ladies only", "only women"] },
    mustNots: {
      "no cameras": ["photo booth", "selfie", "camera", "before-and-after photo", "photographer"],
      "no perfume in the air": ["perfume", "diffuser", "scented mist", "fragrance mist"],
      "no celebrity": ["celebrity", "influencer"],
    },
    place: { words: ["Sharjah", "lounge", "mall"], wrong: ["street", "trade show", "campus"] },
    when: { days: 2, hours: 8, words: ["Tuesday", "Wednesday", "evening", "5"], wrong: ["morning", "lunch"] },
    target: { count: 90, counts: ["scalp check", "check"] },
  },
  {
    id: "u106",
    industry: "gaming",
    prompt:
      "Our game is called Slow Orchard. You plant one tree per day on the phone and nothing attacks you. It is for retired persons in Japan who were told by the grandchild that games are only shooting. We do it online only, seven days from Monday. Leaderboards and streamers are not desirable. Timers also. The letters have to be large. It would be good if grandchild and grandparent plant the first tree together in the video call. 500 first trees.",
    product: ["Slow Orchard", "orchard", "game"],
    problem: ["shooting", "attack", "violen*", "fast"],
    audience: { words: ["retired", "retiree", "grandparent", "senior"] },
    mustHaves: {
      "the first tree is planted together": ["together", "grandchild", "grandchildren"],
      "large letters": ["large letter", "large type", "large text", "big letters", "large print", "font"],
    },
    mustNots: {
      "no leaderboards": ["leaderboard", "high score", "ranking"],
      "no streamers": ["streamer", "Twitch", "influencer"],
      "no timers": ["countdown", "timer", "time limit"],
    },
    place: { words: ["online"], wrong: ["arcade", "booth", "shopping mall", "trade show"] },
    when: { days: 7, words: ["seven days", "week", "Monday", "7 days"], wrong: ["one evening"] },
    target: { count: 500, counts: ["tree", "first tree"] },
  },
  {
    id: "u107",
    industry: "tech",
    prompt:
      "Hello! Here in São Paulo we make a small box that listens to the elevator and says three weeks before that it will stop. The zelador (the building caretaker) is who hears all the complaints when granny climbs nine floors. Condominium fair, 3 days, 10h to 18h, stand of 12 square meters. We want caretakers hear the sound of a sick door motor and guess. Never somebody is shut in a cabin, never we say that the caretaker loses his job. USD 18.000 total with stand building. 70 visits to buildings marked in the calendar.",
    product: ["box", "sensor", "elevator"],
    problem: ["complain*", "stop", "stops", "stuck", "climb*", "breakdown"],
    audience: { words: ["caretaker", "zelador"] },
    mustHaves: { "hearing a sick door motor": ["motor", "sound", "listen*", "hear*"] },
    mustNots: {
      "nobody is shut in a cabin": ["locked in", "shut in", "escape room", "trapped inside"],
      "never that the caretaker loses the job": ["replaces the caretaker", "fewer caretakers", "job cuts"],
    },
    place: { words: ["São Paulo", "Sao Paulo", "fair", "stand"], wrong: ["street", "mall", "campus"] },
    when: { days: 3, hours: 24, words: ["three days", "3 days", "10"], wrong: ["evening", "weekend"] },
    budgetCents: 1_800_000,
    target: { count: 70, counts: ["visit", "building"] },
  },
  {
    id: "u108",
    industry: "nonprofit",
    prompt:
      "right so we're WalkTalk, volunteers who stay on the phone with you till you're through your own front door. students here in Dundee know the number, what we're short of is folk to answer it: last month one call in five rang out. freshers' week, sports hall, weds 11-3, we get one table. i do NOT want fear. no crime stats, no alarms or sprays given away, no police at the table. what i want is someone having an actual five minute call w/ a stranger and finding out it's nice. 600 quid. 40 volunteers signed up and i'll cry",
    product: ["WalkTalk", "phone", "call"],
    problem: ["rang out", "unanswered", "one in five", "one call in five", "nobody answer*", "short of"],
    audience: { words: ["student", "fresher"] },
    mustHaves: { "a real call with a stranger": ["stranger", "five minute", "five-minute"] },
    mustNots: {
      "no crime statistics": ["crime statistic", "crime stats", "assault figures", "crime rate"],
      "no alarms or sprays": ["pepper spray", "personal alarm", "alarm keychain"],
      "no police": ["police officer", "police"],
    },
    place: { words: ["Dundee", "sports hall", "hall"], wrong: ["shopping mall", "hotel", "trade show"] },
    when: { days: 1, hours: 4, words: ["Wednesday", "11"], wrong: ["evening", "Saturday", "night market"] },
    target: { count: 40, counts: ["volunteer", "sign-up"] },
  },
  {
    id: "u109",
    industry: "fashion",
    prompt:
      "REQUEST FOR CONCEPT 22-B\nItem: Hardwick work trousers, cut for women, knee panels can be swapped\nUser group: women in landscaping and arboriculture, est. 240 on site\nNeed: men's trousers gape at the waist and tear at the knee\nSite: equipment yard of a nursery wholesaler, Portland, Oregon\nSchedule: two Saturdays, 10:00-16:00\nMandatory: all sizes 2 to 28 present; one knee panel is swapped by each wearer\nExcluded: color pink; runway shows; body measurements said aloud\nFunds: $14,500\nOutcome: 100 pairs ordered",
    product: ["Hardwick", "trousers", "work trousers"],
    problem: ["gape*", "tear*", "torn", "waist", "rip*"],
    audience: { words: ["landscap*", "arborist", "women"], size: 240 },
    mustHaves: {
      "all sizes": ["size", "sizes"],
      "a knee panel is swapped": ["knee panel", "swap*"],
    },
    mustNots: {
      "no pink": ["pink"],
      "no runway shows": ["runway", "catwalk", "fashion show"],
      "no measurements said aloud": ["calls out measurements", "announces sizes"],
    },
    place: { words: ["Portland", "yard", "nursery"], wrong: ["shopping mall", "hotel", "trade show"] },
    when: { days: 2, hours: 12, words: ["Saturday", "10"], wrong: ["Sunday", "evening", "night"] },
    budgetCents: 1_450_000,
    target: { count: 100, counts: ["pair", "order"] },
  },
  {
    id: "u110",
    industry: "food",
    prompt:
      "We dey launch noodles made from cowpea, brand is Oloyin Quick. Target na security guards wey dey night shift for Ikeja, Lagos. By 1 am the only thing around is sugary biscuit and energy drink and they doze off. We park one cart at the gate of an industrial estate two nights, 10pm to 2am. The cart has one burner, 4 bowls at a time, each batch takes 5 minutes. We want 1,000 bowls. Guards must eat standing, na rule of the post. No meat at all, no loud music, no raffle. Budget $3,100.",
    product: ["Oloyin Quick", "noodle"],
    problem: ["biscuit", "energy drink", "doze*", "sleepy", "sugar*"],
    audience: { words: ["guard", "security guard"] },
    mustHaves: { "eaten standing": ["standing", "on their feet", "stand"] },
    mustNots: {
      "no meat": ["chicken", "beef", "meat", "suya"],
      "no loud music": ["DJ", "loudspeaker", "live band", "sound system"],
      "no raffle": ["raffle", "prize draw", "lucky draw"],
    },
    place: { words: ["Lagos", "Ikeja", "gate", "industrial estate"], wrong: ["mall", "hotel", "campus"] },
    when: { days: 2, hours: 8, words: ["night", "10"], wrong: ["lunch", "afternoon", "morning rush"] },
    budgetCents: 310_000,
    target: { count: 1_000, counts: ["bowl"] },
    unmet: [
      {
        line: "target",
        why: "Four bowls every 5 minutes are 48 an hour, 384 in eight hours.",
        words: ["1,000", "1000", "burner", "5 minutes", "384"],
      },
    ],
  },
];
