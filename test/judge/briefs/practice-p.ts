// cspell:ignore Chuy dhol enrolment famil laundrettes licence Nkechi Southall Totensonntag traveller
// cspell:ignore Monterrey Soweto Jebel Mwanza Sapporo Curitiba Nuremberg Ludhiana Enugu
import type { Brief } from "./brief.ts";

/** Grave lights, a bus pass, a swim cap and others; online only, in an atrium, against the clock. */
export const practiceP: readonly Brief[] = [
  {
    id: "s221",
    industry: "other",
    prompt:
      "Stone mason, third shop on the left behind the cemetery, Nuremberg. We lease grave lettering: " +
      "names can be added later without new stone. Families put off ordering for years since they fear " +
      "the cost of the second name. I may use the chapel forecourt on one Sunday (Totensonntag), 9 to " +
      "12, ca. 160 relatives pass. Two apprentices cut letters by hand, visibly. There shall be no " +
      "sales talk, no price boards, no machine noise, no flowers (the florist opposite is my cousin). " +
      "Budget 1800 USD.",
    product: ["lettering", "letter"],
    problem: ["cost", "fear", "put off", "second name", "years"],
    audience: { words: ["famil*", "relative"], size: 160 },
    mustHaves: { "apprentices cut letters by hand": ["apprentice", "by hand"] },
    mustNots: {
      "no sales talk": ["sales pitch", "sales talk", "special offer"],
      "no price boards": ["price board", "price list on", "price tag"],
      "no machine noise": ["grinder", "sandblast*", "compressor", "power tool"],
      "no flowers": ["flower", "wreath", "bouquet"],
    },
    place: { words: ["Nuremberg", "chapel", "forecourt"], wrong: ["shopping mall", "trade show", "market"] },
    when: { days: 1, hours: 3, words: ["Sunday", "morning", "9"], wrong: ["evening", "weekday", "Saturday"] },
    budgetCents: 180_000,
  },
  {
    id: "s222",
    industry: "travel",
    prompt:
      "ONLINE ONLY. A rail pass for people who get seasick on planes, i.e. air-sick. Monterrey office, " +
      "but participants sit at home all over Mexico. One live session in Spanish, Tuesday 20:00 to " +
      "21:00, room capped at 250 by our licence. They must be able to ask the train driver (Don Chuy) " +
      "questions by voice. No slides. No breakout rooms. No countdown offers. We would like 600 people " +
      "live in the session, and say what isn't possible. USD 3,500.",
    product: ["rail pass", "pass"],
    problem: ["air-sick", "airsick", "seasick", "sick", "nausea"],
    audience: { words: ["people", "traveler", "traveller", "passenger"], size: 250 },
    mustHaves: {
      "questions to the train driver by voice": ["Don Chuy", "train driver", "driver"],
      "in Spanish": ["Spanish"],
    },
    mustNots: {
      "no slides": ["slide", "PowerPoint", "slide deck"],
      "no breakout rooms": ["breakout"],
      "no countdown offers": ["countdown", "limited-time", "today only", "flash sale"],
    },
    place: {
      words: ["online", "live session", "live stream", "livestream"],
      wrong: ["booth", "stand at", "hotel"],
    },
    when: {
      days: 1,
      hours: 1,
      words: ["Tuesday", "20", "8 p.m.", "8 pm", "evening"],
      wrong: ["morning", "weekend"],
    },
    budgetCents: 350_000,
    target: { count: 600, counts: ["live participant", "participant", "people live", "live attendee"] },
    unmet: [
      {
        line: "target",
        why: "The one room is capped at 250 by the license, and there is one session.",
        words: ["600", "250", "licence", "license", "cap", "capped"],
      },
    ],
  },
  {
    id: "s223",
    industry: "retail",
    prompt:
      "atrium of a mall, soweto. second hand school shoes, cleaned, new soles, R120. mothers buy new " +
      "ones in january that are too small by july and the child says nothing. 2 Fridays 15:00-18:00, " +
      "approx 400 mothers walk through each time. measure the feet, write the size on the wrist in " +
      "pen. don't shame: no 'cheap', no 'poor', no before/after pictures. don't block the escalator. " +
      "rand 25 000, and we sell 90 pairs or the mall takes the space back",
    product: ["shoe", "school shoe"],
    problem: ["too small", "small", "outgrow*", "outgrown"],
    audience: { words: ["mother", "mom"], size: 800 },
    mustHaves: { "feet are measured": ["measure*", "measuring"], "the size on the wrist": ["wrist"] },
    mustNots: {
      "nobody is shamed as poor": [
        "poor families",
        "poor mothers",
        "the poor",
        "cheap",
        "underprivileged",
        "needy",
      ],
      "no before and after pictures": ["before-and-after", "before and after", "before/after"],
    },
    place: { words: ["Soweto", "atrium", "mall"], wrong: ["school hall", "online", "trade show"] },
    when: {
      days: 2,
      hours: 6,
      words: ["Friday", "afternoon", "15"],
      wrong: ["morning", "evening", "Sunday"],
    },
    target: { count: 90, counts: ["pair", "shoe"] },
  },
  {
    id: "s224",
    industry: "gaming",
    prompt:
      "Agency creative brief / client: arcade cabinets for laundrettes and barber shops, rental, no " +
      "upfront cost.\nInsight: the barber's waiting bench is empty because everyone waits in the car " +
      "with a phone.\nProof point wanted: how long people stay, by stopwatch, with and " +
      "without.\nAudience: 70 owners, barbers' trade fair, Birmingham, two days, 10:00-17:00, booth " +
      "6x4.\nMandatory: a real barber cuts hair in the booth.\nDo not: violence on screen; beer; any " +
      "reference to the eighties; leaderboards.\nKPI: 15 rental agreements.\nMoney: $12,500 incl. " +
      "transport.",
    product: ["arcade cabinet", "cabinet"],
    problem: ["bench", "empty", "car", "phone", "wait*"],
    audience: { words: ["owner", "barber"], size: 70 },
    mustHaves: {
      "a real barber cuts hair": ["barber", "haircut", "cuts hair"],
      "by stopwatch": ["stopwatch", "timed"],
    },
    mustNots: {
      "no violence on screen": ["shooter", "fighting game", "gun", "blood"],
      "no beer": ["beer", "lager", "pint", "ale"],
      "no eighties": ["eighties", "1980s", "80s", "retro"],
      "no leaderboards": ["leaderboard", "high-score board", "high score table"],
    },
    place: { words: ["Birmingham", "booth", "fair"], wrong: ["shopping mall", "street", "pub"] },
    when: { days: 2, hours: 14, words: ["two days", "2 days", "10"], wrong: ["evening", "night", "weekend"] },
    budgetCents: 1_250_000,
    target: { count: 15, counts: ["rental agreement", "agreement", "rental"] },
  },
  {
    id: "s225",
    industry: "nonprofit",
    prompt:
      "Our association lends walking frames for free in Mwanza region, Tanzania, to people discharged " +
      "after hip surgery. They go home on a motorbike taxi, leaning on a nephew, and fall. Please see " +
      "the attached terms: (a) place is the discharge corridor of the regional hospital; (b) ten " +
      "working days, 09.00-11.00; (c) about 12 patients discharged each day, 120 in all; (d) we " +
      "possess 80 frames, none can be bought, none comes back within the time; (e) each of the 120 " +
      "must go home with a frame; (f) a physiotherapist adjusts the height. Against our statutes: " +
      "pictures of patients, sponsor logos on frames, speeches. Funds are 2,300 dollars.",
    product: ["walking frame", "frame"],
    problem: ["fall", "falls", "fell", "leaning", "motorbike"],
    audience: { words: ["patient"], size: 120 },
    mustHaves: { "a physiotherapist adjusts the height": ["physiotherapist", "physio"] },
    mustNots: {
      "no pictures of patients": ["photo", "photograph", "portrait", "video of"],
      "no logos on frames": ["logo on the frame", "branded frame", "logo sticker"],
      "no speeches": ["speech", "speeches", "opening address"],
    },
    place: { words: ["Mwanza", "corridor", "hospital"], wrong: ["shopping mall", "market", "hotel"] },
    when: {
      days: 10,
      hours: 20,
      words: ["ten", "morning", "working days", "9", "09"],
      wrong: ["evening", "weekend", "night"],
    },
    budgetCents: 230_000,
    target: { count: 120, counts: ["frame", "patient with a frame"] },
    unmet: [
      {
        line: "target",
        why: "There are 80 frames, none can be bought and none comes back in time, so 40 patients get none.",
        words: ["120", "80", "40", "frame"],
      },
    ],
  },
  {
    id: "s226",
    industry: "media",
    prompt:
      "hi it's Bola again from the podcast (local history, Enugu, coal miners' widows telling it " +
      "themselves). younger folks scroll past because it's 50 mins. We thought of the savings " +
      "cooperative's pay day, in the yard, one Friday, 4 to 7 in the evening, about 220 young workers " +
      "in line anyway. A widow, Mama Nkechi, speaks for 3 minutes, live, then stops in the middle. No " +
      "helmets, pickaxes or soot, please!!! they'd walk out. No crying violins either. No budget to " +
      "speak of, the cooperative gives chairs. If 60 follow us I dance.",
    product: ["podcast"],
    problem: ["scroll*", "50 min*", "long", "fifty"],
    audience: { words: ["worker", "young"], size: 220 },
    mustHaves: { "Mama Nkechi speaks live": ["Mama Nkechi", "Nkechi", "widow"] },
    mustNots: {
      "no mining props": ["helmet", "pickaxe", "soot", "headlamp", "hard hat"],
      "no violins": ["violin", "string quartet", "sad music"],
    },
    place: { words: ["Enugu", "yard", "cooperative"], wrong: ["shopping mall", "studio", "hotel"] },
    when: {
      days: 1,
      hours: 3,
      words: ["Friday", "evening", "pay day", "payday"],
      wrong: ["morning", "lunch"],
    },
    target: { count: 60, counts: ["follower", "follow*", "subscriber"] },
  },
  {
    id: "s227",
    industry: "automotive",
    prompt:
      "Snow chain that is put on without gloves getting wet, Sapporo. Delivery drivers lose fifteen " +
      "minutes at each pass, and fingers freeze. We ask for experience at motorway service area, 5 " +
      "nights in December, 22:00 to 02:00, 90 drivers in a night. Wheel must be real, ice must be " +
      "real. Engine is off by rule of service area. It is not allowed: fire or heater with flame, hot " +
      "drink by us (shop protests), loud voice. Neither bargain price. Total is 13,000 dollars. 110 " +
      "drivers should put chain on by themselves.",
    product: ["snow chain", "chain"],
    problem: ["fifteen minutes", "15 minutes", "freeze", "freezing", "fingers", "wet"],
    audience: { words: ["driver"], size: 450 },
    mustHaves: { "a real wheel": ["wheel"], "real ice": ["ice", "icy"] },
    mustNots: {
      "no flames": ["fire pit", "bonfire", "campfire", "gas heater", "torch"],
      "no hot drinks": ["hot drink", "coffee", "hot tea", "cocoa", "hot chocolate", "soup"],
      "no loud voices": ["megaphone", "loudspeaker", "cheering crowd"],
      "no bargain price": ["discount", "special price", "bargain", "percent off"],
    },
    place: { words: ["Sapporo", "service area", "motorway"], wrong: ["shopping mall", "showroom", "hotel"] },
    when: { days: 5, hours: 20, words: ["night", "22", "10 p.m."], wrong: ["morning", "lunch", "afternoon"] },
    budgetCents: 1_300_000,
    target: { count: 110, counts: ["driver", "chain"] },
  },
  {
    id: "s228",
    industry: "education",
    industryOpen: true,
    prompt:
      "Look, I've been told to 'brief' you so here goes. Adult swimming lessons, public bath, " +
      "Curitiba. Half of the grown-ups on the poolside can't swim and stand there holding towels while " +
      "their kids have class. They're ashamed, they'll never say so. 4 Saturday mornings 8-10, 65 " +
      "parents. Feet in the water, that's the only thing I insist on. Don't throw anyone in, don't " +
      "make them undress, no medals or badges, and no stories of drowning, I mean it. 1,500 dollars " +
      "(USD) is there. 18 sign up for the course from February.",
    form: { targetAudience: { description: "parents at the poolside" }, budget: 1_500 },
    product: ["swimming lesson", "swimming", "lesson", "course"],
    problem: ["ashamed", "shame", "can't swim", "cannot swim", "towel"],
    audience: { words: ["parent", "grown-up", "adult"], size: 260 },
    mustHaves: { "feet in the water": ["feet", "foot"] },
    mustNots: {
      "nobody has to undress": ["swimsuit", "undress", "bathing suit", "swim trunks"],
      "no medals or badges": ["medal", "badge", "certificate"],
      "no stories of drowning": ["drown*"],
    },
    place: {
      words: ["Curitiba", "bath", "pool", "poolside"],
      wrong: ["shopping mall", "beach", "trade show"],
    },
    when: { days: 4, hours: 8, words: ["Saturday", "morning", "8"], wrong: ["evening", "weekday", "Sunday"] },
    budgetCents: 150_000,
    target: {
      count: 18,
      counts: ["sign-up", "signup", "sign up", "registration", "enrollment", "enrolment"],
    },
  },
  {
    id: "s229",
    industry: "fashion",
    prompt:
      "A washable turban cloth from Ludhiana. Wedding guests sweat through theirs by the second hour " +
      "and step out to re-tie it. Marriage hall in Southall, side room, three evenings, 18:00-21:00, " +
      "about 140 male guests each. An elder ties, nobody else touches. Nothing that glitters; no " +
      "drums; no talk of religion. USD 6,800.",
    product: ["turban cloth", "turban"],
    problem: ["sweat*", "second hour", "re-tie", "step out"],
    audience: { words: ["guest"], size: 420 },
    mustHaves: { "an elder ties": ["elder"] },
    mustNots: {
      "nothing that glitters": ["glitter*", "sequin", "rhinestone"],
      "no drums": ["drum", "dhol", "drummer"],
      "no talk of religion": ["religion", "religious", "prayer", "sermon"],
    },
    place: {
      words: ["Southall", "marriage hall", "side room", "hall"],
      wrong: ["shopping mall", "trade show"],
    },
    when: { days: 3, hours: 9, words: ["evening", "18"], wrong: ["morning", "lunch"] },
    budgetCents: 680_000,
    pair: "s230",
  },
  {
    id: "s230",
    industry: "fashion",
    prompt:
      "A feather-light dress sash from Ludhiana. Wedding guests sweat through theirs by the second " +
      "hour and step out to re-tie it. Marriage hall in Southall, side room, three evenings, " +
      "18:00-21:00, about 140 male guests each. An elder ties, nobody else touches. Nothing that " +
      "glitters; no drums; no talk of religion. USD 6,800.",
    product: ["dress sash", "sash", "sashes"],
    problem: ["sweat*", "second hour", "re-tie", "step out"],
    audience: { words: ["guest"], size: 420 },
    mustHaves: { "an elder ties": ["elder"] },
    mustNots: {
      "nothing that glitters": ["glitter*", "sequin", "rhinestone"],
      "no drums": ["drum", "dhol", "drummer"],
      "no talk of religion": ["religion", "religious", "prayer", "sermon"],
    },
    place: {
      words: ["Southall", "marriage hall", "side room", "hall"],
      wrong: ["shopping mall", "trade show"],
    },
    when: { days: 3, hours: 9, words: ["evening", "18"], wrong: ["morning", "lunch"] },
    budgetCents: 680_000,
    pair: "s229",
  },
];
