import type { Brief } from "./brief.ts";

/** Nonprofit, luxury, media, gaming, other. */
export const finalNonprofitToOther: readonly Brief[] = [
  {
    id: "f38",
    industry: "nonprofit",
    prompt:
      "Hospice needs people who sit with the dying at night, 35 volunteers. Everybody thinks you must be a nurse or a saint. Choir " +
      "rehearsals: six community choirs in Dubuque let us come for the break, 15 minutes, 40 singers each, Mondays to Wednesdays. " +
      "$1,850. A volunteer tells about one night. No slides, no brochures with sunsets, no church language, no tears on command.",
    product: ["hospice", "night watch", "volunteer"],
    problem: ["nurse", "saint", "qualified", "qualification"],
    audience: { words: ["singer", "choir"], size: 240 },
    mustHaves: { "a volunteer tells about a night": ["tell*", "story"] },
    mustNots: {
      "no slides": ["slide", "presentation deck"],
      "no sunset brochures": ["brochure", "sunset"],
      "no church language": ["blessing", "prayer", "pray", "ministry"],
    },
    place: {
      words: ["Dubuque", "choir", "rehearsal"],
      wrong: ["mall", "trade show", "street", "stadium", "bar"],
    },
    when: {
      hours: 1.5,
      words: ["15 minutes", "break", "15-minute"],
      wrong: ["all day", "weekend", "lunch"],
    },
    budgetCents: 185_000,
    target: { count: 35, counts: ["volunteer"] },
  },
  {
    id: "f39",
    industry: "nonprofit",
    prompt:
      "River cleanup crews from companies, Chattanooga. A company adopts a mile for $2,400 a year. CSR people get forty such emails " +
      "a week. 25 of them in canoes on the worst mile, one Friday 8:30-11:30, they pull out what they find. $4,150 incl. canoes and " +
      "two safety guides. life jackets!! No certificates, no branded t-shirts, no social wall. 9 miles adopted",
    product: ["mile", "cleanup", "river"],
    problem: ["email", "trash", "worst mile"],
    audience: { words: ["CSR", "company", "companies"], size: 25 },
    mustHaves: { "safety guides": ["guide"], "life jackets": ["life jacket", "life vest"] },
    mustNots: {
      "no certificates": ["certificate"],
      "no branded shirts": ["t-shirt", "branded shirt"],
      "no social wall": ["social wall", "hashtag"],
    },
    place: {
      words: ["Chattanooga", "river"],
      wrong: ["mall", "trade show", "hotel", "office lobby", "campus"],
    },
    when: { days: 1, hours: 3, words: ["Friday", "8:30", "morning"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 415_000,
    target: { count: 9, counts: ["mile", "adopt*"] },
  },
  {
    id: "f40",
    industry: "nonprofit",
    prompt:
      "Animal shelter, senior dogs. Adoption day at an allergy clinic's annual patient evening in Shreveport, 70 patients, with 12 dogs " +
      "in the room. Doctors insist: no animals, no dander in the building. $2,200. 12 adoptions. People overlook old dogs.",
    product: ["senior dog", "dog", "adoption"],
    problem: ["overlook*", "old dog", "older dog"],
    audience: { words: ["patient"], size: 70 },
    mustHaves: { "the dogs in the room": ["dog"] },
    mustNots: { "no animals in the building": ["dogs in the room", "meet the dogs inside", "petting"] },
    place: { words: ["Shreveport", "clinic"], wrong: ["mall", "trade show", "stadium", "street"] },
    when: { days: 1, words: ["evening"], wrong: ["morning", "lunch"] },
    budgetCents: 220_000,
    target: { count: 12, counts: ["adoption"] },
    unmet: [
      {
        line: "must-have",
        why: "Dogs may not be in the building that the dogs are to be in.",
        words: ["dander", "allergy", "allergic", "allergies", "building", "clinic", "dogs"],
      },
    ],
  },
  {
    id: "f41",
    industry: "luxury",
    prompt:
      "Saddle-leather travel trunks, made in Vermont, from $6,200. Buyers have been let down by famous names that don't repair. Two " +
      "afternoons in a private club's library in Philadelphia, 2-5, 16 members each day. 19,500 USD. Our restorer works on a member's " +
      "own battered suitcase. No price tags, no velvet ropes, no brand ambassadors, no gift. 5 commissions.",
    product: ["trunk"],
    problem: ["repair", "let down", "famous name"],
    audience: { words: ["member"], size: 32 },
    mustHaves: { "the restorer at work": ["restorer", "restore"], "a member's own suitcase": ["suitcase"] },
    mustNots: {
      "no price tags": ["price tag", "price list"],
      "no velvet ropes": ["velvet rope"],
      "no brand ambassadors": ["ambassador", "influencer", "celebrity"],
      "no gift": ["gift bag", "gift box", "parting gift", "party favor", "goody bag"],
    },
    place: {
      words: ["Philadelphia", "club", "library"],
      wrong: ["mall", "street", "trade show", "festival", "truck", "stadium"],
    },
    when: { days: 2, hours: 6, words: ["afternoon"], wrong: ["evening", "breakfast", "night"] },
    budgetCents: 1_950_000,
    target: { count: 5, counts: ["commission"] },
  },
  {
    id: "f42",
    industry: "luxury",
    prompt:
      "private jet cards, 10 founders who fly first class, Napa, breakfast, forty thousand, no logo anywhere",
    product: ["jet card", "private jet", "jet"],
    problem: ["first class", "connection", "layover", "wait*", "airport"],
    audience: { words: ["founder"], size: 10 },
    mustNots: {
      "no logo": ["logo wall", "branded backdrop", "logo projection", "step-and-repeat"],
    },
    place: { words: ["Napa"], wrong: ["mall", "trade show", "street", "campus", "stadium"] },
    when: { days: 1, words: ["breakfast", "morning"], wrong: ["dinner", "evening", "lunch", "night"] },
    budgetCents: 4_000_000,
  },
  {
    id: "f43",
    industry: "luxury",
    prompt:
      "Estate jewelry auction preview. Must be public and walk-in for 3,000 people, and strictly by invitation with every guest's " +
      "name checked two weeks before. Both are non-negotiable. Charleston, two days 12-8, $31,000. Heirs distrust auction houses.",
    product: ["jewelry", "auction", "jewel"],
    problem: ["distrust", "heir", "trust"],
    audience: { words: ["heir", "guest", "people", "collector"], size: 3_000 },
    mustHaves: {
      "open to walk-ins": ["walk-in", "open to the public", "public"],
      "by invitation only": ["invitation", "guest list"],
    },
    place: { words: ["Charleston"], wrong: ["street", "campus", "truck", "festival"] },
    when: { days: 2, hours: 16, words: ["noon", "two days"], wrong: ["morning", "overnight"] },
    budgetCents: 3_100_000,
    unmet: [
      {
        line: "must-have",
        why: "It can't be open to everybody and closed to whoever isn't on a list.",
        words: ["walk-in", "invitation", "guest list"],
      },
    ],
  },
  {
    id: "f44",
    industry: "media",
    prompt:
      "Print magazine for 8-11 year olds about machines, no ads. Parents complain about screens and still hand over the phone in " +
      "waiting rooms. Pediatric dental practices in Topeka, ten of them, one morning each 8-12, around 25 families a morning. " +
      "$7,050. Leave a take-apart lock with issue one. No tablets, no sugar, no characters, and no ads for toys. 95 subscriptions.",
    form: { duration: "10 mornings" },
    product: ["magazine"],
    problem: ["screen", "phone", "waiting room"],
    audience: { words: ["family", "families", "parent"], size: 250 },
    mustHaves: { "a take-apart lock": ["lock"] },
    mustNots: {
      "no tablets": ["tablet", "iPad", "app download"],
      "no sugar": ["candy", "lollipop", "sugar", "sweets"],
      "no characters": ["mascot", "costumed", "cartoon character"],
    },
    place: {
      words: ["Topeka", "dental", "waiting room"],
      wrong: ["mall", "street", "trade show", "stadium", "bar"],
    },
    when: { days: 10, hours: 40, words: ["morning"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 705_000,
    target: { count: 95, counts: ["subscription", "subscriber"] },
  },
  {
    id: "f45",
    industry: "media",
    prompt:
      "Public radio in Albuquerque: sustaining members who are under 35. They hear us in their parents' car and call it 'the jazz " +
      "between the news'. We can park our van at laundromats, Sunday 4-9pm, five Sundays, maybe 50 people each time. Cash: $3,480. " +
      "Record a two-minute story about the neighborhood, on air that week. No pledge drive tone, no tote bags, no jazz. 75 members " +
      "at $5 a month.",
    product: ["radio", "station", "member"],
    problem: ["parents' car", "jazz between", "old", "parents"],
    audience: { words: ["under 35", "under-35", "young"], size: 250 },
    mustHaves: { "a two-minute story is recorded": ["record", "story"] },
    mustNots: {
      "no pledge drive tone": ["pledge drive", "pledge"],
      "no tote bags": ["tote"],
      "no jazz": ["jazz band", "jazz trio", "jazz set", "live jazz"],
    },
    place: {
      words: ["Albuquerque", "laundromat"],
      wrong: ["mall", "trade show", "campus", "stadium", "office"],
    },
    when: { days: 5, hours: 25, words: ["Sunday"], wrong: ["morning", "weekday", "lunch"] },
    budgetCents: 348_000,
    target: { count: 75, counts: ["member"] },
  },
  {
    id: "f46",
    industry: "gaming",
    prompt:
      "VR rhythm game, launch at a middle school science night in Boulder. 260 pupils. School rule: no headsets on anybody under 13 " +
      "(all are), no screens in the gym. $5,450, 6-8pm. 180 kids play it. Parents think games keep kids on the sofa.",
    product: ["rhythm game", "VR game", "game"],
    problem: ["sofa", "couch", "sit*"],
    audience: { words: ["pupil", "kid", "student"], size: 260 },
    mustNots: { "no headsets": ["headset", "goggles"], "no screens": ["screen", "projector"] },
    place: { words: ["Boulder", "school", "gym"], wrong: ["trade show", "mall", "bar", "hotel"] },
    when: { days: 1, hours: 2, words: ["evening", "night"], wrong: ["morning", "lunch", "weekend"] },
    budgetCents: 545_000,
    target: { count: 180, counts: ["play*", "kid", "pupil"] },
    unmet: [
      {
        line: "must-not",
        why: "A VR game can't be played without a headset.",
        words: ["headset", "VR", "under 13", "rule"],
      },
    ],
  },
  {
    id: "f47",
    industry: "gaming",
    prompt:
      "We restore pinball machines and rent them to offices. Office managers say 'it'll be loud and break'. Ours are muted and " +
      "serviced monthly. Office managers' breakfast series in Durham, two dates, 7:45-9:15, 65 attendees each. $8,200 incl. moving " +
      "two machines up a freight elevator. They take the glass off and look inside. No high score prize, no arcade decor, no neon. " +
      "22 rentals on trial.",
    form: { budget: 8_200 },
    product: ["pinball"],
    problem: ["loud", "break", "muted", "noise"],
    audience: { words: ["office manager", "manager"], size: 130 },
    mustHaves: { "a look inside the machine": ["glass", "inside"] },
    mustNots: {
      "no high score prize": ["high score", "leaderboard", "prize"],
      "no arcade decor": ["arcade"],
      "no neon": ["neon"],
    },
    place: { words: ["Durham", "office"], wrong: ["street", "mall", "campus", "festival", "stadium"] },
    when: {
      days: 2,
      hours: 3,
      words: ["breakfast", "7:45", "morning"],
      wrong: ["evening", "lunch", "afternoon"],
    },
    budgetCents: 820_000,
    target: { count: 22, counts: ["rental", "trial"] },
  },
  {
    id: "f48",
    industry: "gaming",
    prompt:
      "Chess app that teaches endgames. Players at the U.S. amateur open, hotel in Cincinnati, 640 entrants, 4 days. They blunder won " +
      "endings and blame the clock. The skittles room (between rounds: 1-2:30 and 6-7) is ours, must be silent next door. $10,900. " +
      "One grandmaster, 3-minute endings over the board, app opens the same position. No blitz tournament, no giant chess, no " +
      "commentary. 230 installs.",
    product: ["chess app", "endgame", "app"],
    problem: ["blunder", "endgame", "ending", "clock"],
    audience: { words: ["player", "entrant"], size: 640 },
    mustHaves: { "one grandmaster": ["grandmaster"], "endings over the board": ["board"] },
    mustNots: {
      "no blitz tournament": ["tournament", "blitz"],
      "no giant chess": ["giant chess", "oversized chess"],
      "no commentary": ["commentary", "commentator", "caster"],
    },
    place: {
      words: ["Cincinnati", "skittles room", "hotel"],
      wrong: ["street", "mall", "campus", "stadium", "plaza"],
    },
    when: {
      days: 4,
      hours: 10,
      words: ["between rounds"],
      wrong: ["morning", "overnight", "all day"],
    },
    budgetCents: 1_090_000,
    target: { count: 230, counts: ["install", "download"] },
  },
  {
    id: "f49",
    industry: "other",
    prompt:
      "Termite bait subscriptions, new subdivisions around Mobile. Homeowners think the builder's warranty covers it, it doesn't after " +
      "a year. Mailbox-cluster meetups: we have 8 of them, weekday 5:30-7, some 35 households each. $7,600. A cut-open wall with a " +
      "camera in it. No live insects, no skull signs, no door to door. 90 inspections. Friendly, they're neighbors of our techs.",
    product: ["termite", "bait"],
    problem: ["warranty", "builder", "year"],
    audience: { words: ["homeowner", "household", "neighbor"], size: 280 },
    mustHaves: { "a cut-open wall": ["wall"], "a camera in it": ["camera"] },
    mustNots: {
      "no live insects": ["live termite", "live insect", "live colony"],
      "no skull signs": ["skull"],
      "no door to door": ["door to door", "door-to-door", "knock*"],
    },
    place: {
      words: ["Mobile", "subdivision", "mailbox"],
      wrong: ["mall", "trade show", "campus", "stadium", "hotel"],
    },
    when: {
      days: 8,
      hours: 12,
      words: ["5:30", "weekday", "evening"],
      wrong: ["weekend", "morning", "lunch"],
    },
    budgetCents: 760_000,
    target: { count: 90, counts: ["inspection"] },
  },
  {
    id: "f50",
    industry: "other",
    prompt:
      "Septic tank service. I want a float in the county parade, a TV crew, a marching band of 40 and a lunch for all 4,000 " +
      "spectators, Bowling Green KY, one day. Budget is $1,000, hard stop. 80 service contracts, people only call when it backs up.",
    form: { budget: 1_000 },
    product: ["septic"],
    problem: ["back up", "backs up", "backed up", "overflow"],
    audience: { words: ["spectator", "homeowner", "resident", "people"], size: 4_000 },
    mustHaves: { "a marching band": ["band"], "lunch for everybody": ["lunch"], "a float": ["float"] },
    place: { words: ["Bowling Green", "parade"], wrong: ["trade show", "hotel", "campus", "office"] },
    when: { days: 1, wrong: ["overnight", "week-long"] },
    budgetCents: 100_000,
    target: { count: 80, counts: ["contract"] },
    unmet: [
      {
        line: "budget",
        why: "Lunch for 4,000 and a band of 40 don't fit into $1,000.",
        words: ["1,000", "budget", "lunch", "band", "float"],
      },
    ],
  },
];
