// cspell:ignore Fwd Hebrides Krakow Kraków Lahti Maison Mothlight Orvel Pod Sową Thurs Weds Zürich delaminates licence taxidermied diagnos famil Farah lifejackets lifejacket
// cspell:ignore delaminat ergometer intimidat
import type { Brief } from "./brief.ts";

/** Briefs as strangers of many trades type them, fourth part. */
export const practiceT: readonly Brief[] = [
  {
    id: "x401",
    industry: "tech",
    prompt:
      "- Product: SealSpy, clip-on ultrasonic ear for compressed air lines, hears the leak you can't\n- Who: maintenance fitters from dairies + bakeries\n- Issue: compressors run all night to feed holes nobody has found, 1 in 4 kWh gone\n- Where: our stand at the plant maintenance expo, Columbus, hall 5\n- When: Tues + Weds 10-4\n- Essential: each fitter hunts on the dummy pipe rig himself and walks off w/ the yearly cost of that leak written on a tag\n- Off the table: free hard hats, a golf simulator, anyone saying 'Industry 4.0'\n- One hunt = 20 min, we have 3 units\n- $18k all in\n- Goal: 90 hunts done",
    product: ["SealSpy", "ultrasonic", "leak detector"],
    problem: ["all night", "compressor", "kWh", "wast*", "lost air", "electricity", "energy bill"],
    audience: { words: ["fitter", "maintenance"] },
    mustHaves: {
      "each hunts on the pipe rig": ["rig", "pipe", "pipework"],
      "the leak's yearly cost on a tag": ["tag", "tags", "tagged"],
    },
    mustNots: {
      "no free hard hats": ["free hard hat", "branded hard hat", "hard hat giveaway", "souvenir helmet"],
      "no golf simulator": ["golf", "putting green"],
      "never Industry 4.0": ["Industry 4.0", "fourth industrial revolution"],
    },
    place: { words: ["Columbus", "expo", "stand", "booth", "hall 5"], wrong: ["shopping mall", "campus"] },
    when: {
      days: 2,
      hours: 12,
      words: ["Tuesday", "Wednesday", "two days", "10"],
      wrong: ["evening", "Saturday", "weekend"],
    },
    budgetCents: 1_800_000,
    target: { count: 90, counts: ["hunt", "leak hunt"] },
  },
  {
    id: "x402",
    industry: "healthcare",
    prompt:
      "Community outreach, Prairie Lutheran Hospital. We are bringing the free hearing check to where farmers actually are, as they will not come to us: by fifty-five the grain dryers and tractors have taken the top end, they say the wife mumbles, and leave it ten years. Sale barn in Sioux Falls, first Thursday of the month, 7 am till 1 pm, 400 sellers and buyers on a normal day. One test takes 20 min and we have 3 machines, a fourth is not coming. Everyone leaves with his own curve on paper, and it has to be an audiologist who explains it. Legal says we can't use 'diagnosis', nor 'free hearing aid'. Please steer clear of ear jokes and of anything that makes noise, the auctioneer has the floor. Our director promised the board 120 tests. $6,500 from the grant.",
    product: ["hearing check", "hearing test", "hearing"],
    problem: ["mumble*", "tractor", "grain dryer", "ten years", "put off", "high notes", "top end"],
    audience: { words: ["farmer", "rancher", "seller", "buyer"], size: 400 },
    mustHaves: {
      "his own curve on paper": ["curve", "audiogram", "printout", "printed", "paper"],
      "an audiologist explains it": ["audiologist"],
    },
    mustNots: {
      "never diagnosis or free hearing aid": ["diagnos*", "free hearing aid"],
      "no ear jokes": ["ear joke", "giant ear", "inflatable ear", "ear costume", "rabbit ears"],
      "nothing that makes noise": ["loudspeaker", "megaphone", "air horn", "live music", "siren", "cowbell"],
    },
    place: { words: ["Sioux Falls", "sale barn", "barn"], wrong: ["shopping mall", "trade show", "campus"] },
    when: {
      days: 1,
      hours: 6,
      words: ["Thursday", "morning", "7"],
      wrong: ["evening", "Saturday", "weekend"],
    },
    budgetCents: 650_000,
    target: { count: 120, counts: ["test", "hearing test", "check"] },
    unmet: [
      {
        line: "target",
        why: "Three machines at 20 minutes a test make 54 tests in six hours.",
        words: ["120", "three machines", "3 machines", "machine", "20 minutes", "54"],
      },
    ],
  },
  {
    id: "x403",
    industry: "retail",
    industryOpen: true,
    prompt:
      "Hamster, a fold-flat trailer that hooks to any bike. People drive to the supermarket because bags swing on the handlebar. Let them tow a loaded one round the block. Not another raffle!",
    form: {
      budget: 3_200,
      targetAudience: { description: "households within 3 miles that shop by car" },
      goals: ["40 trailers reserved"],
      location: "Bike shop forecourt, Madison, Wisconsin",
      duration: "two Saturdays, 9 am to 1 pm",
    },
    product: ["Hamster", "trailer"],
    problem: ["bag", "handlebar", "swing*", "by car", "drive"],
    audience: { words: ["household", "famil*", "neighbor", "shopper"] },
    mustHaves: { "they tow a loaded one": ["tow", "tows", "towing", "loaded", "pull", "pulls", "pulling"] },
    mustNots: { "no raffle": ["raffle", "prize draw", "sweepstake", "lottery"] },
    place: { words: ["Madison", "forecourt", "bike shop"], wrong: ["trade show", "shopping mall", "hotel"] },
    when: {
      days: 2,
      hours: 8,
      words: ["Saturday", "9", "morning"],
      wrong: ["evening", "Sunday", "night"],
    },
    budgetCents: 320_000,
    target: { count: 40, counts: ["trailer", "reservation"] },
  },
  {
    id: "x404",
    industry: "finance",
    prompt:
      "Fwd: RE: RE: apprentices\n\nHi, see below from the client, need three routes by tomorrow, thx. Jo\n\n---\nJo, as discussed. RoundPot rounds each card payment up to the next pound and tucks the pennies away. Apprentices get paid on the Friday and by Wednesday it is gone, on nothing in particular. Leeds, the building college, canteen, three consecutive Tuesdays over lunch, 12 to 1.30. 340 apprentices eat there. We won't approve anything without one of our own cashiers at the table, in person. Compliance: nothing that smells of gambling (wheels, scratchcards, draws), and returns are not to be promised in any shape. Also they are adults, so whoever calls them kids is out. £4k. Success is 110 pots opened.\nBest, Farah",
    product: ["RoundPot", "round up", "rounds up", "rounding"],
    problem: [
      "gone",
      "payday",
      "Wednesday",
      "broke",
      "run out",
      "runs out",
      "nothing left",
      "end of the week",
    ],
    audience: { words: ["apprentice"], size: 340 },
    mustHaves: { "a cashier at the table": ["cashier"] },
    mustNots: {
      "nothing like gambling": [
        "prize wheel",
        "spin the wheel",
        "scratchcard",
        "prize draw",
        "lottery",
        "raffle",
      ],
      "no promised returns": ["guaranteed return", "high returns", "high interest", "grow your money"],
      "never kids": ["kids", "youngster"],
    },
    place: { words: ["Leeds", "college", "canteen"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: {
      days: 3,
      hours: 4.5,
      words: ["Tuesday", "lunch", "12", "three"],
      wrong: ["evening", "Saturday", "weekend"],
    },
    target: { count: 110, counts: ["pot", "RoundPot"] },
  },
  {
    id: "x405",
    industry: "gaming",
    industryOpen: true,
    prompt:
      "Hello, we are four persons making a co-op game Mothlight: one holds the lamp, three can walk only where is light. Problem of players: they meet in the bar for playing together and then everybody looks in own phone. Board game night in Kraków, bar Pod Sową, Thurs 4-9. We wish that half of the 300 who come play one round until the end. Round is 25 min, two stations, four players on each. Strangers must be mixed in one team, this is for us the most important. Avoid please: cosplay, leaderboard, VR glasses. And the owner said without any fog machine, the alarm goes on. Budget 5000 dollars",
    product: ["Mothlight", "game"],
    problem: ["phone", "alone together", "scroll*", "own screen", "small talk"],
    audience: { words: ["player", "gamer", "guest", "regular", "visitor"], size: 300 },
    mustHaves: { "strangers in one team": ["stranger", "mixed", "never met", "don't know each other"] },
    mustNots: {
      "no cosplay": ["cosplay", "costume"],
      "no leaderboard": ["leaderboard", "high score"],
      "no VR": ["VR", "virtual reality", "headset"],
      "no fog machine": ["fog machine", "smoke machine", "dry ice", "artificial fog"],
    },
    place: { words: ["Kraków", "Krakow", "bar"], wrong: ["shopping mall", "trade show", "campus"] },
    when: {
      days: 1,
      hours: 5,
      words: ["Thursday", "4", "16", "evening"],
      wrong: ["morning", "Saturday", "Sunday"],
    },
    budgetCents: 500_000,
    target: { count: 150, counts: ["player", "people", "guest"] },
    unmet: [
      {
        line: "target",
        why: "Five hours are twelve rounds of 25 minutes; two stations of four players make 96 people.",
        words: ["150", "half", "two stations", "station", "25 minutes", "96"],
      },
    ],
  },
  {
    id: "x406",
    industry: "nonprofit",
    prompt:
      "We are an association; volunteers sit down with whoever received a letter from the administration and cannot read it. We call this the Letter Table. Today those letters stay closed in a drawer until the bailiff rings. We obtained the hall of the central post office in Marseille, Monday through Thursday, mornings only (9 to noon), and since anyone who takes a seat is to go away with one answer written and stamped, count thirty minutes a person; we have five tables. Audience: the people who queue for money orders, often newly arrived, often old (no one is asked for papers or a surname, ever). No petition, nor a debate about immigration. And not one sad portrait on a wall. Money: practically none, say 600 dollars for stamps and envelopes.",
    form: { goals: ["80 letters answered"] },
    product: ["Letter Table", "letter"],
    problem: ["drawer", "unopened", "unread", "bailiff", "cannot read", "can't read", "closed"],
    audience: {
      words: ["newly arrived", "newcomer", "queue", "waiting in line", "older", "elderly", "money order"],
    },
    mustHaves: {
      "one answer written and stamped": ["answer", "answered", "reply", "replies", "stamp", "stamped"],
    },
    mustNots: {
      "nobody is asked for papers or a surname": [
        "passport",
        "ID card",
        "surname",
        "full name",
        "sign-in sheet",
      ],
      "no petition or debate": ["petition", "debate", "panel discussion"],
      "no sad portraits": ["portrait", "sad faces"],
    },
    place: { words: ["Marseille", "post office"], wrong: ["shopping mall", "trade show", "campus"] },
    when: {
      days: 4,
      hours: 12,
      words: ["morning", "Monday", "Thursday", "9"],
      wrong: ["evening", "afternoon", "Saturday", "weekend"],
    },
    budgetCents: 60_000,
    target: { count: 80, counts: ["letter", "answer", "reply", "replies"] },
  },
  {
    id: "x407",
    industry: "sports",
    prompt:
      "Harbour Rowing Club, Bristol, membership sec here. Learn-to-Row is six weeks for anybody over 16 and it's where all our members come from, only nobody new walks in: people think rowing is for posh lads who began at eight. It's Easter so over the long weekend, Sat Sun Mon, mornings only, 8-12, off our own pontoon. In the training boats we can take 12-ish an hour max. They've got to actually get afloat, however wobbly. Coach insists on lifejackets, everyone, always. Off limits: rowing machine contests (everyone does them, everyone throws up), not another barbecue please, and no club blazers. £900. Committee wants 200 people afloat and won't be told.",
    product: ["Learn-to-Row", "rowing", "row"],
    problem: [
      "posh",
      "privileged",
      "elite",
      "elitist",
      "private school",
      "not for them",
      "not for me",
      "intimidat*",
    ],
    audience: { words: ["beginner", "adult", "newcomer", "local", "over 16", "never rowed", "resident"] },
    mustHaves: {
      "they get afloat": ["afloat", "on the water", "boat"],
      lifejackets: ["lifejacket", "life jacket", "buoyancy aid", "life vest"],
    },
    mustNots: {
      "no rowing machines": ["rowing machine", "ergometer", "erg"],
      "no barbecue": ["barbecue", "BBQ"],
      "no blazers": ["blazer"],
    },
    place: {
      words: ["Bristol", "pontoon", "harbour", "harbor"],
      wrong: ["shopping mall", "trade show", "swimming pool"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["morning", "weekend", "Saturday", "Monday", "8"],
      wrong: ["evening", "afternoon", "night"],
    },
    target: { count: 200, counts: ["people", "beginner", "rower", "newcomer", "afloat"] },
    unmet: [
      {
        line: "target",
        why: "About 12 an hour for twelve hours make some 144 people.",
        words: ["200", "12 an hour", "12 people an hour", "twelve an hour", "per hour", "144"],
      },
    ],
  },
  {
    id: "x408",
    industry: "education",
    prompt:
      "The Faculty of Forest Technology would be grateful for proposals regarding its new part-time Certificate in Wood Adhesives. Shift supervisors in plywood mills presently learn gluing from whoever retires next; when a batch delaminates, no one can say why. Occasion: the national plywood days in Lahti, Finland, exhibition corridor, Wednesday and Thursday, 09.00-15.00; 260 supervisors are registered. It is indispensable that every visitor breaks a glued joint on the hand press and reads the fracture together with a lecturer. The following are to be avoided: university rankings, gowns and mortarboards, the claim that study is tuition-free (this is incorrect), and glossy brochures. €9k all in. An outcome of 35 applications would satisfy the Dean.",
    product: ["Certificate", "Wood Adhesives", "adhesive", "gluing"],
    problem: ["delaminat*", "retire*", "no one can say why", "nobody knows why", "guess*", "scrap"],
    audience: { words: ["supervisor"], size: 260 },
    mustHaves: {
      "everyone breaks a glued joint": ["break", "breaks", "breaking", "fracture", "joint", "press"],
      "a lecturer reads it along": ["lecturer"],
    },
    mustNots: {
      "no rankings": ["university ranking", "league table", "top-ranked"],
      "no gowns": ["gown", "mortarboard", "graduation cap"],
      "not tuition-free": ["tuition-free", "free tuition", "free of tuition"],
      "no glossy brochures": ["glossy", "brochure"],
    },
    place: {
      words: ["Lahti", "plywood days", "corridor"],
      wrong: ["shopping mall", "hotel", "street"],
    },
    when: {
      days: 2,
      hours: 12,
      words: ["Wednesday", "Thursday", "two days", "9"],
      wrong: ["evening", "weekend", "Saturday"],
    },
    target: { count: 35, counts: ["application", "applicant"] },
  },
  {
    id: "x409",
    industry: "travel",
    prompt:
      "ok so bear with me. Tourism partnership, Outer Hebrides. Everyone comes in July, the other ten months the guesthouses sit empty, and the ones who'd love it in January (birdwatchers, they don't mind weather) think we're shut. Hence the Winter Pass = ferry + 4 nights in any of 31 guesthouses, Nov to Feb. We've been given the reading room at the central library in Manchester for the northern birders' annual meet, one Sunday, 11am to 5pm, a couple of hundred birders. There HAS to be a real peat fire burning, the smell sells it, our chair will not budge. Library's hire terms, para 7: nothing lit, nothing that smokes. Can't go outside, no pavement licence. Spare us bagpipes. Spare us tartan. Stuffed birds, obviously not. 12,000 pounds. 65 passes sold or reserved",
    product: ["Winter Pass", "pass"],
    problem: ["empty", "shut", "closed", "July"],
    audience: { words: ["birder", "birdwatcher", "bird watcher"], size: 200 },
    mustHaves: { "a real peat fire burns": ["peat", "fire"] },
    mustNots: {
      "no bagpipes": ["bagpipe", "bagpiper"],
      "no tartan": ["tartan", "kilt"],
      "no stuffed birds": ["stuffed bird", "taxidermy", "taxidermied"],
    },
    place: {
      words: ["Manchester", "library", "reading room"],
      wrong: ["shopping mall", "trade show", "train station"],
    },
    when: { days: 1, hours: 6, words: ["Sunday", "11"], wrong: ["Saturday", "Friday night"] },
    target: { count: 65, counts: ["pass", "Winter Pass"] },
    unmet: [
      {
        line: "must-have",
        why: "The library allows nothing lit and nothing that smokes, and there is no licence for outside.",
        words: ["fire", "peat", "lit", "smoke", "smokes", "flame", "burn*"],
      },
    ],
  },
  {
    id: "x410",
    industry: "luxury",
    prompt:
      "Maison Orvel makes gloves to the hand: eleven measurements, and a pair of wooden hands kept for life in the client's name. Those whom we address own forty pairs and none fits, the fingertip is always a little empty. A private bank in Zurich lends us its winter garden on two Thursdays of November, from half past five to eight in the evening; eighty of its clients are invited by letter. It is understood that our cutter takes each guest's measure himself, over a conversation. I do not wish to see a price on display, nor fur, nor anything one scans with a telephone. 'Exclusive' and 'journey' are words we have retired. USD 40,000. A dozen orders.",
    product: ["Orvel", "glove"],
    problem: ["fingertip", "none fits", "doesn't fit", "don't fit", "never fit*", "empty"],
    audience: { words: ["client", "guest"], size: 80 },
    mustHaves: {
      "the cutter takes each measure": ["measure", "measures", "measured", "measuring", "measurement"],
    },
    mustNots: {
      "no price on display": ["price list", "price tag", "displayed price"],
      "no fur": ["fur", "mink", "fur-lined"],
      "nothing to scan": ["QR code", "barcode", "scan the code", "NFC"],
      "never exclusive or journey": ["exclusive", "journey"],
    },
    place: { words: ["Zurich", "Zürich", "winter garden"], wrong: ["shopping mall", "street", "trade show"] },
    when: {
      days: 2,
      hours: 5,
      words: ["Thursday", "evening", "5:30", "17:30", "November"],
      wrong: ["morning", "lunch", "Saturday"],
    },
    budgetCents: 4_000_000,
    target: { count: 12, counts: ["order", "commission"] },
  },
];
