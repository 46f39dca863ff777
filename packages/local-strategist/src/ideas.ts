import { oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import { seededRandom } from "@marquee/concept-boards/seeded-random";
import { deniedWords } from "@marquee/contracts/studio/brief/denied-words";
import { affirms, speaksOf, withoutProduct } from "@marquee/contracts/studio/brief/refused-words";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import { allowedParts } from "./allowed-parts.ts";
import { inBrandWords } from "./brand-words.ts";
import { calledBriefly } from "./called-briefly.ts";
import { type Capacity, capacityOf, costOf } from "./capacity.ts";
import { formats } from "./content/all-formats.ts";
import type { Format } from "./content/format.ts";
import { type IndustryFacts, industryFacts } from "./content/industry-facts.ts";
import { sentences } from "./content/sentences.ts";
import { countsSaid } from "./conversion.ts";
import { fill, plural, type Words } from "./fill.ts";
import { inOwnMoney, limitUsd, ownMoneyOf } from "./money.ts";
import { composePlan } from "./plan.ts";
import { rankedFormats, typeWanted } from "./ranked-formats.ts";
import { type ReadBrief, readPrompt } from "./read-prompt.ts";
import { isBroken, keepsTo, wordsRefusedBy } from "./refused-meanings.ts";
import { saidFirst } from "./said-first.ts";
import { capital, pointOf, problemOf, toldTo, wordsFor } from "./say.ts";
import { wishActivity } from "./wish-activity.ts";
import { withoutRefused } from "./without-refused.ts";

/** How many ideas a brief gets. */
const ideaCount = 3;

/** Three sizes: full, focused, and pilot. `share` of the budget is the most that each may cost, and `finish` what of its build. */
export const scales = [
  { share: 0.95, finish: 1.3, weeks: 12 },
  { share: 0.8, finish: 1.1, weeks: 9 },
  { share: 0.65, finish: 1, weeks: 6 },
] as const;

/** Complete ideas for a brief, deterministic for the brief and seed. No idea costs more than the budget. */
export function composeIdeas(asked: CampaignBrief, seed: string): CampaignIdeaDraft[] {
  const brief = readPrompt(asked);
  const random = seededRandom(`ideas:${seed}:${brief.prompt}`);
  const offset = random.int(0, 999);
  const made: { idea: CampaignIdeaDraft; format: Format }[] = [];
  const ranked = rankedFormats(brief, random);
  const isTyped = typeWanted(brief) !== undefined;
  const take = (among: readonly Format[], areAlike: boolean): void => {
    for (const format of among) {
      const at = made.length;
      const isNew = made.every(
        (one) => one.format.title !== format.title && (areAlike || one.format.type !== format.type),
      );
      if (at >= ideaCount || !isNew) continue;
      const scale = scales[at] ?? scales[2];
      const budget = freshBudget(
        ideaBudget(brief, format, scale),
        made.map(({ idea }) => idea.budget),
      );
      const idea = inBrandWords(
        composeIdea(brief, format, { at, offset, budget, weeks: scale.weeks }),
        brief.brand,
      );
      if (!isBroken(idea, brief.reading)) made.push({ idea, format });
    }
  };
  const of = (isFit: boolean): Format[] =>
    ranked.filter(({ fits }) => fits === isFit).map(({ format }) => format);
  take(of(true), isTyped);
  take(of(true), true);
  // Fewer that fit rather than one that doesn't, unless the type was chosen or nothing fits at all.
  if (isTyped || made.length === 0) take(of(false), true);
  return made.map(({ idea }) => idea);
}

/** Two ideas of the same price would look like one. */
const freshBudget = (budget: number, others: readonly number[]): number =>
  others.includes(budget) && budget > stepUsd * 10 ? freshBudget(budget - stepUsd, others) : budget;
const stepUsd = 100;

/** The size of an idea, and which of the shared sentences it takes. */
export interface IdeaSize {
  /** Whole USD. */
  budget: number;
  /** Weeks of preparation. */
  weeks: number;
  /** Its place among the ideas of one brief. */
  at: number;
  /** What decides where each row of sentences begins for this brief. */
  offset: number;
  /** What is said beside the rest of the description. */
  says?: string;
}

/**
 * A complete idea: a format fitted to a brief, at a given size, without those of its parts that speak of what the brief
 * refuses. It may still contain the brand's forbidden words.
 */
export function composeIdea(brief: ReadBrief, whole: Format, size: IdeaSize): CampaignIdeaDraft {
  const allowed = allowedBy(brief);
  const format = allowedParts(whole, size.at, allowed);
  const facts = industryFacts[brief.industry ?? "other"];
  const capacity = capacityOf(format, { reading: brief.reading, prompt: brief.prompt, budget: size.budget });
  const words = wordsFor(brief, { format, facts, capacity, budget: size.budget });
  const byKind = calledByKind(words);
  const one = (row: readonly string[], shift = 0): string => {
    const free = row.filter((text) => allowed(fill(text, words)));
    // Three ideas need three sentences: where fewer are free, the last ones take what the row has besides.
    const text =
      free.length >= ideaCount
        ? rowAt(free, size, shift)
        : [...free, ...row.filter((other) => !free.includes(other))][size.at % row.length];
    return fill(text ?? "", words);
  };
  const { target } = brief.reading;
  const met = capacity.sharePercent === 100 ? sentences.reached : sentences.reachedByShare;
  const reached = target ? one(capacity.more ? sentences.missed : met) : one(sentences.contacts);
  const measureName = fill(format.measure.name, words);
  const idea: CampaignIdeaDraft = {
    name: format.title,
    description: describe(brief, format, { words, size, one, allowed }),
    type: format.type,
    goals: goalsOf(brief, facts, one(sentences.goal)),
    targetAudience: {
      description:
        oneLine(brief.targetAudience, 600) || oneLine(brief.brand?.audience, 600) || facts.audience,
    },
    budget: size.budget,
    location: placeOf(brief, format),
    duration: durationOf(brief, capacity),
    keyFeatures: withProduct(
      withAside(format.activities, one(sentences.aside), size).map((activity, index) =>
        fill(activity, index % 2 === 0 ? words : byKind),
      ),
      words,
      one(sentences.activity),
    )
      .concat(
        wishesOf(brief).map(({ text }, index) =>
          wishActivity(text, plural(format.unit, 2), size.at + index + size.offset),
        ),
      )
      .map((text) => oneLine(text, 300)),
    expectedOutcomes: [one(sentences.outcome), reached, ...impossible(brief, size)].map((text) =>
      oneLine(text, 300),
    ),
    metrics: unique([
      one(sentences.people),
      ...(target ? [capital(countsSaid(target.counts))] : []),
      measureName,
    ]).map((text) => oneLine(text, 300)),
    inspiration: format.inspiration,
    plan: composePlan({ brief, format, words, one, capacity, told: toldTo(brief).filter(allowed), ...size }),
  };
  const kept = withoutRefused(idea, { at: size.at, allowed: keepsTo(brief.reading), words });
  const { P = "" } = words;
  // A name has no article and stays as it is.
  return P.startsWith("the ") ? calledBriefly(kept, P.slice("the ".length)) : kept;
}

/** The words of a text that calls a product by what it is rather than by its name, if it has both. */
const calledByKind = (words: Words): Words => (words.kind ? { ...words, P: `the ${words.kind}` } : words);

/** A text whose first mention of a product's name says what it is: "Latchworks (escape room)". */
const introduced = (text: string, { P = "", kind }: Words): string =>
  kind ? text.replace(P, () => `${P} (${kind})`) : text;

/** Whether a text speaks of nothing that a brief refuses, or may have refused in words that weren't understood. */
export function allowedBy({
  reading,
  prompt,
}: Pick<ReadBrief, "reading" | "prompt">): (text: string) => boolean {
  const { product, audience, place, mustHaves, target } = reading;
  const wanted = [product, audience, place, target, ...mustHaves]
    .map((one) => one?.text ?? "")
    .concat(product?.kind ?? "")
    .join("\n");
  const refused = [
    ...wordsRefusedBy(reading),
    ...deniedWords(prompt).filter((word) => !speaksOf(wanted, [word])),
  ];
  return (text) => !affirms(withoutProduct(text, reading), refused);
}

/** A format's activities with one that others have, too, in place of one: briefs that meet in a format don't read the same. */
const withAside = (activities: readonly string[], aside: string, { at, offset }: IdeaSize): string[] => {
  const left = activities.length < fewestWithAside ? -1 : (at + offset) % activities.length;
  return [...activities.filter((_, index) => index !== left), ...(left < 0 ? [] : [aside])];
};
const fewestWithAside = 4;

/** Activities of which one at least names the product. */
const withProduct = (activities: readonly string[], { P = "", kind = "" }: Words, own: string): string[] =>
  activities.some((text) =>
    [P, kind].some((name) => name !== "" && text.toLowerCase().includes(name.toLowerCase())),
  )
    ? [...activities]
    : [own, ...activities];

/** What can be built; the rest is said among the outcomes. */
function wishesOf({ reading, conflicts }: ReadBrief) {
  return reading.mustHaves.filter(({ text }) => !conflicts.some((one) => one.text === text));
}

/** What can't be had, in other words for each idea. */
function impossible(brief: ReadBrief, { at }: IdeaSize): string[] {
  return saidFirst(brief).map(
    (why) => `${["Not possible as asked", "This can't be met", "What it leaves out"][at % 3]}: ${why}`,
  );
}

/**
 * One of a row of sentences: ideas of one brief take different ones. Each row begins elsewhere, so that two briefs that
 * meet in one row don't meet in all of them.
 */
function rowAt(row: readonly string[], { at, offset }: IdeaSize, shift: number): string {
  const start = seededRandom(`${offset}:${row[0]}`).int(0, row.length - 1);
  return row[(start + at + shift) % row.length] ?? "";
}

function describe(
  brief: ReadBrief,
  format: Format,
  {
    words,
    size,
    one,
    allowed,
  }: {
    words: Words;
    size: IdeaSize;
    one: (row: readonly string[], shift?: number) => string;
    allowed: (text: string) => boolean;
  },
): string {
  const problem = problemOf(brief);
  const point = pointOf(brief.reading);
  const quoted = problem && {
    row: problem.refused ? sentences.refusedProblem : sentences.problem,
    words: { ...words, problem: problem.text },
  };
  const first = ["To be said first", "Plainly", "Before anything else"][size.at % 3] ?? "";
  return oneLine(
    [
      ...saidFirst(brief).map((why) => `${first}: ${why}.`),
      introduced(one(format.what), words),
      ...(quoted
        ? [fill(rowAt(quoted.row, size, 0), quoted.words)]
        : [
            point === undefined
              ? one(sentences.point)
              : fill(rowAt(sentences.knownPoint, size, 0), { ...words, point }),
          ]),
      ...(problem?.second === undefined
        ? []
        : [fill(rowAt(sentences.secondProblem, size, 0), { ...words, second: problem.second })]),
      one(sentences.where),
      ...[fill(format.how, calledByKind(words))].filter(allowed),
      one(sentences.capacity),
      size.says ?? priceSaid(brief, size, one),
    ].join(" "),
    2_000,
  );
}

/** What an idea costs, and what of the budget it leaves. */
function priceSaid(
  brief: ReadBrief,
  size: IdeaSize,
  one: (row: readonly string[], shift?: number) => string,
): string {
  const limit = limitUsd(brief);
  if (limit === undefined)
    return one(brief.reading.foreignBudget ? sentences.foreignBudget : sentences.unbudgeted);
  const left = limit - size.budget;
  const own = ownMoneyOf(brief);
  const said = own ? inOwnMoney(left, own) : usd(roundedDown(left));
  return [
    one(sentences.size[Math.min(2, size.at)] ?? sentences.size[0]),
    ...(left >= limit * leftFrom ? [fill(one(sentences.left), { left: said })] : []),
  ].join(" ");
}
/** From this share on, what is left of a budget is worth a word. */
const leftFrom = 0.25;

function goalsOf(brief: ReadBrief, facts: IndustryFacts, common: string): string[] {
  const ownGoal = oneLine(brief.brand?.goals, 100);
  const asked = brief.goals.map((goal) => oneLine(goal, 100)).filter((goal) => goal !== "");
  const { target } = brief.reading;
  return unique([
    ...asked.slice(0, 7),
    ...(ownGoal ? [ownGoal] : []),
    ...(target && asked.length === 0 ? [target.text] : []),
    ...(asked.length > 0 || ownGoal || target ? [] : facts.goals),
    common,
  ]);
}

/** What a format costs at its usual size, for conversations before there is a brief, in whole USD. */
const typicalUsd = 34_000;

/** Nobody works for less. */
const leastHourlyUsd = 12;

/** The budget of an idea in whole USD: what it consists of, as long as the brief's budget pays for it. */
export function ideaBudget(
  brief: ReadBrief,
  format: Format,
  { share, finish }: { share: number; finish: number },
): number {
  const { reading, prompt } = brief;
  const limit = limitUsd(brief);
  if (limit === undefined) return roundedUp(costOf(format, { reading, prompt }) * finish);
  // A smaller version still pays somebody for all the hours, if the whole budget does.
  const wages = Math.ceil((reading.time?.hours ?? 0) * leastHourlyUsd);
  const most = Math.max(wages <= limit ? wages : limit, roundedDown(limit * share));
  const { costUsd } = capacityOf(format, { reading, prompt, budget: most });
  return Math.min(1_000_000_000, most, roundedUp(costUsd * finish));
}

/** A price to the next hundred, above what the parts cost. */
const roundedUp = (amountUsd: number): number => Math.ceil(amountUsd / stepUsd) * stepUsd;

function placeOf({ reading, location }: ReadBrief, { spot }: Format): string {
  const { venues = [], town } = reading.place ?? {};
  const where = oneLine(
    [...venues, ...(town === undefined ? [location ?? ""] : [town])].filter((one) => one !== "").join(", "),
    200,
  );
  if (!where) return `A place of your choice: ${spot}`;
  const detailed = `${capital(where)}: ${spot}`;
  return detailed.length <= 200 ? detailed : where;
}

function durationOf({ duration, reading }: ReadBrief, { days, hours }: Capacity): string {
  const asked = oneLine(duration, 120);
  if (asked) return asked;
  const { time } = reading;
  if (time?.days !== undefined || time?.hours !== undefined) return oneLine(time.text, 120);
  const each = Math.round((hours / days) * 10) / 10;
  const length = `${days} ${days === 1 ? "day" : "days"}, ${each} hours a day`;
  return time ? oneLine(`${length}, ${time.text}`, 120) : length;
}

function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.filter((text) => text !== "").map((text) => [text.toLowerCase(), text])).values()];
}

const general: Words = {
  P: "your product",
  A: "the people you want to reach",
  m: "a few",
  n: "some",
  unit: "place",
  units: "places",
  turn: "visit",
  turns: "visits",
  tryP: "try {P}",
  triedP: "tried {P}",
  tryingP: "trying {P}",
};

/** The formats as a conversation tells of them, before there is a brief. */
export const concepts = formats.map((format) => ({
  type: format.type,
  title: format.title,
  answers: format.suits,
  what: fill(format.what[0], general),
  how: `${fill(format.how, general)} ${fill(format.why, general)}`,
  zones: format.zones.map(([name, , note]) => ({ name, note: fill(note, general) })),
  goal: fill(sentences.goal[0] ?? "", general),
  duration: "2 days",
  typicalUsd: roundedDown(typicalUsd * (1 + format.minutes / 60)),
  visitorUsd: 40 + format.minutes * 4,
}));
