import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolAnalytics } from "@marquee/adapters/ai/tool-results";
import { type AnalyticsRange, tiles as tileDefinitions } from "@marquee/contracts/insight/analytics-measures";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";

import { rangeBehind, rangeWords } from "./period.ts";

type Tile = ToolAnalytics["tiles"][number];

/** How people ask for each number, the more specific patterns first. */
const tileWords: readonly (readonly [Tile["id"], RegExp])[] = [
  ["cost_per_lead", /\bcost per lead\b/],
  ["lead_conversion", /\b(?:lead )?conversion rate\b|\blead conversion\b/],
  ["engagement_rate", /\bengagement\b/],
  ["roi", /\b(?:roi|return on investment)\b/],
  ["revenue", /\b(?:revenue|income|brought in|came back)\b/],
  ["deal_value", /\bdeal value\b|\bsigned (?:deal )?(?:amounts?|value)\b/],
  ["mqls", /\bmqls?\b|\bmarketing qualified\b/],
  ["sqls", /\bsqls?\b|\bsales qualified\b/],
  ["opportunities", /\bopportunity|opportunities\b/],
  ["customers", /\bcustomers?\b/],
  ["leads", /\bleads?\b/],
  ["conversions", /\bconversions?\b/],
  ["impressions", /\bimpressions?\b/],
  ["interactions", /\binteractions?\b/],
];

const mainTiles: readonly Tile["id"][] = ["roi", "revenue", "leads", "cost_per_lead"];

/** A number in its unit, as the page shows it. */
function inUnit({ unit }: Tile, value: number | null): string {
  if (value === null) return "nothing measured";
  if (unit === "usd") return usd(value);
  const number = value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  return unit === "percent" ? `${number}%` : unit === "multiple" ? `${number}x` : number;
}

function askedTiles(question: string, tiles: readonly Tile[]): Tile[] {
  const asked = question.toLowerCase();
  const ids = tileWords.filter(([, words]) => words.test(asked)).map(([id]) => id);
  // "Cost per lead" also matches leads, and "lead conversion" also matches conversions.
  const specific = ids.filter(
    (id) =>
      !(id === "leads" && ids.some((one) => one === "cost_per_lead" || one === "lead_conversion")) &&
      !(id === "conversions" && ids.includes("lead_conversion")),
  );
  const wanted = specific.length > 0 ? specific : mainTiles;
  return wanted.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}

function changeOf(tile: Tile): string {
  const { value, previous } = tile;
  if (value === null || previous === null) return "";
  if (value === previous) return "unchanged";
  const by =
    previous === 0 ? "" : ` by ${inNumbers(Math.abs(Math.round(((value - previous) / previous) * 100)))}%`;
  return `${value > previous ? "up" : "down"}${by} from ${inUnit(tile, previous)}`;
}

/** The words for a number's period; none for one that is about everything up to its end. */
function ofPeriod({ id }: Tile, words: string): string {
  return "toDate" in tileDefinitions[id] ? "" : ` of ${words}`;
}

/** The reader's own numbers for a period, how they changed, and how they are computed. */
export async function answerOwnNumbers(scene: AnswerScene): Promise<Answer> {
  const range = rangeBehind(scene.question);
  const analytics = await scene.tools.getAnalytics({ range });
  const tiles = askedTiles(scene.question, analytics.tiles);
  const [first] = tiles;
  if (!first) return nothingMeasured();
  const change = changeOf(first);
  const lines = tiles.map((tile) => {
    const changed = changeOf(tile);
    const goal = tile.goal === null ? "" : `; your goal is ${inUnit(tile, tile.goal)}`;
    return `**${tile.label}**: ${inUnit(tile, tile.value)}${changed ? `, ${changed}` : ""}${goal}. Computed as: ${tile.formula}`;
  });
  const sides = await bothSides(scene, analytics, range);
  const sample = analytics.sample ? "\n\nThese are sample numbers until you record your own." : "";
  return {
    verdict: `${first.label}${ofPeriod(first, rangeWords[range])}: ${inUnit(first, first.value)}${change ? `, ${change}` : ""}.`,
    body: `${bullets(lines)}\n\nPeriod: ${onDay(analytics.from)} to ${onDay(analytics.to)}, compared with ${onDay(analytics.previous.from)} to ${onDay(analytics.previous.to)}.${sides}${sample}`,
    question: "Which period or number should I look at next?",
    options: ["How did my ROI change this year?", "What is in my pipeline?", "Which city works best for us?"],
  };
}

