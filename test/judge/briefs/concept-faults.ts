import type { Brief, BriefLine, Words } from "./brief.ts";
import type { ConceptFacts } from "./concept-facts.ts";
import { admitted, affirmed, hourRanges, mentions } from "./mentions.ts";
import { numberFaults } from "./number-faults.ts";

/** What is wrong with a concept. */
export interface Fault {
  /** Points that it costs; `grave` leaves one point at most, `other product` none. */
  weight: 0.5 | 1 | "grave" | "other product";
  say: string;
  kind?: "must-not" | "impossible number";
}

/** Everything that is wrong with one concept for a brief. `notes` is what the generation says beside its concepts. */
export function conceptFaults(brief: Brief, concept: ConceptFacts, notes = ""): Fault[] {
  return [
    ...productFaults(brief, concept),
    ...mustNotFaults(brief, concept),
    ...mustHaveFaults(brief, concept),
    ...sceneFaults(brief, concept),
    ...numberFaults(brief, concept),
    ...checklistFaults(brief, concept),
    ...unmetFaults(brief, concept, notes),
  ];
}

/** How many points of three a concept with these faults gets. */
export function pointsOf(faults: readonly Fault[]): number {
  const cost = faults.reduce((sum, { weight }) => sum + (typeof weight === "number" ? weight : 1), 0);
  if (faults.some(({ weight }) => weight === "other product")) return 0;
  return Math.max(0, Math.min(faults.some(({ weight }) => weight === "grave") ? 1 : 3, 3 - cost));
}

/** The first of some words, as a reader of the report knows it. */
const shown = (words: Words): string => (words[0] ?? "").replace("*", "");

function productFaults({ product, problem }: Brief, { places, text }: ConceptFacts): Fault[] {
  const absent = Object.entries(places).filter(([, place]) => !mentions(place, product));
  const names = absent.map(([name]) => name);
  if (["promise", "description", "activities"].every((name) => names.includes(name)))
    return [{ weight: "other product", say: `It isn't about the product (${shown(product)}).` }];
  return [
    ...(names.length > 0
      ? [{ weight: names.length > 1 ? 1 : 0.5, say: `No ${shown(product)} in ${names.join(", ")}.` } as const]
      : []),
    ...(mentions(text, problem) ? [] : [{ weight: 0.5, say: "It never speaks of the problem." } as const]),
  ];
}

function mustNotFaults({ mustNots = {} }: Brief, { text }: ConceptFacts): Fault[] {
  return Object.entries(mustNots).flatMap(([line, words]) => {
    const breach = affirmed(text, words);
    return breach === undefined
      ? []
      : [{ weight: "grave", kind: "must-not", say: `It breaks “${line}”: ${breach}` } as const];
  });
}

function mustHaveFaults(
  { mustHaves = {}, audience }: Brief,
  { text, checklist = [] }: ConceptFacts,
): Fault[] {
  const missing = Object.entries(mustHaves).filter(
    ([line, words]) =>
      !mentions(text, words) && !linesAbout(checklist, line, words).some(({ status }) => status !== "met"),
  );
  return [
    ...missing.map(
      ([line]) => ({ weight: 0.5, say: `It leaves out “${line}” and doesn't say so.` }) as const,
    ),
    ...(mentions(text, audience.words)
      ? []
      : [{ weight: 0.5, say: `It doesn't name the audience (${shown(audience.words)}).` } as const]),
  ];
}

function sceneFaults({ prompt, place, when }: Brief, { scene, text }: ConceptFacts): Fault[] {
  const faults: Fault[] = [];
  const wrongPlace = place?.wrong && affirmed(scene, place.wrong);
  if (wrongPlace) faults.push({ weight: 1, say: `The scene contradicts the place: ${wrongPlace}` });
  const cities = place?.words.filter((word) => /^\p{Lu}/u.test(word)) ?? [];
  const venues = place?.words.filter((word) => !cities.includes(word)) ?? [];
  for (const [words, weight] of [
    [cities, 1],
    [venues, cities.length > 0 ? 0.5 : 1],
  ] as const)
    if (words.length > 0 && !mentions(text, words))
      faults.push({ weight, say: `It isn't set where it was asked for (${shown(words)}).` });
  const asked = hourRanges(prompt);
  const timed =
    when?.words === undefined ||
    mentions(text, when.words) ||
    hourRanges(text).some((range) => asked.includes(range));
  if (!timed) faults.push({ weight: 0.5, say: `It doesn't keep the time (${shown(when?.words ?? [])}).` });
  const wrongTime = when?.wrong && affirmed(scene, when.wrong);
  if (wrongTime)
    faults.push({ weight: timed ? 0.5 : 1, say: `The scene contradicts the time: ${wrongTime}` });
  return faults;
}

