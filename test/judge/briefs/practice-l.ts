// cspell:ignore argu centre cheras colours Defne Emre irritat katana kuala lumpur majlis Moin sportsbook
import type { Brief } from "./brief.ts";

/** Briefs of more strangers: jeans, barbers, feathers, a farmers' line, falcon hoods and a laundry. */
export const practiceL: readonly Brief[] = [
  {
    id: "l11",
    industry: "fashion",
    prompt:
      "Moin from Hamburg. We cut jeans for people who sit: high at the back, no seams where you sit on " +
      "them, the zip reachable. Ordinary jeans give wheelchair users pressure sores, and the shop's cabin " +
      "is too narrow to turn round in. Foyer of the sports hall before and after the wheelchair " +
      "basketball derby, one Saturday, 13–18 h. Two cabins, fifteen minutes a fitting, we'd like to reach " +
      "40 fittings. The cabins have to be wide enough to turn a wheelchair. No catwalk. No heroes, no " +
      "'inspiring', nobody 'overcomes' anything. We won't have standing mannequins either. 6,500 US " +
      "dollars.",
    product: ["jeans"],
    problem: ["pressure sore", "seam", "narrow", "sore"],
    audience: { words: ["wheelchair user", "wheelchair"] },
    mustHaves: { "cabins wide enough to turn": ["cabin", "fitting room", "wide"] },
    mustNots: {
      "no catwalk": ["catwalk", "runway", "fashion show"],
      "no hero talk": ["inspiring", "inspirational", "hero", "overcome", "overcame"],
      "no standing mannequins": ["mannequin", "shop dummy"],
    },
    place: { words: ["Hamburg", "foyer", "sports hall"], wrong: ["trade show", "shopping mall", "hotel"] },
    when: { days: 1, hours: 5, words: ["Saturday", "derby"], wrong: ["Sunday", "morning", "breakfast"] },
    budgetCents: 650_000,
    target: { count: 40, counts: ["fitting"] },
  },
  {
    id: "l12",
    industry: "beauty",
    prompt:
      "---------- Forwarded message ----------\nFrom: Defne\nSubject: barbers!!\n\nEmre, pls get ideas " +
      "for the aftershave balm, the one without alcohol. Men's skin burns for an hour after the shave and " +
      "the barber says 'that's normal'. I got us the back room of the barber wholesaler in Izmir on their " +
      "late Monday, 16:00-21:00. Only barbers come, maybe 80. They should put it on their own hand first " +
      "and only then on a colleague. Hygiene inspector says no razors there, so nobody shaves anybody. " +
      "And for heaven's sake no lions, no Vikings, no whisky bar look. Money: tell me what it would cost, " +
      "we have not decided.\nD.",
    product: ["aftershave balm", "aftershave", "balm"],
    problem: ["burn*", "sting*", "irritat*"],
    audience: { words: ["barber"], size: 80 },
    mustHaves: { "first on their own hand": ["hand"] },
    mustNots: {
      "no razors": ["razor", "live shave", "shaving demo", "straight blade"],
      "no lions or Vikings": ["lion", "Viking"],
      "no whisky bar look": ["whisky", "whiskey", "bourbon", "speakeasy"],
    },
    place: { words: ["Izmir", "wholesaler", "back room"], wrong: ["street", "shopping mall", "hotel"] },
    when: { days: 1, hours: 5, words: ["Monday", "evening"], wrong: ["morning", "weekend", "Saturday"] },
  },
  {
    id: "l13",
    industry: "sports",
    prompt:
      "boss wants something for the new shuttle ok. its synthetic feather, lasts nine games. real feather " +
      "one breaks after two and the uncles complain whole night about the price. where: the badminton " +
      "hall in cheras, kuala lumpur, 16 courts, four nights mon to thu 9pm to 12. about 260 ppl different " +
      "ones. they must use it inside their own game lah, not some demo court. pls no tournament no smash " +
      "speed contest (last year one guy tore the shoulder), no national player, no beer sponsor. budget " +
      "RM15k.",
    product: ["shuttle", "shuttlecock"],
    problem: ["break*", "broke*", "two games", "price", "expensive", "cost*"],
    audience: { words: ["player", "uncle"], size: 260 },
    mustHaves: {
      "inside their own game": ["own game", "their game", "own match", "regular game", "own court"],
    },
    mustNots: {
      "no tournament": ["tournament", "knockout", "league table"],
      "no contest": ["contest", "competition", "fastest smash", "leaderboard"],
      "no national player": ["national player", "Olympian", "celebrity"],
      "no beer": ["beer"],
    },
    place: {
      words: ["Kuala Lumpur", "Cheras", "badminton hall", "hall", "court"],
      wrong: ["mall", "campus"],
    },
    when: {
      days: 4,
      hours: 12,
      words: ["night", "Monday", "Thursday", "9 p.m."],
      wrong: ["morning", "lunch", "weekend"],
    },
  },
  {
    id: "l14",
    industry: "nonprofit",
    prompt:
      "Bore da. We're a phone line for farmers who've stopped sleeping. Volunteers, all ex-farmers. The " +
      "trouble: a man will drive the cow to the vet at midnight and not ring anybody about himself. The " +
      "livestock mart in Carmarthen lets us in on two Wednesdays, 7 to 10 in the morning, by the sale " +
      "ring, a couple of hundred farmers. All I want is our number in 25 phones, put in while we stand " +
      "there. Please don't use depression or mental health, they'll walk. No clipboards. No hugging or " +
      "sharing circle. We've £350, that is the lot.",
    product: ["phone line", "helpline", "line", "number"],
    problem: ["sleep*", "midnight", "ring anybody", "alone", "nobody"],
    audience: { words: ["farmer"] },
    mustHaves: { "the number goes into their phones": ["number", "phone"] },
    mustNots: {
      "not the word depression": ["depression", "depressed"],
      "not mental health": ["mental health", "mental illness"],
      "no clipboards": ["clipboard"],
      "no hugging or sharing circle": ["hug", "hugging", "sharing circle", "group therapy"],
    },
    place: { words: ["Carmarthen", "mart", "sale ring"], wrong: ["hotel", "shopping centre", "church"] },
    when: { days: 2, hours: 6, words: ["Wednesday", "morning"], wrong: ["evening", "weekend", "Saturday"] },
    target: { count: 25, counts: ["phone", "number", "farmer"] },
  },
  {
    id: "l15",
    industry: "luxury",
    prompt:
      "Confidential. Our house makes falcon hoods by hand, kangaroo leather, one maker, eleven hours " +
      "each. Collectors in Doha buy industrial hoods that rub the bird's eye because they never held a " +
      "fitted one. We foresee a private majlis on two evenings, 20:00 to 23:00, twenty-four invited " +
      "guests in total. Each guest shall speak with the maker and hold the leather. Live birds are not " +
      "admitted by the hotel. Prices are neither displayed nor spoken. Gold is to be avoided, as is any " +
      "form of social media wall. Ceiling: USD 60,000. We do not count; we wish to be remembered.",
    product: ["falcon hood", "hood"],
    problem: ["rub*", "eye", "industrial"],
    audience: { words: ["collector", "guest", "falconer"], size: 24 },
    mustHaves: {
      "a talk with the maker": ["maker"],
      "holding the leather": ["leather"],
    },
    mustNots: {
      "no live birds": ["live falcon", "live bird", "flying demonstration", "trained falcon"],
      "no prices": ["price list", "price tag", "price card"],
      "no gold": ["gold", "golden", "gilded"],
      "no social media wall": ["social media wall", "social wall", "hashtag", "selfie"],
    },
    place: { words: ["Doha", "majlis"], wrong: ["shopping mall", "street", "trade show"] },
    when: { days: 2, hours: 6, words: ["evening", "20:00", "two evenings"], wrong: ["morning", "lunch"] },
    budgetCents: 6_000_000,
  },
  {
    id: "l16",
    industry: "media",
    prompt:
      "REQUEST FOR CONCEPTS 07/B\n1. Product: daily news read aloud, eight minutes in isiZulu, downloads " +
      "at home, plays without data.\n2. Need: minibus commuters have no data left by the 20th of the " +
      "month and hear only rumours.\n3. Site: taxi rank, Warwick Junction, Durban.\n4. Dates: three " +
      "weekday mornings, 05:00-07:00.\n5. Reach: est. 6,000 commuters.\n6. Mandatory: one edition is " +
      "heard on the commuter's own phone.\n7. Excluded: colours or songs of any political party; betting " +
      "firms; anything that holds up the queue.\n8. Team: four. A sign-up takes three minutes.\n9. " +
      "Output: 250 subscriptions.\n10. Value: USD 7,000 incl.",
    product: ["news", "edition"],
    problem: ["data", "rumour", "rumor"],
    audience: { words: ["commuter", "passenger"], size: 6_000 },
    mustHaves: { "one edition on their own phone": ["own phone", "their phone", "phone"] },
    mustNots: {
      "no party colors or songs": ["party song", "party colors", "party colours", "struggle song", "ANC"],
      "no betting firms": ["betting", "bookmaker", "sportsbook"],
    },
    place: { words: ["Durban", "Warwick Junction", "taxi rank", "rank"], wrong: ["mall", "hotel", "campus"] },
    when: { days: 3, hours: 6, words: ["morning", "5 a.m.", "5:00"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 700_000,
    target: { count: 250, counts: ["subscription", "subscriber"] },
  },
  {
    id: "l17",
    industry: "gaming",
    prompt:
      "hi!! two-person studio in Osaka. our phone puzzle game is playable with one thumb standing in a " +
      "full train. every other puzzle game interrupts with an ad before you get off. we have no money for " +
      "a hall so ONLINE ONLY, our Discord, seven evenings in a row 19:00-22:00 JST. people that commute, " +
      "anywhere. one of us must be seen drawing the next level live while they play the last one. no " +
      "streamers (we're shy of numbers), no leaderboard, no loot boxes, no anime girls. we hope for 150 " +
      "testers. budget: 90 000 yen and our evenings",
    product: ["puzzle game", "game"],
    problem: ["ad", "advert", "interrupt*"],
    audience: { words: ["commuter", "commut*"] },
    mustHaves: { "a level is drawn live": ["draw*", "drew"] },
    mustNots: {
      "no streamers": ["streamer", "influencer", "Twitch"],
      "no leaderboard": ["leaderboard", "high score", "ranking"],
      "no loot boxes": ["loot box", "mystery box"],
      "no anime girls": ["anime"],
    },
    place: { words: ["Discord", "online"], wrong: ["booth", "trade show", "pop-up shop", "arcade"] },
    when: {
      days: 7,
      hours: 21,
      words: ["evening", "seven evenings", "7 evenings"],
      wrong: ["morning", "lunch"],
    },
    target: { count: 150, counts: ["tester", "player"] },
  },
  {
    id: "l18",
    industry: "other",
    prompt:
      "Mate, mobile knife sharpening. The van comes to the restaurant's back door Monday arvo and the " +
      "whole roll is done before service. Chefs hack tomatoes with butter knives 'cause the old bloke " +
      "comes every three months. Hospitality suppliers' fair in Adelaide, 2 days, 10 till 4. Thing is: " +
      "every chef who comes by has to get their own knife sharpened at the stand and take it home. " +
      "Organizer's rule 14, pasted: 'No knife or blade, sheathed or not, may be brought into or used " +
      "inside the halls, and exhibitors may not work outside them.' Sort it out would ya. No samurai " +
      "stuff. Nine grand US. 45 vans booked.",
    product: ["knife sharpening", "sharpening"],
    problem: ["blunt", "dull", "three months", "tomato", "tomatoes", "hack*"],
    audience: { words: ["chef"] },
    mustHaves: { "their own knife is sharpened at the stand": ["own knife", "own knives", "sharpen*"] },
    mustNots: { "no samurai": ["samurai", "katana", "ninja"] },
    place: { words: ["Adelaide", "fair", "hall", "stand"], wrong: ["street", "shopping mall", "beach"] },
    when: { days: 2, hours: 12, words: ["two days", "2 days", "10"], wrong: ["evening", "night", "weekend"] },
    budgetCents: 900_000,
    target: { count: 45, counts: ["van", "booking", "visit"] },
    unmet: [
      {
        line: "must-have",
        why: "The fair lets no knife into its halls, and the stand may not work outside them.",
        words: ["knife", "knives", "blade", "sharpen*", "rule 14"],
      },
    ],
  },
  {
    id: "l19",
    industry: "finance",
    prompt:
      "Shared house, five people, one electricity bill, nobody knows who owes what, somebody moves out " +
      "crying. That's who our bill-splitting app is for. There are two launderettes on City Road in " +
      "Cardiff full of students on Sunday nights. Get us in there, two Sundays, 6pm-10pm, about 220 " +
      "students all told. Use the 38 minutes of the wash. It has to work with a real bill they owe. No " +
      "quizzes, no free pizza (every bank does pizza) and nobody gets asked for their salary. Up to " +
      "$3,000. 70 households set up.",
    product: ["bill-splitting app", "app"],
    problem: ["owe", "owes", "electricity", "who owes", "argu*", "moves out"],
    audience: { words: ["student", "flatmate", "housemate"], size: 220 },
    mustHaves: { "a real bill": ["real bill", "bill"] },
    mustNots: {
      "no quizzes": ["quiz", "trivia"],
      "no free pizza": ["pizza"],
      "nobody is asked for a salary": ["ask for their salary", "salary check", "income check"],
    },
    place: { words: ["Cardiff", "launderette", "laundromat"], wrong: ["bank branch", "trade show", "hotel"] },
    when: { days: 2, hours: 8, words: ["Sunday", "evening", "night"], wrong: ["morning", "lunch", "Friday"] },
    budgetCents: 300_000,
    target: { count: 70, counts: ["household", "house"] },
    pair: "l20",
  },
  {
    id: "l20",
    industry: "finance",
    prompt:
      "Shared house, five people, one electricity bill, nobody knows who owes what, somebody moves out " +
      "crying. That's who our joint debit card is for. There are two launderettes on City Road in Cardiff " +
      "full of students on Sunday nights. Get us in there, two Sundays, 6pm-10pm, about 220 students all " +
      "told. Use the 38 minutes of the wash. It has to work with a real bill they owe. No quizzes, no " +
      "free pizza (every bank does pizza) and nobody gets asked for their salary. Up to $3,000. 70 " +
      "households set up.",
    product: ["joint debit card", "debit card", "card"],
    problem: ["owe", "owes", "electricity", "who owes", "argu*", "moves out"],
    audience: { words: ["student", "flatmate", "housemate"], size: 220 },
    mustHaves: { "a real bill": ["real bill", "bill"] },
    mustNots: {
      "no quizzes": ["quiz", "trivia"],
      "no free pizza": ["pizza"],
      "nobody is asked for a salary": ["ask for their salary", "salary check", "income check"],
    },
    place: { words: ["Cardiff", "launderette", "laundromat"], wrong: ["bank branch", "trade show", "hotel"] },
    when: { days: 2, hours: 8, words: ["Sunday", "evening", "night"], wrong: ["morning", "lunch", "Friday"] },
    budgetCents: 300_000,
    target: { count: 70, counts: ["household", "house"] },
    pair: "l19",
  },
];
