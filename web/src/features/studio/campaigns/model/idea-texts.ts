import type { CampaignType } from "@marquee/contracts/enums";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { updateCampaignIdea } from "@marquee/contracts/studio/campaigns";
import { eventLine } from "@marquee/contracts/studio/concept-words";
import type { IdeaContent } from "@marquee/contracts/studio/library";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { usd } from "@marquee/contracts/text/usd";
import type { IdeaField } from "../library-copy.ts";

/** What an idea says as texts, field by field; lists have one entry per line. A part that it lacks is empty. */
export type IdeaTexts = { type: CampaignType } & Record<Exclude<IdeaField, "type">, string>;

type Change = BodyInputOf<typeof updateCampaignIdea>;
type Plan = NonNullable<Change["plan"]>;
type Analysis = NonNullable<Change["competitiveAnalysis"]>;

const joined = (entries: readonly string[] = []) => entries.join("\n");
const between = "; ";
const beforeGaps = " | ";

/** An idea's texts. */
export function ideaTexts(idea: IdeaContent): IdeaTexts {
  const { plan, competitiveAnalysis: analysis } = idea;
  return {
    name: idea.name,
    description: idea.description,
    type: idea.type,
    budget: idea.budget === undefined ? "" : String(idea.budget),
    location: idea.location,
    duration: idea.duration,
    targetAudience: idea.targetAudience.description,
    goals: joined(idea.goals),
    keyFeatures: joined(idea.keyFeatures),
    expectedOutcomes: joined(idea.expectedOutcomes),
    metrics: joined(idea.metrics),
    inspiration: idea.inspiration ?? "",
    mockupDescription: idea.mockupDescription ?? "",
    events: joined(idea.events?.map(eventLine)),
    promise: plan?.promise ?? "",
    fit: plan?.fit ?? "",
    budgetSplit: joined(plan?.budgetSplit.map(({ part, amount }) => `${part}: ${usd(amount)}`)),
    staffing: joined(plan?.staffing.map(({ role, people }) => `${role}: ${people}`)),
    timeline: joined(plan?.timeline.map(({ when, what }) => `${when}: ${what}`)),
    measures: joined(plan?.measures.map(({ name, target }) => `${name}: ${target}`)),
    risk: plan?.risk.what ?? "",
    riskAnswer: plan?.risk.answer ?? "",
    sources: joined(plan?.sources),
    summary: analysis?.summary ?? "",
    competitors: joined(
      analysis?.competitors.map(
        ({ name, strengths, gaps }) =>
          `${name}: ${strengths.join(between)}${beforeGaps}${gaps.join(between)}`,
      ),
    ),
    differentiators: joined(analysis?.differentiators),
    risks: joined(analysis?.risks),
    basis: analysis?.basis ?? "",
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Both sides of a line's first or last colon; a line without one has no second side, which its schema refuses. */
function sides(line: string, at: "first" | "last"): [string, string] {
  const colon = at === "first" ? line.indexOf(":") : line.lastIndexOf(":");
  return colon < 0 ? [line, ""] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

function competitorOf(line: string): NonNullable<Analysis["competitors"]>[number] {
  const [name, rest] = sides(line, "first");
  const [strengths = "", gaps = ""] = rest.split("|");
  const listed = (text: string) =>
    text
      .split(";")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
  return { name, strengths: listed(strengths), gaps: listed(gaps) };
}

/** How the texts of a plan's parts are read. */
const planParts: { [Part in Exclude<keyof Plan, "risk">]: (text: string) => Plan[Part] } = {
  promise: (text) => text,
  fit: (text) => text,
  budgetSplit: (text) =>
    linesOf(text).map((line) => {
      const [part, amount] = sides(line, "last");
      return { part, amount: typedNumber(amount) };
    }),
  staffing: (text) =>
    linesOf(text).map((line) => {
      const [role, people] = sides(line, "last");
      return { role, people: typedNumber(people) };
    }),
  timeline: (text) =>
    linesOf(text).map((line) => {
      const [when, what] = sides(line, "first");
      return { when, what };
    }),
  measures: (text) =>
    linesOf(text).map((line) => {
      const [name, target] = sides(line, "first");
      return { name, target };
    }),
  sources: linesOf,
};

/** How the texts of an analysis's parts are read. */
const analysisParts: { [Part in keyof Analysis]-?: (text: string) => Analysis[Part] } = {
  summary: (text) => text,
  competitors: (text) => linesOf(text).map(competitorOf),
  differentiators: linesOf,
  risks: linesOf,
  basis: (text) => text,
};

/** How the texts of the other fields are read. */
const fields: Partial<Record<string, (text: string) => unknown>> = {
  budget: typedNumber,
  targetAudience: (description) => ({ description }),
  goals: linesOf,
  keyFeatures: linesOf,
  expectedOutcomes: linesOf,
  metrics: linesOf,
};

/** The changes that these fields' texts stand for. */
export function changeOf(texts: IdeaTexts, changed: readonly IdeaField[]): Change {
  const read = (parts: Partial<Record<string, (text: string) => unknown>>) =>
    Object.fromEntries(
      changed.flatMap((field) => (field in parts ? [[field, parts[field]?.(texts[field])]] : [])),
    );
  const risk =
    changed.includes("risk") || changed.includes("riskAnswer")
      ? { risk: { what: texts.risk, answer: texts.riskAnswer } }
      : {};
  const plan = { ...read(planParts), ...risk };
  const competitiveAnalysis = read(analysisParts);
  const rest = changed.filter(
    (field) => !(field in planParts || field in analysisParts || field === "risk" || field === "riskAnswer"),
  );
  return {
    ...Object.fromEntries(rest.map((field) => [field, fields[field]?.(texts[field]) ?? texts[field]])),
    ...(Object.keys(plan).length > 0 ? { plan } : {}),
    ...(Object.keys(competitiveAnalysis).length > 0 ? { competitiveAnalysis } : {}),
  };
}

/** The field of the form that a place in the changes stands for, such as `plan.measures.0.target`. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const [first, part, inside] = path.map(String);
  if (first === "plan" && part === "risk" && inside === "answer") return "riskAnswer";
  return (first === "plan" || first === "competitiveAnalysis" ? part : first) ?? "";
}
