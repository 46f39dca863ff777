// cspell:ignore Totterdown Nachtfalter Diné Gallup Rydz Wolski Penhallow Warwick matric isiZulu Casco reggaeton Universitat Tenderly Stillpane Viennese Gully Glovo Kraków Plaça Quartier famil centre
import type { Brief } from "./brief.ts";

/** Briefs from many countries, second part. */
export const practiceBB: readonly Brief[] = [
  {
    id: "b113",
    industry: "other",
    prompt:
      "Morning! Right, so I sell sourdough starter by post, in a jam jar, with my phone number on the lid. Everyone round here has had some off a friend, everyone's killed it within the month, and then they feel too daft to ask for more. That's what the phone number's for. I've got a pitch outside the primary school gates in Totterdown, Bristol, at pick-up, 2.45 to 4, first full week back in September, Monday to Friday. Ninety families, give or take. They bring their dead jar and we look at what went wrong, together, no telling off. School says nothing to eat or drink gets handed out, allergies. Gingham is banned, it's not a village fete. And I am not doing a raffle ever again. About £480 in the pot, and I'm hoping 35 of them take a jar on.",
    product: ["sourdough", "starter"],
    problem: ["killed", "dead", "died", "dies", "kill it", "daft", "embarrass*", "ashamed"],
    audience: { words: ["famil*", "parent", "mum", "dad", "carer"], size: 90 },
    mustHaves: { "they bring their dead jar": ["dead jar", "bring*", "own jar", "old jar", "failed jar"] },
    mustNots: {
      "nothing to eat or drink": ["tasting", "taster", "free sample", "taste test", "refreshments"],
      "no gingham": ["gingham", "bunting"],
      "no raffle": ["raffle", "tombola", "prize draw"],
    },
    place: {
      words: ["Totterdown", "Bristol", "school gate", "school"],
      wrong: ["farmers market", "supermarket", "food festival", "classroom"],
    },
    when: {
      days: 5,
      hours: 6.25,
      words: ["Monday", "Friday", "September", "pick-up", "pickup", "2.45", "2:45", "afternoon"],
      wrong: ["weekend", "Saturday", "evening"],
    },
    budgetCents: 48_000,
    target: { count: 35, counts: ["jar", "famil*"] },
    pair: "b114",
  },
  {
    id: "b114",
    industry: "other",
    prompt:
      "Morning! Right, so I sell kefir grains by post, in a jam jar, with my phone number on the lid. Everyone round here has had some off a friend, everyone's killed it within the month, and then they feel too daft to ask for more. That's what the phone number's for. I've got a pitch outside the primary school gates in Totterdown, Bristol, at pick-up, 2.45 to 4, first full week back in September, Monday to Friday. Ninety families, give or take. They bring their dead jar and we look at what went wrong, together, no telling off. School says nothing to eat or drink gets handed out, allergies. Gingham is banned, it's not a village fete. And I am not doing a raffle ever again. About £480 in the pot, and I'm hoping 35 of them take a jar on.",
    product: ["kefir", "grains"],
    problem: ["killed", "dead", "died", "dies", "kill it", "daft", "embarrass*", "ashamed"],
    audience: { words: ["famil*", "parent", "mum", "dad", "carer"], size: 90 },
    mustHaves: { "they bring their dead jar": ["dead jar", "bring*", "own jar", "old jar", "failed jar"] },
    mustNots: {
      "nothing to eat or drink": ["tasting", "taster", "free sample", "taste test", "refreshments"],
      "no gingham": ["gingham", "bunting"],
      "no raffle": ["raffle", "tombola", "prize draw"],
    },
    place: {
      words: ["Totterdown", "Bristol", "school gate", "school"],
      wrong: ["farmers market", "supermarket", "food festival", "classroom"],
    },
    when: {
      days: 5,
      hours: 6.25,
      words: ["Monday", "Friday", "September", "pick-up", "pickup", "2.45", "2:45", "afternoon"],
      wrong: ["weekend", "Saturday", "evening"],
    },
    budgetCents: 48_000,
    target: { count: 35, counts: ["jar", "famil*"] },
    pair: "b113",
  },
  {
    id: "b115",
    industry: "other",
    industryOpen: true,
    prompt:
      "Agency brief. Client: Nachtfalter, four nights a week from Vienna to Split; the guest lies down at nine and wakes up by the sea. Task: an activation that lets the Viennese try the bed before the season opens. Insight: for them the holiday begins with two wasted half-days, one at the airport and one at the rental car desk. Target group: couples and small families, 30 to 50; we count on 6,000 passers-by. Location: courtyard of the museum quarter, Vienna. Period: Thursday to Sunday at the end of April, 12:00 to 20:00. A single original compartment will be placed there: four berths, 15 minutes per visit. A steward takes everyone's breakfast order. Legal has ruled out any comparison with flying. Free tickets are off the table. We also ask you to spare us the beach bar, the courtyard has seen enough sand. Budget EUR 62,000. Goal: 450 people have lain down.",
    product: ["Nachtfalter", "sleeper", "night train", "berth", "compartment"],
    problem: ["half-day", "half-days", "half day", "wasted", "rental car", "car rental", "airport"],
    audience: { words: ["couple", "famil*", "Viennese"], size: 6_000 },
    mustHaves: {
      "a steward takes the breakfast order": ["steward", "breakfast"],
      "a berth to lie down in": ["berth", "lie down", "lies down", "lying down"],
    },
    mustNots: {
      "no comparison with flying": [
        "faster than flying",
        "better than flying",
        "instead of flying",
        "flight shame",
      ],
      "no free tickets": ["free ticket", "win a trip", "ticket giveaway", "free trip"],
      "no beach bar": ["beach bar", "sand", "deck chair", "palm tree"],
    },
    place: {
      words: ["Vienna", "museum quarter", "MuseumsQuartier", "courtyard"],
      wrong: ["shopping mall", "travel fair", "hotel lobby", "train platform"],
    },
    when: {
      days: 4,
      hours: 32,
      words: ["Thursday", "Sunday", "April", "four days", "12"],
      wrong: ["Monday", "early morning", "midnight"],
    },
    budgetCents: 6_200_000,
    target: { count: 450, counts: ["people", "visitor", "guest", "visit"] },
  },
  {
    id: "b116",
    industry: "other",
    prompt:
      "I'm the outreach nurse for a mammogram van, we go around McKinley County, New Mexico. The closest machine that isn't on wheels is ninety minutes away, so our aunties and grandmas say next month, and next month, and then it's four years. I'd like to park at the Gallup flea market, Friday and Saturday, 9 to 3, there's easily 400 women over fifty walking by. It's one technologist and 20 minutes for each woman. There has to be somebody who speaks Diné the whole time, and a friend or a sister may sit with you on the step while you wait. We are so tired of pink, so none of it. Don't ask anybody for an insurance card out in the open. Scary pictures are a hard no too. My director put 100 mammograms in the grant for these two days. We have $8,000.",
    product: ["mammogram", "van"],
    problem: ["ninety minutes", "90 minutes", "next month", "put off", "putting off", "postpone*"],
    audience: { words: ["women", "woman", "auntie", "grandma", "grandmother"], size: 400 },
    mustHaves: {
      "somebody who speaks Diné": ["Diné", "Navajo", "interpreter"],
      "a friend or sister sits with you": ["friend", "sister", "companion"],
    },
    mustNots: {
      "no pink": ["pink"],
      "no insurance card in the open": ["insurance card", "proof of insurance", "insurance check"],
      "no scary pictures": ["tumor", "scar", "shock photo", "graphic image"],
    },
    place: { words: ["Gallup", "flea market"], wrong: ["hospital lobby", "shopping mall", "school gym"] },
    when: { days: 2, hours: 12, words: ["Friday", "Saturday", "9"], wrong: ["Sunday", "evening", "Monday"] },
    budgetCents: 800_000,
    target: { count: 100, counts: ["mammogram", "women", "woman", "screening"] },
    unmet: [
      {
        line: "target",
        why: "One technologist with 20 minutes a woman does 36 mammograms in twelve hours.",
        words: ["100", "36", "mammogram", "technologist", "20 minutes"],
      },
    ],
  },
  {
    id: "b117",
    industry: "other",
    industryOpen: true,
    prompt:
      "Lathe. Reads a pull request before a human does, tells you which three lines are worth arguing over.\nBuyers = engineering managers, Toronto + Waterloo, 55 on the guest list.\nTheir pain: PRs sit for four days, then a senior rubber-stamps them at 6pm.\nFormat: breakfast, a Tuesday in February, 8–10am, rented studio on King West.\nThey bring a real PR of their own, we don't do sandbox code. Three of our engineers, ten min per PR, one at a time.\nSecurity: no code gets stored and nothing's recorded, or we're all fired.\nBanned: robots, the word magic, jokes about replacing developers.\nCAD 19k.\nGood = 15 pilots started by end of month.",
    product: ["Lathe", "pull request", "PR", "code review"],
    problem: ["four days", "rubber-stamp*", "rubber stamp*", "waiting", "stuck", "backlog"],
    audience: { words: ["engineering manager", "manager", "engineering lead"], size: 55 },
    mustHaves: {
      "a real pull request of their own": ["own PR", "own pull request", "real PR", "real pull request"],
    },
    mustNots: {
      "no code stored, nothing recorded": [
        "recorded session",
        "screen recording",
        "video recording",
        "save the code",
      ],
      "no robots": ["robot"],
      "no magic": ["magic", "magical"],
      "no jokes about replacing developers": [
        "replace developers",
        "replacing developers",
        "replace engineers",
      ],
    },
    place: { words: ["Toronto", "King West", "studio"], wrong: ["convention floor", "shopping mall"] },
    when: {
      days: 1,
      hours: 2,
      words: ["Tuesday", "February", "breakfast", "morning", "8"],
      wrong: ["evening", "weekend", "happy hour"],
    },
    budgetCents: 1_900_000,
    target: { count: 15, counts: ["pilot"] },
  },
  {
    id: "b118",
    industry: "gaming",
    prompt:
      "Good morning, we are three programmers from Kraków and our Rydz goes on one telephone for two persons: grandchild is holding it, grandmother knows the answer, because it is about mushrooms. Now on Sunday visit the child sits in phone, the grandmother sits in kitchen, and they see each other only at soup. We would like Las Wolski forest, by the zoo entrance, last two weekends of September, Saturdays and Sundays, 9:00 to 14:00. It comes maybe 500 families where is grandparent. Must be that only the old person can say the answer. The forest office doesn't agree that somebody picks real mushrooms, and it is dangerous anyway. Mascot in costume we don't consider. Plastic gadgets also drop, please. Children's faces can't be photographed. Budget 7 000 euro. We dream about 220 downloads.",
    product: ["Rydz", "mushroom", "game"],
    problem: ["kitchen", "in phone", "on the phone", "soup", "screen", "apart", "separate*"],
    audience: { words: ["grandparent", "grandmother", "grandchild", "grandchildren", "famil*"], size: 500 },
    mustHaves: {
      "only the grandparent says the answer": ["answer"],
      "one phone for two": ["one phone", "one telephone", "single phone", "same phone", "share*", "together"],
    },
    mustNots: {
      "no picking of real mushrooms": ["pick mushrooms", "mushroom picking", "foraging", "forage"],
      "no mascot": ["mascot", "costumed"],
      "no plastic gadgets": ["plastic toy", "plastic gadget", "keychain", "keyring", "key ring"],
      "no photos of children": ["photo booth", "selfie", "photograph the children", "photographer"],
    },
    place: {
      words: ["Kraków", "Krakow", "Las Wolski", "forest", "zoo"],
      wrong: ["shopping mall", "convention", "arcade", "classroom"],
    },
    when: {
      days: 4,
      hours: 20,
      words: ["September", "Saturday", "Sunday", "weekend", "9"],
      wrong: ["evening", "weekday", "Friday"],
    },
    budgetCents: 700_000,
    target: { count: 220, counts: ["download", "install"] },
  },
  {
    id: "b119",
    industry: "luxury",
    prompt:
      "Penhallow & Daughter: one stick of ash, eight ribs, mended for as long as you live. The barristers round Fleet Street buy a twelve-pound brolly from the kiosk, four times a winter, and bin it in pieces. We have been lent a covered passage in London EC4 for three Wednesdays in November, half past four to seven; some 200 barristers and clerks go through it on the way home. My daughter sits at a bench and repairs whatever they carry, ours or not. A quarter of an hour apiece, and there is only one of her. I'd sooner shut up shop than see a bowler hat or Mary Poppins. No sale signs. Monograms we have done to death. The Inn won't have a queue across the passage. I don't hold with targets, and as to money, you tell me.",
    product: ["Penhallow", "umbrella", "brolly", "brollies"],
    problem: ["kiosk", "twelve-pound", "£12", "bin", "bins", "binned", "throwaway", "broken", "cheap"],
    audience: { words: ["barrister", "clerk"], size: 200 },
    mustHaves: { "she repairs whatever they carry": ["repair*", "mend", "mends", "mending", "mended"] },
    mustNots: {
      "no bowler hats": ["bowler hat", "bowler"],
      "no Mary Poppins": ["Mary Poppins", "Poppins"],
      "no sale signs": ["sale sign", "discount", "percent off", "special offer"],
      "no monograms": ["monogram", "engraved initials"],
      "no queue across the passage": ["long queue", "queue across", "queue along the passage"],
    },
    place: { words: ["London", "Fleet Street", "passage", "EC4"], wrong: ["department store", "hotel"] },
    when: {
      days: 3,
      hours: 7.5,
      words: ["Wednesday", "November", "half past four", "4:30", "4.30", "evening"],
      wrong: ["morning", "weekend", "lunchtime"],
    },
  },
  {
    id: "b120",
    industry: "sports",
    prompt:
      "bro ok here's the thing. Gully Seven opens in January in Edison NJ, four lanes, bowling machine, heated, 40 bucks an hour. who comes? uncles!! 35 to 50, last played in college, still talk about that one six. right now they play tape ball on the tennis courts behind the temple till somebody breaks a window and the cops show up, and from november it's too cold anyway. plan = Diwali weekend, Fri Sat Sun, 5 to 10 at night, in the lot behind the big grocery on Oak Tree Road, like 1,800 shoppers a night. we bring 1 inflatable lane, whoever steps up faces one over, six balls, cricket ball not tape, about 3 min a head. first hour each night is women only, my sister made me promise. no bollywood dancers pls, every single event has them. league logos: lawyers said hands off. fireworks, fire marshal said forget it. also don't explain it with baseball. we got 12k. want 60 founding members",
    product: ["Gully Seven", "cricket"],
    problem: ["window", "cops", "police", "tennis court", "cold", "too cold", "tape ball"],
    audience: { words: ["uncle", "shopper", "35"], size: 1_800 },
    mustHaves: {
      "one over each": ["one over", "an over", "six balls", "6 balls"],
      "first hour is for women": ["women", "ladies"],
    },
    mustNots: {
      "no Bollywood dancers": ["Bollywood", "dance troupe", "dancer"],
      "no league logos": ["league logo", "IPL", "team jersey", "team logo"],
      "no fireworks": ["firework", "sparkler", "pyrotechnic"],
      "not explained with baseball": ["baseball"],
    },
    place: { words: ["Edison", "Oak Tree Road", "lot", "grocery"], wrong: ["stadium", "gym", "campus"] },
    when: {
      days: 3,
      hours: 15,
      words: ["Diwali", "Friday", "Sunday", "weekend", "evening", "night"],
      wrong: ["morning", "Monday"],
    },
    budgetCents: 1_200_000,
    target: { count: 60, counts: ["member", "membership"] },
  },
  {
    id: "b121",
    industry: "other",
    prompt:
      "Second Bell is for anyone in Durban who missed matric by a few marks: evening maths and science, four months, then you write again. Our learners are 18 to 24, packing shelves or sitting at home. They've told the family they are 'still waiting for something', because saying 'I failed' is worse. We've arranged a corner at Warwick Junction, by the taxi ranks, for the last Friday in January and the Saturday after it, 14:00 to 18:00. Say 3,000 young people walk past. Whoever stops must answer a single question from an old paper and get it marked there and then, in isiZulu or English. We're not permitted to promise a pass. Please stay away from school uniforms, and the word dropout must not appear. Loud MCs we can do without. R85 000. We'd like 70 registrations.",
    product: ["Second Bell", "matric", "maths"],
    problem: ["failed", "fail", "missed", "few marks", "ashamed", "shame", "waiting for something", "hide*"],
    audience: {
      words: ["young people", "young adult", "18", "youth", "learner", "school leaver"],
      size: 3_000,
    },
    mustHaves: {
      "one question marked on the spot": ["question", "marked", "old paper", "past paper"],
      "in isiZulu or English": ["isiZulu", "Zulu", "bilingual*"],
    },
    mustNots: {
      "no promise of a pass": ["guaranteed pass", "pass guarantee", "guarantee a pass", "you will pass"],
      "no school uniforms": ["school uniform", "blazer", "school tie"],
      "no word dropout": ["dropout", "drop-out"],
      "no loud MCs": ["MC", "hype man", "master of ceremonies"],
    },
    place: { words: ["Durban", "Warwick Junction", "taxi rank"], wrong: ["shopping mall", "school hall"] },
    when: {
      days: 2,
      hours: 8,
      words: ["Friday", "Saturday", "January", "afternoon", "14:00"],
      wrong: ["morning", "Sunday", "Monday"],
    },
    budgetCents: 8_500_000,
    target: { count: 70, counts: ["registration", "registered", "learner", "sign-up"] },
  },
  {
    id: "b122",
    industry: "beauty",
    prompt:
      "Casco is a puff of rice powder for what's under the helmet. Couriers ride nine hours, they take it off in front of a customer and the hair is glued flat, wet, and it smells. One puff at a red light, finished. They do it themselves with the gloves on. Mirrors with bulbs: no. Barbers: no. The platforms' logos can't be seen anywhere, their lawyers write us every week. And spare us the reggaeton. 200 tubes would be a good start.",
    form: {
      budget: 3_600,
      location: "The corner of Plaça Universitat, Barcelona, where couriers wait for orders",
      duration: "Thursday and Friday, 12 pm to 4 pm",
      targetAudience: { description: "260 food couriers on scooters and bikes" },
    },
    product: ["Casco", "rice powder", "powder"],
    problem: ["glued", "flat", "sweat*", "smell*", "wet", "helmet hair"],
    audience: { words: ["courier", "rider"], size: 260 },
    mustHaves: { "they do it themselves with gloves on": ["glove", "gloved"] },
    mustNots: {
      "no mirrors with bulbs": ["vanity mirror", "lighted mirror", "Hollywood mirror", "mirror with bulbs"],
      "no barbers": ["barber", "hairdresser", "stylist"],
      "no platform logos": ["platform logo", "delivery bag logo", "Glovo", "Uber Eats"],
      "no reggaeton": ["reggaeton"],
    },
    place: {
      words: ["Barcelona", "Plaça Universitat", "Universitat", "corner"],
      wrong: ["salon", "shopping mall", "beach", "trade show"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["Thursday", "Friday", "12", "noon", "midday"],
      wrong: ["weekend", "Saturday", "midnight"],
    },
    budgetCents: 360_000,
    target: { count: 200, counts: ["tube", "sale"] },
  },
  {
    id: "b123",
    industry: "other",
    prompt:
      "What we make: Tenderly. Sunday roast, curry, fish and chips, for adults who can't swallow safely, smooth enough for the strictest texture level and still shaped like dinner.\nWho decides: speech therapists, dietitians and ward sisters at a big Leeds hospital; 75 have said they'll drop by.\nWhat's wrong today: a scoop of beige. Patients push it away and lose weight.\nWhere and when: the atrium, one Thursday in June, half eleven to half two.\nThe therapists do the fork test on it themselves. And every one of the 75 sits down to a full hot plate; the oven takes eight plates and needs 25 minutes.\nWhat can't be said: that it prevents choking (medical affairs). What we never say: baby food.\nNo patients as exhibits. No chef's hats either.\nMoney isn't settled. Ten wards on a trial is the aim.",
    product: ["Tenderly", "texture", "swallow*"],
    problem: ["beige", "scoop", "push it away", "lose weight", "losing weight", "weight loss", "uneaten"],
    audience: { words: ["speech therapist", "therapist", "dietitian", "ward sister"], size: 75 },
    mustHaves: { "therapists do the fork test": ["fork"], "a full hot plate for everyone": ["plate"] },
    mustNots: {
      "no claim about choking": ["prevents choking", "prevent choking", "stops choking", "no more choking"],
      "no baby food": ["baby food", "puree for babies", "babyish"],
      "no patients as exhibits": ["patient testimonial", "patient demonstration", "patients on stage"],
      "no chef's hats": ["chef's hat", "chef hat", "toque"],
    },
    place: { words: ["Leeds", "hospital", "atrium"], wrong: ["supermarket", "shopping centre"] },
    when: {
      days: 1,
      hours: 3,
      words: ["Thursday", "June", "half eleven", "11:30", "11.30", "lunch", "lunchtime"],
      wrong: ["evening", "weekend", "breakfast"],
    },
    target: { count: 10, counts: ["ward", "trial"] },
    unmet: [
      {
        line: "must-have",
        why: "An oven with eight plates and 25 minutes a load makes 56 hot plates in three hours, not 75.",
        words: ["75", "56", "plate", "oven", "25 minutes"],
      },
    ],
  },
  {
    id: "b124",
    industry: "other",
    industryOpen: true,
    prompt:
      "Subject: tram flats idea?\n\nHey Jo, following on from coffee. Stillpane goes over the window you've already got, on magnets, comes off when the lease is up. There's about 1,400 flats on Sydney Road in Brunswick that face the tram and the renters in them sleep with a pillow over the head, because the landlord won't pay for anything. I've borrowed a caravan. Council gives us a parking bay right on the tram line, three Saturdays in June, 9 to 1. You sit inside with the window open, tram goes by, then we shut it and you wait for the next one. Fits three at a time, ten minutes a sitting. It has to be the real tram, so headphones and recordings are out. We can't call it double glazing (consumer law). I'm over letterbox drops. Please, no model in pyjamas. $11,500 Aussie. 55 bookings for a measure-up and I'm stoked. Cheers, Dan",
    product: ["Stillpane", "window", "pane"],
    problem: ["noise", "sleep*", "pillow", "landlord", "loud"],
    audience: { words: ["renter", "tenant", "flat"], size: 1_400 },
    mustHaves: {
      "the real tram heard from inside": ["real tram", "next tram", "tram passes", "tram goes by"],
      "the caravan": ["caravan"],
    },
    mustNots: {
      "no headphones, no recordings": ["headphone", "recorded sound", "sound recording", "audio loop"],
      "not called double glazing": ["double glazing", "double-glazing", "double-glazed"],
      "no letterbox drops": ["letterbox", "flyer drop", "mail drop"],
      "no model in pyjamas": ["pyjamas", "pajamas"],
    },
    place: {
      words: ["Brunswick", "Sydney Road", "caravan", "parking bay"],
      wrong: ["home show", "shopping centre", "hardware store", "hotel"],
    },
    when: { days: 3, hours: 12, words: ["Saturday", "June", "morning", "9"], wrong: ["Sunday", "evening"] },
    budgetCents: 1_150_000,
    target: { count: 55, counts: ["booking", "measure-up", "measure"] },
  },
];
