import { type CampaignType, campaignTypeNames } from "@marquee/contracts/enums";
import { assertSafeSvg, escapeXml } from "./safe-svg.ts";
import type { Scene, SceneZone } from "./scene.ts";
import { furniture } from "./scene-furniture.ts";
import { headlineHeight, headlineLines } from "./scene-headline.ts";
import { type Box, inset } from "./scene-layout.ts";
import { type BoardColors, boardColors, contrast, inTurn, mix, readable } from "./scene-palette.ts";
import { type DrawPlace, type Slot, smallestText } from "./scene-place.ts";
import { drawRoom, drawStand } from "./scene-rooms.ts";
import { drawScreen, drawStageAndScreen } from "./scene-screens.ts";
import { circle, line, rect } from "./scene-shapes.ts";
import { drawSquare, drawStreetFront } from "./scene-streets.ts";
import { heavy, textLine, wrap } from "./scene-text.ts";

const board = { width: 1_200, height: 750 } as const;
const margin = 40;
const legendLine = 56;

/** The kind of place for each campaign type, so that mockups of different types are different pictures. */
const places: Record<CampaignType, { draw: DrawPlace; seen: string }> = {
  pop_up: { draw: drawStreetFront, seen: "a shop seen from the street" },
  virtual: { draw: drawScreen, seen: "an online show in a browser window" },
  experiential: { draw: drawRoom, seen: "a room that visitors walk through" },
  hybrid: {
    draw: drawStageAndScreen,
    seen: "a stage with an audience, and the same show on screens elsewhere",
  },
  sponsorship: { draw: drawStand, seen: "a branded stand in an exhibition hall" },
  activation: { draw: drawSquare, seen: "an outdoor square with a tent for each stop" },
};

/** A mockup, and a description of it in words. */
export interface Board {
  svg: string;
  description: string;
}

/** The style of the mockup's brand. */
export interface BrandStyle {
  /** Its colors, the main color first. */
  colors?: readonly string[] | undefined;
  /** Removes the brand's forbidden words from our texts in its mockup. */
  inItsWords?: (text: string) => string;
}

/**
 * Draws a mockup of 1200 × 750: the place as visitors see it, its zones numbered in visiting order, and their names.
 * Equal scenes give equal markup, which has passed the guard for stored drawings. Brand colors, if there are any,
 * replace the scene's own; the description names them.
 * @throws UnsafeBoard
 */
export function drawScene(
  scene: Scene,
  { colors: brandColors = [], inItsWords = (text) => text }: BrandStyle = {},
): Board {
  const colors = boardColors(scene.palette, brandColors);
  const height = headlineHeight(scene.headline);
  const legend = legendBox(scene.zones.length);
  const view: Box = { x: 0, y: height, width: board.width, height: legend.y - height };
  const type = inItsWords(campaignTypeNames[scene.type]);
  const seen = inItsWords(`The picture shows ${places[scene.type].seen}.`);
  const description = [scene.description, inItsWords(colorsSentence(brandColors))]
    .filter((part) => part !== "")
    .join(" ");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}" width="${board.width}" height="${board.height}" role="img" aria-labelledby="board-title board-text" font-family="ui-sans-serif, Inter, Helvetica, Arial, sans-serif">` +
    `<title id="board-title">${escapeXml(scene.headline)}</title><desc id="board-text">${escapeXml(`${description} ${seen} ${zonesText(scene)}`)}</desc>` +
    rect(0, 0, board.width, board.height, 0, { fill: colors.background }) +
    drawPlace(scene, view, colors, type.toUpperCase()) +
    // Draw the headline and the legend last, so that nothing of the place covers them.
    rect(0, 0, board.width, height, 0, { fill: colors.background }) +
    headlineLines(scene.headline, { height, fill: colors.ink }) +
    drawLegend(scene.zones, legend, colors) +
    swatches(brandColors, colors) +
    "</svg>";
  assertSafeSvg(svg);
  return { svg, description };
}

/** The texts that have no room in the picture in readable letters. */
function zonesText({ tagline, zones, elements }: Scene): string {
  const named = zones.map(({ name, note }, index) => `${index + 1}. ${name}: ${note}`);
  return [tagline, ...named, `${elements.join(", ")}.`].join(" ");
}

