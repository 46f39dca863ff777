import { onDay } from "@marquee/adapters/ai/plain-text";
import { bullets } from "../answer.ts";
import { daysBehind, months } from "../period.ts";
import type { Reply, Scene } from "../scene.ts";
import { inText, inUnit, type Tile } from "./measured.ts";

const month = months.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const named = new RegExp(
  String.raw`\bq[1-4]\b(?: (?:of )?20\d\d)?|\b(?:${month})\b(?: 20\d\d)?|\b20\d\d\b|\b(?:this|last) (?:year|month|quarter)\b`,
  "gi",
);
const sideBySide = /\b(?:vs\.?|versus|against|compared (?:to|with)|compare|than|or|better)\b/i;

/** The periods that a question puts side by side: "Q2 vs Q3", "2025 against 2026". */
export function periodsIn(question: string, now: string): { words: string; from: string; to: string }[] {
  if (!sideBySide.test(question)) return [];
  return [...question.matchAll(named)].flatMap(([words]) => {
    const days = daysBehind(`in ${words}`, now) ?? daysBehind(words, now);
    return days ? [{ words, ...days }] : [];
  });
}

/** The same numbers of several periods next to each other, the better one first in words. */
export async function comparedPeriods(
  { tools }: Scene,
  periods: ReturnType<typeof periodsIn>,
  ids: readonly Tile["id"][],
): Promise<Reply> {
  const read = await Promise.all(periods.map(({ from, to }) => tools.getAnalytics({ from, to })));
  // What is to date compares nothing; what was counted within the periods does.
  const counted = ids.filter((id) => id !== "roi" && id !== "cost_per_lead" && id !== "deal_value");
  const shown: readonly Tile["id"][] = counted.length > 0 ? counted : ["revenue", "leads", "customers"];
  const [by] = shown;
  const valueOf = (at: number, id: Tile["id"] | undefined) => read[at]?.tiles.find((tile) => tile.id === id);
  const order = periods
    .map((period, at) => ({ period, tile: valueOf(at, by) }))
    .toSorted((one, other) => (other.tile?.value ?? 0) - (one.tile?.value ?? 0));
  const [first, second] = order;
  return {
    verdict:
      first?.tile && second?.tile
        ? `${first.period.words} was better by ${inText(first.tile.label)}: ${inUnit(first.tile, first.tile.value)}, against ${inUnit(second.tile, second.tile.value)} in ${second.period.words}.`
        : "Nothing has been measured for these yet.",
    body: bullets(
      periods.map(
        ({ words, from, to }, at) =>
          `**${words}** (${onDay(from)} to ${onDay(to)}): ${shown
            .flatMap((id) => valueOf(at, id) ?? [])
            .map((tile) => `${inText(tile.label)} ${inUnit(tile, tile.value)}`)
            .join(", ")}`,
      ),
    ),
    question: "Shall I look at another number?",
    options: [],
  };
}
