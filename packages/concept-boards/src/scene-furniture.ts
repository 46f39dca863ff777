import type { ZoneKind } from "./scene.ts";
import { type Box, standing } from "./scene-layout.ts";
import { circle, line, path, person, polygon, rect } from "./scene-shapes.ts";

/** The colors that a piece of furniture is drawn with. */
export interface FurnitureInk {
  /** Outlines, people, legs. */
  line: string;
  /** The zone's own color. */
  solid: string;
  /** Glass, paper, cushions. */
  light: string;
  /** A second color for small things. */
  detail: string;
}

type Draw = (box: Box, ink: FurnitureInk) => string;

/** Draws the furniture of a zone, seen from the front, centered in its box and on its floor. */
export function furniture(kind: ZoneKind, box: Box, ink: FurnitureInk): string {
  return draws[kind](standing(box, ratios[kind]), ink);
}

/** Width divided by height. */
const ratios: Record<ZoneKind, number> = {
  entrance: 0.8,
  stage: 1.45,
  demo: 1.1,
  lounge: 1.35,
  bar: 1.3,
  screen: 1.25,
  photo: 1.05,
  retail: 0.95,
  workshop: 1.4,
  garden: 1.25,
  meeting: 1.4,
};

const draws: Record<ZoneKind, Draw> = {
  /** A portal with two open leaves. */
  entrance({ x, y, width, height }, ink) {
    const floor = y + height;
    const side = width * 0.14;
    return (
      rect(x, y, width, height, 8, { fill: ink.solid }) +
      rect(x + side, y + height * 0.16, width - side * 2, height * 0.84, 4, { fill: ink.light }) +
      polygon(
        [
          [x + side, y + height * 0.16],
          [x + width * 0.3, y + height * 0.24],
          [x + width * 0.3, floor],
          [x + side, floor],
        ],
        { fill: ink.detail },
      ) +
      polygon(
        [
          [x + width - side, y + height * 0.16],
          [x + width * 0.7, y + height * 0.24],
          [x + width * 0.7, floor],
          [x + width - side, floor],
        ],
        { fill: ink.detail },
      ) +
      person(x + width / 2, floor, height * 0.56, ink.line)
    );
  },
  /** A platform with curtains, a spotlight and a person in it. */
  stage({ x, y, width, height }, ink) {
    const floor = y + height;
    const top = floor - height * 0.2;
    const cx = x + width / 2;
    const curtain = (from: number, to: number) =>
      path(["M", from, y, "L", to, y, "Q", to, y + height * 0.4, from, top, "Z"], { fill: ink.solid });
    return (
      rect(x, y, width, height * 0.84, 4, { fill: ink.light }) +
      polygon(
        [
          [cx - width * 0.05, y],
          [cx + width * 0.05, y],
          [cx + width * 0.24, top],
          [cx - width * 0.24, top],
        ],
        { fill: ink.detail, fillOpacity: 0.35 },
      ) +
      curtain(x, x + width * 0.3) +
      curtain(x + width, x + width * 0.7) +
      rect(x, y, width, height * 0.09, 3, { fill: ink.solid }) +
      person(cx, top, height * 0.5, ink.line) +
      rect(x - width * 0.03, top, width * 1.06, height * 0.2, 4, { fill: ink.line })
    );
  },
  /** A counter with a product under light and a screen that explains it. */
  demo({ x, y, width, height }, ink) {
    const floor = y + height;
    const table = floor - height * 0.4;
    return (
      rect(x + width * 0.44, y, width * 0.52, height * 0.42, 6, { fill: ink.line }) +
      rect(x + width * 0.48, y + height * 0.05, width * 0.44, height * 0.32, 3, { fill: ink.light }) +
      line(x + width * 0.53, y + height * 0.28, x + width * 0.66, y + height * 0.17, {
        stroke: ink.solid,
        width: 6,
      }) +
      line(x + width * 0.66, y + height * 0.17, x + width * 0.86, y + height * 0.12, {
        stroke: ink.solid,
        width: 6,
      }) +
      rect(x + width * 0.67, y + height * 0.42, width * 0.06, height * 0.18, 0, { fill: ink.line }) +
      circle(x + width * 0.22, table - height * 0.13, height * 0.13, { fill: ink.detail }) +
      rect(x, table, width, height * 0.09, 4, { fill: ink.line }) +
      rect(x + width * 0.05, table + height * 0.09, width * 0.9, height * 0.31, 4, { fill: ink.solid })
    );
  },
  /** A sofa with a lamp and a plant. */
  lounge({ x, y, width, height }, ink) {
    const floor = y + height;
    const seat = floor - height * 0.26;
    return (
      line(x + width * 0.1, floor, x + width * 0.1, y + height * 0.2, { stroke: ink.line, width: 6 }) +
      polygon(
        [
          [x + width * 0.03, y + height * 0.24],
          [x + width * 0.17, y + height * 0.24],
          [x + width * 0.14, y],
          [x + width * 0.06, y],
        ],
        { fill: ink.detail },
      ) +
      rect(x + width * 0.24, y + height * 0.34, width * 0.72, height * 0.44, 14, { fill: ink.solid }) +
      rect(x + width * 0.2, seat - height * 0.14, width * 0.13, height * 0.34, 10, { fill: ink.solid }) +
      rect(x + width * 0.87, seat - height * 0.14, width * 0.13, height * 0.34, 10, { fill: ink.solid }) +
      rect(x + width * 0.33, seat - height * 0.02, width * 0.26, height * 0.14, 6, { fill: ink.light }) +
      rect(x + width * 0.61, seat - height * 0.02, width * 0.26, height * 0.14, 6, { fill: ink.light }) +
      line(x + width * 0.28, floor, x + width * 0.28, seat + height * 0.16, { stroke: ink.line, width: 6 }) +
      line(x + width * 0.92, floor, x + width * 0.92, seat + height * 0.16, { stroke: ink.line, width: 6 })
    );
  },
  /** A counter with a shelf of bottles behind it and stools in front. */
  bar({ x, y, width, height }, ink) {
    const floor = y + height;
    const top = floor - height * 0.45;
    const bottles = [0.12, 0.24, 0.36, 0.52, 0.64, 0.76, 0.88].map((share, index) =>
      rect(x + width * share - 6, y + height * 0.12, 12, height * 0.2, 4, {
        fill: index % 2 === 0 ? ink.detail : ink.solid,
      }),
    );
    const stools = [0.2, 0.5, 0.8].map(
      (share) =>
        line(x + width * share, floor, x + width * share, floor - height * 0.26, {
          stroke: ink.line,
          width: 6,
        }) + rect(x + width * share - 17, floor - height * 0.3, 34, height * 0.06, 5, { fill: ink.detail }),
    );
    return (
      rect(x + width * 0.05, y + height * 0.32, width * 0.9, height * 0.05, 2, { fill: ink.line }) +
      bottles.join("") +
      person(x + width * 0.5, top + 4, height * 0.44, ink.line) +
      rect(x, top, width, height * 0.08, 4, { fill: ink.line }) +
      rect(x + width * 0.03, top + height * 0.08, width * 0.94, height * 0.37, 4, { fill: ink.solid }) +
      stools.join("")
    );
  },
  /** A large screen with people in front of it. */
  screen({ x, y, width, height }, ink) {
    const floor = y + height;
    return (
      rect(x, y, width, height * 0.7, 8, { fill: ink.line }) +
      rect(x + width * 0.04, y + height * 0.05, width * 0.92, height * 0.6, 4, { fill: ink.solid }) +
      polygon(
        [
          [x + width * 0.43, y + height * 0.22],
          [x + width * 0.62, y + height * 0.35],
          [x + width * 0.43, y + height * 0.48],
        ],
        { fill: ink.light },
      ) +
      [0.2, 0.5, 0.8].map((share) => person(x + width * share, floor, height * 0.42, ink.line)).join("")
    );
  },
  /** A photo wall, and a camera on a tripod. */
  photo({ x, y, width, height }, ink) {
    const floor = y + height;
    const [cx, cy] = [x + width * 0.84, y + height * 0.56];
    return (
      rect(x, y, width * 0.66, height, 6, { fill: ink.solid }) +
      circle(x + width * 0.33, y + height * 0.44, width * 0.25, { fill: ink.light }) +
      person(x + width * 0.33, floor, height * 0.66, ink.line) +
      line(cx, cy, cx - width * 0.1, floor, { stroke: ink.line, width: 6 }) +
      line(cx, cy, cx + width * 0.1, floor, { stroke: ink.line, width: 6 }) +
      rect(cx - width * 0.13, cy - height * 0.12, width * 0.26, height * 0.2, 6, { fill: ink.line }) +
      circle(cx - width * 0.02, cy - height * 0.02, height * 0.07, { fill: ink.detail })
    );
  },
  /** A shelf with goods on three boards. */
  retail({ x, y, width, height }, ink) {
    const boards = [0, 1, 2].map((row) => {
      const floor = y + height * (0.32 + row * 0.32);
      const goods = [0, 1, 2, 3].map((column) => {
        const tall = (row + column) % 2 === 0;
        const size = { width: width * 0.15, height: height * (tall ? 0.2 : 0.14) };
        return rect(
          x + width * (0.11 + column * 0.21),
          floor - size.height,
          size.width,
          size.height,
          tall ? 3 : 8,
          {
            fill: (row * 2 + column) % 3 === 0 ? ink.detail : ink.solid,
          },
        );
      });
      return (
        goods.join("") + rect(x + width * 0.04, floor, width * 0.92, height * 0.04, 2, { fill: ink.line })
      );
    });
    return rect(x, y, width, height, 6, { fill: ink.light, stroke: ink.line, width: 6 }) + boards.join("");
  },
  /** A table with work on it and people around. */
  workshop({ x, y, width, height }, ink) {
    const floor = y + height;
    const top = floor - height * 0.4;
    return (
      [0.18, 0.5, 0.82].map((share) => person(x + width * share, floor, height * 0.86, ink.line)).join("") +
      rect(x + width * 0.28, top - height * 0.12, width * 0.12, height * 0.12, 3, { fill: ink.detail }) +
      circle(x + width * 0.64, top - height * 0.09, height * 0.09, { fill: ink.detail }) +
      rect(x, top, width, height * 0.1, 4, { fill: ink.solid }) +
      rect(x + width * 0.06, top + height * 0.1, width * 0.07, height * 0.3, 2, { fill: ink.solid }) +
      rect(x + width * 0.87, top + height * 0.1, width * 0.07, height * 0.3, 2, { fill: ink.solid })
    );
  },
  /** Plants in planters. */
  garden({ x, y, width, height }, ink) {
    const floor = y + height;
    const plants = [0.18, 0.5, 0.82].map((share, index) => {
      const cx = x + width * share;
      const tall = height * (index === 1 ? 0.98 : 0.76);
      const crown = width * 0.16;
      return (
        line(cx, floor - height * 0.24, cx, floor - tall + crown, { stroke: ink.line, width: 6 }) +
        circle(cx, floor - tall + crown, crown, { fill: index === 1 ? ink.detail : ink.solid }) +
        circle(cx - crown * 0.7, floor - tall + crown * 2, crown * 0.7, { fill: ink.solid }) +
        circle(cx + crown * 0.7, floor - tall + crown * 2, crown * 0.7, { fill: ink.solid })
      );
    });
    return plants.join("") + rect(x, floor - height * 0.26, width, height * 0.26, 6, { fill: ink.line });
  },
  /** Two people at a table, talking. */
  meeting({ x, y, width, height }, ink) {
    const floor = y + height;
    const top = floor - height * 0.34;
    const bubble = (bx: number, fill: string) =>
      rect(bx, y, width * 0.28, height * 0.22, 10, { fill }) +
      polygon(
        [
          [bx + width * 0.09, y + height * 0.21],
          [bx + width * 0.19, y + height * 0.21],
          [bx + width * 0.12, y + height * 0.32],
        ],
        { fill },
      );
    return (
      bubble(x + width * 0.12, ink.detail) +
      bubble(x + width * 0.58, ink.light) +
      person(x + width * 0.2, floor, height * 0.68, ink.line) +
      person(x + width * 0.8, floor, height * 0.68, ink.line) +
      rect(x + width * 0.24, top, width * 0.52, height * 0.08, 4, { fill: ink.solid }) +
      rect(x + width * 0.46, top + height * 0.08, width * 0.08, height * 0.26, 0, { fill: ink.solid })
    );
  },
};
