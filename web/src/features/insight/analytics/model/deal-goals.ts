import type { TileValue } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { reachedOf } from "./tile-format.ts";

/** A goal of a deal, with what was measured of it. */
export interface DealGoal {
  /** As both sides agreed on it. */
  text: string;
  /** What it is measured by; null if it names no number of what is measured here. */
  tile: TileId | null;
  target: number | null;
  value: number | null;
  /** In percent of the goal; null if nothing was measured. */
  reached: number | null;
}

/** What a goal is measured by, the more specific words first; of a price or a ratio the number follows. */
const words: readonly { tile: TileId; pattern: RegExp; numberFollows?: true }[] = [
  { tile: "cost_per_lead", pattern: /\bcost per (?:\w+ )?lead\b|\bCPL\b/i, numberFollows: true },
  { tile: "lead_conversion", pattern: /\b(?:lead )?conversion rate\b|\blead conversion\b/i },
  { tile: "engagement_rate", pattern: /\bengagement(?: rate)?\b/i },
  { tile: "roi", pattern: /\bROI\b|\breturn on investment\b/i, numberFollows: true },
  { tile: "sqls", pattern: /\bSQLs?\b|\bsales[- ]qualified\b/i },
  { tile: "mqls", pattern: /\bMQLs?\b|\b(?:marketing[- ])?qualified leads\b/i },
  { tile: "leads", pattern: /\bleads\b/i },
  { tile: "impressions", pattern: /\bimpressions\b/i },
  { tile: "interactions", pattern: /\binteractions\b/i },
  { tile: "conversions", pattern: /\bconversions\b/i },
  { tile: "opportunities", pattern: /\bopportunities\b/i },
  { tile: "customers", pattern: /\bcustomers\b/i },
  { tile: "revenue", pattern: /\brevenue\b/i },
];

const numbers = /\$?\d[\d.,]*\d|\$?\d/g;
const factors: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** What a goal in words is about; undefined if that is not measured, or if it names no number. */
export function readGoal(text: string): { tile: TileId; target: number } | undefined {
  for (const { tile, pattern, numberFollows } of words) {
    const word = pattern.exec(text);
    if (!word) continue;
    const found = numbersIn(text);
    const before = found.findLast(({ at }) => at < word.index);
    const after = found.find(({ at }) => at > word.index);
    const number = numberFollows ? (after ?? before) : (before ?? after);
    return number && number.value > 0 ? { tile, target: number.value } : undefined;
  }
  return undefined;
}

function numbersIn(text: string): { at: number; value: number }[] {
  return [...text.matchAll(numbers)].flatMap((match) => {
    const [, unit = ""] =
      /^\s?(k|m|thousand|million)\b/i.exec(text.slice(match.index + match[0].length)) ?? [];
    const value = typedNumber(match[0]) * (factors[unit.toLowerCase()] ?? 1);
    return Number.isNaN(value) ? [] : [{ at: match.index, value }];
  });
}

/** The goals of a deal beside what was measured. */
export function dealGoals(kpis: readonly string[], measured: readonly TileValue[]): DealGoal[] {
  return kpis.map((text) => {
    const goal = readGoal(text);
    if (!goal) return { text, tile: null, target: null, value: null, reached: null };
    const value = measured.find(({ id }) => id === goal.tile)?.value ?? null;
    const reached = reachedOf({ id: goal.tile, value, previous: null, goal: goal.target });
    return { text, ...goal, value, reached };
  });
}
