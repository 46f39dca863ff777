// cspell:ignore Damen Grüßen hander handers Nuevo righties Sehr
// cspell:ignore Akal Busan Lekki Llandudno Omo Regadera aso ebi edecán enrolment gurdwara jollof langar ryokan yukata
// cspell:ignore caipirinha freundlichen geehrte
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from a seafarers' phone card to driving theory. */
export const practiceI: readonly Brief[] = [
  {
    id: "j41",
    industry: "tech", // Sector: telecommunications.
    industryOpen: true,
    prompt:
      "Bom dia, I'm from Santos. Our eSIM is for the seafarer: it works in 60 ports, so he doesn't pay the guy on the pier forty dollars for a chip that dies when the ship leaves. Filipinos, Indians, Ukrainians, they have four hours on land. The seamen's center by terminal 3, four nights, from Thursday to Sunday, 19h-23h. About 80 men pass each night, different ships so different men. The installing is 7 minutes, two of us do it. US$ 5,000. 150 eSIM activated.",
    product: ["eSIM"],
    problem: ["forty dollars", "$40", "pier", "chip", "ship leaves", "overpriced"],
    audience: { words: ["seafarer", "seaman", "seamen", "sailor", "crew"], size: 320 },
    place: {
      words: ["Santos", "seamen's center", "seafarers' center", "terminal"],
      wrong: ["shopping mall", "beach", "hotel", "trade show"],
    },
    when: {
      days: 4,
      hours: 16,
      words: ["night", "evening", "Thursday", "Sunday", "7 p.m."],
      wrong: ["morning", "lunch", "breakfast"],
    },
    budgetCents: 500_000,
    target: { count: 150, counts: ["eSIM", "activation", "activated"] },
  },
  {
    id: "j42",
    industry: "food", // Sector: agriculture.
    industryOpen: true,
    prompt:
      "Sehr geehrte Damen und Herren,\nwe offer a scale, which lies under the beehive and reports by radio when the bees become too light. In winter the beekeeper doesn't want to open the hive, and in March he finds it starved. Occasion: the spring meeting of the beekeepers in the multipurpose hall of a village near Ulm, a Sunday from 10 o'clock to 16 o'clock, 320 members. It is forbidden to bring: living bees, smoke. Furthermore we wish no \"save the bees\", the people are professionals. A demonstration takes 8 minutes and there are two demonstration hives. Financial frame: 2.900 Euro. Target: 45 scales ordered.\nMit freundlichen Grüßen",
    product: ["scale", "hive scale"],
    problem: ["starve*", "winter", "March", "too light"],
    audience: { words: ["beekeeper"], size: 320 },
    mustNots: {
      "no living bees": ["live bees", "living bees", "observation hive", "live colony"],
      "no smoke": ["smoker", "smoke machine", "smoke"],
      'no "save the bees"': ["save the bees", "saving the bees", "bee rescue"],
    },
    place: {
      words: ["Ulm", "multipurpose hall", "hall", "village"],
      wrong: ["shopping mall", "supermarket", "hotel", "campus"],
    },
    when: {
      days: 1,
      hours: 6,
      words: ["Sunday", "10", "one day"],
      wrong: ["evening", "night", "weekday", "Saturday"],
    },
    target: { count: 45, counts: ["scale", "order"] },
  },
  {
    id: "j43",
    industry: "retail",
    prompt:
      "left handed kitchen tools. peelers, tin opener, ladle with the spout on the right side. I'm on a market stall in bristol, st nicholas, first two sundays of november 11 til 3. budget is honestly £240 lol. left handers grow up thinking they're clumsy, that's the bit that gets me. anyone RIGHT handed has to use ours so they know. no knives (council). no 'sinister' puns, no 'leftovers', no 'in your right mind', seen them all. and i'm on my own with the dog so nothing that needs staff",
    product: ["left-handed", "kitchen tool", "peeler", "tin opener", "ladle"],
    problem: ["clumsy", "awkward", "wrong hand", "clumsiness"],
    audience: { words: ["left-hander", "left-handed", "lefty", "lefties"] },
    mustHaves: { "right-handers use the left-handed tools": ["right-hander", "right-handed", "righties"] },
    mustNots: {
      "no knives": ["knife", "knives", "cleaver"],
      "no left-hand puns": ["sinister", "leftovers", "in your right mind", "two left feet", "left behind"],
      "nothing that needs staff": ["brand ambassador", "promoter", "host team", "two hosts", "hired staff"],
    },
    place: {
      words: ["Bristol", "market stall", "stall", "market"],
      wrong: ["trade show", "hotel", "department store", "campus"],
    },
    when: { days: 2, hours: 8, words: ["Sunday", "November", "11"], wrong: ["evening", "Saturday"] },
  },
  {
    id: "j44",
    industry: "healthcare", // Sector: government.
    industryOpen: true,
    prompt:
      "Good afternoon team, from the State Secretary, Recife. Law of April: to be organ donor now is registered in the app of the ID. The families say no in the hospital because nobody spoke at home about it; this is the true problem. Public: people who wait in the citizen service hall for the ID (they wait 50 minutes average, with a number in the hand). Five working days, 8h to 14h. I need that each one speaks with one person of the family by telephone, there, before the number is called. Forbidden by the ethics committee: hearts (drawn, balloon, of chocolate, whatever), stories of sick children, and to thank who registers, because it would pressure the others. Nobody may lose his number. R$ 60 mil. Goal: 1,000 registrations. Eight attendants, four minutes each.",
    product: ["organ donor", "organ donation", "donor"],
    problem: ["families say no", "family says no", "spoke", "never talked", "talk*", "conversation"],
    audience: { words: ["citizen", "people who wait", "people waiting", "waiting"] },
    mustHaves: { "each one telephones one person of the family": ["phone", "telephone", "call", "calls"] },
    mustNots: {
      "no hearts": [
        "heart-shaped",
        "heart balloon",
        "paper heart",
        "red heart",
        "chocolate heart",
        "beating heart",
      ],
      "no sick children": ["sick child", "sick children", "child patient", "young patient"],
      "nobody is thanked": ["thank-you card", "thank you note", "wall of thanks", "donor wall", "applause"],
    },
    place: {
      words: ["Recife", "service hall", "hall", "waiting room"],
      wrong: ["hospital lobby", "shopping mall", "beach", "street"],
    },
    when: {
      days: 5,
      hours: 30,
      words: ["five days", "working day", "weekday", "Monday", "week", "8"],
      wrong: ["evening", "weekend", "night", "Saturday"],
    },
    target: { count: 1_000, counts: ["registration", "registered", "donor"] },
  },
  {
    id: "j45",
    industry: "retail", // Sector: fashion.
    industryOpen: true,
    prompt:
      "Omo, listen. Aso-ebi rental. You attend eleven weddings a year in Lagos and each one they sell you fabric you wear ONCE. We rent you the finished outfit in the couple's color and pick it up Monday. I want to do something at the car wash in Lekki, because Saturday morning everybody is there washing the car for the wedding, three Saturdays, 7 to 10. Funny, not mean. No bride, no groom, no fake wedding please, that's what every vendor does. No spraying of money (CBN law!). No jollof. Just our two stylists, they do a fitting in 10 minutes. Budget? We get to spend what we made last month, maybe 1.6m naira. December weddings are the season.",
    product: ["aso-ebi", "aso ebi", "rental", "outfit"],
    problem: ["once", "eleven weddings", "wardrobe", "fabric"],
    audience: { words: ["wedding guest", "guest", "car owner", "driver"] },
    mustNots: {
      "no fake wedding": [
        "bridal",
        "bride and groom",
        "fake wedding",
        "mock wedding",
        "wedding cake",
        "bouquet",
      ],
      "no spraying of money": [
        "spray money",
        "sprays money",
        "spraying money",
        "naira notes",
        "money shower",
      ],
      "no jollof": ["jollof", "rice"],
    },
    place: {
      words: ["Lagos", "Lekki", "car wash"],
      wrong: ["wedding hall", "shopping mall", "hotel", "boutique"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Saturday", "morning", "7 a.m.", "7 am"],
      wrong: ["evening", "Sunday", "night", "afternoon"],
    },
  },
  {
    id: "j46",
    industry: "automotive", // Sector: manufacturing.
    industryOpen: true,
    prompt:
      'Project: custom-molded earplugs "Tidemark" / shipyard workers, Busan, Korea\nProblem: foam plugs fall out, men take them off to hear the foreman, hearing is gone at 45\nVenue: yard canteen, building 7, lunch break 12:00~13:00, 4 days (Mon~Thu)\nOne impression of both ears: 6 min. Impression guns: 2. Cannot borrow more, import permit.\nMust: each man hears the foreman\'s recorded voice through the plug\nBudget: 15,000 USD\nKPI: 200 men with an impression taken in these 4 lunch breaks',
    product: ["Tidemark", "earplug", "ear plug"],
    problem: ["fall out", "falls out", "foam", "foreman", "hearing"],
    audience: { words: ["shipyard worker", "worker", "welder"] },
    mustHaves: { "the foreman's recorded voice through the plug": ["foreman", "voice"] },
    place: {
      words: ["Busan", "yard canteen", "canteen", "building 7"],
      wrong: ["trade show", "clinic", "hotel", "street"],
    },
    when: {
      days: 4,
      hours: 4,
      words: ["lunch", "noon", "12:00", "Monday"],
      wrong: ["evening", "night", "weekend", "breakfast"],
    },
    budgetCents: 1_500_000,
    target: { count: 200, counts: ["impression"] },
    unmet: [
      {
        line: "target",
        why: "Two guns with six minutes a man take 80 impressions in four hours.",
        words: ["200", "80", "impression", "six minutes", "6 minutes", "gun"],
      },
    ],
  },
  {
    id: "j47",
    industry: "entertainment",
    prompt:
      "We're a board game cafe in Kyoto, the owner is me and one part-timer. Tourists fill the temples from 9 till 5 and after five they have nothing to do but drink. The ryokan next door lends its lobby two evenings, Friday & Saturday 18:30–21:30. Please design that guests who don't share a language play one game to the end. Very important one: the lobby is silent after 20:00, the ryokan's iron rule, not even whispering. Very important two: the final round, with everybody calling out their answers loud, is at 21:00, because the owner of the ryokan wants to see it and comes home at 20:45. No kimono, no geisha, no ninja. No shoes on tatami. $1,100. 18 table reservations for the cafe.",
    product: ["board game", "game cafe", "game café", "game"],
    problem: ["after five", "nothing to do", "drink*", "language"],
    audience: { words: ["tourist", "guest", "traveler"] },
    mustHaves: {
      "guests without a common language play one game to the end": ["language", "without words", "wordless"],
      "a loud final round at 21:00": ["final round", "last round", "21:00", "9 p.m.", "9:00"],
    },
    mustNots: {
      "no kimono, geisha or ninja": ["kimono", "geisha", "ninja", "samurai", "yukata"],
      "no shoes on tatami": ["shoes on the tatami", "wearing shoes", "keep their shoes on"],
    },
    place: {
      words: ["Kyoto", "ryokan", "lobby"],
      wrong: ["temple", "street", "trade show", "shopping mall"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["Friday", "Saturday", "evening"],
      wrong: ["morning", "lunch", "Sunday", "breakfast"],
    },
    budgetCents: 110_000,
    target: { count: 18, counts: ["reservation", "table"] },
    unmet: [
      {
        line: "must-have",
        why: "A round with loud answers at 21:00 contradicts the silence in the lobby after 20:00.",
        words: ["final round", "loud", "silent", "silence", "20:00", "21:00", "8 p.m.", "9 p.m."],
      },
    ],
  },
  {
    id: "j48",
    industry: "retail", // Sector: hospitality.
    industryOpen: true,
    prompt:
      "Showers for truckers. Chain name Regadera 24, on the highway Monterrey - Nuevo Laredo. Clean, hot, a key that's yours for 20 minutes. The driver now washes with a bucket behind the trailer and his wife tells him so. Campaign in the yard of the customs brokers where they wait for papers, Monday to Wednesday, 14:00-20:00, ~400 drivers waiting a day. We bring a mobile unit with 4 cabins. NO: women in bikinis, jokes on who stinks, cameras. Top USD 21,000. Goal 180 showers taken.",
    product: ["Regadera", "shower"],
    problem: ["bucket", "behind the trailer", "nowhere to wash"],
    audience: { words: ["trucker", "driver", "truck driver"] },
    mustNots: {
      "no women in bikinis": ["bikini", "edecán", "pin-up", "female model", "promo girl"],
      "no jokes on who stinks": ["stinky", "stinks", "smelly", "stench", "sniff test"],
      "no cameras": ["camera", "photo booth", "selfie", "photographer", "film crew", "video crew"],
    },
    place: {
      words: ["Monterrey", "Nuevo Laredo", "yard", "customs broker", "customs"],
      wrong: ["hotel", "shopping mall", "trade show", "gym"],
    },
    when: {
      days: 3,
      hours: 18,
      words: ["Monday", "Wednesday", "afternoon", "three days", "14:00"],
      wrong: ["morning", "breakfast", "weekend", "Saturday"],
    },
    budgetCents: 2_100_000,
    target: { count: 180, counts: ["shower"] },
  },
  {
    id: "j49",
    industry: "food",
    prompt:
      "Seaweed seasoning that replaces half the salt. Buyer: head cooks of care homes. Residents over 80 can't taste much so the kitchen salts like the sea and then the pressure tablets go up. North Wales, the care association's annual lunch in Llandudno, hotel function room, a Wednesday, noon to two. 65 cooks. What they eat at that lunch is seasoned by us at half the tables, nobody knows which, till the pudding. Not a blind test with scorecards please, no scoring at all. We mustn't claim it lowers blood pressure or anything medical. No mermaids, no nets, no seashells, no pirates. They gave us £1,300 and the hotel's cook.",
    product: ["seaweed", "seasoning"],
    problem: ["salt", "taste much", "bland", "tablets", "pressure"],
    audience: { words: ["cook", "head cook"], size: 65 },
    mustHaves: { "half the tables eat it, nobody knows which": ["half the tables", "half of the tables"] },
    mustNots: {
      "no scoring": ["scorecard", "score sheet", "scoring", "rating card", "ballot", "leaderboard"],
      "no medical claim": [
        "lowers blood pressure",
        "lower blood pressure",
        "heart-healthy",
        "healthier heart",
        "cures",
      ],
      "no seaside decoration": ["mermaid", "fishing net", "seashell", "pirate", "anchor decor", "lighthouse"],
    },
    place: {
      words: ["Llandudno", "function room", "hotel"],
      wrong: ["supermarket", "beach", "trade show", "street"],
    },
    when: {
      days: 1,
      hours: 2,
      words: ["Wednesday", "lunch", "noon"],
      wrong: ["evening", "breakfast", "weekend", "Saturday"],
    },
  },
  {
    id: "j50",
    industry: "education",
    prompt:
      "Sat Sri Akal ji. Driving theory course in Punjabi. My mother in law failed it 6 times, she's a better driver than me, it's the English! In Leicester there are hundreds like her. The gurdwara has given us the upstairs classroom, four Sundays after the langar, 1.30–3.30pm. It's a holy place so: heads covered, shoes off, no meat, no tobacco, no alcohol, not even a joke about it. No cars pictured going fast. Must: an old mock question read first in English, then in Punjabi, everybody gets it the second time. 40 chairs. No budget really, the committee said up to £500",
    product: ["driving theory", "theory course", "theory test"],
    problem: ["English", "failed", "fail*", "language"],
    audience: { words: ["women", "woman", "Punjabi speaker", "mother"] },
    mustHaves: {
      "a question first in English, then in Punjabi": ["Punjabi"],
      "heads covered, shoes off": [
        "heads covered",
        "head covering",
        "headscarf",
        "headscarves",
        "shoes off",
        "covered",
      ],
    },
    mustNots: {
      "no meat": ["meat", "chicken", "kebab", "lamb", "sausage"],
      "no tobacco or alcohol": ["beer", "wine", "cigarette", "tobacco", "hookah", "prosecco", "whisky"],
      "no cars going fast": ["race car", "racing game", "speeding car", "go-kart", "rally car"],
    },
    place: {
      words: ["Leicester", "gurdwara", "classroom"],
      wrong: ["shopping mall", "pub", "trade show", "parking lot"],
    },
    when: {
      days: 4,
      hours: 8,
      words: ["Sunday", "afternoon", "1:30"],
      wrong: ["Saturday", "evening", "morning", "weekday"],
    },
  },
];
