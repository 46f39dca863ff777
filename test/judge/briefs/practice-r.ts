// cspell:ignore MANDATORIES Kuala Lumpur Dotline Grün famil Armas enrolments learnt enrolment
// cspell:ignore Buen Compañeros Dengar Durban Ewig Guadalajara Kassel Klapp Malay NASOL Pagi Pasos Rampe Regenhart
// cspell:ignore misunderst Simmering tapatio tapatío tapatíos Tint wilt
import type { Brief } from "./brief.ts";

/** Briefs as strangers of many trades type them, second part. */
export const practiceR: readonly Brief[] = [
  {
    id: "u201",
    industry: "retail",
    prompt:
      "Every shed in this city holds eleven half full paint buckets and people go out and buy a twelfth. We buy leftovers, filter them, mix them and sell by the litre: ReTint. Tenants of the housing association in Rotterdam South are the ones we want, first flat, no money, white walls. They give us the parking lot behind their office, six Saturdays, 9 to 12. Visitors should bring an old bucket and watch it being mixed into a new color. Spray cans: no, the neighbors would lynch us. Face painting: also no. The word discount I do not want to read. 7,000 dollars. 200 households that leave with paint.",
    product: ["ReTint", "paint"],
    problem: ["half full", "half-full", "leftover", "bucket", "twelfth"],
    audience: { words: ["tenant", "household"] },
    mustHaves: { "an old bucket becomes a new color": ["bucket", "mix*"] },
    mustNots: {
      "no spray cans": ["spray can", "graffiti"],
      "no face painting": ["face painting", "face paint"],
      "not the word discount": ["discount", "discounted"],
    },
    place: { words: ["Rotterdam", "parking lot", "car park"], wrong: ["trade show", "hotel", "conference"] },
    when: { days: 6, hours: 18, words: ["Saturday", "six", "morning"], wrong: ["evening", "Sunday"] },
    budgetCents: 700_000,
    target: { count: 200, counts: ["household"] },
  },
  {
    id: "u202",
    industry: "entertainment",
    prompt:
      "Buen día. We produce Pasos, an audio walk with ghosts of Guadalajara: you hear the voices in headphones and you walk the old center by night. The problem: the tapatíos know Prague better than their own streets. Two evenings, Thursday and Friday, from 20:00 to 22:00, starting at the Plaza de Armas. We count with 12 headphones. One round takes 40 minutes. The director dreams of 300 persons walking. Without blood, without sudden screams, and nobody goes in costume. Money: 60,000 pesos.",
    product: ["Pasos", "audio walk"],
    problem: ["own streets", "own city", "never walk*", "know Prague", "Prague"],
    audience: { words: ["tapatío", "tapatio", "local", "resident", "neighbor", "people of Guadalajara"] },
    mustNots: {
      "no blood": ["fake blood", "bloody", "gore"],
      "no sudden screams": ["jump scare", "sudden scream", "scream"],
      "no costumes": ["costume", "dressed as ghosts", "costumed"],
    },
    place: { words: ["Guadalajara", "plaza", "old center"], wrong: ["shopping mall", "hotel", "campus"] },
    when: {
      days: 2,
      hours: 4,
      words: ["Thursday", "Friday", "evening", "night"],
      wrong: ["morning", "lunch", "Sunday"],
    },
    target: { count: 300, counts: ["walker", "walk", "participant", "people"] },
    unmet: [
      {
        line: "target",
        why: "Four hours are six rounds of 40 minutes; with 12 headphones that makes 72 people.",
        words: ["300", "12 headphones", "twelve headphones", "headphone", "40 minutes", "72"],
      },
    ],
  },
  {
    id: "u203",
    industry: "automotive",
    prompt:
      'My son is nine and weighs 31 kilos, the chair another 40, and the industry offers me a converted van for 58,000 euros. So I built KlappRampe: bolts into a normal station wagon, one person, four minutes. I want other parents to load their own chair. Special school in Kassel, the yard at pick-up time, 13 to 15 o\'clock, Monday to Wednesday. Two wagons, a fitting lasts 15 minutes. 24 fittings and I am content. I forbid pity: no sad piano, no heroes, no "inspiring". And no child is filmed. 6.500 €.',
    product: ["KlappRampe", "ramp"],
    problem: ["van", "58,000", "lift*", "back pain", "heavy", "weigh*"],
    audience: { words: ["parent", "mother", "father"] },
    mustHaves: { "parents load their own chair": ["own chair", "their chair", "wheelchair"] },
    mustNots: {
      "no pity": ["sad piano", "inspiring", "heroic", "heartbreaking", "brave kids"],
      "no child is filmed": ["film the children", "video of the children", "filming children"],
    },
    place: { words: ["Kassel", "school", "yard"], wrong: ["car dealership", "trade show", "mall"] },
    when: {
      days: 3,
      hours: 6,
      words: ["Monday", "Wednesday", "afternoon", "pick-up", "13"],
      wrong: ["evening", "weekend", "Saturday"],
    },
    target: { count: 24, counts: ["fitting"] },
  },
  {
    id: "u204",
    industry: "education",
    prompt:
      "ok tiny one. I teach British Sign Language to pharmacists, 8 week course, it's called Counter Signs. at the moment they write the dosage on a scrap of paper & hope. need something ONLINE, three lunch breaks tue-thu, 12.30-1.15. everyone signs one dosage to camera by the end. don't do cartoons, don't promise a qualification (it isn't one), and no voiceover talking over the signing!! I have £120, yes one hundred and twenty. 80 enrolments would pay my year",
    product: ["Counter Signs", "sign language", "course"],
    problem: ["paper", "scrap", "dosage", "misunderst*"],
    audience: { words: ["pharmacist"] },
    mustHaves: { "everyone signs one dosage": ["sign", "signs", "dosage"] },
    mustNots: {
      "no cartoons": ["cartoon", "animated character", "comic strip"],
      "no promise of a qualification": ["accredited", "certified", "qualification"],
      "no voiceover": ["voiceover", "voice-over", "narrator"],
    },
    place: { words: ["online", "video call"], wrong: ["booth", "trade show", "shopping mall"] },
    when: { days: 3, words: ["lunch", "Tuesday", "12:30"], wrong: ["evening", "weekend", "Saturday"] },
    target: { count: 80, counts: ["enrolment", "enrollment", "sign-up"] },
  },
  {
    id: "u205",
    industry: "sports",
    prompt:
      "Late Fish = swimming lessons for grown adults who never learned. Durban, municipal pool. Half the city's bus drivers park next to the sea all day and are scared of it. One Sunday only, 8am to 2pm, men till 11 and women after. ONE instructor, she takes four people per half hour, not a soul more. Water stays below the waist. Nobody gets photographed in a swimsuit. No races, no medals. The depot manager reckons 150 first lessons. R45 000.",
    product: ["Late Fish", "swimming lesson", "lesson"],
    problem: ["scared", "afraid", "fear", "never learned", "never learnt"],
    audience: { words: ["bus driver", "driver"] },
    mustHaves: {
      "men and women apart": ["women", "separate*"],
      "water below the waist": ["waist", "shallow"],
    },
    mustNots: {
      "nobody is photographed": ["photo booth", "photographer", "selfie", "group photo"],
      "no races or medals": ["race", "medal", "relay", "podium"],
    },
    place: { words: ["Durban", "pool"], wrong: ["trade show", "shopping mall", "hotel"] },
    when: { days: 1, hours: 6, words: ["Sunday", "8", "morning"], wrong: ["evening", "Saturday", "night"] },
    target: { count: 150, counts: ["lesson", "first lesson"] },
    unmet: [
      {
        line: "target",
        why: "One instructor with four people each half hour teaches 48 in six hours.",
        words: ["150", "instructor", "four people", "half hour", "48"],
      },
    ],
  },
  {
    id: "u206",
    industry: "luxury",
    prompt:
      "CLIENT Regenhart, umbrella makers since 1871\nTASK Introduce the Repair for Life pledge: any Regenhart umbrella, any owner, mended free forever\nINSIGHT Those who can afford the best still lose or bin an umbrella a year\nTO WHOM House guests of a grand hotel in Geneva, private list of 120\nWHERE AND WHEN The hotel's lobby, Thursday to Saturday, 16.00–19.00\nTONE Dry, like good weather\nMANDATORIES The maker's bench is in view and she mends something on it\nTABOOS Champagne. Logo walls. Famous faces.\nMEANS USD 65,000\nMEASURE 25 umbrellas commissioned",
    product: ["Regenhart", "umbrella"],
    problem: ["lose", "lost", "bin", "throw*", "broken", "discard*"],
    audience: { words: ["guest", "hotel guest"], size: 120 },
    mustHaves: { "the maker mends at her bench": ["bench", "mend*", "repair*"] },
    mustNots: {
      "no champagne": ["champagne", "sparkling wine"],
      "no logo walls": ["logo wall", "step-and-repeat", "branded backdrop"],
      "no famous faces": ["celebrity", "brand ambassador", "influencer"],
    },
    place: { words: ["Geneva", "lobby", "hotel"], wrong: ["shopping mall", "campus", "trade show"] },
    when: {
      days: 3,
      hours: 9,
      words: ["Thursday", "Saturday", "afternoon", "4 p.m.", "16"],
      wrong: ["morning", "breakfast", "Sunday"],
    },
    budgetCents: 6_500_000,
    target: { count: 25, counts: ["commission", "umbrella"] },
  },
  {
    id: "u207",
    industry: "media",
    prompt:
      "We do Pagi Dengar, ten minute audio news in Tamil and Malay, comes by voice message before the shift. For airport taxi uncles in KL lah, they sit in the holding lot three hours and scroll rubbish forwards, half of it fake. Holding lot, 11pm to 3am, three nights. About 600 cars in total pass. Each uncle gets to record the headline for his own street. Cannot: politics, cannot: quiz, cannot: free T-shirt, they have forty already. RM 30k. Want 400 subscribers",
    product: ["Pagi Dengar", "audio news", "news"],
    problem: ["fake", "rubbish", "rumor", "forward", "scroll*"],
    audience: { words: ["taxi driver", "driver", "taxi"], size: 600 },
    mustHaves: { "each records a headline": ["headline", "record*"] },
    mustNots: {
      "no politics": ["politician", "election", "political party"],
      "no quiz": ["quiz", "trivia"],
      "no T-shirts": ["T-shirt", "tee shirt"],
    },
    place: { words: ["Kuala Lumpur", "KL", "holding lot", "airport"], wrong: ["shopping mall", "hotel"] },
    when: { days: 3, hours: 12, words: ["night", "11"], wrong: ["lunch", "afternoon", "morning rush"] },
    target: { count: 400, counts: ["subscriber", "subscription"] },
  },
  {
    id: "u208",
    industry: "tech",
    prompt:
      'Dear Sir or Madam, for the avoidance of doubt: our product is a label printer which embosses braille and prints ink in one pass ("Dotline"). Museums presently order such labels externally and wait six weeks; exhibitions open without them. Occasion: museum registrars\' congress, Edinburgh, exhibition foyer, 2 days, 09:30-16:30. Registrars shall print a label for an object of their own house and have it proofread by a braille reader, who is paid. We decline any simulation of blindness. We decline the expression "visually impaired heroes". No figure can be given for money. 18 museums asking for a trial unit would be regarded as success.',
    product: ["Dotline", "label printer", "printer"],
    problem: ["six weeks", "wait", "wait*", "without labels", "without them", "externally"],
    audience: { words: ["registrar", "museum"] },
    mustHaves: {
      "a label of their own object": ["label", "own object"],
      "a paid braille reader proofreads": ["braille reader", "proofread*"],
    },
    mustNots: {
      "no simulation of blindness": ["blindfold", "blindfolded", "dark room", "simulation of blindness"],
      "no talk of heroes": ["heroes", "hero"],
    },
    place: { words: ["Edinburgh", "congress", "foyer"], wrong: ["street", "shopping mall", "campus"] },
    when: { days: 2, hours: 14, words: ["two days", "2 days", "9:30"], wrong: ["evening", "weekend"] },
    target: { count: 18, counts: ["museum", "trial unit", "trial"] },
  },
  {
    id: "u209",
    industry: "healthcare",
    prompt:
      "Fwd from Rosario: Compañeros, the flour mill lets us enter. Product is the nasal wash NASOL, salt water in a soft bottle. The men cough flour until lunch and by 45 they can't smell their coffee. 5 days, shift change 05:30-06:30, the washroom with six sinks. Must: each one washes before AND after a shift and smells the same coffee bean. The doctor of the mill says: never write cure, never write asthma. Also no masks handed out, that's the employer's duty and the union will fight. 3,900 dollars. 100 men who finish the five days.",
    product: ["NASOL", "nasal wash"],
    problem: ["cough*", "smell", "flour dust", "dust", "flour"],
    audience: { words: ["mill worker", "worker", "miller", "men"] },
    mustHaves: { "before and after a shift": ["before and after", "after the shift", "shift"] },
    mustNots: {
      "never the word cure": ["cure", "cures", "heals"],
      "never asthma": ["asthma"],
      "no masks handed out": ["face mask", "dust mask", "respirator"],
    },
    place: { words: ["Rosario", "mill", "washroom"], wrong: ["pharmacy", "hotel", "trade show"] },
    when: { days: 5, hours: 5, words: ["shift", "5:30", "five days", "dawn", "morning"], wrong: ["evening"] },
    budgetCents: 390_000,
    target: { count: 100, counts: ["worker", "men", "participant", "finisher"] },
  },
  {
    id: "u210",
    industry: "other",
    prompt:
      "Good day, our company waters and plants graves when the family lives far away, the subscription is called Ewig Grün. Old ladies tell us they lie awake because the husband's grave is dry in August. Cemetery gate in Simmering, Vienna, Friday and Saturday before All Saints, 8 to 16 each. It must be that the contract is signed at the stall. Please note the cemetery rule: at the gate nothing may be sold and no contract be signed, they control it. No music, no jokes, no balloons. € 3,000. The audience: widows, widowers and the children who moved away.",
    product: ["Ewig Grün", "grave", "subscription"],
    problem: ["dry", "far away", "lie awake", "wilt*", "wither*"],
    audience: { words: ["widow", "widower", "famil*", "children"] },
    mustHaves: { "the contract is signed at the stall": ["contract", "signed", "sign"] },
    mustNots: {
      "no music": ["live music", "choir", "playlist", "brass band"],
      "no jokes": ["comedian", "funny", "joke"],
      "no balloons": ["balloon"],
    },
    place: { words: ["Vienna", "Simmering", "cemetery", "gate"], wrong: ["shopping mall", "hotel", "fair"] },
    when: { days: 2, hours: 16, words: ["Friday", "Saturday", "All Saints"], wrong: ["evening", "Sunday"] },
    unmet: [
      {
        line: "must-have",
        why: "The cemetery forbids that a contract is signed at the gate, where the stall stands.",
        words: ["contract", "sign", "signed", "rule", "gate"],
      },
    ],
  },
];
