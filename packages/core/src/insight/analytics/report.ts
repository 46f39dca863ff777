import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
import type { Analytics, AnalyticsQuery, AnalyticsView } from "@marquee/contracts/insight/analytics";
import {
  type ChartDefinition,
  chartTitle,
  partsOfRoi,
  partsOfTab,
  pointsAt,
  tabsOf,
  valueOfPoints,
} from "@marquee/contracts/insight/analytics-charts";
import {
  funnelStages,
  rankingDealsMin,
  type TileId,
  tiles,
  viewTiles,
} from "@marquee/contracts/insight/analytics-measures";
import { axisText, unitText } from "@marquee/contracts/insight/unit-text";
import { instantText, longDays } from "@marquee/contracts/text/day-text";
import { isolated } from "@marquee/contracts/text/direction";
import { dateFormat, numberText, percentText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../core.ts";
import { capitalized } from "../../words.ts";
import { getAnalytics } from "./get-analytics.ts";
import { faceOf, namesOf, scopeOf } from "./scope.ts";
import { viewTitles } from "./view-titles.ts";

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
  const scope = scopeOf(query);
  const { eventName, dealName } = namesOf(analytics, scope);
  const face = await faceOf(core, analytics, scope);
  const of = [
    isolated(eventName ?? "") || "All events",
    ...(dealName === null ? [] : [isolated(dealName) || "Unknown deal"]),
    ...(analytics.sides.length > 1 ? [sideLabels[analytics.side]] : []),
  ];
  return documents.pdf({
    title: viewTitles[view],
    sort: "Analytics report",
    poster: face && eventName !== null ? { ...face, name: eventName } : undefined,
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
): DrawnBlock[] {
  const { from, to, previous } = analytics;
  const key = viewTiles[view];
  const others = (Object.keys(tiles) as TileId[]).filter((id) => !(key as readonly TileId[]).includes(id));
  const compared = compares ? ` Compared with ${longDays([previous.from, previous.to])}.` : "";
  return [
    { kind: "heading", level: 1, text: viewTitles[view] },
    paragraph(`${longDays([from, to])}. ${of}.${compared}`),
    paragraph(
      `As of ${instantText(analytics.asOf)}. All days are days in ${analytics.timeZone.replaceAll("_", " ")}.`,
    ),
    ...(analytics.sample ? [paragraph("These are sample numbers.")] : []),
    heading("Key numbers"),
    { kind: "numbers", numbers: keyNumbers(key, analytics, compares) },
    ...chartsOf(view).flatMap((chart) => chartBlock(chart, analytics)),
    heading("Funnel"),
    { kind: "bars", bars: funnelBars(analytics) },
    ...tableUnder(
      "Open deals now",
      ["Stage", "Deals", "Amount", "Weight", "Weighted"],
      pipelineRows(analytics),
    ),
    ...tableUnder(
      "Locations by results so far",
      ["City", "Deals", "Score", "Expected ROI", "From", "To"],
      locationRows(analytics),
    ),
    ...tableUnder(
      "All other numbers",
      ["Measure", "Value", "Before", "Goal"],
      tileRows(others, analytics, compares),
    ),
    ...tableUnder(
      `By ${analytics.step}`,
      [
        capitalized(analytics.step),
        "Impressions",
        "Interactions",
        "Conversions",
        "Leads",
        "Revenue",
        "Signed",
      ],
      seriesRows(analytics),
    ),
    heading("How the numbers are computed"),
    { kind: "list", items: Object.values(tiles).map(({ label, formula }) => `${label}: ${formula}.`) },
  ];
}

const stageLabels = new Map<string, string>(funnelStages.map(({ id, label }) => [id, label]));
const pipelineLabels = { negotiating: "Negotiating", pending: "Pending", active: "Active" } as const;

function paragraph(text: string): DrawnBlock {
  return { kind: "paragraph", text };
}

function heading(text: string): DrawnBlock {
  return { kind: "heading", level: 2, text };
}

/** A table under its heading; columns without anything in them are left out. */
function tableUnder(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): DrawnBlock[] {
  if (rows.length === 0) return [heading(title), paragraph("None.")];
  const used = head.map((_, at) => rows.some((row) => (row[at] ?? "") !== ""));
  const shown = (cells: readonly string[]) => cells.filter((_, at) => used[at]);
  return [heading(title), { kind: "table", head: shown(head), rows: rows.map(shown) }];
}

/** The charts of a page's tabs, each once. */
function chartsOf(view: AnalyticsView): ChartDefinition[] {
  const parts = view === "roi" ? partsOfRoi : tabsOf[view].flatMap((tab) => partsOfTab[tab]);
  const charts = parts.filter((part) => typeof part !== "string");
  return [...new Map(charts.map((chart) => [chart.id, chart])).values()];
}

/** A chart as its page draws it; nothing where nothing was measured. */
function chartBlock(chart: ChartDefinition, { series, step, from, to }: Analytics): DrawnBlock[] {
  const drawn = [chart.tile, ...(chart.beside ? [chart.beside] : [])].map((tile) => ({
    name: tiles[tile].label,
    values: series.map((_, index) => valueOfPoints(tile, pointsAt(chart, series, index))),
  }));
  const known = drawn.flatMap(({ values }) => values.filter((value) => value !== null));
  const highest = Math.max(0, ...known);
  if (highest === 0) return [];
  const title = chartTitle(chart);
  return [
    {
      kind: "chart",
      title: `${title} by ${step}`,
      mark: chart.mark,
      labels: series.map((point) => pointText(point.from, step)),
      series: drawn,
      format: (value) => axisText(tiles[chart.tile].unit, value),
      alt: `${title} by ${step}, ${longDays([from, to])}. Highest: ${tileText(chart.tile, highest)}.`,
    },
  ];
}

function pointText(day: string, step: Analytics["step"]): string {
  const rest = step === "month" ? ({ year: "numeric" } as const) : ({ day: "numeric" } as const);
  return dateFormat({ month: "short", ...rest, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}

function tilesOf(ids: readonly TileId[], analytics: Analytics) {
  return ids.flatMap((id) => analytics.tiles.filter((tile) => tile.id === id));
}

function keyNumbers(ids: readonly TileId[], analytics: Analytics, compares: boolean) {
  return tilesOf(ids, analytics).map(({ id, value, previous, goal }) => {
    const beside = [
      ...(compares ? [`Before: ${tileText(id, previous)}`] : []),
      ...(goal === null ? [] : [`Goal: ${tileText(id, goal)}`]),
    ];
    return { label: tiles[id].label, value: tileText(id, value), note: beside.join(" · ") };
  });
}

function tileRows(ids: readonly TileId[], analytics: Analytics, compares: boolean): string[][] {
  return tilesOf(ids, analytics).map(({ id, value, previous, goal }) => [
    tiles[id].label,
    tileText(id, value),
    compares ? tileText(id, previous) : "",
    goal === null ? "" : tileText(id, goal),
  ]);
}

function funnelBars({ funnel }: Analytics) {
  return funnel.map(({ stage, value }) => ({
    name: stageLabels.get(stage) ?? stage,
    amount: value,
    text: number(value),
  }));
}

function pipelineRows({ pipeline }: Analytics): string[][] {
  return pipeline.map(({ stage, deals, amount, weight, weighted }) => [
    pipelineLabels[stage],
    number(deals),
    usd(amount),
    percentText(weight * 100),
    usd(weighted),
  ]);
}

function seriesRows({ series }: Analytics): string[][] {
  return series.map((point) => [
    longDays([point.from, point.to]),
    number(point.impressions),
    number(point.interactions),
    number(point.conversions),
    number(point.leadsGenerated),
    usd(point.revenue),
    usd(point.amount),
  ]);
}

function locationRows({ locations }: Analytics): string[][] {
  return locations.map(({ city, deals, score, expectedRoi, low, high }) =>
    score === null || expectedRoi === null || low === null || high === null
      ? [city, number(deals), `– (takes ${rankingDealsMin} deals)`, "", "", ""]
      : [
          city,
          number(deals),
          number(score),
          unitText("multiple", expectedRoi),
          unitText("multiple", low),
          unitText("multiple", high),
        ],
  );
}

/** A tile's number, as the page shows it. */
const tileText = (id: TileId, value: number | null) => unitText(tiles[id].unit, value);

function number(value: number): string {
  return numberText(value, { decimals: 2 });
}