function colorsSentence(brandColors: readonly string[]): string {
  if (brandColors.length === 0) return "";
  const named = brandColors.map((color) => color.toUpperCase()).join(", ");
  return `Drawn in your brand's ${brandColors.length === 1 ? "color" : "colors"} ${named}; text is black, white, or a darker shade so that it stays readable.`;
}

function drawPlace(scene: Scene, view: Box, colors: BoardColors, label: string): string {
  const { behind, slots, front, wall } = places[scene.type].draw(view, scene.zones, colors, label);
  const zones = scene.zones.map((zone, index) => {
    const { room, number } = inSlot(slots[index] ?? { ...view, number: "above" });
    return {
      drawing: furniture(zone.kind, room, inks(index, wall, colors)),
      number: badge(number, index, colors),
    };
  });
  const [drawings, numbers] = [zones.map(({ drawing }) => drawing), zones.map(({ number }) => number)];
  return behind + drawings.join("") + front + numbers.join("");
}

/** The room for a slot's furniture, and the center of its number. */
function inSlot(slot: Slot): { room: Box; number: readonly [number, number] } {
  const { x, y, width, height } = slot;
  if (slot.number === "above") return { room: inset(slot, 4, 74, 4, 0), number: [x + width / 2, y + 40] };
  // No wider than the furniture can get, so that the number is next to it.
  const room = Math.min(width - 84, height * 1.45);
  const left = x + (width - 84 - room) / 2;
  return {
    room: { x: left + 80, y: y + 8, width: room, height: height - 8 },
    number: [left + 40, y + 44],
  };
}

/** The colors of a zone, each distinguishable from the wall behind it. */
function inks(index: number, wall: string, colors: BoardColors) {
  const dark = readable(colors.ink, wall);
  const seen = (color: string) => (contrast(color, wall) >= 1.2 ? color : mix(color, dark, 0.35));
  return {
    line: mix(wall, dark, 0.82),
    solid: seen(inTurn(colors.trims, index)),
    light: contrast("#ffffff", wall) >= 1.5 ? mix(wall, "#ffffff", 0.75) : mix(wall, dark, 0.14),
    detail: seen(inTurn(colors.trims, index + 1)),
  };
}

function badge([cx, cy]: readonly [number, number], index: number, { ink, background }: BoardColors): string {
  return (
    circle(cx, cy, 30, { fill: ink, stroke: background, width: 4 }) +
    textLine(String(index + 1), cx, cy + 14, {
      size: smallestText,
      fill: readable(background, ink),
      weight: 700,
      anchor: "middle",
    })
  );
}

/** The box for the zones' names, in two columns at the bottom of the board. */
function legendBox(zones: number): Box {
  const height = Math.ceil(zones / 2) * legendLine + 34;
  return { x: 0, y: board.height - height, width: board.width, height };
}

function drawLegend(zones: readonly SceneZone[], box: Box, colors: BoardColors): string {
  const rows = Math.ceil(zones.length / 2);
  const width = (box.width - margin * 3) / 2;
  const names = zones.map(({ name }, index) => {
    const x = margin + Math.floor(index / rows) * (width + margin);
    const y = box.y + 60 + (index % rows) * legendLine;
    const [shown = name] = wrap(name, (width - 48) / heavy, smallestText, 1);
    return (
      textLine(String(index + 1), x, y, { size: smallestText, fill: colors.ink, weight: 700 }) +
      textLine(shown, x + 48, y, { size: smallestText, fill: colors.ink })
    );
  });
  return (
    rect(box.x, box.y, box.width, box.height, 0, { fill: colors.background }) +
    line(box.x, box.y, box.x + box.width, box.y, { stroke: colors.ink, width: 4 }) +
    names.join("")
  );
}

/** Each of the brand's colors unchanged, along the top. */
function swatches(brandColors: readonly string[], { primary, accent }: BoardColors): string {
  const shown = brandColors.length > 0 ? brandColors : [primary, accent];
  const width = board.width / shown.length;
  return shown.map((color, index) => rect(index * width, 0, width, 14, 0, { fill: color })).join("");
}
