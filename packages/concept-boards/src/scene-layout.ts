import type { SceneZone } from "./scene.ts";

/** A box on the board, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const weights = { small: 2, medium: 3, large: 4 } as const;

/** Boxes side by side for the zones, in order, each as wide as its size requires. */
export function sideBySide(zones: readonly SceneZone[], floor: Box, gap: number): Box[] {
  const total = zones.reduce((sum, { size }) => sum + weights[size], 0);
  const room = floor.width - gap * (zones.length - 1);
  let x = floor.x;
  return zones.map(({ size }) => {
    const width = (room * weights[size]) / total;
    const box = { ...floor, x, width };
    x += width + gap;
    return box;
  });
}

/** A box inside another, with these margins. */
export function inset(box: Box, left: number, top: number, right: number, bottom: number): Box {
  return {
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - right,
    height: box.height - top - bottom,
  };
}

/** The largest box of this aspect ratio, centered in another and on its floor. */
export function standing(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + box.height - height, width, height };
}
