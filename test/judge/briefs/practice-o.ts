// cspell:ignore fundrais neighbour Nipro theatre
// cspell:ignore Querétaro Queretaro Fukuoka Recife Dhabi Kochi Calabar naira verboden padel
import type { Brief } from "./brief.ts";

/** A dialysis chair, gutter guards, an account for teenagers and others, some against their own limits. */
export const practiceO: readonly Brief[] = [
  {
    id: "s211",
    industry: "healthcare",
    prompt:
      "Good day. We manufacture a dialysis chair which the patient can tilt alone, without calling for " +
      "the nurse. In our region patients lie four hours and their back hurts. Occasion: congress of " +
      "kidney nurses, Fukuoka, 2 days, 10:00-16:00, booth of 18 square meters. Attendance is 1,100 " +
      "nurses. We bring 2 chairs; a trial takes 15 minutes with removing of shoes, and only one person " +
      "may be in a chair. It is our sincere wish that 200 nurses lie in the chair. Kindly no blood, no " +
      "needles, and no comparison with the other makers. Each visitor receives a pair of slippers. " +
      "Budget 19,000 USD.",
    product: ["dialysis chair", "chair"],
    problem: ["back", "four hours", "hurt*", "pain", "calling"],
    audience: { words: ["nurse"], size: 1_100 },
    mustHaves: { "slippers for each visitor": ["slipper"] },
    mustNots: {
      "no blood, no needles": ["blood sample", "fake blood", "needle", "syringe"],
      "no comparison with other makers": ["Fresenius", "Baxter", "Nipro", "competitor's chair"],
    },
    place: { words: ["Fukuoka", "congress", "booth"], wrong: ["shopping mall", "street", "school hall"] },
    when: { days: 2, hours: 12, words: ["two days", "2 days", "10"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 1_900_000,
    target: { count: 200, counts: ["trial", "lie", "lies", "lie down", "in the chair"] },
    unmet: [
      {
        line: "target",
        why: "Two chairs with 15 minutes a trial give eight an hour, so 96 in twelve hours.",
        words: ["200", "96", "15 minutes", "two chairs", "2 chairs", "trial"],
      },
    ],
  },
  {
    id: "s212",
    industry: "retail",
    prompt:
      "GUTTER GUARDS. I own the store, second generation, Dayton Ohio. Leaves clog the gutter, gutter " +
      "overflows, basement floods, folks blame the roofer. A guard snaps on in 40 seconds a yard and I " +
      "can prove it with a bucket of water and wet oak leaves. I get the end of the parking lot, six " +
      "Saturdays in October and November, 10 to 3. Homeowners, most of them over 55, about 80 who'd " +
      "stop each Saturday. NOBODY climbs a ladder, my insurer would have a stroke. No pumpkin stuff, " +
      "no football. I've got $5,400. Sell 70 sets.",
    product: ["gutter guard", "guard"],
    problem: ["clog*", "overflow*", "flood*", "basement", "leaves"],
    audience: { words: ["homeowner"], size: 480 },
    mustHaves: { "a bucket of water and wet leaves": ["bucket", "leaves"] },
    mustNots: {
      "nobody climbs a ladder": ["ladder", "scaffold", "cherry picker"],
      "no pumpkins": ["pumpkin", "Halloween", "jack-o'-lantern"],
      "no football": ["football", "touchdown", "tailgate"],
    },
    place: { words: ["Dayton", "parking lot"], wrong: ["trade show", "rooftop", "hotel"] },
    when: { days: 6, hours: 30, words: ["Saturday"], wrong: ["evening", "weekday", "Sunday"] },
    budgetCents: 540_000,
    target: { count: 70, counts: ["set", "sale", "sold"] },
  },
  {
    id: "s213",
    industry: "finance",
    prompt:
      "account for 13-17 year olds. parents see nothing unless the kid shares it. that's the point and " +
      "the scary bit. kids keep birthday cash in a sock, get it 'borrowed' by brothers (true). " +
      "swimming club finals, Recife, stands fill 3 hours before: one Sunday 9-12, 310 swimmers that " +
      "age, parents around. Legal says: no gifts to minors, no money amounts promised, no dancing " +
      "challenge or anything that gets filmed. a parent has to sign on paper. US$ 6,000. accounts " +
      "opened that day: 80. Do it in Portuguese.",
    product: ["account"],
    problem: ["sock", "cash", "borrow*", "brother"],
    audience: { words: ["swimmer", "teenager", "teen", "13"], size: 310 },
    mustHaves: {
      "a parent signs on paper": ["parent", "paper", "sign*"],
      "in Portuguese": ["Portuguese"],
    },
    mustNots: {
      "no gifts to minors": ["free gift", "giveaway", "goodie bag", "prize", "swag"],
      "no dancing challenge": ["dance challenge", "dancing challenge", "dance-off"],
      "nothing is filmed": ["filmed", "TikTok", "video booth", "livestream", "selfie"],
    },
    place: { words: ["Recife", "stands", "pool", "swimming"], wrong: ["shopping mall", "branch", "campus"] },
    when: { days: 1, hours: 3, words: ["Sunday", "morning", "9"], wrong: ["evening", "weekday", "Saturday"] },
    budgetCents: 600_000,
    target: { count: 80, counts: ["account", "opened"] },
  },
  {
    id: "s214",
    industry: "fashion",
    prompt:
      "Uniform trousers with elastic at the knee for warehouse women in Querétaro, Mexico. The men's " +
      "cut that they get now slides down when one squats; they hold it with string. Night shift, the " +
      "smoking yard is the only place where 130 women sit together: 4 nights, break 1:00 to 1:40. " +
      "Trying on over leggings behind a curtain; we own one curtain, it takes 5 minutes each. No " +
      "catwalk. No models. Nothing pink. And nobody measures waists aloud. We have 90,000 pesos. If 55 " +
      "try them on and then sign the wish list for the works council, it is done.",
    product: ["trousers", "trouser"],
    problem: ["slide*", "string", "squat*", "men's cut"],
    audience: { words: ["women", "warehouse"], size: 130 },
    mustHaves: { "trying on behind a curtain": ["curtain"] },
    mustNots: {
      "no catwalk": ["catwalk", "runway", "fashion show"],
      "no models": ["fashion model", "model walks", "hired model"],
      "nothing pink": ["pink", "magenta", "rose-colored"],
    },
    place: {
      words: ["Querétaro", "Queretaro", "yard", "warehouse"],
      wrong: ["shopping mall", "boutique", "hotel"],
    },
    when: {
      days: 4,
      hours: 2.67,
      words: ["night", "1:00", "1 a.m.", "break"],
      wrong: ["lunch", "afternoon", "weekend"],
    },
    target: { count: 55, counts: ["signature", "signed", "wish list", "try on", "trial", "tried"] },
    unmet: [
      {
        line: "target",
        why: "One curtain with five minutes each serves 8 in a break of 40 minutes, so 32 in four nights.",
        words: ["55", "32", "five minutes", "5 minutes", "curtain"],
      },
    ],
  },
  {
    id: "s215",
    industry: "gaming",
    prompt:
      "We're a two-woman studio from Calabar. A card game (paper!) about running a market stall; " +
      "grandmothers beat everyone at it. Students at the polytechnic say they're broke and bored " +
      "between 2 and 4 when the power's out. Four weekdays, 2-4pm, under the mango trees behind the " +
      "library, 45 students a day. There has to be a grandmother at every table. What we do NOT want: " +
      "cash stakes or anything close to gambling, a tournament, generators. 400,000 naira. 50 decks " +
      "sold please.",
    product: ["card game", "deck", "game"],
    problem: ["bored", "power", "broke", "outage"],
    audience: { words: ["student"], size: 180 },
    mustHaves: { "a grandmother at every table": ["grandmother"] },
    mustNots: {
      "no gambling": ["bet", "cash stakes", "wager", "jackpot", "gambling"],
      "no tournament": ["tournament", "championship", "knockout", "leaderboard"],
      "no generators": ["generator"],
    },
    place: {
      words: ["Calabar", "mango", "polytechnic", "library"],
      wrong: ["shopping mall", "arcade", "hotel"],
    },
    when: { days: 4, hours: 8, words: ["afternoon", "2"], wrong: ["evening", "weekend", "Saturday"] },
    target: { count: 50, counts: ["deck"] },
  },
  {
    id: "s216",
    industry: "nonprofit",
    prompt:
      "To whom it may concern,\nThe Bereaved Carers' Line answers people who nursed somebody that then " +
      "died; the phone stops ringing after the funeral and they have no one. We are offered the lobby " +
      "of a crematorium garden in Leicester on three Thursdays, 12 noon to 2pm. Some 50 visitors each " +
      "time. Please propose something that may be ignored without embarrassment. Excluded absolutely: " +
      "asking for donations, candles, religious signs, and the words 'journey' and 'closure'. A " +
      "volunteer who has been through it is there, seated. We can find \u00a3700, not more.",
    product: ["line", "phone line", "Carers' Line"],
    problem: ["no one", "funeral", "stops ringing", "alone", "lonely"],
    audience: { words: ["carer", "bereaved", "visitor"], size: 150 },
    mustHaves: { "a volunteer who has been through it": ["volunteer"] },
    mustNots: {
      "no donations": ["donation box", "donate", "fundrais*", "collection tin"],
      "no candles": ["candle", "tea light", "lantern"],
      "no religious signs": ["prayer", "cross on", "angel", "hymn"],
      "not the words journey and closure": ["journey", "closure"],
    },
    place: { words: ["Leicester", "lobby", "crematorium"], wrong: ["shopping mall", "trade show", "pub"] },
    when: { days: 3, hours: 6, words: ["Thursday", "noon", "12"], wrong: ["evening", "weekend", "Sunday"] },
  },
  {
    id: "s217",
    industry: "sports",
    prompt:
      "Padel shoe, sole can be swapped. Clubs in Abu Dhabi. Players throw away a 150 dollar pair " +
      "because ONE patch under the big toe is gone. Three clubs, one Wednesday evening each (19:00 - " +
      "23:00), 95 players per club. We need the sole changed live in 4 minutes by the coach and not by " +
      "our staff. Wish: 150 pairs. Stock for the whole tour is 96 pairs and no more will be shipped " +
      "before March, no pre-orders, no vouchers. No celebrities, no discounts. USD 22,000.",
    product: ["padel shoe", "shoe", "sole"],
    problem: ["throw away", "thrown away", "big toe", "patch", "worn"],
    audience: { words: ["player"], size: 285 },
    mustHaves: { "the coach changes the sole": ["coach"] },
    mustNots: {
      "no pre-orders or vouchers": ["pre-order", "preorder", "voucher"],
      "no celebrities": ["celebrity", "famous player", "ambassador"],
      "no discounts": ["discount", "half price", "percent off"],
    },
    place: { words: ["Abu Dhabi", "club"], wrong: ["shopping mall", "beach", "trade show"] },
    when: {
      days: 3,
      hours: 12,
      words: ["Wednesday", "evening", "19"],
      wrong: ["morning", "lunch", "weekend"],
    },
    budgetCents: 2_200_000,
    target: { count: 150, counts: ["pair"] },
    unmet: [
      {
        line: "target",
        why: "There are 96 pairs for the whole tour, and neither pre-orders nor vouchers are allowed.",
        words: ["150", "96", "stock", "pair"],
      },
    ],
  },
  {
    id: "s218",
    industry: "entertainment",
    prompt:
      "Radio plays for people who iron. Yes. 25 minutes each, one shirt pile long. Our listeners say " +
      "housework is the hour in which nobody talks to them. I see an ironing room, in a launderette in " +
      "Ghent, two evenings, 6-9, no more than 30 people an evening, everybody brings one own shirt. " +
      "Headphones are verboden (you hear it together), so is wine, so is a host who explains things. " +
      "2,400 dollars.",
    product: ["radio play", "play"],
    problem: ["nobody talks", "alone", "housework", "silence", "lonely"],
    audience: { words: ["iron*", "listener", "people"], size: 60 },
    mustHaves: { "everybody brings a shirt": ["shirt"] },
    mustNots: {
      "no headphones": ["headphone", "earbud", "headset", "silent disco"],
      "no wine": ["wine", "prosecco", "cocktail"],
      "no host who explains": ["presenter", "moderator", "emcee", "master of ceremonies"],
    },
    place: { words: ["Ghent", "launderette"], wrong: ["theater", "theatre", "trade show", "hotel"] },
    when: { days: 2, hours: 6, words: ["evening", "6"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 240_000,
  },
  {
    id: "s219",
    industry: "tech",
    prompt:
      "Kochi, Kerala. App-less parking for hospital visitors: you speak the plate number to the " +
      "barrier. Today the relatives queue at a coin machine with a patient in the car. Permission is " +
      "for the parking deck B of one hospital, Monday till Saturday, visiting hours 16:00-19:00, " +
      "around 220 cars a day. Kindly involve the two guards, they are afraid for their jobs. Do not " +
      "use: honking, sirens, flashing light; any collection of phone numbers; the word 'smart'. We are " +
      "having USD 9,500. Aim: 300 cars through by voice.",
    product: ["parking", "barrier"],
    problem: ["queue", "coin", "wait*"],
    audience: { words: ["visitor", "relative"], size: 1_320 },
    mustHaves: { "the two guards are involved": ["guard"] },
    mustNots: {
      "no honking, sirens, flashing light": ["honk*", "siren", "flashing", "strobe"],
      "no phone numbers are collected": ["phone number", "mobile number", "WhatsApp number"],
      "not the word smart": ["smart"],
    },
    place: { words: ["Kochi", "deck", "hospital"], wrong: ["shopping mall", "airport", "trade show"] },
    when: {
      days: 6,
      hours: 18,
      words: ["visiting hours", "Monday", "Saturday", "16"],
      wrong: ["morning", "night", "Sunday"],
    },
    budgetCents: 950_000,
    target: { count: 300, counts: ["car", "voice"] },
  },
  {
    id: "s220",
    industry: "food",
    prompt:
      "Honestly I'm fed up with agencies who send me 'a pop-up'. We deliver soup in glass jars to old " +
      "people's flats, Bremen, and collect the jars. The old ones don't order because they think it's " +
      "charity. They aren't poor! They can't lift pots any more, that's all. Stairwells: we want to be " +
      "in five stairwells, one per day, 11 to 13 o'clock, landings with 24 flats each, so 120 flats. " +
      "Pot lifting must come up, with a real full pot to hold. Forbidden: the words senior and " +
      "charity, loud voices, balloons, a stall in the street. $2,000. I expect 30 weekly orders or " +
      "I'll do it alone.",
    product: ["soup", "jar"],
    problem: ["lift*", "pot", "charity"],
    audience: { words: ["old", "older", "resident", "neighbor", "neighbour", "tenant"], size: 120 },
    mustHaves: { "a real full pot to hold": ["pot"] },
    mustNots: {
      "not the word senior": ["senior"],
      "no balloons": ["balloon"],
      "no stall in the street": ["street stall", "sidewalk stall", "food truck"],
    },
    place: {
      words: ["Bremen", "stairwell", "landing"],
      wrong: ["shopping mall", "trade show", "market square"],
    },
    when: { days: 5, hours: 10, words: ["11", "five days", "noon", "lunch"], wrong: ["evening", "weekend"] },
    budgetCents: 200_000,
    target: { count: 30, counts: ["order"] },
  },
];