/** How lines of a checklist name what a brief asks for. */
const lineNames: Readonly<Record<BriefLine, Words>> = {
  product: ["product"],
  audience: ["audience", "who"],
  "must-have": ["must-have", "must have"],
  "must-not": ["must-not", "must not"],
  place: ["place", "location", "where", "city"],
  time: ["time", "day", "hour", "duration", "when", "date"],
  budget: ["budget", "cost"],
  target: ["target", "goal", "number"],
};

function linesAbout<Line extends { text: string }>(
  lines: readonly Line[],
  name: string,
  words: Words,
): Line[] {
  return lines.filter(({ text }) => mentions(text, words) || text.toLowerCase().includes(name.toLowerCase()));
}

const empty = new Set(["nothing", "nobody", "other", "with", "from"]);

/** Whether a line has at least half of the words of a name. */
function isNamed(line: string, name: string): boolean {
  const words = (name.match(/\p{L}{4,}/gu) ?? []).filter((word) => !empty.has(word));
  return words.filter((word) => mentions(line, [word])).length * 2 >= Math.max(1, words.length);
}

/** What a checklist has to have a line for, each with the words that such a line may use. */
function askedLines(brief: Brief): { name: string; words: Words }[] {
  const { mustHaves = {}, mustNots = {}, place, when, budgetCents, target, audience } = brief;
  return [
    ...Object.entries({ ...mustHaves, ...mustNots }).map(([name, words]) => ({ name, words })),
    { name: "audience", words: [...lineNames.audience, ...audience.words] },
    ...(place ? [{ name: "place", words: [...lineNames.place, ...place.words] }] : []),
    ...(when ? [{ name: "time", words: [...lineNames.time, ...(when.words ?? [])] }] : []),
    ...(budgetCents === undefined ? [] : [{ name: "budget", words: lineNames.budget }]),
    ...(target ? [{ name: "target", words: [...lineNames.target, ...target.counts] }] : []),
  ];
}

function checklistFaults(brief: Brief, { checklist, text }: ConceptFacts): Fault[] {
  if (!checklist) return [{ weight: 0.5, say: "It has no checklist of what was asked for." }];
  const absent = askedLines(brief).filter(
    ({ name, words }) =>
      linesAbout(checklist, name, words).length === 0 && !checklist.some((line) => isNamed(line.text, name)),
  );
  const claims = (line: string, words: Words): boolean =>
    linesAbout(checklist, line, words).some(({ status }) => status === "met");
  const untrue = Object.entries(brief.mustHaves ?? {}).filter(
    ([line, words]) => claims(line, words) && !mentions(text, words),
  );
  const broken = Object.entries(brief.mustNots ?? {}).filter(
    ([line, words]) => claims(line, words) && affirmed(text, words) !== undefined,
  );
  return [
    ...(absent.length > 0
      ? [
          {
            weight: 0.5,
            say: `Its checklist has no line for ${absent.map(({ name }) => name).join(", ")}.`,
          } as const,
        ]
      : []),
    ...[...untrue, ...broken].map(
      ([line]) => ({ weight: 1, say: `Its checklist says that “${line}” is met, and it isn't.` }) as const,
    ),
  ];
}

/** A wish that nobody can meet has to be named, in the checklist or in a sentence. */
function unmetFaults(
  { unmet = [] }: Brief,
  { checklist = [], text, notes }: ConceptFacts,
  beside: string,
): Fault[] {
  return unmet.flatMap(({ line, why, words }): Fault[] => {
    const lines = linesAbout(checklist, line, [...lineNames[line], ...words]);
    const admits = lines.length === 0 && admitted([text, notes, beside].join("\n"), words) !== undefined;
    if (admits || lines.some(({ status }) => status !== "met")) return [];
    return [{ weight: 1, say: `It doesn't say that the ${line} can't be met: ${why}` }];
  });
}
