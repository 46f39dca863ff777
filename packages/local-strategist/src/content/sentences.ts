/**
 * Sentences that every format shares. Each concept of a generation takes another one of a row; the tokens are those of
 * the formats, with {problem} and {second} for the brief's own complaints, {wish} for something that it asks for.
 */
const used = {
  promise: [
    "{A} leave having used {P}, not having heard of it",
    "{reachSaid} people who know {P} first-hand",
    "{P}, judged by {A} who have tried it themselves",
    "A real try of {P} for {A}, and a next step for those who want it",
    "{A} find out in {m} minutes what {P} does for them",
    "No claims: {P} shows {A} what it can do",
    "From a first look to a first use of {P}, in one visit",
    "{P} meets {A} where they are, and answers their doubts",
  ],
  problem: [
    "It starts with what people say today: “{problem}”.",
    "The complaint to answer is “{problem}”, and using {P} answers it.",
    "Everybody there has a story about “{problem}”; {P} is a way out of it.",
    "The first minute belongs to the complaint, “{problem}”, and the rest to {P}.",
    "“{problem}” is the reason to come, and {P} is the reason to stay.",
    "Hosts open with “{problem}” and then hand {P} over.",
    "What {P} has to beat is “{problem}”, and visitors are the judges.",
    "Whoever nods at “{problem}” is the person {P} was made for.",
  ],
  /** For what is usually bad without such a product, which the brief doesn't say. */
  usualProblem: [
    "What usually stands in the way: {problem}. {P} is shown against exactly that.",
    "It starts where it is hardest without {P}: {problem}.",
    "The first minute is about what everybody there knows, that {problem}.",
    "It answers an old complaint, that {problem}, by letting people try {P}.",
    "Hosts don't argue that {problem}; they hand {P} over.",
    "That {problem} is known to everyone there, so nobody needs a speech about {P}.",
  ],
  /** For a complaint with a word in it that the brief doesn't want to see. */
  refusedProblem: [
    "With {P} nobody is left with “{problem}”.",
    "{P} comes without what people dislike, never “{problem}”.",
    "Nobody here has to hear “{problem}”; {P} is shown another way.",
  ],
  /** For a complaint that the brief tells of besides. */
  secondProblem: [
    "“{second}” is what visitors bring up next, and the hosts of {P} are ready for it.",
    "The second question is about “{second}”, and {P} has to answer it, too.",
    "Whoever comes because of “{second}” gets as much time with {P}.",
    "“{second}” belongs to the same story, so {P} is shown against it as well.",
    "Hosts of {P} also know “{second}”, and don't play it down.",
    "Then comes “{second}”, and {P} takes that on, too.",
  ],
  /** For what a brief tells and none of its fields has. */
  told: [
    "Hosts also know what else your brief says: {told}.",
    "Each host carries a card with the rest of your brief: {told}.",
    "Read to all hosts before the first visitor comes: {told}.",
    "The hosts' briefing ends with your own words: {told}.",
  ],
  where: [
    "It is set up {atPlace}, {spot}, {when}.",
    "The setting is {thePlace}, {spot}; it runs {when}.",
    "You'll find {P} {atPlace}, {spot}, {when}.",
    "Look for {P} {atPlace}, {spot}; it is there {when}.",
    "Everything happens {atPlace} ({spot}), {when}.",
    "{P} is there {when}, {atPlace}, {spot}.",
  ],
  capacity: [
    "{n} {units} for {hours} hours take {rate} people an hour each, {m} minutes a person: room for {cap}, and we count on {visits}.",
    "Space is limited on purpose: {n} {units}, {hours} open hours and {rate} people an hour at each, {m} minutes apiece, make {cap} turns with {P}, and we plan on {visits}.",
    "At {n} {units}, open {hours} hours, {rate} people an hour can use {P} for {m} minutes; of the {cap} places we expect to fill {visits}.",
    "With {n} {units}, {hours} open hours and {rate} turns an hour of {m} minutes, there is time for {cap} turns with {P}; the plan counts on {visits}.",
    "{cap} people is the ceiling for {P}: {n} {units} times {hours} hours times {rate} people an hour, {m} minutes each; we plan for {visits}.",
    "We plan for {visits} people at {P}, since {n} {units} in {hours} hours take {rate} people an hour each for {m} minutes, {cap} at most.",
  ],
  size: [
    [
      "For {budget} it is the full version, with {staffSaid} and a reserve.",
      "{budget} pays for the whole of it, {staffSaid} included.",
      "This is {P} at full size: {budget} and {staffSaid}.",
      "The full budget, {budget}, goes into a single strong presence of {P}.",
    ],
    [
      "For {budget} it is the focused version: the same idea, {staffSaid}, less decoration.",
      "{budget} is enough for the core of it, with {staffSaid}.",
      "It costs {budget} and leaves money for a second round with {P}.",
      "With {budget} and {staffSaid} it keeps to what visitors touch.",
    ],
    [
      "As a pilot it costs {budget}, needs {staffSaid}, and can be repeated.",
      "{budget} makes it a pilot that proves {P} before more is spent.",
      "It is small on purpose: {budget}, {staffSaid}, and a clear yes or no about {P}.",
      "The smallest of the three, at {budget}, shows whether {P} carries the idea.",
    ],
  ],
  /** For a brief that names no budget: what is said of money must not look like its own. */
  unbudgeted: [
    "Your brief names no budget: at this size it would cost about {budget}, with {staffSaid}.",
    "About {budget} is what this size would cost, {staffSaid} included; your brief sets no limit.",
    "No budget was named, so this is an estimate: {budget} for this size, with {staffSaid}.",
    "The price of this size is about {budget}, {staffSaid} included, and yours to decide, since no budget was named.",
  ],
  /** For a brief that names its budget in another currency, {money}. */
  foreignBudget: [
    "Your {money} are not converted here: in US dollars this size would cost about {budget}, with {staffSaid}.",
    "About {budget}, {staffSaid} included; please compare it with your {money}, since plans are in US dollars.",
    "Plans are in US dollars, so hold these {budget} for this size, {staffSaid} included, against your {money}.",
    "This size costs about {budget} with {staffSaid}; whether your {money} cover it depends on the exchange rate.",
  ],
  wish: [
    [
      "Part of it from the start: {wish}",
      "On the first sketch already: {wish}",
      "Planned in, not added later: {wish}",
      "Every visitor finds it: {wish}",
    ],
    [
      "As you asked: {wish}",
      "Built in where {P} is used: {wish}",
      "Ready before {P} comes out: {wish}",
      "One host looks after it: {wish}",
    ],
    [
      "Included in the budget: {wish}",
      "Beside {P} all the time: {wish}",
      "Checked each day before opening: {wish}",
      "Nobody has to ask for it: {wish}",
    ],
  ],
  fit: [
    "It suits {A}: {why}",
    "Why {A} come: {why}",
    "What makes it right for {A}: {why}",
    "For {A} the reason is plain: {why}",
    "{A} give it their time for one reason: {why}",
    "It is made for {A}: {why}",
  ],
  outcome: [
    "About {visits} people use {P} themselves, {m} minutes each",
    "{visits} first-hand tries of {P} in {hours} hours",
    "{visits} people who can say from experience what {P} does",
    "About {visits} turns with {P}, each with a host beside it",
  ],
  goal: ["Have people try {P}, not just see it"],
  people: ["People who use {P}"],
  counted: ["{counts} who use {P}"],
  share: ["{reach}, which is {share} of those who use it"],
  reached: [
    "{reach} {counts}, the number you asked for",
    "The target of {target} {counts} is within what the {units} can do",
    "{reach} of {target} {counts}, counted each day and reported by name",
    "Enough room for the {target} {counts} you want",
  ],
  missed: [
    "It reaches about {reach} of the {target} {counts}; all of them would need {more}",
    "The target of {target} {counts} is too high for this size: {reach} is realistic, and the rest would take {more}",
    "{reach} {counts} instead of {target}: for the full number it would need {more}",
    "At this size it can't reach {target} {counts}; {reach} is what it gives, and {more} would be needed for the rest",
  ],
  contacts: [
    "About {reach} people who want to hear more of {P}, {share} of those who used it",
    "{reach} contacts with a name and a next step about {P}, {share} of the visitors",
    "About {reach} qualified contacts for {P}, assuming {share} of those who try it",
  ],
  decide: [
    "Agree on the goal for {P}, the budget, and the one person who decides",
    "Name the person who decides about {P}, and write the goal down",
    "Fix the one number by which {P} will be judged",
    "Decide who speaks for {P}, and what counts as a success",
  ],
  book: [
    "Book the place for {P} and walk through it at the hour that counts",
    "Sign for the space, with power, access and a fallback for {P}",
    "Reserve the spot for {P}, and ask the owner for last year's counts",
    "Get the space for {P} in writing, set-up hours included",
  ],
  /** Instead of that, for several places one after the other. */
  bookStops: [
    "Sign for all {stops} places, and fix how {P} gets from one to the next",
    "Book the {stops} places, with a van between them and a fallback for each",
    "Get all {stops} places in writing, with hours for setting up and packing {P}",
    "Reserve the {stops} places in route order, and the freight of {P} with them",
  ],
  build: [
    "Build one of the {units} with {P} and test it on ten outsiders",
    "Set up a first place with {P}, and throw out what nobody used",
    "Make a trial run of {P} in an empty room, with a stopwatch",
    "Build and test everything that touches {P}",
  ],
  rehearse: [
    "Invite {A} by name, and rehearse with {P} from start to end",
    "Train the hosts on {P} with the ten hardest questions",
    "Write to {A} in person, with one good reason to try {P}",
    "A full rehearsal with {P}, and a checklist for what is still missing",
  ],
  days: [
    "Count what happens around {P}, and change one thing after each day",
    "Note every question about {P}, and answer it by the next day",
    "Watch the first hour with {P}, then move what stands in the way",
    "At half-time, compare the count for {P} with the plan",
  ],
  report: [
    "Report the figures for {P} next to what was promised",
    "Write two pages: what {P} reached, what it cost, what to repeat",
    "Call back everyone who asked about {P}, and report what came of it",
    "Show the numbers for {P} to whoever decided, and ask for a yes or no for next time",
  ],
  mockup: [
    "{view} {P} in the middle, and {zones} around it in visiting order.",
    "{view} the way of a visitor of {P}: {zones}.",
    "{view} {zones}, so that {P} is met in this order.",
  ],
} as const;

