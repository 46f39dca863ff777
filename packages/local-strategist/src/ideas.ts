import { midSentence, oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import { type SeededRandom, seededRandom } from "@marquee/concept-boards/seeded-random";
import { deniedWords } from "@marquee/contracts/studio/brief/denied-words";
import { affirms, speaksOf, withoutProduct } from "@marquee/contracts/studio/brief/refused-words";
import { untoldIn } from "@marquee/contracts/studio/brief/unread-wishes";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { allowedParts } from "./allowed-parts.ts";
import { inBrandWords } from "./brand-words.ts";
import { calledBriefly } from "./called-briefly.ts";
import { type Capacity, capacityOf, costOf } from "./capacity.ts";
import type { Format } from "./content/format.ts";
import { handsOnFormats } from "./content/formats-hands-on.ts";
import { onSiteFormats } from "./content/formats-on-site.ts";
import { remoteFormats } from "./content/formats-remote.ts";
import { meetingFormats } from "./content/formats-to-meet.ts";
import { type IndustryFacts, industryFacts } from "./content/industry-facts.ts";
import { type Sentences, sentencesFor } from "./content/sentences.ts";
import { fill, type Words } from "./fill.ts";
import { composePlan } from "./plan.ts";
import { type ReadBrief, readPrompt, typeIn } from "./read-prompt.ts";
import { isBroken, keepsTo, wordsRefusedBy } from "./refused-meanings.ts";
import { capital, isIntangible, isMet, problemOf, wordsFor } from "./say.ts";
import { withoutRefused } from "./without-refused.ts";

/** Every format the local strategist knows. */
export const formats: readonly Format[] = [
  ...handsOnFormats,
  ...onSiteFormats,
  ...remoteFormats,
  ...meetingFormats,
];

/** How many ideas a brief gets. */
const ideaCount = 3;

/** Three sizes for the same budget: full, focused, and pilot. */
export const scales = [
  { share: 0.95, weeks: 12 },
  { share: 0.7, weeks: 9 },
  { share: 0.45, weeks: 6 },
] as const;

/** Complete ideas for a brief, deterministic for the brief and seed. No idea costs more than the budget. */
export function composeIdeas(asked: CampaignBrief, seed: string): CampaignIdeaDraft[] {
  const brief = readPrompt(asked);
  const random = seededRandom(`ideas:${seed}:${brief.prompt}`);
  const offset = random.int(0, 999);
  const made: { idea: CampaignIdeaDraft; format: Format }[] = [];
  const ranked = rankedFormats(brief, random);
  const typed = typeWanted(brief) !== undefined;
  const isNew = (format: Format): boolean =>
    made.every((one) => one.format.title !== format.title && (typed || one.format.type !== format.type));
  // Fewer that fit rather than one that doesn't.
  for (const format of ranked) {
    const at = made.length;
    if (at >= ideaCount || !isNew(format)) continue;
    const scale = scales[at] ?? scales[2];
    const budget = ideaBudget(brief, format, scale.share);
    const idea = inBrandWords(
      composeIdea(brief, format, { at, offset, budget, weeks: scale.weeks }),
      brief.brand,
    );
    if (!isBroken(idea, brief.reading)) made.push({ idea, format });
  }
  return made.map(({ idea }) => idea);
}

/** The format whose title an idea's name starts with. */
export function formatNamedBy({ name, type }: Pick<CampaignIdeaDraft, "name" | "type">): Format | undefined {
  return formats.find((format) => type === format.type && name.startsWith(format.title));
}

/** The format behind an idea, found by its name, or one of its type for ideas from elsewhere. */
export function formatOf(idea: Pick<CampaignIdeaDraft, "name" | "type">): Format {
  const ofType = formats.filter(({ type }) => type === idea.type);
  const found = formatNamedBy(idea) ?? ofType[idea.name.length % ofType.length] ?? formats[0];
  if (!found) throw new Error("the format library is empty");
  return found;
}

/** The one type that a brief asks for: what is to be online only has no place to be built in. */
function typeWanted({ preferredType, reading }: ReadBrief): Format["type"] | undefined {
  if (preferredType !== "all") return preferredType;
  return reading.place?.venues[0] === "online" ? "virtual" : undefined;
}

const asksOnline = /\b(?:online|virtual|webinar|remote|hybrid|live ?stream|zoom|digital event)\b/i;

/** The formats of the brief's type, those that suit it most first; nothing online for people who are met in person. */
export function rankedFormats(brief: ReadBrief, random: SeededRandom): Format[] {
  const wanted = typeWanted(brief);
  const namedType = typeIn(brief.prompt);
  const meets = isMet(brief);
  const cannotBeHeld = isIntangible(brief);
  const inPerson = !asksOnline.test(brief.prompt);
  const brandTexts = [brief.brand?.goals, brief.brand?.audience, ...(brief.brand?.facts ?? [])];
  const asked = [brief.prompt, ...brief.goals, brief.targetAudience, ...brandTexts].join(" ").toLowerCase();
  return random
    .shuffle(formats.filter((format) => meets || format.meets !== true))
    .filter(({ type }) => wanted === undefined || type === wanted)
    .map((format) => ({
      format,
      score:
        Math.min(2, 0.8 * format.suits.filter((word) => asked.includes(word)).length) +
        random.next() * 5 -
        (format.online && inPerson ? 50 : 0) -
        (format.hands && cannotBeHeld ? 50 : 0) -
        // Whom one meets is no thing to use.
        (meets && format.meets !== true ? 200 : 0) +
        // Outweighs any number of matching words.
        (format.type === namedType ? 100 : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ format }) => format);
}

/** The size of an idea, and which of the shared sentences it takes. */
export interface IdeaSize {
  /** Whole USD. */
  budget: number;
  /** Weeks of preparation. */
  weeks: number;
  /** Its place among the ideas of one brief. */
  at: number;
  /** Where the rows of sentences begin for this brief. */
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
  const sentences = sentencesFor(isMet(brief));
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
  const reached = target
    ? one(capacity.more ? sentences.missed : sentences.reached)
    : one(sentences.contacts);
  const measureName = fill(format.measure.name, words);
  const idea: CampaignIdeaDraft = {
    name: format.title,
    description: describe(brief, format, { words, size, one, allowed, sentences }),
    type: format.type,
    goals: goalsOf(brief, facts, one(sentences.goal)),
    targetAudience: {
      description:
        oneLine(brief.targetAudience, 600) || oneLine(brief.brand?.audience, 600) || facts.audience,
    },
    budget: size.budget,
    location: placeOf(brief, format),
    duration: durationOf(brief, capacity),
    keyFeatures: [
      ...format.activities.map((activity, index) => fill(activity, index % 2 === 0 ? words : byKind)),
      ...wishesOf(brief).map(({ text }, index) =>
        fill(rowAt(sentences.wish[size.at % 3] ?? sentences.wish[0], size, index), {
          ...words,
          wish: inParts(text),
        }),
      ),
    ].map((text) => oneLine(text, 300)),
    expectedOutcomes: [one(sentences.outcome), reached, ...impossible(brief, size)].map((text) =>
      oneLine(text, 300),
    ),
    metrics: unique([one(sentences.people), ...(target ? [capital(target.counts)] : []), measureName]).map(
      (text) => oneLine(text, 300),
    ),
    inspiration: format.inspiration,
    plan: composePlan({ brief, format, words, one, capacity, sentences, ...size }),
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

/** A long wish is quoted in two parts, at a word that begins the second one. */
function inParts(wish: string): string {
  const words = wish.split(" ");
  if (words.length <= quotedWords) return midSentence(wish);
  const joints = words.flatMap((word, at) =>
    at >= 2 && at <= quotedWords && words.length - at <= quotedWords && joining.test(word) ? [at] : [],
  );
  const middle = Math.ceil(words.length / 2);
  const cut = joints.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
  const second = words
    .slice(cut)
    .join(" ")
    .replace(/^(?:and|or|but) /, "");
  const joint = /^(?:and|or|but)$/i.test(words[cut] ?? "") ? ", then" : " and";
  return `“${midSentence(words.slice(0, cut).join(" "))}”${joint} “${second}”`;
}

const quotedWords = 6;
const joining =
  /^(?:in|on|at|with|for|from|under|before|after|by|as|into|until|while|where|that|who|so|and|or|of)$/i;

/** What can be built; the rest is said among the outcomes. */
function wishesOf({ reading, conflicts }: ReadBrief) {
  return reading.mustHaves.filter(({ text }) => !conflicts.some((one) => one.text === text));
}

/** What can't be had, in other words for each idea. */
function impossible({ conflicts }: ReadBrief, { at }: IdeaSize): string[] {
  const whys = [...new Set(conflicts.map(({ why }) => why))];
  return whys.map(
    (why) => `${["Not possible as asked", "This can't be met", "What it leaves out"][at % 3]}: ${why}`,
  );
}

/** One of a row of sentences: ideas of one brief take different ones. */
function rowAt(row: readonly string[], { at, offset }: IdeaSize, shift: number): string {
  return row[(offset + at + shift) % row.length] ?? "";
}

function describe(
  brief: ReadBrief,
  format: Format,
  {
    words,
    size,
    one,
    allowed,
    sentences,
  }: {
    words: Words;
    size: IdeaSize;
    one: (row: readonly string[], shift?: number) => string;
    allowed: (text: string) => boolean;
    sentences: Sentences;
  },
): string {
  const { text: problem, own, refused, second } = problemOf(brief);
  const about = { ...words, problem, second: second ?? "" };
  return oneLine(
    [
      introduced(one(format.what), words),
      ...(problem === ""
        ? []
        : [
            fill(
              rowAt(
                refused ? sentences.refusedProblem : own ? sentences.problem : sentences.usualProblem,
                size,
                0,
              ),
              about,
            ),
          ]),
      ...(second === undefined ? [] : [fill(rowAt(sentences.secondProblem, size, 0), about)]),
      one(sentences.where),
      ...[fill(format.how, calledByKind(words))].filter(allowed),
      one(sentences.capacity),
      ...toldIn(brief, allowed).map((told) => fill(rowAt(sentences.told, size, 0), { ...words, told })),
      size.says ??
        one(
          brief.budgetUsd === undefined
            ? brief.reading.foreignBudget
              ? sentences.foreignBudget
              : sentences.unbudgeted
            : (sentences.size[Math.min(2, size.at)] ?? sentences.size[0]),
        ),
    ].join(" "),
    2_000,
  );
}

/** What a brief tells besides, each in quotation marks. */
function toldIn({ prompt, reading }: ReadBrief, allowed: (text: string) => boolean): string[] {
  const quotes = untoldIn(prompt, reading)
    .filter((one) => allowed(one) && !reading.problems.some(({ words }) => words.includes(one)))
    .map((one) => `“${one}”`);
  const last = quotes.at(-1);
  return last === undefined
    ? []
    : [[quotes.slice(0, -1).join(", "), last].filter((one) => one !== "").join(" and ")];
}

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

/** The budget of an idea: a share of the brief's, or what it would cost if the brief names none. */
export function ideaBudget(brief: ReadBrief, format: Format, share: number): number {
  if (brief.budgetUsd === undefined)
    return costOf(format, { reading: brief.reading, prompt: brief.prompt, share });
  // A smaller version still pays somebody for all the hours, if the whole budget does.
  const wages = Math.ceil((brief.reading.time?.hours ?? 0) * leastHourlyUsd);
  const least = wages <= brief.budgetUsd ? wages : brief.budgetUsd;
  return Math.min(1_000_000_000, Math.max(least, roundedDown(brief.budgetUsd * share)));
}

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
  units: "places",
};

/** The formats as a conversation tells of them, before there is a brief. */
export const concepts = formats.map((format) => ({
  type: format.type,
  title: format.title,
  answers: format.suits,
  what: fill(format.what[0], general),
  how: `${fill(format.how, general)} ${fill(format.why, general)}`,
  zones: format.zones.map(([name, , note]) => ({ name, note: fill(note, general) })),
  goal: fill(sentencesFor(format.meets === true).goal[0] ?? "", general),
  duration: "2 days",
  typicalUsd: roundedDown(typicalUsd * (1 + format.minutes / 60)),
  visitorUsd: 40 + format.minutes * 4,
}));
