import type { Brief } from "./brief.ts";

const garages = (product: string): string =>
  `${product}, for owners of independent garages who don't trust a new name. Regional aftermarket fair in Milwaukee, ` +
  "Friday and Saturday, 8 hours a day, 1,500 visitors. USD 27,000. A mechanic has to fit one on a real hub. " +
  "We want 130 leads with the garage's name. No simulator, no models in racing suits.";

/** Food, entertainment, automotive, education. */
export const buildFoodToEducation: readonly Brief[] = [
  {
    id: "b13",
    industry: "food",
    prompt:
      "Sampling for our oat creamer at light rail stations in Seattle. Commuters who gave up on plant creamer because it " +
      "splits in hot coffee. Three weekday mornings, 6 to 9. $14,500, 4,000 samples. Must pour into hot coffee, allergen " +
      "sign in plain sight. No dairy anywhere, no plastic cups.",
    product: ["oat creamer", "creamer"],
    problem: ["split*", "curdle", "curdling", "hot coffee"],
    audience: { words: ["commuter", "rider"] },
    mustHaves: {
      "poured into hot coffee": ["hot coffee", "coffee"],
      "an allergen sign": ["allergen", "allergy"],
    },
    mustNots: {
      "no dairy": ["dairy", "cow's milk", "whole milk"],
      "no plastic cups": ["plastic cup", "plastic"],
    },
    place: {
      words: ["Seattle", "station"],
      wrong: ["conference", "hotel", "campus", "trade show", "storefront"],
    },
    when: { days: 3, hours: 9, words: ["morning"], wrong: ["evening", "weekend", "afternoon", "night"] },
    budgetCents: 1_450_000,
    target: { count: 4_000, counts: ["sample", "cup", "taste*"] },
  },
  {
    id: "b14",
    industry: "food",
    industryOpen: true,
    prompt: "hot sauce launch, Nashville, 5k, no spicy-wings eating contest",
    product: ["hot sauce", "sauce"],
    problem: ["heat", "flavor", "bland", "spic*"],
    audience: { words: ["eater", "diner", "local", "fan", "shopper", "cook", "guest"] },
    mustNots: { "no eating contest": ["eating contest", "wing challenge", "hot wing", "contest"] },
    place: { words: ["Nashville"] },
    budgetCents: 500_000,
  },
  {
    id: "b15",
    industry: "food",
    prompt:
      "Alcohol-free beer tasting at a high school homecoming game in Boise, for the parents. One Friday night, 5-9pm. " +
      "6 grand. Legal says nobody under 21 may be in sight of the product or the logo. 150 tastings.",
    product: ["alcohol-free beer", "non-alcoholic beer", "NA beer", "beer"],
    problem: ["drive", "driving", "sober", "hangover", "alcohol", "next morning"],
    audience: { words: ["parent"] },
    mustNots: { "nobody under 21": ["students taste", "students sample", "teen", "student section"] },
    place: { words: ["Boise", "high school", "homecoming"], wrong: ["conference", "trade show", "airport"] },
    when: { days: 1, hours: 4, words: ["Friday", "evening", "night"], wrong: ["morning", "lunch"] },
    budgetCents: 600_000,
    target: { count: 150, counts: ["tasting", "taste*", "sample"] },
    unmet: [
      {
        line: "must-not",
        why: "A high school game is full of people under 21.",
        words: ["under 21", "minor", "teen*", "high school"],
      },
    ],
  },
  {
    id: "b16",
    industry: "entertainment",
    prompt:
      "Lobby takeover for our escape rooms (Latchworks) so that HR people book team outings; they're bored of bowling. " +
      "Office lobbies in downtown Dallas, 11:30 to 1:30 over five workdays, about 2,200 people cross in that time. Budget: " +
      "$16,000. A puzzle that takes four minutes and works standing. No actors, no dark rooms. 75 team bookings.",
    form: { duration: "5 days", location: "Dallas" },
    product: ["escape room", "Latchworks"],
    problem: ["bowling", "bored", "team outing", "outing"],
    audience: { words: ["HR", "office", "team lead", "people team"], size: 2_200 },
    mustHaves: { "a four-minute puzzle": ["puzzle"] },
    mustNots: {
      "no actors": ["actor", "performer", "in character"],
      "no dark rooms": ["dark room", "blackout", "darkness"],
    },
    place: { words: ["lobby", "lobbies", "Dallas"], wrong: ["festival", "campus", "stadium", "trade show"] },
    when: { days: 5, hours: 10, words: ["11:30", "lunch", "midday"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 1_600_000,
    target: { count: 75, counts: ["booking", "team"] },
  },
  {
    id: "b17",
    industry: "entertainment",
    prompt:
      "Our jazz club in New Orleans is full on Fridays and empty on Tuesdays. I want hotel concierges, there are about 140 " +
      "of them, to send guests over. They work evenings, so a Tuesday morning, 10 to noon. $9k. They should hear the room " +
      "and meet the band. No theater seating and no speeches. Free drinks are out, it's breakfast.",
    product: ["jazz club", "club"],
    problem: ["Tuesday", "empty", "quiet night", "full"],
    audience: { words: ["concierge"], size: 140 },
    mustHaves: { "they meet the band": ["band", "musician", "quartet", "trio"] },
    mustNots: {
      "no theater seating": ["theater", "rows of seats", "auditorium"],
      "no speeches": ["speech", "keynote", "panel", "presentation"],
      "no drinks": ["cocktail", "wine", "champagne", "open bar", "happy hour", "beer"],
    },
    place: { words: ["New Orleans", "club"], wrong: ["trade show", "street", "truck", "airport", "campus"] },
    when: {
      days: 1,
      hours: 2,
      words: ["Tuesday", "morning", "breakfast"],
      wrong: ["evening", "night out", "after work"],
    },
    budgetCents: 900_000,
  },
  {
    id: "b18",
    industry: "entertainment",
    prompt:
      "Release night of our independent film about beekeepers. Must have: a drone light show with at least 300 drones over " +
      "a stadium, 20,000 people. Sacramento. Budget eight thousand dollars ($8,000). People ignore small films, they should " +
      "look up for once. No 3D glasses.",
    product: ["film", "movie"],
    problem: ["ignore", "overlook*", "small film", "notice"],
    audience: { words: ["people", "moviegoer", "audience", "fan"], size: 20_000 },
    mustHaves: { "a drone light show": ["drone"] },
    mustNots: { "no 3D glasses": ["3D glasses", "3D"] },
    place: { words: ["Sacramento", "stadium"] },
    when: { days: 1, words: ["night", "evening"], wrong: ["morning", "lunch"] },
    budgetCents: 800_000,
    unmet: [
      {
        line: "must-have",
        why: "300 drones over a stadium cost many times $8,000.",
        words: ["drone", "stadium", "8,000", "budget"],
      },
    ],
  },
  {
    id: "b19",
    industry: "automotive",
    prompt:
      "Ride-and-drive for our electric pickup at two employers in Columbus, Ohio. One day each, 10 to 4, together 1,100 " +
      "employees on site. Most have never driven electric and worry about range. We bring 4 vehicles; a loop takes 12 " +
      "minutes with the briefing. $45,000. Goal: 190 drives. Insurance and a license check are a must. " +
      "No dealers on site, no sales talk, no burnouts.",
    product: ["electric pickup", "pickup", "truck"],
    problem: ["range", "never driven", "charging"],
    audience: { words: ["employee", "staff", "worker"], size: 1_100 },
    mustHaves: { insurance: ["insur*"], "a license check": ["license"] },
    mustNots: {
      "no dealers": ["dealer"],
      "no sales talk": ["sales pitch", "salespeople", "price quote"],
      "no burnouts": ["burnout", "drift"],
    },
    place: {
      words: ["Columbus", "employer", "workplace", "parking lot"],
      wrong: ["mall", "festival", "trade show", "race track"],
    },
    when: { days: 2, hours: 12, wrong: ["evening", "weekend", "night"] },
    budgetCents: 4_500_000,
    target: { count: 190, counts: ["drive"] },
  },
  {
    id: "b20",
    industry: "automotive",
    prompt: garages("Ceramic brake pads"),
    product: ["brake pad", "pad"],
    problem: ["trust", "new name", "unknown", "prove", "proof"],
    audience: { words: ["garage", "owner", "mechanic"], size: 1_500 },
    mustHaves: { "a mechanic fits one on a real hub": ["mechanic", "hub"] },
    mustNots: {
      "no simulator": ["simulator", "VR"],
      "no models in racing suits": ["racing suit", "grid girl", "promo model"],
    },
    place: { words: ["Milwaukee"], wrong: ["street", "campus", "storefront", "mall"] },
    when: { days: 2, hours: 16, words: ["Friday", "Saturday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 2_700_000,
    target: { count: 130, counts: ["lead", "contact", "garage"] },
    pair: "b21",
  },
  {
    id: "b21",
    industry: "automotive",
    prompt: garages("Sealed wheel bearings"),
    product: ["wheel bearing", "bearing"],
    problem: ["trust", "new name", "unknown", "prove", "proof"],
    audience: { words: ["garage", "owner", "mechanic"], size: 1_500 },
    mustHaves: { "a mechanic fits one on a real hub": ["mechanic", "hub"] },
    mustNots: {
      "no simulator": ["simulator", "VR"],
      "no models in racing suits": ["racing suit", "grid girl", "promo model"],
    },
    place: { words: ["Milwaukee"], wrong: ["street", "campus", "storefront", "mall"] },
    when: { days: 2, hours: 16, words: ["Friday", "Saturday", "two days"], wrong: ["evening", "overnight"] },
    budgetCents: 2_700_000,
    target: { count: 130, counts: ["lead", "contact", "garage"] },
    pair: "b20",
  },
  {
    id: "b22",
    industry: "education",
    prompt:
      "part-time master's in data science, working parents in San Antonio. they think they have no evenings left. two " +
      "evenings 6-9pm at a community college, max 160 people, eleven thousand dollars. childcare on site or nobody comes!! " +
      "let them sit in a real class for 20 minutes. no quizzes, no games, no 'win a laptop'. 60 started applications",
    product: ["master's", "masters", "degree", "data science"],
    problem: ["no evening", "time", "evenings left", "schedule"],
    audience: { words: ["parent"], size: 160 },
    mustHaves: {
      childcare: ["childcare", "child care", "babysit*"],
      "a real class": ["class", "lecture", "lesson"],
    },
    mustNots: {
      "no quizzes": ["quiz", "trivia"],
      "no games": ["games"],
      "no laptop to win": ["win a laptop", "raffle", "giveaway", "sweepstake"],
    },
    place: { words: ["San Antonio", "college"], wrong: ["street", "mall", "trade show", "bar", "stadium"] },
    when: { days: 2, hours: 6, words: ["evening"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 1_100_000,
    target: { count: 60, counts: ["application"] },
  },
  {
    id: "b23",
    industry: "education",
    industryOpen: true,
    prompt: "school bus tracking app, superintendents' conference, $25k, 3 days",
    product: ["bus tracking", "bus app", "school bus", "bus"],
    problem: ["late", "where", "waiting", "parents call", "phone call", "delay"],
    audience: { words: ["superintendent"] },
    place: { words: ["conference"], wrong: ["street", "storefront", "mall", "festival", "beach"] },
    when: { days: 3 },
    budgetCents: 2_500_000,
  },
  {
    id: "b24",
    industry: "education",
    prompt:
      "SAT prep course. We got one assembly slot of one hour at a district in Fresno, 700 juniors. $3,200. The district " +
      "forbids collecting any student's name, phone or email, on paper or by QR code. We need 300 sign-ups that day. " +
      "Kids are anxious about the test, not lazy.",
    product: ["SAT prep", "prep course", "SAT"],
    problem: ["anxious", "anxiety", "nervous", "stress", "test"],
    audience: { words: ["junior", "student"], size: 700 },
    mustNots: {
      "no student data": [
        "scan a QR",
        "QR code",
        "sign-up sheet",
        "collect emails",
        "leave their email",
        "badge scan",
      ],
    },
    place: { words: ["Fresno", "assembly", "school"], wrong: ["mall", "street", "trade show", "hotel"] },
    when: { days: 1, hours: 1, wrong: ["all day", "evening", "weekend"] },
    budgetCents: 320_000,
    target: { count: 300, counts: ["sign-up", "signup", "enrollment", "lead"] },
    unmet: [
      {
        line: "target",
        why: "Sign-ups that day need the names that the district forbids.",
        words: ["sign-up", "sign up", "300", "district"],
      },
    ],
  },
];
