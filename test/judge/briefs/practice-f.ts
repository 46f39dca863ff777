// cspell:ignore eyepatch famil Habibi Pani Trafford
// cspell:ignore Ganesh Gillian girlboss HafenCity Kano Nashik Noida Ottakring Suqeim catwalk colour costlier
// cspell:ignore borewell furbabies furbaby mandi pawrent pawrents purrfect trousers
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from an escape game on a barge to work trousers. */
export const practiceF: readonly Brief[] = [
  {
    id: "j11",
    industry: "entertainment",
    prompt:
      "CREATIVE BRIEF / Client: Barge 9, an escape game below deck in Hamburg\nAudience: office teams in HafenCity who've sat in the same meeting room since January\nInsight: every team outing ends at a buffet where accounting talks to accounting\nTension: they want to be surprised, they fear being embarrassed\nAsk: a taster on the quay and aboard, two evenings (Wed, Thu), 18:00-22:00\nGuardrails: no contests of any kind, no screens, no pirates\nCapacity: one room, one team at a time, 30 minutes a team\nBudget: EUR 11k\nKPI: 14 teams play the taster",
    product: ["Barge 9", "escape game", "escape room"],
    problem: ["buffet", "meeting room", "accounting", "same people", "embarrass*"],
    audience: { words: ["office team", "team", "colleague"] },
    mustNots: {
      "no contests": [
        "contest",
        "competition",
        "leaderboard",
        "winning team",
        "fastest team",
        "scoreboard",
        "prize",
        "raffle",
      ],
      "no screens": ["screen", "tablet", "iPad", "TV", "projector", "touchscreen", "LED wall"],
      "no pirates": ["pirate", "Jolly Roger", "treasure chest", "eyepatch"],
    },
    place: {
      words: ["Hamburg", "HafenCity", "quay", "barge", "below deck"],
      wrong: ["trade show", "shopping mall", "hotel", "campus"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["evening", "Wednesday", "Thursday"],
      wrong: ["morning", "lunch", "Saturday", "Sunday"],
    },
    target: { count: 14, counts: ["team"] },
  },
  {
    id: "j12",
    industry: "retail", // Sector: beauty.
    industryOpen: true,
    prompt:
      "Dear Sir/Madam, greetings of the day. We are manufacturing a shampoo bar for hard water. In Delhi NCR borewell water is making the hair like a broom and no foam is coming, people are buying costlier and costlier bottles only. We have booked the mall atrium in Noida for one week, 7 days, 12 noon to 8 pm. There will be 4 wash basins and one wash is taking ten minutes. Strictly no before-after photographs, no film star or celebrity, and no talk of fairness or skin colour, our founder will cancel the whole thing. Budget is Rs 14 lakh plus GST. We are expecting 600 washes. Kindly do the needful.",
    product: ["shampoo bar", "shampoo"],
    problem: ["hard water", "borewell", "foam", "lather", "broom"],
    audience: { words: ["people with hard water", "shopper", "Noida resident", "resident", "household"] },
    mustNots: {
      "no before-after photographs": [
        "before-and-after",
        "before and after photo",
        "before/after",
        "before-after",
      ],
      "no celebrity": ["celebrity", "film star", "Bollywood", "actress", "brand ambassador"],
      "no fairness talk": ["fairness", "fair skin", "skin tone", "glowing skin", "complexion"],
    },
    place: { words: ["Noida", "Delhi", "atrium", "mall"], wrong: ["trade show", "salon", "campus", "hotel"] },
    when: { days: 7, hours: 56, words: ["week", "seven days", "7 days"], wrong: ["breakfast", "midnight"] },
    target: { count: 600, counts: ["wash", "hair wash"] },
  },
  {
    id: "j13",
    industry: "retail", // Sector: sports.
    industryOpen: true,
    prompt:
      "Habibi we need something fresh. Product: cooling vest for amateur runners, you soak it, you wear it, you run 40 minutes more before the heat kills your pace. Dubai, the running track by the beach at Umm Suqeim, six Saturdays, 5am to 7am because after that nobody is outside. The running groups, maybe 250 people all together. We have 20 vests for trying, half an hour each. AED 60,000.",
    product: ["cooling vest", "vest"],
    problem: ["heat", "hot", "pace", "overheat*"],
    audience: { words: ["runner", "running group"], size: 250 },
    place: {
      words: ["Dubai", "Umm Suqeim", "running track", "track"],
      wrong: ["shopping mall", "gym", "hotel", "trade show"],
    },
    when: {
      days: 6,
      hours: 12,
      words: ["Saturday", "5 a.m.", "5 am", "morning", "sunrise"],
      wrong: ["evening", "lunch", "Sunday", "afternoon"],
    },
  },
  {
    id: "j14",
    industry: "finance", // Sector: real estate.
    industryOpen: true,
    prompt:
      "For the attention of the agency. Our client is a housing cooperative (64 flats, first occupancy in two years) in Munich. Target group: families who rent and who have been given notice for owner's use. Without security of tenure a family moves every three years and the child changes schools. The evening takes place in the school hall of the quarter on a Thursday, 19:00 to 21:00, with 60 seats, which for fire safety can't be exceeded; one family takes one seat or more. Requirements: (1) every family leaves with its monthly payment, to the euro, in writing. (2) Under the prospectus law neither prices nor monthly payments nor any other figure in money may be communicated before approval, in any form. (3) No toy for children with a logo. (4) Nobody signs anything this evening. Costs up to USD 7,000. 25 families who ask for the second meeting.",
    product: ["housing cooperative", "cooperative", "co-op", "flat"],
    problem: ["notice", "owner's use", "moves", "moving", "changes schools", "change schools", "tenure"],
    audience: { words: ["famil*"], size: 60 },
    mustHaves: { "every family gets its monthly payment in writing": ["monthly payment", "to the euro"] },
    mustNots: {
      "no figures in money": [
        "price list",
        "price tag",
        "euros a month",
        "per square meter",
        "purchase price",
      ],
      "no toys with a logo": ["branded toy", "teddy", "logo toy", "branded balloon", "plush"],
      "nobody signs anything": [
        "sign the contract",
        "signs a contract",
        "signing table",
        "signed reservation",
      ],
    },
    place: {
      words: ["Munich", "school hall", "hall"],
      wrong: ["trade show", "shopping mall", "bank branch", "street"],
    },
    when: {
      days: 1,
      hours: 2,
      words: ["Thursday", "evening", "19:00"],
      wrong: ["morning", "weekend", "Saturday", "lunch"],
    },
    budgetCents: 700_000,
    target: { count: 25, counts: ["famil*", "second meeting", "meeting"] },
    unmet: [
      {
        line: "must-have",
        why: "The monthly payment in writing is a figure in money, which the brief itself forbids.",
        words: ["monthly payment", "to the euro", "figure", "in writing", "prospectus"],
      },
    ],
  },
  {
    id: "j15",
    industry: "education", // Sector: nonprofit.
    industryOpen: true,
    prompt:
      "hiya. coat library in glasgow (borrow a winter coat oct-apr, bring it back clean). we need coats IN. thousands of good coats hang in office wardrobes, and folk on our list walk to work in a hoodie at minus 4. central station concourse said yes: a tuesday lunch break, 12 to 2. it's commuters + office workers. £600 and that's the lot. one rail, holds 60. no sad piano music, no photos of anyone who borrows, and don't ever write 'the needy' or 'the poor'. every coat gets a handwritten tag from the giver",
    product: ["coat library", "coat"],
    problem: ["hoodie", "minus", "cold", "wardrobe", "winter"],
    audience: { words: ["commuter", "office worker"] },
    mustHaves: { "a handwritten tag on every coat": ["handwritten", "tag", "hand-written"] },
    mustNots: {
      "no sad music": ["piano", "violin", "sad music", "somber music"],
      "no photos of borrowers": [
        "borrower portrait",
        "portraits of",
        "photos of borrowers",
        "photo exhibition",
      ],
      'never "the needy" or "the poor"': ["the needy", "the poor", "underprivileged", "less fortunate"],
    },
    place: {
      words: ["Glasgow", "Central Station", "concourse", "station"],
      wrong: ["shopping mall", "church", "trade show", "school"],
    },
    when: {
      days: 1,
      hours: 2,
      words: ["Tuesday", "lunch", "12"],
      wrong: ["evening", "weekend", "Saturday", "night"],
    },
  },
  {
    id: "j16",
    industry: "tech", // Sector: energy.
    industryOpen: true,
    prompt:
      "Good day, we offer a solar panel for the balcony, which the tenant hangs on the railing and plugs in the socket, ready. In Vienna the people believe they need the landlord, an electrician and a roof, and so they pay the power bill and grumble. We go into three courtyards of council housing in Ottakring, each time one evening, 17:00 to 20:00. Two electricians are there, one advice lasts 15 minutes. Conditions of the house management: nothing edible (rats!), nothing gets drilled or screwed, no party politics. 5.000 Euro.",
    product: ["solar panel", "balcony solar", "panel"],
    problem: ["landlord", "power bill", "electricity bill", "roof", "grumble*"],
    audience: { words: ["tenant", "renter"] },
    mustNots: {
      "nothing edible": [
        "snack",
        "cookie",
        "cake",
        "barbecue",
        "sausage",
        "popcorn",
        "strudel",
        "fruit",
        "ice cream",
        "waffle",
        "chocolate",
      ],
      "nothing is drilled or screwed": ["drill", "drilled", "drilling", "screwdriver", "screwed"],
      "no party politics": ["mayor", "city councilor", "politician", "party leader"],
    },
    place: {
      words: ["Vienna", "Ottakring", "courtyard"],
      wrong: ["shopping mall", "trade show", "hotel", "parking lot"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["evening", "three evenings", "17:00"],
      wrong: ["morning", "lunch", "breakfast"],
    },
  },
  {
    id: "j17",
    industry: "tech", // Sector: telecommunications.
    industryOpen: true,
    prompt:
      "Re: Kano activation, from regional manager north. We've put up a solar mast so that five villages outside Kano get phone signal, before this one person had to climb the water tower to call a doctor. Now they must register SIM. Market square of the biggest village, Saturday and Sunday, 9am-12 and 2pm-5pm, break is for prayer, do not touch it. Fingerprint takes five minutes and I have three machines, no more machines are coming. Women have their own line with a woman agent, this is compulsory. No free data and no airtime promo (regulator). Nobody should snap women. No dancing troupe. We are not told the budget yet. 400 SIM registrations.",
    product: ["SIM", "signal", "mast"],
    problem: ["water tower", "call a doctor", "no coverage", "climb*"],
    audience: { words: ["villager", "village"] },
    mustHaves: {
      "women have their own line with a woman agent": [
        "woman agent",
        "female agent",
        "women's line",
        "own line",
      ],
    },
    mustNots: {
      "no free data or airtime": ["free data", "free airtime", "airtime bonus", "bonus data", "data bundle"],
      "nobody photographs women": ["photo booth", "selfie", "photo wall", "group photo", "photographer"],
      "no dancing troupe": ["dancer", "dance troupe", "dancing", "dance floor"],
    },
    place: {
      words: ["Kano", "market square", "village"],
      wrong: ["shopping mall", "trade show", "hotel", "campus"],
    },
    when: { days: 2, hours: 12, words: ["Saturday", "Sunday", "9"], wrong: ["night", "weekday"] },
    target: { count: 400, counts: ["registration", "SIM"] },
  },
  {
    id: "j18",
    industry: "retail", // Sector: agriculture.
    industryOpen: true,
    prompt:
      "• drip tape for grapes & onions, brand PaniLine\n• farmers flood the field, half of the water is gone by 11 am, motor runs whole night\n• venue - wholesale mandi, Nashik, auction yard gate\n• three Mondays, 5 to 8 in the morning only\n• don'ts: no tractor on stage or anywhere, no gods on any banner, no film songs\n• field team - 3 officers, 6 min per farmer\n• USD 4200 all inclusive",
    product: ["PaniLine", "drip tape", "drip"],
    problem: ["flood*", "half of the water", "half the water", "motor", "water loss"],
    audience: { words: ["farmer", "grower"] },
    mustNots: {
      "no tractor": ["tractor"],
      "no gods on any banner": ["Ganesh", "deity", "goddess", "Lakshmi", "shrine"],
      "no film songs": ["film song", "Bollywood", "movie song", "playlist"],
    },
    place: {
      words: ["Nashik", "mandi", "auction yard", "yard", "gate"],
      wrong: ["shopping mall", "hotel", "trade show", "school"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Monday", "morning", "5 a.m.", "5 am"],
      wrong: ["evening", "weekend", "Saturday", "lunch"],
    },
    budgetCents: 420_000,
  },
  {
    id: "j19",
    industry: "retail", // Sector: pets.
    industryOpen: true,
    prompt:
      "G'day, Gillian here, semi-retired vet. I make a dental gel for cats, you put it on a paw and the cat does the rest. By age three most cats have sore gums and the owner notices when it stops eating, and then I get to pull teeth. It's online ONLY, I'm in Alice Springs and you're not. Two evenings, 7-9pm, Tuesday & Wednesday. I answer questions live, both nights, myself. Look, no dogs (they always take over), no baby talk – no furbabies, no pawrents – and no guilt trips. I've made 120 sample tubes this year and the still is now cold, so that's all there is till winter. $2,000 US. My nephew wrote '250 households get a sample tube' into the grant form.",
    product: ["dental gel", "gel"],
    problem: ["sore gum", "gum", "teeth", "stops eating"],
    audience: { words: ["cat owner", "cat household", "household", "owner"] },
    mustHaves: { "the vet answers questions live": ["live", "Gillian"] },
    mustNots: {
      "no dogs": ["dog", "puppy", "puppies", "canine"],
      "no baby talk": ["furbaby", "furbabies", "pawrent", "fur baby", "kitty", "purrfect"],
      "no guilt trips": ["bad owner", "you should be ashamed", "neglectful", "guilt"],
    },
    place: {
      words: ["online", "livestream", "live stream", "video call", "webinar"],
      wrong: ["booth", "pop-up", "pet store", "parking lot", "tent"],
    },
    when: {
      days: 2,
      hours: 4,
      words: ["evening", "Tuesday", "Wednesday"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    budgetCents: 200_000,
    target: { count: 250, counts: ["sample tube", "sample"] },
    unmet: [
      {
        line: "target",
        why: "There are 120 sample tubes, and no more are made in time for 250 households.",
        words: ["250", "120", "tube", "sample"],
      },
    ],
  },
  {
    id: "j20",
    industry: "retail", // Sector: fashion.
    industryOpen: true,
    prompt:
      "Work trousers cut for women. I'm a spark, twenty years in, and I've only ever had men's trousers with a belt punched twice. Waist gapes, knee pads sit on your shins. There's an electrical trade counter in Manchester (Trafford Park) and we've got the corner by the kettle for five mornings, Mon–Fri, half six to half eight. ONE changing cubicle, call it eight minutes a go. Everyone who tries a pair kneels and reaches up in them, that's the point. Three grand, pounds. 60 women trying a pair on in the week would tell me I'm not mad.",
    product: ["trousers", "work trousers"],
    problem: ["waist", "gape*", "knee pad", "men's trousers", "belt"],
    audience: { words: ["women", "woman", "female electrician", "electrician"] },
    mustHaves: { "kneeling and reaching up": ["kneel*", "knelt", "reaches up", "reaching up"] },
    place: {
      words: ["Manchester", "Trafford Park", "trade counter", "counter"],
      wrong: ["shopping mall", "boutique", "trade show", "hotel"],
    },
    when: {
      days: 5,
      hours: 10,
      words: ["morning", "Monday", "6:30", "Friday"],
      wrong: ["evening", "weekend", "Saturday", "lunch"],
    },
    target: { count: 60, counts: ["try-on", "fitting", "women", "trial", "tries"] },
  },
];
