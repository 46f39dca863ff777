import { cpus } from "node:os";
import { type Goal, type GoalResult, type Measurement, misses, ratioOf, type Side } from "./goal.ts";

export interface GoalReport {
  goal: Goal;
  result: GoalResult;
}

const columns = [
  "Goal",
  "Ratio",
  "Target",
  "",
  "Ours",
  "Reference",
  "CPU ms per op",
  "AWS calls per op",
  "What",
];

/** The machine and Node version that the figures come from. */
export function machineLine(): string {
  const { model, speed } = cpus()[0] ?? { model: "unknown", speed: 0 };
  return `Node ${process.versions.node}, ${cpus().length} x ${model.trim()}${speed > 0 ? ` at ${speed} MHz` : ""}`;
}

/** Formats all ratios as one table. */
export function table(reports: readonly GoalReport[]): string {
  const rows = reports.flatMap(({ goal, result }) => result.measurements.map((one) => row(goal, one)));
  const widths = columns.map((column, index) =>
    Math.max(...[columns, ...rows].map((cells) => cells[index]?.length ?? 0), column.length),
  );
  return [columns, widths.map((width) => "-".repeat(width)), ...rows]
    .map((cells) =>
      cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function row(goal: Goal, measurement: Measurement): string[] {
  const { what, unit, ours, reference, target } = measurement;
  return [
    goal.id,
    ratioOf(measurement).toFixed(3),
    target === undefined ? "-" : `<= ${target}`,
    target === undefined ? "" : misses(measurement) ? "MISS" : "pass",
    figure(ours.value, unit),
    figure(reference.value, unit),
    pair(ours, reference, "cpuMs", 2),
    pair(ours, reference, "awsCalls", 0),
    what,
  ];
}

function figure(value: number, unit: Measurement["unit"]): string {
  if (unit === "bytes") return `${Math.round(value).toLocaleString("en")} B`;
  return unit === "ms" ? `${value.toFixed(2)} ms` : `${Number(value.toFixed(2))} ${unit}`;
}

function pair(ours: Side, reference: Side, field: "cpuMs" | "awsCalls", digits: number): string {
  const show = (side: Side) => side[field]?.toFixed(digits) ?? "?";
  return ours[field] === undefined && reference[field] === undefined
    ? ""
    : `${show(ours)} / ${show(reference)}`;
}
