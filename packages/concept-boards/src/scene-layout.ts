import type { SceneZone } from "./scene.ts";

/** A box on the board, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const weights = { small: 2, medium: 3, large: 5 } as const;

/**
 * Gives each zone its share of the floor. Zones keep their order, so that neighbors on the visitor's way
 * are neighbors on the plan.
 */
export function layOut(zones: readonly SceneZone[], floor: Box, gap: number): Box[] {
  if (zones.length <= 1) return zones.map(() => floor);
  const at = fairestCut(zones);
  const [first, second] = [zones.slice(0, at), zones.slice(at)];
  const [firstFloor, secondFloor] = cut(floor, weightOf(first) / weightOf(zones), gap);
  return [...layOut(first, firstFloor, gap), ...layOut(second, secondFloor, gap)];
}

function weightOf(zones: readonly SceneZone[]): number {
  return zones.reduce((sum, zone) => sum + weights[zone.size], 0);
}

function fairestCut(zones: readonly SceneZone[]): number {
  const half = weightOf(zones) / 2;
  const cuts = zones.slice(1).map((_zone, index) => index + 1);
  const unfairness = (at: number) => Math.abs(weightOf(zones.slice(0, at)) - half);
  return cuts.reduce((best, at) => (unfairness(at) < unfairness(best) ? at : best), 1);
}

/** Cuts along the longer side; no part gets less than a third, so that every zone can hold its label. */
function cut(floor: Box, share: number, gap: number): [Box, Box] {
  const fair = Math.min(0.66, Math.max(0.34, share));
  if (floor.width >= floor.height) {
    const width = Math.round((floor.width - gap) * fair);
    return [
      { ...floor, width },
      { ...floor, x: floor.x + width + gap, width: floor.width - width - gap },
    ];
  }
  const height = Math.round((floor.height - gap) * fair);
  return [
    { ...floor, height },
    { ...floor, y: floor.y + height + gap, height: floor.height - height - gap },
  ];
}
