import type { CampaignType } from "@marquee/contracts/enums";
import { assertSafeSvg, escapeXml } from "./safe-svg.ts";
import type { Scene, SceneZone } from "./scene.ts";
import { frame } from "./scene-frames.ts";
import { furniture } from "./scene-furniture.ts";
import { type Box, layOut } from "./scene-layout.ts";
import { type BoardColors, boardColors, mix, readable } from "./scene-palette.ts";
import { circle, line, path, polygon, rect } from "./scene-shapes.ts";
import { textLine, textLines, textWidth, wrap } from "./scene-text.ts";

const board = { width: 1_200, height: 800 } as const;
const plan: Box = { x: 48, y: 196, width: 740, height: 492 };
const panel: Box = { x: 828, y: 196, width: 324, height: 492 };

const typeNames: Record<CampaignType, string> = {
  pop_up: "POP-UP",
  virtual: "VIRTUAL",
  experiential: "EXPERIENTIAL",
  hybrid: "HYBRID",
  sponsorship: "SPONSORSHIP",
  activation: "ACTIVATION",
};

/**
 * Draws a concept board of 1200 × 800: the plan with its zones in visiting order, the legend, the palette and the
 * materials. Equal scenes give equal markup; the markup passed the guard for stored drawings.
 * @throws UnsafeBoard
 */
export function drawScene(scene: Scene): string {
  const colors = boardColors(scene.palette);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}" width="${board.width}" height="${board.height}" role="img" aria-labelledby="board-title board-text" font-family="ui-sans-serif, Inter, Helvetica, Arial, sans-serif">` +
    `<title id="board-title">${escapeXml(scene.headline)}</title><desc id="board-text">${escapeXml(scene.description)}</desc>` +
    backdrop(colors) +
    heading(scene, colors) +
    floorPlan(scene, colors) +
    legend(scene, colors) +
    footer(scene, colors) +
    "</svg>";
  assertSafeSvg(svg);
  return svg;
}

function backdrop(colors: BoardColors): string {
  return (
    `<defs><pattern id="dots" x="0" y="0" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" fill="${colors.ink}" fill-opacity="0.13"/></pattern></defs>` +
    rect(0, 0, board.width, board.height, 0, { fill: colors.background }) +
    `<rect x="${plan.x}" y="${plan.y}" width="${plan.width}" height="${plan.height}" fill="url(#dots)"/>` +
    rect(0, 0, board.width, 8, 0, { fill: colors.primary })
  );
}

function heading(scene: Scene, colors: BoardColors): string {
  const size = wrap(scene.headline, 1_100, 46, 3).length > 1 ? 36 : 46;
  const title = textLines(
    scene.headline,
    { x: 48, y: 106, width: 1_100, lineHeight: 40, maxLines: 2 },
    { size, fill: colors.ink, weight: 700 },
  );
  const below = 106 + (title.lines - 1) * 40 + 34;
  const tagline = textLines(
    scene.tagline,
    { x: 48, y: below, width: 1_100, lineHeight: 24, maxLines: title.lines > 1 ? 1 : 2 },
    { size: 19, fill: colors.ink, opacity: 0.82 },
  );
  const label = `CONCEPT BOARD  ·  ${typeNames[scene.type]}`;
  return (
    circle(55, 45, 7, { fill: colors.accent }) +
    textLine(label, 74, 50, { size: 14, fill: colors.ink, weight: 700, spacing: 2.4 }) +
    title.markup +
    tagline.markup
  );
}

function floorPlan(scene: Scene, colors: BoardColors): string {
  const place = frame(scene.type, plan, colors);
  const boxes = layOut(scene.zones, place.floor, 20);
  const raised = scene.type !== "virtual";
  const floors = scene.zones.map((zone, index) =>
    zoneFloor(zone, boxes[index] ?? place.floor, index, colors, raised),
  );
  return (
    place.markup +
    floors.join("") +
    visitorsWay(place.door, boxes, colors) +
    boxes.map((box, index) => badge(box.x + 20, box.y + 20, index, colors)).join("")
  );
}

/** A zone as a low block: its floor, its shaded sides, its furniture and its name where that fits. */
function zoneFloor(zone: SceneZone, box: Box, index: number, colors: BoardColors, raised: boolean): string {
  const floor = colors.floors[index % colors.floors.length] ?? colors.surface;
  const { x, y, width, height } = box;
  const depth = raised ? 9 : 0;
  const sides = raised
    ? polygon(
        [
          [x + width, y + 6],
          [x + width + depth, y + depth + 4],
          [x + width + depth, y + height + depth],
          [x + 8, y + height + depth],
          [x + 4, y + height],
          [x + width, y + height],
        ],
        { fill: colors.shade },
      )
    : "";
  const text = readable(colors.surfaceInk, floor);
  const inside: Box = { x: x + 22, y: y + 46, width: width - 44, height: height - 66 };
  const drawing = furniture(zone.kind, inside, {
    line: mix(floor, text, 0.62),
    solid: index % 2 === 0 ? colors.primary : colors.accent,
    light: mix(floor, "#ffffff", 0.6),
  });
  const name =
    textWidth(zone.name, 15) <= width - 60
      ? textLine(zone.name, x + 40, y + 25.5, { size: 15, fill: text, weight: 700 })
      : "";
  return sides + rect(x, y, width, height, 10, { fill: floor, stroke: text, width: 1.2 }) + drawing + name;
}

