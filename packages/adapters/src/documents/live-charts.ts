import type { Pdf } from "./live.ts";
import { colors } from "./live-band.ts";
import { makeRoom } from "./live-tables.ts";
import type { ChartBlock, DrawnBlock } from "./port.ts";

type Structure = ReturnType<Pdf["struct"]>;

/** The colors of a chart's series, as on the page. */
const seriesColors = ["#c98a0c", "#1f4e8c", "#17663c"] as const;
const plot = { height: 80, left: 46, top: 24, bottom: 18 } as const;
const labelsMost = 8;

/** Amounts as bars: name and amount in a line, the bar below it. */
export function drawBars(pdf: Pdf, parent: Structure, { bars }: Extract<DrawnBlock, { kind: "bars" }>): void {
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const list = pdf.struct("L");
  parent.add(list);
  for (const { name, amount, text } of bars) {
    makeRoom(pdf, 30);
    const y = pdf.y;
    const item = pdf.struct("LI");
    list.add(item);
    const line = { width: width / 2, height: 14, ellipsis: true, lineBreak: false, align: "left" } as const;
    item.add(
      pdf.struct("LBody", {}, () => {
        pdf.font("regular").fontSize(9.5).fillColor(colors.ink);
        pdf.text(name, left, y, line);
      }),
    );
    item.add(
      pdf.struct("LBody", {}, () => {
        pdf.font("bold").fontSize(9.5).fillColor(colors.ink);
        pdf.text(text, left + width / 2, y, { ...line, align: "right" });
      }),
    );
    item.end();
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.roundedRect(left, y + 15, width, 6, 3).fill(colors.sunken);
    if (amount > 0)
      pdf.roundedRect(left, y + 15, Math.max(6, (width * amount) / most), 6, 3).fill(seriesColors[0]);
    pdf.endMarkedContent();
    pdf.x = left;
    pdf.y = y + 29;
  }
  list.end();
}

/** A chart as one figure, with what it shows as its alternative text. */
export function drawChart(pdf: Pdf, parent: Structure, chart: ChartBlock): void {
  const height = plot.top + plot.height + plot.bottom + 8;
  makeRoom(pdf, height);
  const y = pdf.y;
  parent.add(pdf.struct("Figure", { alt: chart.alt }, () => drawPlot(pdf, chart, y)));
  pdf.x = pdf.page.margins.left;
  pdf.y = y + height;
}

function drawPlot(pdf: Pdf, chart: ChartBlock, top: number): void {
  const { left, right } = pdf.page.margins;
  const area = {
    x: left + plot.left,
    y: top + plot.top,
    width: pdf.page.width - left - right - plot.left,
    height: plot.height,
  };
  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = niceMost(Math.max(0, ...known));
  const placeOf = (value: number) => area.y + area.height - (area.height * value) / most;
  drawLegend(pdf, chart, top);
  for (const share of [0, 0.5, 1]) {
    const y = placeOf(most * share);
    pdf.lineWidth(0.5).strokeColor(colors.line);
    pdf
      .moveTo(area.x, y)
      .lineTo(area.x + area.width, y)
      .stroke();
    small(pdf).text(chart.format(most * share), left, y - 5, {
      width: plot.left - 6,
      align: "right",
      lineBreak: false,
    });
  }
  const step = area.width / Math.max(1, chart.labels.length);
  const every = Math.ceil(chart.labels.length / labelsMost);
  chart.labels.forEach((label, index) => {
    if (index % every !== 0) return;
    const width = step * every;
    small(pdf).text(label, area.x + index * step, area.y + area.height + 4, {
      width: Math.max(width, 30),
      lineBreak: false,
    });
  });
  chart.series.forEach(({ values }, nth) => {
    const color = seriesColors[nth % seriesColors.length] ?? seriesColors[0];
    if (chart.mark === "bar") {
      const width = (step * 0.72) / chart.series.length;
      values.forEach((value, index) => {
        if (value === null || value <= 0) return;
        const y = placeOf(value);
        pdf.rect(area.x + index * step + step * 0.14 + nth * width, y, width, area.y + area.height - y);
      });
      pdf.fill(color);
    } else drawLine(pdf, values, { color, at: (index) => area.x + (index + 0.5) * step, placeOf });
  });
}

/** A line with gaps where there is no value; a value between two gaps is a dot. */
function drawLine(
  pdf: Pdf,
  values: readonly (number | null)[],
  {
    color,
    at,
    placeOf,
  }: { color: string; at: (index: number) => number; placeOf: (value: number) => number },
): void {
  pdf.lineWidth(1.6).lineJoin("round").strokeColor(color);
  let isOpen = false;
  values.forEach((value, index) => {
    if (value === null) isOpen = false;
    else if (isOpen) pdf.lineTo(at(index), placeOf(value));
    else {
      pdf.moveTo(at(index), placeOf(value));
      isOpen = true;
    }
  });
  pdf.stroke();
  values.forEach((value, index) => {
    const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    if (value !== null && isAlone) pdf.circle(at(index), placeOf(value), 2).fill(color);
  });
}

function drawLegend(pdf: Pdf, { title, series }: ChartBlock, y: number): void {
  const { left } = pdf.page.margins;
  pdf.font("bold").fontSize(10).fillColor(colors.ink).text(title, left, y, { lineBreak: false });
  if (series.length < 2) return;
  let x = left + pdf.widthOfString(title) + 18;
  series.forEach(({ name }, nth) => {
    pdf.circle(x + 3, y + 7.5, 3).fill(seriesColors[nth % seriesColors.length] ?? seriesColors[0]);
    small(pdf).text(name, x + 10, y + 2, { lineBreak: false });
    x += pdf.widthOfString(name) + 26;
  });
}

function small(pdf: Pdf): Pdf {
  return pdf.font("regular").fontSize(7.5).fillColor(colors.muted);
}

/** A round number at least as large as all values, which the axis ends at. */
function niceMost(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 4, 5, 8, 10];
  return (steps.find((step) => step * power >= most) ?? 10) * power;
}
