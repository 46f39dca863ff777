import type { SceneZone } from "./scene.ts";
import type { Box } from "./scene-layout.ts";
import { type BoardColors, mix } from "./scene-palette.ts";
import { rect } from "./scene-shapes.ts";
import { heavy, textLine, textWidth } from "./scene-text.ts";

/** A zone's box, and where its number is: above the furniture, or beside it if there is little height. */
export interface Slot extends Box {
  number: "above" | "beside";
}

/** A place as visitors see it: what is behind its zones, the slot of each zone, and what is in front of them. */
export interface Place {
  behind: string;
  /** One for each zone, in their order. */
  slots: readonly Slot[];
  front: string;
  /** The color behind the zones. */
  wall: string;
}

/** Draws a place into a box. */
export type DrawPlace = (view: Box, zones: readonly SceneZone[], colors: BoardColors, label: string) => Place;

/** The smallest text of a board: 12.8 pixels when the board is shown 384 pixels wide. */
export const smallestText = 40;

/** A sign with one word on it, centered at the given point; no sign without a word. */
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

/** The width of a word's sign. */
export function signWidth(label: string): number {
  return textWidth(label, smallestText) * heavy + label.length * 4 + 40;
}

/** The color of people and things that only show the scale of the place. */
export function faint(colors: BoardColors): string {
  return mix(colors.far, colors.ink, 0.3);
}

/** Turns boxes into slots with all numbers in the same position. */
export function slotsOf(boxes: readonly Box[], number: Slot["number"]): Slot[] {
  return boxes.map((box) => ({ ...box, number }));
}
