import { type CampaignResult, campaignResultSchema } from "@marquee/contracts/studio/campaign-idea";
import { type Generation, generationSchema } from "@marquee/contracts/studio/campaigns";
import { sentencesOf, withoutEcho } from "./mentions.ts";

/** One line of a checklist: what was asked for, and whether the concept says that it meets it. */
interface CheckedLine {
  text: string;
  status: "met" | "partly" | "not";
}

/** What a concept says, as far as the judge looks at it. This file alone knows the contract's fields. */
export interface ConceptFacts {
  name: string;
  /** The places in which it speaks of the product, each as text. */
  places: Readonly<Record<"promise" | "description" | "activities" | "measures", string>>;
  /** What happens and where, without preparation and figures. */
  scene: string;
  /** All of its text, without what it repeats of the brief word for word, and without the checklist. */
  text: string;
  /** Whole USD. */
  budgetUsd: number;
  splitUsd: number;
  duration: string;
  /** Everybody who is needed while it runs. */
  people: number | undefined;
  measures: readonly { name: string; target: string }[];
  /** Undefined if it has none. */
  checklist: readonly CheckedLine[] | undefined;
  /** What it says beside its text, such as which wish it leaves open. */
  notes: string;
  /** Sentences of at least five words. */
  sentences: readonly string[];
  /** The name of its format; its own name if it has none. */
  format: string;
}

/** What a generation delivered. */
export interface GenerationFacts {
  concepts: readonly ConceptFacts[];
  /** How it read the brief; undefined if it doesn't say. */
  read: string | undefined;
  /** What it says beside its concepts. */
  notes: string;
}

type Unknown = Readonly<Record<string, unknown>>;

const conceptFields = new Set(Object.keys(campaignResultSchema.shape).filter((name) => name !== "fit"));
const generationFields = new Set(Object.keys(generationSchema.shape));

/** Reads what a person sees of a generation. */
export function generationFacts(generation: Generation): GenerationFacts {
  const extras = extrasOf(generation, generationFields);
  const read = Object.entries(extras).filter(([name]) => /brief|read|understood/i.test(name));
  return {
    concepts:
      generation.status === "completed"
        ? generation.results.map((concept) => conceptFacts(concept, generation.prompt))
        : [],
    read: read.length === 0 ? undefined : read.map(([, value]) => JSON.stringify(value)).join("\n"),
    notes: stringsIn(extras).join("\n"),
  };
}

/** Reads one concept. */
function conceptFacts(concept: CampaignResult, prompt: string): ConceptFacts {
  const { plan } = concept;
  const extras = extrasOf(concept, conceptFields);
  const checklist = checklistIn(extras) ?? checklistIn(plan);
  const staffing = plan?.staffing ?? [];
  const split = plan?.budgetSplit ?? [];
  const steps = plan?.timeline ?? [];
  const said = (...texts: (string | undefined)[]): string =>
    withoutEcho(texts.filter((text) => text !== undefined).join("\n"), prompt);
  const measures = plan?.measures ?? [];
  const measured = [...measures.map(({ name, target }) => `${name}: ${target}`), ...concept.metrics];
  const prose = [
    concept.description,
    plan?.promise,
    plan?.fit,
    ...concept.keyFeatures,
    ...concept.expectedOutcomes,
    concept.inspiration,
    ...steps.map(({ what }) => what),
    plan?.risk.what,
    plan?.risk.answer,
  ];
  const format = [extras.format, extras.formatName].find((value) => typeof value === "string");
  return {
    name: concept.name,
    places: {
      promise: said(plan?.promise ?? concept.expectedOutcomes[0]),
      description: said(concept.description),
      activities: said(...concept.keyFeatures),
      measures: said(...measured),
    },
    scene: said(concept.name, plan?.promise, concept.description, ...concept.keyFeatures, concept.location),
    text: said(
      concept.name,
      ...prose,
      ...measured,
      concept.location,
      concept.duration,
      concept.targetAudience.description,
      ...concept.goals,
      ...steps.map(({ when }) => when),
      ...split.map(({ part }) => part),
      ...staffing.map(({ role }) => role),
      concept.mockupDescription ?? undefined,
    ),
    budgetUsd: concept.budget,
    splitUsd: split.reduce((sum, { amount }) => sum + amount, 0),
    duration: concept.duration,
    people: plan && staffing.reduce((sum, { people }) => sum + people, 0),
    measures,
    checklist,
    notes: stringsIn(extras).join("\n"),
    sentences: sentencesOf(prose.filter((text) => text !== undefined).join("\n")).filter(
      (sentence) => sentence.split(/\s+/).length >= 5,
    ),
    format: typeof format === "string" ? format : concept.name,
  };
}

/** What a row of the contract holds beside the fields that this file knows. */
function extrasOf(value: object, known: ReadonlySet<string>): Unknown {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !known.has(name)));
}

function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

const statusFields = ["status", "met", "state", "verdict"];

/** The first list of which every entry says whether something is met. */
function checklistIn(value: unknown): CheckedLine[] | undefined {
  if (Array.isArray(value)) {
    const lines = value.map(lineOf).filter((line) => line !== undefined);
    return lines.length > 0 && lines.length === value.length ? lines : undefined;
  }
  if (!isRecord(value)) return undefined;
  for (const inner of Object.values(value)) {
    const found = checklistIn(inner);
    if (found) return found;
  }
  return undefined;
}

function lineOf(value: unknown): CheckedLine | undefined {
  if (!isRecord(value)) return undefined;
  const field = statusFields.find((name) => name in value);
  if (field === undefined) return undefined;
  const rest = Object.entries(value).filter(([name]) => name !== field);
  return { text: rest.flatMap(([, inner]) => stringsIn(inner)).join(" "), status: statusOf(value[field]) };
}

function statusOf(value: unknown): CheckedLine["status"] {
  if (value === true || value === 1 || value === "met" || value === "yes") return "met";
  if (value === false || value === 0) return "not";
  return typeof value === "string" && /^(?:no|un|miss|fail|open)/i.test(value) ? "not" : "partly";
}