const sideWords = { brand: "what you sponsor", host: "what you host" } as const;

/** For somebody who sponsors and hosts: whose numbers these are, and the same of the other side. */
async function bothSides(
  scene: AnswerScene,
  { side, sides }: ToolAnalytics,
  range: AnalyticsRange,
): Promise<string> {
  const other = sides.find((one) => one !== side);
  if (!other) return "";
  const { tiles } = await scene.tools.getAnalytics({ range, side: other });
  const there = askedTiles(scene.question, tiles).map((tile) => `${tile.label} ${inUnit(tile, tile.value)}`);
  return `\n\nThese are the numbers of ${sideWords[side]}. Those of ${sideWords[other]}: ${there.join(", ")}.`;
}

function nothingMeasured(): Answer {
  return {
    verdict: "I don't have a number by that name.",
    body: "I can look up revenue, ROI, leads, cost per lead, engagement, conversions and more, for 7 days up to a year.",
    question: "Which number do you want to see?",
    options: ["How did my ROI change this year?", "What is my cost per lead?"],
  };
}

/** How a number is computed, in the words of its own definition. */
export async function answerDefinition(scene: AnswerScene): Promise<Answer> {
  const { tiles } = await scene.tools.getAnalytics({});
  const wanted = askedTiles(scene.question, tiles);
  const [first] = wanted;
  if (!first) return nothingMeasured();
  return {
    verdict: `${first.label} is computed as: ${first.formula}.`,
    body: bullets(
      wanted.map(
        (tile) =>
          `**${tile.label}**: ${tile.formula}. Now${ofPeriod(tile, rangeWords.last30)}: ${inUnit(tile, tile.value)}`,
      ),
    ),
    question: "Do you want to see how it changed?",
    options: ["How did my ROI change this year?", "What is in my pipeline?"],
  };
}

/** The reader's open deals by stage, and their value weighted by likelihood. */
export async function answerPipeline(scene: AnswerScene): Promise<Answer> {
  const { pipeline, sample } = await scene.tools.getAnalytics({});
  const open = pipeline.reduce((sum, { deals }) => sum + deals, 0);
  const weighted = pipeline.reduce((sum, { weightedUsd }) => sum + weightedUsd, 0);
  return {
    verdict: `Your pipeline holds ${counted(open, "open deal")}, worth ${usd(Math.round(weighted * 100) / 100)} weighted by how likely each stage is.`,
    body: `${bullets(pipeline.map(({ stage, deals, amountUsd, weight, weightedUsd }) => `**${stage.charAt(0).toUpperCase()}${stage.slice(1)}**: ${counted(deals, "deal")}, ${usd(amountUsd)}, at ${inNumbers(weight * 100)}% that's ${usd(weightedUsd)} (estimate)`))}${sample ? "\n\nThese are sample numbers until you record your own." : ""}`,
    question: "Which stage do you want to work on?",
    options: ["What needs my attention?", "Show all of my deals"],
  };
}

/** The cities of the reader's deals, best results first. */
export async function answerLocations(scene: AnswerScene): Promise<Answer> {
  const { locations } = await scene.tools.getAnalytics({});
  const [best] = locations;
  const lines = locations
    .slice(0, 5)
    .map(({ city, deals, score, expectedRoi }) =>
      score === null || expectedRoi === null
        ? `**${quotable(city, 60)}**: ${counted(deals, "deal")} with results, too few for a score`
        : `**${quotable(city, 60)}**: score ${inNumbers(score)} of 100, expected ROI ${expectedRoi}x (estimate), ${counted(deals, "deal")} with results`,
    );
  return {
    verdict: best
      ? `${quotable(best.city, 60)} works best for you so far.`
      : "None of your deals has measured results yet, so there is no best city.",
    body: bullets(lines),
    question: "Do you want to see upcoming events there?",
    options: ["Find events that fit us", "How did my ROI change this year?"],
  };
}
