// cspell:ignore Redfern intergenerational narrat
import type { Brief } from "./brief.ts";

const nightSchool = (course: string): string =>
  `Our ${course} at the technical college starts again in January. Who we want: people on the second shift at the parcel ` +
  "hub in Louisville, roughly 900 of them, stuck at $19 an hour, who believe school means quitting the job. We're allowed " +
  "in the break area Tuesday, Wednesday and Thursday, 2-4pm, before the shift starts. Budget is $7,800. An instructor has to " +
  "be there, and real tools to hold. Please no pop quiz and no graduation gowns. 70 people who book a campus visit.";

/** Written after the others, about other trades, by somebody who knew none of them; in the order of the industries. */
export const practiceJJ: readonly Brief[] = [
  {
    id: "v15",
    industry: "entertainment",
    prompt:
      "Season tickets for our puppet theater. Grandparents are the ones who'd buy, but they think puppets end at age five. " +
      "So: intergenerational tea in the community room of a museum in Hartford, two Wednesday afternoons, 2 to 4:30, 60 " +
      "people each. $5,000. One puppeteer lets them work a marionette. Nothing for sale in the room, no clowns, no face " +
      "painting. 24 season tickets reserved.",
    product: ["puppet", "season ticket"],
    problem: ["age five", "five", "little kid", "too old", "outgrow*"],
    audience: { words: ["grandparent"], size: 120 },
    mustHaves: { "a puppeteer": ["puppeteer"], "they work a marionette": ["marionette"] },
    mustNots: {
      "nothing for sale in the room": ["merchandise table", "gift shop", "cash register", "box office table"],
      "no clowns": ["clown"],
      "no face painting": ["face paint*"],
    },
    place: { words: ["Hartford", "museum"], wrong: ["street", "mall", "trade show", "stadium"] },
    when: { days: 2, hours: 5, words: ["Wednesday", "afternoon"], wrong: ["evening", "morning", "weekend"] },
    budgetCents: 500_000,
    target: { count: 24, counts: ["season ticket", "ticket", "reservation", "reserved"] },
  },
  {
    id: "v16",
    industry: "entertainment",
    prompt:
      "planetarium in Rochester, adults don't come bc they remember a boring 4th grade field trip. get them on a weeknight. " +
      "budget $11-13k, 3 Thursdays 7-9pm, dome seats 95. live narrator, no recorded voice!! no space costumes, no laser show. " +
      "60 annual passes",
    form: { preferred_type: "experiential" },
    product: ["planetarium", "dome"],
    problem: ["boring", "field trip", "4th grade", "fourth grade"],
    audience: { words: ["adult"], size: 285 },
    mustHaves: { "a live narrator": ["narrator", "narrat*"] },
    mustNots: {
      "no recorded voice": ["recorded voice", "recording", "prerecorded", "audio track"],
      "no space costumes": ["costume", "space suit", "spacesuit"],
      "no laser show": ["laser"],
    },
    place: { words: ["Rochester", "planetarium", "dome"], wrong: ["mall", "street", "trade show", "campus"] },
    when: {
      days: 3,
      hours: 6,
      words: ["Thursday", "weeknight", "evening"],
      wrong: ["morning", "weekend", "lunch"],
    },
    budgetCents: 1_300_000,
    target: { count: 60, counts: ["pass", "annual pass"] },
  },
  {
    id: "v17",
    industry: "automotive",
    prompt:
      "Tire pressure sensors for horse trailers. A blowout with two horses in the back is what owners have nightmares about, " +
      "and nobody crawls under a trailer with a gauge. Barrel racing weekend outside Lexington, Kentucky, Friday 12-8, " +
      "Saturday 8-6, Sunday 8-2. 750 rigs. 21,000 dollars. Fit a sensor on their own trailer while they wait (8 minutes). " +
      "No engine noise, no balloons or flags, horses spook. Want to see 160 rigs fitted.",
    product: ["tire pressure sensor", "pressure sensor", "sensor"],
    problem: ["blowout", "gauge", "flat", "crawl*"],
    audience: { words: ["owner", "rider", "trailer owner", "hauler"], size: 750 },
    mustHaves: { "fitted on their own trailer": ["own trailer", "trailer"] },
    mustNots: {
      "no engine noise": ["revving", "engine noise", "generator"],
      "no balloons": ["balloon"],
      "no flags": ["flag", "feather banner"],
    },
    place: {
      words: ["Lexington", "barrel racing", "Kentucky"],
      wrong: ["mall", "office", "hotel", "campus"],
    },
    when: {
      days: 3,
      hours: 24,
      words: ["weekend", "Friday", "Saturday", "three days"],
      wrong: ["overnight", "weekday"],
    },
    budgetCents: 2_100_000,
    target: { count: 160, counts: ["rig", "fitted", "fitting", "trailer"] },
  },
  {
    id: "v18",
    industry: "automotive",
    prompt:
      "Hand controls for cars, for people who can't use the pedals anymore. They've been told it costs as much as a new car " +
      "and takes months. It takes a day. We would like to be at a rehab hospital in Birmingham, Alabama, therapy courtyard, " +
      "Mon-Fri one week, 1-4pm, about 210 patients and family members. $16,400. A parked car with the controls, an " +
      "occupational therapist next to it, step-free everything. Nobody drives on the grounds. No before/after stories, no " +
      "inspirational music. 50 assessments booked.",
    product: ["hand control"],
    problem: ["pedal", "months", "cost*", "new car"],
    audience: { words: ["patient", "family", "families"], size: 210 },
    mustHaves: {
      "a parked car with the controls": ["parked", "car"],
      "an occupational therapist": ["therapist"],
      "step-free": ["step-free", "ramp", "wheelchair", "level access"],
    },
    mustNots: {
      "nobody drives on the grounds": ["test drive", "drive around", "drives a loop", "driving loop"],
      "no before/after stories": ["before-and-after", "before and after", "before/after"],
      "no inspirational music": ["inspirational music", "music", "soundtrack"],
    },
    place: {
      words: ["Birmingham", "hospital", "courtyard"],
      wrong: ["mall", "trade show", "festival", "dealership", "street"],
    },
    when: {
      days: 5,
      hours: 15,
      words: ["afternoon", "weekday", "Monday"],
      wrong: ["evening", "weekend", "morning"],
    },
    budgetCents: 1_640_000,
    target: { count: 50, counts: ["assessment", "booking", "booked"] },
  },
  {
    id: "v19",
    industry: "education",
    prompt: nightSchool("electrician course"),
    product: ["electrician course", "electrician", "course"],
    problem: ["quit*", "$19", "stuck", "job"],
    audience: { words: ["second shift", "second-shift", "worker", "employee"], size: 900 },
    mustHaves: { "an instructor": ["instructor"], "real tools": ["tool"] },
    mustNots: {
      "no pop quiz": ["quiz", "trivia"],
      "no graduation gowns": ["gown", "graduation cap", "cap and gown"],
    },
    place: {
      words: ["Louisville", "break area", "break room", "hub"],
      wrong: ["street", "mall", "trade show", "hotel"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["Tuesday", "before the shift", "afternoon"],
      wrong: ["morning", "weekend", "overnight"],
    },
    budgetCents: 780_000,
    target: { count: 70, counts: ["visit", "booking", "booked"] },
    pair: "v20",
  },
  {
    id: "v20",
    industry: "education",
    prompt: nightSchool("dental hygiene course"),
    product: ["dental hygiene", "hygiene course", "course"],
    problem: ["quit*", "$19", "stuck", "job"],
    audience: { words: ["second shift", "second-shift", "worker", "employee"], size: 900 },
    mustHaves: { "an instructor": ["instructor"], "real tools": ["tool"] },
    mustNots: {
      "no pop quiz": ["quiz", "trivia"],
      "no graduation gowns": ["gown", "graduation cap", "cap and gown"],
    },
    place: {
      words: ["Louisville", "break area", "break room", "hub"],
      wrong: ["street", "mall", "trade show", "hotel"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["Tuesday", "before the shift", "afternoon"],
      wrong: ["morning", "weekend", "overnight"],
    },
    budgetCents: 780_000,
    target: { count: 70, counts: ["visit", "booking", "booked"] },
    pair: "v19",
  },
  {
    id: "v21",
    industry: "education",
    prompt:
      "Sign language tutoring, one on one, in person. We've been given the lobby at a teachers' convention in Wichita for the " +
      "lunch break, 12:00-12:45, one day only. 1,200 teachers are there. Most have a deaf pupil sooner or later and freeze. " +
      "I am the one tutor, my lesson is 15 minutes and I don't do groups. $1,900. The association expects 600 lessons given. " +
      "No name tags in sign language, that's been done to death.",
    product: ["sign language", "tutoring", "lesson"],
    problem: ["freeze", "deaf"],
    audience: { words: ["teacher"], size: 1_200 },
    mustNots: { "no name tags": ["name tag", "name badge"] },
    place: { words: ["Wichita", "lobby", "convention"], wrong: ["street", "mall", "campus", "stadium"] },
    when: { days: 1, hours: 0.75, words: ["lunch", "45 minutes"], wrong: ["evening", "morning", "all day"] },
    budgetCents: 190_000,
    target: { count: 600, counts: ["lesson"] },
    unmet: [
      {
        line: "target",
        why: "One tutor gives three lessons of 15 minutes in 45 minutes.",
        words: ["600", "lesson", "one tutor", "three"],
      },
    ],
  },
  {
    id: "v22",
    industry: "travel",
    prompt:
      "Sleeper bus El Paso – Los Angeles (lie-flat, leaves 9pm). Our riders would be people who fly and lose a whole day to " +
      "it. We want to park the bus downtown on the plaza for two Fridays, 11am-2pm, and let office workers lie down in a " +
      "berth for five minutes. 1,000 people pass in that time per Friday. $15,200. Clean sheet per person, shoes off. No " +
      "engine running, no free neck pillows, don't mention crashes. 210 first rides reserved",
    product: ["sleeper bus", "bus"],
    problem: ["lose a whole day", "lost day", "whole day", "fly*", "airport"],
    audience: { words: ["office worker", "worker"], size: 2_000 },
    mustHaves: { "lie down in a berth": ["berth"], "a clean sheet": ["sheet"] },
    mustNots: {
      "no engine running": ["engine on", "idling", "engine running"],
      "no neck pillows": ["neck pillow", "pillow giveaway"],
      "no crashes": ["crash", "accident"],
    },
    place: { words: ["El Paso", "plaza", "downtown"], wrong: ["mall", "trade show", "hotel", "campus"] },
    when: { days: 2, hours: 6, words: ["Friday", "lunch"], wrong: ["evening event", "weekend", "overnight"] },
    budgetCents: 1_520_000,
    target: { count: 210, counts: ["ride", "reservation", "reserved"] },
  },
  {
    id: "v23",
    industry: "travel",
    prompt:
      "Hut-to-hut hiking trips in Montana, evening in outdoor shops, Billings, 3 nights, $6k. people fear the packing",
    product: ["hiking trip", "hut-to-hut", "hike", "hiking"],
    problem: ["pack*"],
    audience: { words: ["hiker", "customer", "shopper", "outdoor*", "guest"] },
    place: {
      words: ["Billings", "outdoor shop", "shop", "store"],
      wrong: ["trade show", "airport", "stadium", "campus"],
    },
    when: { days: 3, words: ["evening", "night"], wrong: ["breakfast", "lunch"] },
    budgetCents: 600_000,
  },
  {
    id: "v24",
    industry: "fashion",
    prompt:
      "Work pants for pregnant electricians, plumbers and the like. At the moment they wear their husband's and hold them up " +
      "with a hair tie. A women-in-trades conference in Duluth has given us a classroom, Friday 9 to 4, 430 attendees. " +
      "Twelve thousand dollars. Changing cubicles that lock, sizes up to 4X, someone who can hem on the spot. No pink. No " +
      "baby stuff. No photos of anybody's belly. 95 pairs ordered",
    form: { budget: 12_000 },
    product: ["work pants", "pants", "pair"],
    problem: ["husband*", "hair tie", "fit", "hold them up"],
    audience: {
      words: ["tradeswoman", "tradeswomen", "women", "electrician", "pregnant", "attendee"],
      size: 430,
    },
    mustHaves: {
      "changing cubicles that lock": ["cubicle", "lock*", "changing room"],
      "sizes up to 4X": ["4X", "sizes"],
      "someone who can hem": ["hem*"],
    },
    mustNots: {
      "no pink": ["pink"],
      "no baby stuff": ["baby", "stroller", "diaper"],
      "no belly photos": ["belly photo", "belly picture", "bump photo", "bump"],
    },
    place: {
      words: ["Duluth", "conference", "classroom"],
      wrong: ["street", "mall", "runway", "storefront"],
    },
    when: { days: 1, hours: 7, words: ["Friday"], wrong: ["evening", "weekend", "night"] },
    budgetCents: 1_200_000,
    target: { count: 95, counts: ["pair", "order"] },
  },
  {
    id: "v25",
    industry: "fashion",
    prompt:
      "Merino socks. For mail carriers: 10 miles a day, blisters by noon, and cotton pairs they buy in ten-packs. Letter " +
      "carriers' picnic, city park in Little Rock, one Sunday 11-4, 380 carriers plus families. $7,250, that's everything. " +
      "Wash their feet? No. Give a fresh pair to put on and walk in, yes; a bench; a bin for old ones. No foot jokes, no " +
      "dogs. 130 subscribed to four pairs a year.",
    product: ["merino sock", "sock"],
    problem: ["blister", "cotton", "miles"],
    audience: { words: ["mail carrier", "carrier", "letter carrier"] },
    mustHaves: {
      "a fresh pair to walk in": ["fresh pair", "pair", "walk*"],
      "a bench": ["bench"],
      "a bin for old ones": ["bin"],
    },
    mustNots: {
      "no foot jokes": ["joke", "pun"],
      "no dogs": ["dog", "puppy", "puppies"],
      "no foot washing": ["foot bath", "wash their feet", "foot washing"],
    },
    place: { words: ["Little Rock", "park", "picnic"], wrong: ["trade show", "mall", "hotel", "office"] },
    when: { days: 1, hours: 5, words: ["Sunday"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 725_000,
    target: { count: 130, counts: ["subscription", "subscriber", "subscribe*"] },
  },
  {
    id: "v26",
    industry: "beauty",
    prompt:
      "Curl cream for kids, so wash day doesn't end in tears (the combing!). Saturday swim school in Memphis, right after " +
      "lessons when the hair is wet anyway, 4 Saturdays, 9:30-12:30, ~260 families. Budget: 8,300 USD. A stylist trained in " +
      "textured hair, ingredients list in big type, parent holds the comb. No child is photographed, no glitter, never say " +
      "'tame' or 'manageable'. 100 full-size jars sold or ordered.",
    product: ["curl cream", "cream"],
    problem: ["tears", "comb*", "tangle*", "wash day"],
    audience: { words: ["family", "families", "parent"], size: 260 },
    mustHaves: {
      "a stylist": ["stylist"],
      "the ingredients in big type": ["ingredient"],
      "the parent holds the comb": ["comb"],
    },
    mustNots: {
      "no child is photographed": ["photo wall", "photo booth", "take a photo", "photograph*", "selfie"],
      "no glitter": ["glitter"],
      "never 'tame' or 'manageable'": ["tame*", "taming", "manageable"],
    },
    place: { words: ["Memphis", "swim school", "pool"], wrong: ["mall", "trade show", "hotel", "street"] },
    when: { days: 4, hours: 12, words: ["Saturday"], wrong: ["evening", "weekday", "night"] },
    budgetCents: 830_000,
    target: { count: 100, counts: ["jar", "order"] },
  },
  {
    id: "v27",
    industry: "beauty",
    prompt:
      "Permanent hair color launch, brand: Redfern. Women who've gone to box dye since the salon got too expensive and hate " +
      "the flat look. A drop-in afternoon at a hair school in Mobile, Alabama, one Tuesday, 1 to 5, walk-ins only. Everybody " +
      "who walks in leaves with a full color done. The insurer insists on a patch test 48 hours before, without exception. " +
      "10 chairs, 20 students, $6,100. No bleach. 90 full colors.",
    form: { location: "Mobile, AL", duration: "1 day" },
    product: ["hair color", "Redfern", "color"],
    problem: ["box dye", "flat", "expensive"],
    audience: { words: ["women", "woman", "walk-in"] },
    mustHaves: { "a full color": ["color"], "a patch test": ["patch test"] },
    mustNots: { "no bleach": ["bleach*"] },
    place: {
      words: ["Mobile", "hair school", "school"],
      wrong: ["mall", "street", "trade show", "festival"],
    },
    when: { days: 1, hours: 4, words: ["Tuesday", "afternoon"], wrong: ["morning", "evening", "weekend"] },
    budgetCents: 610_000,
    target: { count: 90, counts: ["color", "coloring"] },
    unmet: [
      {
        line: "must-have",
        why: "Nobody who walks in has had a patch test 48 hours before.",
        words: ["patch test", "48", "walk-in", "walks in", "full color"],
      },
    ],
  },
];