/** The rows that speak of using a product, for an organization or a cause whose people are met instead. */
const met = {
  promise: [
    "{A} leave knowing somebody at {P} by name",
    "{reachSaid} people who have talked with {P} themselves",
    "{P}, judged by {A} who have met its people",
    "A real talk with {P} for {A}, and a next step for those who want it",
    "{A} find out in {m} minutes whether {P} is for them",
    "No claims: {A} meet the people of {P} and ask for themselves",
  ],
  problem: [
    "It starts with what people say today: “{problem}”.",
    "The complaint to answer is “{problem}”, and the people of {P} answer it in person.",
    "Everybody there has a story about “{problem}”; {P} takes it seriously.",
    "The first minute belongs to the complaint, “{problem}”, and the rest to the visitor's questions.",
    "“{problem}” is the reason to come, and the people of {P} are the reason to stay.",
  ],
  usualProblem: [
    "What usually keeps people away from {P} is that they know nobody there.",
    "It takes away the first hurdle: most people have never talked with anybody from {P}.",
    "Nobody has to decide anything on the day; they only have to meet {P}.",
  ],
  refusedProblem: [
    "With {P} nobody is left with “{problem}”.",
    "Nobody here has to hear “{problem}”; {P} is met another way.",
  ],
  secondProblem: [
    "“{second}” is what visitors bring up next, and the people of {P} are ready for it.",
    "The second question is about “{second}”, and {P} has to answer it, too.",
    "The people of {P} also know “{second}”, and don't play it down.",
  ],
  capacity: [
    "{n} {units} for {hours} hours take {rate} people an hour each, {m} minutes a person: room for {cap}, and we count on {visits}.",
    "Space is limited on purpose: {n} {units}, {hours} open hours and {rate} people an hour at each, {m} minutes apiece, make {cap} talks, and we plan on {visits}.",
    "At {n} {units}, open {hours} hours, {rate} people an hour get {m} minutes each; of the {cap} places we expect to fill {visits}.",
    "{cap} people is the ceiling: {n} {units} times {hours} hours times {rate} people an hour, {m} minutes each; we plan for {visits}.",
  ],
  size: [
    [
      "For {budget} it is the full version, with {staffSaid} and a reserve.",
      "{budget} pays for the whole of it, {staffSaid} included.",
    ],
    [
      "For {budget} it is the focused version: the same idea, {staffSaid}, less decoration.",
      "{budget} is enough for the core of it, with {staffSaid}.",
    ],
    [
      "As a pilot it costs {budget}, needs {staffSaid}, and can be repeated.",
      "It is small on purpose: {budget}, {staffSaid}, and a clear yes or no at the end.",
    ],
  ],
  wish: [
    [
      "Part of it from the start: {wish}",
      "On the first sketch already: {wish}",
      "Planned in, not added later: {wish}",
    ],
    ["As you asked: {wish}", "Ready before the first guest comes: {wish}", "One host looks after it: {wish}"],
    [
      "Included in the budget: {wish}",
      "Checked each day before opening: {wish}",
      "Nobody has to ask for it: {wish}",
    ],
  ],
  outcome: [
    "About {visits} people talk with somebody from {P}, {m} minutes each",
    "{visits} first conversations with {P} in {hours} hours",
    "{visits} people who can say from experience what {P} is like",
  ],
  goal: ["Have people meet {P}, not just hear of it"],
  people: ["People who meet {P}"],
  counted: ["{counts} who meet {P}"],
  share: ["{reach}, which is {share} of those who come"],
  contacts: [
    "About {reach} people who want to hear more of {P}, {share} of those who came",
    "{reach} contacts with a name and a next step with {P}, {share} of the visitors",
    "About {reach} people who take a next date with {P}, assuming {share} of those who come",
  ],
  build: [
    "Set up one of the {units} and try it with ten outsiders",
    "Choose who speaks for {P}, and let three strangers question them",
    "Walk through the visit once with a stopwatch, from the door to the next step",
    "Prepare the ten answers about {P} that people need most",
  ],
  rehearse: [
    "Invite {A} by name, and say what they will get to know",
    "Prepare the people of {P} for the ten hardest questions",
    "Write to {A} in person, with one good reason to meet {P}",
    "A full rehearsal with everybody of {P} who will be there",
  ],
} as const satisfies Partial<Record<keyof typeof used, unknown>>;

/** Each row, or its three for the sizes of an idea. */
export type Sentences = {
  [Row in keyof typeof used]: (typeof used)[Row][number] extends string
    ? readonly string[]
    : readonly [readonly string[], readonly string[], readonly string[]];
};

/** The sentences for a product that people use, or for an organization or a cause whose people they meet. */
export const sentencesFor = (meets: boolean): Sentences => (meets ? { ...used, ...met } : used);
