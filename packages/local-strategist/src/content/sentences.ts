/**
 * Sentences that every format shares. Each concept of a generation takes another one of a row; the tokens are those of
 * the formats, with {problem} for the brief's own complaint. What is said of the place, the people, the unit or the
 * count of a brief stands in each of them, so that two briefs seldom share one.
 */
export const sentences = {
  /** For a format none of whose parts is allowed to name the product. */
  activity: [
    "{P} itself, with somebody beside it who can answer",
    "Time with {P} for each visitor, one after the other",
    "A first look at {P} for those who only pass",
  ],
  promise: [
    "{A} leave having {triedP}, not having heard of it",
    "{visits} people who have {triedP} by the time it closes",
    "{A} {tryP} first and decide afterwards",
    "No speech: {A} {tryP} and make up their own minds",
    "{m} minutes, and {A} know what to think of {P}",
    "{turns} instead of claims: {A} judge {P} for themselves",
    "{P} comes to {A}, with time to {tryP}",
    "{A} come with a doubt about {P} and leave with an answer",
  ],
  problem: [
    "It starts with what {A} say today: “{problem}”.",
    "The doubt to answer is “{problem}”, and {tryingP} answers it.",
    "“{problem}” is what {A} bring along, and here they can check it.",
    "Nobody argues with “{problem}”: {A} {tryP} and see for themselves.",
    "The thought behind it is “{problem}”, so that is dealt with first.",
    "It is built around one doubt, “{problem}”, and hides nothing of it.",
    "Whoever arrives with “{problem}” in mind is the visitor that it is made for.",
    "“{problem}”: with that the hosts begin, before {A} have to.",
  ],
  /** For another complaint of the brief, which is not quoted. */
  secondProblem: [
    "That {second} is the next thing that {A} say, and it gets its answer, too.",
    "{A} who add that {second} are answered as plainly.",
    "Nobody there denies that {second}; it is dealt with second.",
    "Those who say that {second} get just as much time.",
  ],
  /** What a product of its kind is for. */
  knownPoint: [
    "What it has to show is that {point}.",
    "Its point is that {point}, and {A} check that by {tryingP}.",
    "All of it serves to show {A} that {point}.",
    "{A} come to see that {point}, and need nobody's word for it.",
  ],
  /** For a brief that tells of no complaint: the point of the product, and nothing made up. */
  point: [
    "The point is a simple one: {A} {tryP}, and nobody has to persuade them.",
    "Nothing about {P} has to be believed, since {A} {tryP} on the spot.",
    "{P} is at its best when {A} {tryP}, so that comes before any explanation.",
    "All of it serves one moment, in which {A} {tryP}.",
    "What {A} want to know of {P} they find out by {tryingP}.",
    "It puts {tryingP} first and everything that could be said about it second.",
  ],
  /** For a complaint with a word in it that the brief doesn't want to see. */
  refusedProblem: [
    "With {P} nobody is left with “{problem}”.",
    "{P} comes without what people dislike, never “{problem}”.",
    "Nobody here has to hear “{problem}”; {P} is shown another way.",
  ],
  where: [
    "It is set up {atPlace}, {spot}, {when}.",
    "The setting is {thePlace}, {spot}; it runs {when}.",
    "You'll find it {atPlace}, {spot}, {when}.",
    "It takes its place {atPlace}, {spot}, {when}.",
    "Everything happens {atPlace} ({spot}), {when}.",
    "{P} is there {when}, {atPlace}, {spot}.",
  ],
  capacity: [
    "{n} {units} for {hours} hours take {rate} people an hour each, {m} minutes a person: room for {cap}, and we count on {visits}.",
    "Space is limited on purpose: {n} {units}, {hours} open hours and {rate} people an hour at each, {m} minutes apiece, make room for {cap} {turns}, and we plan on {visits}.",
    "At {n} {units}, open {hours} hours, {rate} people an hour at each get {m} minutes; of the {cap} places we expect to fill {visits}.",
    "With {n} {units}, {hours} open hours and {rate} turns an hour of {m} minutes at each, there is time for {cap} {turns}; the plan counts on {visits}.",
    "{cap} people is the ceiling: {n} {units} times {hours} hours times {rate} people an hour, {m} minutes each; we plan for {visits}.",
    "We plan for {visits} people, since {n} {units} in {hours} hours take {rate} people an hour each for {m} minutes, {cap} at most.",
  ],
  size: [
    [
      "{budget} pays for all of it: {staffSaid}, {n} {places}, the build and a reserve.",
      "For {budget} there are {n} {places}, {staffSaid} and something kept back for surprises.",
      "The price is {budget}, with {staffSaid} for all {hours} hours.",
      "It costs {budget}: first the people, {staffSaid}, then the {places}, then the way to hear of it.",
    ],
    [
      "For {budget} it keeps to the essentials: {n} {places}, {staffSaid}, little decoration.",
      "{budget} covers {staffSaid}, {n} {places} and the material, and no show around them.",
      "It can be had for {budget}, with {staffSaid} and {n} {places}.",
      "{n} {places} with {staffSaid} come to {budget}.",
    ],
    [
      "It costs {budget}, needs {staffSaid}, and can be repeated with the same {places}.",
      "{budget} and {staffSaid} are enough for a first round of {turns}.",
      "With {staffSaid} it comes to {budget}; a second round costs less, since everything is built by then.",
      "At {budget}, with {staffSaid}, it is small enough to do once and then decide.",
    ],
  ],
  /** For a brief that names no budget: what is said of money must not look like its own. */
  unbudgeted: [
    "Your brief names no budget: {n} {places} with {staffSaid} would cost about {budget}.",
    "About {budget} is what this size would cost, {staffSaid} included; your brief sets no limit.",
    "No budget was named, so this is an estimate: {budget} for {n} {places}, with {staffSaid}.",
    "The price of {n} {places} is about {budget}, {staffSaid} included, and yours to decide, since no budget was named.",
  ],
  /** For a brief that names its budget in another currency, {money}. */
  foreignBudget: [
    "Your {money} stay as you told them: in US dollars this size would cost about {budget}, with {staffSaid}.",
    "About {budget}, {staffSaid} included; please compare it with your {money}, since plans are in US dollars.",
    "Plans are in US dollars, so hold these {budget} for {n} {units}, {staffSaid} included, against your {money}.",
    "This size costs about {budget} with {staffSaid}; whether your {money} cover it depends on the exchange rate.",
  ],
  /** For what a budget has over. */
  left: [
    "Of the budget {left} stays free, for more {turns} or a second place.",
    "{left} of the budget is left over; it would pay for more {units}.",
    "That leaves {left} to go on with {A} afterwards.",
    "The other {left} can wait until it is clear what {A} make of it.",
    "{left} remains, enough to repeat it {atPlace} or elsewhere.",
    "With the remaining {left} more {A} could hear of it beforehand.",
    "{left} is not needed for that, and better kept for what {counts} bring about.",
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
    "About {visits} people {tryP}, {m} minutes each",
    "{visits} {turns} with {P} in {hours} hours",
    "After {visits} {turns} as many people can say what {P} is like",
    "About {visits} people who have {triedP} and had a question answered",
  ],
  goal: [
    "Have {A} {tryP}, not just hear of it",
    "Make {A} sure of what they think of {P}",
    "Learn from {A} what still speaks against {P}",
  ],
  people: ["People who {tryP}"],
  counted: ["{counts} who {tryP}"],
  /** A target that counts what people come to do. */
  served: ["{counts} of people who come for {P}"],
  share: ["{reach}, which is {share} of those who come"],
  reached: [
    "{reach} {counts}, the number you asked for",
    "The target of {target} {counts} is within what {n} {units} can do",
    "All {target} {counts}, counted at each of the {places}",
    "Enough room for the {target} {counts} you want",
  ],
  /** A target that counts what some of those who come decide. */
  reachedByShare: [
    "{reach} {counts}, if {needed} of the {visits} people who come take that step",
    "The {target} {counts} need {needed} of {visits} visitors to say yes",
    "{target} {counts} out of {visits} people, which is {needed} of them",
    "Enough visitors for {target} {counts}: {needed} of {visits} are needed",
  ],
  missed: [
    "It reaches about {reach} of the {target} {counts}; all of them would need {more}",
    "The target of {target} {counts} is too high for this size: {reach} is realistic, and the full number would take {more}",
    "{reach} {counts} instead of {target}: the full number would need {more}",
    "{reach} {counts} is what {n} {units} can give; for {target} it would take {more}",
  ],
  contacts: [
    "About {reach} people who want to hear more of {P}, {share} of those who come",
    "{reach} contacts with a name and a next step about {P}, {share} of the visitors",
    "About {reach} qualified contacts for {P}, assuming {share} of {visits} visitors",
  ],
  decide: [
    "Agree on {goalSaid} as the goal, and on who may decide on the day",
    "Write down what counts, {goalSaid}, and nothing else",
    "Name the person who answers for {goalSaid}",
    "Fix {goalSaid} as the one figure, and who counts it",
    "Settle the goal, {goalSaid}, before anything is ordered",
  ],
  book: [
    "Book the spot {atPlace} and walk through it at the hour that counts",
    "Get the space {atPlace} in writing, set-up hours included",
    "Reserve the spot {atPlace}, and ask who stood there last year",
    "Sign for the space {atPlace}, with a second one in case it is taken away",
  ],
  /** Instead of that, for what happens on screens only. */
  bookOnline: [
    "Choose the platform, and try it from three homes of {A}",
    "Fix the hours at which {A} are free, and keep the platform for them",
    "Set up the sign-up page, and test it with five of {A}",
  ],
  /** Instead of that, for several places one after the other. */
  bookStops: [
    "Sign for all {stops} places, and fix how {P} gets from one to the next",
    "Book the {stops} places, with a van between them and a fallback for each",
    "Get all {stops} places in writing, with hours for setting up and packing {P}",
    "Reserve the {stops} places in route order, and the freight of {P} with them",
  ],
  build: [
    "Build one {unit} and test it on ten outsiders",
    "Set up a first {unit}, and run three {turns} there from start to end",
    "Try out one {unit} in an empty room, and throw out what nobody needed",
    "Build and test everything that belongs to a {unit}",
  ],
  rehearse: [
    "Tell {A} where and when, in the places they read anyway",
    "Rehearse a {turn} with the whole crew, from greeting to goodbye",
    "Put the ten hardest questions of {A} to the crew, and note what nobody could answer",
    "Take three people who are like {A} through it, and listen",
  ],
  /** For what a brief tells besides. */
  told: [
    "What the crew should know: {told}",
    "Tell everyone who will be there: {told}",
    "Begin the rehearsal with this: {told}",
    "Put it to the crew plainly: {told}",
  ],
  days: [
    "Count {counts} at half-time and at closing, and change one thing each day",
    "Note every question that {A} ask, and answer it by the next day",
    "Watch the first hour of {turns}, then move what stands in the way",
    "Read out at closing what {A} said, and decide on one change",
  ],
  report: [
    "Report {counts}, costs and the three best remarks on two pages",
    "Answer the last open questions of {A}, and report what came of them",
    "Show the {turns} and what they cost to whoever decided, and ask for a yes or no",
    "Compare {goalSaid} with what was promised, line by line",
  ],
  mockup: [
    "{view} {P} in the middle, and {zones} around it in visiting order.",
    "{view} the way of a visitor of {P}: {zones}.",
    "{view} {zones}, so that {P} is met in this order.",
  ],
} as const;

/** Each row, or its three for the sizes of an idea. */
export type Sentences = {
  [Row in keyof typeof sentences]: (typeof sentences)[Row][number] extends string
    ? readonly string[]
    : readonly [readonly string[], readonly string[], readonly string[]];
};
