import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { daysBehind } from "../period.ts";
import type { Reply, Scene } from "../scene.ts";
import { altogether, asksWorst, inText, inUnit, mainTiles, type Tile } from "./measured.ts";

const comparedMost = 6;

/** Which end of a list a question asks for. */
type End = "best" | "worst" | "highest" | "lowest";

function endOf(question: string): End {
  if (asksWorst(question)) return "worst";
  if (/\b(?:highest|largest|biggest|most|dearest|priciest|most expensive|max\w*)\b/i.test(question))
    return "highest";
  if (/\b(?:lowest|smallest|least|fewest|cheapest|min\w*)\b/i.test(question)) return "lowest";
  return "best";
}

/** What is said of the one at that end, such as "has the highest cost per lead to date". */
const wordsOf = (end: End, { label }: Tile): string =>
  end === "best" || end === "worst" ? `did ${end} by ${inText(label)}` : `has the ${end} ${inText(label)}`;

/** Whether a question asks for both ends of a list. */
export const asksBoth = (question: string): boolean =>
  /\b(?:most|best|highest|top|strongest)\b/i.test(question) &&
  /\b(?:least|fewest|worst|lowest|weakest|bottom)\b/i.test(question);

/** Several deals side by side, the best first by what is asked for. */
export async function comparedResults(
  scene: Scene,
  deals: readonly ToolDeal[],
  ids: readonly Tile["id"][],
): Promise<Reply> {
  const days = daysBehind(scene.u.question, scene.now);
  const rows = await Promise.all(
    deals.map(async (deal) => {
      const of = { dealId: deal.id, side: deal.ownSide };
      const { tiles } = days
        ? await scene.tools.getAnalytics({ ...days, ...of })
        : await altogether(scene, of);
      return { deal, tiles };
    }),
  );
  const [by] = ids;
  const valueOf = (tiles: readonly Tile[]) => tiles.find(({ id }) => id === by)?.value ?? null;
  // "The event that brought most leads, and the one that brought fewest"
  const isBoth = asksBoth(scene.u.question);
  const end = isBoth ? "best" : endOf(scene.u.question);
  // The highest cost per lead is the worst one.
  const isUp = end === "lowest" || (end !== "highest" && (by === "cost_per_lead") !== (end === "worst"));
  const ordered = rows.toSorted((one, other) => {
    const [left, right] = [valueOf(one.tiles), valueOf(other.tiles)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isUp ? left - right : right - left;
  });
  const [best] = ordered;
  const isAhead = ({ deal }: (typeof rows)[number]) => deal.eventDate > scene.u.today;
  const over = best && isAhead(best) ? ordered.find((row) => !isAhead(row)) : undefined;
  const tileOver = over?.tiles.find(({ id }) => id === by);
  const ahead =
    best && over && tileOver
      ? ` It takes place only on ${onDay(best.deal.eventDate)}; of those that are over, ${quotable(over.deal.eventName, 70)} ${wordsOf(end, tileOver)}: ${inUnit(tileOver, tileOver.value)}.`
      : "";
  const shown = ordered.slice(0, comparedMost);
  const tile = best?.tiles.find(({ id }) => id === by);
  const last = isBoth ? ordered.findLast(({ tiles }) => valueOf(tiles) !== null) : undefined;
  const least = last?.tiles.find(({ id }) => id === by);
  const other =
    last && least && last !== best
      ? ` ${quotable(last.deal.eventName, 70)} did worst: ${inUnit(least, least.value)}.`
      : "";
  const shownIds = [...new Set([...ids, ...mainTiles])];
  return {
    verdict:
      best && tile && tile.value !== null
        ? `${quotable(best.deal.eventName, 70)} ${wordsOf(end, tile)}${days ? ` from ${onDay(days.from)} to ${onDay(days.to)}` : ""}: ${inUnit(tile, tile.value)}.${ahead}${other}`
        : "Nothing has been measured for these yet.",
    body: bullets(
      shown.map(
        ({ deal, tiles }) =>
          `**${quotable(deal.eventName, 70)}**: ${shownIds
            .flatMap((id) => tiles.find((each) => each.id === id) ?? [])
            .map((each) => `${inText(each.label)} ${inUnit(each, each.value)}`)
            .join(", ")}; paid ${usd(deal.amountUsd)}`,
      ),
    ),
    question: "Shall I look at another number?",
    options: [],
    shows: shown.map(({ deal }) => ({
      kind: "deal",
      id: deal.id,
      name: deal.eventName,
      eventId: deal.eventId,
    })),
  };
}
