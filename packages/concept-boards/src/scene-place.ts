import type { SceneZone } from "./scene.ts";
import type { Box } from "./scene-layout.ts";
import { type BoardColors, mix } from "./scene-palette.ts";
import { rect } from "./scene-shapes.ts";
import { heavy, textLine, textWidth } from "./scene-text.ts";

/** Where a zone stands, and where its number is: above what stands there, or beside it where there is little height. */
export interface Slot extends Box {
  number: "above" | "beside";
}

/** A place as visitors see it: what is behind its zones, where each zone stands, and what is before them. */
export interface Place {
  behind: string;
  /** One for each zone, in their order. */
  slots: readonly Slot[];
  front: string;
  /** The color that the zones stand before. */
  wall: string;
}

/** Draws a place into a box. */
export type DrawPlace = (view: Box, zones: readonly SceneZone[], colors: BoardColors, label: string) => Place;

/** The smallest text of a board: 12.8 pixels where it is shown 384 pixels wide. */
export const smallestText = 40;

/** A sign with one word on it, its middle at the given place; no sign without a word. */
export function sign(label: string, cx: number, cy: number, colors: BoardColors): string {
  if (label === "") return "";
  const width = signWidth(label);
  return (
    rect(cx - width / 2, cy - 33, width, 66, 8, { fill: colors.primary }) +
    textLine(label, cx, cy + 14, {
      size: smallestText,
      fill: colors.onPrimary,
      weight: 700,
      anchor: "middle",
      spacing: 4,
    })
  );
}

/** How wide the sign of a word is. */
export function signWidth(label: string): number {
  return textWidth(label, smallestText) * heavy + label.length * 4 + 40;
}

/** The color of people and things that are only there to show the size of the place. */
export function faint(colors: BoardColors): string {
  return mix(colors.far, colors.ink, 0.3);
}

/** Boxes as slots whose numbers are all in the same place. */
export function slotsOf(boxes: readonly Box[], number: Slot["number"]): Slot[] {
  return boxes.map((box) => ({ ...box, number }));
}