function badge(cx: number, cy: number, index: number, colors: BoardColors): string {
  return (
    circle(cx, cy, 13, { fill: colors.primary }) +
    textLine(String(index + 1), cx, cy + 5, {
      size: 14,
      fill: colors.onPrimary,
      weight: 700,
      anchor: "middle",
    })
  );
}

/** The way in, and from each zone to the next one across the gap between them. */
function visitorsWay(
  [doorX, doorY]: readonly [number, number],
  boxes: readonly Box[],
  colors: BoardColors,
): string {
  const steps = boxes.slice(1).map((box, index) => {
    const from = boxes[index] ?? box;
    const across = between([from.x, from.x + from.width], [box.x, box.x + box.width]);
    const down = between([from.y, from.y + from.height], [box.y, box.y + box.height]);
    const degrees = Math.round((Math.atan2(down.direction, across.direction) * 180) / Math.PI);
    return (
      `<g transform="translate(${across.at} ${down.at}) rotate(${degrees})">` +
      circle(0, 0, 11.5, { fill: colors.surface, stroke: colors.accent, width: 2 }) +
      path(["M", -2.5, -5, "L", 3, 0, "L", -2.5, 5], { stroke: colors.surfaceInk, width: 2.4 }) +
      "</g>"
    );
  });
  const way = line(doorX, doorY + 14, doorX, doorY - 16, { stroke: colors.accent, width: 3, dash: "1 7" });
  return (
    way +
    polygon(
      [
        [doorX - 12, doorY + 32],
        [doorX, doorY + 12],
        [doorX + 12, doorY + 32],
      ],
      { fill: colors.accent },
    ) +
    steps.join("")
  );
}

/** Where two spans meet, or the middle of the gap between them, and which way leads on. */
function between(
  from: readonly [number, number],
  to: readonly [number, number],
): { at: number; direction: number } {
  const [low, high] = [Math.max(from[0], to[0]), Math.min(from[1], to[1])];
  return { at: Math.round((low + high) / 2), direction: low < high ? 0 : Math.sign(to[0] - from[0]) };
}

function legend(scene: Scene, colors: BoardColors): string {
  const step = Math.floor((panel.height - 30) / scene.zones.length);
  const lines = step >= 88 ? 3 : 2;
  const entries = scene.zones.map((zone, index) => {
    const y = panel.y + 44 + index * step;
    const name = wrap(zone.name, panel.width - 44, 17, 1)[0] ?? zone.name;
    const note = textLines(
      zone.note,
      { x: panel.x + 40, y: y + 24, width: panel.width - 44, lineHeight: 18, maxLines: lines },
      { size: 14, fill: colors.ink, opacity: 0.82 },
    );
    return (
      badge(panel.x + 14, y - 5, index, colors) +
      textLine(name, panel.x + 40, y, { size: 17, fill: colors.ink, weight: 700 }) +
      note.markup
    );
  });
  return (
    textLine("THE WAY THROUGH", panel.x, panel.y + 6, {
      size: 13,
      fill: colors.ink,
      weight: 700,
      spacing: 2.2,
    }) + entries.join("")
  );
}

function footer(scene: Scene, colors: BoardColors): string {
  const y = 728;
  let x = 48;
  const chips: string[] = [];
  for (const element of scene.elements) {
    const text = wrap(element, 220, 14, 1)[0] ?? element;
    const width = textWidth(text, 14) + 30;
    if (x + width > plan.x + plan.width) break;
    chips.push(
      rect(x, y - 20, width, 30, 15, { stroke: colors.ink, width: 1.2, opacity: 0.75 }) +
        textLine(text, x + width / 2, y, { size: 14, fill: colors.ink, anchor: "middle" }),
    );
    x += width + 10;
  }
  const swatches = [
    scene.palette.background,
    scene.palette.surface,
    scene.palette.ink,
    scene.palette.primary,
    scene.palette.accent,
  ];
  const tones = swatches.map((tone, index) =>
    rect(panel.x + index * 46, y - 20, 38, 30, 6, { fill: tone, stroke: colors.ink, width: 1 }),
  );
  return (
    line(48, 698, 1_152, 698, { stroke: colors.ink, width: 1, opacity: 0.25 }) +
    chips.join("") +
    tones.join("") +
    textLine("Sample layout, not to scale", 48, 772, { size: 13, fill: colors.ink, opacity: 0.72 }) +
    textLine("MARQUEE", 1_152, 772, { size: 13, fill: colors.ink, weight: 700, spacing: 3, anchor: "end" })
  );
}
