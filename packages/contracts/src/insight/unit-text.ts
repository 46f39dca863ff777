import { numberText, percentText } from "../text/formats.ts";
import { usd } from "../text/usd.ts";
import { usdCompact } from "../text/usd-compact.ts";
import type { TileDefinition } from "./analytics-measures.ts";

type Unit = TileDefinition["unit"];

/** A measured number in its unit, on pages and in reports: "$1,200", "7.5%", "2.13x"; a dash if there is none. */
export function unitText(unit: Unit, value: number | null): string {
  if (value === null) return "–";
  if (unit === "usd") return usd(value).replace("-", "−");
  if (unit === "percent") return percentText(value);
  const number = numberText(value, { decimals: 2 });
  return unit === "multiple" ? `${number}x` : number;
}

/** The same where there is little space, such as on an axis: "$80K". */
export function axisText(unit: Unit, value: number): string {
  if (unit === "usd") return usdCompact(value);
  return unit === "count" ? numberText(value, { decimals: 1, compact: true }) : unitText(unit, value);
}
