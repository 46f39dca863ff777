import type { DocumentMaker } from "@marquee/adapters/documents/port";
import type { Analytics, AnalyticsQuery, AnalyticsView } from "@marquee/contracts/insight/analytics";
import {
  funnelStages,
  rankingDealsMin,
  type TileId,
  tiles,
  viewTiles,
} from "@marquee/contracts/insight/analytics-measures";
import { instantText } from "@marquee/contracts/text/day-text";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../core.ts";
import { getAnalytics } from "./get-analytics.ts";
import { namesOf, scopeOf } from "./scope.ts";

const titles: Record<AnalyticsView, string> = {
  analytics: "Enterprise Analytics",
  engagement: "Audience Engagement",
  roi: "ROI & Reporting",
};

/**
 * An analytics page as a PDF: the same numbers as on the page, read the same way.
 * @throws AppError validation_failed for a period that pages cannot show
 */
export async function getAnalyticsReport(
  core: Core,
  documents: DocumentMaker,
  accountId: string,
  { view, compare, ...query }: AnalyticsQuery & { view: AnalyticsView; compare?: "previous" | undefined },
): Promise<Buffer> {
  const analytics = await getAnalytics(core, accountId, query);
  const { eventName, dealName } = namesOf(analytics, scopeOf(query));
  const of = [
    eventName || "All events",
    ...(dealName === null ? [] : [dealName || "Unknown deal"]),
    ...(analytics.sides.length > 1 ? [sideLabels[analytics.side]] : []),
  ];
  return documents.pdf({
    title: titles[view],
    blocks: reportBlocks(view, analytics, { of: of.join(", "), compares: compare === "previous" }),
    appendix: [],
    footer: `Marquee, as of ${instantText(analytics.asOf)}`,
    createdAt: new Date(analytics.asOf),
  });
}

const sideLabels = { brand: "as a sponsor", host: "as a host" } as const;

/** The contents of a report, block by block. */
export function reportBlocks(
  view: AnalyticsView,
  analytics: Analytics,
  { of, compares }: { of: string; compares: boolean },
): DocumentBlock[] {
  const { from, to, previous } = analytics;
  const key = viewTiles[view];
  const others = (Object.keys(tiles) as TileId[]).filter((id) => !(key as readonly TileId[]).includes(id));
  return [
    { kind: "heading", level: 1, text: titles[view] },
    paragraph(
      `${from} to ${to}, ${of}.${compares ? ` Compared with ${previous.from} to ${previous.to}.` : ""}`,
    ),
    paragraph(`As of ${instantText(analytics.asOf)}. All days are days of UTC.`),
    ...(analytics.sample ? [paragraph("These are sample numbers.")] : []),
    ...section("Key numbers", tileLines(key, analytics, compares)),
    ...section("All other numbers", tileLines(others, analytics, compares)),
    ...section(`By ${analytics.step}`, seriesLines(analytics)),
    ...section(
      "Funnel",
      analytics.funnel.map(({ stage, value }) => `${stageLabels.get(stage)}: ${number(value)}`),
    ),
    ...section(
      "Open deals now",
      analytics.pipeline.map(
        ({ stage, deals, amount, weight, weighted }) =>
          `${pipelineLabels[stage]}: ${number(deals)} deals, ${usd(amount)}, at ${number(weight * 100)}% ${usd(weighted)}`,
      ),
    ),
    ...section("Locations by results so far", locationLines(analytics)),
    ...section(
      "How the numbers are computed",
      Object.values(tiles).map(({ label, formula }) => `${label}: ${formula}.`),
    ),
  ];
}

const stageLabels = new Map<string, string>(funnelStages.map(({ id, label }) => [id, label]));
const pipelineLabels = { negotiating: "Negotiating", pending: "Pending", active: "Active" } as const;

function paragraph(text: string): DocumentBlock {
  return { kind: "paragraph", text };
}

function section(title: string, items: string[]): DocumentBlock[] {
  const body: DocumentBlock = items.length === 0 ? paragraph("None.") : { kind: "list", items };
  return [{ kind: "heading", level: 2, text: title }, body];
}

function tileLines(ids: readonly TileId[], analytics: Analytics, compares: boolean): string[] {
  return analytics.tiles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, value, previous, goal }) => {
      const beside = [
        ...(compares ? [`before ${tileText(id, previous)}`] : []),
        ...(goal === null ? [] : [`goal ${tileText(id, goal)}`]),
      ];
      const text = `${tiles[id].label}: ${tileText(id, value)}`;
      return beside.length === 0 ? text : `${text} (${beside.join(", ")})`;
    });
}

function seriesLines({ series }: Analytics): string[] {
  return series.map((point) => {
    const days = point.from === point.to ? point.from : `${point.from} to ${point.to}`;
    const counts = [
      `${number(point.impressions)} impressions`,
      `${number(point.interactions)} interactions`,
      `${number(point.conversions)} conversions`,
      `${number(point.leadsGenerated)} leads`,
    ];
    return `${days}: ${counts.join(", ")}, ${usd(point.revenue)} revenue, ${usd(point.amount)} signed`;
  });
}

function locationLines({ locations }: Analytics): string[] {
  return locations.map(({ city, deals, score, expectedRoi, low, high }) =>
    score === null || expectedRoi === null || low === null || high === null
      ? `${city}: ${number(deals)} deals with results; a score takes ${rankingDealsMin}`
      : `${city}: score ${number(score)}, expected ROI ${number(expectedRoi)}x (${number(low)}x to ${number(high)}x), ${number(deals)} deals`,
  );
}

/** A number in its unit, as the page shows it. */
function tileText(id: TileId, value: number | null): string {
  if (value === null) return "–";
  const { unit } = tiles[id];
  if (unit === "usd") return usd(value);
  if (unit === "percent") return `${number(value)}%`;
  return unit === "multiple" ? `${number(value)}x` : number(value);
}

function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}
