import type { ToolAnalytics } from "@marquee/adapters/ai/tool-results";
import { numberText } from "@marquee/contracts/text/formats";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { daysLater } from "../period.ts";
import type { Scene } from "../scene.ts";

export type Tile = ToolAnalytics["tiles"][number];

/** How people ask for each number. */
export const tileWords: readonly (readonly [Tile["id"], RegExp])[] = [
  [
    "cost_per_lead",
    /\bcost per lead\b|\b(?:per|a|each|one) lead\b|\bcpl\b|\bleads?\b.*\beach\b|\bwhat did each\b|\bcheap(?:er|est)? leads?\b/,
  ],
  ["lead_conversion", /\blead conversion\b|\bconversion rate\b/],
  ["engagement_rate", /\bengagement\b/],
  ["roi", /\b(?:roi|return on investment|return|a (?:buck|dollar) in|pa(?:y|id) off|worth it)\b/],
  [
    "revenue",
    /\b(?:revenues?|brought in|came back|income|earn\w*|sales|turnover|money in|dollars in|made us|bring in|pull(?:ed)? in|gross\w*)\b/,
  ],
  ["deal_value", /\bdeal value\b/],
  ["mqls", /\bmqls?\b/],
  ["sqls", /\bsqls?\b/],
  ["customers", /\bcustomers?\b|\bclients won\b|\bbuyers\b/],
  ["leads", /\bleads?\b|\bcontacts\b/],
  ["conversions", /\bconversions\b/],
  ["impressions", /\bimpressions?\b/],
  ["interactions", /\binteractions?\b/],
];

export function inUnit({ unit }: Pick<Tile, "unit">, value: number | null): string {
  if (value === null) return "nothing measured";
  if (unit === "usd") return usd(value, { exact: true });
  const number = numberText(value, { decimals: 2 });
  return unit === "percent"
    ? `${number}%`
    : unit === "multiple"
      ? `${number}x, ${Math.round(value * 100)}% of the cost`
      : number;
}

/** What was measured of a number; null where nothing was. */
export const tileValue = (of: Pick<ToolAnalytics, "tiles"> | undefined, id: Tile["id"]): number | null =>
  of?.tiles.find((tile) => tile.id === id)?.value ?? null;

const windowDays = 399;
const windows = 3;

/**
 * What was measured altogether, over three years back: what is counted is summed over periods as long as one may be, and
 * what is a ratio is made from the sums or is to date anyway.
 */
export async function altogether(
  { tools, now }: Pick<Scene, "tools" | "now">,
  of: { dealId?: string; side?: "brand" | "host" },
): Promise<ToolAnalytics> {
  const ends = Array.from({ length: windows }, (_, back) => daysLater(now, -back * (windowDays + 1)));
  const all = await Promise.all(
    ends.map((to) => tools.getAnalytics({ ...of, from: daysLater(to, -windowDays), to })),
  );
  const [latest] = all;
  if (!latest) throw new Error("no period");
  const sum = (id: Tile["id"]) => all.reduce((total, each) => total + (tileValue(each, id) ?? 0), 0);
  const ratio = (part: Tile["id"], whole: Tile["id"]) =>
    sum(whole) === 0 ? null : (sum(part) / sum(whole)) * 100;
  const valueOf = (tile: Tile): number | null => {
    switch (tile.id) {
      case "roi":
      case "cost_per_lead":
      case "deal_value":
        return tile.value;
      case "engagement_rate":
        return ratio("interactions", "impressions");
      case "lead_conversion":
        return ratio("conversions", "leads");
      default:
        return sum(tile.id);
    }
  };
  return { ...latest, tiles: latest.tiles.map((tile) => ({ ...tile, value: valueOf(tile) })) };
}

/** Shown besides what is asked for: what a number means is seen next to these. */
export const mainTiles: readonly Tile["id"][] = ["revenue", "leads", "cost_per_lead", "roi", "customers"];

/** Whether a question names a number that is measured. */
export const namesNumber = (question: string): boolean =>
  tileWords.some(([, words]) => words.test(foldLetters(question)));

/** Whether a question asks what disappointed: "and what didn't", "the flop among them". */
export const asksWorst = (question: string): boolean =>
  /\b(?:what|which|who)\b.{0,20}\b(?:didn['’]?t|did not|hasn['’]?t|doesn['’]?t|failed|flopped|disappointed|underperformed)\b|\b(?:brought|bring|did|made|got|earned|returned|delivered|generated|came back|performed|yielded) (?:us |in )?(?:the )?(?:least|fewest)\b|\b(?:worst|flops?|duds?|losers?|weakest|biggest disappointment|at the bottom|bottom of the)\b/i.test(
    question,
  );

/** A label within a sentence: "ROI to date" keeps its capitals. */
export const inText = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
