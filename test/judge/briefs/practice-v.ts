// cspell:ignore compostable cyberattack famil roastery
import type { Brief } from "./brief.ts";

/** Briefs as marketers, planners and owners write them, first part. */
export const practiceV: readonly Brief[] = [
  {
    id: "y501",
    industry: "tech",
    prompt:
      "We make a handheld inventory scanner for small warehouses that reads forty labels in one sweep instead of one at a time. We will have a 10 by 20 foot booth at a regional warehousing show in Charlotte, North Carolina, on Tuesday and Wednesday from 10 a.m. to 4 p.m. Most of the 1,800 visitors manage sites with fewer than thirty people and still count their stock by hand on a closed Sunday. We want them to count a real rack themselves, once their way and once with the scanner, and to see both times side by side. Please no prize drawing and no virtual reality, because last year both brought us only people who wanted a tablet. The budget beyond the space is $28,000, and we need 90 warehouse managers who agree to a trial at their own site.",
    product: ["scanner"],
    problem: ["by hand", "manual*", "one at a time", "one by one", "Sunday", "clipboard", "label by label"],
    audience: { words: ["warehouse manager", "manager", "warehouse", "visitor"], size: 1_800 },
    mustHaves: {
      "visitors count a real rack": ["rack", "shelf", "shelves", "shelving"],
      "both times are seen": ["both times", "side by side", "timer", "timed", "clock", "stopwatch"],
    },
    mustNots: {
      "no prize drawing": ["prize drawing", "prize draw", "raffle", "sweepstake", "win a tablet"],
      "no virtual reality": ["virtual reality", "VR", "VR headset"],
    },
    place: { words: ["Charlotte", "booth"], wrong: ["shopping mall", "hotel ballroom", "campus"] },
    when: {
      days: 2,
      hours: 12,
      words: ["Tuesday", "Wednesday", "two days", "two-day", "10"],
      wrong: ["Friday", "Saturday"],
    },
    budgetCents: 2_800_000,
    target: { count: 90, counts: ["trial", "manager"] },
  },
  {
    id: "y502",
    industry: "tech",
    prompt:
      "We look after the computers of dental practices as a flat monthly service, and a person answers the phone within three minutes. Practice owners tell us that when the X-ray computer freezes, the patient lies in the chair while they wait on hold with somebody who has never seen a dental office. We would like to host a dinner for 24 owners in the private room of a restaurant in downtown Columbus, Ohio, on a Thursday in October from 6:30 to 9 p.m. One of our own technicians should repair a frozen computer in front of them while the clock runs. We do not want a slide presentation, and nothing that frightens people with hackers. We have $9,500 and would be happy with 8 practices that book a first visit.",
    product: ["service", "IT support", "computer support", "support"],
    problem: ["freeze", "frozen", "freezing", "on hold", "wait*", "downtime", "crash*"],
    audience: { words: ["owner", "dentist", "dental practice", "practice"], size: 24 },
    mustHaves: {
      "a technician repairs a computer before them": ["technician"],
      "the clock runs": ["clock", "timer", "stopwatch", "countdown", "timed"],
    },
    mustNots: {
      "no slide presentation": ["slide", "slide deck", "PowerPoint", "keynote"],
      "nothing about hackers": ["hacker", "ransomware", "cyberattack", "data breach"],
    },
    place: {
      words: ["Columbus", "restaurant", "private room", "private dining room"],
      wrong: ["trade show", "exhibition hall", "shopping mall"],
    },
    when: {
      days: 1,
      hours: 2.5,
      words: ["Thursday", "October", "evening", "6:30"],
      wrong: ["lunch", "breakfast", "Saturday"],
    },
    budgetCents: 950_000,
    target: { count: 8, counts: ["practice", "first visit", "visit", "booking"] },
  },
  {
    id: "y503",
    industry: "retail",
    prompt:
      "Our cordless hedge trimmer weighs five pounds and runs for an hour on one battery. It is meant for homeowners over sixty with long hedges, who find a gas trimmer too heavy and too hard to start and who have already cut through the cord of an electric one. Four garden centers around Portland, Oregon, will each give us a corner of the parking lot on one Saturday in May, 9 a.m. to 3 p.m. We own two demonstration trimmers, each with a trained helper, and a trial takes ten minutes. Everyone must wear safety glasses and stand behind a rope until it is their turn, and nobody under 18 may hold a trimmer. No coupons, please; the stores do not want their prices undercut. We can spend $12,000 and want 250 people to cut a piece of hedge.",
    product: ["hedge trimmer", "trimmer"],
    problem: ["heavy", "hard to start", "cord", "gas trimmer", "gas-powered", "pull start"],
    audience: { words: ["homeowner", "over sixty", "over 60", "older", "gardener", "sixty"] },
    mustHaves: {
      "safety glasses": ["safety glasses", "eye protection", "goggles", "protective glasses"],
      "a rope until it is their turn": ["rope", "roped", "barrier", "cordon*", "stanchion"],
      "nobody under 18 holds one": ["under 18", "18", "adult", "minor"],
    },
    mustNots: { "no coupons": ["coupon", "discount", "percent off", "voucher", "special price"] },
    place: {
      words: ["Portland", "garden center", "parking lot"],
      wrong: ["trade show", "shopping mall", "campus"],
    },
    when: {
      days: 4,
      hours: 24,
      words: ["Saturday", "May", "four", "9"],
      wrong: ["Sunday", "evening", "weekday"],
    },
    budgetCents: 1_200_000,
    target: { count: 250, counts: ["people", "trial", "homeowner", "participant", "visitor", "gardener"] },
  },
  {
    id: "y504",
    industry: "finance",
    prompt:
      "We are a credit union in Spokane, Washington, and we want to explain our first home loan to the 420 bus drivers and mechanics of the transit depot. Many of them have been told by a website that they do not qualify, and few have ever talked about it with a person. The depot works in three shifts, so we would be in the break room from 5 to 7 a.m., 1 to 3 p.m. and 9 to 11 p.m. on two Wednesdays in a row. Everybody who sits down with us should leave with a figure of their own: what they could borrow and how much is still missing. Our compliance officer does not allow us to speak of guaranteed or instant approval, and the union asks that there be no gift cards. We have $4,800 and hope for 60 appointments with a loan officer.",
    product: ["home loan", "loan", "mortgage"],
    problem: ["qualify", "website", "turned down", "rejected", "online form", "never talked", "told no"],
    audience: { words: ["driver", "mechanic", "depot", "transit worker", "employee"], size: 420 },
    mustHaves: {
      "everybody leaves with a figure": ["figure", "number", "amount", "how much"],
      "all three shifts": ["shift"],
    },
    mustNots: {
      "no guaranteed or instant approval": ["guaranteed approval", "instant approval", "pre-approved"],
      "no gift cards": ["gift card", "gift certificate", "cash prize"],
    },
    place: {
      words: ["Spokane", "depot", "break room"],
      wrong: ["shopping mall", "trade show", "hotel", "campus"],
    },
    when: {
      days: 2,
      hours: 12,
      words: ["Wednesday", "shift", "5", "two"],
      wrong: ["weekend", "Saturday", "Sunday"],
    },
    budgetCents: 480_000,
    target: { count: 60, counts: ["appointment"] },
  },
  {
    id: "y505",
    industry: "finance",
    industryOpen: true,
    prompt:
      "Our payroll service pays a restaurant's wages and tips in one run. Owners do this after closing with a calculator and a box of paper slips. Let them pay an invented crew for one week themselves, and do not ask anyone for the names or wages of real employees.",
    form: {
      budget: 15_000,
      targetAudience: { description: "owners of independent restaurants with fewer than 40 employees" },
      goals: ["45 owners start a trial month"],
      location: "Regional restaurant show, Kansas City, Missouri",
      duration: "Sunday to Tuesday, 10 am to 5 pm",
      preferred_type: "experiential",
    },
    product: ["payroll service", "payroll"],
    problem: ["after closing", "closing time", "calculator", "paper", "slip", "by hand", "late night"],
    audience: { words: ["restaurant owner", "owner", "restaurateur"] },
    mustHaves: {
      "they pay an invented crew": ["invented", "fictional", "made-up", "sample", "pretend", "crew", "mock"],
    },
    mustNots: { "no data of real employees": ["real wages", "bring their payroll", "upload their payroll"] },
    place: {
      words: ["Kansas City", "restaurant show", "show floor", "booth"],
      wrong: ["shopping mall", "campus", "street corner"],
    },
    when: {
      days: 3,
      hours: 21,
      words: ["Sunday", "Tuesday", "three days", "three-day", "10"],
      wrong: ["Friday", "Saturday"],
    },
    budgetCents: 1_500_000,
    target: { count: 45, counts: ["owner", "trial month", "trial", "restaurant"] },
  },
  {
    id: "y506",
    industry: "healthcare",
    prompt:
      "Our hospital in Tucson, Arizona, wants to hire registered nurses for the surgical floors. Nurses who apply today wait five weeks for an answer, and by then most of them have taken another job. We will open the cafeteria on one Saturday from 9 a.m. to 1 p.m., with four nurse managers who each interview one candidate at a time for 20 minutes, and afterwards every candidate should walk the floor on which they would work. Nobody is to be pressed to sign on that day, and no patient may be photographed or filmed. We have $7,500, and the chief nursing officer would like to see 100 interviews.",
    product: ["hospital", "nursing job", "surgical floor", "position", "opening"],
    problem: ["five weeks", "wait*", "slow", "another job", "another offer", "no answer"],
    audience: { words: ["registered nurse", "nurse", "candidate"] },
    mustHaves: {
      "nurse managers interview": ["nurse manager", "manager"],
      "candidates walk the floor": ["walk", "walks", "walking", "tour", "tours", "visit the floor"],
    },
    mustNots: {
      "nobody is pressed to sign": ["sign on the spot", "sign that day", "sign the same day"],
      "no patient is photographed": ["photos of patients", "patient photo", "film patients", "patient video"],
    },
    place: {
      words: ["Tucson", "cafeteria", "hospital"],
      wrong: ["shopping mall", "convention center", "hotel ballroom"],
    },
    when: { days: 1, hours: 4, words: ["Saturday", "9", "four hours"], wrong: ["Sunday", "evening"] },
    budgetCents: 750_000,
    target: { count: 100, counts: ["interview"] },
    unmet: [
      {
        line: "target",
        why: "Four managers with three interviews an hour each hold 48 interviews in four hours.",
        words: ["100", "four managers", "nurse manager", "20 minutes", "48", "interview"],
      },
    ],
  },
  {
    id: "y507",
    industry: "healthcare",
    prompt:
      "We sell a home blood pressure monitor that keeps thirty days of readings and prints them for the doctor. We want to reach men over 45 in Birmingham, Alabama, many of whom are measured once a year at most and feel fine until they don't. Five barbershops will have us, one each day from Tuesday to Saturday, 10 a.m. to 6 p.m. There is one monitor per shop, and since everyone has to sit quietly for five minutes first, please count on ten minutes for each reading. Every man should leave with his reading in writing. Our staff must not offer a diagnosis, and we don't want names or addresses collected at the chair. The budget is $6,000 and the goal is 150 readings.",
    product: ["blood pressure monitor", "monitor"],
    problem: ["once a year", "feel fine", "feels fine", "never measured", "no symptoms", "silent*"],
    audience: { words: ["men over 45", "men", "client", "customer"] },
    mustHaves: {
      "five quiet minutes first": ["five minutes", "quiet", "quietly", "sit still", "rest"],
      "the reading in writing": ["writing", "written", "print", "printed", "printout", "card", "slip"],
    },
    mustNots: {
      "no diagnosis": ["diagnosis", "diagnose", "diagnosed", "diagnoses"],
      "no names or addresses": ["sign-in sheet", "home address", "full name", "mailing list"],
    },
    place: {
      words: ["Birmingham", "barbershop", "barber shop", "barber"],
      wrong: ["trade show", "shopping mall", "hotel", "pharmacy aisle"],
    },
    when: {
      days: 5,
      hours: 40,
      words: ["Tuesday", "Saturday", "five days", "10"],
      wrong: ["Sunday", "Monday"],
    },
    budgetCents: 600_000,
    target: { count: 150, counts: ["reading", "measurement"] },
  },
  {
    id: "y508",
    industry: "food",
    prompt:
      "We would like to sample our frozen vegetable dumplings, which steam in four minutes, to commuters at South Station in Boston who get home after seven, are too tired to cook and order a delivery they regret. We have the concourse from Monday to Wednesday, 4 to 7 p.m.; the station allows no open flame and no leaflets, and sesame and soy have to be named where people take the food. With $22,000 we want to hand out 4,000 warm samples.",
    product: ["dumpling"],
    problem: ["tired", "delivery", "takeout", "exhausted", "after seven", "no energy", "cook"],
    audience: { words: ["commuter"] },
    mustHaves: {
      "sesame and soy are named": ["sesame", "soy", "allergen"],
      "samples are warm": ["warm", "hot", "steam", "steamed", "steaming", "steamer"],
    },
    mustNots: {
      "no open flame": ["open flame", "gas burner", "propane", "camping stove", "candle"],
      "no leaflets": ["leaflet", "flyer", "brochure"],
    },
    place: {
      words: ["South Station", "Boston", "concourse"],
      wrong: ["shopping mall", "trade show", "supermarket aisle"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Monday", "Wednesday", "three days", "4", "evening", "rush hour"],
      wrong: ["breakfast", "Saturday", "weekend"],
    },
    budgetCents: 2_200_000,
    target: { count: 4_000, counts: ["sample", "dumpling", "portion", "commuter"] },
  },
  {
    id: "y509",
    industry: "food",
    prompt:
      "I own a small roastery in Minneapolis, and we deliver a weekly coffee subscription to offices with ten to fifty people. Today the office manager buys whatever the supermarket has, nobody likes it, and half the staff walks out for coffee twice a day. In September we want to take a tasting to the offices themselves, on ten weekday mornings from 8 to 11. There is one van and one barista, and a visit with the drive takes 90 minutes. People should taste three roasts without knowing which is which and vote for the one their office gets. Please plan without disposable cups, and nobody signs a contract during the visit. We have $5,500, and I would like to visit 30 offices.",
    product: ["coffee subscription", "coffee", "subscription", "roast"],
    problem: ["nobody likes", "supermarket", "walk out", "walks out", "bad coffee", "stale"],
    audience: { words: ["office manager", "office", "staff", "employee"] },
    mustHaves: {
      "a blind tasting of three roasts": ["blind", "three roasts", "unlabeled", "without knowing"],
      "the office votes": ["vote", "voted", "voting"],
    },
    mustNots: {
      "no disposable cups": ["disposable cup", "paper cup", "plastic cup", "compostable cup"],
      "no contract during the visit": ["sign a contract", "contract signing", "sign on the spot"],
    },
    place: { words: ["Minneapolis", "office"], wrong: ["trade show", "shopping mall", "farmers market"] },
    when: {
      days: 10,
      hours: 30,
      words: ["morning", "September", "weekday", "8", "ten"],
      wrong: ["evening", "weekend", "Saturday"],
    },
    budgetCents: 550_000,
    target: { count: 30, counts: ["office", "visit"] },
    unmet: [
      {
        line: "target",
        why: "Three hours a morning are two visits of 90 minutes; ten mornings with one van make 20 offices.",
        words: ["30", "one van", "one barista", "90 minutes", "20", "two visits"],
      },
    ],
  },
  {
    id: "y510",
    industry: "entertainment",
    prompt:
      "Our theater in Milwaukee sells a flex pass: four tickets for any evening of the season, which can be moved with one phone call until noon of the day. Parents of small children have stopped coming because the sitter cancels and the tickets are lost. The children's museum lets us use its lobby on two Sundays in January, 10 a.m. to 2 p.m., and expects about 1,200 parents over the two days. We imagine that two of our actors play a very short scene for the parents while the children have something to do next to it. Children may not be filmed or photographed, and we are not giving away free tickets. The budget is $5,000, and 80 passes sold within two weeks would be a success.",
    product: ["flex pass", "pass"],
    problem: ["sitter", "babysitter", "cancel*", "lost", "wasted"],
    audience: { words: ["parent", "mother", "father", "famil*"], size: 1_200 },
    mustHaves: {
      "two actors play a scene": ["actor", "scene"],
      "children have something to do": ["children", "kids", "child"],
    },
    mustNots: {
      "children are not filmed": ["photo booth", "film the children", "photos of the children"],
      "no free tickets": ["free ticket", "complimentary ticket", "ticket giveaway", "win tickets"],
    },
    place: {
      words: ["Milwaukee", "museum", "lobby"],
      wrong: ["shopping mall", "trade show", "hotel", "office park"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["Sunday", "January", "two", "10"],
      wrong: ["Saturday", "Friday", "weekday"],
    },
    budgetCents: 500_000,
    target: { count: 80, counts: ["pass", "flex pass"] },
  },
  {
    id: "y511",
    industry: "automotive",
    prompt:
      "We are a dealership group and will have three electric pickup trucks for a ride and drive at the county fair near Boise, Idaho, on Friday and Saturday from 11 a.m. to 6 p.m. It is for building contractors who believe that an electric truck cannot tow a loaded trailer up a hill and back. They should do exactly that on the gravel loop behind the fairground, with one of our technicians in the passenger seat and after their license has been checked. Each drive takes 30 minutes including the handover. Nobody talks about financing at the trucks, and there must be no alcohol anywhere near us. We have $45,000, and the owner would like 200 test drives.",
    product: ["pickup", "truck"],
    problem: ["cannot tow", "can't tow", "range", "tow", "towing", "uphill", "hill", "doubt*", "skeptic*"],
    audience: { words: ["contractor", "builder"] },
    mustHaves: {
      "they tow a loaded trailer": ["trailer"],
      "the license is checked": ["license"],
      "a technician rides along": ["technician"],
    },
    mustNots: {
      "no talk of financing": ["financing offer", "lease offer", "monthly payment", "finance desk"],
      "no alcohol": ["beer", "cocktail", "alcohol", "whiskey"],
    },
    place: {
      words: ["Boise", "fair", "fairground", "gravel loop"],
      wrong: ["shopping mall", "convention center", "racetrack"],
    },
    when: {
      days: 2,
      hours: 14,
      words: ["Friday", "Saturday", "11", "two days"],
      wrong: ["Sunday", "Monday"],
    },
    budgetCents: 4_500_000,
    target: { count: 200, counts: ["test drive", "drive"] },
    unmet: [
      {
        line: "target",
        why: "Three trucks with two drives an hour each make 84 drives in 14 hours.",
        words: ["200", "three trucks", "3 trucks", "truck", "30 minutes", "84"],
      },
    ],
  },
  {
    id: "y512",
    industry: "automotive",
    prompt:
      "For $19 a month our tire membership comes to your driveway, changes summer tires for winter ones and stores the other set. Office workers in the suburbs of Buffalo, New York, lose half a Saturday in a waiting room for this twice a year. We would like to show a change at six office parks, one day each in October, 11 a.m. to 2 p.m., on an employee's own car while they eat lunch. The service truck with its two technicians costs us $700 for each day, and nothing may be sprayed, spilled or left on the parking lot. Please no inflatables and no music. Our budget for everything is $2,500, and we want 60 new members.",
    product: ["tire membership", "membership", "tire"],
    problem: ["Saturday", "waiting room", "wait*", "twice a year", "storing", "garage"],
    audience: { words: ["office worker", "employee", "worker"] },
    mustHaves: { "a change on an employee's own car": ["own car", "their car", "employee's car"] },
    mustNots: {
      "no inflatables": ["inflatable", "air dancer"],
      "no music": ["music", "DJ", "playlist", "live band"],
    },
    place: {
      words: ["Buffalo", "office park", "parking lot"],
      wrong: ["shopping mall", "trade show", "racetrack"],
    },
    when: { words: ["lunch", "October", "11", "midday"], wrong: ["evening", "Sunday"] },
    budgetCents: 250_000,
    target: { count: 60, counts: ["member", "membership"] },
    unmet: [
      {
        line: "budget",
        why: "Six days of the truck at $700 cost $4,200; $2,500 pays three days.",
        words: ["$2,500", "$4,200", "$700", "budget", "six", "three days", "three office parks"],
      },
    ],
  },
];
