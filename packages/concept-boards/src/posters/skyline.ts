import type { SeededRandom } from "../seeded-random.ts";
import type { Landmark } from "./landmarks.ts";

const left = 14;
const right = 306;

/** A row of houses on the horizon that no other event has, and its lit windows, as two paths. */
export function skyline(
  style: Landmark["roofs"],
  horizon: number,
  random: SeededRandom,
): { roofs: string; windows: string } {
  const [least, most] = { towers: [16, 58], gables: [12, 28], low: [9, 24] }[style] as [number, number];
  let roofs = `M${left} ${horizon}`;
  let windows = "";
  for (let x = left; x < right; ) {
    const width = Math.min(random.int(9, 22), right - x);
    const top = horizon - random.int(least, most);
    roofs += roof(style, x, top, width, random);
    if (width > 10 && horizon - top > 14)
      windows += `M${x + random.int(2, width - 5)} ${top + random.int(5, 9)}h2.4M${x + random.int(2, width - 5)} ${top + random.int(11, 13)}h2.4`;
    x += width;
  }
  return { roofs: `${roofs}V${horizon}z`, windows };
}

function roof(style: Landmark["roofs"], x: number, top: number, width: number, random: SeededRandom): string {
  if (style === "gables") return `V${top}L${x + width / 2} ${top - random.int(5, 10)}L${x + width} ${top}`;
  if (style === "towers" && random.next() < 0.25)
    return `V${top}H${x + width / 2}v-${random.int(5, 11)}h1V${top}H${x + width}`;
  return `V${top}H${x + width}`;
}
